import { noFate, seededFate } from '@tortuga/kernel';
import { after } from '@tortuga/testkit';
import { describe, expect, test } from 'vitest';
import { portRoyal } from '../port-royal.ts';
import { COLOURS, cardNamed, colourNamed, hasColour } from './cards.ts';
import examples from './examples.json' with { type: 'json' };
import { GOODS } from './loot.ts';
import { highestBid } from './moves/auction.ts';
import { type FleetSetting, position } from './position.ts';
import { outcome, scoreOf, winnersOf } from './scoring.ts';
import { debtOf, isOverloaded, pointsOf } from './ships.ts';
import { type AuctionFrame, type Frame, NONE, type PortRoyalState } from './state.ts';
import { answer, asked, eventsOfType, legal, question, visit } from './testing.ts';
import { winningIndex } from './tricks.ts';

const PASSED: readonly number[] = [];

function auction(speaker: number, rest: Partial<AuctionFrame> = {}): AuctionFrame {
  return { kind: 'auction', speaker, high: 0, bidder: NONE, passed: PASSED, ...rest };
}

describe('the worked examples: auction and debt', () => {
  test.each(examples.cubes)('[$id] $why', ({ debt, bid, bidCube, debtCube }) => {
    const before = position({
      holder: NONE,
      debts: [debt],
      dealer: 3,
      asked: auction(0, { passed: [1, 2, 3] }),
    });
    const { state, events } = answer(before, `bid ${bid}`);
    expect(eventsOfType(events, 'bidCube')).toEqual([{ type: 'bidCube', seat: 0, position: bidCube }]);
    expect(debtOf(state, 0)).toBe(debtCube);
  });

  test.each(examples.limits)('[$id] $why', ({ debt, maxBid }) => {
    const state = position({ holder: NONE, debts: [debt], asked: auction(0) });
    expect(highestBid(state, 0)).toBe(maxBid);
    const bids = legal(state).filter((line) => line.startsWith('bid'));
    expect(bids.length).toBe(maxBid);
  });

  test.each(examples.auctions)('[$id] $why', ({ n, dealer, debts, log, holder, price }) => {
    const seats = n === 3 ? 3 : 4;
    let state = position({ seats, holder: NONE, dealer, debts, asked: auction((dealer + 1) % seats) });
    for (const [seat, said] of log) {
      expect(asked(state)).toBe(seat);
      if (said === 'pass!') expect(legal(state)).toEqual(['pass']);
      else expect(legal(state).length).toBeGreaterThan(1);
      state = answer(state, typeof said === 'number' ? `bid ${said}` : 'pass').state;
    }
    expect(question(state)).toBe('exchange');
    expect([state.holder, state.bid]).toEqual([holder, price]);
  });

  test('[T-A-06] debt 12 against a bid of 6: exactly one bid is possible', () => {
    const state = position({
      seats: 3,
      holder: NONE,
      debts: [0, 0, 12],
      asked: auction(2, { high: 6, bidder: 1 }),
    });
    expect(legal(state)).toEqual(['bid 7', 'pass']);
  });

  test.each(examples.dealers)('[$id] $why', ({ n, dealers, firstSpeakers }) => {
    const seen: number[][] = [];
    // The game of a seed in which seat 0 deals first.
    for (let seed = 1; seen[0]?.[0] !== 0; seed++) {
      seen.length = 0;
      visit(
        seed,
        (state, events) => {
          if (events.some(({ type }) => type === 'roundStart')) seen.push([state.dealer, asked(state)]);
        },
        { seats: n, options: { tie: 'shared', trickHistory: 'all' } },
      );
    }
    expect(seen.map(([dealer]) => dealer)).toEqual(dealers);
    expect(seen.map(([, speaker]) => speaker)).toEqual(firstSpeakers);
  });

  test.each(examples.debts)('[$id] $why', ({ debt, bid, card, newDebt }) => {
    const taking = { debts: [debt], bid, asked: { kind: 'take', seat: 0 } as const };
    if (card !== null) {
      const { state } = answer(
        position({ ...taking, played: 1, stake: card === 8 ? 'plus8' : `rum${card}` }),
        'repay',
        seededFate(1),
      );
      expect(debtOf(state, 0)).toBe(newDebt);
      return;
    }
    const last = position({ ...taking, round: 6, played: 8, stake: 'minus5', row: 'rum2' });
    expect(debtOf(answer(last, 'load rum').state, 0)).toBe(newDebt);
  });
});

describe('the worked examples: tricks', () => {
  test.each(examples.cards)('[$id] $why', (example) => {
    const { trump, table, hand, legal: allowed } = example;
    const leader = (4 - table.length) % 4;
    const before = position({
      trump,
      leader,
      trick: table.join(' '),
      hands: [hand.join(' ')],
      stake: 'rum2',
      row: 'rum3',
    });
    expect(legal(before)).toEqual(allowed.map((name) => `play ${name}`).sort());
    if (example.ifPlayed === undefined) return;
    const { state } = answer(before, `play ${example.ifPlayed}`);
    const markers = COLOURS.flatMap((_, colour) => (hasColour(state.voids[0]!, colour) ? [colour] : []));
    expect(markers).toEqual(example.marker === null ? [] : [colourNamed(example.marker)]);
  });

  test.each(examples.winners)('[$id] $why', ({ trump, plays, winner }) => {
    expect(winningIndex(plays.map(cardNamed), colourNamed(trump)) + 1).toBe(winner);
    const seats = plays.length === 3 ? 3 : 4;
    const start = position({ seats, trump, hands: plays, stake: 'plus8', row: 'rum3' });
    const end = plays.reduce((state, card) => answer(state, `play ${card}`).state, start);
    expect(end.tricks.at(-1)?.winner).toBe(winner - 1);
  });
});

/** What the specification calls a choice, as the line that makes it. */
function lineOf(choice: string): string {
  if (choice === 'nothing') return 'leave';
  const [cargo, to, ship] = choice.split(' ');
  if (to === 'to') return `relocate ${tokenOf(cargo!)} ${ship}`;
  return choice.startsWith('take ') ? `take ${tokenOf(choice.slice(5))}` : choice;
}

function tokenOf(cargo: string): string {
  return cargo === 'bonus' ? 'prisoner1' : cargo;
}

function fleetOf(ships: { readonly [ship: string]: readonly string[] | undefined } = {}): FleetSetting {
  const named = Object.entries(ships).map(([ship, cargo = []]) => [
    ship,
    cargo.map((word) => (word === 'bonus' ? 'prisoner3' : word)).join(' '),
  ]);
  return Object.fromEntries(named);
}

const QUESTIONS: { readonly [card: string]: Frame } = {
  remove1: { kind: 'remove', seat: 0 },
  relocate1: { kind: 'relocate', seat: 0 },
};

describe('the worked examples: what the winner may do', () => {
  test.each(examples.options)('[$id] $why', (example) => {
    const { holder, bid, repaid, kept, card, options, auto } = example;
    const setting = {
      holder: holder ? 0 : 1,
      bid,
      isRepaid: repaid,
      stake: card,
      row: 'tobacco3 tobacco4',
      trump: 'R',
      leader: 1,
      trick: 'B2 B3 B4',
      hands: ['B8'],
      fleets: [fleetOf(example.ships)],
      ...(kept ? { kept: 0 } : {}),
    };
    const { state, events } = answer(position(setting), 'play B8');
    if (options !== undefined) {
      expect(state.stack.at(-1)).toEqual(QUESTIONS[card] ?? { kind: 'take', seat: 0 });
      expect(legal(state)).toEqual(options.map(lineOf).sort());
    } else if (auto === 'lapses') {
      expect(eventsOfType(events, 'relocateLapsed')).toHaveLength(1);
      expect(question(state)).toBe('leader');
    } else {
      expect(legal(state)).toEqual([auto]);
      // The kernel takes the only answer by itself.
      expect(question(after(portRoyal, position(setting), 'play B8', noFate))).toBe('leader');
    }
  });
});

interface ShipExample {
  readonly cap: number;
  readonly goods: readonly number[];
  readonly extras: readonly string[];
  readonly bonus: readonly number[];
}

/** Goods of one kind on the rum ship, with extras and prisoners. */
function shipOf({ cap, goods, extras, bonus }: ShipExample): PortRoyalState {
  const words = [
    ...goods.map((value) => `rum${value}`),
    ...extras,
    ...bonus.map((face) => `prisoner${face}`),
  ];
  return position({ seats: cap === 24 ? 3 : 4, fleets: [{ rum: words.join(' ') }] });
}

describe('the worked examples: ships and scores', () => {
  test.each(examples.ships)('[$id] $why', (example) => {
    const state = shipOf(example);
    expect(isOverloaded(state, 0, 2)).toBe(example.sunk);
    expect(pointsOf(state, 0, 2)).toBe(example.pts);
  });

  test.each(examples.scores)('[$id] $why', ({ ships, debt, score }) => {
    const fleet = Object.fromEntries(GOODS.map((kind, ship) => [kind, CARGOES[ships[ship]!]?.(kind)]));
    const state = position({ debts: [debt], fleets: [fleet] });
    expect(GOODS.map((_, ship) => pointsOf(state, 0, ship))).toEqual(ships);
    expect(scoreOf(state, 0)).toBe(score);
  });

  test.each(examples.ties)('[$id] $why', ({ scores, debts, tie, winners }) => {
    const options = { tie: tie === 'lowerDebt' ? 'lowerDebt' : 'shared' } as const;
    const state = { ...position({ seats: 3, debts, options, fleets: TIED }), stack: [] };
    expect(outcome(state)?.scores).toEqual(scores);
    expect(winnersOf(state)).toEqual(winners);
  });
});

/** Goods of a kind that weigh so much together. */
const CARGOES: { readonly [tons: number]: (kind: string) => string } = {
  0: () => '',
  5: (kind) => `${kind}5`,
  6: (kind) => `${kind}6`,
  14: (kind) => `${kind}12 ${kind}2`,
  17: (kind) => `${kind}10 ${kind}7`,
};

/** Ships worth 35, 31 and 20. */
const TIED: readonly FleetSetting[] = [
  { biscuit: 'biscuit12 biscuit10', tobacco: 'tobacco10 tobacco3' },
  { rum: 'rum12 rum10', gunpowder: 'gunpowder9' },
  { gunpowder: 'gunpowder12 gunpowder8' },
];
