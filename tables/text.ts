/**
 * An update as JSON text. It is written for every answer, and most of it is offers, most of which were made before
 * and are kept in words.
 */

import type { Text } from '@tortuga/kernel';
import type { Ink } from './ink.ts';
import { KeptOffer } from './offer.ts';
import type { ShownOffer, ShownQuestion, Sight } from './told.ts';

/** Writes the same as `JSON.stringify(sight)`, but for the order of its fields. */
export function writeSight(
  ink: Ink,
  sight: Sight,
  seatsText = JSON.stringify(sight.seats),
  viewText: (view: unknown) => string = JSON.stringify,
): void {
  const { seq, match, entries, asked, undoable, view, question, clock, proposal, outcome } = sight;
  ink.write(`{"seq":${seq},"match":${match},"entries":${entries},"asked":[${asked.join()}]`);
  ink.write(`,"undoable":${undoable},"seats":`);
  ink.write(seatsText);
  if (view !== undefined) {
    ink.write(',"view":');
    ink.write(viewText(view));
  }
  if (clock !== undefined) ink.write(`,"clock":${JSON.stringify(clock)}`);
  if (proposal !== undefined) ink.write(`,"proposal":${JSON.stringify(proposal)}`);
  if (outcome !== undefined) ink.write(`,"outcome":${JSON.stringify(outcome)}`);
  if (question !== undefined) writeQuestion(ink, question);
  ink.write('}');
}

function writeQuestion(ink: Ink, { since, prompt, offers }: ShownQuestion): void {
  ink.write(`,"question":{"since":${since},"prompt":${promptText(prompt)},"offers":[`);
  for (let i = 0; i < offers.length; i++) {
    const offer = offers[i];
    if (offer !== undefined) ink.write(i === 0 ? offerText(offer).slice(1) : offerText(offer));
  }
  ink.write(']}');
}

function promptText(prompt: Text): string {
  for (const _ in prompt.params) return JSON.stringify(prompt);
  return `{"id":"${prompt.id}","params":{}}`;
}

function offerText(offer: ShownOffer): string {
  return offer instanceof KeptOffer ? offer.afterComma : `,${JSON.stringify(offer)}`;
}
