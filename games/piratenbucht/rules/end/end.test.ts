import { isOver, noFate } from '@tortuga/kernel';
import { describe, expect, test } from 'vitest';
import { piratenbucht } from '../../piratenbucht.ts';
import type { CaptainSetting, Setting } from '../position.ts';
import type { PirateState } from '../state.ts';
import {
  answer,
  answers,
  asked,
  dice,
  eventsOf,
  fameOf,
  type Happened,
  kindAsked,
  legal,
  whatFollows,
} from '../testing.ts';

/** The last phase of a round. */
function roundEnd(captain: CaptainSetting, setting: Partial<Setting> = {}): Happened {
  return whatFollows('harbour', {
    captains: [{ at: 2, ...captain }, { at: 3 }, { at: 4 }],
    loot: [],
    ...setting,
  });
}

/** The last phase of the last round. */
function finale(captains: readonly CaptainSetting[], setting: Partial<Setting> = {}): Happened {
  return whatFollows('harbour', { captains, round: 12, loot: [], ...setting }, noFate);
}

function places(state: PirateState): readonly number[] | undefined {
  return piratenbucht.outcome(state)?.places;
}

describe('the hold check', () => {
  test('[HOLD-1] Blackbeard goes on, from 6 to 1', () => {
    expect(roundEnd({}, { blackShips: [6, 3] }).state.blackShips.map(({ at }) => at)).toEqual([1, 4]);
  });

  test('[HOLD-5, GEN-12, TX-21] what does not fit goes overboard, without fame', () => {
    const full = roundEnd({ treasure: 10, hold: 5 });
    expect(full.state.captains[0]).toMatchObject({ treasure: 8, fame: 0 });
    expect(eventsOf(full, 'overboard')).toEqual([{ type: 'overboard', seat: 0, treasures: 2 }]);
    expect(full.state.stock).toBe(42);
    expect(roundEnd({ treasure: 10 }).state.captains[0]?.treasure).toBe(5);
    expect(roundEnd({ treasure: 5 }).state.captains[0]?.treasure).toBe(5);
  });

  test('[HOLD-6, ACTION-NEWHOLD-2, BATTLE-31, TX-21] New Hold carries anything, also face down', () => {
    for (const refit of [1, 2] as const)
      expect(roundEnd({ treasure: 30, hold: { refit } }).state.captains[0]?.treasure).toBe(30);
  });

  test('[HOLD-7, ACTION-NEWHOLD-3, ACTION-HIDEOUT-2, TX-22] only the ring counts now', () => {
    expect(roundEnd({ treasure: 9, hold: 2 }).state.captains[0]?.treasure).toBe(5);
    expect(roundEnd({ treasure: 9, hold: 6 }).state.captains[0]?.treasure).toBe(9);
  });

  test('[HOLD-8] gold takes no room', () => {
    expect(roundEnd({ gold: 200, hold: 1 }).state.captains[0]?.gold).toBe(200);
  });
});

describe('the end', () => {
  test('[END-1] after round 12, not before', () => {
    const captains = [{ fame: 3 }, { fame: 2 }, { fame: 1 }];
    expect(isOver(finale(captains).state)).toBe(true);
    expect(kindAsked(whatFollows('harbour', { captains, round: 11, loot: [] }).state)).toBe('wheel');
  });

  test('[END-2, END-4, GEN-18] fame cards are shown and added, and most fame wins', () => {
    const happened = finale([
      { fame: 30 },
      { fame: 27, hand: ['fame3', 'fog', 'fame1'] },
      { fame: 20, hand: ['fame2'] },
    ]);
    expect(fameOf(happened.state)).toEqual([30, 31, 22]);
    expect(eventsOf(happened, 'fameCardsShown')).toMatchObject([
      { seat: 1, cards: ['fame3', 'fame1'] },
      { seat: 2 },
    ]);
    expect(happened.state.captains[1]).toMatchObject({ hand: ['fog'], shown: ['fame3', 'fame1'] });
    expect(piratenbucht.outcome(happened.state)).toEqual({
      places: [2, 1, 3],
      scores: [30, 31, 22],
      why: { id: 'won', params: { winner: 1, fame: 31 } },
    });
  });

  test('[END-3] gold, treasure, ships and other cards are worth nothing', () => {
    const rich = { fame: 4, gold: 90, treasure: 5, crew: 8, hand: ['navy', 'fog'] } as const;
    const { state } = finale([{ ...rich, hand: [...rich.hand] }, { fame: 5, gold: 0 }, { fame: 1 }]);
    expect(places(state)).toEqual([2, 1, 3]);
  });

  test('[END-5, END-12, TX-35] two tied for first place fight a duel; who flees is second', () => {
    const { state } = finale([{ fame: 38, sails: 3 }, { fame: 38, sails: 4 }, { fame: 35 }]);
    expect([kindAsked(state), asked(state), state.stage]).toEqual(['turn', 1, 'duels']);
    const over = answer(state, 'flee');
    expect(piratenbucht.outcome(over.state)).toEqual({
      places: [1, 2, 3],
      scores: [38, 38, 35],
      why: { id: 'won.duel', params: { winner: 0, fame: 38 } },
    });
    expect(eventsOf(over, 'leftDuel')).toEqual([{ type: 'leftDuel', seat: 1, place: 2 }]);
    expect(over.state.tally.duels).toBe(1);
  });

  test('[END-6] lower ties are shared', () => {
    const { state } = finale([{ fame: 9 }, { fame: 5 }, { fame: 5 }, { fame: 2 }]);
    expect(places(state)).toEqual([1, 2, 2, 4]);
  });

  test('[END-7, END-10, GEN-20] all tied ships fight as they are, wherever they lie, without enemy ships', () => {
    const captains = [
      { fame: 9, at: 3 as const, sails: { refit: 1 as const }, crew: 1 },
      { fame: 9, at: 6 as const, sails: 5, hold: { reinforce: 1 as const } },
      { fame: 9, at: 3 as const, sails: 4 },
      { fame: 2, at: 3 as const },
    ];
    const { state } = finale(captains, { blackShips: [2] });
    expect(state.battle).toMatchObject({ ships: [0, 1, 2], enemies: [], order: [0, 1, 2], foes: 'captains' });
    const hit = answer(state, 'shoot 2 hold', dice(5, 1)).state;
    expect(hit.captains[1]?.ship.hold).toEqual({ field: 2, reinforce: 0, refit: 0 });
  });

  test('[END-8, END-9, GEN-17] battle cards may be used, action cards not', () => {
    const { state } = finale([
      { fame: 9, sails: 4, hand: ['fog', 'flee', 'navy'] },
      { fame: 9 },
      { fame: 2, hand: ['fog'] },
    ]);
    expect([kindAsked(state), legal(state)]).toEqual(['window', ['pass', 'play fog']]);
  });

  test('[END-11, END-12] no fame in a duel; the places follow the order of leaving', () => {
    const { state } = finale([
      { fame: 9, sails: 6, cannons: 3, crew: 3 },
      { fame: 9, sails: 5, hold: 1 },
      { fame: 9, sails: 4 },
    ]);
    const wrecked = answer(state, 'shoot 2 hold', dice(6, 1, 1)).state;
    expect(fameOf(wrecked)).toEqual([9, 9, 9]);
    const over = answers(wrecked, ['flee']).state;
    expect(places(over)).toEqual([1, 3, 2]);
    expect(fameOf(over)).toEqual([9, 9, 9]);
  });

  test('[END-12, TX-36] three in a duel, and a grapeshot that wrecks two', () => {
    const { state } = finale([
      { fame: 9, sails: 6, cannons: 2, hand: ['grapeshot'] },
      { fame: 9, sails: 5, hold: 1 },
      { fame: 9, sails: 4 },
    ]);
    const over = answers(state, ['play grapeshot', 'shoot 2 hold'], dice(3, 1)).state;
    expect(places(over)).toEqual([2, 3, 1]);
    expect(fameOf(over)).toEqual([9, 9, 9]);
  });

  test('[END-13] who sinks the last opponent and then is wrecked is first', () => {
    const { state } = finale([
      { fame: 9, sails: 6, cannons: 2, hand: ['grapeshot'] },
      { fame: 9, sails: 5, hold: 1 },
      { fame: 1 },
    ]);
    const over = answers(state, ['play grapeshot', 'shoot 2 hold'], dice(3, 1)).state;
    expect(places(over)).toEqual([1, 2, 3]);
    expect(over.open).toEqual([]);
  });

  test('[END-14] with the option every tied group fights, the most famous first', () => {
    const captains = [
      { fame: 5, sails: 3 },
      { fame: 9, sails: 4 },
      { fame: 9, sails: 5 },
      { fame: 5, sails: 6 },
    ];
    const { state } = finale(captains, { options: { duelScope: 'all' } });
    expect(state.battle?.ships).toEqual([1, 2]);
    const second = answer(state, 'flee').state;
    expect([second.battle?.ships, asked(second)]).toEqual([[0, 3], 3]);
    expect(places(answer(second, 'flee').state)).toEqual([3, 1, 2, 4]);
  });
});
