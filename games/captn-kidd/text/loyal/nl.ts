import type { Language } from '@tortuga/kernel';
import type { Loyal } from '../../rules/loyal/state.ts';
import { SPACES } from '../deck/nl.ts';
import { spaceIn } from '../deck/spaces.ts';

const space = spaceIn(SPACES);

export const nl: Language<Loyal> = {
  title: 'Loyal Captain',
  summary: 'Omsingel de muiters: geen geluk, geen genade.',
  messages: {
    'turn.ask': 'Zet een piraat in of ga met een piraat een stap vooruit.',
    'place.label': ({ at }) => `Zet een piraat op ${space(at)}`,
    'step.label': ({ from, to }) => `Stap van ${space(from)} naar ${space(to)}`,
    'won.immobile': ({ winner, loser }, { who }) =>
      `${who(winner)} wint: ${who(loser)} kan niet stappen en niet inzetten.`,
    'drawn.repetition': 'Remise: dezelfde stelling staat er voor de derde keer.',
    'drawn.idle': ({ turns }) => `Remise: ${turns} beurten zonder inzet of gevangene.`,
  },
  events: {
    began: ({ seat }, { who }) => `${who(seat)} begint.`,
    placed: ({ seat, at }, { who }) => `${who(seat)} zet een piraat op ${space(at)}.`,
    stepped: ({ seat, from, to }, { who }) => `${who(seat)} stapt van ${space(from)} naar ${space(to)}.`,
    encircled: ({ owner, spaces }, { who, plural, list }) =>
      `${plural(spaces.length, { one: 'Een piraat', other: `${spaces.length} piraten` })} van ${who(owner)} op ${list(spaces.map(space))} ${plural(spaces.length, { one: 'is', other: 'zijn' })} omsingeld en ${plural(spaces.length, { one: 'verlaat', other: 'verlaten' })} het schip.`,
    selfCaptured: ({ owner, spaces }, { who, plural, list }) =>
      `${who(owner)} verliest door deze inzet ${plural(spaces.length, { one: 'een piraat', other: `${spaces.length} piraten` })} op ${list(spaces.map(space))}.`,
    threatened: ({ owner, spaces, gap }, { who, list }) =>
      `${who(owner)} zit in het nauw op ${list(spaces.map(space))}: alleen ${space(gap)} is nog vrij.`,
    repeated: ({ times }) => `Deze stelling heeft er nu ${times} keer gestaan; de derde keer is het remise.`,
    idling: ({ turnsLeft }, { plural }) =>
      `Nog ${turnsLeft} ${plural(turnsLeft, { one: 'beurt', other: 'beurten' })} zonder inzet of gevangene en het is remise.`,
    ended: ({ winner }, { who }) => `${who(winner)} wint.`,
    drawn: () => 'Het spel eindigt in remise.',
  },
  reasons: {
    occupied: 'Daar staat al iemand.',
    'reserve-empty': 'Je hebt geen piraten meer in voorraad.',
    backwards: 'Een piraat stapt nooit achteruit.',
  },
  options: {
    firstPlayer: { label: 'Startspeler', values: { random: 'door loting', seat1: 'de eerste plaats' } },
    repetition: {
      label: 'Herhaling',
      values: { draw3: 'de derde keer is remise', off: 'uit: 200 stille beurten zijn remise' },
    },
  },
};
