import { describe, expect, test } from 'vitest';
import { sizeOf } from '../cards.ts';
import type { Place } from '../data/places.ts';
import type { CaptainSetting, Setting } from '../position.ts';
import type { PirateState } from '../state.ts';
import {
  answer,
  answers,
  asked,
  dice,
  drawsFirst,
  eventsOf,
  harbour,
  kindAsked,
  legal,
  refusal,
} from '../testing.ts';

/** One captain at a place; the others have nothing to do. */
function visit(at: Place, captain: CaptainSetting, setting: Partial<Setting> = {}): PirateState {
  return harbour({
    captains: [
      { at, ...captain },
      { at: 2, gold: 0 },
      { at: 3, gold: 0 },
    ],
    ...setting,
  }).state;
}

describe('the harbour', () => {
  test('[HARBOUR-1] islands 1 to 6, then the cove', () => {
    const captains: Setting['captains'] = [{ at: 7 }, { at: 6 }, { at: 1 }, { at: 4 }];
    let { state } = harbour({ captains });
    const order: number[] = [];
    while (state.stage === 'harbour') {
      const seat = asked(state);
      if (order.at(-1) !== seat) order.push(seat);
      state = answer(state, legal(state)[0]!).state;
    }
    expect(order).toEqual([2, 3, 1, 0]);
  });

  test('[HARBOUR-2, HARBOUR-3] by fame at Treasure Island and in the cove, as it was when the phase began', () => {
    const island: Setting['captains'] = [
      { at: 6, fame: 3, treasure: 5 },
      { at: 6, fame: 4, treasure: 5 },
      { at: 6, fame: 1, treasure: 9 },
    ];
    const { state } = harbour({ captains: island });
    expect([asked(state), state.harbour]).toEqual([1, [0, 2]]);
    const buried = answers(state, ['keep', 'buryTreasure 5', 'buryGold 3', 'keep', 'buryTreasure 5']).state;
    expect([asked(buried), buried.harbour]).toEqual([0, [2]]);
    const tied = harbour({ captains: [{ at: 7 }, { at: 7 }, { at: 6 }] }, dice(1, 1, 6, 6));
    expect(tied.state.harbour).toEqual([1, 0]);
  });

  test('[HARBOUR-4] everything may be left', () => {
    expect(legal(visit(1, {}))[0]).toBe('buy 0');
    expect(legal(visit(4, {}))).toContain('keep');
    expect(legal(visit(6, { hold: { reinforce: 1 }, gold: 2, treasure: 1 }))).toContain('keep');
    const flips = answer(visit(6, { hold: { reinforce: 1 }, gold: 2, treasure: 1 }), 'keep').state;
    expect(legal(flips)).toEqual(['flip nothing', 'flip hold']);
    expect(legal(answer(flips, 'flip nothing').state)).toEqual(['buryTreasure 0', 'buryTreasure 1']);
  });

  test('[HARBOUR-5] up to three tavern cards for 2 gold each', () => {
    expect(legal(visit(1, { gold: 9 }))).toEqual(['buy 0', 'buy 1', 'buy 2', 'buy 3']);
    const short = visit(1, { gold: 5 });
    expect(legal(short)).toEqual(['buy 0', 'buy 1', 'buy 2']);
    expect(refusal(short, 'buy 3')).toBe('no-gold');
    expect(eventsOf(answer(short, 'buy 0'), 'bought')).toEqual([]);
    expect(eventsOf(answer(short, 'buy 1'), 'bought')).toMatchObject([{ count: 1, price: 2 }]);
    const bought = answer(short, 'buy 2', drawsFirst(0, 0)).state;
    expect(bought.captains[0]).toMatchObject({ gold: 1, hand: ['flee', 'flee'] });
  });

  test('[HARBOUR-6, GEN-13, TX-33] the pile is shuffled when the deck runs out', () => {
    const setting: Partial<Setting> = {
      deck: ['fog'],
      discard: ['flee', 'navy', 'swap', 'hideout', 'boarding'],
    };
    const bought = answer(visit(1, {}, setting), 'buy 3', drawsFirst(0, 0, 0));
    expect(bought.state.captains[0]?.hand).toEqual(['fog', 'flee', 'navy']);
    expect([sizeOf(bought.state.deck), sizeOf(bought.state.discard)]).toEqual([3, 0]);
    expect(eventsOf(bought, 'reshuffled')).toEqual([{ type: 'reshuffled', count: 5 }]);
    const scarce = visit(1, {}, { deck: ['fog'] });
    expect([legal(scarce), refusal(scarce, 'buy 2')]).toEqual([['buy 0', 'buy 1'], 'cards-run-out']);
  });

  test('[GEN-14] nothing is drawn where nothing is left', () => {
    expect(kindAsked(visit(1, {}, { deck: [] }))).not.toBe('tavern');
    const rested = answer(visit(7, {}, { deck: [] }), 'rest cards');
    expect(rested.state.captains[0]).toMatchObject({ hand: [], gold: 9 });
    expect(eventsOf(rested, 'drew')).toEqual([]);
  });

  test.each([
    [2, 'hold'],
    [3, 'sails'],
    [4, 'cannons'],
    [5, 'crew'],
  ] as const)('[HARBOUR-7] at island %i only the %s can be raised, by any number of fields', (at, sector) => {
    const state = harbour({
      captains: [
        { at, gold: 99 },
        { at: 1, gold: 0 },
        { at: 7, gold: 0 },
      ],
    }).state;
    expect(legal(state)).toEqual(
      [3, 4, 5, 6, 7, 8].map((field) => `upgrade ${sector} ${field}`).concat('keep'),
    );
  });

  test('[HARBOUR-7, HARBOUR-18] EX-10: from 7 to 10 costs 8; more than one owns is refused', () => {
    const state = visit(3, { sails: 4, gold: 8 });
    const before = JSON.stringify(state);
    expect(refusal(state, 'upgrade sails 8')).toBe('no-gold');
    expect(JSON.stringify(state)).toBe(before);
    const raised = answer(state, 'upgrade sails 7');
    expect(raised.state.captains[0]).toMatchObject({ gold: 0, ship: { sails: { field: 7 } } });
    expect(eventsOf(raised, 'upgraded')).toMatchObject([{ from: 4, to: 7, price: 8 }]);
  });

  test('[HARBOUR-8] field 8 is the highest', () => {
    expect(kindAsked(visit(3, { sails: 8, gold: 99 }))).not.toBe('shipyard');
    expect(refusal(visit(3, { sails: 7, gold: 99 }), 'upgrade sails 9')).toBe('not-offered');
  });

  test('[HARBOUR-9] a damaged ring is raised like any other', () => {
    expect(answer(visit(3, { sails: 1, gold: 2 }), 'upgrade sails 3').state.captains[0]).toMatchObject({
      gold: 0,
      ship: { sails: { field: 3 } },
    });
  });

  test('[HARBOUR-10, HARBOUR-12, ACTION-REINFORCE-5] REINFORCE cards for 2 gold each, anywhere, as one likes', () => {
    const cards = { hold: { reinforce: 1 }, sails: { reinforce: 1 }, crew: { reinforce: 1 } } as const;
    for (const at of [1, 4, 6, 7] as const) {
      const first = visit(at, { ...cards, gold: 4, cannons: 8 });
      const state = answer(
        first,
        { 1: 'buy 0', 4: '', 6: 'keep', 7: 'rest cards' }[at] || legal(first)[0]!,
      ).state;
      const flips = at === 4 ? first : state;
      expect(legal(flips)).toContain('flip hold crew');
      expect(refusal(flips, 'flip hold sails crew')).toBe('no-gold');
      const flipped = answer(flips, 'flip hold crew').state.captains[0]!;
      expect([
        flipped.gold,
        flipped.ship.hold.reinforce,
        flipped.ship.sails.reinforce,
        flipped.ship.crew.reinforce,
      ]).toEqual([0, 2, 1, 2]);
    }
  });

  test('[HARBOUR-11] NEW cards are turned for nothing and without asking', () => {
    const { captains } = visit(4, { gold: 0, sails: { refit: 1 }, hold: { refit: 1 } });
    expect([captains[0]?.ship.sails.refit, captains[0]?.ship.hold.refit]).toEqual([2, 2]);
  });

  test('[HARBOUR-17] what was bought is played from the next round on', () => {
    const { state } = answer(visit(1, {}), 'buy 1', drawsFirst(4, 0, 0, 0, 0, 0));
    expect(state.captains[0]?.hand).toEqual(['navy']);
    expect(kindAsked(state)).toBe('wheel');
  });
});

describe('the rebate for New Crew', () => {
  const crew = { refit: 2 } as const;

  test('[HARBOUR-13, ACTION-NEWCREW-4, TX-20] 2 gold off the sum of upgrades and flips', () => {
    const state = visit(3, { gold: 9, crew, hold: { reinforce: 1 } });
    const upgraded = answer(state, 'upgrade sails 4');
    expect(eventsOf(upgraded, 'upgraded')).toMatchObject([{ price: 1 }]);
    expect(answer(upgraded.state, 'flip hold').state.captains[0]?.gold).toBe(6);
  });

  test('[HARBOUR-14, TX-20] never below nothing, and the rest lapses', () => {
    expect(answer(visit(3, { gold: 9, crew }), 'upgrade sails 3').state.captains[0]?.gold).toBe(9);
    // 1 of the 2 is left for a flip, which costs 1 then.
    const state = answer(visit(3, { gold: 9, crew, hold: { reinforce: 1 } }), 'upgrade sails 3').state;
    expect(answer(state, 'flip hold').state.captains[0]?.gold).toBe(8);
  });

  test('[HARBOUR-15, TX-20] for flips alone, and at Treasure Island', () => {
    const flips = answer(visit(3, { gold: 9, crew, hold: { reinforce: 1 } }), 'keep').state;
    expect(answer(flips, 'flip hold').state.captains[0]?.gold).toBe(9);
    expect(answer(visit(6, { gold: 9, crew }), 'upgrade hold 4').state.captains[0]?.gold).toBe(8);
  });

  test('[HARBOUR-16, TX-20] not for tavern cards, not for the repair', () => {
    const tavern = answer(
      visit(1, { gold: 6, crew, hold: { reinforce: 1 } }),
      'buy 2',
      drawsFirst(0, 0),
    ).state;
    expect(tavern.captains[0]?.gold).toBe(2);
    expect(answer(tavern, 'flip hold').state.captains[0]?.gold).toBe(2);
    const cove = answer(visit(7, { gold: 4, crew, hold: 0 }), 'rest gold', drawsFirst(0)).state;
    expect(cove.captains[0]?.gold).toBe(4);
  });

  test('[HARBOUR-18, TX-20] it can be spent by who owns less than the price', () => {
    const state = visit(3, { gold: 1, sails: 5, crew });
    expect(answer(state, 'upgrade sails 6').state.captains[0]).toMatchObject({
      gold: 0,
      ship: { sails: { field: 6 } },
    });
    expect(refusal(state, 'upgrade sails 7')).toBe('no-gold');
  });
});
