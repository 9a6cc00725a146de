import type { Language } from '@tortuga/kernel';
import type { Loyal } from '../../rules/loyal/state.ts';
import { SPACES } from '../deck/en.ts';
import { spaceIn } from '../deck/spaces.ts';

const space = spaceIn(SPACES);

export const en: Language<Loyal> = {
  title: 'Loyal Captain',
  summary: 'Encircle the mutineers: no luck, no mercy.',
  messages: {
    'turn.ask': 'Place a pirate or take one a step forward.',
    'place.label': ({ at }) => `Place a pirate on ${space(at)}`,
    'step.label': ({ from, to }) => `Step from ${space(from)} to ${space(to)}`,
    'won.immobile': ({ winner, loser }, { who }) =>
      `${who(winner)} wins: ${who(loser)} can neither step nor place.`,
    'drawn.repetition': 'A draw: the same position stands for the third time.',
    'drawn.idle': ({ turns }) => `A draw: ${turns} turns without a placing or a capture.`,
  },
  events: {
    began: ({ seat }, { who }) => `${who(seat)} begins.`,
    placed: ({ seat, at }, { who }) => `${who(seat)} places a pirate on ${space(at)}.`,
    stepped: ({ seat, from, to }, { who }) => `${who(seat)} steps from ${space(from)} to ${space(to)}.`,
    encircled: ({ owner, spaces }, { who, plural, list }) =>
      `${plural(spaces.length, { one: 'A pirate', other: `${spaces.length} pirates` })} of ${who(owner)} on ${list(spaces.map(space))} ${plural(spaces.length, { one: 'is', other: 'are' })} encircled and ${plural(spaces.length, { one: 'leaves', other: 'leave' })} the ship.`,
    selfCaptured: ({ owner, spaces }, { who, plural, list }) =>
      `${who(owner)} gives up ${plural(spaces.length, { one: 'a pirate', other: `${spaces.length} pirates` })} on ${list(spaces.map(space))} by this placing.`,
    threatened: ({ owner, spaces, gap }, { who, list }) =>
      `${who(owner)} is hard pressed on ${list(spaces.map(space))}: only ${space(gap)} is open.`,
    repeated: ({ times }) => `This position has now stood ${times} times; the third time is a draw.`,
    idling: ({ turnsLeft }, { plural }) =>
      `${turnsLeft} more ${plural(turnsLeft, { one: 'turn', other: 'turns' })} without a placing or a capture and the game is drawn.`,
    ended: ({ winner }, { who }) => `${who(winner)} wins.`,
    drawn: () => 'The game is drawn.',
  },
  reasons: {
    occupied: 'Somebody stands there.',
    'reserve-empty': 'You have no pirates left in reserve.',
    backwards: 'A pirate never steps backwards.',
  },
  options: {
    firstPlayer: { label: 'First player', values: { random: 'drawn by lot', seat1: 'the first seat' } },
    repetition: {
      label: 'Repetition',
      values: { draw3: 'the third time is a draw', off: 'off: 200 quiet turns are a draw' },
    },
  },
};
