import { askedSeats, type Fate, Match, offersFor } from '@tortuga/kernel';
import { after, answered, eventsOf, fate, legalLines } from '@tortuga/testkit';
import { describe, expect, test } from 'vitest';
import { smuggler } from '../smuggler.ts';
import { ISLES } from './isles.ts';
import { position } from './position.ts';
import type { Frame, SmugglerState } from './state.ts';

const PARLEY: Frame = { kind: 'parley', rival: 1, sum: 2 };

/** Finds in the order of the sack: 0–3 are worth nothing, 4–9 one coin, 10–14 two, 15–17 three, 18–19 four. */
const [NOTHING, ONE, TWO, FOUR] = [0, 4, 10, 18];

function start(seats: number, first = 0) {
  const options = { rounds: 8, goal: 20, storms: 'calm' } as const;
  return Match.begin(smuggler, { seats, options }, fate(first)).state;
}

/** The state after an answer. */
function played(state: Readonly<SmugglerState>, line: string, luck?: Fate): SmugglerState {
  return after(smuggler, state, line, luck);
}

/** The legal answers of the captain who is asked. */
function lines(state: Readonly<SmugglerState>): string[] {
  return legalLines(smuggler, state);
}

function purses({ captains }: Readonly<SmugglerState>) {
  return captains.map(({ coins }) => coins);
}

function whyNot(state: Readonly<SmugglerState>, type: string) {
  return offersFor(smuggler, state, state.active).find(({ move }) => move.type === type)?.no;
}

describe('setup', () => {
  test('[SETUP-1] captains start on different isles with three coins each', () => {
    expect(start(4).captains.map(({ at, coins }) => [at, coins])).toEqual([
      ['palma', 3],
      ['calavera', 3],
      ['coral', 3],
      ['gaviota', 3],
    ]);
  });

  test('[SETUP-2] twenty finds are in the sack', () => {
    expect(start(2).sack).toEqual([4, 6, 5, 3, 2]);
  });

  test('[SETUP-3] lots decide who goes first; the storm is over Niebla', () => {
    expect(start(3, 2)).toMatchObject({ first: 2, active: 2, storm: 'niebla' });
  });

  test('[SETUP-4] there are a hundred coins', () => {
    expect(start(2).bank).toBe(94);
    expect(smuggler.goods(start(4))).toEqual({ coins: 100, finds: 20 });
  });
});

describe('turns', () => {
  test('[TURN-1] one action, then the next captain', () => {
    const next = played(position(), 'sail gaviota');
    expect(askedSeats(smuggler, next)).toEqual([1]);
    expect(lines(position())).toEqual(['dig', 'sail calavera', 'sail gaviota', 'spy 2']);
  });

  test('[TURN-2] after everybody a new round begins', () => {
    const before = position({ active: 1 });
    expect(played(before, 'sail coral', fate(5)).round).toBe(2);
    expect(played(position(), 'sail gaviota').round).toBe(1);
  });
});

describe('sailing', () => {
  test.for(ISLES.map((at, i) => [at, ISLES[(i + 1) % 6], ISLES[(i + 5) % 6], ISLES[(i + 3) % 6]]))(
    '[SAIL-1] from %s to both sides and straight across',
    ([at, ...isles]) => {
      const storm = ISLES.find((isle) => !isles.includes(isle))!;
      const legal = lines(position({ storm, captains: [{ at: at! }, {}] }));
      expect(legal.filter((line) => line.startsWith('sail'))).toEqual(
        isles.map((isle) => `sail ${isle}`).sort(),
      );
    },
  );

  test('[SAIL-2] never into the storm', () => {
    const before = position({ storm: 'calavera' });
    expect(() => played(before, 'sail calavera')).toThrow('storm');
    expect(played(before, 'sail gaviota').captains[0]?.at).toBe('gaviota');
  });
});

describe('digging', () => {
  test('[DIG-1] the find comes out of the sack and its worth out of the bank', () => {
    const dug = played(position(), 'dig', fate(TWO));
    expect(dug.captains[0]?.coins).toBe(5);
    expect(dug.bank).toBe(92);
    expect(dug.sack).toEqual([4, 6, 4, 3, 2]);
  });

  test('[DIG-2] not in the storm', () => {
    expect(whyNot(position({ storm: 'palma' }), 'dig')).toBe('storm');
    expect(whyNot(position(), 'dig')).toBeUndefined();
  });

  test('[DIG-2] not from an empty sack', () => {
    expect(whyNot(position({ sack: [0, 0, 0, 0, 0] }), 'dig')).toBe('sack-empty');
    expect(whyNot(position({ sack: [0, 0, 0, 0, 1] }), 'dig')).toBeUndefined();
  });

  test('[DIG-3] your own hideout doubles the find', () => {
    const before = position({ captains: [{ at: 'coral', hideout: 'coral' }, {}] });
    expect(played(before, 'dig', fate(FOUR)).captains[0]?.coins).toBe(3 + 8);
  });

  test('[DIG-4] uncovers every hideout on the isle', () => {
    const before = position({
      captains: [{ at: 'coral', hideout: 'coral' }, { hideout: 'coral' }, { hideout: 'niebla' }],
    });
    expect(eventsOf(smuggler, before, 'dig', fate(NOTHING))).toEqual([
      { type: 'dug', seat: 0, at: 'coral', coins: 0 },
      { type: 'uncovered', owner: 0, at: 'coral' },
      { type: 'uncovered', owner: 1, at: 'coral' },
      { type: 'looted', seat: 0, rival: 1, coins: 3 },
    ]);
  });

  test('[DIG-5] takes three coins of each rival who is found out', () => {
    const before = position({
      captains: [{ at: 'coral' }, { hideout: 'coral', coins: 5 }, { hideout: 'coral', coins: 1 }],
    });
    expect(purses(played(before, 'dig', fate(ONE)))).toEqual([3 + 1 + 3 + 1, 2, 0]);
  });

  test('[DIG-5] but only once', () => {
    const before = position({ digs: ['coral'], captains: [{ at: 'coral' }, { hideout: 'coral', coins: 5 }] });
    expect(purses(played(before, 'dig', fate(ONE)))).toEqual([4, 5]);
  });
});

describe('spying', () => {
  test('[SPY-1] costs a coin and tells only the spy', () => {
    const { state, events } = answered(smuggler, position(), 'spy 2');
    expect(state).toMatchObject({ bank: 95, captains: [{ coins: 2 }, { coins: 3, knownBy: [0] }] });
    expect(events).toEqual([
      { event: { type: 'spied', seat: 0, rival: 1 } },
      { event: { type: 'learned', seat: 0, rival: 1, at: 'perla' }, to: [0] },
    ]);
  });

  test('[SPY-1] cannot be taken back', () => {
    expect(answered(smuggler, position(), 'spy 2').revealed).toBe(true);
    expect(answered(smuggler, position(), 'sail gaviota').revealed).toBe(false);
  });

  test('[SPY-2] takes a coin', () => {
    expect(whyNot(position({ captains: [{ coins: 0 }, {}] }), 'spy')).toBe('no-coins');
  });

  test('[SPY-2] not on a hideout that is known', () => {
    expect(whyNot(position({ captains: [{}, { knownBy: [0] }] }), 'spy')).toBe('known');
    expect(whyNot(position({ digs: ['perla'] }), 'spy')).toBe('known');
  });
});

describe('parley', () => {
  const meeting = position({ captains: [{}, { at: 'gaviota', coins: 5 }, { at: 'gaviota', coins: 1 }] });
  const met = played(meeting, 'sail gaviota');

  test('[PARLEY-1] who sails to a rival with two coins may demand or greet', () => {
    expect(lines(met)).toEqual(['demand of 2: 1', 'demand of 2: 2', 'greet']);
    expect(askedSeats(smuggler, played(met, 'greet'))).toEqual([1]);
  });

  test('[PARLEY-1] a rival with one coin is left alone', () => {
    const poor = position({ captains: [{}, { at: 'gaviota', coins: 1 }] });
    expect(askedSeats(smuggler, played(poor, 'sail gaviota'))).toEqual([1]);
  });

  test('[PARLEY-2] at most half of the purse can be demanded', () => {
    expect(() => played(met, 'demand of 2: 3')).toThrow('too-greedy');
    expect(() => played(met, 'demand of 2: 6')).toThrow('not-offered');
    expect(() => played(met, 'demand of 3: 1')).toThrow('not-offered');
  });

  test('[PARLEY-3] the rival is asked, and pays the sum', () => {
    const asked = played(met, 'demand of 2: 2');
    expect(askedSeats(smuggler, asked)).toEqual([1]);
    expect(lines(asked)).toEqual(['fight', 'pay']);
    expect(purses(played(asked, 'pay'))).toEqual([5, 3, 1]);
  });

  test.for([
    ['the attacker wins', 5, 0, [3 + 3, 2]],
    ['the defender wins', 0, 5, [1, 5 + 2]],
    ['equal dice change nothing', 2, 2, [3, 5]],
  ] as const)('[PARLEY-4] in a fight %s', ([, attack, defence, coins]) => {
    const before = position({ asked: PARLEY, captains: [{ coins: 3 }, { coins: 5 }] });
    expect(purses(played(before, 'fight', fate(attack, defence)))).toEqual(coins);
  });
});

describe('storm', () => {
  test('[STORM-1] a calm storm moves after the round', () => {
    expect(played(position(), 'sail gaviota').storm).toBe('niebla');
    expect(played(position({ active: 1 }), 'sail coral', fate(0)).storm).toBe('palma');
  });

  test('[STORM-1] a wild storm moves after every turn', () => {
    const before = position({ options: { storms: 'wild' } });
    expect(played(before, 'sail gaviota', fate(4)).storm).toBe('perla');
  });

  test('[STORM-2] captains in the storm lose a coin to the bank', () => {
    const before = position({
      active: 2,
      captains: [{ at: 'palma' }, { at: 'palma', coins: 0 }, { at: 'coral' }],
    });
    const stormed = played(before, 'sail gaviota', fate(0));
    expect(purses(stormed)).toEqual([2, 0, 3]);
    expect(smuggler.goods(stormed)).toEqual(smuggler.goods(before));
  });
});

describe('the end', () => {
  const LAST: Partial<SmugglerState> = { active: 1, digs: ['perla'] };

  test('[END-1] after the agreed rounds', () => {
    const before = position({ ...LAST, round: 4, options: { rounds: 4 } });
    expect(played(before, 'sail coral', fate(5)).stack).toEqual([]);
    expect(played({ ...before, round: 3 }, 'sail coral', fate(5)).stack).not.toEqual([]);
  });

  test('[END-2] when somebody has the agreed coins, at the end of the round', () => {
    const captains = [{ coins: 10 }, {}];
    const early = position({ digs: ['perla'], captains, options: { goal: 10 } });
    expect(played(early, 'sail gaviota').stack).not.toEqual([]);
    expect(played({ ...early, active: 1 }, 'sail coral', fate(5)).stack).toEqual([]);
    const poorer = position({ ...LAST, captains, options: { goal: 11 } });
    expect(played(poorer, 'sail coral', fate(5)).stack).not.toEqual([]);
  });

  test('[END-3] a hideout that was never uncovered brings five coins', () => {
    const before = position({ ...LAST, round: 12, captains: [{ hideout: 'coral' }, { hideout: 'perla' }] });
    expect(purses(played(before, 'sail coral', fate(5)))).toEqual([8, 3]);
  });

  test('[END-4] most coins win, and equals share their place', () => {
    const before = position({ ...LAST, active: 2, round: 12, captains: [{}, { coins: 7 }, { coins: 7 }] });
    const outcome = smuggler.outcome(played(before, 'sail gaviota', fate(5)));
    expect(outcome).toEqual({
      places: [3, 1, 1],
      scores: [3, 7, 7],
      why: { id: 'won', params: { winners: [1, 2], coins: 7 } },
    });
  });
});

test('[HIDE-3] the sketch shows what its viewer may know', () => {
  const plain = { seat: (_: number, text: string) => text, faint: (text: string) => text };
  const seen = smuggler.view(position({ digs: ['coral'], captains: [{}, { hideout: 'coral' }] }), 'watcher');
  const drawn = smuggler.sketch(seen, plain, 'en').split('\n');
  expect(drawn[0]).toContain('Palma A');
  expect(drawn.slice(-2)).toEqual(['A   3 ● ⌂ ?', 'B   3 ● ⌂ Coral']);
});
