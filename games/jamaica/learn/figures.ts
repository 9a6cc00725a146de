/** The pictures in the rulebook of Jamaica. */

import type { Figure } from '../../../web/toolkit/learn.ts';
import { position } from '../rules/position.ts';
import type { Jamaica } from '../rules/state.ts';
import { asking, LAST } from './positions.ts';
import type { FigureId } from './words.ts';

const START = { holds: 'food 3, gold 3' };

export const figures: { readonly [F in FigureId]: Figure<Jamaica> } = {
  start: { section: 'setup', position: { ...position({ ships: [START, START, START] }), dice: [0, 0] } },
  dice: {
    section: 'turn',
    position: position({
      dice: [5, 2],
      round: 2,
      ships: [
        { at: 'A2', holds: '-, gold 3, gold 5', discards: 'C07' },
        { at: 'A4', holds: 'food 3, gold 3, powder 5', discards: 'C05' },
        { holds: 'food 3, gold 3, gold 5, gold 2', discards: 'C08' },
      ],
      plundered: 'A4',
    }),
    lit: ['dice'],
  },
  fork: {
    section: 'moving',
    position: asking(
      { kind: 'sail', way: 'forward', steps: 4 },
      { ...LAST, dice: [2, 4], ships: [{ at: 'A5', holds: 'food 3, gold 5' }, { at: 'A3' }, { at: 'C3' }] },
    ),
    meant: 'sail B3',
    lit: ['C1'],
    close: ['A5', 'B1', 'B3', 'C1'],
  },
  shortage: {
    section: 'moving',
    position: asking(
      { kind: 'retreat' },
      { ...LAST, dice: [4, 3], ships: [{ at: 'C1', holds: '-, gold 4' }, { at: 'C4' }, { at: 'A3' }] },
    ),
    meant: 'retreat B5',
    lit: ['A5'],
    close: ['A5', 'B1', 'B5', 'C1'],
  },
  battle: {
    section: 'capturing',
    position: asking(
      { kind: 'powder', seat: 1 },
      {
        ...LAST,
        dice: [1, 5],
        ships: [
          { at: 'E2', holds: 'food 3, powder 1' },
          { at: 'E2', holds: 'gold 5, powder 3' },
          { at: 'C2', holds: 'gold 3' },
        ],
      },
      { attacker: 0, defender: 1, powder: [2, 0], dice: [8, 0], isSabreUsed: false },
    ),
    close: ['battle'],
  },
  scores: {
    section: 'end',
    position: {
      ...position({
        isLastRound: true,
        dice: [4, 2],
        round: 9,
        ships: [
          { at: 'PR', lap: 1, holds: 'gold 3' },
          { at: 'G7', holds: 'gold 3, gold 3, gold 6', riches: ['+7', '-4'] },
          { at: 'E4', holds: 'gold 6, food 2', riches: ['+3'] },
        ],
        plundered: 'A4 B3 C5 G4',
      }),
      stack: [],
    },
    close: ['battle'],
  },
};
