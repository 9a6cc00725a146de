import { BOTS, type Bot, PLAYERS } from '@tortuga/bots';
import { equalPlain, offersFor, type Seat, seededFate, type Viewer } from '@tortuga/kernel';
import { describe, expect, test } from 'vitest';
import { portRoyal } from '../port-royal.ts';
import { type Card, cardNamed, colourOf, deckFor, hasColour } from './cards.ts';
import { dealHidden } from './dealing.ts';
import { position, type Setting } from './position.ts';
import { NONE, type PortRoyalState } from './state.ts';
import { asked, namesOf, OPTIONS, question, visit } from './testing.ts';

const FATE = seededFate(7);

function worldsOf(state: PortRoyalState, viewer: Viewer, count: number): PortRoyalState[] {
  const view = portRoyal.view(state, viewer);
  return Array.from({ length: count }, () => portRoyal.imagine(view, viewer, FATE));
}

/** Who could not hold a card, going by what everybody has seen in this round. */
function impossible(state: PortRoyalState, world: PortRoyalState, seat: Seat): Card[] {
  const played = new Set([...state.trick, ...state.tricks.flatMap(({ cards }) => cards)]);
  return world.hands[seat]!.filter(
    (card) =>
      played.has(card) ||
      hasColour(state.voids[seat]!, colourOf(card)) ||
      (state.open.includes(card) && state.holder !== seat),
  );
}

/** Six tricks are over and known to all; two cards are left in every hand, and the pirates were set aside. */
function late(setting: Setting): PortRoyalState {
  const hands = ['R1 R2', 'B1 B2', 'G1 G2', 'K1 K2'];
  const state = position({ hands, aside: 'P1 P7', trump: 'R', played: 6, stake: 'rum2', ...setting });
  const known = new Set([...state.hands.flat(), ...state.aside]);
  const rest = deckFor(4).filter((card) => !known.has(card));
  state.tricks = state.tricks.map((trick, i) => ({ ...trick, cards: rest.slice(4 * i, 4 * i + 4) }));
  return state;
}

/** Each card but the last fits its own place and the next one, so that only a long chain of changes helps. */
function fits(card: Card, owner: number): boolean {
  return card === owner || (card + 1 === owner && card < 3);
}

describe('imagined worlds', () => {
  test.each([3, 4])('[HIDE-13] %i captains: no hand gets a card that cannot be there', (seats) => {
    for (let seed = 1; seed <= 6; seed++) {
      visit(
        seed,
        (state) => {
          if (question(state) !== 'card') return;
          for (const viewer of [asked(state), 'watcher'] as const) {
            const [world] = worldsOf(state, viewer, 1);
            for (const seat of state.debts.keys()) expect(impossible(state, world!, seat)).toEqual([]);
          }
        },
        { seats, options: OPTIONS },
      );
    }
  });

  test('[HIDE-1] a void marker keeps a colour out of a hand, and every other card is possible there', () => {
    const state = late({ voids: ['', 'GK', '', ''], holder: 3 });
    const hands = worldsOf(state, 0, 400).map((world) => namesOf(world.hands[1]!).split(' '));
    expect(new Set(hands.flat())).toEqual(new Set(['B1', 'B2', 'P1', 'P7']));
  });

  test('[HIDE-2] the open cards are with the holder or were set aside', () => {
    const state = late({ open: 'G1 P7', holder: 2 });
    const worlds = worldsOf(state, 0, 200);
    for (const name of ['G1', 'P7']) {
      const card = cardNamed(name);
      const places = worlds.map(({ hands, aside }) =>
        aside.includes(card) ? 'aside' : hands.findIndex((hand) => hand.includes(card)),
      );
      expect(new Set(places)).toEqual(new Set(['aside', 2]));
    }
  });

  test("[HIDE-3] what the holder set aside is in no hand of the holder's worlds", () => {
    const hands = [
      'R1 R2 R3 R4 R5 R6 R7 R8',
      'B1 B2 B3 B4 B5 B6 B7 B8',
      'G1 G2 G3 G4 G5 G6 G7 G8',
      'K1 K2 K3 K4 K5 K6 K7 P1',
    ];
    const state = position({ hands, open: 'K8 P7', aside: 'K8 P7', trump: 'R', stake: 'rum2' });
    for (const world of worldsOf(state, 0, 50)) expect(world.aside).toEqual(state.aside);
    const seen = new Set(worldsOf(state, 1, 200).flatMap(({ aside }) => aside));
    expect(seen.size).toBeGreaterThan(20);
  });

  test('[HIDE-6] unknown prisoners have any face the viewer has not seen', () => {
    const state = position({ fleets: [{ rum: 'prisoner4' }, { tobacco: 'prisoner6 prisoner1' }] });
    const faces = worldsOf(state, 0, 200).map(({ prisoners }) => prisoners.map(({ face }) => face));
    expect(new Set(faces.map(([own]) => own))).toEqual(new Set([4]));
    expect(new Set(faces.map(([, other]) => other))).toEqual(new Set([1, 2, 3, 5, 6]));
    for (const three of faces) expect(new Set(three).size).toBe(3);
  });

  test('[HIDE-11] forgotten tricks are made up, and the view stays the same', () => {
    visit(
      5,
      (state) => {
        const view = portRoyal.view(state, 2);
        const world = portRoyal.imagine(view, 2, FATE);
        expect(equalPlain(portRoyal.view(world, 2), view)).toBe(true);
        expect(portRoyal.goods(world)).toEqual(portRoyal.goods(state));
      },
      { seats: 3, options: { ...OPTIONS, trickHistory: 'last' } },
    );
  });

  test('[HIDE-1] a deal is found where only one is possible', () => {
    const owners = [0, 1, 2, 3];
    for (let seed = 1; seed <= 50; seed++) {
      const cards = [0, 1, 2, 3];
      dealHidden(cards, owners, fits, seededFate(seed));
      expect(cards).toEqual([0, 1, 2, 3]);
    }
    expect(() => dealHidden([0], [1], () => false, seededFate(1))).toThrow('no such deal');
  });
});

function answerOf(bot: Bot, state: PortRoyalState, seat: Seat): string {
  const view = portRoyal.view(state, seat);
  const offers = offersFor(portRoyal, state, seat);
  return JSON.stringify(
    bot({ game: portRoyal, view, seat, offers, budget: { iterations: 30 }, fate: seededFate(9) }),
  );
}

describe('bots', () => {
  test.each([
    ['greedy', BOTS.greedy],
    ['captain', PLAYERS.captain.bot],
  ])('[HIDE-13] the %s answers the same in worlds that look the same', (_, bot) => {
    let compared = 0;
    visit(6, (state) => {
      const seat = asked(state);
      if (state.holder === NONE || compared >= 40) return;
      compared += 1;
      const [world] = worldsOf(state, seat, 1);
      expect(answerOf(bot, world!, seat)).toBe(answerOf(bot, state, seat));
    });
    expect(compared).toBe(40);
  });
});
