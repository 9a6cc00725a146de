import { seededFate } from '@tortuga/kernel';
import { describe, expect, test } from 'vitest';
import { squared } from './sea/distance.ts';
import { shoreOf } from './ships.ts';
import { isSite, isTooClose, siteRange, spacingFor } from './sites.ts';
import { asked, given, ORDER, refusal, seatAsked, table, until } from './testing.ts';

describe('islands by hand', () => {
  const start = given(table(2, { islands: 'hand' }), 'fleet E1', ['fleet E1', ...ORDER, 6, 1]);

  test('[SETUP-14, SETUP-16] players place in turn: a site on the grid, then a rotation', () => {
    expect([asked(start), seatAsked(start)]).toEqual(['site', 0]);
    expect(siteRange({ size: 9140 })).toEqual({ min: 1170, max: 7970, step: 400 });
    expect(refusal(start, 'site 1171 1170')).toBe('not-offered');
    const turned = given(start, 'site 1170 1170');
    expect([asked(turned), seatAsked(turned)]).toEqual(['rotate', 0]);
    const placed = given(turned, 'rotate 45');
    expect([asked(placed), seatAsked(placed), placed.islands[0]?.rotation]).toEqual(['site', 1, 45]);
  });

  test('[SETUP-15, GEO-51, EX-36] two long bars from every other island, and off the edge', () => {
    const one = given(start, 'site 1170 1170', 'rotate 0');
    expect(refusal(one, 'site 1570 1570')).toBe('too-close');
    const pebbles = { ...one, shapes: [5], islands: [{ ...one.islands[0]!, shape: 5, x: 2000, y: 2000 }] };
    expect(isTooClose(pebbles, 4256, 2000, 0, 1676)).toBe(false);
    expect(isTooClose(pebbles, 4255, 2000, 0, 1676)).toBe(true);
    const near = { ...one, shapes: [0] };
    const site = [3570, 1170] as const;
    if (isSite(near, ...site, 1676))
      expect([...Array(360).keys()].some((turn) => !isTooClose(near, ...site, turn, 1676))).toBe(true);
  });

  test('[SETUP-16] a site is free exactly if some rotation is', () => {
    const one = given(start, 'site 3170 3170', 'rotate 30');
    const { min, max, step } = siteRange(one);
    for (let x = min; x <= max; x += step) {
      const isFree = [...Array(360).keys()].some((turn) => !isTooClose(one, x, 4370, turn, 1676));
      expect(isSite(one, x, 4370, 1676)).toBe(isFree);
    }
  });

  test('[SETUP-17] where there is no site, islands may lie closer', () => {
    const crowd = [...Array(25).keys()].map((i) => ({
      ...given(start, 'site 1170 1170', 'rotate 0').islands[0]!,
      x: 1200 + 1700 * (i % 5),
      y: 1200 + 1700 * Math.floor(i / 5),
    }));
    expect(spacingFor({ ...start, islands: [] })).toBe(1676);
    expect(spacingFor({ ...start, islands: crowd })).toBeLessThan(1676);
  });

  test('[SETUP-14, SETUP-19] whoever placed the last names the first home; all keep their distance', () => {
    const state = until(start, 'home');
    expect([state.islands.length, seatAsked(state)]).toEqual([6, 1]);
    for (const [i, a] of state.islands.entries()) {
      for (const b of state.islands.slice(i + 1))
        expect(squared(shoreOf(a), shoreOf(b))).toBeGreaterThanOrEqual(838 * 838);
    }
  });

  test('[GEO-19] shapes are shuffled and dealt in the order of placing', () => {
    const state = until(start, 'home');
    expect(state.islands.map(({ shape }) => shape)).toEqual(state.shapes.slice(0, 6));
    expect(state.shapes.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    const other = table(2, {}, seededFate(2)).shapes;
    expect(other).not.toEqual(table(2, {}, seededFate(3)).shapes);
  });
});
