import { defaultOptions, type TableSetup } from '@tortuga/kernel';
import { describe, expect, test } from 'vitest';
import { jamaica } from '../jamaica.ts';
import { ALL_CARDS, size } from './cards.ts';
import { LAIRS, lairOn } from './chart.ts';
import { TREASURES } from './data/components.ts';
import { position } from './position.ts';
import { GHOST } from './ships.ts';
import type { Jamaica, JamaicaOptions } from './state.ts';
import { answer, arrival, broadsides, from, holds, luck, question, turn, whereabouts } from './testing.ts';

function table(seats: number, options: Partial<JamaicaOptions> = {}): TableSetup<Jamaica> {
  return { seats, options: { ...defaultOptions(jamaica), ...options } };
}

function start(seats: number, options?: Partial<JamaicaOptions>, fate = luck()) {
  return { state: jamaica.setup(table(seats, options), fate, undefined) };
}

describe('setup', () => {
  test('[SETUP-1, GHOST-1] two to six play; only two meet the ghost ship', () => {
    expect(jamaica.seats).toEqual([2, 3, 4, 5, 6]);
    expect(jamaica.seats.map((seats) => start(seats).state.ghost !== undefined)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(start(2).state.ships).toHaveLength(2);
  });

  test('[SETUP-2, SETUP-9, SETUP-10] everybody has eleven cards, three of them in hand', () => {
    for (const { hand, pile, discards, top, chosen } of start(6).state.decks) {
      expect([size(hand), size(pile), hand | pile]).toEqual([3, 8, ALL_CARDS]);
      expect([discards, top, chosen]).toEqual([0, -1, -1]);
    }
  });

  test('[SETUP-3, LAIR-5] every lair has its token', () => {
    const { lairs } = start(4).state;
    expect(LAIRS.map((space) => lairs & lairOn(space)).filter((token) => token !== 0)).toHaveLength(9);
  });

  test('[SETUP-4, SETUP-5] nine of twelve treasures can be raised, and three never are', () => {
    let { state } = start(3);
    for (const lair of LAIRS) {
      const there = jamaica.copy(state);
      there.ships[0]!.at = lair;
      Object.assign(there, { active: 0, captain: 1, half: 'evening' });
      ({ state } = from(there, 'arrival'));
    }
    expect(state.lairs).toBe(0);
    expect(state.hoard.reduce((sum, count) => sum + count, 0)).toBe(3);
    expect(jamaica.goods(state)).toEqual(jamaica.goods(start(3).state));
  });

  test('[SETUP-6, SETUP-7, SETUP-8] ships start in Port Royal with three food and three gold', () => {
    for (const seat of [0, 1, 2]) {
      expect([whereabouts(start(3), seat), holds(start(3), seat)]).toEqual(['PR', 'food 3, gold 3']);
    }
  });

  test('[SETUP-11, ROUND-2] the first Captain has rolled the dice', () => {
    const { state } = start(4, { first_captain: 'seat3' }, luck(...Array(12).fill(0), 4, 1));
    expect([state.captain, state.round, state.isLastRound]).toEqual([2, 1, false]);
    expect(state.stack).toEqual([{ kind: 'dice', rolled: [5, 2] }]);
  });

  test('[SETUP-12, OPT-4] what is not handed out lies in the bank', () => {
    expect(start(4).state.bank).toEqual({ gold: 68, food: 33, powder: 45 });
    expect(start(2).state.bank).toEqual({ gold: 66, food: 39, powder: 45 });
  });

  test('[GHOST-2, GHOST-3, GHOST-4, GHOST-5] the ghost ship has eight gold and Lady Beth', () => {
    const ghostly = start(2);
    expect([whereabouts(ghostly, GHOST), holds(ghostly, GHOST)]).toEqual(['PR', 'gold 5, gold 3']);
    const { powers, hoard, ghost } = ghostly.state;
    expect([powers.beth, hoard[TREASURES.indexOf('beth')], ghost?.holds.length]).toEqual([GHOST, 0, 5]);
    expect(hoard.reduce((sum, count) => sum + count, 0)).toBe(11);
  });
});

function captainBy(option: JamaicaOptions['first_captain'], fate = luck()) {
  return start(4, { first_captain: option }, fate).state.captain;
}

describe('options', () => {
  const LOADING = { ships: [{ card: 'C10' }, { card: 'C08' }, { card: 'C08' }], dice: [5, 1] as const };

  function loadedWith(food: number, bank: JamaicaOptions['bank']) {
    const before = position({ ...LOADING, options: { bank } });
    before.bank.food = food;
    return from(before, 'turn');
  }

  test('[OPT-1] an unlimited bank never runs out', () => {
    expect(jamaica.options.bank.default).toBe('unlimited');
    expect(holds(loadedWith(1, 'unlimited'))).toBe('food 5, powder 1');
  });

  test('[OPT-2] a strict bank gives no more than it has', () => {
    const loaded = loadedWith(2, 'strict');
    expect([holds(loaded), loaded.state.bank.food]).toEqual(['food 2, powder 1', 0]);
  });

  test('[OPT-3] an empty strict bank gives nothing, and no hold is cleared', () => {
    const held = 'gold 1, gold 2, gold 3, gold 4, powder 5';
    const before = position({
      ships: [{ card: 'C10', holds: held }, { card: 'C08' }, { card: 'C08' }],
      dice: [5, 1],
      options: { bank: 'strict' },
    });
    before.bank.food = 0;
    const evening = from(before, 'turn');
    // Powder in the evening asks for a hold; the morning did not.
    expect([question(evening)[0], holds(evening)]).toEqual(['load', held]);
  });

  test('[OPT-4] what is paid, spent and cleared comes back, looting does not touch the bank', () => {
    const options = { bank: 'strict' } as const;
    const paid = arrival({ options, ships: [{ at: 'A5', holds: 'gold 3' }] });
    expect(paid.state.bank).toEqual({ gold: 80, food: 45, powder: 45 });
    const ships = [
      { at: 'C5', holds: 'powder 2' },
      { at: 'C5', holds: 'gold 4' },
    ];
    const won = answer(arrival({ options, ships, plundered: 'C5' }), 'spend 2', broadsides('star'));
    expect(won.state.bank).toEqual({ gold: 76, food: 45, powder: 45 });
    expect(answer(won, 'loot 1').state.bank.gold).toBe(76);
    const held = 'gold 1, gold 2, gold 3, gold 4, powder 5';
    const clearing = turn({ options, ships: [{ card: 'C10', holds: held }], dice: [2, 1] });
    const cleared = answer(clearing, 'load 2');
    expect(cleared.state.bank).toMatchObject({ gold: 80 - 8, food: 43 });
  });

  const STOLEN = {
    plundered: 'C5',
    ships: [{ at: 'C5' }, { at: 'C5', riches: ['+3', '+7', '-2'] as const }],
  };

  test('[OPT-5] the thief names a slot, or lots decide', () => {
    const named = arrival(STOLEN, broadsides('star'));
    expect(question(named)).toEqual(['spoils', 'steal 1', 'steal 2', 'steal 3', 'decline']);
    const drawn = arrival({ ...STOLEN, options: { steal_pick: 'random' } }, broadsides('star'));
    expect(question(drawn)).toEqual(['spoils', 'steal any', 'decline']);
    expect(answer(drawn, 'steal any', luck(2)).state.ships[0]?.slots).toMatchObject([{ id: 3, card: '-2' }]);
  });

  test('[Q-3] by lot, all slots are one choice', () => {
    const drawn = arrival({ ...STOLEN, options: { steal_pick: 'random' } }, broadsides('star'));
    expect(question(drawn).filter((line) => line.startsWith('steal'))).toHaveLength(1);
  });

  test('[OPT-6, HIDE-5] discards are open, or only the top is shown', () => {
    const ships = [{ discards: 'C01 C05 C03' }, {}, {}];
    const shown = (discard_view: JamaicaOptions['discard_view']) => {
      const state = position({ ships, options: { discard_view } });
      return jamaica.view(state, 1).decks[0];
    };
    expect(shown('open')).toMatchObject({ top: 2, discardsSize: 3, discards: 0b10101 });
    expect(shown('top')).toMatchObject({ top: 2, discardsSize: 3 });
    expect(shown('top')).not.toHaveProperty('discards');
  });

  test('[OPT-7] lots name the first Captain, or the table does', () => {
    expect([captainBy('random', luck(3)), captainBy('seat1'), captainBy('seat4')]).toEqual([3, 0, 3]);
    expect(captainBy('seat6')).toBe(1);
  });
});
