import { PLAYERS, type PlayerName } from '@tortuga/bots';
import {
  askedSeats,
  defaultOptions,
  isOver,
  offersFor,
  play,
  type Seat,
  seededFate,
  settle,
  writeMove,
} from '@tortuga/kernel';
import { describe, expect, test } from 'vitest';
import { piratenbucht } from '../piratenbucht.ts';
import { type CaptainSetting, position } from '../rules/position.ts';
import type { PirateState } from '../rules/state.ts';
import { answer, asked, battles, fight, harbour, whatFollows } from '../rules/testing.ts';
import { evaluate, ponder } from './evaluate.ts';

function told(state: PirateState, seat: Seat, iterations = 0) {
  return {
    game: piratenbucht,
    view: piratenbucht.view(state, seat),
    seat,
    offers: offersFor(piratenbucht, state, seat),
    budget: { iterations },
    fate: seededFate(3),
  };
}

/** What a bot answers. */
function choice(state: PirateState, name: PlayerName, iterations = 0): string {
  const seat = asked(state);
  return writeMove(piratenbucht, state, PLAYERS[name].bot(told(state, seat, iterations)));
}

/** Between two rounds, with this much owned by the first captain. */
function between(own: CaptainSetting, round = 6, second: CaptainSetting = {}): PirateState {
  return position({
    captains: [{ at: 1, ...own }, { at: 2, ...second }, { at: 3 }],
    stage: 'harbour',
    round,
    loot: [],
  });
}

/** A fight in which the hold of the rival is on a field. */
function rivalHold(hold: number): PirateState {
  return fight({}, { hold, sails: 4, cannons: 4, crew: 4 });
}

describe('what a position is worth', () => {
  test('[END-4] fame, treasure and gold are good, and bad if somebody else has them', () => {
    for (const wealth of [{ fame: 3 }, { treasure: 3 }, { gold: 12 }]) {
      for (const judge of [evaluate, ponder]) {
        expect(judge(between(wealth), 0)).toBeGreaterThan(judge(between({}), 0));
        expect(judge(between(wealth), 1)).toBeLessThan(judge(between({}), 1));
      }
    }
  });

  test('[END-3] treasure aboard counts nothing at the end', () => {
    expect(evaluate(between({ treasure: 5 }, 12), 0)).toBe(evaluate(between({}, 12), 0));
  });

  test('[HIDE-1] other hands are judged by their size alone', () => {
    const [fame, swap] = [between({}, 6, { hand: ['fame3'] }), between({}, 6, { hand: ['swap'] })];
    expect(evaluate(fame, 0)).toBe(evaluate(swap, 0));
    expect(evaluate(fame, 1)).toBeGreaterThan(evaluate(swap, 1));
  });

  test('[BATTLE-34] a hit on the weakest sector of a rival is good', () => {
    const [weak, weaker, weakest] = [3, 2, 1].map((hold) => evaluate(rivalHold(hold), 0));
    expect(weaker).toBeGreaterThan(weak!);
    expect(weakest).toBeGreaterThan(weaker!);
  });

  test('[CARD-15] battle cards in force count for who played them', () => {
    const state = fight({ hand: ['secretweapon', 'fog'] }, {});
    const weapon = answer(state, 'play secretweapon').state;
    const fog = answer(weapon, 'play fog').state;
    // The rival knows a card less in hand, but a stronger ship.
    expect(evaluate(weapon, 1)).toBeLessThan(evaluate(state, 1));
    expect(evaluate(fog, 1)).toBeLessThan(evaluate(weapon, 1));
  });

  test('[END-12] in a duel the places that are still open count', () => {
    const captains = [{ fame: 9, sails: 4 }, { fame: 9 }, { fame: 1 }];
    const { state } = whatFollows('harbour', { captains, round: 12, loot: [] });
    expect([0, 1, 2].map((seat) => evaluate(state, seat))).toEqual([0.5, 0.5, -1]);
  });
});

/** A ship alone before Blackbeard. */
function beforeBlackbeard(captain: CaptainSetting): PirateState {
  const captains = [{ at: 4 as const, fame: 1, ...captain }, { at: 1 as const }, { at: 2 as const }];
  return battles({ captains, blackShips: [4], round: 3 }).state;
}

/** A harbour visit of the first captain; the others have nothing to spend. */
function visit(captain: CaptainSetting, round: number): PirateState {
  return harbour({ captains: [captain, { at: 1, gold: 0 }, { at: 2, gold: 0 }], round }).state;
}

describe('a sailor', () => {
  test('[BLACKBEARD-1] flees from Blackbeard with a weak ship, and fights him with a mighty one', () => {
    expect(choice(beforeBlackbeard({}), 'sailor')).toBe('flee');
    const mighty = { hold: { field: 8, reinforce: 2 }, cannons: { field: 8, refit: 2 }, crew: 8 } as const;
    expect(choice(beforeBlackbeard(mighty), 'sailor')).toBe('engage blackbeard');
  });

  test('[TREASUREISLAND-3] buries all treasure', () => {
    expect(choice(visit({ at: 6, treasure: 9, hold: 8, gold: 0 }, 5), 'sailor')).toBe('buryTreasure 9');
  });

  test('[HARBOUR-7] spends on a ship that sails on, and not in the last round', () => {
    const ship = { at: 4 as const, gold: 9, crew: 6 };
    expect(choice(visit(ship, 2), 'sailor')).toMatch(/^upgrade cannons/);
    const last = visit(ship, 12);
    const kept = evaluate(answer(last, 'keep').state, 0);
    expect(evaluate(answer(last, 'upgrade cannons 6').state, 0)).toBeLessThanOrEqual(kept);
  });
});

function worthOfTreasure(round: number): number {
  return ponder(between({ treasure: 4 }, round), 0) - ponder(between({}, round), 0);
}

/** The courses before round 11; Blackbeard lies at Treasure Island in round 12. */
function lastQuietChance(own: CaptainSetting): PirateState {
  const captains = [own, {}, {}, {}];
  return whatFollows('harbour', { captains, blackShips: [4], round: 10, loot: [] }).state;
}

describe('a captain', () => {
  test('[TREASUREISLAND-3] knows that treasure still aboard after round 11 is nearly lost', () => {
    expect(worthOfTreasure(11)).toBeLessThan(worthOfTreasure(10) / 4);
  });

  test('[TREASUREISLAND-3] goes and buries it in time', () => {
    expect(choice(lastQuietChance({ treasure: 7, hold: 4 }), 'captain', 500)).toBe('sail 6');
    expect(choice(lastQuietChance({ treasure: 0, gold: 0 }), 'captain', 500)).not.toBe('sail 6');
  });
});

// The real bars are those of `tortuga arena`, with hundreds of matches; this keeps the level from falling.
test('[BOT] a sailor beats three who answer at random', () => {
  let wins = 0;
  for (let match = 0; match < 8; match++) {
    const fate = seededFate(match + 1);
    const state = piratenbucht.setup({ seats: 4, options: defaultOptions(piratenbucht) }, fate, undefined);
    while (!isOver(state)) {
      const [seat = 0] = askedSeats(piratenbucht, state);
      const name = seat === match % 4 ? 'sailor' : 'random';
      play(piratenbucht, state, seat, PLAYERS[name].bot({ ...told(state, seat), fate }), fate);
      settle(piratenbucht, state, fate);
    }
    wins += piratenbucht.outcome(state)?.places[match % 4] === 1 ? 1 : 0;
  }
  expect(wins).toBeGreaterThanOrEqual(6);
});
