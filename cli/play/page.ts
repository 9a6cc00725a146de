/** Where board and choices go on the page. */

import { padTo, type Style, widthOf } from '../terminal.ts';
import type { Choice } from './choices.ts';

/** The room there is. */
export interface Room {
  readonly columns: number;
  readonly rows: number;
}

const GAP = 3;

/** A longer list gets a second column, even where there is no end of the page. */
const LONGEST_LIST = 20;

/**
 * Board and choices in the first arrangement that fits: choices in words beside the board or below it, then
 * only as they are written. In too small a room the words give way, since `?` shows them.
 */
export function arrange(board: string, choices: readonly Choice[], room: Room, style: Style): string {
  const beside = room.columns - widest(board.split('\n')) - GAP;
  const words = inWords(choices, style);
  const written = asWritten(choices, style);
  const pages = [
    words.length > linesOf(board) ? undefined : sideBySide(board, inColumns(words, beside, words.length)),
    below(board, inColumns(words, room.columns, Math.min(LONGEST_LIST, room.rows - linesOf(board) - 1))),
    below(board, words),
    sideBySide(board, inColumns(written, beside, linesOf(board))),
    below(board, inColumns(written, room.columns)),
  ];
  const possible = pages.filter((page) => page !== undefined);
  const rows = possible.map((page) => rowsOf(page, room.columns));
  const first = rows.findIndex((count) => count <= room.rows);
  return possible[first < 0 ? rows.indexOf(Math.min(...rows)) : first] ?? board;
}

/** Choices in words, for lists that need not fit anything. */
export function inWords(choices: readonly Choice[], { faint, strong }: Style): string[] {
  const width = widest(choices.map(({ notation }) => notation));
  return choices.map(
    ({ label, notation }, i) => `${strong(numberOf(i))} ${padTo(width, notation)}  ${faint('│')} ${label}`,
  );
}

function asWritten(choices: readonly Choice[], { strong }: Style): string[] {
  return choices.map(({ notation }, i) => `${strong(numberOf(i))} ${notation}`);
}

function numberOf(index: number): string {
  return String(index + 1).padStart(3);
}

/**
 * Lines in columns, read downwards: as few columns as keep within `rows`, or as many as fit the width.
 * Nothing if even a single column is too wide.
 */
export function inColumns(lines: readonly string[], width: number, rows = 1): string[] | undefined {
  const column = widest(lines);
  const most = Math.floor((width + GAP) / (column + GAP));
  if (most < 1) return undefined;
  const height = Math.max(Math.ceil(lines.length / most), Math.min(rows, lines.length));
  return Array.from({ length: height }, (_, row) => {
    const cells = lines.filter((_, i) => i % height === row);
    return cells.map((cell, i) => (i < cells.length - 1 ? padTo(column + GAP, cell) : cell)).join('');
  });
}

function sideBySide(board: string, lines: readonly string[] | undefined): string | undefined {
  if (lines === undefined) return undefined;
  const rows = board.split('\n');
  const width = widest(rows) + GAP;
  // A list shorter than the board stands beside its middle.
  const skip = Math.max(0, Math.floor((rows.length - lines.length) / 2));
  const height = Math.max(rows.length, lines.length);
  return Array.from({ length: height }, (_, i) => {
    const line = lines[i - skip];
    return line === undefined ? (rows[i] ?? '') : padTo(width, rows[i] ?? '') + line;
  }).join('\n');
}

function below(board: string, lines: readonly string[] | undefined): string | undefined {
  return lines === undefined ? undefined : `${board}\n\n${lines.join('\n')}`;
}

function widest(lines: readonly string[]): number {
  return Math.max(0, ...lines.map(widthOf));
}

/** The rows a text takes where long lines are broken. */
export function rowsOf(text: string, columns: number): number {
  return text.split('\n').reduce((rows, line) => rows + Math.max(1, Math.ceil(widthOf(line) / columns)), 0);
}

function linesOf(text: string): number {
  return text.split('\n').length;
}
