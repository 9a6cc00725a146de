import { seededFate } from '@tortuga/kernel';
import { after } from '@tortuga/testkit';
import { describe, expect, test } from 'vitest';
import { portRoyal } from '../port-royal.ts';
import { lootNamed, REMOVE } from './loot.ts';
import { aboard, beside, discardedBy } from './places.ts';
import { position, type Setting } from './position.ts';
import { debtOf, facesOn, isOverloaded, loadOf } from './ships.ts';
import { answer, answers, asked, eventsOfType, legal, lootNames, question, refusal } from './testing.ts';

const RUM = 2;

/** Seat 0 holds the privileges for 6 and has just won a card. */
function won(stake: string, setting: Setting = {}) {
  return position({
    bid: 6,
    played: 1,
    stake,
    row: 'tobacco2 tobacco3',
    asked: { kind: 'take', seat: 0 },
    ...setting,
  });
}

/** Seat 0 is about to win a card with two prisoners under it. */
function withPrisoners(stake: string, setting: Setting = {}) {
  return won(stake, {
    trump: 'R',
    leader: 1,
    trick: 'B1 B2 B3',
    hands: ['B8'],
    leftOver: stake,
    attached: 2,
    asked: { kind: 'card' },
    ...setting,
  });
}

describe('in general', () => {
  test('[TAKE-1] the winner gets the card and the prisoners under it', () => {
    const { state } = answer(withPrisoners('rum9'), 'play B8', seededFate(1));
    const placed = answers(state, ['load rum', 'lock rum', 'lock tobacco']).state;
    expect(lootNames(placed, aboard(0, RUM))).toEqual(['rum9']);
    expect([facesOn(placed, 0, RUM).length, facesOn(placed, 0, 1).length, placed.attached]).toEqual([
      1, 1, 0,
    ]);
  });

  test('[TAKE-2] prisoners are looked at, the loot is handled, prisoners are placed, a leader is named', () => {
    const { state, events } = answer(withPrisoners('rum9'), 'play B8', seededFate(1));
    expect(events.map(({ type }) => type)).toEqual(['played', 'trickWon', 'prisonersWon', 'prisonersSeen']);
    const asks = ['load rum', 'lock rum', 'lock rum', 'appoint 1'];
    let now = state;
    const kinds = asks.map((line) => {
      const kind = question(now);
      now = answer(now, line).state;
      return kind;
    });
    expect(kinds).toEqual(['take', 'prisoner', 'prisoner', 'leader']);
  });

  test('[TAKE-3] repay, remove or load: one of the three', () => {
    const state = won('rum9', { kept: 0 });
    expect(legal(state)).toEqual(['load rum', 'remove', 'repay']);
    for (const line of legal(state)) expect(question(answer(state, line).state)).not.toBe('take');
  });

  test('[TAKE-4] nothing is kept for later', () => {
    expect(refusal(won('rum9'), 'keep')).toBe('not-offered');
    expect(refusal(won('plus8'), 'keep')).toBe('not-offered');
  });
});

describe('repaying', () => {
  test('[TAKE-5] only the holder repays, and once', () => {
    expect(refusal(won('rum9', { holder: 1 }), 'repay')).toBe('not-holder');
    expect(refusal(won('rum9', { isRepaid: true }), 'repay')).toBe('already-repaid');
    expect(refusal(won('rum9'), 'repay')).toBeUndefined();
  });

  test('[TAKE-6] it is done with the card just won, not with one on a ship', () => {
    const { state } = answer(won('rum9', { fleets: [{ rum: 'rum5' }] }), 'repay');
    expect(lootNames(state, aboard(0, RUM))).toEqual(['rum5']);
    expect(lootNames(state, discardedBy(0))).toEqual(['rum9']);
  });

  test('[TAKE-7] only goods, +8 and +6 repay', () => {
    for (const good of ['rum2', 'gunpowder12', 'plus8', 'plus6'])
      expect(refusal(won(good), 'repay')).toBeUndefined();
    for (const bad of ['minus10', 'minus5', 'maxPlus5', 'maxMinus5', 'times2']) {
      expect(refusal(won(bad), 'repay')).toBe('cannot-repay');
    }
  });

  test('[TAKE-8] nobody has to', () => {
    const { state } = answer(won('rum9'), 'load rum');
    expect([state.isRepaid, loadOf(state, 0, RUM)]).toEqual([false, 9]);
  });

  test('[TAKE-9] a bid of 0 is not repaid', () => {
    expect(refusal(won('rum9', { bid: 0 }), 'repay')).toBe('nothing-bid');
  });

  test('[TAKE-10] the card leaves the game', () => {
    const { state } = answer(won('rum9'), 'repay');
    expect([state.loot[lootNamed('rum9')], loadOf(state, 0, RUM)]).toEqual([discardedBy(0), 0]);
  });

  test('[TAKE-11] the card is set against the bid', () => {
    const { state } = answer(won('rum4', { debts: [5] }), 'repay');
    expect(debtOf(state, 0)).toBe(5 + 6 - 4);
  });

  test('[TAKE-12] what it is worth beyond the bid is lost', () => {
    const { state, events } = answer(won('rum10', { debts: [5] }), 'repay');
    expect(debtOf(state, 0)).toBe(5);
    expect(eventsOfType(events, 'repaid')[0]).toMatchObject({ debt: 5, surplus: 4 });
  });

  test('[TAKE-13] older debt is never reduced', () => {
    expect(debtOf(answer(won('rum12', { debts: [9], bid: 1 }), 'repay').state, 0)).toBe(9);
  });

  test('[TAKE-14] the rest of the bid is debt at once and for good', () => {
    const { state } = answer(won('rum4', { played: 8, row: 'tobacco2' }), 'repay', seededFate(1));
    expect([debtOf(state, 0), state.round]).toEqual([2, 2]);
  });

  test('[TAKE-15] a bid that was not repaid becomes debt at the end of the round', () => {
    const { state, events } = answer(
      won('rum4', { debts: [3], played: 8, row: 'tobacco2' }),
      'load rum',
      seededFate(1),
    );
    expect(debtOf(state, 0)).toBe(9);
    expect(eventsOfType(events, 'debtFixed')).toEqual([{ type: 'debtFixed', seat: 0, debt: 9 }]);
  });
});

describe('removing', () => {
  test('[TAKE-16] a kept "remove" goes out together with the card just won', () => {
    const { state, events } = answer(won('rum9', { kept: 0 }), 'remove');
    expect(lootNames(state, discardedBy(0))).toEqual(['rum9', 'remove1']);
    expect(eventsOfType(events, 'removeUsed')).toEqual([
      { type: 'removeUsed', seat: 0, loot: lootNamed('rum9') },
    ]);
    expect(refusal(won('rum9', { kept: 1 }), 'remove')).toBe('not-offered');
  });

  test('[TAKE-17] goods and loading extras can be removed so, prisoners cannot', () => {
    for (const stake of ['biscuit2', 'plus8', 'times2', 'maxMinus5']) {
      expect(legal(won(stake, { kept: 0 }))).toContain('remove');
    }
    const prisoner = position({ kept: 0, asked: { kind: 'prisoner', seat: 0 } });
    prisoner.prisoners.push({ at: beside(0), face: 1 });
    expect(legal(prisoner)).toEqual(['lock biscuit', 'lock gunpowder', 'lock rum', 'lock tobacco']);
  });

  test('[TAKE-18] prisoners stay with the winner when the card is repaid or removed', () => {
    for (const line of ['repay', 'remove']) {
      const { state } = answer(withPrisoners('rum9', { kept: 0 }), 'play B8', seededFate(1));
      const next = answer(state, line).state;
      expect([question(next), asked(next), next.prisoners.length]).toEqual(['prisoner', 0, 2]);
    }
  });
});

describe('loading', () => {
  test('[TAKE-19] goods go onto the ship of their kind', () => {
    expect(refusal(won('rum9'), 'load tobacco')).toBe('wrong-ship');
    expect(refusal(won('rum9'), 'load rum')).toBeUndefined();
  });

  test('[TAKE-20] extras go onto any of the four ships', () => {
    for (const extra of ['plus8', 'minus10', 'minus5', 'maxPlus5', 'maxMinus5', 'times2']) {
      const loads = legal(won(extra)).filter((line) => line.startsWith('load'));
      expect(loads).toEqual(['load biscuit', 'load gunpowder', 'load rum', 'load tobacco']);
    }
  });

  test('[TAKE-21] what is not repaid or removed is loaded, even if it does harm', () => {
    const state = won('rum12', { holder: 1, fleets: [{ rum: 'rum10' }] });
    expect(legal(state)).toEqual(['load rum']);
    expect(eventsOfType(answer(state, 'load rum').events, 'overloaded')).toHaveLength(1);
  });

  test('[TAKE-22] an overloaded ship sails on until the end', () => {
    const heavy = { rum: 'rum12 rum10' };
    const state = won('minus5', { fleets: [heavy] });
    expect(isOverloaded(state, 0, RUM)).toBe(true);
    const { state: lighter, events } = answer(state, 'load rum');
    expect(isOverloaded(lighter, 0, RUM)).toBe(false);
    expect(eventsOfType(events, 'relieved')).toEqual([{ type: 'relieved', seat: 0, ship: RUM }]);
  });

  test('[TAKE-23] a ship holds any number of cards', () => {
    const all = [2, 3, 4, 5, 6, 7, 8, 9, 10].map((value) => `rum${value}`).join(' ');
    const { state } = answer(won('rum12', { fleets: [{ rum: all }] }), 'load rum');
    expect(loadOf(state, 0, RUM)).toBe(66);
  });

  test('[TAKE-24] loaded cards stay where they are, whatever else is done', () => {
    const state = won('rum9', { kept: 0, fleets: [{ rum: 'rum5 plus8', tobacco: 'prisoner4' }] });
    for (const line of legal(state)) {
      const next = after(portRoyal, state, line);
      expect(lootNames(next, aboard(0, RUM))).toEqual(expect.arrayContaining(['rum5', 'plus8']));
      expect(facesOn(next, 0, 1)).toEqual([4]);
    }
    expect(state.loot[REMOVE]).not.toBe(aboard(0, RUM));
  });
});
