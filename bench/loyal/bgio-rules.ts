/** The rules of Loyal Captain on the plain data that boardgame.io keeps. */

import { nextTo, SPACES, STARTS } from './deck.ts';

/** The state `G` of the match. */
export interface Deck {
  /** For every space, the player who stands there, or `NOBODY`. */
  owner: number[];
  /** For every space, the space behind who stands there, or `STUB`. */
  back: number[];
  reserve: number[];
  /** The positions since the last placing or capture, one key after the other. */
  history: string;
  result?: Result;
}

type Result = { readonly winner: string } | { readonly draw: true };

const NOBODY = -1;
export const STUB = -1;

export function stand({ owner, back }: Deck, space: number, player: number, behind: number): void {
  owner[space] = player;
  back[space] = behind;
}

export function leave(deck: Deck, space: number): void {
  stand(deck, space, NOBODY, STUB);
}

/** LC-TURN-4 */
export function canPlace({ owner, reserve }: Readonly<Deck>, player: number, space: number): boolean {
  return (reserve[player] ?? 0) > 0 && STARTS.includes(space) && owner[space] === NOBODY;
}

/** LC-TURN-5: a free space ahead; `to` is known to be a neighbour. */
export function isAhead({ owner, back }: Readonly<Deck>, from: number, to: number): boolean {
  return owner[to] === NOBODY && back[from] !== to;
}

/** LC-CAPTURE-8, LC-CAPTURE-9: the captured pirates of an owner in the groups that reach `around`. */
export function capturedNear(deck: Readonly<Deck>, player: number, around: readonly number[]): number[] {
  const captured: number[] = [];
  for (const space of around) {
    if (deck.owner[space] !== player || captured.includes(space)) continue;
    const group = groupOf(deck, space);
    if (isCaptured(deck, group)) captured.push(...group);
  }
  return captured;
}

/** LC-CAPTURE-2 */
function groupOf({ owner }: Readonly<Deck>, space: number): number[] {
  const group = [space];
  for (const member of group) {
    for (const next of nextTo(member)) {
      if (owner[next] === owner[space] && !group.includes(next)) group.push(next);
    }
  }
  return group;
}

/** LC-CAPTURE-5, LC-CAPTURE-6 */
function isCaptured({ owner, back }: Readonly<Deck>, group: readonly number[]): boolean {
  return group.every((member) =>
    nextTo(member).every((next) => group.includes(next) || (owner[next] !== NOBODY && back[next] !== member)),
  );
}

/** LC-END-1 */
export function canAct(deck: Readonly<Deck>, player: number): boolean {
  if (STARTS.some((space) => canPlace(deck, player, space))) return true;
  for (let from = 0; from < SPACES; from++) {
    if (deck.owner[from] === player && nextTo(from).some((to) => isAhead(deck, from, to))) return true;
  }
  return false;
}

/** LC-END-6: a position in one character for every space. */
export function keyOf({ owner, back }: Readonly<Deck>): string {
  let key = '';
  for (let space = 0; space < SPACES; space++) {
    key += String.fromCharCode(32 * ((owner[space] ?? NOBODY) + 2) + (back[space] ?? STUB) + 1);
  }
  return key;
}

/** LC-END-5: how often the last position of a history stands in it, with the same player to move. */
export function timesStood(history: string): number {
  const last = history.slice(-SPACES);
  let times = 0;
  for (let from = history.length - SPACES; from >= 0; from -= 2 * SPACES) {
    if (history.startsWith(last, from)) times += 1;
  }
  return times;
}
