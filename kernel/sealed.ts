/** Sealed answers in views and in imagined worlds: that somebody has answered is public, what is not. */

import type { AnyFrame, AnyMove, SealedAnswer, Seat, Viewer } from './game.ts';

/** A sealed answer as a viewer sees it: without the move, unless it is the viewer's own. */
export interface ShownAnswer<M extends AnyMove = AnyMove> {
  readonly seat: Seat;
  readonly move?: M;
}

/** A frame as a view holds it: the same, but sealed answers are {@link ShownAnswer}s. */
export type ShownFrame<F extends AnyFrame> = F extends { answers: SealedAnswer<infer M>[] }
  ? Omit<F, 'answers'> & { readonly answers: readonly ShownAnswer<M>[] }
  : Readonly<F>;

/**
 * The answers of a sealed frame as one viewer may see them.
 *
 * @example
 * ```ts
 * import { type SealedAnswer, showAnswers } from '@tortuga/kernel';
 *
 * const answers: SealedAnswer<{ type: 'hide'; at: string }>[] = [
 *   { seat: 0, move: { type: 'hide', at: 'coral' } },
 *   { seat: 2, move: { type: 'hide', at: 'perla' } },
 * ];
 * const shown = showAnswers(answers, 2); // [{ seat: 0 }, { seat: 2, move: { type: 'hide', at: 'perla' } }]
 * ```
 */
export function showAnswers<M extends AnyMove>(
  answers: readonly SealedAnswer<M>[],
  viewer: Viewer,
): ShownAnswer<M>[] {
  return answers.map(({ seat, move }) => (seat === viewer ? { seat, move } : { seat }));
}

/**
 * Sealed answers behind what a viewer sees: those that are not shown are guessed. A guess must be one of
 * the answers that seat could have given.
 *
 * @example
 * ```ts
 * import { imagineAnswers, pick, seededFate, type ShownAnswer } from '@tortuga/kernel';
 *
 * const shown: ShownAnswer<{ type: 'hide'; at: string }>[] = [{ seat: 0 }];
 * const fate = seededFate(1);
 * const answers = imagineAnswers(shown, () => ({ type: 'hide', at: pick(fate, ['coral', 'perla']) }));
 * ```
 */
export function imagineAnswers<M extends AnyMove>(
  shown: readonly ShownAnswer<M>[],
  guess: (seat: Seat) => M,
): SealedAnswer<M>[] {
  return shown.map(({ seat, move }) => ({ seat, move: move ?? guess(seat) }));
}
