import { describe, expect, test } from 'vitest';
import type { Place } from '../data/places.ts';
import type { CaptainSetting } from '../position.ts';
import type { PirateState } from '../state.ts';
import { answer, answers, drawsFirst, eventsOf, harbour, kindAsked, legal, refusal } from '../testing.ts';

function visit(at: Place, captain: CaptainSetting): PirateState {
  return harbour(
    {
      captains: [
        { at, ...captain },
        { at: 2, gold: 0 },
        { at: 3, gold: 0 },
      ],
    },
    drawsFirst(0),
  ).state;
}

describe('Treasure Island', () => {
  test('[TREASUREISLAND-1, TREASUREISLAND-6, GEN-8, TX-32] upgrade, then treasure, then gold', () => {
    const state = visit(6, { treasure: 5, gold: 10, cannons: 3, fame: 58 });
    expect(kindAsked(state)).toBe('shipyard');
    const chest = answer(state, 'upgrade cannons 5').state;
    expect([kindAsked(chest), chest.captains[0]?.gold]).toEqual(['chest', 6]);
    const purse = answer(chest, 'buryTreasure 5').state;
    expect([kindAsked(purse), purse.captains[0]?.fame]).toEqual(['purse', 63]);
    const done = answer(purse, 'buryGold 2').state;
    expect(done.captains[0]).toMatchObject({ fame: 65, gold: 0, treasure: 0 });
  });

  test('[GEN-10] fame runs on beyond the 60 spaces of the track', () => {
    const state = visit(6, { treasure: 9, gold: 0, fame: 58 });
    expect(answer(state, 'buryTreasure 9').state.captains[0]?.fame).toBe(67);
  });

  test('[TREASUREISLAND-2] one sector by one or two fields', () => {
    const state = visit(6, { gold: 99, hold: 7, sails: 8 });
    expect(legal(state)).toEqual([
      'upgrade hold 8',
      'upgrade cannons 3',
      'upgrade cannons 4',
      'upgrade crew 3',
      'upgrade crew 4',
      'keep',
    ]);
    expect(refusal(state, 'upgrade crew 5')).toBe('not-offered');
    expect(refusal(visit(6, { gold: 1 }), 'upgrade crew 4')).toBe('no-gold');
  });

  test('[TREASUREISLAND-3, TREASUREISLAND-5, GEN-12] any number of treasures, back into the stock', () => {
    const state = visit(6, { treasure: 3, gold: 0 });
    expect(legal(state)).toEqual([0, 1, 2, 3].map((count) => `buryTreasure ${count}`));
    const buried = answer(state, 'buryTreasure 2');
    expect(buried.state.captains[0]).toMatchObject({ fame: 2, treasure: 1 });
    expect(buried.state.stock).toBe(49);
    expect(eventsOf(buried, 'fameGained')).toEqual([
      { type: 'fameGained', seat: 0, fame: 2, reason: 'treasure' },
    ]);
  });

  test('[TREASUREISLAND-4, GEN-11] every 3 gold', () => {
    const state = answer(visit(6, { gold: 8 }), 'keep').state;
    expect(legal(state)).toEqual(['buryGold 0', 'buryGold 1', 'buryGold 2']);
    expect(answer(state, 'buryGold 2').state.captains[0]).toMatchObject({ fame: 2, gold: 2 });
    expect(kindAsked(visit(6, { gold: 0, treasure: 0 }))).toBe('wheel');
  });
});

describe('the cove', () => {
  test('[COVE-1, COVE-2, TX-19] a card and 2 gold, or two cards', () => {
    const state = visit(7, { gold: 0 });
    expect(legal(state)).toEqual(['rest gold', 'rest cards']);
    expect(answer(state, 'rest gold', drawsFirst(0)).state.captains[0]).toMatchObject({
      gold: 2,
      hand: ['flee'],
    });
    expect(answer(state, 'rest cards', drawsFirst(0, 0)).state.captains[0]).toMatchObject({
      gold: 0,
      hand: ['flee', 'flee'],
    });
  });

  test('[COVE-2, COVE-7, GEN-23, TX-19] whose ship is wrecked and who cannot pay has no choice', () => {
    const poor = harbour(
      {
        captains: [
          { at: 7, gold: 1, crew: 0 },
          { at: 2, gold: 0 },
          { at: 3, gold: 0 },
        ],
      },
      drawsFirst(0, 0, 0, 0, 0, 0),
    );
    expect(poor.state.captains[0]).toMatchObject({ gold: 1, hand: ['flee'], ship: { crew: { field: 2 } } });
    expect(eventsOf(poor, 'rested')).toEqual([{ type: 'rested', seat: 0, gold: 2, cards: 1 }]);
    const able = visit(7, { gold: 2, crew: 0 });
    expect(answer(able, 'rest cards', drawsFirst(0, 0)).state.captains[0]).toMatchObject({
      gold: 0,
      ship: { crew: { field: 2 } },
    });
  });

  test('[COVE-3] the repair is made at once and puts the ring on field 2', () => {
    const rested = answer(visit(7, { gold: 5, hold: 0 }), 'rest gold', drawsFirst(0));
    expect(rested.state.captains[0]).toMatchObject({ gold: 5, ship: { hold: { field: 2 } } });
    expect(eventsOf(rested, 'repaired')).toEqual([{ type: 'repaired', seat: 0, sector: 'hold' }]);
  });

  test('[COVE-4, COVE-8] nothing is upgraded or buried there', () => {
    const rested = answers(visit(7, { gold: 50, treasure: 4 }), ['rest cards'], drawsFirst(0, 0)).state;
    expect([kindAsked(rested), rested.captains[0]?.fame]).toEqual(['wheel', 0]);
  });

  test('[COVE-5] ship cards are turned up there, after the repair', () => {
    const state = visit(7, { gold: 2, crew: 0, hold: { reinforce: 1 }, sails: { refit: 1 } });
    const rested = answer(state, 'rest gold', drawsFirst(0)).state;
    expect([kindAsked(rested), rested.captains[0]?.ship.sails.refit]).toEqual(['flip', 2]);
    expect(legal(rested)).toEqual(['flip nothing', 'flip hold']);
    expect(answer(rested, 'flip hold').state.captains[0]?.gold).toBe(0);
    // After two cards instead, no gold is left for it.
    expect(kindAsked(answer(state, 'rest cards', drawsFirst(0, 0)).state)).toBe('wheel');
  });

  test('[COVE-6, TX-5] cannons destroyed by grapeshot keep their cards', () => {
    const state = visit(7, { gold: 2, cannons: { field: 0, reinforce: 2, refit: 2 } });
    const { ship } = answer(state, 'rest gold', drawsFirst(0)).state.captains[0]!;
    expect(ship.cannons).toEqual({ field: 2, reinforce: 2, refit: 2 });
  });
});
