/** The pictures in the rulebook of Piratenbucht. */

import type { Figure } from '../../../web/toolkit/learn.ts';
import type { Piratenbucht } from '../rules/state.ts';
import { after, atEnd, atWheel } from './positions.ts';
import type { FigureId } from './words.ts';

const LOOT = [13, 17, 25, 7, 20];

export const figures: { readonly [F in FigureId]: Figure<Piratenbucht> } = {
  start: {
    section: 'setup',
    seats: 4,
    position: atWheel({ round: 1, loot: LOOT, blackShips: [1], captains: [{}, {}, {}, {}] }, []),
    close: ['isle 1', 'isle 2', 'isle 3', 'isle 4', 'isle 5', 'isle 6', 'isle 7'],
  },
  courses: {
    section: 'moving',
    position: after('sailing', {
      round: 3,
      loot: LOOT,
      blackShips: [3],
      captains: [{ at: 4, hand: ['flee'] }, { at: 4 }, { at: 2 }],
    }),
    close: ['isle 2', 'isle 3', 'isle 4'],
    lit: ['isle 4'],
  },
  track: {
    section: 'turn',
    position: atWheel(
      {
        round: 5,
        loot: LOOT,
        captains: [
          { hold: { field: 4, reinforce: 2 }, sails: 3, cannons: 5, crew: { field: 3, refit: 1 }, gold: 6 },
          {},
          {},
        ],
      },
      [],
    ),
    close: ['ship 0'],
  },
  order: {
    section: 'capturing',
    position: after('actions', {
      round: 4,
      captains: [
        { at: 3, sails: 6, cannons: 5, crew: 5 },
        { at: 3, sails: 4, cannons: 3, crew: 4, hold: 4 },
        { at: 3, sails: 3 },
      ],
    }),
    close: ['battle'],
  },
  aim: {
    section: 'capturing',
    position: after('actions', {
      round: 4,
      captains: [
        { at: 3, sails: 6, cannons: 5, crew: 5 },
        { at: 3, sails: { field: 1, reinforce: 1 }, cannons: 3, crew: 4, hold: 4 },
        { at: 5 },
      ],
    }),
    meant: 'shoot 2 sails',
    close: ['battle'],
  },
  blackbeard: {
    section: 'special',
    position: after('actions', {
      round: 5,
      blackShips: [5],
      captains: [
        { at: 5, fame: 6, sails: 5, cannons: 3, crew: 3, hold: 5 },
        { at: 5, fame: 12, sails: 3, hold: 6 },
        { at: 6 },
      ],
    }),
    close: ['battle'],
  },
  end: {
    section: 'end',
    position: atEnd({ captains: [{ fame: 31 }, { fame: 27 }, { fame: 34 }] }, [2, 3, 1]),
    close: ['battle'],
  },
};
