/**
 * An update as JSON text. It is made for every answer, and most of it is offers, most of which were there before:
 * what an offer says is kept with its move. Games with few possible moves keep one object for each.
 */

import type { AnyMove } from '@tortuga/kernel';
import type { ShownOffer, ShownQuestion, ShownSeat, Sight } from './told.ts';

interface KeptText {
  readonly label: ShownOffer['label'];
  readonly text: string;
}

const kept = new WeakMap<AnyMove, KeptText>();

/** What is said of a seat, by what is shown of it. */
const keptSeats = new WeakMap<ShownSeat, string>();

/** JSON of a value, perhaps known from before. */
type TextOf = (value: unknown) => string;

/** The same as `JSON.stringify(sight)`, but for the order of its fields. */
export function sightText(sight: Sight, textOf: TextOf = JSON.stringify): string {
  const { seq, match, entries, asked, undoable, seats, view, question, clock, proposal, outcome } = sight;
  let text = `{"seq":${seq},"match":${match},"entries":${entries},"asked":[${asked.join()}]`;
  text += `,"undoable":${undoable},"seats":[${seats.map(seatText).join()}]`;
  if (view !== undefined) text += `,"view":${textOf(view)}`;
  if (clock !== undefined) text += `,"clock":${JSON.stringify(clock)}`;
  if (proposal !== undefined) text += `,"proposal":${JSON.stringify(proposal)}`;
  if (outcome !== undefined) text += `,"outcome":${textOf(outcome)}`;
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
    if (offer !== undefined) text += i === 0 ? offerText(offer) : `,${offerText(offer)}`;
  }
  return `${text}]}`;
}

function offerText({ line, move, label, no, dial }: ShownOffer): string {
  let known = kept.get(move);
  if (known === undefined || !isSame(known.label, label)) {
    known = { label, text: JSON.stringify({ line, move, label }).slice(0, -1) };
    kept.set(move, known);
  }
  if (dial !== undefined) return `${known.text},"dial":${JSON.stringify(dial)}}`;
  return no === undefined ? `${known.text}}` : `${known.text},"no":${JSON.stringify(no)}}`;
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
