/** The lesson of Jamaica. The dice fall as low as can be, so that nothing hangs on them. */

import type { LessonStep } from '../../../web/toolkit/learn.ts';
import type { JamaicaEvent } from '../rules/events.ts';
import { cargo, EMPTY } from '../rules/holds.ts';
import { cardOf } from '../rules/position.ts';
import type { Jamaica } from '../rules/state.ts';
import { asking, LAST, waiting } from './positions.ts';
import type { Miss, StepId } from './words.ts';

type Step = LessonStep<Jamaica, Miss>;

/** The others load gold in Port Royal and are in nobody's way. */
const QUIET = { holds: 'food 3, gold 3', hand: 'C08 C09 C10' };

/** Something of this kind is to happen. */
function wants(type: JamaicaEvent['type'], miss: Miss): Step['judge'] {
  return (events) => (events.some((event) => event.type === type) ? undefined : miss);
}

export const steps: { readonly [S in StepId]: Step } = {
  dice: {
    start: {
      position: asking(
        { kind: 'dice', rolled: [2, 5] },
        { ships: [{ holds: 'food 3, gold 3', hand: 'C03 C07 C10' }, QUIET, QUIET], dice: [0, 0] },
      ),
    },
    solution: 'assign 5 2',
    judge: (_, { dice }) => (dice[0] === 5 ? undefined : 'little-gold'),
  },
  card: {
    start: {
      replies: [
        { seat: 1, move: 'play C08' },
        { seat: 2, move: 'play C08' },
      ],
    },
    solution: 'play C07',
    judge: (events) =>
      events.some((event) => event.type === 'revealed' && event.seat === 0 && event.card === cardOf('C07'))
        ? undefined
        : 'other-card',
  },
  lair: {
    start: {
      position: asking(
        { kind: 'sail', way: 'forward', steps: 4 },
        {
          ...LAST,
          dice: [2, 4],
          round: 3,
          ships: [
            { at: 'A5', holds: 'food 3, gold 5, powder 2' },
            { at: 'A3', ...QUIET },
            { at: 'C3', ...QUIET },
          ],
        },
      ),
    },
    solution: 'sail B3',
    judge: wants('plundered', 'no-lair'),
  },
  pay: {
    start: {
      position: asking(
        { kind: 'take', seat: 0, good: 'food', due: 2 },
        {
          ...LAST,
          dice: [3, 2],
          round: 4,
          ships: [
            { at: 'C3', holds: 'food 1, food 4, gold 3, powder 2' },
            { at: 'C1', ...QUIET },
            { at: 'A5', ...QUIET },
          ],
        },
      ),
    },
    solution: 'take 1',
    judge: (_, { ships }) => (ships[0]?.holds[0] === EMPTY ? undefined : 'both-holds'),
  },
  clear: {
    start: {
      position: asking(
        { kind: 'load', seat: 0, good: 'gold', count: 6 },
        {
          ...LAST,
          dice: [2, 6],
          round: 5,
          ships: [
            { at: 'C4', holds: 'food 3, powder 1, food 5, gold 3, powder 4' },
            { at: 'C1', ...QUIET },
            { at: 'B3', ...QUIET },
          ],
          plundered: 'B3',
        },
      ),
    },
    solution: 'load 2',
    judge: (_, { ships }) => (ships[0]?.holds[1] === cargo('gold', 6) ? undefined : 'dear-hold'),
  },
  battle: {
    start: {
      position: asking(
        { kind: 'powder', seat: 0 },
        {
          ...LAST,
          dice: [1, 5],
          round: 6,
          ships: [
            { at: 'E2', holds: 'food 3, gold 2, powder 3' },
            { at: 'E2', ...QUIET, holds: 'gold 5, food 2' },
            { at: 'C2', ...QUIET },
          ],
        },
        { attacker: 0, defender: 1, powder: [0, 0], dice: [0, 0], isSabreUsed: false },
      ),
    },
    solution: 'spend 3',
    judge: (events) =>
      events.some((event) => event.type === 'won' && event.winner === 0) ? undefined : 'no-victory',
  },
  spoils: {
    start: { replies: [] },
    solution: 'loot 1',
    judge: (events) =>
      events.some((event) => event.type === 'looted' && event.good === 'gold') ? undefined : 'no-gold',
  },
  retreat: {
    start: {
      position: asking(
        { kind: 'retreat' },
        {
          ...LAST,
          dice: [4, 3],
          round: 3,
          ships: [
            { at: 'C1', holds: '-, gold 4' },
            { at: 'C4', ...QUIET },
            { at: 'A3', ...QUIET },
          ],
        },
      ),
    },
    solution: 'retreat B5',
    judge: wants('plundered', 'no-treasure'),
  },
  home: {
    start: {
      position: waiting(['C08', 'C08'], {
        dice: [4, 2],
        round: 9,
        ships: [
          { at: 'G6', holds: 'food 2, gold 6, gold 3', hand: 'C04 C08 C10', riches: ['+5'] },
          { ...QUIET, at: 'G4' },
          { ...QUIET, at: 'E4' },
        ],
        plundered: 'A4 B3 G4',
      }),
    },
    solution: 'play C04',
    judge: wants('finished', 'not-home'),
  },
};
