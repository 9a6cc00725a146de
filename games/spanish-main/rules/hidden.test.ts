import { begin, seededFate } from '@tortuga/kernel';
import { describe, expect, test } from 'vitest';
import { spanishMain } from '../spanish-main.ts';
import { type ShipAt, USUAL } from './position.ts';
import { crewCardOf } from './ships.ts';
import type { SpanishMainState, SpanishMainView } from './state.ts';
import { asked, FAR, given, goldOn, play, position, told } from './testing.ts';

const DOCKED: ShipAt = {
  card: 'PS-011',
  at: [4215, 4570, 0],
  crew: ['PG-Captain', 'PG-Explorer!'],
  coins: [4],
};

/** Seat 0 lies at an island with three tokens, a hidden captain and a coin aboard. */
function state(): SpanishMainState {
  return position({ ships: [DOCKED, FAR], islands: [{ at: [4570, 4570], tokens: [3, 2, 1] }] });
}

function seen(from: SpanishMainState, viewer: number | 'watcher'): SpanishMainView {
  return spanishMain.view(from, viewer);
}

function facesOn(view: SpanishMainView, island: number): (number | string | undefined)[] {
  return view.tokens.filter((token) => token.island === island).map(({ face }) => face);
}

function facesAboard(view: SpanishMainView, ship: number): (number | string | undefined)[] {
  return view.tokens.filter((token) => token.ship === ship).map(({ face }) => face);
}

describe('what is hidden', () => {
  test('[HIDE-1, HIDE-2] poses, masts, controllers, marks and counts are public', () => {
    const now = state();
    for (const viewer of [0, 1, 'watcher' as const]) {
      const view = seen(now, viewer);
      expect([view.ships, view.islands, view.gold, view.size]).toEqual([
        now.ships,
        now.islands,
        now.gold,
        now.size,
      ]);
      expect(view.crew.map(({ ship }) => ship)).toEqual([0, 0]);
      expect([facesOn(view, 2).length, facesAboard(view, 0).length]).toEqual([3, 1]);
    }
  });

  test('[HIDE-3] a face-down crew is known to its controller only', () => {
    const cards = (viewer: number | 'watcher') =>
      seen(state(), viewer).crew.map(({ card }) => card !== undefined);
    expect([cards(0), cards(1), cards('watcher')]).toEqual([
      [true, true],
      [false, true],
      [false, true],
    ]);
    expect(seen(given(state(), 'reveal 1'), 1).crew[0]?.card).toBeDefined();
    // Not even the order of the numbers tells who they are.
    const crews = [1, 2, 3, 4, 5, 6].map((seed) => {
      const table = { seats: 2, options: { ...USUAL, fleets: 'quick' as const } };
      return begin(spanishMain, table, seededFate(seed)).state.crew.map((mate) => crewCardOf(mate).points);
    });
    expect(crews.some((points) => points.some((cost, i) => cost < (points[i - 1] ?? 0)))).toBe(true);
  });

  test('[HIDE-3, CREW-4] what a question about a hidden crew is about stays with whoever is asked', () => {
    const boarding = position({
      ships: [
        { card: 'PS-002', at: [4200, 4600, 0] },
        { card: 'ES-010', seat: 1, at: [5000, 5000, 90], crew: ['EC-010'] },
      ],
    });
    const asking = given(boarding, 'move 1', 'sail L 0', ['ram 2', 1], 'yes');
    expect(asked(asking)).toBe('reveal');
    expect([seen(asking, 1).stack[0], seen(asking, 0).stack[0]]).toEqual([
      { kind: 'reveal', seat: 1, ship: 1, code: 'BOARD_BONUS' },
      { kind: 'reveal', seat: 1, ship: 1 },
    ]);
    const window = given(
      position({
        ships: [
          { card: 'ES-007', at: [4000, 4000, 0], crew: ['EG-Captain!'] },
          { card: 'SS-008', seat: 1, at: [4000, 4350, 0], crew: ['SC-010'] },
        ],
      }),
      'shoot 1',
    );
    expect([seen(window, 1).stack[0]?.kind, seen(window, 0).stack[0]]).toEqual([
      'cancel',
      { kind: 'reveal', seat: 1, ship: 1 },
    ]);
  });

  test('[HIDE-4] nobody knows what lies on an island; an explorer sees it for that moment', () => {
    const now = state();
    expect([0, 1].map((viewer) => facesOn(seen(now, viewer), 2))).toEqual([
      [undefined, undefined, undefined],
      [undefined, undefined, undefined],
    ]);
    const looking = given(now, 'explore 1 3');
    expect([facesOn(seen(looking, 0), 2), facesOn(seen(looking, 1), 2)]).toEqual([
      [3, 2, 1],
      [undefined, undefined, undefined],
    ]);
    const after = given(looking, 'take 3');
    expect(facesOn(seen(after, 0), 2)).toEqual([undefined, undefined]);
  });

  test('[HIDE-5] a private note keeps what was seen, and positions tell nothing', () => {
    const now = given(state(), ['explore 1 3'], 'take 3');
    expect(seen(now, 0).players[0]?.notes).toEqual([
      { turn: 1, island: 2, taken: 1, faces: [2, 1], isAll: true },
    ]);
    expect([seen(now, 1).players[0]?.notes, seen(now, 'watcher').players[0]?.notes]).toEqual([[], []]);
    // Whichever coin is taken, it is the token of the same number that leaves.
    const left = [3, 2, 1].map((gold) => given(state(), 'explore 1 3', `take ${gold}`));
    expect(left.map((end) => end.tokens.map(({ ship }) => ship))).toEqual([
      left[0]?.tokens.map(({ ship }) => ship),
      left[0]?.tokens.map(({ ship }) => ship),
      left[0]?.tokens.map(({ ship }) => ship),
    ]);
    const orders = new Set(
      [1, 2].map((draw) =>
        given(state(), 'explore 1 3', ['take 3', draw])
          .tokens.map(({ face }) => face)
          .join(),
      ),
    );
    expect(orders.size).toBe(2);
  });

  test('[HIDE-6] a coin aboard is known to its controller, to who had it, and to who peeked', () => {
    const now = state();
    expect([facesAboard(seen(now, 0), 0), facesAboard(seen(now, 1), 0)]).toEqual([[4], [undefined]]);
    const stolen = given(
      position({
        ships: [
          { card: 'SS-009', at: [4000, 4000, 0] },
          { card: 'ES-011', seat: 1, at: [4000, 4170, 0], coins: [3] },
        ],
      }),
      'steal 1 2',
    );
    expect([facesAboard(seen(stolen, 0), 0), facesAboard(seen(stolen, 1), 0)]).toEqual([[3], [3]]);
    expect(facesAboard(seen(stolen, 'watcher'), 0)).toEqual([undefined]);
  });

  test('[HIDE-7] with two players coins are public at home, when shared, and when destroyed', () => {
    const home = given(
      position({ ships: [{ card: 'PS-011', at: [2400, 1200, 180], coins: [4] }, FAR] }),
      'move 1',
      'sail L 180',
    );
    expect(facesOn(seen(home, 'watcher'), 0)).toEqual([4]);
    const sunk = given(
      position({
        ships: [
          { card: 'ES-010', at: [4300, 4600, 0] },
          { card: 'SS-015', seat: 1, at: [4100, 5000, 0], masts: 0, coins: [4] },
        ],
      }),
      'shoot 1',
      ['fire 1 2', 6],
    );
    expect([facesOn(seen(sunk, 'watcher'), 0), facesOn(seen(sunk, 'watcher'), 1)]).toEqual([[2], [2]]);
    expect(seen(sunk, 'watcher').tokens[3]?.face).toBe(4);
  });

  test('[HIDE-8] with three players coins at home are known to their owner only', () => {
    const now = position({
      seats: 3,
      ships: [{ ...DOCKED }, FAR, { card: 'SS-015', seat: 2, at: [6000, 6000, 0] }],
      homes: [[4], [2], []],
    });
    expect([facesOn(seen(now, 0), 0), facesOn(seen(now, 1), 0), facesOn(seen(now, 0), 1)]).toEqual([
      [4],
      [undefined],
      [undefined],
    ]);
  });

  test('[HIDE-9] a unique is public when it is found, and not before', () => {
    const island = { at: [4570, 4570] as const, tokens: ['charts' as const, 2, 1] };
    const now = position({ ships: [DOCKED, FAR], islands: [island] });
    expect(facesOn(seen(now, 1), 2)).toEqual([undefined, undefined, undefined]);
    expect(seen(given(now, 'explore 1 3'), 1).tokens[0]?.face).toBe('charts');
  });

  test('[HIDE-9] what was taken and not shown is a coin in every world one can imagine', () => {
    const now = position({
      ships: [DOCKED, FAR],
      islands: [{ at: [4570, 4570], tokens: [3, 2, 1] }],
      options: { uniques: 'random' },
    });
    const view = seen(given(now, 'explore 1 3', 'take 3'), 1);
    for (let seed = 1; seed <= 40; seed++) {
      const { tokens } = spanishMain.imagine(view, 1, seededFate(seed));
      const [taken] = tokens.filter(({ ship, nth, from }) => ship === 0 && nth === 1 && from === 2);
      expect(taken?.face).toBeTypeOf('number');
    }
  });

  test('[HIDE-10] who captures a ship sees all aboard; who had her keeps what he knew', () => {
    const now = position({
      ships: [
        { card: 'ES-010', at: [5000, 4000, 90] },
        { card: 'SS-015', seat: 1, at: [5091, 4300, 180], masts: 0, coins: [3], crew: ['SG-Captain'] },
        FAR,
      ],
    });
    const towed = given(now, 'move 1', 'sail S 90', 'tow 2');
    for (const viewer of [0, 1]) {
      expect([facesAboard(seen(towed, viewer), 1), seen(towed, viewer).crew[0]?.card !== undefined]).toEqual([
        [3],
        true,
      ]);
    }
    expect(seen(towed, 'watcher').crew[0]?.card).toBeUndefined();
  });

  test('[HIDE-11, SETUP-8] what somebody brings is their secret', () => {
    const table = { seats: 2, options: { ...USUAL, coins: 'sets' as const, uniques: 'chosen' as const } };
    const start = begin(spanishMain, table, seededFate(1)).state;
    const chosen = given(start, 'fleet E1', 'coins 6,2,2,1,1', 'unique rum');
    const view = seen(chosen, 1);
    expect([view.players[0]?.muster, view.players[0]?.isReady]).toEqual([undefined, true]);
    expect(seen(chosen, 0).players[0]?.muster).toMatchObject({ coins: [6, 2, 2, 1, 1], unique: 'rum' });
    expect(JSON.stringify([view, seen(chosen, 'watcher')])).not.toContain('rum');
  });

  test('[HIDE-12] random picks are among coins only', () => {
    const now = position({
      ships: [
        { card: 'SS-009', at: [4000, 4000, 0] },
        { card: 'ES-011', seat: 1, at: [4000, 4170, 0], coins: [3], uniques: ['charts', 'map'] },
      ],
    });
    expect(goldOn(given(now, 'steal 1 2'), 0)).toEqual([3]);
  });

  test('[HIDE-13] a bot is told the view of its seat: worlds behind it look the same to it', () => {
    const now = state();
    const view = seen(now, 1);
    for (let seed = 1; seed <= 20; seed++) {
      const world = spanishMain.imagine(view, 1, seededFate(seed));
      expect(spanishMain.view(world, 1)).toEqual(view);
    }
  });

  test('[HIDE-5] imagined worlds keep to every note, also after others have taken something', () => {
    // Seat 1 saw 3, 2 and 1; seat 0 has taken one of them since.
    const noted = state();
    noted.players[1]?.notes.push({ turn: 1, island: 2, taken: 0, faces: [3, 2, 1], isAll: true });
    const taken = given(noted, 'explore 1 3', 'take 3');
    const view = seen(taken, 1);
    const coins = new Set<string>();
    for (let seed = 1; seed <= 40; seed++) {
      const { tokens } = spanishMain.imagine(view, 1, seededFate(seed));
      const group = tokens.filter(({ from }) => from === 2).map(({ face }) => face);
      expect(new Set(group)).toEqual(new Set([1, 2, 3]));
      coins.add(String(tokens.find(({ from, nth }) => from === 2 && nth === 1)?.face));
    }
    expect([...coins].sort()).toEqual(['1', '2', '3']);
    // Then seat 1 looks again and sees 2 and 1: now it knows that the 3 is gone.
    taken.players[1]?.notes.push({ turn: 2, island: 2, taken: 1, faces: [2, 1], isAll: true });
    for (let seed = 1; seed <= 10; seed++) {
      const { tokens } = spanishMain.imagine(seen(taken, 1), 1, seededFate(seed));
      expect(tokens.find(({ from, nth }) => from === 2 && nth === 1)?.face).toBe(3);
    }
  });

  test('[HIDE-3] imagined crew of a ready-made fleet are those of its list', () => {
    const table = { seats: 2, options: USUAL };
    const chosen = given(begin(spanishMain, table, seededFate(1)).state, 'fleet E1', 'fleet P3');
    const view = seen(chosen, 0);
    for (let seed = 1; seed <= 10; seed++) {
      const world = spanishMain.imagine(view, 0, seededFate(seed));
      const ids = world.crew.filter(({ seat }) => seat === 1).map((mate) => crewCardOf(mate).id);
      expect(ids.toSorted()).toEqual(['PC-002', 'PG-Helmsman', 'PG-Oarsman']);
    }
  });

  test('[HIDE-4] private events go to one seat only', () => {
    const { events } = play(state(), 'explore 1 3');
    expect(told({ state: state(), events }, 'islandSeen')).toHaveLength(1);
  });
});
