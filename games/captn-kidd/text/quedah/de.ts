import type { Language } from '@tortuga/kernel';
import type { Quedah } from '../../rules/quedah/state.ts';
import { SPACES } from '../deck/de.ts';
import { spaceIn } from '../deck/spaces.ts';

const space = spaceIn(SPACES);

function way({ from, to, back }: { from: number; to: number; back: number }): string {
  const last = back === from ? '' : `, von ${space(back)} her`;
  return `von ${space(from)} nach ${space(to)}${last}`;
}

export const de: Language<Quedah> = {
  title: 'Quedah Merchant',
  summary: 'Würfle, schleich dich von hinten an und nimm sie gefangen.',
  messages: {
    'setup.ask': 'Setze deinen ersten Piraten auf ein Startfeld.',
    'turn.ask': ({ roll }, { plural }) =>
      `Du hast eine ${roll} gewürfelt: Ziehe einen Piraten genau ${roll} ${plural(roll, { one: 'Feld', other: 'Felder' })} weit.`,
    'exit.ask': ({ from }) => `Dein Pirat auf ${space(from)} ist frei: Wähle, wohin er geht.`,
    'exitsClosed.ask': ({ from, owner }, { who }) =>
      `Der befreite Pirat von ${who(owner)} kommt nicht weg von ${space(from)}: Setze ihn auf ein Startfeld.`,
    'reinforcement.ask': 'Dein Pirat hat ein Startfeld verlassen: Setze einen neuen ein.',
    'place.label': ({ at }) => `Pirat einsetzen auf ${space(at)}`,
    'walk.label': (walk) => `Ziehen ${way(walk)}`,
    'capture.label': (walk) => `Ziehen ${way(walk)}, und einen Gefangenen nehmen`,
    'liberate.label': (walk) => `Ziehen ${way(walk)}, und einen Kameraden befreien`,
    'exit.label': ({ to }) => `Nach ${space(to)}`,
    'exit.capture': ({ to }) => `Nach ${space(to)}, und einen Gefangenen nehmen`,
    'exit.liberate': ({ to }) => `Nach ${space(to)}, und einen Kameraden befreien`,
    'free.label': ({ at }) => `Auf ${space(at)} setzen`,
    'won.captives': ({ winner, more, less }, { who }) =>
      `${who(winner)} gewinnt: Sieben Piraten sind gefangen, und ${who(winner)} hält ${more} davon gegen ${less}.`,
    'won.blocked': ({ winner, loser }, { who }) =>
      `${who(winner)} gewinnt: ${who(loser)} ist blockiert und kann keinen einzigen Wurf ziehen.`,
    'won.stuck': ({ winner, loser, roll }, { who }) =>
      `${who(winner)} gewinnt: ${who(loser)} kann die gewürfelte ${roll} nicht ziehen.`,
    'drawn.idle': ({ turns }, { plural }) =>
      `Unentschieden: ${turns} ${plural(turns, { one: 'Zug', other: 'Züge' })} ohne Gefangennahme, Befreiung oder neuen Piraten.`,
    'drawn.endless': ({ turns }) => `Unentschieden: In ${turns} Zügen hat niemand gewonnen.`,
  },
  events: {
    began: ({ seat }, { who }) => `${who(seat)} beginnt.`,
    placed: ({ seat, at }, { who }) => `${who(seat)} setzt einen Piraten auf ${space(at)} ein.`,
    rolled: ({ seat, roll }, { who }) => `${who(seat)} würfelt eine ${roll}.`,
    moved: ({ seat, route }, { who, list }) => {
      const [from = 0, ...over] = route;
      const to = over.pop() ?? from;
      const by = over.length === 0 ? '' : ` über ${list(over.map(space))}`;
      return `${who(seat)} zieht von ${space(from)}${by} nach ${space(to)}.`;
    },
    turnLapsed: ({ seat, roll }, { who }) => `${who(seat)} kann die ${roll} nicht ziehen und muss aussetzen.`,
    captiveTaken: ({ seat, at }, { who }) => `${who(seat)} macht auf ${space(at)} einen Gefangenen.`,
    liberated: ({ seat, at }, { who }) =>
      `${who(seat)} befreit auf ${space(at)} einen Kameraden und nimmt den Bewacher gefangen.`,
    freedTo: ({ from, at }) => `Der befreite Pirat geht von ${space(from)} nach ${space(at)}.`,
    freedCaptured: ({ from, at }) =>
      `Der befreite Pirat geht von ${space(from)} nach ${space(at)} und macht dort einen Gefangenen.`,
    exitsClosed: ({ at }) => `Der befreite Pirat kommt nicht weg von ${space(at)}.`,
    freedToStart: ({ seat, at, by }, { who }) =>
      `${who(by)} setzt den befreiten Piraten von ${who(seat)} auf ${space(at)}.`,
    freedToReserve: ({ seat }, { who }) =>
      `Kein Startfeld ist frei: Der befreite Pirat kommt zurück in den Vorrat von ${who(seat)}.`,
    captiveCount: ({ held: [first, second] }, { who }) =>
      `Gefangene: ${who(0)} hält ${first}, ${who(1)} hält ${second}.`,
    reinforcement: ({ seat, at }, { who }) =>
      `${who(seat)} bringt auf ${space(at)} einen neuen Piraten ins Spiel.`,
    noStartFree: ({ seat }, { who }) => `Kein Startfeld ist frei: ${who(seat)} bringt niemanden ins Spiel.`,
    blocked: ({ seat }, { who }) => `${who(seat)} ist blockiert.`,
    idling: ({ turnsLeft }, { plural }) =>
      `Noch ${turnsLeft} ${plural(turnsLeft, { one: 'Zug', other: 'Züge' })} ohne Gefangennahme, Befreiung oder neuen Piraten, dann ist das Spiel unentschieden.`,
    ended: ({ winner }, { who }) => `${who(winner)} gewinnt.`,
    drawn: () => 'Das Spiel endet unentschieden.',
  },
  reasons: {
    occupied: 'Dort steht schon jemand.',
    'own-pirate': 'Dort steht dein eigener Pirat.',
    'not-from-behind': 'Den kannst du nur von hinten fangen.',
    'holds-captive': 'Dieser Pirat hat schon einen Gefangenen und kann keinen zweiten nehmen.',
  },
  options: {
    firstPlayer: { label: 'Startspieler', values: { random: 'wird ausgelost', seat1: 'der erste Platz' } },
    stuck: {
      label: 'Ein Wurf, der nicht ziehbar ist',
      values: { mild: 'kostet den Zug', strict: 'verliert das Spiel' },
    },
    idleLimit: { label: 'Ruhige Züge in Folge bis zum Unentschieden (0: erst nach 20.000)' },
  },
};
