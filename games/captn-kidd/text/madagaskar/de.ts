import type { Language, Words } from '@tortuga/kernel';
import { nameOf } from '../../rules/deck/board.ts';
import { LONGEST_TRAIL } from '../../rules/deck/trail.ts';
import type { Madagaskar } from '../../rules/madagaskar/state.ts';
import { SPACES } from '../deck/de.ts';
import { spaceIn } from '../deck/spaces.ts';

const space = spaceIn(SPACES);

/** "Piraten" stands in the accusative and the dative alike. */
function tower(height: number, { plural }: Words): string {
  return plural(height, { one: 'Piraten', other: `${height}er-Turm` });
}

export const de: Language<Madagaskar> = {
  title: 'Madagaskar',
  summary: 'Schlage von hinten und baue Türme: je höher sie sind, desto weiter müssen sie gehen.',
  messages: {
    'setup.ask': 'Setze einen Piraten auf eine freie Luke.',
    'turn.ask': 'Ziehe mit einem Piraten oder einem Turm, oder setze einen Piraten auf eine freie Luke.',
    'place.label': ({ at }) => `Pirat einsetzen auf ${space(at)}`,
    'walk.label': ({ from, to, back, height }, words) =>
      words.plural(height, {
        one: `Schritt von ${space(from)} nach ${space(to)}`,
        other: `Mit dem ${tower(height, words)} von ${space(from)} nach ${space(to)}, zuletzt über ${space(back)}`,
      }),
    'round.label': ({ at, back, height }, words) =>
      `Mit dem ${tower(height, words)} von ${space(at)} im Kreis zurück auf seinen Platz, zuletzt über ${space(back)}`,
    'capture.label': ({ from, to, height, victim, prey }, words) =>
      `Mit dem ${tower(height, words)} von ${space(from)} aus den ${tower(prey, words)} von ${words.who(victim)} auf ${space(to)} schlagen`,
    'won.captured': ({ winner }, { who }) => `${who(winner)} gewinnt: Alles ist geschlagen.`,
    'drawn.immobile': 'Unentschieden: Niemand kann mehr ziehen oder einsetzen.',
    'drawn.idle': ({ turns }, { plural }) =>
      `Unentschieden: ${turns} ${plural(turns, { one: 'Zug', other: 'Züge' })} ohne Einsetzen und ohne Schlagen.`,
    'drawn.repetition': 'Unentschieden: Dieselbe Stellung steht zum dritten Mal.',
  },
  events: {
    began: ({ seat }, { who }) => `${who(seat)} beginnt.`,
    placed: ({ seat, at }, { who }) => `${who(seat)} setzt einen Piraten auf ${space(at)} ein.`,
    moved: ({ seat, route, height }, words) =>
      `${words.who(seat)} zieht mit einem ${tower(height, words)}: ${route.map(nameOf).join(' > ')}.`,
    roundTrip: ({ at }) => `Der Turm steht wieder auf ${space(at)}, wo er losging.`,
    towerGrew: ({ seat, victim, at, height }, { who }) =>
      `${who(seat)} schlägt ${who(victim)} auf ${space(at)}: Der Turm dort ist jetzt ${height} hoch.`,
    flagRaised: ({ at, flags }, { plural }) =>
      `Der Turm auf ${space(at)} trägt jetzt ${plural(flags, { one: 'eine Flagge', other: `${flags} Flaggen` })}.`,
    passed: ({ seat }, { who }) => `${who(seat)} kann weder ziehen noch einsetzen und passt.`,
    playerOut: ({ seat }, { who }) => `${who(seat)} hat keinen Turm und keinen Vorrat mehr und scheidet aus.`,
    repeated: ({ times }) =>
      `Diese Stellung steht jetzt zum ${times}. Mal; beim dritten Mal endet das Spiel unentschieden.`,
    idling: ({ turnsLeft }, { plural }) =>
      `Noch ${turnsLeft} ${plural(turnsLeft, { one: 'Zug', other: 'Züge' })} ohne Einsetzen und ohne Schlagen, dann ist das Spiel unentschieden.`,
    ended: ({ winner }, { who }) => `${who(winner)} gewinnt.`,
    drawn: () => 'Das Spiel endet unentschieden.',
  },
  reasons: {
    occupied: 'Dort steht schon jemand.',
    'reserve-empty': 'Du hast keine Piraten mehr im Vorrat.',
    backwards: 'Ein Pirat geht nie rückwärts.',
    'own-tower': 'Dort steht dein eigener Pirat obenauf.',
    'not-from-behind': 'Piraten und Türme werden nur von hinten geschlagen.',
    'back-to-hatch': 'Mit dem Rücken zur Luke kann niemand geschlagen werden.',
    'no-room': 'Für so viele Schritte, wie der Turm hoch ist, fehlt der Platz.',
  },
  options: {
    firstPlayer: { label: 'Startspieler', values: { random: 'wird ausgelost', seat1: 'der erste Platz' } },
    idleLimit: {
      label: `Züge ohne Einsetzen und Schlagen bis zum Unentschieden (0: erst nach ${LONGEST_TRAIL})`,
    },
  },
};
