import { noFate } from '@tortuga/kernel';
import { describe, expect, test } from 'vitest';
import type { CaptainSetting, Setting } from '../position.ts';
import type { PirateState } from '../state.ts';
import {
  answer,
  answers,
  asked,
  atIsland3,
  battles,
  dice,
  eventsOf,
  fameOf,
  fight,
  refusal,
} from '../testing.ts';

function struck(hits: number, sails: CaptainSetting['sails']): PirateState {
  const state = fight(
    { sails: { refit: 2, field: 8 }, cannons: { field: 8, refit: 2 } },
    { sails: sails! },
    {},
  );
  return answer(state, 'shoot 2 sails', dice(...Array.from({ length: 6 }, (_, i) => (i < hits ? 6 : 1))))
    .state;
}

describe('damage', () => {
  test('[BATTLE-28, BATTLE-29, BATTLE-33, ACTION-REINFORCE-2, ACTION-REINFORCE-3, TX-1] layer by layer', () => {
    // The one copy of New Sails is on the shooter, so the layers are tried on the hold.
    const hold = { field: 3, reinforce: 2, refit: 2 } as const;
    const state = fight({ cannons: { field: 8, refit: 2 } }, { hold }, {});
    const columns = [1, 2, 3, 4, 5, 6].map((hits) => {
      const faces = Array.from({ length: 6 }, (_, i) => (i < hits ? 5 : 4));
      const { field, reinforce, refit } = answer(state, 'shoot 2 hold', dice(...faces)).state.captains[1]!
        .ship.hold;
      return [reinforce, refit, field];
    });
    expect(columns).toEqual([
      [1, 2, 3],
      [0, 2, 3],
      [0, 1, 3],
      [0, 0, 3],
      [0, 0, 2],
      [0, 0, 1],
    ]);
  });

  test('[ACTION-NEWCANNONS-1, ACTION-NEWCREW-1, ACTION-NEWHOLD-1, ACTION-NEWSAILS-1] a NEW card absorbs two hits', () => {
    for (const sector of ['hold', 'sails', 'cannons', 'crew'] as const) {
      const state = fight({ cannons: 5, crew: 5 }, { [sector]: { field: 3, reinforce: 1, refit: 2 } }, {});
      // New Sails act first; everybody else waits for the first captain.
      const turn = asked(state) === 1 ? answer(state, 'shoot 1 hold', dice(1, 1)).state : state;
      const shot = answer(turn, `shoot 2 ${sector}`, dice(5, 5, 6, 6));
      expect(shot.state.captains[1]?.ship[sector]).toEqual({ field: 2, reinforce: 0, refit: 0 });
      expect(eventsOf(shot, 'shipCardLost').map(({ card }) => card)).toEqual(['reinforce', `new${sector}`]);
    }
  });

  test('[BATTLE-30, BATTLE-32, TX-2] a face-down card protects once more, then the ring is hit', () => {
    const two = struck(2, { field: 2, reinforce: 1 }).captains[1];
    expect([two?.ship.sails, two?.at]).toEqual([{ field: 1, reinforce: 0, refit: 0 }, 3]);
    expect(struck(3, { field: 2, reinforce: 1 }).captains[1]?.at).toBe(7);
  });

  test('[BATTLE-34] on field f the f-th hit destroys', () => {
    expect([1, 2, 3].map((hits) => struck(hits, 3).captains[1]!.ship.sails.field)).toEqual([2, 1, 0]);
    expect(struck(3, 3).captains[1]?.at).toBe(7);
  });

  test('[BATTLE-35, BATTLE-36] hits left over are lost', () => {
    const { captains } = struck(6, 2);
    expect(captains[1]?.ship).toMatchObject({
      hold: { field: 2 },
      sails: { field: 0 },
      cannons: { field: 2 },
    });
    expect(captains[2]?.ship.sails.field).toBe(6);
  });

  test('[BATTLE-37, TX-40] a wrecked ship leaves before its turn, and the next has its own', () => {
    const state = fight({ cannons: 3, crew: 3 }, {}, { hold: 1 });
    const happened = answer(state, 'shoot 3 hold', dice(5, 1, 1));
    expect(happened.state.captains[2]?.at).toBe(7);
    expect(fameOf(happened.state)).toEqual([11, 10, 8]);
    expect(asked(happened.state)).toBe(1);
  });

  test('[BATTLE-38, BATTLE-39, BATTLE-40, BATTLE-41] who flees keeps everything, damage too, and fights no more', () => {
    const captains = [
      { sails: 8, gold: 4, treasure: 3, hold: 3, hand: ['fame1' as const] },
      { sails: 6 },
      { sails: 4 },
    ];
    const state = fight(...captains);
    const hurt = answers(
      state,
      ['shoot 2 hold', 'shoot 1 hold', 'shoot 1 crew'],
      dice(1, 1, 5, 1, 1, 1),
    ).state;
    const fled = answer(hurt, 'flee').state;
    expect(fled.captains[0]).toMatchObject({ at: 7, gold: 4, treasure: 3, fame: 10, hand: ['fame1'] });
    expect(fled.captains[0]?.ship.hold.field).toBe(2);
    expect(fled.battle?.ships).toEqual([1, 2]);
    expect(refusal(fled, 'shoot 1 hold')).toBe('elsewhere');
  });
});

describe('fame', () => {
  test('[BATTLE-42, BATTLE-43] EX-8: four captains', () => {
    const state = fight({}, {}, {}, {});
    const first = answer(state, 'flee');
    expect(fameOf(first.state)).toEqual([10, 9, 8, 7]);
    expect(eventsOf(first, 'noFame')).toEqual([{ type: 'noFame', seat: 0 }]);
    const hit = answer(first.state, 'shoot 3 hold', dice(5, 1)).state;
    const second = answer(hit, 'flee').state;
    expect(fameOf(second)).toEqual([10, 10, 8, 8]);
    // Two captains with 10 fame each then throw for the order in the cove.
    const third = answers(second, ['shoot 2 sails', 'flee'], dice(1, 1, 1, 1, 2, 2)).state;
    expect(fameOf(third).slice(0, 3)).toEqual([10, 10, 8]);
    // The last one also plunders: 0-5-5-0 brings no fame.
    expect(third.captains[3]?.fame).toBe(9);
  });

  test.each([
    ['battle', [11, 10, 8]],
    ['ship', [10, 9, 8]],
  ] as const)(
    '[BATTLE-44, TX-25] with the hit test "%s" a flight without own damage',
    (fameHitTest, fame) => {
      const { state } = battles({ ...atIsland3({}, {}, {}), options: { fameHitTest } }, noFate);
      const after = answers(state, ['shoot 2 hold', 'shoot 1 hold', 'flee'], dice(6, 1, 1, 1)).state;
      expect(fameOf(after)).toEqual(fame);
    },
  );

  test('[BATTLE-45, CARD-GRAPESHOT-4, TX-5] a ship wrecked by its own grapeshot gives fame, and its cards stay', () => {
    const cannons = { field: 2, reinforce: 2, refit: 2 } as const;
    const state = fight({ sails: 8, cannons, hand: ['grapeshot'] }, { sails: 8 }, {});
    const shot = answers(state, ['play grapeshot', 'shoot 2 sails'], dice(3, 3, 4, 1, 2, 6));
    expect(shot.state.captains[1]?.ship.sails.field).toBe(4);
    expect(shot.state.captains[0]).toMatchObject({
      at: 7,
      ship: { cannons: { field: 0, reinforce: 2, refit: 2 } },
    });
    expect(fameOf(shot.state)).toEqual([10, 10, 9]);
    expect(shot.state.battle?.ships).toEqual([1, 2]);
  });

  test('[BATTLE-46, TX-28] a hit that a card absorbs is a hit', () => {
    for (const fameHitTest of ['battle', 'ship'] as const) {
      const setting = atIsland3({ hand: ['sabotage'] }, { hold: { reinforce: 2 } }, {});
      const { state } = battles({ ...setting, options: { fameHitTest } }, noFate);
      const sabotaged = answer(state, 'sabotage 2 hold').state;
      expect(sabotaged.captains[1]?.ship.hold).toEqual({ field: 2, reinforce: 1, refit: 0 });
      expect(fameOf(answers(sabotaged, ['shoot 2 sails', 'flee'], dice(1, 1)).state)).toEqual([11, 9, 9]);
    }
  });

  test('[BATTLE-47] hits on and by enemy ships count for the battle', () => {
    const setting = { ...atIsland3({}, {}), blackShips: [3] } as Setting;
    const missed = battles(setting, dice(1, 1, 1, 1, 1)).state;
    const hitting = answer(missed, 'engage blackbeard', dice(5, 1)).state;
    expect(fameOf(answer(hitting, 'flee', dice(1, 1, 1, 1, 1)).state)[0]).toBe(11);
    const hurt = battles(setting, dice(5, 1, 1, 1, 1)).state;
    expect(fameOf(answer(hurt, 'flee', dice(1, 1, 1, 1, 1)).state)[1]).toBe(10);
  });

  test('[BATTLE-48, TX-24] a 5 into the fog is no hit', () => {
    const state = fight({ cannons: 3, crew: 3 }, { hand: ['fog'] }, {});
    const after = answers(state, ['play fog', 'shoot 2 hold', 'flee'], dice(5, 5, 4)).state;
    expect(fameOf(after)).toEqual([10, 9, 8]);
  });

  test('[BATTLE-48] the recoil of a grapeshot is no hit', () => {
    const state = fight({ cannons: 3, hand: ['grapeshot'] }, {}, {});
    const after = answers(state, ['play grapeshot', 'shoot 2 hold', 'flee'], dice(1, 1)).state;
    expect(after.captains[0]?.ship.cannons.field).toBe(1);
    expect(fameOf(after)).toEqual([10, 9, 8]);
  });

  test('[BATTLE-49, BATTLE-50, BATTLE-51] those present get it, also against enemies; the owner of the Navy does not', () => {
    const { state } = battles({ ...atIsland3({}, {}, {}, { at: 6 }), navies: [{ at: 3, owner: 3 }] }, noFate);
    const hit = answer(state, 'aim 1 hold', dice(5, 1, 1, 1)).state;
    const left = answers(hit, ['flee', 'flee'], noFate).state;
    expect(fameOf(left)).toEqual([10, 10, 10, 7]);
  });
});

describe('the end', () => {
  test('[BATTLE-53, CARD-GRAPESHOT-6, TX-6] an island that grapeshot has emptied', () => {
    const state = fight({ cannons: 1, crew: 4, hand: ['grapeshot'] }, { hold: 1 });
    const happened = answers(
      state,
      ['play grapeshot', 'pass', 'shoot 2 hold'].filter((line) => line !== 'pass'),
      dice(5, 1),
    );
    expect(happened.state.captains.map(({ at }) => at)).toEqual([7, 7, 6]);
    expect(fameOf(happened.state)).toEqual([11, 9, 0]);
    expect(eventsOf(happened, 'battleOver')).toEqual([{ type: 'battleOver', at: 3, ships: [] }]);
    expect(eventsOf(happened, 'plundered')).toEqual([]);
  });

  test('[BATTLE-54, CARD-15] open battle cards are discarded when phase 3 is over', () => {
    const captains: Setting['captains'] = [
      { at: 2, fame: 1, hand: ['fog', 'strongwind'] },
      { at: 2 },
      { at: 5, fame: 1 },
      { at: 5 },
    ];
    const first = answers(battles({ captains }).state, ['play fog', 'play strongwind', 'flee']);
    expect(first.state.open).toEqual(['fog', 'strongwind']);
    expect(eventsOf(first, 'cardsCleared')).toEqual([]);
    const second = answer(first.state, 'flee');
    expect(eventsOf(second, 'cardsCleared')).toEqual([
      { type: 'cardsCleared', cards: ['fog', 'strongwind'] },
    ]);
    expect(second.state.open).toEqual([]);
  });
});
