import { isOver, noFate, play, readMove } from '@tortuga/kernel';
import { legalLines } from '@tortuga/testkit';
import { describe, expect, test } from 'vitest';
import { loyalCaptain } from '../../loyal-captain.ts';
import { nameOf } from '../deck/board.ts';
import { listOf } from '../deck/spaces.ts';
import { capturedOf, groupsOf } from './capture.ts';
import examples from './examples.json' with { type: 'json' };
import { loyalLine, loyalPosition } from './position.ts';
import type { LoyalEvent, LoyalState } from './state.ts';
import { canAct, resolveCaptures } from './turn.ts';

interface Example {
  readonly id: string;
  readonly why: string;
  readonly pos: string;
  readonly mover?: string;
  readonly reserve?: { readonly [player: string]: number };
  readonly captured?: readonly (readonly string[])[];
  readonly resolveFor?: string;
  readonly removed?: readonly (readonly string[])[];
  readonly acts?: readonly (readonly [string, string, readonly (readonly string[])[]])[];
  readonly after?: string;
  readonly reserveAfter?: { readonly [player: string]: number };
  readonly legal?: readonly string[];
  readonly cycle?: { readonly [player: string]: readonly string[] };
  readonly drawAfterTurns?: number;
}

/** The rulebook's example is played by N and L, all others by A and B. */
function lettersOf({ pos }: Example): string {
  return pos.includes('N:') ? 'NL' : 'AB';
}

function stateOf(example: Example): LoyalState {
  const letters = lettersOf(example);
  const reserve = [example.reserve?.[letters[0]!] ?? 0, example.reserve?.[letters[1]!] ?? 0] as const;
  const position = loyalPosition(example.pos, {
    reserve,
    mover: letters.indexOf(example.mover ?? letters[0]!),
    letters,
  });
  if (!position.ok) throw new Error(position.detail);
  return position.value;
}

/** Groups as the specification writes them: spaces and groups in alphabetical order. */
function named(groups: readonly number[][]): string[][] {
  return sortedGroups(groups.map((group) => group.map(nameOf)));
}

function sortedGroups(groups: readonly (readonly string[])[]): string[][] {
  return groups.map((group) => [...group].sort()).sort((a, b) => a.join().localeCompare(b.join()));
}

function capturedGroups(state: LoyalState, owner: number): number[][] {
  const captured = capturedOf(state, owner);
  return groupsOf(state.standing[owner]!)
    .filter((group) => group & captured)
    .map(listOf);
}

/** Plays one action and returns the groups removed, the opponent's first. */
function act(state: LoyalState, seat: number, line: string): string[][] {
  state.active = seat;
  const move = readMove(loyalCaptain, state, seat, line);
  if (!move.ok) throw new Error(`${line}: ${move.code}`);
  return removedBy((log) => play(loyalCaptain, state, seat, move.value, noFate, log));
}

function removedBy(run: (log: (event: LoyalEvent) => void) => void): string[][] {
  const removed: string[][] = [];
  run((event) => {
    const isCapture = event.type === 'encircled' || event.type === 'selfCaptured';
    if (isCapture) removed.push(event.spaces.map(nameOf).sort());
  });
  return removed;
}

function check(example: Example): void {
  const letters = lettersOf(example);
  const state = stateOf(example);
  if (example.captured) {
    const captured = [0, 1].flatMap((owner) => capturedGroups(state, owner));
    expect(named(captured)).toEqual(sortedGroups(example.captured));
  }
  if (example.legal) {
    expect(legalLines(loyalCaptain, state)).toEqual([...example.legal].sort());
    expect(canAct(state, state.active)).toBe(example.legal.length > 0);
  }
  for (const [player, line, removed] of example.acts ?? []) {
    expect(act(state, letters.indexOf(player), line), line).toEqual(
      removed.map((group) => [...group].sort()),
    );
  }
  if (example.after)
    expect(loyalLine(state, letters).split(' ').sort()).toEqual(example.after.split(' ').sort());
  for (const [player, left] of Object.entries(example.reserveAfter ?? {})) {
    expect(state.reserve[letters.indexOf(player)]).toBe(left);
  }
}

describe('the worked examples of the specification', () => {
  for (const example of examples as unknown as Example[]) {
    test(`[${example.id}] ${example.why}`, () => {
      check(example);
      if (example.removed) checkResolution(example);
      if (example.cycle) checkCycle(example);
    });
  }
});

function checkResolution(example: Example): void {
  const state = stateOf(example);
  const seat = lettersOf(example).indexOf(example.resolveFor!);
  const removed = removedBy((log) => resolveCaptures(state, seat, { placed: true }, log));
  expect(removed).toEqual(example.removed!.map((group) => [...group].sort()));
}

function checkCycle({ drawAfterTurns = 0, cycle = {}, ...example }: Example): void {
  const state = stateOf({ ...example });
  for (let turn = 0; turn < drawAfterTurns; turn++) {
    expect(isOver(state)).toBe(false);
    const seat = turn % 2;
    const steps = cycle['AB'[seat]!]!;
    act(state, seat, steps[Math.floor(turn / 2) % steps.length]!);
  }
  expect(state.ended).toBe('repetition');
}
