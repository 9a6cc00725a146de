/**
 * An update as JSON text. It is made for every answer, and most of it is offers, most of which were there before:
 * what an offer says is kept with its move. Games with few possible moves keep one object for each.
 */

import type { AnyMove, Text } from '@tortuga/kernel';
import type { ShownOffer, ShownQuestion, ShownSeat, Sight } from './told.ts';

/** Texts of offers begin with a comma: few long pieces make a text faster than many short ones. */
interface KeptText {
  readonly label: ShownOffer['label'];
  readonly free: string;
  /** The same blocked, by the reason for it. */
  readonly blocked: Map<string, string>;
}

const kept = new WeakMap<AnyMove, KeptText>();

/** What is said of all seats, by what is shown of them. */
const keptSeats = new WeakMap<readonly ShownSeat[], string>();

/** The same as `JSON.stringify(sight)`, but for the order of its fields. */
export function sightText(sight: Sight, viewText: (view: unknown) => string = JSON.stringify): string {
  const { seq, match, entries, asked, undoable, seats, view, question, clock, proposal, outcome } = sight;
  let text = `{"seq":${seq},"match":${match},"entries":${entries},"asked":[${asked.join()}]`;
  text += `,"undoable":${undoable},"seats":${seatsText(seats)}`;
  if (view !== undefined) text += `,"view":${viewText(view)}`;
  if (clock !== undefined) text += `,"clock":${JSON.stringify(clock)}`;
  if (proposal !== undefined) text += `,"proposal":${JSON.stringify(proposal)}`;
  if (outcome !== undefined) text += `,"outcome":${JSON.stringify(outcome)}`;
  if (question !== undefined) text += `,"question":${questionText(question)}`;
  return `${text}}`;
}

function seatsText(seats: readonly ShownSeat[]): string {
  const known = keptSeats.get(seats);
  if (known !== undefined) return known;
  const text = JSON.stringify(seats);
  keptSeats.set(seats, text);
  return text;
}

function questionText({ since, prompt, offers }: ShownQuestion): string {
  let text = `{"since":${since},"prompt":${promptText(prompt)},"offers":[`;
  for (let i = 0; i < offers.length; i++) {
    const offer = offers[i];
    if (offer !== undefined) text += i === 0 ? offerText(offer).slice(1) : offerText(offer);
  }
  return `${text}]}`;
}

function promptText(prompt: Text): string {
  for (const _ in prompt.params) return JSON.stringify(prompt);
  return `{"id":"${prompt.id}","params":{}}`;
}

function offerText(offer: ShownOffer): string {
  const { move, label, no, dial } = offer;
  if (dial !== undefined) return `,${JSON.stringify(offer)}`;
  let known = kept.get(move);
  if (known === undefined || !isSame(known.label, label)) {
    known = { label, free: written(offer, undefined), blocked: new Map() };
    kept.set(move, known);
  }
  if (no === undefined) return known.free;
  let blocked = known.blocked.get(no);
  if (blocked === undefined) {
    blocked = written(offer, no);
    known.blocked.set(no, blocked);
  }
  return blocked;
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
