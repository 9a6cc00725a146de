/** The offers of a question as a person reads them. */

import {
  type Dial,
  dialRuns,
  dialValues,
  labelFor,
  type Offer,
  offersFor,
  type Refusal,
  render,
  type Seat,
  turnDial,
  writeMove,
} from '@tortuga/kernel';
import { refusalIn, type Voice } from '../voice.ts';
import type { Table } from './table.ts';

/** A possible answer. */
export interface Choice {
  readonly offer: Offer;
  /** What it is called, and how it is written. */
  readonly label: string;
  readonly notation: string;
}

/** An answer that is blocked. */
interface BlockedChoice extends Choice {
  readonly reason: string;
}

export interface Choices {
  /** In the order of their numbers, from 1. */
  readonly open: readonly Choice[];
  readonly blocked: readonly BlockedChoice[];
  /** Set if the whole question is one dial: then a number is a value, not the number of a choice. */
  readonly dial: Dial | undefined;
}

export function choicesFor(table: Table, seat: Seat, voice: Voice): Choices {
  const open: Choice[] = [];
  const blocked: BlockedChoice[] = [];
  for (const offer of offersFor(table.game, table.state, seat)) {
    const choice = { offer, ...wordsOf(table, offer, voice) };
    const reason = whyBlocked(offer);
    if (reason === undefined) open.push(choice);
    else blocked.push({ ...choice, reason: reasonIn(table, reason, voice) });
  }
  const only = open.length === 1 ? open[0]?.offer.dial : undefined;
  return { open, blocked, dial: only };
}

/** A dial without a free value is as blocked as its first value. */
function whyBlocked({ no, dial }: Offer): string | undefined {
  if (dial === undefined || dialValues(dial).next().value !== undefined) return no;
  return dial.no?.(dial.min);
}

export function reasonIn({ game }: Table, code: string, voice: Voice): string {
  const refusal: Refusal<string> = { ok: false, code };
  return refusalIn(voice, game, refusal);
}

function wordsOf(table: Table, { move, dial }: Offer, voice: Voice): { label: string; notation: string } {
  if (dial === undefined) return { label: labelOf(table, move, voice), notation: notationOf(table, move) };
  const [low, high] = [turnDial(dial, dial.min), turnDial(dial, dial.max)];
  return {
    label: between(labelOf(table, low, voice), labelOf(table, high, voice), `${dial.min}–${dial.max}`),
    notation: between(notationOf(table, low), notationOf(table, high), 'N'),
  };
}

export function labelOf({ game, state }: Table, move: Offer['move'], { language, words }: Voice): string {
  return render(game.text[language], labelFor(game, state, move), words);
}

export function notationOf({ game, state }: Table, move: Offer['move']): string {
  return writeMove(game, state, move);
}

/** What two sentences share, with something else where they differ: "Turn to 0°", "Turn to 90°": "Turn to N°". */
export function between(a: string, b: string, middle: string): string {
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  // Digits both numbers share belong to the numbers.
  const head = a.slice(0, start).replace(/-?\d+$/, '');
  const tail = a.slice(a.length - end).replace(/^\d+/, '');
  return `${head}${middle}${tail}`;
}

/** The free values of a dial in words: "0–9, 41–359". */
export function freeRuns(dial: Dial): string[] {
  return dialRuns(dial).flatMap(([from, to, no]) => (no === undefined ? [runOf(from, to)] : []));
}

/** The blocked values of a dial with their reason. */
export function blockedRuns(dial: Dial): { run: string; reason: string }[] {
  return dialRuns(dial).flatMap(([from, to, reason]) =>
    reason === undefined ? [] : [{ run: runOf(from, to), reason }],
  );
}

function runOf(from: number, to: number): string {
  return from === to ? String(from) : `${from}–${to}`;
}
