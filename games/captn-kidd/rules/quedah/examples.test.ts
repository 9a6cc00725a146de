import { noFate } from '@tortuga/kernel';
import { legalLines } from '@tortuga/testkit';
import { describe, expect, test } from 'vitest';
import { quedahMerchant } from '../../quedah-merchant.ts';
import { nameOf } from '../deck/board.ts';
import { LETTERS } from '../deck/position.ts';
import { canPlay } from './entering.ts';
import examples from './examples.json' with { type: 'json' };
import type { QuedahSetting } from './position.ts';
import type { QuedahEvent, QuedahState } from './state.ts';
import { answer, begun, pieces, position, rolls } from './testing.ts';
import { heldBy, winnerOf } from './turn.ts';

interface Example {
  readonly id: string;
  readonly why: string;
  readonly mover: string;
  readonly roll?: number;
  readonly reserve?: { readonly [player: string]: number };
  readonly pos: string;
  readonly legal?: readonly string[];
  readonly playable?: { readonly [roll: string]: readonly string[] };
  readonly route?: string;
  readonly exits?: readonly (readonly string[])[];
  readonly exit?: readonly string[];
  readonly free?: readonly string[];
  readonly oppStart?: readonly string[];
  readonly newFree?: readonly string[];
  readonly new?: string;
  readonly after?: string;
  readonly reserveAfter?: { readonly [player: string]: number };
  readonly captives?: readonly number[];
  readonly winner?: string;
}

function stateOf({ pos, mover, roll, reserve }: Example, setting: QuedahSetting = {}): QuedahState {
  return position(pos, {
    mover: LETTERS.indexOf(mover),
    reserve: [reserve?.['A'] ?? 0, reserve?.['B'] ?? 0],
    ...(roll === undefined ? {} : { roll }),
    ...setting,
  });
}

/** What is asked now, the word before each space left out. */
function choices(state: QuedahState): string[] {
  return legalLines(quedahMerchant, state).map((line) => line.replace(/^\w+ /, ''));
}

function kindAsked(state: QuedahState): string | undefined {
  return state.stack.at(-1)?.kind;
}

/** `D3>D4>D5` is the walk `D3>D5<D4`. */
function walkOf(route: string): string {
  const spaces = route.split('>');
  return `${spaces[0]}>${spaces.at(-1)}<${spaces.at(-2)}`;
}

function walked(example: Example): QuedahState {
  const { state, events } = answer(stateOf(example), walkOf(example.route!));
  const moved = events.find((event): event is QuedahEvent & { type: 'moved' } => event.type === 'moved');
  expect(moved?.route.map(nameOf).join('>')).toBe(example.route);
  return state;
}

/** Plays the move and every choice after it that the example tells of, checking what is offered on the way. */
function playedOut(example: Example): QuedahState {
  let state = walked(example);
  for (const [i, exits] of (example.exits ?? []).entries()) {
    expect(kindAsked(state) === 'exit' ? choices(state) : []).toEqual([...exits].sort());
    if (exits.length > 0) state = answer(state, `exit ${example.exit?.[i] ?? exits[0]}`).state;
  }
  if (example.free) {
    expect(kindAsked(state) === 'exitsClosed' ? choices(state) : []).toEqual(example.free);
    if (example.free.length > 0) state = answer(state, `free ${(example.oppStart ?? example.free)[0]}`).state;
  }
  if (example.newFree) {
    expect(kindAsked(state) === 'reinforcement' ? choices(state) : []).toEqual(example.newFree);
    state = answer(state, `place ${example.new}`).state;
  }
  return state;
}

function checkPlay(example: Example): void {
  const state = playedOut(example);
  expect(state.ended === 'captives' ? LETTERS[winnerOf(state)!] : undefined).toBe(example.winner);
  if (state.ended === undefined) expect(kindAsked(state)).toBe('turn');
  if (example.after) expect(pieces(state)).toEqual(pieces(example.after));
  if (example.captives) expect([heldBy(state, 0), heldBy(state, 1)]).toEqual(example.captives);
  for (const [player, left] of Object.entries(example.reserveAfter ?? {})) {
    expect(state.reserve[LETTERS.indexOf(player)]).toBe(left);
  }
}

function checkRolls(example: Example): void {
  for (const [number, lines] of Object.entries(example.playable!)) {
    const roll = Number(number);
    const state = stateOf(example, { roll });
    expect(legalLines(quedahMerchant, state), `roll ${roll}`).toEqual([...lines].sort());
    expect(canPlay(state, state.active, roll)).toBe(lines.length > 0);
  }
}

/** Under both options: what becomes of the mover when the turn begins and each number is rolled. */
function checkStuck(example: Example): void {
  const isBlocked = Object.values(example.playable!).every((lines) => lines.length === 0);
  for (const stuck of ['mild', 'strict'] as const) {
    const state = stateOf(example, { options: { stuck } });
    if (isBlocked) expect(begun(state, noFate).state.ended).toBe('blocked');
    else for (const roll of [1, 2, 3]) checkRoll(example, state, roll);
  }
}

function checkRoll(example: Example, before: QuedahState, roll: number): void {
  const { state } = begun(before, rolls(roll, 1));
  const isPlayable = example.playable![roll]!.length > 0;
  const isStrict = state.options.stuck === 'strict';
  expect(state.ended).toBe(!isPlayable && isStrict ? 'stuck' : undefined);
  if (state.ended === undefined) expect(state.active === before.active).toBe(isPlayable);
  else expect(winnerOf(state)).toBe(1 - before.active);
}

describe('the worked examples of the specification', () => {
  for (const example of examples as Example[]) {
    test(`[${example.id}] ${example.why}`, () => {
      if (example.legal) expect(choices(stateOf(example))).toEqual([...example.legal].sort());
      if (example.route) checkPlay(example);
      if (example.playable) checkRolls(example);
      if (example.playable) checkStuck(example);
      expect.hasAssertions();
    });
  }
});
