/** The pictures in the rulebook of Port Royal. */

import type { Figure } from '../../../web/toolkit/learn.ts';
import { position, type Setting } from '../rules/position.ts';
import { NONE, type PortRoyal } from '../rules/state.ts';
import type { FigureId } from './words.ts';

const START: Setting = {
  seats: 3,
  dealer: 2,
  holder: NONE,
  leader: NONE,
  open: 'B6 K2',
  row: 'biscuit4 biscuit10 tobacco3 tobacco8 rum5 rum12 gunpowder6 minus5 times2',
  hands: ['R2 R4 R5 B1 B3 G6 K5 P1', 'R1 B2 B5 G1 G3 G5 K1 K6', 'R3 R6 B4 G2 G4 K3 K4 P5'],
  asked: { kind: 'auction', speaker: 0, high: 0, bidder: NONE, passed: [] },
};

/** The sixth trick of a round: Anne leads, Carlos plays last. */
const TRICK: Setting = {
  seats: 3,
  round: 2,
  trump: 'R',
  holder: 1,
  leader: 0,
  played: 5,
  stake: 'rum12',
  row: 'biscuit4 tobacco8 gunpowder6',
  leftOver: 'tobacco8',
  attached: 1,
};

const FLEET: Setting = {
  ...TRICK,
  round: 4,
  hands: ['R2 R4', 'B2 B5', 'R3 B4'],
  fleets: [
    {
      biscuit: 'biscuit10 biscuit7',
      tobacco: 'tobacco12 prisoner4',
      rum: 'rum9 rum8 rum10',
      gunpowder: 'gunpowder9 times2 maxPlus5',
    },
  ],
};

export const figures: { readonly [F in FigureId]: Figure<PortRoyal> } = {
  table: { section: 'setup', position: position(START) },
  auction: {
    section: 'turn',
    position: position({ ...START, asked: { kind: 'auction', speaker: 2, high: 5, bidder: 1, passed: [0] } }),
    close: ['trick'],
  },
  row: {
    section: 'turn',
    position: position({ ...TRICK, hands: ['R2 G6 B1', 'B2 K1 K6', 'R3 B4 P5'] }),
    close: ['row'],
  },
  trick: {
    section: 'moving',
    position: position({ ...TRICK, trick: 'G3 G6', hands: ['B1 K5', 'B2 K1', 'K6 B4 G4'] }),
    played: ['play B4'],
    close: ['trick'],
  },
  ruffed: {
    section: 'moving',
    position: position({ ...TRICK, trick: 'G3 G6', hands: ['B1 K5', 'B2 K1', 'R1 B4 K4'] }),
    played: ['play R1'],
    close: ['trick', 'captain3'],
  },
  ships: { section: 'capturing', position: position(FLEET), close: ['fleet'] },
  cubes: {
    section: 'capturing',
    position: position({ ...FLEET, holder: 0, bid: 8, debts: [6] }),
    close: ['fleet', 'debt1'],
  },
  pirates: {
    section: 'special',
    position: position({ ...TRICK, trick: 'G5 R2', hands: ['B1 K5', 'B2 K1', 'P5 B4 K4'] }),
    played: ['play P5'],
    close: ['trick'],
  },
  end: {
    section: 'end',
    position: position({
      ...FLEET,
      round: 6,
      played: 7,
      debts: [6, 0, 9],
      row: 'tobacco8 gunpowder2',
      stake: 'gunpowder2',
      trick: 'G3 G4',
      hands: ['', '', 'G6'],
      fleets: [
        ...(FLEET.fleets ?? []),
        { biscuit: 'biscuit12', rum: 'rum12 rum7', gunpowder: 'gunpowder12' },
        { biscuit: 'biscuit9 biscuit8', tobacco: 'tobacco10 tobacco9 tobacco7', rum: 'rum6 prisoner2' },
      ],
    }),
    played: ['play G6'],
  },
};
