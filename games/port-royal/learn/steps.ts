/** The lesson of Port Royal: tricks first, then loot and ships, then what the privileges are good for. */

import { at } from '@tortuga/kernel';
import { LEARNER, type LessonStep } from '../../../web/toolkit/learn.ts';
import { COLOURS, colourOf } from '../rules/cards.ts';
import { SHIPS, shipFor, weightOf } from '../rules/loot.ts';
import { position, type Setting } from '../rules/position.ts';
import { capacityOf, isOverloaded, loadOf } from '../rules/ships.ts';
import { NONE, type PortRoyal, type PortRoyalEvent } from '../rules/state.ts';
import type { Miss, StepId } from './words.ts';

type Step = LessonStep<PortRoyal, Miss>;

function start(setting: Setting): Step['start'] {
  return { position: position({ seats: 3, ...setting }) };
}

/** Three cards are left to everybody: the fifth trick is over, Bart leads, and Anne plays last. */
const LATE: Setting = { round: 2, trump: 'R', holder: 1, leader: 1, played: 5 };

/** Something of this kind is to happen to the learner. */
function wants(type: PortRoyalEvent['type'], miss: Miss): Step['judge'] {
  return (events) =>
    events.some((event) => event.type === type && 'seat' in event && event.seat === LEARNER)
      ? undefined
      : miss;
}

const wins = wants('trickWon', 'lost');

/** How many cards of each colour the learner holds. */
function colourCounts(hand: readonly number[]): number[] {
  return [...COLOURS.keys()].map((colour) => hand.filter((card) => colourOf(card) === colour).length);
}

const BLUE = COLOURS.indexOf('blue');

export const steps: { readonly [S in StepId]: Step } = {
  win: {
    start: start({
      ...LATE,
      stake: 'rum10',
      row: 'biscuit3 tobacco5 gunpowder2',
      trick: 'G3 G4',
      hands: ['G6 B5 K2', 'B2 K4', 'R3 K6'],
    }),
    solution: 'play G6',
    judge: wins,
  },
  trump: {
    start: start({
      ...LATE,
      stake: 'tobacco9',
      row: 'biscuit3 rum4 gunpowder2',
      trick: 'G5 G6',
      hands: ['R2 B6 K5', 'B2 K4', 'R3 K6'],
      fleets: [{ rum: 'rum10' }],
    }),
    solution: 'play R2',
    judge: wins,
  },
  pirate: {
    start: start({
      ...LATE,
      stake: 'biscuit8',
      row: 'tobacco3 rum4 gunpowder2',
      trick: 'G5 R2',
      voids: ['', '', 'G'],
      hands: ['G6 B3 P5', 'B2 K4', 'R3 K6'],
      fleets: [{ rum: 'rum10', tobacco: 'tobacco9' }],
    }),
    solution: 'play P5',
    judge: wins,
  },
  stake: {
    start: start({
      ...LATE,
      round: 4,
      leader: LEARNER,
      row: 'rum9 biscuit4 tobacco12 gunpowder7',
      hands: ['G6 R6 B3', 'B2 K4 G1', 'R3 K6 G2'],
      fleets: [
        {
          biscuit: 'biscuit8 biscuit12',
          tobacco: 'tobacco9 tobacco5',
          rum: 'rum10 rum7',
          gunpowder: 'gunpowder12 gunpowder8',
        },
      ],
      asked: { kind: 'stake' },
    }),
    solution: 'stake biscuit4',
    judge(events, state) {
      const put = events.find((event) => event.type === 'lootAtStake');
      if (put === undefined) return 'too-heavy';
      const ship = shipFor(put.loot);
      const load = loadOf(state, LEARNER, ship) + weightOf(put.loot);
      return load > capacityOf(state, LEARNER, ship) ? 'too-heavy' : undefined;
    },
  },
  load: {
    start: start({
      ...LATE,
      round: 5,
      stake: 'minus5',
      row: 'biscuit3 tobacco4 gunpowder2',
      hands: ['G6 B3', 'B2 K4', 'R3 K6'],
      fleets: [
        { biscuit: 'biscuit10', tobacco: 'tobacco9', rum: 'rum12 rum10 rum6', gunpowder: 'gunpowder8' },
      ],
      asked: { kind: 'take', seat: LEARNER },
    }),
    solution: 'load rum',
    judge: (_, state) => (SHIPS.some((ship) => isOverloaded(state, LEARNER, ship)) ? 'sinking' : undefined),
  },
  bid: {
    start: start({
      round: 3,
      dealer: LEARNER,
      holder: NONE,
      leader: NONE,
      debts: [12, 3, 0],
      open: 'R6 K2',
      row: 'biscuit9 tobacco10 rum3 rum6 gunpowder5 gunpowder12 plus8 biscuit2 tobacco7',
      hands: ['R2 R4 R5 B1 B3 G6 K5 P1', 'R1 B2 B5 G1 G3 G5 K1 K6', 'R3 B4 B6 G2 G4 K3 K4 P5'],
      fleets: [{ biscuit: 'biscuit6', rum: 'rum8' }, { tobacco: 'tobacco12' }, { gunpowder: 'gunpowder9' }],
      asked: { kind: 'auction', speaker: LEARNER, high: 3, bidder: 1, passed: [2] },
    }),
    solution: 'bid 4',
    judge: wants('bid', 'no-bid'),
  },
  exchange: {
    start: { replies: [{ seat: 1, move: 'pass' }] },
    solution: 'aside B1 B3',
    judge: (_, { hands }) =>
      at(hands, LEARNER).some((card) => colourOf(card) === BLUE) ? 'still-blue' : undefined,
  },
  name: {
    start: { replies: [] },
    solution: 'trump R',
    judge(_, { hands, trump }) {
      const counts = colourCounts(at(hands, LEARNER));
      return at(counts, trump) === Math.max(...counts) ? undefined : 'short-colour';
    },
  },
  repay: {
    start: start({
      ...LATE,
      round: 5,
      holder: LEARNER,
      bid: 6,
      debts: [2, 3, 0],
      stake: 'biscuit6',
      row: 'tobacco4 rum3 gunpowder2',
      hands: ['G6 B3', 'B2 K4', 'R3 K6'],
      fleets: [
        { biscuit: 'biscuit12 biscuit10', tobacco: 'tobacco9', rum: 'rum12', gunpowder: 'gunpowder8' },
      ],
      asked: { kind: 'take', seat: LEARNER },
    }),
    solution: 'repay',
    judge: wants('repaid', 'in-debt'),
  },
};
