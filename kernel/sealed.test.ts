import fc from 'fast-check';
import { expect, test } from 'vitest';
import { imagineAnswers, type SealedAnswer, type ShownFrame, showAnswers } from './index.ts';
import type { Tiny } from './test/tiny.ts';

type Say = Extract<Tiny['move'], { type: 'say' }>;

const AYE: Say = { type: 'say', word: 'aye' };
const NAY: Say = { type: 'say', word: 'nay' };
const ANSWERS: SealedAnswer<Say>[] = [
  { seat: 0, move: AYE },
  { seat: 2, move: NAY },
];

test('everybody sees who has answered, and only the own answer', () => {
  expect(showAnswers(ANSWERS, 2)).toEqual([{ seat: 0 }, { seat: 2, move: NAY }]);
  expect(showAnswers(ANSWERS, 1)).toEqual([{ seat: 0 }, { seat: 2 }]);
  expect(showAnswers(ANSWERS, 'watcher')).toEqual([{ seat: 0 }, { seat: 2 }]);
});

test('what is not shown is guessed, what is shown is kept', () => {
  const asked: number[] = [];
  const answers = imagineAnswers(showAnswers(ANSWERS, 2), (seat) => {
    asked.push(seat);
    return NAY;
  });
  expect(answers).toEqual([
    { seat: 0, move: NAY },
    { seat: 2, move: NAY },
  ]);
  expect(asked).toEqual([0]);
});

test('imagined answers look like those that were seen', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.nat(5)),
      fc.oneof(fc.nat(5), fc.constant('watcher' as const)),
      (seats, viewer) => {
        const shown = showAnswers(
          seats.map((seat) => ({ seat, move: AYE })),
          viewer,
        );
        expect(
          showAnswers(
            imagineAnswers(shown, () => NAY),
            viewer,
          ),
        ).toEqual(shown);
      },
    ),
  );
});

test('frames in views have the type of what is shown', () => {
  type Shown = ShownFrame<Tiny['frame']>;
  const vote: Shown = { kind: 'vote', answers: [{ seat: 1 }] };
  const turn: Shown = { kind: 'turn' };
  // @ts-expect-error: a sealed frame comes with its answers
  const bare: Shown = { kind: 'vote' };
  expect([vote, turn, bare].map(({ kind }) => kind)).toEqual(['vote', 'turn', 'vote']);
});
