import { askedSeats, type Fate, LegalMenu, legalFor, play } from '@tortuga/kernel';
import { expect, test } from 'vitest';
import { loyalCaptain } from '../../games/captn-kidd/loyal-captain.ts';
import { ownerOf } from '../../games/captn-kidd/rules/deck/crew.ts';
import type { Loyal } from '../../games/captn-kidd/rules/loyal/state.ts';
import { recordGames } from './apply.ts';
import * as bgio from './bgio.ts';
import { type Choice, enumerate } from './bgio-game.ts';
import { SPACES } from './deck.ts';
import * as kernel from './kernel.ts';
import * as loop from './loop.ts';
import { luckFrom } from './luck.ts';

/** A match of one contestant, told in words that all of them share. */
interface Table {
  legal(): string[];
  choose(index: number): void;
  position(): string;
  outcome(): string | undefined;
}

const spaces = Array.from({ length: SPACES }, (_, space) => space);
const placing = (at: number) => `place ${at}`;
const stepping = (from: number, to: number) => `${from}>${to}`;

/** Owner and back on every space, then the reserves. */
function told(owner: (space: number) => number, back: (space: number) => number, reserve: number[]): string {
  const cells = spaces.map((space) =>
    owner(space) < 0 ? '.' : `${owner(space)}<${Math.max(back(space), -1)}`,
  );
  return `${cells.join(' ')} | ${reserve.join(' ')}`;
}

function kernelTable(): Table {
  const state = loyalCaptain.setup(kernel.TABLE, luckFrom(0), undefined);
  const menu = () =>
    legalFor(loyalCaptain, state, state.active, new LegalMenu<kernel.Move, Loyal['reason']>());
  return {
    legal: () =>
      askedSeats(loyalCaptain, state).length === 0
        ? []
        : menu()
            .all()
            .map((move) => (move.type === 'place' ? placing(move.at) : stepping(move.from, move.to))),
    choose: (index) => play(loyalCaptain, state, state.active, menu().all()[index]!, luckFrom(0)),
    position: () =>
      told(
        (space) => ownerOf(state, space) ?? -1,
        (space) => state.back[space]!,
        state.reserve,
      ),
    outcome() {
      const places = loyalCaptain.outcome(state)?.places;
      if (places === undefined) return undefined;
      return places[0] === places[1] ? 'draw' : `${places.indexOf(1)} wins`;
    },
  };
}

const client = bgio.openClient();

function choiceName({ move, args: [a, b] }: Choice): string {
  return move === 'place' ? placing(a!) : stepping(a!, b!);
}

function bgioTable(): Table {
  client.reset();
  const choices = () => {
    const { G, ctx } = bgio.stateOf(client);
    return ctx.gameover === undefined ? enumerate(G, ctx) : [];
  };
  return {
    legal: () => choices().map(choiceName),
    choose(index) {
      const { move, args } = choices()[index]!;
      client.moves[move]!(...args);
    },
    position() {
      const { owner, back, reserve } = bgio.stateOf(client).G;
      return told(
        (space) => owner[space]!,
        (space) => back[space]!,
        reserve,
      );
    },
    outcome() {
      const over = bgio.stateOf(client).ctx.gameover;
      return over && ('winner' in over ? `${over.winner} wins` : 'draw');
    },
  };
}

function loopName(move: number): string {
  const step = loop.stepOf(move);
  return step === undefined ? placing(move) : stepping(step.from, step.to);
}

function loopTable(): Table {
  loop.begin();
  const { owner, back, reserve, moves } = loop.loop;
  return {
    legal: () =>
      loop.loop.result === loop.UNDECIDED ? [...moves.subarray(0, loop.loop.count)].map(loopName) : [],
    choose: (index) => loop.playMove(moves[index]!),
    position: () =>
      told(
        (space) => owner[space]!,
        (space) => back[space]!,
        [...reserve],
      ),
    outcome() {
      const { result } = loop.loop;
      if (result === loop.UNDECIDED) return undefined;
      return result === loop.DRAWN ? 'draw' : `${result} wins`;
    },
  };
}

/** Everything there is to compare, in one string, because so many are compared. */
function glance({ legal, position, outcome }: Table): string {
  return `${position()} | ${legal().join(' ')} | ${outcome()}`;
}

/** Plays one game on all three tables, compares them before every move, and returns the outcome. */
function playTogether(luck: Fate): string {
  const [ours, theirs, byHand] = [kernelTable(), bgioTable(), loopTable()];
  for (;;) {
    const seen = glance(ours);
    if (glance(theirs) !== seen) expect(glance(theirs)).toBe(seen);
    if (glance(byHand) !== seen) expect(glance(byHand)).toBe(seen);
    const outcome = ours.outcome();
    if (outcome !== undefined) return outcome;
    const index = luck.draw(ours.legal().length);
    for (const table of [ours, theirs, byHand]) table.choose(index);
  }
}

test('kernel, boardgame.io and loop play the same game on the same choices', () => {
  const outcomes = new Set<string>();
  for (let seed = 0; seed < 300; seed++) outcomes.add(playTogether(luckFrom(seed)));
  expect(outcomes).toContain('0 wins');
  expect(outcomes).toContain('1 wins');
});

test('they agree on repetition, where pirates walk in circles', () => {
  const outcomes: string[] = [];
  for (let seed = 0; seed < 100; seed++) {
    const luck = luckFrom(seed);
    // The last choice is mostly a step of the same pirate.
    outcomes.push(playTogether({ draw: (n) => (luck.draw(8) === 0 ? luck.draw(n) : n - 1) }));
  }
  expect(outcomes.filter((outcome) => outcome === 'draw').length).toBeGreaterThan(10);
});

test('the playouts that are timed have the same length', () => {
  const lucks = [luckFrom(7), luckFrom(7), luckFrom(7)] as const;
  for (let game = 0; game < 50; game++) {
    const moves = kernel.playOut(lucks[0]);
    expect(bgio.playOut(client, lucks[1])).toBe(moves);
    expect(loop.playOut(lucks[2])).toBe(moves);
  }
});

test('recorded games are applied to their end', () => {
  for (const moves of recordGames(50)) {
    expect(kernel.applyAll(moves)).toBe(moves.length);
    expect(bgio.applyAll(client, moves)).toBe(moves.length);
    expect(bgio.stateOf(client).ctx.gameover).toBeDefined();
  }
});
