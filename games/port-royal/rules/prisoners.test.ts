import { seededFate } from '@tortuga/kernel';
import { describe, expect, test } from 'vitest';
import { lootNamed } from './loot.ts';
import { position, type Setting } from './position.ts';
import { facesOn, isOverloaded, loadOf, pointsOf } from './ships.ts';
import { answer, answers, asked, eventsOfType, legal, question, refusal, visit } from './testing.ts';

const [TOBACCO, RUM] = [1, 2];

/** The last trick of a round is won with rum 3 left over. */
function roundEnds(setting: Setting = {}) {
  const before = position({
    played: 8,
    stake: 'plus8',
    row: 'rum3',
    asked: { kind: 'take', seat: 0 },
    ...setting,
  });
  return answer(before, 'load tobacco', seededFate(1));
}

/** Seat 0 wins rum 3 with prisoners under it. */
function wins(attached: number, seed = 1) {
  const before = position({
    played: 1,
    stake: 'rum3',
    row: 'tobacco2 tobacco3',
    leftOver: 'rum3',
    attached,
    trump: 'R',
    leader: 1,
    trick: 'B1 B2 B3',
    hands: ['B8'],
  });
  return answer(before, 'play B8', seededFate(seed));
}

describe('prisoners', () => {
  test('[BONUS-1] one goes under the card left over, unseen', () => {
    const { state, events } = roundEnds();
    expect([state.leftOver, state.attached, state.prisoners]).toEqual([lootNamed('rum3'), 1, []]);
    expect(eventsOfType(events, 'leftOver')).toEqual([
      { type: 'leftOver', loot: lootNamed('rum3'), prisoners: 1 },
    ]);
  });

  test('[BONUS-2] a card left over again gathers more', () => {
    expect(roundEnds({ round: 3, leftOver: 'rum3', attached: 2 }).state.attached).toBe(3);
  });

  test('[BONUS-3] they go to the winner of the card', () => {
    const { state } = wins(2);
    expect([state.attached, state.prisoners.length]).toEqual([0, 2]);
    expect(asked(answer(state, 'load rum').state)).toBe(0);
  });

  test('[BONUS-4] the winner sees them first', () => {
    const { state, events } = wins(2);
    const faces = state.prisoners.map(({ face }) => face);
    expect(eventsOfType(events, 'prisonersSeen')).toEqual([{ type: 'prisonersSeen', seat: 0, faces }]);
    expect(question(state)).toBe('take');
    expect(
      new Set(Array.from({ length: 40 }, (_, seed) => wins(1, seed + 1).state.prisoners[0]!.face)).size,
    ).toBe(6);
  });

  test('[BONUS-5] each goes onto any of the four ships', () => {
    const { state } = answer(wins(1).state, 'load rum');
    expect(legal(state)).toEqual(['lock biscuit', 'lock gunpowder', 'lock rum', 'lock tobacco']);
    const placed = answer(state, 'lock tobacco');
    expect(facesOn(placed.state, 0, TOBACCO)).toEqual([state.prisoners[0]!.face]);
    expect(placed.events).toEqual([{ type: 'prisonerPlaced', seat: 0, ship: TOBACCO }]);
  });

  test('[BONUS-6] several may go onto different ships', () => {
    const { state } = answers(wins(2).state, ['load rum', 'lock rum', 'lock tobacco']);
    expect([facesOn(state, 0, RUM).length, facesOn(state, 0, TOBACCO).length]).toEqual([1, 1]);
    expect(question(state)).toBe('leader');
  });

  test('[BONUS-7] a prisoner has worth and no weight', () => {
    const state = position({ fleets: [{ rum: 'rum12 rum6 prisoner6 prisoner1' }] });
    expect([loadOf(state, 0, RUM), isOverloaded(state, 0, RUM), pointsOf(state, 0, RUM)]).toEqual([
      18,
      false,
      25,
    ]);
  });

  test('[BONUS-8] and counts nothing on a ship that sinks', () => {
    expect(pointsOf(position({ fleets: [{ rum: 'rum12 rum7 prisoner6' }] }), 0, RUM)).toBe(0);
  });

  test('[BONUS-9] prisoners do not repay', () => {
    const state = { ...answer(wins(1).state, 'load rum').state, bid: 5 };
    expect(question(state)).toBe('prisoner');
    expect(refusal(state, 'repay')).toBe('not-offered');
  });

  test('[BONUS-10] at most five are won; the last one is out of play', () => {
    for (let seed = 1; seed <= 20; seed++) {
      visit(seed, (state) => {
        if (state.stack.length > 0) return;
        expect(state.attached).toBeGreaterThanOrEqual(1);
        expect(state.prisoners.length).toBeLessThanOrEqual(5);
        expect(state.prisoners.length + state.attached).toBe(6);
      });
    }
  });
});
