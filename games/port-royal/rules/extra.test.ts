import { noFate, seededFate } from '@tortuga/kernel';
import { after } from '@tortuga/testkit';
import { describe, expect, test } from 'vitest';
import { portRoyal } from '../port-royal.ts';
import { FIRST_EXTRA, LOOT_CARDS, lootName, lootNamed, REMOVE } from './loot.ts';
import { aboard, beside, discardedBy } from './places.ts';
import { type FleetSetting, position, type Setting } from './position.ts';
import { scoreOf } from './scoring.ts';
import { capacityOf, facesOn, loadOf, pointsOf } from './ships.ts';
import { answer, eventsOfType, legal, lootNames, question, refusal } from './testing.ts';

const [BISCUIT, TOBACCO, RUM] = [0, 1, 2];

function ship(cargo: string) {
  return position({ fleets: [{ rum: cargo, tobacco: 'tobacco9' }] });
}

/** Load, capacity and points of the rum ship. */
function figures(cargo: string): number[] {
  const state = ship(cargo);
  return [loadOf(state, 0, RUM), capacityOf(state, 0, RUM), pointsOf(state, 0, RUM)];
}

function won(stake: 'remove1' | 'relocate1' | 'rum9', setting: Setting = {}) {
  const kind = stake === 'remove1' ? 'remove' : stake === 'relocate1' ? 'relocate' : 'take';
  return position({ played: 1, stake, row: 'tobacco2 tobacco3', asked: { kind, seat: 0 }, ...setting });
}

describe('extras that are loaded', () => {
  test('[EXTRA-1] nine extras, each once, and each acts on its own ship only', () => {
    expect(LOOT_CARDS.slice(FIRST_EXTRA).map(lootName)).toEqual([
      'plus8',
      'plus6',
      'minus10',
      'minus5',
      'maxPlus5',
      'maxMinus5',
      'times2',
      'remove1',
      'relocate1',
    ]);
    const state = ship('plus8 maxPlus5 times2');
    expect([loadOf(state, 0, TOBACCO), capacityOf(state, 0, TOBACCO)]).toEqual([9, 18]);
  });

  test.each([
    ['EXTRA-2', '+8 weighs 8 and is worth 8', 'rum4 plus8', [12, 18, 12]],
    ['EXTRA-3', '+6 weighs 6 and is worth 6', 'rum4 plus6', [10, 18, 10]],
    ['EXTRA-4', '−10 lowers both by 10', 'rum12 rum5 minus10', [7, 18, 7]],
    ['EXTRA-5', '−5 lowers both by 5', 'rum12 rum5 minus5', [12, 18, 12]],
    ['EXTRA-6', 'Max +5 makes room for 5 tons more', 'rum12 rum10 maxPlus5', [22, 23, 22]],
    ['EXTRA-7', 'Max −5 takes room for 5 tons', 'rum12 rum2 maxMinus5', [14, 13, 0]],
    ['EXTRA-8', 'both together cancel out', 'rum12 maxMinus5 maxPlus5', [12, 18, 12]],
    ['EXTRA-9', '×2 doubles load and worth', 'rum9 times2', [18, 18, 18]],
    ['EXTRA-10', 'also of other extras and below zero', 'rum2 minus10 times2', [-16, 18, 0]],
    ['EXTRA-11', 'but not prisoners', 'rum9 times2 prisoner5', [18, 18, 23]],
    ['EXTRA-12', 'and not what the ship can carry', 'rum10 times2 maxPlus5', [20, 23, 20]],
  ])('[%s] %s', (_, __, cargo, expected) => {
    expect(figures(cargo)).toEqual(expected);
  });

  test('[EXTRA-2, EXTRA-3, EXTRA-4, EXTRA-5, EXTRA-6, EXTRA-7, EXTRA-9] only +8 and +6 repay', () => {
    const repays = ['plus8', 'plus6', 'minus10', 'minus5', 'maxPlus5', 'maxMinus5', 'times2'].map((stake) => {
      const before = position({
        bid: 9,
        played: 1,
        stake,
        row: 'rum2 rum3',
        asked: { kind: 'take', seat: 0 },
      });
      return refusal(before, 'repay') ?? answer(before, 'repay').state.debts[0];
    });
    expect(repays).toEqual([1, 3, ...Array.from({ length: 5 }, () => 'cannot-repay')]);
  });

  test('[EXTRA-8, EXTRA-10, EXTRA-11, EXTRA-12] the effects add up in any order of loading', () => {
    expect(figures('times2 maxMinus5 minus5 rum12 prisoner2')).toEqual(
      figures('prisoner2 rum12 minus5 times2 maxMinus5'),
    );
  });

  test('[EXTRA-13] ×2 doubles what is loaded after it', () => {
    const before = won('rum9', { fleets: [{ rum: 'times2' }] });
    expect(loadOf(answer(before, 'load rum').state, 0, RUM)).toBe(18);
  });
});

const LADEN: FleetSetting = { rum: 'rum5 maxMinus5', tobacco: 'prisoner3' };

describe('remove', () => {
  test('[EXTRA-14] used at once it takes a card off an own ship, out of the game', () => {
    const { state, events } = answer(won('remove1', { fleets: [LADEN] }), 'take rum5');
    expect(lootNames(state, discardedBy(0))).toEqual(['rum5', 'remove1']);
    expect(lootNames(state, aboard(0, RUM))).toEqual(['maxMinus5']);
    expect(eventsOfType(events, 'takenOff')).toEqual([
      { type: 'takenOff', seat: 0, cargo: lootNamed('rum5'), ship: RUM },
    ]);
    expect(legal(won('remove1', { fleets: [{}, LADEN] }))).toEqual(['keep']);
  });

  test('[EXTRA-15] goods, extras and prisoners alike', () => {
    expect(legal(won('remove1', { fleets: [LADEN] }))).toEqual([
      'keep',
      'take maxMinus5',
      'take prisoner1',
      'take rum5',
    ]);
    const { state } = answer(won('remove1', { fleets: [LADEN] }), 'take prisoner1');
    expect(facesOn(state, 0, TOBACCO)).toEqual([]);
  });

  test('[EXTRA-16] or it is kept', () => {
    const { state, events } = answer(won('remove1', { fleets: [LADEN] }), 'keep');
    expect(state.loot[REMOVE]).toBe(beside(0));
    expect(eventsOfType(events, 'removeKept')).toEqual([{ type: 'removeKept', seat: 0 }]);
  });

  test('[EXTRA-17] with empty ships it is kept without a question', () => {
    const before = won('remove1', {
      asked: { kind: 'card' },
      trump: 'R',
      leader: 1,
      trick: 'B1 B2 B3',
      hands: ['B8'],
    });
    const state = after(portRoyal, before, 'play B8', noFate);
    expect([question(state), state.loot[REMOVE]]).toEqual(['leader', beside(0)]);
  });

  test('[EXTRA-18] once kept it takes nothing off a ship', () => {
    const state = won('rum9', { kept: 0, fleets: [LADEN] });
    expect(legal(state)).toEqual(['load rum', 'remove']);
    expect(refusal(state, 'take rum5')).toBe('not-offered');
  });

  test('[EXTRA-19] it is never loaded and repays nothing', () => {
    const state = won('remove1', { bid: 5, fleets: [LADEN] });
    expect(refusal(state, 'load rum')).toBe('not-offered');
    expect(refusal(state, 'repay')).toBe('not-offered');
  });

  test('[EXTRA-20] kept to the end it is worth nothing', () => {
    const fleets = [{ rum: 'rum5' }];
    expect(scoreOf(position({ kept: 0, fleets }), 0)).toBe(scoreOf(position({ fleets }), 0));
  });
});

const EXTRAS: FleetSetting = { rum: 'rum5 minus5', tobacco: 'tobacco9 prisoner2' };

describe('relocate', () => {
  test('[EXTRA-21] moves an extra or a prisoner to another own ship', () => {
    const state = won('relocate1', { fleets: [EXTRAS] });
    const moved = answer(state, 'relocate minus5 tobacco');
    expect([loadOf(moved.state, 0, RUM), loadOf(moved.state, 0, TOBACCO)]).toEqual([5, 4]);
    expect(eventsOfType(moved.events, 'relocated')).toEqual([
      { type: 'relocated', seat: 0, cargo: lootNamed('minus5'), from: RUM, to: TOBACCO },
    ]);
    expect(facesOn(answer(state, 'relocate prisoner1 biscuit').state, 0, BISCUIT)).toEqual([2]);
    expect(refusal(state, 'relocate minus5 rum')).toBe('not-offered');
  });

  test('[EXTRA-22] goods stay', () => {
    expect(refusal(won('relocate1', { fleets: [EXTRAS] }), 'relocate rum5 tobacco')).toBe('not-offered');
  });

  test('[EXTRA-23] a kept "remove" stays too', () => {
    const lines = legal(won('relocate1', { kept: 0, fleets: [EXTRAS] }));
    expect(lines.filter((line) => line.includes('remove'))).toEqual([]);
    expect(lines).toHaveLength(7);
  });

  test('[EXTRA-24] nobody has to relocate', () => {
    const before = won('relocate1', { fleets: [EXTRAS] });
    const { state, events } = answer(before, 'leave');
    expect([loadOf(state, 0, RUM), loadOf(state, 0, TOBACCO)]).toEqual([0, 9]);
    expect(eventsOfType(events, 'relocateUnused')).toHaveLength(1);
  });

  test('[EXTRA-25] then it leaves the game, or at once if nothing can be moved', () => {
    const used = answer(won('relocate1', { fleets: [EXTRAS] }), 'leave').state;
    expect(lootNames(used, discardedBy(0))).toEqual(['relocate1']);
    const setting: Setting = {
      asked: { kind: 'card' },
      trump: 'R',
      leader: 1,
      trick: 'B1 B2 B3',
      hands: ['B8'],
    };
    const lapsed = answer(won('relocate1', { ...setting, fleets: [{ rum: 'rum5' }] }), 'play B8');
    expect(lootNames(lapsed.state, discardedBy(0))).toEqual(['relocate1']);
    expect([question(lapsed.state), lapsed.events.at(-1)?.type]).toEqual(['leader', 'relocateLapsed']);
    const last = won('relocate1', { ...setting, round: 5, played: 7, row: 'rum2' });
    expect(answer(last, 'play B8', seededFate(1)).state.round).toBe(6);
  });

  test('[EXTRA-26] it is not loaded, repays nothing, and uses up no "remove"', () => {
    const state = won('relocate1', { bid: 5, kept: 0, fleets: [EXTRAS] });
    for (const line of ['load rum', 'repay', 'remove']) expect(refusal(state, line)).toBe('not-offered');
  });
});
