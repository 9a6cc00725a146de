import { PLAYERS, type PlayerName } from '@tortuga/bots';
import { askedSeats, isOver, offersFor, play, type Seat, seededFate, writeMove } from '@tortuga/kernel';
import { describe, expect, test } from 'vitest';
import { jamaica } from '../jamaica.ts';
import { position, type ShipSetting } from '../rules/position.ts';
import type { JamaicaState } from '../rules/state.ts';
import { answer, from, luck, visit } from '../rules/testing.ts';
import { evaluate } from './evaluate.ts';

/** What seat 1 may expect when the dice are about to be rolled. */
function worth(own: ShipSetting, rival: ShipSetting = {}): number {
  const state = position({ ships: [own, rival, {}] });
  state.stack = [{ kind: 'dice', rolled: [1, 2] }];
  return evaluate(state, 0);
}

function told(state: JamaicaState, seat: Seat, iterations: number) {
  return {
    game: jamaica,
    view: jamaica.view(state, seat),
    seat,
    offers: offersFor(jamaica, state, seat),
    budget: { iterations },
    fate: seededFate(5),
  };
}

function choice(state: JamaicaState, bot: PlayerName, seat: Seat = 0, iterations = 300): string {
  return writeMove(jamaica, state, PLAYERS[bot].bot(told(state, seat, iterations)));
}

/** What seat 2 may expect with a card face down, while somebody else is asked. */
function waiting(card: string): number {
  const state = position({ ships: [{ card: 'C08' }, { card, at: 'G8' }, { card: 'C08' }], dice: [2, 1] });
  state.stack = [{ kind: 'retreat' }];
  return evaluate(state, 1);
}

describe('what a position is worth', () => {
  test('nobody is ahead at the start', () => {
    expect(worth({})).toBe(0);
  });

  test('gold, treasures and powers are good', () => {
    expect(worth({ holds: 'gold 4' })).toBeGreaterThan(worth({ holds: 'gold 2' }));
    expect(worth({ riches: ['+7'] })).toBeGreaterThan(worth({ riches: ['-4'] }));
    expect(worth({ powers: ['map'] })).toBeGreaterThan(worth({}));
    expect(worth({}, { riches: ['+7'] })).toBeLessThan(0);
  });

  test('food is worth the more the less there is of it', () => {
    const [none, some, much, more] = ['-', 'food 3', 'food 3, food 3', 'food 3, food 3, food 3'].map(
      (holds) => worth({ at: 'A4', holds }),
    );
    expect(some! - none!).toBeGreaterThan(much! - some!);
    expect(much!).toBeGreaterThan(some!);
    expect(more! - much!).toBeLessThan(much! - some!);
  });

  test('a ship ahead is better off, and nothing is better than being home', () => {
    const spaces = ['A4', 'C5', 'E2', 'G4', 'G9'].map((at) => worth({ at }, { at: 'C1' }));
    expect(spaces.toSorted((a, b) => a - b)).toEqual(spaces);
    expect(worth({ at: 'PR', lap: 1 }, { at: 'C1' })).toBeGreaterThan(spaces.at(-1)!);
  });

  test('a lap backward is no progress', () => {
    expect(worth({ at: 'G9', lap: -1 })).toBeLessThan(worth({ at: 'A1' }));
  });

  test('a card that lies face down counts as if it were played', () => {
    expect(waiting('C01')).toBeGreaterThan(waiting('C10'));
  });

  test('it is never more than certain, whatever happens', () => {
    let [least, most] = [0, 0];
    for (let seed = 1; seed <= 5; seed++) {
      visit(seed, 1 + seed, (state) => {
        for (const seat of state.ships.keys()) {
          least = Math.min(least, evaluate(state, seat));
          most = Math.max(most, evaluate(state, seat));
        }
      });
    }
    expect(least).toBeGreaterThan(-1);
    expect(most).toBeLessThan(1);
  });
});

describe('what bots choose', () => {
  const CHOOSING = { dice: [2, 4] as const };

  test.each(['greedy', 'captain'] as const)('%s goes home when that wins', (bot) => {
    const ships = [{ at: 'G8', holds: 'gold 6', hand: 'C01 C10 C11' }, { at: 'G7' }, {}];
    expect(choice(position({ ...CHOOSING, ships }), bot)).toBe('play C01');
  });

  test('greedy gives the high die to the gold in hand', () => {
    const ships = [{ at: 'G4', hand: 'C09 C10 C11', holds: 'food 3' }, { at: 'C1' }, { at: 'C1' }];
    const rolled = from(position({ ships, plundered: 'G4' }), 'round', luck(5, 0)).state;
    expect(choice(rolled, 'greedy')).toBe('assign 1 6');
  });

  test.each(['greedy', 'captain'] as const)('%s keeps gold rather than food', (bot) => {
    const held = 'food 6, gold 5, gold 4, gold 3, food 2';
    const ships = [{ at: 'G8', card: 'C09', holds: held }, { card: 'C08' }, { card: 'C08' }];
    const clearing = from(position({ ...CHOOSING, ships }), 'turn').state;
    expect(['load 1', 'load 5']).toContain(choice(clearing, bot));
  });

  test('greedy hands a cursed card over rather than taking nothing', () => {
    const ships = [{ at: 'C5', riches: ['-4'] as const }, { at: 'C5' }, {}];
    const before = position({ ships, captain: 1, active: 0, half: 'evening', plundered: 'C5' });
    const won = from(before, 'arrival', luck(5)).state;
    expect(choice(won, 'greedy')).toBe('curse 1');
    expect(answer({ state: won }, 'curse 1').state.ships[0]?.slots).toEqual([]);
  });
});

/** The victories of one bot against three others, the seats changing; a shared one counts as none. */
function wins(bot: PlayerName, rival: PlayerName, matches: number, iterations: number): number {
  let won = 0;
  for (let match = 0; match < matches; match++) {
    const fate = seededFate(match + 1);
    const options = position({ ships: [] }).options;
    const state = jamaica.setup({ seats: 4, options }, fate, undefined);
    while (!isOver(state)) {
      const [seat = 0] = askedSeats(jamaica, state);
      const name = seat === match % 4 ? bot : rival;
      play(jamaica, state, seat, PLAYERS[name].bot({ ...told(state, seat, iterations), fate }), fate);
    }
    const { places = [] } = jamaica.outcome(state) ?? {};
    if (places[match % 4] === 1 && places.filter((place) => place === 1).length === 1) won += 1;
  }
  return won;
}

// The real bars, with hundreds of matches and time to think, are those of `tortuga arena`; these keep a level
// from falling below the one beneath it. Chance would be a quarter.
describe('levels', () => {
  test('a sailor beats random', () => {
    expect(wins('sailor', 'random', 20, 0)).toBeGreaterThanOrEqual(14);
  });

  test('a captain beats sailors', () => {
    expect(wins('captain', 'sailor', 8, 400)).toBeGreaterThanOrEqual(4);
  });
});
