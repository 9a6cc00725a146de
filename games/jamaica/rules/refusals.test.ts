import { Match, noFate, readMove, type Seat } from '@tortuga/kernel';
import { expect, test } from 'vitest';
import { jamaica } from '../jamaica.ts';
import { position } from './position.ts';
import type { JamaicaState } from './state.ts';
import { arrival, luck, refusal, turn } from './testing.ts';

const choosing = position({ ships: [{}, {}, {}], dice: [2, 5] });
const clearing = turn({ ships: [{ card: 'C11', holds: 'food 1, food 2, gold 3, gold 4, powder 5' }] }).state;
const paying = arrival({ ships: [{ at: 'A2', holds: 'food 1, gold 2, food 4' }] }).state;
const aiming = arrival({ ships: [{ at: 'C5', holds: 'powder 2' }, { at: 'C5' }], plundered: 'C5' }).state;
const sailing = turn({ ships: [{ at: 'A5', card: 'C01' }], dice: [4, 1] }).state;

const BAD: readonly [what: string, state: JamaicaState, line: string, seat: Seat, code: string][] = [
  ['a hold of another good', paying, 'take 2', 0, 'other-good'],
  ['an empty hold', paying, 'take 4', 0, 'empty-hold'],
  ['hold 6 without the card', paying, 'take 6', 0, 'no-sixth-hold'],
  ['hold 6 without the card, to load', clearing, 'load 6', 0, 'no-sixth-hold'],
  ['a hold with the same good', clearing, 'load 5', 0, 'same-good'],
  ['a hold that no ship has', clearing, 'load 9', 0, 'not-offered'],
  ['a card that is not in hand', choosing, 'play C09', 0, 'not-in-hand'],
  ['too much powder', aiming, 'spend 3', 0, 'not-enough-powder'],
  ['less powder than none', aiming, 'spend -1', 0, 'not-offered'],
  ['a stop on the way', sailing, 'sail b1', 0, 'exact-steps'],
  ['a lane that does not lead there', sailing, 'sail D1', 0, 'not-offered'],
  ['a lane that does not exist', sailing, 'sail Z9', 0, 'not-offered'],
  ['an answer out of turn', sailing, 'sail B3', 1, 'not-your-turn'],
];

test.each(BAD)('[LAW-10] %s is refused, and nothing changes', (_, state, line, seat, code) => {
  const before = JSON.stringify(state);
  expect(refusal(state, line, seat)).toBe(code);
  expect(JSON.stringify(state)).toBe(before);
});

test('[ROUND-7, LAW-10] a second choice of card is refused, and the first stays', () => {
  const match = Match.begin(jamaica, { seats: 3, options: choosing.options }, luck());
  const line = 'play C01';
  expect(match.answer(0, line, luck()).ok).toBe(true);
  const before = JSON.stringify(match.state);
  expect(match.answer(0, 'play C02', noFate)).toEqual({ ok: false, code: 'not-your-turn' });
  expect(match.undoable(0)).toBe(0);
  expect(JSON.stringify(match.state)).toBe(before);
  expect(readMove(jamaica, match.state, 1, line).ok).toBe(true);
});
