/**
 * An update as JSON text. It is made for every answer, and most of it is offers, most of which were there before:
 * what an offer says is kept with its move. Games with few possible moves keep one object for each.
 */

import type { AnyMove } from '@tortuga/kernel';
import type { ShownOffer, ShownQuestion, ShownSeat, Sight } from './told.ts';

/** Texts begin with a comma: few long pieces make a faster text than many short ones. */
interface KeptText {
  readonly label: ShownOffer['label'];
  readonly free: string;
  /** The same offer blocked, and why it was so the last time. */
  no: string | undefined;
  blocked: string;
}

const kept = new WeakMap<AnyMove, KeptText>();

/** What is said of a seat, by what is shown of it. */
const keptSeats = new WeakMap<ShownSeat, string>();

/** How the parts of a sight are written that are large and often the same for several viewers. */
export interface Words {
  view(view: unknown): string;
  seats(seats: readonly ShownSeat[]): string;
}

export const PLAIN_WORDS: Words = {
  view: (view) => JSON.stringify(view),
  seats: (seats) => `[${seats.map(seatText).join()}]`,
};

/** The same as `JSON.stringify(sight)`, but for the order of its fields. */
export function sightText(sight: Sight, words: Words = PLAIN_WORDS): string {
  const { seq, match, entries, asked, undoable, seats, view, question, clock, proposal, outcome } = sight;
  let text = `{"seq":${seq},"match":${match},"entries":${entries},"asked":[${asked.join()}]`;
  text += `,"undoable":${undoable},"seats":${words.seats(seats)}`;
  if (view !== undefined) text += `,"view":${words.view(view)}`;
  if (clock !== undefined) text += `,"clock":${JSON.stringify(clock)}`;
  if (proposal !== undefined) text += `,"proposal":${JSON.stringify(proposal)}`;
  if (outcome !== undefined) text += `,"outcome":${JSON.stringify(outcome)}`;
  if (question !== undefined) text += `,"question":${questionText(question)}`;
  return `${text}}`;
}

function seatText(seat: ShownSeat): string {
  const known = keptSeats.get(seat);
  if (known !== undefined) return known;
  const text = JSON.stringify(seat);
  keptSeats.set(seat, text);
  return text;
}

function questionText({ since, prompt, offers }: ShownQuestion): string {
  let text = `{"since":${since},"prompt":${JSON.stringify(prompt)},"offers":[`;
  for (let i = 0; i < offers.length; i++) {
    const offer = offers[i];
    if (offer !== undefined) text += i === 0 ? offerText(offer).slice(1) : offerText(offer);
  }
  return `${text}]}`;
}

function offerText(offer: ShownOffer): string {
  const { move, label, no, dial } = offer;
  if (dial !== undefined) return `,${JSON.stringify(offer)}`;
  let known = kept.get(move);
  if (known === undefined || !isSame(known.label, label)) {
    known = { label, free: written(offer, undefined), no: undefined, blocked: '' };
    kept.set(move, known);
  }
  if (no === undefined) return known.free;
  if (known.no !== no) {
    known.no = no;
    known.blocked = written(offer, no);
  }
  return known.blocked;
}

function written({ line, move, label }: ShownOffer, no: string | undefined): string {
  return `,${JSON.stringify({ line, move, label, no })}`;
}

/** A label that depends on more than its move is written anew. */
function isSame(a: ShownOffer['label'], b: ShownOffer['label']): boolean {
  if (a === b) return true;
  if (a.id !== b.id) return false;
  const keys = Object.keys(a.params);
  return (
    keys.length === Object.keys(b.params).length &&
    keys.every((key) => {
      const value: unknown = Reflect.get(a.params, key);
      return typeof value !== 'object' && value === Reflect.get(b.params, key);
    })
  );
}
