import type { Language, Words } from '@tortuga/kernel';
import { nameOf } from '../../rules/deck/board.ts';
import { LONGEST_TRAIL } from '../../rules/deck/trail.ts';
import type { Madagaskar } from '../../rules/madagaskar/state.ts';
import { SPACES } from '../deck/en.ts';
import { spaceIn } from '../deck/spaces.ts';

const space = spaceIn(SPACES);

function tower(height: number, { plural }: Words): string {
  return plural(height, { one: 'pirate', other: `${height}-high tower` });
}

export const en: Language<Madagaskar> = {
  title: 'Madagaskar',
  summary: 'Strike from behind and build towers: the higher they stand, the further they must walk.',
  messages: {
    'setup.ask': 'Place a pirate on a free hatch.',
    'turn.ask': 'Move a pirate or a tower, or place a pirate on a free hatch.',
    'place.label': ({ at }) => `Place a pirate on ${space(at)}`,
    'walk.label': ({ from, to, back, height }, words) =>
      words.plural(height, {
        one: `Step from ${space(from)} to ${space(to)}`,
        other: `Move the ${tower(height, words)} from ${space(from)} to ${space(to)}, arriving from ${space(back)}`,
      }),
    'round.label': ({ at, back, height }, words) =>
      `Take the ${tower(height, words)} on ${space(at)} round and back to its place, arriving from ${space(back)}`,
    'capture.label': ({ from, to, height, victim, prey }, words) =>
      `Capture the ${tower(prey, words)} of ${words.who(victim)} on ${space(to)} with the ${tower(height, words)} from ${space(from)}`,
    'won.captured': ({ winner }, { who }) => `${who(winner)} wins: everything is captured.`,
    'drawn.immobile': 'A draw: nobody can move or place any more.',
    'drawn.idle': ({ turns }, { plural }) =>
      `A draw: ${turns} ${plural(turns, { one: 'turn', other: 'turns' })} without a placing or a capture.`,
    'drawn.repetition': 'A draw: the same position stands for the third time.',
  },
  events: {
    began: ({ seat }, { who }) => `${who(seat)} begins.`,
    placed: ({ seat, at }, { who }) => `${who(seat)} places a pirate on ${space(at)}.`,
    moved: ({ seat, route, height }, { who, plural }) =>
      `${who(seat)} moves ${plural(height, { one: 'a pirate', other: `a tower of height ${height}` })}: ${route.map(nameOf).join(' > ')}.`,
    roundTrip: ({ at }) => `The tower is back on ${space(at)}, where it began.`,
    towerGrew: ({ seat, victim, at, height }, { who }) =>
      `${who(seat)} captures ${who(victim)} on ${space(at)}: the tower there is now ${height} high.`,
    flagRaised: ({ at, flags }, { plural }) =>
      `The tower on ${space(at)} now flies ${plural(flags, { one: 'a flag', other: `${flags} flags` })}.`,
    passed: ({ seat }, { who }) => `${who(seat)} can neither move nor place, and passes.`,
    playerOut: ({ seat }, { who }) => `${who(seat)} has no tower and no reserve left and is out of the game.`,
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
    'own-tower': 'Your own pirate stands on top there.',
    'not-from-behind': 'Pirates and towers are captured from behind only.',
    'back-to-hatch': 'With the back to the hatch nobody can be captured.',
    'no-room': 'There is no room for as many steps as the tower is high.',
  },
  options: {
    firstPlayer: { label: 'First player', values: { random: 'drawn by lot', seat1: 'the first seat' } },
    idleLimit: {
      label: `Turns without a placing or a capture until a draw (0: only after ${LONGEST_TRAIL})`,
    },
  },
};
