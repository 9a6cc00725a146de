import type { BoardFile } from '../board.ts';

/**
 * The deck of the ship, bow at the top. A reconstruction: no published source shows the paths of the printed
 * board, but this graph has its counts and carries the rulebook's example. Exchange it without touching code.
 */
export const KIDD_DECK = {
  name: 'kidd-deck-reconstruction-v1',
  size: { w: 500, h: 640 },
  spaces: [
    { id: 'S1', kind: 'start', x: 250, y: 50, entry: [0, -1] },
    { id: 'S2', kind: 'start', x: 85, y: 205, entry: [-1, 0] },
    { id: 'S3', kind: 'start', x: 415, y: 205, entry: [1, 0] },
    { id: 'S4', kind: 'start', x: 85, y: 435, entry: [-1, 0] },
    { id: 'S5', kind: 'start', x: 415, y: 435, entry: [1, 0] },
    { id: 'S6', kind: 'start', x: 250, y: 590, entry: [0, 1] },
    { id: 'D1', kind: 'deck', x: 160, y: 105 },
    { id: 'D2', kind: 'deck', x: 340, y: 105 },
    { id: 'D3', kind: 'deck', x: 250, y: 160 },
    { id: 'D4', kind: 'deck', x: 250, y: 255 },
    { id: 'D5', kind: 'deck', x: 165, y: 320 },
    { id: 'D6', kind: 'deck', x: 335, y: 320 },
    { id: 'D7', kind: 'deck', x: 70, y: 320 },
    { id: 'D8', kind: 'deck', x: 430, y: 320 },
    { id: 'D9', kind: 'deck', x: 250, y: 385 },
    { id: 'D10', kind: 'deck', x: 250, y: 480 },
    { id: 'D11', kind: 'deck', x: 160, y: 535 },
    { id: 'D12', kind: 'deck', x: 340, y: 535 },
  ],
  edges: [
    ['S1', 'D1'],
    ['S1', 'D2'],
    ['S2', 'D1'],
    ['S2', 'D7'],
    ['S3', 'D2'],
    ['S3', 'D8'],
    ['S4', 'D7'],
    ['S4', 'D11'],
    ['S5', 'D8'],
    ['S5', 'D12'],
    ['S6', 'D11'],
    ['S6', 'D12'],
    ['D1', 'D3'],
    ['D2', 'D3'],
    ['D3', 'D4'],
    ['D4', 'D5'],
    ['D4', 'D6'],
    ['D5', 'D7'],
    ['D6', 'D8'],
    ['D5', 'D9'],
    ['D6', 'D9'],
    ['D9', 'D10'],
    ['D10', 'D11'],
    ['D10', 'D12'],
  ],
} as const satisfies BoardFile;

/** The names of the spaces, for whoever must name each of them. */
export type SpaceId = (typeof KIDD_DECK)['spaces'][number]['id'];
