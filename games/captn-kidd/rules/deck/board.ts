/** The board: read from a file, checked once, and then only looked up (DECK-1 to DECK-5). */

import { at, granted, type Result, RulesBug, refuse } from '@tortuga/kernel';
import { KIDD_DECK } from './data/kidd-deck.ts';
import { afterFirst, count, first, NONE, only, type Space, type SpaceSet, setOf } from './spaces.ts';

/** A board as data. `entry` is the direction in which the black stub of a start space is drawn. */
export interface BoardFile {
  readonly name: string;
  readonly size: { readonly w: number; readonly h: number };
  readonly spaces: readonly {
    readonly id: string;
    readonly kind: 'start' | 'deck';
    readonly x: number;
    readonly y: number;
    readonly entry?: readonly [number, number];
  }[];
  readonly edges: readonly (readonly [string, string])[];
}

/** A board that was accepted. */
export interface Board {
  readonly file: BoardFile;
  readonly names: readonly string[];
  readonly starts: SpaceSet;
  /** The neighbours of every space. */
  readonly neighbours: readonly SpaceSet[];
  /** What is odd about the file without being wrong (DECK-3). */
  readonly warnings: readonly string[];
}

const SPACES = 18;
const EDGES = 24;
const NEIGHBOURS = { start: 2, deck: 3 };
const STARTS = 6;

/** DECK-2, DECK-3: accepts a board with the counts of the printed one, all in one piece. */
export function readBoard(file: BoardFile): Result<Board, 'bad-board'> {
  const neighbours = neighboursIn(file);
  const fault = faultOf(file, neighbours);
  if (fault !== undefined) return refuse('bad-board', fault);
  const starts = setOf(file.spaces.flatMap(({ kind }, space) => (kind === 'start' ? [space] : [])));
  const touching = file.spaces.filter(
    ({ kind }, space) => kind === 'start' && (neighbours[space] ?? NONE) & starts,
  );
  return granted({
    file,
    names: file.spaces.map(({ id }) => id),
    starts,
    neighbours,
    warnings: touching.map(({ id }) => `start space ${id} touches another start space`),
  });
}

function neighboursIn({ spaces, edges }: BoardFile): SpaceSet[] {
  const index = new Map(spaces.map(({ id }, space) => [id, space]));
  const neighbours: SpaceSet[] = spaces.map(() => NONE);
  for (const [a, b] of edges) {
    const [from, to] = [index.get(a), index.get(b)];
    if (from === undefined || to === undefined) continue;
    neighbours[from] = (neighbours[from] ?? NONE) | only(to);
    neighbours[to] = (neighbours[to] ?? NONE) | only(from);
  }
  return neighbours;
}

function faultOf({ spaces, edges }: BoardFile, neighbours: readonly SpaceSet[]): string | undefined {
  if (spaces.length !== SPACES || new Set(spaces.map(({ id }) => id)).size !== SPACES) {
    return `a board has ${SPACES} spaces with different names`;
  }
  if (spaces.filter(({ kind }) => kind === 'start').length !== STARTS) return `a board has ${STARTS} starts`;
  if (new Set(edges.map(([a, b]) => [a, b].sort().join())).size !== EDGES || edges.length !== EDGES) {
    return `a board has ${EDGES} different edges`;
  }
  const odd = spaces.find(({ kind }, space) => count(neighbours[space] ?? NONE) !== NEIGHBOURS[kind]);
  if (odd !== undefined) return `space ${odd.id} must have ${NEIGHBOURS[odd.kind]} neighbours`;
  if (spreadFrom(only(0), -1, neighbours) !== 2 ** SPACES - 1) return 'a board is in one piece';
  return undefined;
}

/** All spaces that touch a set. */
function touching(set: SpaceSet, neighbours: readonly SpaceSet[]): SpaceSet {
  let touched = NONE;
  for (let left = set; left !== NONE; left = afterFirst(left)) touched |= neighbours[first(left)] ?? NONE;
  return touched;
}

/** The set together with everything inside `within` that hangs on to it. */
function spreadFrom(set: SpaceSet, within: SpaceSet, neighbours: readonly SpaceSet[]): SpaceSet {
  let grown = set;
  let fresh = set;
  while (fresh !== NONE) {
    fresh = touching(fresh, neighbours) & within & ~grown;
    grown |= fresh;
  }
  return grown;
}

function accepted(file: BoardFile): Board {
  const board = readBoard(file);
  if (!board.ok) throw new RulesBug(board.detail ?? board.code);
  return board.value;
}

/** The board everybody plays on. */
export const BOARD: Board = accepted(KIDD_DECK);

export function nameOf(space: Space): string {
  return at(BOARD.names, space);
}

export function neighboursOf(space: Space): SpaceSet {
  return BOARD.neighbours[space] ?? NONE;
}

/** The spaces next to a set that are not in it. */
export function borderOf(set: SpaceSet): SpaceSet {
  return touching(set, BOARD.neighbours) & ~set;
}

/** The part of `within` that is connected with a space in it. */
export function connected(space: Space, within: SpaceSet): SpaceSet {
  return spreadFrom(only(space), within, BOARD.neighbours);
}

/** The number of steps in the shortest way round: no piece comes back to its space sooner. */
export function shortestRound(): number {
  const rounds = BOARD.names.map((_, space) => stepsBackTo(space));
  return Math.min(...rounds);
}

/** Walks outwards until two ways meet: the first space reached twice closes the round. */
function stepsBackTo(space: Space): number {
  let reached = only(space);
  let edge = reached;
  for (let steps = 1; edge !== NONE; steps++) {
    const next = borderOf(reached) & touching(edge, BOARD.neighbours);
    for (let left = next; left !== NONE; left = afterFirst(left)) {
      if (count(neighboursOf(first(left)) & edge) > 1) return 2 * steps;
      if ((neighboursOf(first(left)) & next) !== NONE) return 2 * steps + 1;
    }
    reached |= next;
    edge = next;
  }
  return Number.POSITIVE_INFINITY;
}
