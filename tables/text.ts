/**
 * An update as JSON text. It is written for every answer, and most of it is offers, most of which were made before
 * and are kept in words.
 */

import type { Text } from '@tortuga/kernel';
import { type Ink, Stamp } from './ink.ts';
import { KeptOffer } from './offer.ts';
import type { ShownQuestion, Sight } from './told.ts';

const VIEW = new Stamp(',"view":');
const END_OF_SIGHT = new Stamp('}');
const END_OF_QUESTION = new Stamp(']}');

/** Writes the same as `JSON.stringify(sight)`, but for the order of its fields. */
export function writeSight(
  ink: Ink,
  sight: Sight,
  seats = new Stamp(JSON.stringify(sight.seats)),
  viewText: (view: unknown) => string = JSON.stringify,
): void {
  const { seq, match, entries, asked, undoable, view, question, clock, proposal, outcome } = sight;
  const whose = `,"asked":[${asked.join()}],"undoable":${undoable}`;
  ink.write(`{"seq":${seq},"match":${match},"entries":${entries}${whose},"seats":`);
  ink.stamp(seats);
  if (view !== undefined) {
    ink.stamp(VIEW);
    ink.write(viewText(view));
  }
  if (clock !== undefined) ink.write(`,"clock":${JSON.stringify(clock)}`);
  if (proposal !== undefined) ink.write(`,"proposal":${JSON.stringify(proposal)}`);
  if (outcome !== undefined) ink.write(`,"outcome":${JSON.stringify(outcome)}`);
  if (question !== undefined) writeQuestion(ink, question);
  ink.stamp(END_OF_SIGHT);
}

function writeQuestion(ink: Ink, { since, prompt, offers }: ShownQuestion): void {
  ink.write(`,"question":{"since":${since},"prompt":${promptText(prompt)},"offers":[`);
  for (let i = 0; i < offers.length; i++) {
    const offer = offers[i];
    if (offer instanceof KeptOffer) ink.stamp(i === 0 ? offer.alone : offer.afterComma);
    else if (offer !== undefined) ink.write(i === 0 ? JSON.stringify(offer) : `,${JSON.stringify(offer)}`);
  }
  ink.stamp(END_OF_QUESTION);
}

function promptText(prompt: Text): string {
  for (const _ in prompt.params) return JSON.stringify(prompt);
  return `{"id":"${prompt.id}","params":{}}`;
}
