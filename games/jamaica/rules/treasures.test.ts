import { describe, expect, test } from 'vitest';
import { jamaica } from '../jamaica.ts';
import { size } from './cards.ts';
import { LAIRS, lairOn } from './chart.ts';
import { TREASURES, type Treasure } from './data/components.ts';
import { spaceOf } from './position.ts';
import {
  answer,
  arrival,
  broadsides,
  from,
  holds,
  luck,
  question,
  told,
  turn,
  types,
  visit,
} from './testing.ts';
import { powersOf } from './treasures.ts';

/** Luck that raises a certain treasure when none has been raised: two +3 and two +7 lie among twelve. */
function raising(card: Treasure) {
  const before = { '+5': 6, '+7': 7, '-2': 9, '-3': 10, '-4': 11 } as const;
  return luck(card in before ? before[card as keyof typeof before] : TREASURES.indexOf(card));
}

describe('lairs', () => {
  test('[LAIR-1] the token leaves the game, and a treasure comes aboard', () => {
    const raised = arrival({ ships: [{ at: 'B3' }] }, raising('+5'));
    expect(raised.state.lairs & lairOn(spaceOf('B3'))).toBe(0);
    expect(raised.state.ships[0]?.slots).toEqual([{ id: 1, card: '+5', sort: 'riches', known: 1 }]);
  });

  test('[LAIR-2] without its own token a lair is empty', () => {
    const empty = arrival({ ships: [{ at: 'B3' }], plundered: 'B3' });
    expect(types(empty)).not.toContain('plundered');
    expect(size(empty.state.lairs)).toBe(8);
  });

  test('[LAIR-3, Q-6] after the battle, and without a question', () => {
    const met = arrival({ ships: [{ at: 'B3' }, { at: 'B3' }] }, luck(0, 0, 6));
    expect(types(met).indexOf('tied')).toBeLessThan(types(met).indexOf('plundered'));
  });

  test('[LAIR-4] once, by ships of any lap', () => {
    const early = arrival({ ships: [{ at: 'G4', lap: -1 }] });
    expect(types(early)).toContain('plundered');
    const late = jamaica.copy(early.state);
    Object.assign(late, { active: 1, captain: 2, half: 'evening' });
    late.ships[1]!.at = spaceOf('G4');
    late.ships[0]!.at = 0;
    expect(types(from(late, 'arrival'))).not.toContain('plundered');
  });

  test('[LAIR-5, LAIR-6] as many treasures as tokens, and no ship lies on a token', () => {
    const wrong: string[] = [];
    for (let seed = 1; seed <= 20; seed++) {
      visit(seed, 2 + (seed % 5), ({ lairs, hoard, ships, ghost, stack }) => {
        const left = hoard.reduce((sum, count) => sum + count, 0) - (ghost === undefined ? 3 : 2);
        if (left !== size(lairs)) wrong.push(`seed ${seed}: ${left} treasures for ${size(lairs)} tokens`);
        // In the middle of an arrival the ship may lie there, but not when cards are chosen.
        const isQuiet = stack[0]?.kind === 'cards';
        if (isQuiet && ships.some(({ at }) => (lairOn(at) & lairs) !== 0)) wrong.push(`seed ${seed}: a ship`);
      });
    }
    expect(wrong).toEqual([]);
    expect(LAIRS).toHaveLength(9);
  });
});

describe('treasures', () => {
  test.each(['map', 'sabre', 'beth', 'sixth'] as const)('[TREASURE-1] %s lies face up', (power) => {
    const raised = arrival({ ships: [{ at: 'B3' }] }, raising(power));
    expect(powersOf(raised.state, 0)).toEqual([power]);
    expect(told(raised, 'raisedPower')).toEqual([{ type: 'raisedPower', ship: 0, power }]);
    expect(raised.state.ships[0]?.slots).toEqual([]);
  });

  test('[TREASURE-2] riches lie face down until the end', () => {
    const { state } = arrival({ ships: [{ at: 'B3' }] }, raising('-4'));
    expect(jamaica.view(state, 1).ships[0]?.slots).toEqual([{ id: 1, sort: 'riches', known: 1 }]);
    expect(jamaica.view({ ...state, stack: [] }, 1).ships[0]?.slots[0]?.card).toBe('-4');
  });

  test('[TREASURE-3] a power works from the moment it is there', () => {
    const raised = turn({ ships: [{ at: 'B2', card: 'C05' }], dice: [1, 4] }, raising('sixth'));
    expect(question(raised)).toEqual(['load', 'load 1', 'load 6']);
  });

  test('[TREASURE-4, TREASURE-7] any number, in order of arrival', () => {
    const ships = [
      { at: 'C5', riches: ['+3', '-3'] as const },
      { at: 'C5', riches: ['+7'] as const },
    ];
    const stolen = answer(arrival({ ships, plundered: 'C5' }, broadsides('star')), 'steal 3');
    expect(stolen.state.ships[0]?.slots.map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  test('[TREASURE-5] every treasure can be stolen', () => {
    const powers = ['map', 'sabre', 'beth', 'sixth'] as const;
    const ships = [{ at: 'C5' }, { at: 'C5', powers, riches: ['+7'] as const }];
    const won = arrival({ ships, plundered: 'C5' }, broadsides('star'));
    expect(question(answer(won, 'accept'))).toEqual([
      'spoils',
      'seize map',
      'seize sabre',
      'seize beth',
      'seize sixth',
      'steal 1',
      'decline',
    ]);
  });

  test('[TREASURE-6] an owner may look at any time', () => {
    const { state } = arrival({ ships: [{ riches: ['+7', '-2'] }] });
    expect(jamaica.view(state, 0).ships[0]?.slots.map(({ card }) => card)).toEqual(['+7', '-2']);
  });

  test('[TREASURE-8] a new owner of the Map fills up at the end of the round', () => {
    const ships = [
      { at: 'C5', hand: 'C01 C02' },
      { at: 'C5', hand: 'C01 C02 C03', powers: ['map'] as const },
    ];
    const stolen = answer(arrival({ ships, plundered: 'C5' }, broadsides('star')), 'seize map');
    expect(stolen.state.decks.map(({ hand }) => size(hand))).toEqual([4, 3, 3]);
  });

  test('[TREASURE-17] the 6th Hold is a hold like any other', () => {
    const ship = { at: 'A5', holds: 'gold 1, -, -, -, -, gold 4', powers: ['sixth'] as const };
    const paying = arrival({ ships: [ship] });
    expect(question(paying)).toEqual(['take', 'take 1', 'take 6']);
    expect(holds(answer(paying, 'take 1'))).toBe('-, -, -, -, -, gold 2');
  });

  test('[TREASURE-18] it counts when a place is looked for', () => {
    const held = 'gold 1, gold 2, gold 3, gold 4, gold 5';
    const loaded = turn({ ships: [{ card: 'C07', holds: held, powers: ['sixth'] }], dice: [6, 4] });
    expect(holds(loaded)).toBe(`${held}, gold 6`);
    const full = turn({
      ships: [{ card: 'C07', holds: `${held}, food 1`, powers: ['sixth'] }],
      dice: [6, 4],
    });
    expect(holds(full)).toBe(`${held}, gold 6`);
  });
});
