import type { Language } from '@tortuga/kernel';
import type { Loyal } from '../../rules/loyal/state.ts';
import { SPACES } from '../deck/de.ts';
import { spaceIn } from '../deck/spaces.ts';

const space = spaceIn(SPACES);

export const de: Language<Loyal> = {
  title: 'Loyal Captain',
  summary: 'Umzingle die Meuterer: kein Glück, keine Gnade.',
  messages: {
    'turn.ask': 'Setze einen Piraten ein oder gehe mit einem einen Schritt vorwärts.',
    'place.label': ({ at }) => `Pirat einsetzen auf ${space(at)}`,
    'step.label': ({ from, to }) => `Schritt von ${space(from)} nach ${space(to)}`,
    'won.immobile': ({ winner, loser }, { who }) =>
      `${who(winner)} gewinnt: ${who(loser)} kann weder ziehen noch einsetzen.`,
    'drawn.repetition': 'Unentschieden: Dieselbe Stellung steht zum dritten Mal.',
    'drawn.idle': ({ turns }) => `Unentschieden: ${turns} Züge ohne Einsetzen und ohne Gefangene.`,
  },
  events: {
    began: ({ seat }, { who }) => `${who(seat)} beginnt.`,
    placed: ({ seat, at }, { who }) => `${who(seat)} setzt einen Piraten auf ${space(at)} ein.`,
    stepped: ({ seat, from, to }, { who }) => `${who(seat)} geht von ${space(from)} nach ${space(to)}.`,
    encircled: ({ owner, spaces }, { who, plural, list }) =>
      `${plural(spaces.length, { one: 'Ein Pirat', other: `${spaces.length} Piraten` })} von ${who(owner)} auf ${list(spaces.map(space))} ${plural(spaces.length, { one: 'ist', other: 'sind' })} umzingelt und ${plural(spaces.length, { one: 'verlässt', other: 'verlassen' })} das Schiff.`,
    selfCaptured: ({ owner, spaces }, { who, plural, list }) =>
      `${who(owner)} verliert durch dieses Einsetzen ${plural(spaces.length, { one: 'einen Piraten', other: `${spaces.length} Piraten` })} auf ${list(spaces.map(space))}.`,
    threatened: ({ owner, spaces, gap }, { who, list }) =>
      `${who(owner)} ist in Bedrängnis auf ${list(spaces.map(space))}: Nur ${space(gap)} ist noch frei.`,
    repeated: ({ times }) =>
      `Diese Stellung steht jetzt zum ${times}. Mal; beim dritten Mal endet das Spiel unentschieden.`,
    idling: ({ turnsLeft }, { plural }) =>
      `Noch ${turnsLeft} ${plural(turnsLeft, { one: 'Zug', other: 'Züge' })} ohne Einsetzen und ohne Gefangene, dann ist das Spiel unentschieden.`,
    ended: ({ winner }, { who }) => `${who(winner)} gewinnt.`,
    drawn: () => 'Das Spiel endet unentschieden.',
  },
  reasons: {
    occupied: 'Dort steht schon jemand.',
    'reserve-empty': 'Du hast keine Piraten mehr im Vorrat.',
    backwards: 'Ein Pirat geht nie rückwärts.',
  },
  options: {
    firstPlayer: { label: 'Startspieler', values: { random: 'wird ausgelost', seat1: 'der erste Platz' } },
    repetition: {
      label: 'Wiederholung',
      values: { draw3: 'beim dritten Mal unentschieden', off: 'aus: 200 ruhige Züge sind unentschieden' },
    },
  },
};
