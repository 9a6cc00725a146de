import { isOver } from '@tortuga/kernel';
import { describe, expect, test } from 'vitest';
import { GOODS } from './loot.ts';
import { type FleetSetting, position, type Setting } from './position.ts';
import { outcome, scoreOf, winnersOf } from './scoring.ts';
import { capacityOf, loadOf, pointsOf } from './ships.ts';
import { answer, eventsOfType, lootNames } from './testing.ts';

const RUM = 2;

/** The last trick of the game was won by seat 0, who loads −5 onto an empty ship. */
function finish(setting: Setting = {}) {
  const before = position({
    round: 6,
    played: 8,
    stake: 'minus5',
    row: 'gunpowder2',
    asked: { kind: 'take', seat: 0 },
    ...setting,
  });
  return answer(before, 'load gunpowder');
}

function rum(cargo: string, seats: 3 | 4 = 4): number[] {
  const state = position({ seats, fleets: [{ rum: cargo }] });
  return [loadOf(state, 0, RUM), capacityOf(state, 0, RUM), pointsOf(state, 0, RUM)];
}

const TWINS: readonly FleetSetting[] = [{ rum: 'rum12' }, { tobacco: 'tobacco12' }];

describe('the end', () => {
  test('[END-1] the last card and its prisoners go to nobody', () => {
    const { state } = finish({ leftOver: 'gunpowder2', attached: 1 });
    expect(isOver(state)).toBe(true);
    expect(lootNames(state)).toEqual(['gunpowder2']);
    expect([state.attached, state.prisoners]).toEqual([2, []]);
  });

  test('[END-2] goods and weights are added up, and doubled with ×2', () => {
    expect(rum('rum3 plus8 plus6 minus10 minus5')[0]).toBe(2);
    expect(rum('rum3 plus8 plus6 minus10 minus5 times2')[0]).toBe(4);
  });

  test('[END-3] what a ship carries depends on the captains, Max +5 and Max −5', () => {
    expect([rum('maxPlus5')[1], rum('maxMinus5')[1], rum('maxPlus5', 3)[1], rum('maxMinus5', 3)[1]]).toEqual([
      23, 13, 29, 19,
    ]);
  });

  test('[END-4] heavier is too heavy, just as heavy is not', () => {
    expect(rum('rum12 rum6')[2]).toBe(18);
    expect(rum('rum12 rum7')[2]).toBe(0);
  });

  test('[END-5] what sinks is worth nothing', () => {
    const { events } = finish({ fleets: [{ rum: 'rum12 rum7 prisoner4' }] });
    expect(eventsOfType(events, 'shipSunk')).toEqual([
      { type: 'shipSunk', seat: 0, ship: RUM, load: 19, capacity: 18 },
    ]);
    expect(eventsOfType(events, 'finalScore')[0]).toMatchObject({ ships: 0, total: 0 });
  });

  test('[END-6] what floats is worth its load, at least 0, and its prisoners', () => {
    expect(rum('rum2 minus10 prisoner5')[2]).toBe(5);
    expect(rum('rum8 prisoner5')[2]).toBe(13);
  });

  test('[END-7] a ship without loot floats', () => {
    expect([rum('')[2], rum('prisoner3')[2]]).toEqual([0, 3]);
  });

  test('[END-8] the score is what the ships are worth minus the debt', () => {
    const fleets = [{ biscuit: 'biscuit10', rum: 'rum12 rum5', gunpowder: 'prisoner3' }];
    expect(scoreOf(position({ debts: [7], fleets }), 0)).toBe(10 + 17 + 3 - 7);
  });

  test('[END-9] it may be below zero', () => {
    expect(outcome(finish({ debts: [0, 12, 0, 0] }).state)?.scores).toEqual([0, -12, 0, 0]);
  });

  test('[END-10] the highest score wins', () => {
    const fleets = GOODS.map((kind, seat) => ({ [kind]: `${kind}${[5, 12, 8, 2][seat]}` }));
    const { state, events } = finish({ fleets: fleets.slice(0, 3) });
    expect(outcome(state)?.places).toEqual([3, 1, 2, 4]);
    expect(eventsOfType(events, 'winner')).toEqual([{ type: 'winner', seats: [1] }]);
  });

  test('[END-11] equal scores share the victory', () => {
    const { state } = finish({ debts: [3, 3, 0, 0], fleets: TWINS });
    expect(outcome(state)?.places).toEqual([1, 1, 3, 3]);
    expect(outcome(state)?.why).toEqual({ id: 'won', params: { winners: [0, 1], points: 9 } });
  });

  test('[END-12] or the smaller debt wins, and equal debts share', () => {
    const options = { tie: 'lowerDebt' } as const;
    const equal = finish({ options, debts: [3, 3, 0, 0], fleets: TWINS }).state;
    expect(winnersOf(equal)).toEqual([0, 1]);
    const fleets = [{ rum: 'rum12' }, { tobacco: 'tobacco10 prisoner2' }];
    const [one, other] = [
      finish({ options, debts: [3, 3, 0, 0], fleets }).state,
      finish({ options, debts: [5, 3, 0, 0], fleets: [{ rum: 'rum12 prisoner2' }, { tobacco: 'tobacco12' }] })
        .state,
    ];
    expect(winnersOf(one)).toEqual([0, 1]);
    expect(winnersOf(other)).toEqual([1]);
    expect(outcome(other)?.why).toEqual({
      id: 'won.lowerDebt',
      params: { winners: [1], points: 9, debt: 3 },
    });
  });
});
