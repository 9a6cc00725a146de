import { expect, test } from 'vitest';
import { positionOf, type ShipAt } from '../../rules/position.ts';
import { shotsOf, targetOf } from './gunnery.ts';
import { momentOf } from './testing.ts';

const VOLLEY = { kind: 'volley', ship: 0, fired: 0, hasMusketFired: false, forgedFired: 0, odd: [] } as const;

interface Around {
  readonly card?: string;
  readonly island?: [number, number];
}

/** A ship with two masts, 2S each, unless told otherwise, that heads to the right. */
function shotsAt(others: readonly ShipAt[], { card = 'PS-021', island }: Around = {}) {
  const ships = [{ card, at: [4000, 4000, 0] as const }, ...others];
  const islands = island === undefined ? [] : [{ at: island }];
  const { view, offers } = momentOf(positionOf({ ships, islands, asked: VOLLEY }));
  return { view, shots: shotsOf(view, offers) };
}

const ENEMY: ShipAt = { card: 'PS-009', seat: 1, at: [4000, 3600, 0] };

test('every mast has a line to the nearest point of the enemy, with its chance', () => {
  const { shots, view } = shotsAt([ENEMY]);
  expect(shots.map(({ mast }) => mast)).toEqual([0, 1]);
  // A two is not enough, a three is: four rolls of six.
  expect(shots.map(({ needed, percent }) => [needed, percent])).toEqual([
    [3, 67],
    [3, 67],
  ]);
  expect(shots[0]!.from).toEqual({ x: 4000 - 222, y: view.size - 4000 });
  expect(shots[0]!.to.y).toBe(view.size - 3700);
  expect(shots[0]!.reach).toBe(575);
  expect(shots[0]!.broken).toBeUndefined();
});

test('a line breaks where the obstacle begins', () => {
  const { shots, view } = shotsAt([
    { ...ENEMY, at: [4200, 3500, 0] },
    { card: 'PS-004', seat: 0, at: [4100, 3780, 0] },
  ]);
  const [blocked] = shots;
  expect(blocked!.offer.no).toBe('ship-between');
  expect(blocked!.broken!.x).toBe(blocked!.from.x);
  expect(Math.abs(blocked!.broken!.y - (view.size - 3850))).toBeLessThanOrEqual(1);
});

test('an island in the way is where the line ends', () => {
  const { shots, view } = shotsAt([{ ...ENEMY, at: [4200, 3230, 0] }], {
    card: 'PS-012',
    island: [3600, 3600],
  });
  const blocked = shots[1]!;
  expect(blocked.offer.no).toBe('island-between');
  expect(Math.abs(blocked.broken!.y - (view.size - 3840))).toBeLessThan(8);
});

test('own rigging is marked at the mast that is in the way', () => {
  const { shots } = shotsAt([{ ...ENEMY, at: [4990, 4000, 0] }]);
  expect(shots.map(({ offer }) => offer.no)).toEqual([undefined, 'own-mast']);
  expect(shots[1]!.broken).toEqual(shots[0]!.from);
});

test('the enemy spoken of is the one pointed at, chosen, or easiest to hit', () => {
  const { shots } = shotsAt([ENEMY, { card: 'PS-002', seat: 1, at: [4000, 4300, 0] }]);
  const { line } = shots.find(({ target }) => target === 1)!.offer;
  expect(targetOf(shots, { island: 0 }, [])).toBe(2);
  expect(targetOf(shots, { ship: 1 }, [])).toBe(1);
  expect(targetOf(shots, { ship: 2 }, [line])).toBe(1);
});
