/** Madagaskar from any position, for tests, lessons and problems. */

import { granted, type Result, type Seat } from '@tortuga/kernel';
import { backOf, emptyDeck, occupied, ownerOf, stand, standingOf } from '../deck/crew.ts';
import { LETTERS, readPosition, type Standing, writePosition } from '../deck/position.ts';
import { listOf, NONE, type Space } from '../deck/spaces.ts';
import type { MadagaskarOptions, MadagaskarState } from './state.ts';
import { heightAt, noTowers, towerOf } from './towers.ts';

/** What a position may say besides who stands where. */
export interface MadagaskarSetting {
  /** One number for every player, so it also says how many there are. */
  readonly reserve?: readonly number[];
  readonly mover?: Seat;
  readonly options?: Partial<MadagaskarOptions>;
  /** What is inside towers, from top to bottom; else a tower is all of its owner. */
  readonly owners?: ReadonlyMap<Space, readonly Seat[]>;
}

/** Players who have neither a tower nor a reserve are out of the game. */
export function madagaskarPosition(
  text: string,
  setting: MadagaskarSetting = {},
): Result<MadagaskarState, 'bad-position'> {
  const { reserve = [0, 0], mover = 0, options = {}, owners = new Map<Space, Seat[]>() } = setting;
  const pieces = readPosition(text, LETTERS.slice(0, reserve.length));
  if (!pieces.ok) return pieces;
  const crew = emptyDeck(reserve);
  const towers = noTowers();
  for (const piece of pieces.value) {
    stand(crew, piece.owner, piece.space, piece.back);
    towers[piece.space] = towerOf(owners.get(piece.space) ?? ownTower(piece));
  }
  return granted({
    ...crew,
    stack: [{ kind: 'turn' }],
    options: { firstPlayer: 'seat1', idleLimit: 200, ...options },
    active: mover,
    turn: 0,
    towers,
    out: [...reserve.keys()].filter((seat) => reserve[seat] === 0 && standingOf(crew, seat) === NONE),
    trail: '',
  });
}

function ownTower({ owner, height }: Standing): Seat[] {
  return Array.from({ length: height }, () => owner);
}

/** The position in one line. */
export function madagaskarLine(state: Readonly<MadagaskarState>): string {
  return writePosition(
    listOf(occupied(state)).map((space) => ({
      owner: ownerOf(state, space) ?? 0,
      space,
      back: backOf(state, space),
      height: heightAt(state, space),
    })),
  );
}
