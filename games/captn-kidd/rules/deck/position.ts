/**
 * Positions in one line: `A:D4<D3 B:S1<entry A:D9<D5+B A:D5<D4*3`. `<` is the back, `+B` a captive of B
 * (Quedah Merchant), `*3` the height of a tower (Madagaskar).
 */

import { granted, type Result, refuse, type Seat } from '@tortuga/kernel';
import { BOARD, nameOf, neighboursOf } from './board.ts';
import { type Back, ENTRY } from './crew.ts';
import { has, type Space } from './spaces.ts';

/** One occupied space of a position. */
export interface Standing {
  readonly owner: Seat;
  readonly space: Space;
  readonly back: Back;
  readonly captive?: Seat;
  readonly height: number;
}

/** The letters of the seats, in seat order. */
export const LETTERS = 'ABC';

const PIECE = /^([A-Z]):([A-Z]\d+)<([A-Z]\d+|entry)(?:\+([A-Z]))?(?:\*([1-9]\d?))?$/;

/** Reads a position; `letters` names the seats in order. */
export function readPosition(text: string, letters = LETTERS): Result<Standing[], 'bad-position'> {
  const pieces: Standing[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const piece = readPiece(word, letters);
    if (piece === undefined) return refuse('bad-position', `"${word}" is no piece on this board.`);
    pieces.push(piece);
  }
  return granted(pieces);
}

function readPiece(word: string, letters: string): Standing | undefined {
  const [, letter = '', at = '', behind = '', held, height] = PIECE.exec(word) ?? [];
  const owner = letter === '' ? -1 : letters.indexOf(letter);
  const space = BOARD.names.indexOf(at);
  if (owner < 0 || space < 0) return undefined;
  const back = backOn(space, behind);
  if (back === undefined) return undefined;
  const captive = held === undefined ? undefined : letters.indexOf(held);
  return { owner, space, back, ...(captive === undefined ? {} : { captive }), height: Number(height ?? 1) };
}

/** DECK-7: a neighbour, or on a start space the stub. */
function backOn(space: Space, behind: string): Back | undefined {
  if (behind === 'entry') return has(BOARD.starts, space) ? ENTRY : undefined;
  const back = BOARD.names.indexOf(behind);
  return back >= 0 && has(neighboursOf(space), back) ? back : undefined;
}

/** Writes a position, in the order of the board file. */
export function writePosition(pieces: readonly Standing[], letters = LETTERS): string {
  return [...pieces]
    .sort((a, b) => a.space - b.space)
    .map(({ owner, space, back, captive, height }) => {
      const held = captive === undefined ? '' : `+${letters[captive]}`;
      const tower = height === 1 ? '' : `*${height}`;
      return `${letters[owner]}:${nameOf(space)}<${back === ENTRY ? 'entry' : nameOf(back)}${held}${tower}`;
    })
    .join(' ');
}
