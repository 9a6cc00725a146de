import { seededFate } from '@tortuga/kernel';
import { describe, expect, test } from 'vitest';
import { portRoyal } from '../port-royal.ts';
import { deckFor } from './cards.ts';
import { LOOT_CARDS, RELOCATE, SHIPS } from './loot.ts';
import { ROW, STACK } from './places.ts';
import { position } from './position.ts';
import { capacityOf, loadOf, lootAt } from './ships.ts';
import { NONE, type PortRoyalState } from './state.ts';
import { answer, asked, eventsOfType, lootNames, namesOf, OPTIONS, visit } from './testing.ts';

function start(seats: number, seed = 1): PortRoyalState {
  return portRoyal.setup({ seats, options: OPTIONS }, seededFate(seed), undefined);
}

/** The states in which a round has just begun. */
function beginnings(seed: number, seats = 4): PortRoyalState[] {
  const found: PortRoyalState[] = [];
  visit(
    seed,
    (state, events) => {
      if (eventsOfType(events, 'roundStart').length > 0) found.push(portRoyal.copy(state));
    },
    { seats, options: OPTIONS },
  );
  return found;
}

describe('setup', () => {
  test('[SETUP-1] three or four captains; after the dealer the next seat speaks', () => {
    expect(portRoyal.seats).toEqual([3, 4]);
    for (const seats of portRoyal.seats) {
      const state = start(seats);
      expect(state.debts).toHaveLength(seats);
      expect(asked(state)).toBe((state.dealer + 1) % seats);
    }
  });

  test('[SETUP-2] three captains play with the colours 1 to 6 and the pirates 1 and 5', () => {
    expect(namesOf(deckFor(3))).toBe(
      'R1 R2 R3 R4 R5 R6 B1 B2 B3 B4 B5 B6 G1 G2 G3 G4 G5 G6 K1 K2 K3 K4 K5 K6 P1 P5',
    );
  });

  test('[SETUP-3] four captains play with the colours 1 to 8 and the pirates 1 and 7', () => {
    expect(namesOf(deckFor(4))).toBe(
      'R1 R2 R3 R4 R5 R6 R7 R8 B1 B2 B3 B4 B5 B6 B7 B8 G1 G2 G3 G4 G5 G6 G7 G8 K1 K2 K3 K4 K5 K6 K7 K8 P1 P7',
    );
  });

  test.each([3, 4])('[SETUP-4] %i captains: every card of the deck is dealt, and no other', (seats) => {
    for (const { hands, open } of beginnings(2, seats)) {
      expect([...hands.flat(), ...open].sort((a, b) => a - b)).toEqual(deckFor(seats));
    }
  });

  test('[SETUP-5] the stack is drawn from in any order, but "relocate" comes last', () => {
    const rows = new Set([1, 2, 3, 4, 5].map((seed) => lootNames(start(4, seed)).join(' ')));
    expect(rows.size).toBe(5);
    for (const state of beginnings(3).slice(0, 5)) expect(state.loot[RELOCATE]).toBe(STACK);
  });

  test('[SETUP-6] six prisoners lie in a stack nobody has looked at', () => {
    const state = start(4);
    expect([state.prisoners, state.attached]).toEqual([[], 0]);
    expect(portRoyal.goods(state)['prisoners']).toBe(6);
  });

  test('[SETUP-7] ships are empty, nobody has debts or markers', () => {
    const state = start(3);
    for (const seat of [0, 1, 2])
      expect(SHIPS.map((ship) => loadOf(state, seat, ship))).toEqual([0, 0, 0, 0]);
    expect(state.debts).toEqual([0, 0, 0]);
    expect(state.voids).toEqual([0, 0, 0]);
    expect(state.trump).toBe(NONE);
  });

  test('[SETUP-8] a ship carries 24 tons with three captains and 18 with four', () => {
    expect([capacityOf(start(3), 0, 1), capacityOf(start(4), 0, 1)]).toEqual([24, 18]);
  });

  test('[SETUP-9] lots decide who deals first', () => {
    const dealers = Array.from({ length: 40 }, (_, seed) => start(4, seed + 1).dealer);
    expect(new Set(dealers)).toEqual(new Set([0, 1, 2, 3]));
  });

  test.each([3, 4])('[SETUP-10] %i captains: six rounds, each in the same order', (seats) => {
    const course: string[] = [];
    const steps = new Set([
      'roundStart',
      'lootTurned',
      'dealt',
      'openCards',
      'privileges',
      'trumpNamed',
      'trickWon',
      'roundEnd',
    ]);
    visit(
      4,
      (_, events) => {
        course.push(...events.map(({ type }) => type).filter((type) => steps.has(type)));
      },
      { seats, options: OPTIONS },
    );
    const tricks = Array.from({ length: 8 }, () => 'trickWon');
    const round = [
      'roundStart',
      'lootTurned',
      'dealt',
      'openCards',
      'privileges',
      'trumpNamed',
      ...tricks,
      'roundEnd',
    ];
    expect(course).toEqual(Array.from({ length: 6 }, () => round).flat());
  });
});

describe('loot', () => {
  test('[LOOT-1] nine cards are turned up in the first round', () => {
    const state = start(4);
    expect(lootAt(state, ROW)).toHaveLength(9);
    expect(lootAt(state, STACK)).toHaveLength(LOOT_CARDS.length - 9);
  });

  test('[LOOT-2] later the card left over stays, with its prisoners, and eight come beside it', () => {
    const before = position({
      round: 2,
      played: 8,
      stake: 'plus8',
      row: 'rum3',
      asked: { kind: 'take', seat: 0 },
    });
    const { state, events } = answer(before, 'load rum', seededFate(1));
    expect(lootAt(state, ROW)).toHaveLength(9);
    expect(lootNames(state)).toContain('rum3');
    expect([state.leftOver, state.attached]).toEqual([lootAt(before, ROW)[0], 1]);
    expect(eventsOfType(events, 'lootTurned')[0]?.loot).toHaveLength(8);
  });

  test('[LOOT-3] "relocate" turns up in the sixth round, when the stack is used up', () => {
    const last = beginnings(5)[5]!;
    expect(last.round).toBe(6);
    expect(last.loot[RELOCATE]).toBe(ROW);
    expect(lootAt(last, STACK)).toEqual([]);
  });

  test('[LOOT-4] eight of the nine cards are played for', () => {
    visit(6, (state, events) => {
      if (eventsOfType(events, 'leftOver').length === 0) return;
      const rest = eventsOfType(events, 'lootTurned')[0]?.loot.length ?? 0;
      expect(lootAt(state, ROW).length - rest).toBe(1);
    });
    expect.hasAssertions();
  });
});

describe('dealing', () => {
  test('[DEAL-1] the whole deck is dealt anew, whatever was played before', () => {
    const hands = beginnings(7).map((state) => namesOf(state.hands[0]!));
    expect(new Set(hands).size).toBe(6);
  });

  test('[DEAL-2] everybody gets eight cards, in order, and learns of no other', () => {
    const dealt: { seat: number; to: readonly number[] | undefined; cards: number }[] = [];
    const state = portRoyal.setup({ seats: 3, options: OPTIONS }, seededFate(1), (event, to) => {
      if (event.type === 'handDealt') dealt.push({ seat: event.seat, to, cards: event.cards.length });
    });
    expect(dealt).toEqual([0, 1, 2].map((seat) => ({ seat, to: [seat], cards: 8 })));
    for (const hand of state.hands) expect(hand).toEqual([...hand].sort((a, b) => a - b));
  });

  test('[DEAL-3] two cards lie open before the auction', () => {
    for (const { open, holder } of beginnings(8)) {
      expect(open).toHaveLength(2);
      expect(holder).toBe(NONE);
    }
  });

  test('[DEAL-4] the right neighbour of the last dealer deals', () => {
    const before = position({
      dealer: 0,
      played: 8,
      stake: 'plus8',
      row: 'rum3',
      asked: { kind: 'take', seat: 2 },
    });
    expect(answer(before, 'load rum', seededFate(1)).state.dealer).toBe(3);
  });
});
