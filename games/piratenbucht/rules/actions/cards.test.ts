import { describe, expect, test } from 'vitest';
import type { Place } from '../data/places.ts';
import { type Card, INDEX } from '../data/tavern-cards.ts';
import type { Setting } from '../position.ts';
import type { PirateState } from '../state.ts';
import { actions, answer, answers, asked, dice, eventsOf, kindAsked, legal, refusal } from '../testing.ts';

/** One captain with a hand, others at places; ties are broken by dice that favour the first. */
function table(
  own: Place,
  hand: Card[],
  others: readonly Place[],
  setting: Partial<Setting> = {},
): PirateState {
  const captains = [{ at: own, hand, fame: 9 }, ...others.map((at, i) => ({ at, fame: 8 - i }))];
  return actions({ captains, ...setting }).state;
}

function targets(state: PirateState, card: string): string[] {
  return legal(state)
    .filter((line) => line.startsWith(card))
    .map((line) => line.slice(card.length + 1));
}

describe('FLEE', () => {
  test('[ACTION-FLEE-1] only from company: a captain, Blackbeard or the Navy', () => {
    expect(refusal(table(2, ['flee', 'hideout'], [3, 4]), 'escape 5')).toBe('alone');
    expect(targets(table(2, ['flee'], [2, 4]), 'escape')).toEqual(['1', '3', '5', '6']);
    expect(targets(table(2, ['flee'], [3, 4], { blackShips: [2] }), 'escape')).toEqual(['1', '5', '6']);
    expect(targets(table(2, ['flee'], [3, 4], { navies: [{ at: 2, owner: 1 }] }), 'escape')).toEqual([
      '1',
      '5',
      '6',
    ]);
  });

  test('[ACTION-FLEE-2, ACTION-CHALLENGE-5, TX-13] a challenge answered by flight: the challenger stays', () => {
    const captains: Setting['captains'] = [
      { at: 2, hand: ['challenge'] },
      { at: 4, hand: ['flee'] },
      { at: 6 },
      { at: 5 },
    ];
    const begun = actions({ captains, blackShips: [3], loot: [1, 1, 2, 2, 3] });
    const challenged = answer(begun.state, 'challenge 4').state;
    expect(asked(challenged)).toBe(1);
    expect(targets(challenged, 'escape')).toEqual(['1', '2', '6']);
    expect([refusal(challenged, 'escape 3'), refusal(challenged, 'escape 5')]).toEqual([
      'not-empty',
      'not-empty',
    ]);
    const fled = answer(challenged, 'escape 2');
    expect(eventsOf(fled, 'lapBegan')[0]?.order).toEqual([1, 0, 3, 2]);
    expect(eventsOf(fled, 'battleBegan')).toEqual([]);
    expect(eventsOf(fled, 'plundered').map(({ seat, at }) => [seat, at])).toEqual([
      [1, 2],
      [0, 4],
      [3, 5],
    ]);
  });

  test('[ACTION-FLEE-3, TX-16] company at Treasure Island counts', () => {
    expect(targets(table(6, ['flee'], [6, 2]), 'escape')).toEqual(['1', '3', '4', '5']);
    const round6 = table(6, ['flee'], [2, 3, 3], { blackShips: [6], round: 6 });
    expect(targets(round6, 'escape')).toEqual(['1', '4', '5']);
  });

  test('[ACTION-FLEE-4, ACTION-FLEE-5] only to islands without ship, Blackbeard and Navy', () => {
    const state = table(2, ['flee'], [2, 3], { blackShips: [4], navies: [{ at: 5, owner: 1 }] });
    expect(targets(state, 'escape')).toEqual(['1', '6']);
    expect(['3', '4', '5'].map((to) => refusal(state, `escape ${to}`))).toEqual([
      'not-empty',
      'not-empty',
      'not-empty',
    ]);
  });

  test('[ACTION-FLEE-6, ACTION-FLEE-7] Treasure Island is always open, but Blackbeard may be there', () => {
    const state = table(2, ['flee'], [2, 6], {
      blackShips: [6],
      round: 6,
      options: { pauseOnWindows: 'off' },
    });
    // Two captains at Treasure Island then meet Blackbeard, who throws at the more famous.
    const met = answer(state, 'escape 6', dice(1, 1, 1, 1, 1));
    expect(eventsOf(met, 'battleBegan')[0]).toMatchObject({ at: 6, ships: [0, 2], enemies: ['blackbeard'] });
  });

  test('[ACTION-FLEE-8, ACTION-FLEE-9, ACTION-FLEE-10] not to the cove, not to where one is, not to the own Navy', () => {
    const state = table(2, ['flee'], [2, 3], { navies: [{ at: 4, owner: 0 }] });
    expect(refusal(state, 'escape 7')).toBe('not-offered');
    expect(refusal(state, 'escape 2')).toBe('here');
    expect(refusal(state, 'escape 4')).toBe('own-navy');
  });
});

describe('NAVY', () => {
  test('[ACTION-NAVY-1, ACTION-NAVY-2, ACTION-NAVY-3, ACTION-NAVY-4, TX-14] where it may be sent', () => {
    const state = table(3, ['navy', 'challenge'], [2, 2, 5, 6], { blackShips: [1] });
    // Captain 1 is at island 3; the other captains at 2 come first but have no cards.
    expect(asked(state)).toBe(0);
    expect(targets(state, 'navy')).toEqual(['2', '5']);
    expect(['1', '3', '4', '6'].map((to) => refusal(state, `navy ${to}`))).toEqual([
      'nobody-there',
      'own-ship-there',
      'nobody-there',
      'treasure-island',
    ]);
    expect(refusal(state, 'navy 7')).toBe('not-offered');
  });

  test('[ACTION-NAVY-5, ACTION-NAVY-6, ACTION-NAVY-11, TX-14] one for each island, and nobody follows the own one', () => {
    const state = answer(
      table(3, ['navy', 'navy', 'challenge'], [2, 2, 5, 6], { blackShips: [1] }),
      'navy 2',
    ).state;
    expect(refusal(state, 'navy 2')).toBe('navy-there');
    expect(targets(state, 'challenge')).toEqual(['1', '5']);
    expect(refusal(state, 'challenge 2')).toBe('own-navy');
    const second = answer(state, 'navy 5').state;
    expect(second.navies).toEqual([
      { at: 2, owner: 0 },
      { at: 5, owner: 0 },
    ]);
  });

  test('[ACTION-NAVY-7, ACTION-NAVY-8] its owner decides, and whoever came later is attacked too', () => {
    const captains: Setting['captains'] = [
      { at: 1, hand: ['navy'] },
      { at: 2, fame: 2 },
      { at: 3, hand: ['challenge'] },
    ];
    const { state } = answers(actions({ captains }).state, ['navy 2', 'challenge 2'], dice(1, 1, 1, 2));
    expect([kindAsked(state), asked(state)]).toEqual(['navy', 0]);
    expect(legal(state)).toHaveLength(8);
    expect(state.battle?.ships).toEqual([1, 2]);
  });

  test('[ACTION-NAVY-9, ACTION-NAVY-10, NAVY-12, TX-15] it stays until phase 3 is over, also if everybody has gone', () => {
    const captains: Setting['captains'] = [
      { at: 1, hand: ['navy', 'swap'] },
      { at: 2, hand: ['flee'] },
      { at: 6 },
    ];
    const sent = answer(actions({ captains, discard: ['fog'], loot: [1, 1, 2, 2, 3] }).state, 'navy 2').state;
    const fled = answer(sent, 'escape 4').state;
    // SWAP finds FLEE and FOG on the pile, but not the NAVY card.
    expect(targets(fled, 'swap')).toEqual(['flee', 'fog']);
    const over = answer(fled, 'pass');
    expect(eventsOf(over, 'battleBegan')).toEqual([]);
    expect(eventsOf(over, 'cardsCleared')[0]?.cards).toEqual(['navy']);
    expect(over.state.discard[INDEX.navy]).toBe(1);
    expect(eventsOf(over, 'plundered').map(({ at }) => at)).toEqual([1, 4]);
  });

  test('[ACTION-NAVY-12] it may join Blackbeard where a captain is', () => {
    expect(targets(table(3, ['navy'], [2, 6], { blackShips: [2] }), 'navy')).toEqual(['2']);
  });
});

describe('HIDEOUT', () => {
  test('[ACTION-HIDEOUT-1, ACTION-HIDEOUT-2] 5 gold or 3 treasures from the stock', () => {
    const state = table(2, ['hideout', 'hideout'], [3, 4]);
    expect(answer(state, 'hideout gold').state.captains[0]?.gold).toBe(14);
    const { captains, stock } = answer(state, 'hideout treasure').state;
    expect([captains[0]?.treasure, stock]).toEqual([3, 47]);
  });

  test('[ACTION-HIDEOUT-3] what is left of the stock, if it is less', () => {
    const happened = answer(table(2, ['hideout', 'hideout'], [3, 4], { stock: 2 }), 'hideout treasure');
    expect([happened.state.captains[0]?.treasure, happened.state.stock]).toEqual([2, 0]);
    expect(eventsOf(happened, 'stockEmpty')).toHaveLength(1);
    expect(legal(happened.state)).toContain('hideout treasure');
  });
});

describe('SWAP', () => {
  test('[ACTION-SWAP-1, ACTION-SWAP-3, ACTION-SWAP-5] any card of the pile, but not itself', () => {
    const state = table(2, ['swap'], [3, 4], { discard: ['fog', 'fog', 'swap', 'fame2'] });
    expect(targets(state, 'swap')).toEqual(['swap', 'fog', 'fame2']);
    const happened = answer(state, 'swap swap');
    expect(happened.state.captains[0]?.hand).toEqual(['swap']);
    expect(happened.state.discard[INDEX.swap]).toBe(1);
    expect(eventsOf(happened, 'swapped')).toEqual([{ type: 'swapped', seat: 0, card: 'swap' }]);
  });

  test('[ACTION-SWAP-3] a SWAP that was fetched does not fetch the next one, so every phase ends', () => {
    const { state } = answer(table(2, ['swap'], [3, 4], { discard: ['fog', 'swap'] }), 'swap swap');
    expect(refusal(state, 'swap swap')).toBe('fetched-swap');
    expect(targets(state, 'swap')).toEqual(['fog']);
  });

  test('[ACTION-SWAP-2] not while the pile is empty', () => {
    expect(legal(table(2, ['swap', 'hideout'], [3, 4]))).toEqual([
      'pass',
      'hideout gold',
      'hideout treasure',
    ]);
  });

  test('[ACTION-SWAP-4] the card may be used in the same round', () => {
    const action = answer(table(2, ['swap'], [3, 4], { discard: ['hideout'] }), 'swap hideout').state;
    expect(legal(action)).toContain('hideout gold');
    const battle = table(2, ['swap'], [2, 4], { discard: ['fog'] });
    const { state } = answers(battle, ['swap fog']);
    expect([kindAsked(state), legal(state)]).toEqual(['window', ['pass', 'play fog']]);
  });
});

describe('CHALLENGE', () => {
  test('[ACTION-CHALLENGE-1, ACTION-CHALLENGE-2] to a captain, Blackbeard or the Navy of another', () => {
    const state = table(2, ['challenge'], [1, 6], { blackShips: [3], navies: [{ at: 4, owner: 1 }] });
    expect(targets(state, 'challenge')).toEqual(['1', '3', '4']);
    expect([refusal(state, 'challenge 2'), refusal(state, 'challenge 5')]).toEqual(['here', 'nobody-there']);
  });

  test('[ACTION-CHALLENGE-3] from any island, in company or not', () => {
    expect(targets(table(6, ['challenge'], [6, 2]), 'challenge')).toEqual(['2']);
    expect(targets(table(3, ['challenge'], [3, 2]), 'challenge')).toEqual(['2']);
  });

  test('[ACTION-CHALLENGE-4] not to Treasure Island, the cove or the own Navy', () => {
    const state = table(3, ['challenge'], [6, 2], { navies: [{ at: 2, owner: 0 }], blackShips: [1] });
    expect(targets(state, 'challenge')).toEqual(['1']);
    expect(['6', '7', '2'].map((to) => refusal(state, `challenge ${to}`))).toEqual([
      'treasure-island',
      'not-offered',
      'own-navy',
    ]);
  });

  test('[ACTION-CHALLENGE-2, TX-39] a challenge at Blackbeard’s island: first him, then each other', () => {
    const captains: Setting['captains'] = [
      { at: 2, fame: 3, hand: ['challenge'] },
      { at: 4, fame: 5 },
      { at: 6 },
    ];
    const challenged = answer(
      actions({ captains, blackShips: [4] }).state,
      'challenge 4',
      dice(1, 1, 1, 1, 1),
    );
    expect(challenged.state.battle).toMatchObject({ ships: [0, 1], foes: 'blackbeard' });
    expect(legal(challenged.state)).toEqual(['engage blackbeard', 'flee']);
    challenged.state.battle!.enemies[0]!.hits = 7;
    const sunk = answer(challenged.state, 'engage blackbeard', dice(5, 1));
    expect(sunk.state.captains.map(({ fame }) => fame)).toEqual([6, 8, 0]);
    expect(sunk.state.battle?.foes).toBe('captains');
    expect(eventsOf(sunk, 'turnedOnEachOther')).toHaveLength(1);
  });
});

describe('ship cards', () => {
  test('[ACTION-REINFORCE-1, ACTION-REINFORCE-4] REINFORCE into any sector without one, beside a NEW card', () => {
    const captains: Setting['captains'] = [
      { at: 1, sails: { refit: 2 }, crew: { reinforce: 1 }, hand: ['reinforce'] },
      {},
      {},
    ];
    const { state } = actions({ captains });
    expect(targets(state, 'reinforce')).toEqual(['hold', 'sails', 'cannons']);
    expect(refusal(state, 'reinforce crew')).toBe('already-reinforced');
    expect(answer(state, 'reinforce sails').state.captains[0]?.ship.sails).toEqual({
      field: 2,
      reinforce: 2,
      refit: 2,
    });
  });

  test.each([
    ['newsails', 'sails'],
    ['newcannons', 'cannons'],
    ['newcrew', 'crew'],
    ['newhold', 'hold'],
  ] as const)('[ACTION-13] %s is laid into the %s and nowhere else', (card, sector) => {
    const state = table(2, [card], [3, 4]);
    expect(legal(state)).toEqual(['pass', `refit ${sector}`]);
    const happened = answer(state, `refit ${sector}`);
    expect(happened.state.captains[0]?.ship[sector]).toEqual({ field: 2, reinforce: 0, refit: 2 });
    expect(eventsOf(happened, 'shipCardLaid')).toEqual([{ type: 'shipCardLaid', seat: 0, card, sector }]);
  });
});
