/** The chart as printed: every space with its price, its score at the end and what lies ahead of it. */

/** Soft: about nine in ten sure, otherwise 3. */
const E3_COST = 5;

/** SCORE-2: on every space before the red line. */
export const SCORE_BEFORE_RED_LINE = -5;

export type SpaceKind = 'port-royal' | 'sea' | 'port' | 'lair';

export interface SpaceData {
  readonly id: string;
  readonly kind: SpaceKind;
  /** Gold in a port, food at sea. */
  readonly cost: number;
  readonly score: number;
  /** Two where the way forks: the outer lane, then the inner one. */
  readonly next: readonly [string] | readonly [string, string];
  /** DEF-9: how far along the lap. */
  readonly p: number;
  /** About where a ship lies, in a frame of 760 by 508; a hint for drawing and no more. */
  readonly xy: readonly [number, number];
  readonly lane?: 'outer' | 'inner';
}

/** Clockwise from Port Royal. Upper-case names are the main track and the outer lanes, lower-case ones the inner. */
export const SPACES: readonly SpaceData[] = [
  { id: 'PR', kind: 'port-royal', cost: 0, score: 15, next: ['A1'], p: 0, xy: [690, 105] },
  { id: 'A1', kind: 'sea', cost: 2, score: -5, next: ['A2'], p: 1, xy: [683, 160] },
  { id: 'A2', kind: 'sea', cost: 3, score: -5, next: ['A3'], p: 2, xy: [694, 196] },
  { id: 'A3', kind: 'sea', cost: 2, score: -5, next: ['A4'], p: 3, xy: [687, 233] },
  { id: 'A4', kind: 'lair', cost: 0, score: -5, next: ['A5'], p: 4, xy: [680, 270] },
  { id: 'A5', kind: 'port', cost: 3, score: -5, next: ['A6'], p: 5, xy: [683, 305] },
  { id: 'A6', kind: 'port', cost: 5, score: -5, next: ['B1', 'b1'], p: 6, xy: [685, 338] },
  { id: 'B1', kind: 'sea', cost: 2, score: -5, next: ['B2'], p: 7, xy: [712, 385], lane: 'outer' },
  { id: 'B2', kind: 'sea', cost: 3, score: -5, next: ['B3'], p: 8, xy: [690, 418], lane: 'outer' },
  { id: 'B3', kind: 'lair', cost: 0, score: -5, next: ['B4'], p: 9, xy: [663, 458], lane: 'outer' },
  { id: 'B4', kind: 'sea', cost: 3, score: -5, next: ['B5'], p: 10, xy: [629, 473], lane: 'outer' },
  { id: 'B5', kind: 'lair', cost: 0, score: -5, next: ['B6'], p: 11, xy: [580, 474], lane: 'outer' },
  { id: 'B6', kind: 'sea', cost: 2, score: -5, next: ['C1'], p: 12, xy: [532, 478], lane: 'outer' },
  { id: 'b1', kind: 'sea', cost: 3, score: -5, next: ['b2'], p: 11, xy: [607, 359], lane: 'inner' },
  { id: 'b2', kind: 'sea', cost: 4, score: -5, next: ['C1'], p: 12, xy: [551, 387], lane: 'inner' },
  { id: 'C1', kind: 'sea', cost: 3, score: -5, next: ['C2'], p: 13, xy: [496, 428] },
  { id: 'C2', kind: 'port', cost: 3, score: -5, next: ['C3'], p: 14, xy: [449, 420] },
  { id: 'C3', kind: 'sea', cost: 2, score: -5, next: ['C4'], p: 15, xy: [400, 405] },
  { id: 'C4', kind: 'port', cost: 3, score: -5, next: ['C5'], p: 16, xy: [352, 422] },
  { id: 'C5', kind: 'lair', cost: 0, score: -5, next: ['D1', 'd1'], p: 17, xy: [298, 422] },
  { id: 'D1', kind: 'sea', cost: 3, score: -5, next: ['D2'], p: 18, xy: [238, 473], lane: 'outer' },
  { id: 'D2', kind: 'port', cost: 3, score: -5, next: ['D3'], p: 19, xy: [197, 475], lane: 'outer' },
  { id: 'D3', kind: 'lair', cost: 0, score: -5, next: ['D4'], p: 20, xy: [138, 478], lane: 'outer' },
  { id: 'D4', kind: 'sea', cost: 2, score: -5, next: ['D5'], p: 21, xy: [75, 472], lane: 'outer' },
  { id: 'D5', kind: 'sea', cost: 3, score: -5, next: ['D6'], p: 22, xy: [41, 437], lane: 'outer' },
  { id: 'D6', kind: 'lair', cost: 0, score: -5, next: ['E1'], p: 23, xy: [60, 378], lane: 'outer' },
  { id: 'd1', kind: 'sea', cost: 4, score: -5, next: ['d2'], p: 22, xy: [243, 377], lane: 'inner' },
  { id: 'd2', kind: 'sea', cost: 4, score: -5, next: ['E1'], p: 23, xy: [154, 372], lane: 'inner' },
  { id: 'E1', kind: 'port', cost: 5, score: -5, next: ['E2'], p: 24, xy: [85, 322] },
  { id: 'E2', kind: 'sea', cost: 1, score: -5, next: ['E3'], p: 25, xy: [59, 280] },
  { id: 'E3', kind: 'port', cost: E3_COST, score: -5, next: ['E4'], p: 26, xy: [60, 234] },
  { id: 'E4', kind: 'port', cost: 3, score: -5, next: ['E5'], p: 27, xy: [60, 184] },
  { id: 'E5', kind: 'sea', cost: 3, score: -5, next: ['F1', 'f1'], p: 28, xy: [80, 143] },
  { id: 'F1', kind: 'lair', cost: 0, score: -5, next: ['F2'], p: 29, xy: [30, 88], lane: 'outer' },
  { id: 'F2', kind: 'port', cost: 3, score: -5, next: ['F3'], p: 30, xy: [70, 35], lane: 'outer' },
  { id: 'F3', kind: 'sea', cost: 2, score: -5, next: ['F4'], p: 31, xy: [113, 31], lane: 'outer' },
  { id: 'F4', kind: 'sea', cost: 1, score: -5, next: ['F5'], p: 32, xy: [155, 37], lane: 'outer' },
  { id: 'F5', kind: 'lair', cost: 0, score: -5, next: ['F6'], p: 33, xy: [207, 68], lane: 'outer' },
  { id: 'F6', kind: 'sea', cost: 1, score: -5, next: ['G1'], p: 34, xy: [255, 45], lane: 'outer' },
  { id: 'f1', kind: 'sea', cost: 4, score: -5, next: ['f2'], p: 33, xy: [165, 117], lane: 'inner' },
  { id: 'f2', kind: 'sea', cost: 4, score: -5, next: ['G1'], p: 34, xy: [239, 115], lane: 'inner' },
  { id: 'G1', kind: 'port', cost: 5, score: 2, next: ['G2'], p: 35, xy: [297, 65] },
  { id: 'G2', kind: 'sea', cost: 2, score: 3, next: ['G3'], p: 36, xy: [335, 73] },
  { id: 'G3', kind: 'sea', cost: 3, score: 4, next: ['G4'], p: 37, xy: [376, 82] },
  { id: 'G4', kind: 'lair', cost: 0, score: 5, next: ['G5'], p: 38, xy: [425, 90] },
  { id: 'G5', kind: 'port', cost: 7, score: 6, next: ['G6'], p: 39, xy: [450, 38] },
  { id: 'G6', kind: 'sea', cost: 2, score: 7, next: ['G7'], p: 40, xy: [518, 37] },
  { id: 'G7', kind: 'sea', cost: 3, score: 8, next: ['G8'], p: 41, xy: [579, 41] },
  { id: 'G8', kind: 'sea', cost: 3, score: 9, next: ['G9'], p: 42, xy: [646, 42] },
  { id: 'G9', kind: 'sea', cost: 3, score: 10, next: ['PR'], p: 43, xy: [704, 53] },
];
