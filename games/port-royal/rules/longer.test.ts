import { seededFate } from '@tortuga/kernel';
import { after } from '@tortuga/testkit';
import { describe, expect, test } from 'vitest';
import { portRoyal } from '../port-royal.ts';
import { colourNamed } from './cards.ts';
import { lootNamed, REMOVE } from './loot.ts';
import { highestBid } from './moves/auction.ts';
import { aboard, discardedBy } from './places.ts';
import { position, type Setting } from './position.ts';
import { debtOf, facesOn, isOverloaded, loadOf, lootAt, pointsOf } from './ships.ts';
import type { PortRoyalState } from './state.ts';
import { answer, answers, asked, eventsOfType, legal, lootNames, question, refusal } from './testing.ts';

const [TOBACCO, RUM, GUNPOWDER] = [1, 2, 3];
const TAKE = { kind: 'take', seat: 0 } as const;

/** Seat 0 is about to win a trick. */
const WINNING: Setting = { trump: 'R', leader: 1, trick: 'B1 B2 B3', hands: ['B8'], row: 'rum2 rum3' };

/** Loads what was won in the eighth trick, so that a round ends. */
function endRound(setting: Setting): PortRoyalState {
  return answer(position({ played: 8, asked: TAKE, ...setting }), 'load gunpowder', seededFate(1)).state;
}

/** The points of the rum ship and of the tobacco ship. */
function points(state: PortRoyalState): number[] {
  return [pointsOf(state, 0, RUM), pointsOf(state, 0, TOBACCO)];
}

describe('the longer positions of the specification', () => {
  test('[T-X-01] a card left over three times brings three prisoners, for three ships if one likes', () => {
    const stakes = ['plus8', 'plus6', 'minus5'];
    const gathered = [1, 2, 3].reduce((attached, round) => {
      const before = attached === 0 ? {} : { leftOver: 'tobacco2', attached };
      return endRound({ ...before, round, stake: stakes[round - 1]!, row: 'tobacco2' }).attached;
    }, 0);
    expect(gathered).toBe(3);
    const won = position({
      ...WINNING,
      round: 4,
      stake: 'tobacco2',
      leftOver: 'tobacco2',
      attached: gathered,
    });
    const { state, events } = answer(won, 'play B8', seededFate(2));
    expect(eventsOfType(events, 'prisonersSeen')[0]?.faces).toHaveLength(3);
    const placed = answers(state, ['load tobacco', 'lock tobacco', 'lock rum', 'lock gunpowder']).state;
    expect([TOBACCO, RUM, GUNPOWDER].map((ship) => facesOn(placed, 0, ship).length)).toEqual([1, 1, 1]);
  });

  test('[T-X-02] a repaid card leaves its prisoner with the winner, and the surplus is lost', () => {
    const won = position({
      ...WINNING,
      debts: [2],
      bid: 6,
      stake: 'biscuit9',
      leftOver: 'biscuit9',
      attached: 1,
    });
    const { state, events } = answers(won, ['play B8', 'repay'], seededFate(1));
    expect(eventsOfType(events, 'repaid')).toEqual([
      { type: 'repaid', seat: 0, loot: lootNamed('biscuit9'), debt: 2, surplus: 3 },
    ]);
    expect([debtOf(state, 0), lootNames(state, discardedBy(0)), question(state)]).toEqual([
      2,
      ['biscuit9'],
      'prisoner',
    ]);
    expect(facesOn(answer(state, 'lock rum').state, 0, RUM)).toHaveLength(1);
  });

  test('[T-X-03] a kept "remove" takes rum 9 away in round 5', () => {
    const kept = answer(
      position({ round: 2, played: 3, stake: 'remove1', asked: { kind: 'remove', seat: 0 } }),
      'keep',
    );
    expect(kept.state.loot[REMOVE]).not.toBe(discardedBy(0));
    const fleets = [{ rum: 'rum12' }];
    const won = position({ ...WINNING, round: 5, kept: 0, stake: 'rum9', fleets });
    const { state } = answers(won, ['play B8', 'remove']);
    expect([loadOf(state, 0, RUM), lootNames(state, discardedBy(0))]).toEqual([12, ['rum9', 'remove1']]);
  });

  test('[T-X-04] "remove" takes the 8 off an overloaded ship', () => {
    const won = position({
      stake: 'remove1',
      fleets: [{ rum: 'rum12 rum8' }],
      asked: { kind: 'remove', seat: 0 },
    });
    const { state, events } = answer(won, 'take rum8');
    expect([isOverloaded(won, 0, RUM), isOverloaded(state, 0, RUM), pointsOf(state, 0, RUM)]).toEqual([
      true,
      false,
      12,
    ]);
    expect(eventsOfType(events, 'relieved')).toEqual([{ type: 'relieved', seat: 0, ship: RUM }]);
  });

  test('[T-X-05] "relocate" moves −5 onto the ship that is too heavy', () => {
    const fleets = [{ rum: 'rum12 rum9', tobacco: 'tobacco6 minus5' }];
    const won = position({ round: 6, stake: 'relocate1', fleets, asked: { kind: 'relocate', seat: 0 } });
    expect(points(answer(won, 'leave').state)).toEqual([0, 1]);
    expect(points(answer(won, 'relocate minus5 rum').state)).toEqual([16, 6]);
  });

  test('[T-X-06] "relocate" left over in round 6 does nothing for nobody', () => {
    const fleets = [{ rum: 'rum12 rum9', tobacco: 'tobacco6 minus5' }];
    const end = endRound({ round: 6, stake: 'plus8', row: 'relocate1', fleets });
    expect([end.stack, lootNames(end)]).toEqual([[], ['relocate1']]);
    expect(pointsOf(end, 0, RUM)).toBe(0);
  });

  test('[T-X-07] the captain who was named picks the loot and leads', () => {
    const hands = ['B1', 'B2', 'B3', 'B4'];
    const start = position({
      holder: 2,
      trump: 'R',
      hands,
      row: 'rum2 rum3',
      asked: { kind: 'leader', by: 2 },
    });
    const named = answer(start, 'appoint 1').state;
    expect([asked(named), refusal(named, 'stake rum2', 2)]).toEqual([0, 'not-your-turn']);
    const { events } = answers(named, ['stake rum2', 'play B1', 'play B2', 'play B3', 'play B4']);
    expect(eventsOfType(events, 'played').map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
  });

  test('[T-X-08] a pirate after a trump: later trumps are free, the marker stays', () => {
    const hands = ['G4', 'R2 B1', 'P1', 'G1 R5'];
    const start = position({ trump: 'R', hands, stake: 'rum2', row: 'rum3' });
    const { state, events } = answers(start, ['play G4', 'play R2', 'play P1', 'play R5']);
    expect(eventsOfType(events, 'voidMarker')).toEqual([
      { type: 'voidMarker', seat: 1, colour: colourNamed('G') },
    ]);
    expect(eventsOfType(events, 'trickWon')[0]).toMatchObject({ seat: 3 });
    expect(state.voids).toEqual([0, 1 << colourNamed('G'), 0, 0]);
  });

  test('[T-X-09] repaying is done once: a better card later does not help', () => {
    const repaid = answer(position({ played: 1, bid: 3, stake: 'biscuit2', asked: TAKE }), 'repay').state;
    expect(debtOf(repaid, 0)).toBe(1);
    const later = { ...repaid, stake: lootNamed('tobacco12'), stack: [TAKE] };
    expect(refusal(later, 'repay')).toBe('already-repaid');
    expect(legal(later)).toEqual(['load tobacco']);
  });

  test('[T-X-10] a bid of 8 on a debt of 6 becomes 14, and then 5 is the most one can bid', () => {
    const next = endRound({ debts: [6], bid: 8, stake: 'minus5', row: 'rum2' });
    expect([next.round, debtOf(next, 0), highestBid(next, 0)]).toEqual([2, 14, 5]);
  });

  test('[T-X-11] ×2 on an empty ship, 10 tons that must be loaded, and Max +5 that saves it', () => {
    const doubled = position({ stake: 'times2', row: 'rum2 rum3', asked: TAKE });
    let state = answer(doubled, 'load gunpowder').state;
    state = {
      ...state,
      round: 3,
      holder: 1,
      stake: lootNamed('gunpowder10'),
      stack: [{ kind: 'leader', by: 0 }, TAKE],
    };
    expect(legal(state)).toEqual(['load gunpowder']);
    state = answer(state, 'load gunpowder').state;
    expect([loadOf(state, 0, GUNPOWDER), isOverloaded(state, 0, GUNPOWDER)]).toEqual([20, true]);
    state = { ...state, round: 4, stake: lootNamed('maxPlus5'), stack: [{ kind: 'leader', by: 0 }, TAKE] };
    state = answer(state, 'load gunpowder').state;
    expect([isOverloaded(state, 0, GUNPOWDER), pointsOf(state, 0, GUNPOWDER)]).toEqual([false, 20]);
    expect(lootAt(state, aboard(0, GUNPOWDER))).toHaveLength(3);
  });

  test('[T-X-12] the holder throws black off on green: no marker, though void in green', () => {
    const state = position({
      trump: 'R',
      leader: 3,
      trick: 'G4',
      hands: ['K3 R1'],
      aside: 'G1 G7',
      stake: 'rum2',
    });
    expect(answer(state, 'play K3').state.voids).toEqual([0, 0, 0, 0]);
    expect(after(portRoyal, state, 'play R1').voids[0]).toBe(1 << colourNamed('G'));
  });
});
