import { isOver, noFate, play, readMove } from '@tortuga/kernel';
import { legalLines } from '@tortuga/testkit';
import { describe, expect, test } from 'vitest';
import { madagaskar } from '../../madagaskar.ts';
import { BOARD, nameOf } from '../deck/board.ts';
import { LETTERS } from '../deck/position.ts';
import examples from './examples.json' with { type: 'json' };
import { madagaskarLine, madagaskarPosition } from './position.ts';
import type { MadagaskarEvent, MadagaskarState } from './state.ts';
import { flagsOf, ownersOf } from './towers.ts';
import { canAct } from './turn.ts';

interface Example {
  readonly id: string;
  readonly why: string;
  readonly pos?: string;
  readonly mover?: string;
  readonly order?: readonly string[];
  readonly reserve?: { readonly [player: string]: number };
  readonly owners?: { readonly [space: string]: readonly string[] };
  readonly legal?: readonly string[];
  readonly has?: readonly string[];
  readonly not?: readonly string[];
  readonly stuck?: readonly string[];
  readonly route?: string;
  readonly after?: string;
  readonly ownersAfter?: { readonly [space: string]: readonly string[] };
  readonly out?: readonly string[];
  readonly next?: string;
  readonly winner?: string | null;
  readonly thenPlace?: readonly [string, string];
  readonly thenHas?: readonly string[];
  readonly flags?: { readonly [height: string]: number };
  readonly cycle?: { readonly [player: string]: readonly string[] };
  readonly drawAfterTurns?: number;
}

function seatOf(letter: string): number {
  return LETTERS.indexOf(letter);
}

function seatsOf(letters: readonly string[]): number[] {
  return letters.map(seatOf);
}

function spaceOf(name: string): number {
  return BOARD.names.indexOf(name);
}

function stateOf({ pos = '', mover = 'A', order = ['A', 'B'], reserve = {}, owners = {} }: Example) {
  const position = madagaskarPosition(pos, {
    reserve: order.map((player) => reserve[player] ?? 0),
    mover: seatOf(mover),
    owners: new Map(Object.entries(owners).map(([space, letters]) => [spaceOf(space), seatsOf(letters)])),
  });
  if (!position.ok) throw new Error(position.detail);
  return position.value;
}

function act(state: MadagaskarState, line: string): MadagaskarEvent[] {
  const events: MadagaskarEvent[] = [];
  const move = readMove(madagaskar, state, state.active, line);
  if (!move.ok) throw new Error(`${line}: ${move.code}`);
  play(madagaskar, state, state.active, move.value, noFate, (event) => events.push(event));
  return events;
}

/** `D4>D5>D9` as a choice: where it begins, where it ends, and from where it arrives. */
function choiceOf(route: string): string {
  const spaces = route.split('>');
  return `${spaces[0]}>${spaces.at(-1)}<${spaces.at(-2)}`;
}

function sorted(position: string): string[] {
  return position.replaceAll('*1 ', ' ').split(' ').sort();
}

function checkQuestion(example: Example): void {
  const state = stateOf(example);
  const lines = legalLines(madagaskar, state);
  if (example.legal) {
    expect(lines).toEqual([...example.legal].sort());
    expect(canAct(state, state.active)).toBe(example.legal.length > 0);
  }
  for (const line of example.has ?? []) expect(lines).toContain(line);
  for (const line of example.not ?? []) expect(lines).not.toContain(line);
  for (const player of example.stuck ?? []) expect(canAct(state, seatOf(player))).toBe(false);
}

function checkMove(example: Example & { readonly route: string }): void {
  const state = stateOf(example);
  const moved = act(state, choiceOf(example.route))[0];
  expect(moved?.type === 'moved' && moved.route.map(nameOf).join('>')).toBe(example.route);
  if (example.after) expect(sorted(madagaskarLine(state))).toEqual(sorted(example.after));
  for (const [space, owners] of Object.entries(example.ownersAfter ?? {})) {
    expect(ownersOf(state.towers[spaceOf(space)]!)).toEqual(seatsOf(owners));
  }
  if (example.out) expect(state.out).toEqual(seatsOf(example.out));
  if (example.next) expect(state.active).toBe(seatOf(example.next));
  if (example.winner === null) expect(isOver(state)).toBe(false);
  if (example.winner) expect([state.ended, state.active]).toEqual(['captured', seatOf(example.winner)]);
}

function checkPlacing(example: Example, [player, start]: readonly [string, string]): void {
  const state = stateOf(example);
  expect(state.active).toBe(seatOf(player));
  act(state, `place ${start}`);
  state.active = seatOf(player);
  expect(legalLines(madagaskar, state)).toEqual(expect.arrayContaining([...example.thenHas!]));
}

function checkCycle(example: Example & { readonly cycle: NonNullable<Example['cycle']> }): void {
  const state = stateOf(example);
  for (let turn = 0; turn < example.drawAfterTurns!; turn++) {
    expect(isOver(state)).toBe(false);
    const steps = example.cycle[LETTERS[state.active]!]!;
    const step = steps[Math.floor(turn / 2) % steps.length]!;
    act(state, choiceOf(step));
  }
  expect(state.ended).toBe('repetition');
}

describe('the worked examples of the specification', () => {
  for (const example of examples as unknown as Example[]) {
    const { id, why, route, thenPlace, cycle, flags = {} } = example;
    test(`[${id}] ${why}`, () => {
      expect.hasAssertions();
      checkQuestion(example);
      if (route) checkMove({ ...example, route });
      if (thenPlace) checkPlacing(example, thenPlace);
      if (cycle) checkCycle({ ...example, cycle });
      for (const [height, shown] of Object.entries(flags)) expect(flagsOf(Number(height))).toBe(shown);
    });
  }
});
