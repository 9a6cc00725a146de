/** Sealed questions: an answer of one seat must not make the answers of others stale. */

import type { AnyState, Game, GameTypes, SealedAnswer, Seat } from '@tortuga/kernel';

/**
 * The seats whose answers were newly sealed, if the sealed question that was open before is still open; otherwise
 * nothing: then everybody is asked anew.
 */
export function stillSealed(
  game: Game<GameTypes>,
  before: Readonly<AnyState>,
  after: Readonly<AnyState>,
  seat: Seat,
): readonly Seat[] | undefined {
  if (before.stack.length !== after.stack.length) return undefined;
  const had = answersOf(game, before);
  const has = answersOf(game, after);
  if (had === undefined || has === undefined || !has.includes(seat)) return undefined;
  if (before.stack.at(-1)?.kind !== after.stack.at(-1)?.kind) return undefined;
  return had.every((other) => has.includes(other)) ? has.filter((other) => !had.includes(other)) : undefined;
}

/** Who has answered the sealed question that is open, if it is one. */
function answersOf({ phases }: Game<GameTypes>, { stack }: Readonly<AnyState>): Seat[] | undefined {
  const frame: { kind: string; answers?: SealedAnswer<GameTypes['move']>[] } | undefined = stack.at(-1);
  if (frame === undefined || phases[frame.kind]?.unseal === undefined) return undefined;
  return frame.answers?.map(({ seat }) => seat);
}
