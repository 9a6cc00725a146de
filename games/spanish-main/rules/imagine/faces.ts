/** Tokens behind what somebody sees: every note and every known coin holds in the imagined world. */

import { at, type Fate, pick, shuffle } from '@tortuga/kernel';
import type { Note, SpanishMainOptions, Token } from '../state.ts';
import {
  coinSets,
  coinsToBring,
  type Face,
  HIGHEST_COIN,
  mayComeNext,
  measureFor,
  UNIQUES,
  type Unique,
  uniquesIn,
} from '../treasure.ts';

/** How many there are of every face: coins by their gold, then the unique treasures. */
type Counts = number[];

const KINDS = HIGHEST_COIN + 1 + UNIQUES.length;

function kindOf(face: Face): number {
  return typeof face === 'number' ? face : HIGHEST_COIN + 1 + UNIQUES.indexOf(face);
}

function faceOf(kind: number): Face {
  return kind <= HIGHEST_COIN ? kind : at(UNIQUES, kind - HIGHEST_COIN - 1);
}

function noCounts(): Counts {
  return Array.from({ length: KINDS }, () => 0);
}

function add(counts: Counts, face: Face): void {
  const kind = kindOf(face);
  counts[kind] = at(counts, kind) + 1;
}

function countsOf(faces: Iterable<Face>): Counts {
  const counts = noCounts();
  for (const face of faces) add(counts, face);
  return counts;
}

/** The tokens that were dealt to one island, some of them still without a face. */
interface Group {
  readonly tokens: readonly { face: Face | undefined; readonly nth: number }[];
  readonly notes: readonly Note[];
}

/** A token whose face may still be open. */
export type Blank = Omit<Token, 'face' | 'gold'> & { face: Face | undefined; gold: number };

/** What everybody brought, as far as the one who imagines knows it. */
export interface Brought {
  readonly seats: number;
  readonly options: SpanishMainOptions;
  /** G0, which everybody knows (SETUP-29). */
  readonly gold: number;
  /** One's own tokens; nothing for a watcher. */
  readonly own: readonly Face[] | undefined;
}

/** Gives every token a face that agrees with all that is known. */
export function fillFaces(tokens: Blank[], notes: readonly Note[], brought: Brought, fate: Fate): void {
  if (tokens.every(({ face }) => face !== undefined)) return;
  const groups = groupsOf(tokens, notes);
  const needs = groups.map(needOf);
  const pool = poolFor(sumOf(needs), brought, fate);
  for (const need of needs)
    for (let kind = 0; kind < KINDS; kind++) pool[kind] = at(pool, kind) - at(need, kind);
  const coins = groups.map((group, i) => drawCoins(group, at(needs, i), pool, fate));
  for (const [i, group] of groups.entries())
    fillGroup(group, { need: at(needs, i), coins: at(coins, i) }, pool, fate);
  for (const token of tokens)
    if (token.gold < 0) token.gold = typeof token.face === 'number' ? token.face : 0;
}

function groupsOf(tokens: readonly Blank[], notes: readonly Note[]): Group[] {
  const islands = [...new Set(tokens.map(({ from }) => from))].filter((from) => from >= 0);
  return islands.map((island) => ({
    tokens: tokens.filter(({ from }) => from === island),
    notes: notes.filter((note) => note.island === island),
  }));
}

function isThere({ nth }: { readonly nth: number }, taken: number): boolean {
  return nth === 0 || nth > taken;
}

/** The faces that must be among the tokens of an island, whichever is which. */
function needOf({ tokens, notes }: Group): Counts {
  const known = tokens.flatMap(({ face }) => face ?? []);
  const need = countsOf(known);
  for (const { taken, faces } of notes) {
    const gone = tokens.flatMap((token) => (isThere(token, taken) ? [] : (token.face ?? [])));
    const then = countsOf([...faces, ...gone]);
    for (let kind = 0; kind < KINDS; kind++) need[kind] = Math.max(at(need, kind), at(then, kind));
  }
  return need;
}

function sumOf(all: readonly Counts[]): Counts {
  const sum = noCounts();
  for (const counts of all)
    for (let kind = 0; kind < KINDS; kind++) sum[kind] = at(sum, kind) + at(counts, kind);
  return sum;
}

/** How often chance may try before any way will do. */
const TRIES = 20;

function missingFrom({ tokens }: Group, need: Counts): number {
  return tokens.length - need.reduce((sum, count) => sum + count, 0);
}

/** HIDE-9: what was taken and is not known is a coin, so these are drawn before anything else. */
function drawCoins(group: Group, need: Counts, pool: Counts, fate: Fate): Face[] {
  const unknown = group.tokens.filter(({ face, nth }) => face === undefined && nth > 0);
  const count = Math.min(unknown.length, missingFrom(group, need));
  return Array.from({ length: count }, () => drawFace(pool, HIGHEST_COIN, fate));
}

/** The faces that must be among the tokens of an island, and the coins drawn for it. */
interface Share {
  readonly need: Counts;
  readonly coins: readonly Face[];
}

/** Draws what is missing from the pool, then lays the faces down in a way that agrees with all notes. */
function fillGroup(group: Group, { need, coins }: Share, pool: Counts, fate: Fate): void {
  const open = group.tokens.filter(({ face }) => face === undefined);
  if (open.length === 0) return;
  const missing = missingFrom(group, need) - coins.length;
  for (let tried = 1; ; tried++) {
    const drawn = Array.from({ length: missing }, () => drawFace(pool, KINDS - 1, fate));
    const faces = facesFor(group.tokens, need, [...coins, ...drawn]);
    const ways = waysToLay(faces, open, group);
    if (ways.length === 0 && tried < TRIES) {
      for (const face of drawn) add(pool, face);
      continue;
    }
    const way = ways.length === 0 ? faces : pick(fate, ways);
    for (const [i, token] of open.entries()) token.face = at(way, i);
    return;
  }
}

/** One of the faces up to a kind. */
function drawFace(pool: Counts, last: number, fate: Fate): Face {
  let total = 0;
  for (let kind = 0; kind <= last; kind++) total += Math.max(0, at(pool, kind));
  if (total === 0) return 1;
  let skip = fate.draw(total);
  for (let kind = 0; kind <= last; kind++) {
    const count = Math.max(0, at(pool, kind));
    if (skip < count) {
      pool[kind] = count - 1;
      return faceOf(kind);
    }
    skip -= count;
  }
  return 1;
}

/** The faces of a group that no known token has. */
function facesFor(tokens: Group['tokens'], need: Counts, drawn: readonly Face[]): Face[] {
  const counts = countsOf(drawn);
  for (let kind = 0; kind < KINDS; kind++) counts[kind] = at(counts, kind) + at(need, kind);
  for (const { face } of tokens) if (face !== undefined) counts[kindOf(face)] = at(counts, kindOf(face)) - 1;
  return counts.flatMap((count, kind) => Array.from({ length: Math.max(0, count) }, () => faceOf(kind)));
}

/** Every order of the faces on the open tokens that agrees with the notes; only coins were taken unseen. */
function waysToLay(faces: readonly Face[], open: Group['tokens'], group: Group): Face[][] {
  return orders(faces).filter((way) => {
    if (open.some(({ nth }, i) => nth > 0 && typeof way[i] !== 'number')) return false;
    const faceAt = (token: Group['tokens'][number]) => token.face ?? at(way, open.indexOf(token));
    return group.notes.every(({ taken, faces: seen, isAll }) => {
      const there = countsOf(group.tokens.filter((token) => isThere(token, taken)).map(faceAt));
      const wanted = countsOf(seen);
      return wanted.every((count, kind) => (isAll ? at(there, kind) === count : at(there, kind) >= count));
    });
  });
}

function orders(faces: readonly Face[]): Face[][] {
  if (faces.length <= 1) return [faces.slice()];
  return faces.flatMap((face, i) => orders(faces.toSpliced(i, 1)).map((rest) => [face, ...rest]));
}

/** Everything that was brought, guessing what others brought so that it holds what must be there. */
function poolFor(needs: Counts, brought: Brought, fate: Fate): Counts {
  const { seats, options, own } = brought;
  const pool = countsOf(own ?? []);
  const left = needs.map((count, kind) => Math.max(0, count - at(pool, kind)));
  const others = own === undefined ? seats : seats - 1;
  const guessed = [...guessCoins(left, others, brought, fate), ...guessUniques(left, others, options, fate)];
  for (const face of guessed) add(pool, face);
  return pool;
}

function guessUniques(left: Counts, others: number, options: SpanishMainOptions, fate: Fate): Unique[] {
  if (options.uniques === 'off') return [];
  const seen = UNIQUES.flatMap((unique) => Array.from({ length: at(left, kindOf(unique)) }, () => unique));
  return Array.from({ length: others }, (_, i) => seen[i] ?? pick(fate, uniquesIn(options)));
}

function guessCoins(left: Counts, others: number, brought: Brought, fate: Fate): readonly number[] {
  const { seats, options } = brought;
  const { gold } = measureFor(seats, options);
  const count = coinsToBring(seats, options);
  if (options.coins === 'free' && gold === undefined)
    return guessAnyCoins(left, others * count, brought, fate);
  const sets = options.coins === 'free' ? allSets(count, gold ?? 0) : coinSets(seats, options);
  const possible = options.coins === 'usual' ? sets.slice(0, 1) : sets;
  const coins = left.slice(0, HIGHEST_COIN + 1);
  return (
    guessSets(coins, others, possible, fate) ?? Array.from({ length: others }, () => at(possible, 0)).flat()
  );
}

/** MULTI-2: what was seen, and any coins besides that make up the gold everybody knows of. */
function guessAnyCoins(left: Counts, count: number, { gold, own }: Brought, fate: Fate): number[] {
  const seen: number[] = [];
  for (let coin = 1; coin <= HIGHEST_COIN; coin++) for (let i = 0; i < at(left, coin); i++) seen.push(coin);
  const mine = (own ?? []).reduce((sum: number, face) => sum + (typeof face === 'number' ? face : 0), 0);
  const rest = gold - mine - seen.reduce((sum, coin) => sum + coin, 0);
  return [...seen, ...anyCoins(count - seen.length, rest, fate)];
}

/** So many coins with so much gold in all, in any order. */
export function anyCoins(count: number, gold: number, fate: Fate): number[] {
  const coins: number[] = [];
  let rest = gold;
  for (let left = count - 1; left >= 0; left--) {
    const least = Math.max(1, rest - left * HIGHEST_COIN);
    const most = Math.max(least, Math.min(HIGHEST_COIN, rest - left));
    const coin = least + fate.draw(most - least + 1);
    coins.push(coin);
    rest -= coin;
  }
  return coins;
}

/** One set for each of the others, so that together they hold what is left to explain. */
function guessSets(
  left: Counts,
  others: number,
  sets: readonly (readonly number[])[],
  fate: Fate,
): number[] | undefined {
  if (others === 0) return left.every((count) => count <= 0) ? [] : undefined;
  for (const set of shuffle(fate, sets)) {
    const rest = left.slice();
    for (const coin of set) rest[coin] = at(rest, coin) - 1;
    const guessed = guessSets(rest, others - 1, sets, fate);
    if (guessed !== undefined) return [...set, ...guessed];
  }
  return undefined;
}

/** SETUP-26: every set of so many coins with so much gold. */
function allSets(count: number, gold: number, coins: readonly number[] = []): number[][] {
  if (coins.length === count) return [coins.slice()];
  return [6, 5, 4, 3, 2, 1]
    .filter((next) => mayComeNext(coins, next, count, gold))
    .flatMap((next) => allSets(count, gold, [...coins, next]));
}
