/** The lesson of Piratenbucht. */

import type { LessonStep } from '../../../web/toolkit/learn.ts';
import type { Card } from '../rules/data/tavern-cards.ts';
import type { PirateEvent } from '../rules/events.ts';
import type { Setting } from '../rules/position.ts';
import type { Piratenbucht } from '../rules/state.ts';
import { after, atWheel, inHarbour } from './positions.ts';
import type { Miss, StepId } from './words.ts';

type Step = LessonStep<Piratenbucht, Miss>;

/** Something of this kind is to happen, perhaps in a certain way. */
function wants<T extends PirateEvent['type']>(
  type: T,
  miss: Miss,
  isRight: (event: Extract<PirateEvent, { readonly type: T }>) => boolean = () => true,
): Step['judge'] {
  return (events) => {
    const found = events.some(
      (event) => event.type === type && isRight(event as Extract<PirateEvent, { readonly type: T }>),
    );
    return found ? undefined : miss;
  };
}

/** Kinds of pirate cards: gold and a treasure, fame and gold, and so on. */
const LOOT = [13, 17, 25, 7, 20];

/** A battle with Bart, whose crew is nearly gone. */
const AGAINST_BART: Setting = {
  round: 3,
  loot: LOOT,
  blackShips: [6],
  captains: [
    { at: 3, hold: 3, sails: 4, cannons: 3, crew: 3, gold: 0 },
    { at: 3, sails: 3, cannons: 5, crew: 1, hold: 4 },
    { at: 5 },
  ],
};

/** The same with cards in the learner's hand. */
function withHand(setting: Setting, hand: Card[]): Setting {
  const captains = setting.captains.map((captain, seat) => (seat === 0 ? { ...captain, hand } : captain));
  return { ...setting, captains };
}

export const steps: { readonly [S in StepId]: Step } = {
  wheel: {
    start: {
      position: atWheel({ round: 2, loot: LOOT, blackShips: [2], captains: [{ gold: 1 }, {}, {}] }, [3, 5]),
    },
    solution: 'sail 4',
    judge: wants('sailed', 'elsewhere', ({ seat, to }) => seat === 0 && to === 4),
  },
  raise: {
    start: {
      position: inHarbour({
        round: 2,
        captains: [
          { at: 4, gold: 6, treasure: 3, crew: 3 },
          { at: 6, gold: 0 },
          { at: 6, gold: 0 },
        ],
      }),
    },
    solution: 'upgrade cannons 3',
    judge: wants('upgraded', 'no-die'),
  },
  card: {
    start: {
      position: after('sailing', {
        round: 3,
        loot: LOOT,
        blackShips: [6],
        captains: [
          { at: 3, hand: ['reinforce'], hold: 1, sails: 4, cannons: 3, crew: 3 },
          { at: 3, sails: 3, cannons: 5, crew: 5 },
          { at: 5 },
        ],
      }),
    },
    solution: 'reinforce hold',
    judge: (events) => {
      const laid = events.find((event) => event.type === 'shipCardLaid');
      if (laid === undefined) return 'no-card';
      return laid.sector === 'hold' ? undefined : 'not-weakest';
    },
  },
  shoot: {
    start: { position: after('actions', AGAINST_BART) },
    solution: 'shoot 2 crew',
    judge: wants('aimed', 'bad-aim', ({ by, sector }) => by === 0 && sector === 'crew'),
  },
  sabotage: {
    start: { position: after('actions', withHand(AGAINST_BART, ['sabotage', 'fog'])) },
    solution: 'sabotage 2 crew',
    judge: wants('sectorDestroyed', 'still-there', ({ seat }) => seat === 1),
  },
  blackbeard: {
    start: { position: blackbeardNearlySunk() },
    solution: 'engage blackbeard',
    judge: wants('engaged', 'ran'),
  },
  flee: {
    // Bart throws two sixes.
    start: { replies: [{ seat: 1, move: 'engage blackbeard', draws: [5, 0, 5, 1, 2] }] },
    solution: 'flee',
    judge: wants('fled', 'stayed', ({ seat }) => seat === 0),
  },
  tavern: {
    start: {
      position: inHarbour({
        round: 12,
        captains: [
          { at: 1, gold: 7 },
          { at: 6, gold: 0 },
          { at: 6, gold: 0 },
        ],
      }),
    },
    solution: 'buy 3',
    judge: wants('bought', 'gold-left', ({ count }) => count === 3),
  },
};

/** Two captains against Blackbeard, who has taken six hits. */
function blackbeardNearlySunk() {
  const state = after('actions', {
    round: 5,
    loot: LOOT,
    blackShips: [5],
    captains: [
      { at: 5, fame: 6, sails: 5, cannons: 3, crew: 3, hold: 4 },
      { at: 5, fame: 12, sails: 3, hold: 5, cannons: 7, crew: 7 },
      { at: 6 },
    ],
  });
  for (const enemy of state.battle?.enemies ?? []) enemy.hits = 6;
  return state;
}
