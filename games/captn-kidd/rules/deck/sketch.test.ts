import { describe, expect, test } from 'vitest';
import { BOARD, nameOf } from './board.ts';
import { type Crew, ENTRY, emptyDeck, placePirate, stand } from './crew.ts';
import { sketchDeck } from './sketch.ts';

const plain = { seat: (_seat: number, text: string) => text, faint: (text: string) => text };

function named(name: string): number {
  return BOARD.names.indexOf(name);
}

function sketch(crew: Crew): string {
  return sketchDeck(crew, plain);
}

describe('the sketch of the deck', () => {
  test('[DECK-1] shows every space of the board file where the file has it', () => {
    const rows = sketch(emptyDeck([7, 7])).split('\n');
    for (const space of BOARD.names.keys()) {
      const row = rows.findIndex((line) => new RegExp(`[[(]${nameOf(space)}[\\])]`).test(line));
      expect(row, nameOf(space)).toBeGreaterThanOrEqual(0);
      const y = (BOARD.file.spaces[space]!.y - 50) / 540;
      expect(Math.abs(row / (rows.length - 1) - y)).toBeLessThan(0.05);
    }
    expect(Math.max(...rows.map((row) => row.length))).toBeLessThan(55);
  });

  test('[DECK-8] lets pirates look away from their back', () => {
    const crew = emptyDeck([7, 7]);
    stand(crew, 0, named('D4'), named('D3'));
    stand(crew, 1, named('D9'), named('D10'));
    stand(crew, 0, named('D7'), named('D5'));
    stand(crew, 1, named('D6'), named('D4'));
    const deck = sketch(crew);
    for (const text of ['(D4 A↓)', '(D9 B↑)', '(D7 A←)', '(D6 B↘)']) expect(deck).toContain(text);
  });

  test('[DECK-12] lets placed pirates look aboard, and shows who is still to come', () => {
    const crew = emptyDeck([3, 1, 2]);
    placePirate(crew, 0, named('S1'));
    placePirate(crew, 1, named('S2'));
    expect(crew.back[named('S1')]).toBe(ENTRY);
    const deck = sketch(crew);
    for (const text of ['[S1 A↓]', '[S2 B→]', 'A ●● ', 'B –', 'C ●●']) expect(deck).toContain(text);
  });

  test('[DECK-6] names what a game adds to a piece', () => {
    const crew = emptyDeck([7, 7]);
    placePirate(crew, 0, named('S6'));
    expect(sketchDeck(crew, plain, () => '+B')).toContain('[S6 A+B↑]');
  });
});
