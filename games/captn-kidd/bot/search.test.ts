import { Memory, PLAYERS, type PlayerName, think } from '@tortuga/bots';
import {
  type AnyGame,
  askedSeats,
  defaultOptions,
  type Game,
  type GameTypes,
  isOver,
  offersFor,
  play,
  type Seat,
  seededFate,
  writeMove,
} from '@tortuga/kernel';
import { describe, expect, test } from 'vitest';
import { loyalCaptain } from '../loyal-captain.ts';
import { madagaskar } from '../madagaskar.ts';
import { quedahMerchant } from '../quedah-merchant.ts';
import { loyalPosition } from '../rules/loyal/position.ts';
import type { Loyal, LoyalState } from '../rules/loyal/state.ts';

function told<G extends GameTypes>(game: Game<G>, state: G['state'], seat: Seat, iterations: number) {
  return {
    game,
    view: game.view(state, seat),
    seat,
    offers: offersFor(game, state, seat),
    budget: { iterations },
    fate: seededFate(11),
  };
}

function position(text: string, mover: Seat): LoyalState {
  const read = loyalPosition(text, { mover });
  if (!read.ok) throw new Error(read.detail);
  return read.value;
}

/** The share of the first bot in a few matches, seats changing; half for a draw. */
function share(game: AnyGame, bots: readonly PlayerName[], matches: number, iterations: number) {
  let points = 0;
  for (let match = 0; match < matches; match++) {
    const fate = seededFate(match + 1);
    const state = game.setup({ seats: 2, options: defaultOptions(game) }, fate, undefined);
    while (!isOver(state)) {
      const [seat = 0] = askedSeats(game, state);
      const name = bots[(seat + match) % 2] ?? 'random';
      play(game, state, seat, PLAYERS[name].bot({ ...told(game, state, seat, iterations), fate }), fate);
    }
    const places = game.outcome(state)?.places ?? [];
    const [mine = 0, theirs = 0] = [places[match % 2], places[1 - (match % 2)]];
    points += mine < theirs ? 1 : mine === theirs ? 0.5 : 0;
  }
  return points / matches;
}

describe('search', () => {
  test('[LC-END-1] it sees the step that leaves the opponent without any', () => {
    const state = position('A:D7<D5 B:S2<entry B:D11<S6', 1);
    const [best] = think(told(loyalCaptain, state, 1, 200)).candidates;
    expect(best && writeMove(loyalCaptain, state, best.move)).toBe('D11>S4');
    expect(best?.expected).toBeGreaterThan(0.9);
  });

  test('[LC-CAPTURE-11] it does not place between two that threaten', () => {
    const state = position('A:D1<S1 B:D11<D10 B:D12<D10 B:D5<D4', 0);
    state.reserve = [2, 0];
    const { candidates } = think(told(loyalCaptain, state, 0, 500));
    expect(writeMove(loyalCaptain, state, candidates[0]!.move)).not.toBe('place S6');
  });

  test('[HIDE-1] it remembers the tree it grew, where the match went that way', () => {
    const state = position('A:D1<S1 A:S2<entry B:D11<S6 B:S5<entry', 0);
    const memory = new Memory<Loyal>();
    const first = think({ ...told(loyalCaptain, state, 0, 400), memory });
    play(loyalCaptain, state, 0, first.candidates[0]!.move, seededFate(1));
    const reply = think(told(loyalCaptain, state, 1, 50)).candidates[0]!;
    play(loyalCaptain, state, 1, reply.move, seededFate(1));
    const again = think({ ...told(loyalCaptain, state, 0, 10), memory });
    const visits = again.candidates.reduce((sum, candidate) => sum + candidate.visits, 0);
    const anew = think(told(loyalCaptain, state, 0, 10)).candidates.reduce(
      (sum, each) => sum + each.visits,
      0,
    );
    expect(visits).toBeGreaterThan(anew);
  });

  test('[HIDE-1] it forgets a tree that does not fit', () => {
    const memory = new Memory<Loyal>();
    const state = position('A:D1<S1 A:S2<entry B:D11<S6 B:S5<entry', 0);
    think({ ...told(loyalCaptain, state, 0, 50), memory });
    const other = position('A:D4<D3 B:S1<entry', 0);
    const { candidates } = think({ ...told(loyalCaptain, other, 0, 50), memory });
    expect(candidates.map(({ move }) => writeMove(loyalCaptain, other, move)).toSorted()).toEqual([
      'D4>D5',
      'D4>D6',
    ]);
  });
});

// The real bars, with hundreds of matches and time to think, are those of `tortuga arena`; these keep a level
// from falling below the one beneath it.
describe('levels', () => {
  const games: readonly AnyGame[] = [loyalCaptain, madagaskar, quedahMerchant];
  test.each(games)('[BOT] in $id a sailor beats random, and a captain a sailor', (game) => {
    expect(share(game, ['sailor', 'random'], 20, 0)).toBeGreaterThan(0.8);
    expect(share(game, ['captain', 'sailor'], 10, 200)).toBeGreaterThan(0.5);
  });
});
