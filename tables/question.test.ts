import { begin, defaultOptions, type Game, type MoveRule, seededFate } from '@tortuga/kernel';
import { dive, type Tiny, tiny } from '@tortuga/testkit';
import { expect, test } from 'vitest';
import { shownOffers } from './question.ts';

const DIVE = { type: 'dive' } as const;

/** The rule of diving, with one move for all times. */
function diving(rule: Partial<MoveRule<Tiny>>): Game<Tiny> {
  const moves = [{ ...dive, offers: (_, menu) => menu.add(DIVE), ...rule } satisfies MoveRule<Tiny>];
  return { ...tiny, phases: { ...tiny.phases, turn: { ...tiny.phases.turn, moves } } };
}

const { state } = begin(tiny, { seats: 2, options: defaultOptions(tiny) }, seededFate(1));
const rich = { ...state, coins: [7, 7] };

test('a label that depends on more than its move is made anew, although the move is the same', () => {
  const game = diving({
    label: (_, { coins }) => ({ id: 'pay', params: { coins: coins[0] ?? 0 } }),
  });
  expect(shownOffers(game, state, 0)).toMatchObject([{ label: { params: { coins: 0 } } }]);
  expect(shownOffers(game, rich, 0)).toMatchObject([{ label: { params: { coins: 7 } } }]);
});

test('another rule has its own words for the same move', () => {
  for (const [coins, line] of [
    [1, 'in'],
    [2, 'down'],
    [1, 'in'],
  ] as const) {
    const label = { id: 'pay', params: { coins } } as const;
    const [offer] = shownOffers(diving({ label: () => label, notation: () => line }), state, 0);
    expect({ ...offer }).toEqual({ line, move: DIVE, label });
  }
});

test('an offer made before is shown with the present reason against it, and made once', () => {
  const game = diving({
    offers: ({ state: { coins } }, menu) => menu.add(DIVE, coins[0] === 0 ? 'poor' : undefined),
  });
  const [blocked] = shownOffers(game, state, 0);
  const [free] = shownOffers(game, rich, 0);
  expect({ ...blocked }).toEqual({ line: 'dive', move: DIVE, label: free?.label, no: 'poor' });
  expect(Object.keys(free ?? {})).toEqual(['line', 'move', 'label']);
  expect(shownOffers(game, state, 0)[0]).toBe(blocked);
  expect(shownOffers(game, rich, 0)[0]).toBe(free);
});
