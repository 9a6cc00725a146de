import { apply, begin, defaultOptions, legalFor, readMove, seededFate, writeMove } from '@tortuga/kernel';
import { describe, expect, test } from 'vitest';
import type { Fleet } from '../../rules/fleet/fleet.ts';
import { readFleet, writeFleet } from '../../rules/fleet/line.ts';
import type { SpanishMainState } from '../../rules/state.ts';
import { spanishMain } from '../../spanish-main.ts';
import { nextStep, stepsTo } from './building.ts';

const LINE = 'PS-014(PC-002 PG-Helmsman) PS-021 home(PG-Explorer)';

function fleetOf(line: string): Fleet {
  const read = readFleet(line);
  if (!read.ok) throw new Error(read.code);
  return read.value;
}

function building(): SpanishMainState {
  const options = { ...defaultOptions(spanishMain), fleets: 'free' } as const;
  return begin(spanishMain, { seats: 2, options }, seededFate(1)).state;
}

function given(state: SpanishMainState, line: string): SpanishMainState {
  const move = readMove(spanishMain, state, 0, line);
  const taken = move.ok ? apply(spanishMain, state, 0, move.value, seededFate(1)) : move;
  if (!taken.ok) throw new Error(`${line}: ${taken.code}`);
  return taken.value.state;
}

/** Gives every answer it is told to give. */
function build(state: SpanishMainState, wanted: Fleet): { state: SpanishMainState; lines: string[] } {
  const lines: string[] = [];
  let now = state;
  for (;;) {
    const next = nextStep(wanted, now.players[0]!.muster);
    if (next === undefined) return { state: now, lines };
    now = given(now, next);
    lines.push(next);
  }
}

describe('a fleet taken at once', () => {
  test('is built answer by answer, crew ashore included, and left for the player to confirm', () => {
    const { state, lines } = build(building(), fleetOf(LINE));
    expect(writeFleet(state.players[0]!.muster.fleet)).toBe(LINE);
    expect(lines.slice(-2)).toEqual(['ashore', 'hire PG-Explorer']);
    const legal = legalFor(spanishMain, state, 0).all();
    expect(legal.map((move) => writeMove(spanishMain, state, move))).toContain('ready');
  });

  test('goes on where something of it is built', () => {
    const { lines } = build(given(building(), 'launch PS-014'), fleetOf(LINE));
    expect(lines[0]).toBe('hire PC-002');
  });

  test('begins anew where something else is built', () => {
    const { state, lines } = build(given(building(), 'launch PS-021'), fleetOf(LINE));
    expect(lines[0]).toBe('anew');
    expect(writeFleet(state.players[0]!.muster.fleet)).toBe(LINE);
  });

  test('remembers that the next crew goes ashore', () => {
    const state = given(given(building(), 'launch PS-014'), 'ashore');
    expect(stepsTo(state.players[0]!.muster)).toEqual(['launch PS-014', 'ashore']);
    expect(nextStep(fleetOf('PS-014 home(PG-Explorer)'), state.players[0]!.muster)).toBe('hire PG-Explorer');
  });
});
