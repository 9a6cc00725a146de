import { at } from '@tortuga/kernel';
import { expect, test } from 'vitest';
import { portRoyal } from '../../port-royal.ts';
import { lootNamed } from '../../rules/loot.ts';
import { position } from '../../rules/position.ts';
import { fleetAfter, fleetOf, scoresOf, signed } from './fleet.ts';
import { momentsOf } from './testing.ts';

const loaded = position({
  seats: 4,
  stake: 'rum8',
  debts: [9],
  fleets: [{ rum: 'rum12', tobacco: 'tobacco5 minus5 prisoner4' }],
  asked: { kind: 'take', seat: 0 },
});
const view = portRoyal.view(loaded, 0);

test('a ship shows what lies on her, how heavy it is, and what she may carry', () => {
  expect(at(fleetOf(view, 0), 2)).toMatchObject({ load: 12, capacity: 18, isHeavy: false });
  expect(at(fleetOf(view, 0), 1).cargo).toHaveLength(3);
  expect(at(fleetOf(view, 1), 2).cargo).toEqual([]);
});

test('whoever hesitates sees what the answer would do', () => {
  expect(at(fleetAfter(view, 0, { type: 'load', ship: 2 }), 2)).toMatchObject({ load: 20, isHeavy: true });
  const off = { type: 'takeOff', cargo: lootNamed('minus5') } as const;
  expect(at(fleetAfter(view, 0, off), 1).load).toBe(5);
  const across = { type: 'relocate', cargo: lootNamed('minus5'), ship: 2 } as const;
  expect(fleetAfter(view, 0, across).map(({ load }) => load)).toEqual([0, 5, 7, 0]);
  expect(fleetAfter(view, 0, { type: 'pass' })).toEqual(fleetOf(view, 0));
  expect(at(fleetOf(view, 0), 2).load).toBe(12);
});

test('[END-4] exactly full is not too heavy, and only what is sinks on the score sheet', () => {
  const state = position({ fleets: [{ rum: 'rum12 rum6 prisoner2', biscuit: 'biscuit12 biscuit7' }] });
  const final = portRoyal.view(state, 0);
  expect(fleetOf(final, 0).map(({ isHeavy }) => isHeavy)).toEqual([true, false, false, false]);
  expect(at(scoresOf(final), 0)).toMatchObject({
    ships: [undefined, 0, 20, 0],
    prisoners: [0, 0, 2, 0],
    total: 20,
  });
});

test('the score sheet adds up to what the rules say', () => {
  let ended = 0;
  for (const moment of momentsOf(3, 4)) {
    const final = moment.events.filter((event) => event.type === 'finalScore');
    if (final.length === 0) continue;
    ended += 1;
    expect(scoresOf(moment.view).map(({ total }) => total)).toEqual(final.map(({ total }) => total));
  }
  expect(ended).toBe(4);
});

test('numbers are printed with a real minus', () => {
  expect([signed(-5), signed(0), signed(-0), signed(12)]).toEqual(['−5', '0', '0', '12']);
});
