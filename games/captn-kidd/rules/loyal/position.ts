/** Loyal Captain from any position, for tests, lessons and problems. */

import { granted, type Result, type Seat } from '@tortuga/kernel';
import { emptyDeck, occupied, ownerOf, stand } from '../deck/crew.ts';
import { LETTERS, readPosition, writePosition } from '../deck/position.ts';
import { listOf } from '../deck/spaces.ts';
import type { LoyalOptions, LoyalState } from './state.ts';

/** What a position may say besides who stands where. */
export interface LoyalSetting {
  readonly reserve?: readonly [number, number];
  readonly mover?: Seat;
  readonly options?: Partial<LoyalOptions>;
  readonly letters?: string;
}

export function loyalPosition(text: string, setting: LoyalSetting = {}): Result<LoyalState, 'bad-position'> {
  const { reserve = [0, 0], mover = 0, options = {}, letters = LETTERS } = setting;
  const pieces = readPosition(text, letters);
  if (!pieces.ok) return pieces;
  const crew = emptyDeck(reserve);
  for (const { owner, space, back } of pieces.value) stand(crew, owner, space, back);
  return granted({
    ...crew,
    stack: [{ kind: 'turn' }],
    options: { firstPlayer: 'seat1', repetition: 'draw3', ...options },
    active: mover,
    turn: 0,
    lost: [0, 0],
    trail: '',
    idle: 0,
  });
}

/** The position in one line. */
export function loyalLine(state: Readonly<LoyalState>, letters = LETTERS): string {
  return writePosition(
    listOf(occupied(state)).map((space) => ({
      owner: ownerOf(state, space) ?? 0,
      space,
      back: state.back[space] ?? 0,
      height: 1,
    })),
    letters,
  );
}
