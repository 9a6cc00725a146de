import { LANGUAGES, type Paint, type Viewer } from '@tortuga/kernel';
import { describe, expect, test } from 'vitest';
import { portRoyal } from '../port-royal.ts';
import { position } from './position.ts';
import type { PortRoyalState } from './state.ts';

const PLAIN: Paint = { seat: (_, text) => text, faint: (text) => text };

const STATE = position({
  round: 3,
  dealer: 1,
  debts: [2, 0, 5, 0],
  hands: ['R1 B2 P7', 'G4 G5', 'K1 K2 K3', 'R8 K8'],
  aside: 'G1 G2',
  bid: 4,
  trump: 'G',
  voids: ['', 'K'],
  leader: 1,
  trick: 'R5 R6',
  played: 4,
  stake: 'rum12',
  row: 'times2 tobacco4',
  leftOver: 'tobacco4',
  attached: 2,
  kept: 3,
  fleets: [{ rum: 'rum10 rum9 minus5 prisoner3' }, { biscuit: 'biscuit12 biscuit8' }],
});

function drawn(state: PortRoyalState, viewer: Viewer): string[] {
  return portRoyal.sketch(portRoyal.view(state, viewer), PLAIN, 'en').split('\n');
}

describe('the table in a terminal', () => {
  test('[HIDE-10] shows the row, the trick, ships, debts and markers', () => {
    expect(drawn(STATE, 'watcher')).toEqual([
      'Round 3/6   Trick 5/8   Dealer B   Privileges A 4   Trump green',
      'Loot:  tobacco 4♟♟  [rum 12]  ×2',
      'Trick:  B R5  C R6',
      'Last trick:    → A',
      '',
      '   debt   biscuit      tobacco  rum              gunpowder  cards',
      'A  2 (6)  0/18         0/18     14/18 9 10 −5 ♟  0/18       3',
      'B  0      20/18! 8 12  0/18     0/18             0/18       2      has no black',
      'C  5      0/18         0/18     0/18             0/18       3',
      'D  0      0/18         0/18     0/18             0/18       2      keeps Remove',
    ]);
  });

  test('[HIDE-1, HIDE-3, HIDE-6] and to a player the own hand, what was set aside, and prisoners', () => {
    const lines = drawn(STATE, 0);
    expect(lines.slice(-2)).toEqual(['Your hand:  R1   B2   P7', 'Set aside:  G1 G2']);
    expect(lines.find((line) => line.startsWith('A'))).toContain('♟3');
    expect(drawn(STATE, 3).at(-1)).toBe('Your hand:  R8   K8');
  });

  test.each(LANGUAGES)('[HIDE-10] in %s without a hole', (language) => {
    const picture = portRoyal.sketch(portRoyal.view(STATE, 1), PLAIN, language);
    expect(picture).not.toMatch(/undefined|NaN/);
    expect(picture.split('\n').every((line) => line.length < 120)).toBe(true);
  });
});
