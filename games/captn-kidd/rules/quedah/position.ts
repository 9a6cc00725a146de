/** Quedah Merchant from any position, for tests, lessons and problems. */

import { granted, type Result, type Seat } from '@tortuga/kernel';
import { backOf, emptyDeck, occupied, ownerOf, stand } from '../deck/crew.ts';
import { readPosition, type Standing, writePosition } from '../deck/position.ts';
import { has, listOf, NONE, only, type Space } from '../deck/spaces.ts';
import type { QuedahOptions, QuedahState } from './state.ts';

/** What a position may say besides who stands where. */
export interface QuedahSetting {
  readonly reserve?: readonly [number, number];
  readonly mover?: Seat;
  readonly roll?: number;
  readonly idle?: number;
  readonly options?: Partial<QuedahOptions>;
}

/** The position with the mover asked to walk as far as was rolled. */
export function quedahPosition(
  text: string,
  { reserve = [0, 0], mover = 0, roll = 1, idle = 1, options = {} }: QuedahSetting = {},
): Result<QuedahState, 'bad-position'> {
  const pieces = readPosition(text);
  if (!pieces.ok) return pieces;
  const crew = emptyDeck(reserve);
  let stacks = NONE;
  for (const { owner, space, back, captive } of pieces.value) {
    stand(crew, owner, space, back);
    if (captive !== undefined) stacks |= only(space);
  }
  return granted({
    ...crew,
    stack: [{ kind: 'turn' }],
    options: { firstPlayer: 'seat1', stuck: 'mild', idleLimit: 200, ...options },
    active: mover,
    turn: 0,
    stacks,
    roll,
    idle,
  });
}

/** The position in one line. */
export function quedahLine(state: Readonly<QuedahState>): string {
  return writePosition(listOf(occupied(state)).map((space) => standingOn(state, space)));
}

function standingOn(state: Readonly<QuedahState>, space: Space): Standing {
  const owner = ownerOf(state, space) ?? 0;
  const piece = { owner, space, back: backOf(state, space), height: 1 };
  return has(state.stacks, space) ? { ...piece, captive: 1 - owner } : piece;
}
