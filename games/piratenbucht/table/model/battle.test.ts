import { expect, test } from 'vitest';
import { answer, battles, diceFirst, fight } from '../../rules/testing.ts';
import { diceIn, fleeFame, forcesOf, salvosOf, strengthOf, turnsOf } from './battle.ts';
import { momentOf, moments } from './testing.ts';

test('the order shows who has shot, who shoots and who is to come', () => {
  const state = fight({}, {}, {});
  const { view } = momentOf(state, 0);
  expect(turnsOf(view)).toEqual([
    { who: 0, when: 'now' },
    { who: 1, when: 'next' },
    { who: 2, when: 'next' },
  ]);
  const after = answer(state, 'shoot 2 hold', diceFirst(1, 1)).state;
  expect(turnsOf(momentOf(after, 1).view)).toEqual([
    { who: 0, when: 'done' },
    { who: 1, when: 'now' },
    { who: 2, when: 'next' },
  ]);
});

test('a salvo tells who shot at what, with which dice', () => {
  const { events } = answer(fight({}, {}), 'shoot 2 sails', diceFirst(5, 2));
  expect(salvosOf(events)[0]).toEqual({ by: 0, at: 1, sector: 'sails', dice: [5, 2], from: 5, hits: 1 });
});

test('fleeing gives fame once a hit has fallen, to everybody who stays', () => {
  const state = fight({}, {}, {});
  expect(fleeFame(momentOf(state, 0).view, 0)).toBe(0);
  const hit = answer(state, 'shoot 2 sails', diceFirst(5, 2)).state;
  expect(fleeFame(momentOf(hit, 1).view, 1)).toBe(2);
});

test('Blackbeard stands in the order before the captains', () => {
  const { events } = battles({
    captains: [{ at: 1 }, { at: 2 }, { at: 3 }],
    blackShips: [1],
  });
  expect(salvosOf(events)[0]).toMatchObject({ by: 'blackbeard', at: 0, sector: 'hold' });
});

test('dice are counted for everybody in a battle, and cards in force belong to somebody in it', () => {
  let seen = 0;
  for (const { view } of moments(4, 4)) {
    const { battle } = view;
    if (battle === undefined) continue;
    seen += 1;
    for (const seat of battle.ships) {
      expect(diceIn(view, seat)).toBeGreaterThanOrEqual(2);
      expect(diceIn(view, seat)).toBeLessThanOrEqual(6);
    }
    for (const { card, seat } of forcesOf(battle))
      expect(seat !== undefined || card === 'boarding').toBe(true);
  }
  expect(seen).toBeGreaterThan(10);
});

test('ship cards make a sector stronger', () => {
  expect(strengthOf({ field: 3, reinforce: 2, refit: 1 })).toBe(6);
});
