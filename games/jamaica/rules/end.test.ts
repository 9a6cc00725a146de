import { describe, expect, test } from 'vitest';
import { jamaica } from '../jamaica.ts';
import { spaceScore } from './chart.ts';
import { position, type ShipSetting, spaceOf } from './position.ts';
import { figures, scoreOf } from './scoring.ts';
import { arrival, from, told, turn, types, visit } from './testing.ts';

function outcome(...ships: ShipSetting[]) {
  return jamaica.outcome(from(position({ ships, isLastRound: true }), 'roundEnd').state);
}

function score(ship: ShipSetting) {
  return scoreOf(position({ ships: [ship] }).ships[0]!);
}

describe('the end', () => {
  test('[END-1] the first ship home ends the game', () => {
    const home = arrival({ ships: [{ at: 'PR', lap: 1 }] });
    expect(types(home)).toEqual(expect.arrayContaining(['finished', 'lastRound', 'ended']));
    expect(home.state.stack).toEqual([]);
  });

  test('[END-2] its turn is over at once', () => {
    const home = turn({ ships: [{ at: 'G9', card: 'C05' }], dice: [1, 6] });
    expect(told(home, 'dropped')).toEqual([{ type: 'dropped', seat: 0 }]);
    expect(told(home, 'acted').filter(({ seat }) => seat === 0)).toHaveLength(1);
  });

  test('[END-3, END-4] the others finish the round, those before have no more turns', () => {
    const ships = [{ card: 'C08' }, { at: 'G9', card: 'C01' }, { card: 'C08' }];
    const over = from(position({ ships, dice: [1, 1] }), 'turn');
    expect(told(over, 'revealed').map(({ seat }) => seat)).toEqual([0, 1, 2]);
    expect(over.state.stack).toEqual([]);
  });

  test('[END-5, SCORE-3] several may come home, each with fifteen points', () => {
    const ships = [{ at: 'G9', card: 'C01' }, { at: 'G8', card: 'C01' }, { card: 'C08' }];
    const over = from(position({ ships, dice: [3, 1] }), 'turn');
    expect(told(over, 'scored').map(({ space }) => space)).toEqual([15, 15, -5]);
    expect(figures(over.state)).toMatchObject({ finishers: 2, rounds: 1 });
  });

  test('[END-6] a ship at home is not attacked', () => {
    const ships = [
      { at: 'PR', lap: 1 },
      { at: 'PR', lap: 1 },
    ];
    expect(types(arrival({ ships, isLastRound: true }))).not.toContain('engaged');
  });

  test('[END-7] Port Royal ends nothing without a lap', () => {
    expect(arrival({ ships: [{ at: 'PR', lap: 0 }] }).state.isLastRound).toBe(false);
    expect(arrival({ ships: [{ at: 'PR', lap: -1 }] }).state.isLastRound).toBe(false);
  });

  test('[END-8] there is no limit of rounds', () => {
    const late = from(position({ ships: [{}, {}, {}], round: 10_000 }), 'roundEnd');
    expect([late.state.round, late.state.stack.length]).toEqual([10_001, 1]);
  });
});

describe('scoring', () => {
  test('[SCORE-1] the space, gold in all holds, treasures', () => {
    const ship = {
      at: 'G4',
      holds: 'gold 2, food 6, -, -, -, gold 4',
      riches: ['+5', '-3'],
      powers: ['sixth'],
    } as const;
    expect(score(ship)).toEqual({ space: 5, gold: 6, treasures: 2, total: 13 });
  });

  test('[SCORE-2] two to ten beyond the red line, five less than nothing before it', () => {
    const spaces = ['G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8', 'G9'];
    expect(spaces.map((at) => spaceScore({ at: spaceOf(at), lap: 0 }))).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(['A1', 'b2', 'F6', 'f2'].map((at) => spaceScore({ at: spaceOf(at), lap: 0 }))).toEqual([
      -5, -5, -5, -5,
    ]);
  });

  test('[SCORE-3] fifteen at home', () => {
    expect(score({ at: 'PR', lap: 1 }).total).toBe(15);
  });

  test('[SCORE-4] nothing beyond the red line before the lap', () => {
    expect([score({ at: 'G9', lap: -1 }).space, score({ at: 'PR' }).space]).toEqual([-5, -5]);
  });

  test('[SCORE-5] food, powder and powers count nothing', () => {
    const ship = { at: 'G1', holds: 'food 6, powder 6', powers: ['map', 'sabre', 'beth'] } as const;
    expect(score(ship).total).toBe(2);
  });

  test('[SCORE-6] a total may be negative', () => {
    expect(score({ at: 'A1', riches: ['-4', '-3'] }).total).toBe(-12);
  });

  test('[SCORE-7] the highest total wins, not the first home', () => {
    const over = outcome({ at: 'PR', lap: 1 }, { at: 'G1', holds: 'gold 6, gold 6, gold 6' }, {});
    expect([over?.places, over?.scores, over?.why]).toEqual([
      [2, 1, 3],
      [15, 20, -5],
      { id: 'won', params: { winner: 1, points: 20 } },
    ]);
  });

  test('[SCORE-8] of equals the ship ahead wins', () => {
    const over = outcome({ at: 'G1', holds: 'gold 3' }, { at: 'G2', holds: 'gold 2' }, { at: 'A1' });
    expect([over?.places, over?.why.id]).toEqual([[2, 1, 3], 'won.progress']);
    const tied = position({ ships: [{ at: 'G1', holds: 'gold 3' }, { at: 'G2', holds: 'gold 2' }, {}] });
    expect([figures(tied).isTieBroken, figures(position({ ships: [{ at: 'G1' }, {}] })).isTieBroken]).toEqual(
      [true, false],
    );
  });

  test('[SCORE-9] equals on a space share the victory', () => {
    const over = outcome({ at: 'G2', holds: 'gold 2' }, { at: 'G2', holds: 'gold 2' }, { at: 'A1' });
    expect([over?.places, over?.why]).toEqual([
      [1, 1, 3],
      { id: 'shared', params: { winners: [0, 1], points: 5 } },
    ]);
  });

  test('[SCORE-7] somebody always wins', () => {
    for (let seed = 1; seed <= 10; seed++) {
      visit(seed, 4, (state) => {
        if (state.stack.length === 0) expect(jamaica.outcome(state)?.places).toContain(1);
      });
    }
  });
});
