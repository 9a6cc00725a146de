import { describe, expect, test } from 'vitest';
import { type Aim, aimsOf, glowsOf, isOpen, type Key, press } from './aims.ts';
import { momentsOf } from './testing.ts';

/** Every sequence of presses on what glows, and the offer it ends in. */
function* sequences(aims: readonly Aim[], pressed: readonly Key[]): Generator<[line: string, keys: string]> {
  for (const [key, glow] of glowsOf(aims, pressed)) {
    if (glow !== 'open') continue;
    const next = press(aims, pressed, key);
    if (next.meant !== undefined) yield [next.meant.line, [...pressed, key].join()];
    else yield* sequences(aims, next.pressed);
  }
}

describe.each([3, 4])('with %i captains', (seats) => {
  test('every legal offer is reached by pressing what glows, and nothing else is', () => {
    let longest = 0;
    for (const { offers } of momentsOf(seats, 3)) {
      const found = [...sequences(aimsOf(offers), [])];
      const legal = offers.filter(({ no }) => no === undefined).map(({ line }) => line);
      expect(new Set(found.map(([line]) => line))).toEqual(new Set(legal));
      expect(new Set(found.map(([, keys]) => keys)).size).toBe(found.length);
      longest = Math.max(longest, ...found.map(([, keys]) => keys.split(',').length));
    }
    expect(longest).toBe(2);
  });

  test('what is blocked says so, and a press on it means just that offer', () => {
    let blocked = 0;
    for (const { offers } of momentsOf(seats, 2)) {
      const aims = aimsOf(offers);
      for (const [key, glow] of glowsOf(aims, [])) {
        if (glow !== 'blocked') continue;
        blocked += 1;
        const { meant, pressed } = press(aims, [], key);
        expect(meant !== undefined && !isOpen(meant)).toBe(true);
        expect(pressed).toEqual([]);
      }
    }
    expect(blocked).toBeGreaterThan(100);
  });
});

test('a second press takes the first back, and one that leads nowhere begins anew', () => {
  const exchange = [...momentsOf(4, 1)].find(({ view }) => view.stack.at(-1)?.kind === 'exchange');
  const aims = aimsOf(exchange?.offers ?? []);
  const first = aims[0]?.keys[0] ?? '';
  expect(press(aims, [first], first)).toEqual({ pressed: [] });
  expect(press(aims, ['card 99'], first)).toEqual({ pressed: [first] });
  expect(press(aims, [], 'ship 0')).toEqual({ pressed: [] });
});
