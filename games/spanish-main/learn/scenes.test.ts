import { describe, expect, test } from 'vitest';
import { isOff } from '../rules/sea/distance.ts';
import { overlap } from '../rules/sea/meeting.ts';
import { bodyOf, shoreOf } from '../rules/ships.ts';
import type { SpanishMainState } from '../rules/state.ts';
import { homeGold } from '../rules/steps/gold.ts';
import { dockOf } from '../rules/steps/sailing.ts';
import * as scenes from './scenes.ts';

const SCENES = Object.entries(scenes).map(([name, scene]) => ({ name, state: scene() }));

/** The islands at which the ships lie, by number. */
function docks(state: SpanishMainState): number[] {
  return state.ships.map((_, ship) => dockOf(state, ship));
}

describe.each(SCENES)('$name', ({ state }) => {
  const ships = state.ships.map(bodyOf);
  const shores = state.islands.map(shoreOf);

  test('could lie on a table: nothing overlaps, and all is at sea', () => {
    const bodies = [...ships, ...shores];
    for (const [i, one] of bodies.entries()) {
      expect(isOff(one, state.size, 0)).toBe(false);
      for (const other of bodies.slice(i + 1)) expect(overlap(one, other, 'deep')).toBe(false);
    }
  });
});

test('before the first turn all ships are moored at their homes', () => {
  expect(docks(scenes.moored())).toEqual([0, 0, 1, 1]);
});

test('the Windjammer lies at the Whale when she is to explore it, and the others at home', () => {
  expect(docks(scenes.docked())).toEqual([2, 0, -1, 1]);
});

test.each(SCENES)('all gold of $name is there', ({ state }) => {
  expect(state.tokens.reduce((sum, { gold }) => sum + gold, 0)).toBe(state.gold);
});

test('what Anne brings home is just what she needs', () => {
  const state = scenes.homeward();
  expect(homeGold(state, 0)).toBe(12);
  expect(state.tokens.filter(({ ship }) => ship === 0).map(({ gold }) => gold)).toEqual([2]);
});
