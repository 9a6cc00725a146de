import { isOver, legalFor, play, seededFate } from '@tortuga/kernel';
import { describe, expect, test } from 'vitest';
import { madagaskar } from '../madagaskar.ts';
import { type MadagaskarSetting, madagaskarPosition } from '../rules/madagaskar/position.ts';
import type { MadagaskarState } from '../rules/madagaskar/state.ts';
import { evaluateMadagaskar } from './madagaskar.ts';

function position(text: string, setting: MadagaskarSetting = {}): MadagaskarState {
  const read = madagaskarPosition(text, setting);
  if (!read.ok) throw new Error(read.detail);
  return read.value;
}

function worth(text: string, setting?: MadagaskarSetting): number {
  return evaluateMadagaskar(position(text, setting), 0);
}

describe('what a position is worth', () => {
  test('[BOT-MG-1] heights and reserve count', () => {
    expect(worth('A:D4<D3*3 B:S6<entry')).toBeGreaterThan(worth('A:D4<D3 B:S6<entry'));
    expect(worth('A:D4<D3 B:S6<entry', { reserve: [2, 0] })).toBeGreaterThan(worth('A:D4<D3 B:S6<entry'));
  });

  test('[BOT-MG-2] a tower that can be taken is worth less, most of all when the hunter is next', () => {
    const hunted = 'A:D5<D4*3 A:S6<entry B:D4<D3';
    const facing = 'A:D5<D7*3 A:S6<entry B:D4<D3';
    expect(worth(hunted, { mover: 1 })).toBeLessThan(worth(facing, { mover: 1 }) - 0.2);
    expect(worth(hunted, { mover: 1 })).toBeLessThan(worth(hunted, { mover: 0 }));
  });

  test('[BOT-MG-3] moves count, and a tower without any is worth less', () => {
    const stuck = 'A:D7<D5 B:S2<entry B:S4<entry';
    const free = 'A:D9<D5 B:S2<entry B:S4<entry';
    expect(worth(stuck)).toBeLessThan(worth(free));
  });

  test('[BOT-MG-7] a placed pirate is immune', () => {
    const turned = worth('A:S1<D1 A:D10<D9 B:D1<D3', { mover: 1 });
    expect(worth('A:S1<entry A:D10<D9 B:D1<D3', { mover: 1 })).toBeGreaterThan(turned);
  });

  test('of three, the best opponent counts', () => {
    const even = worth('A:D4<D3*2 B:S6<D11*2 C:S1<D1*2', { reserve: [0, 0, 0] });
    const behind = worth('A:D4<D3*2 B:S6<D11*5 C:S1<D1', { reserve: [0, 0, 0] });
    expect(behind).toBeLessThan(even);
  });

  test('from -1 to 1, and at the end as the places say', () => {
    const fate = seededFate(31);
    const ends = new Set<string>();
    for (let game = 0; game < 60; game++) {
      const options = { firstPlayer: 'random', idleLimit: 40 } as const;
      const state = madagaskar.setup({ seats: 2 + (game % 2), options }, fate, undefined);
      while (!isOver(state)) {
        play(madagaskar, state, state.active, legalFor(madagaskar, state, state.active).pick(fate), fate);
        for (const seat of state.standing.keys()) {
          expect(Math.abs(evaluateMadagaskar(state, seat))).toBeLessThanOrEqual(1);
        }
      }
      const places = madagaskar.outcome(state)!.places;
      ends.add([...places].sort((a, b) => a - b).join());
      expect(places.map((_, seat) => evaluateMadagaskar(state, seat))).toEqual(places.map(worthOfPlace));
    }
    expect([...ends].sort()).toEqual(['1,1', '1,1,1', '1,1,3', '1,2', '1,2,3']);
  });
});

/** 1 for the best, -1 for the last, shared places in the middle of what they share. */
function worthOfPlace(place: number, _: number, places: readonly number[]): number {
  const below = places.filter((other) => other > place).length;
  const above = places.filter((other) => other < place).length;
  return (below - above) / (places.length - 1);
}
