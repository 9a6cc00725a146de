import type { Language } from '@tortuga/kernel';
import type { Quedah } from '../../rules/quedah/state.ts';
import { SPACES } from '../deck/nl.ts';
import { spaceIn } from '../deck/spaces.ts';

const space = spaceIn(SPACES);

function way({ from, to, back }: { from: number; to: number; back: number }): string {
  const last = back === from ? '' : `, komend van ${space(back)}`;
  return `van ${space(from)} naar ${space(to)}${last}`;
}

export const nl: Language<Quedah> = {
  title: 'Quedah Merchant',
  summary: 'Gooi de dobbelsteen, besluip ze van achteren en neem ze gevangen.',
  messages: {
    'setup.ask': 'Zet je eerste piraat op een startveld.',
    'turn.ask': ({ roll }, { plural }) =>
      `Je gooide een ${roll}: loop met één piraat precies ${roll} ${plural(roll, { one: 'veld', other: 'velden' })}.`,
    'exit.ask': ({ from }) => `Je piraat op ${space(from)} is vrij: kies waar hij heen gaat.`,
    'exitsClosed.ask': ({ from, owner }, { who }) =>
      `De bevrijde piraat van ${who(owner)} kan nergens heen vanaf ${space(from)}: zet hem op een startveld.`,
    'reinforcement.ask': 'Je piraat heeft een startveld verlaten: zet een nieuwe in.',
    'place.label': ({ at }) => `Zet een piraat op ${space(at)}`,
    'walk.label': (walk) => `Loop ${way(walk)}`,
    'capture.label': (walk) => `Loop ${way(walk)}, en neem een gevangene`,
    'liberate.label': (walk) => `Loop ${way(walk)}, en bevrijd een maat`,
    'exit.label': ({ to }) => `Naar ${space(to)}`,
    'exit.capture': ({ to }) => `Naar ${space(to)}, en neem een gevangene`,
    'exit.liberate': ({ to }) => `Naar ${space(to)}, en bevrijd een maat`,
    'free.label': ({ at }) => `Zet hem op ${space(at)}`,
    'won.captives': ({ winner, more, less }, { who }) =>
      `${who(winner)} wint: er zijn zeven piraten gevangen, en ${who(winner)} heeft er ${more} tegen ${less}.`,
    'won.blocked': ({ winner, loser }, { who }) =>
      `${who(winner)} wint: ${who(loser)} is geblokkeerd en kan geen enkele worp spelen.`,
    'won.stuck': ({ winner, loser, roll }, { who }) =>
      `${who(winner)} wint: ${who(loser)} kan de gegooide ${roll} niet spelen.`,
    'drawn.idle': ({ turns }, { plural }) =>
      `Remise: ${turns} ${plural(turns, { one: 'beurt', other: 'beurten' })} zonder gevangene, bevrijding of nieuwe piraat.`,
    'drawn.endless': ({ turns }) => `Remise: in ${turns} beurten heeft niemand gewonnen.`,
  },
  events: {
    began: ({ seat }, { who }) => `${who(seat)} begint.`,
    placed: ({ seat, at }, { who }) => `${who(seat)} zet een piraat op ${space(at)}.`,
    rolled: ({ seat, roll }, { who }) => `${who(seat)} gooit een ${roll}.`,
    moved: ({ seat, route }, { who, list }) => {
      const [from = 0, ...over] = route;
      const to = over.pop() ?? from;
      const by = over.length === 0 ? '' : ` over ${list(over.map(space))}`;
      return `${who(seat)} loopt van ${space(from)}${by} naar ${space(to)}.`;
    },
    turnLapsed: ({ seat, roll }, { who }) => `${who(seat)} kan de ${roll} niet spelen en verliest de beurt.`,
    captiveTaken: ({ seat, at }, { who }) => `${who(seat)} neemt een gevangene op ${space(at)}.`,
    liberated: ({ seat, at }, { who }) =>
      `${who(seat)} bevrijdt een maat op ${space(at)} en neemt de bewaker gevangen.`,
    freedTo: ({ from, at }) => `De bevrijde piraat gaat van ${space(from)} naar ${space(at)}.`,
    freedCaptured: ({ from, at }) =>
      `De bevrijde piraat gaat van ${space(from)} naar ${space(at)} en neemt daar een gevangene.`,
    exitsClosed: ({ at }) => `De bevrijde piraat kan nergens heen vanaf ${space(at)}.`,
    freedToStart: ({ seat, at, by }, { who }) =>
      `${who(by)} zet de bevrijde piraat van ${who(seat)} op ${space(at)}.`,
    freedToReserve: ({ seat }, { who }) =>
      `Er is geen startveld vrij: de bevrijde piraat gaat terug naar de voorraad van ${who(seat)}.`,
    captiveCount: ({ held: [first, second] }, { who }) =>
      `Gevangenen: ${who(0)} heeft er ${first}, ${who(1)} heeft er ${second}.`,
    reinforcement: ({ seat, at }, { who }) => `${who(seat)} brengt een nieuwe piraat in op ${space(at)}.`,
    noStartFree: ({ seat }, { who }) => `Er is geen startveld vrij: ${who(seat)} brengt niemand in.`,
    blocked: ({ seat }, { who }) => `${who(seat)} is geblokkeerd.`,
    idling: ({ turnsLeft }, { plural }) =>
      `Nog ${turnsLeft} ${plural(turnsLeft, { one: 'beurt', other: 'beurten' })} zonder gevangene, bevrijding of nieuwe piraat en het is remise.`,
    ended: ({ winner }, { who }) => `${who(winner)} wint.`,
    drawn: () => 'Het spel eindigt in remise.',
  },
  reasons: {
    occupied: 'Daar staat al iemand.',
    'own-pirate': 'Daar staat je eigen piraat.',
    'not-from-behind': 'Die kun je alleen van achteren grijpen.',
    'holds-captive': 'Deze piraat heeft al een gevangene en kan er geen tweede nemen.',
  },
  options: {
    firstPlayer: { label: 'Startspeler', values: { random: 'door loting', seat1: 'de eerste plaats' } },
    stuck: {
      label: 'Een worp die niet te spelen is',
      values: { mild: 'kost de beurt', strict: 'verliest het spel' },
    },
    idleLimit: { label: 'Stille beurten achtereen tot het remise is (0: pas na 20.000)' },
  },
};
