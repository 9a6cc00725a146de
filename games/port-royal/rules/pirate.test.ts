import { describe, expect, test } from 'vitest';
import { cardNamed, colourNamed, isPirate, numberOf } from './cards.ts';
import { position, type Setting } from './position.ts';
import { answer, answers, eventsOfType, legal, refusal } from './testing.ts';
import { winningIndex } from './tricks.ts';

/** Red is trump and rum 2 is at stake. */
function trick(setting: Setting) {
  return position({ trump: 'R', stake: 'rum2', row: 'rum3 rum4', ...setting });
}

function wins(names: string): number {
  return winningIndex(position({ trick: names }).trick, colourNamed('R'));
}

describe('pirates', () => {
  test('[PIRATE-1] a pirate has a number and no colour', () => {
    expect(['P1', 'P5', 'P7'].map((name) => numberOf(cardNamed(name)))).toEqual([1, 5, 7]);
    expect(isPirate(cardNamed('P5'))).toBe(true);
    expect(isPirate(cardNamed('K8'))).toBe(false);
  });

  test('[PIRATE-2] a pirate may be played at any time', () => {
    expect(legal(trick({ leader: 3, trick: 'G4', hands: ['G1 R1 P1'] }))).toContain('play P1');
    expect(legal(trick({ leader: 3, trick: 'R4', hands: ['R1 P1'] }))).toContain('play P1');
    expect(legal(trick({ hands: ['G1 P1'] }))).toContain('play P1');
  });

  test('[PIRATE-3] cards before and after it lose their colour', () => {
    expect(wins('G4 P1 B6 G5')).toBe(2);
    expect(wins('B6 G5 G4 P1')).toBe(0);
  });

  test('[PIRATE-4] trump has no force', () => {
    expect(wins('G5 P1 R4 B2')).toBe(0);
    expect(wins('G5 R4 P1 B2')).toBe(0);
  });

  test('[PIRATE-5] after it trump is free for everybody', () => {
    const state = trick({ leader: 2, trick: 'G4 P1', hands: ['G1 R8'] });
    expect(refusal(state, 'play R8')).toBeUndefined();
  });

  test('[PIRATE-6] and sets no marker', () => {
    expect(answer(trick({ leader: 2, trick: 'G4 P1', hands: ['B1 R8'] }), 'play R8').state.voids[0]).toBe(0);
  });

  test('[PIRATE-7] a marker set before it stays', () => {
    const start = trick({ leader: 2, trick: 'G4', hands: ['P1', '', '', 'R2'] });
    expect(answers(start, ['play R2', 'play P1']).state.voids[3]).toBe(1 << colourNamed('G'));
  });

  test('[PIRATE-8] the highest number wins', () => {
    expect(wins('R8 P7 B6 G5')).toBe(0);
    expect(wins('R2 P7 B6 G5')).toBe(1);
  });

  test('[PIRATE-9] of equals the last', () => {
    expect(wins('G7 P7 B3 K7')).toBe(3);
    expect(wins('G7 B7 K1 P7')).toBe(3);
  });

  test('[PIRATE-10] a led pirate binds nobody', () => {
    expect(legal(trick({ leader: 3, trick: 'P1', hands: ['G1 R8 K2'] }))).toHaveLength(3);
  });

  test('[PIRATE-11] a second pirate changes nothing more', () => {
    expect(wins('P1 P7 G8 R2')).toBe(2);
    const { events } = answer(trick({ leader: 3, trick: 'P1', hands: ['P7'] }), 'play P7');
    expect(eventsOfType(events, 'pirateStrikes')).toEqual([]);
    const first = answer(trick({ leader: 3, trick: 'G1', hands: ['P7'] }), 'play P7');
    expect(eventsOfType(first.events, 'pirateStrikes')).toEqual([{ type: 'pirateStrikes', seat: 0 }]);
  });

  test('[PIRATE-12] the next trick is ordinary again', () => {
    const start = trick({
      leader: 1,
      trick: 'G4 P1 G2',
      hands: ['B8 K1', 'B2 R3', '', ''],
      row: 'rum3 rum4',
    });
    const next = answers(start, ['play B8', 'load rum', 'appoint 1', 'stake rum3']).state;
    expect(refusal({ ...next, trick: [cardNamed('B1')] }, 'play R3')).toBe('holds-led-colour');
  });
});
