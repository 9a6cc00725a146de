/**
 * An update as JSON text. It is made for every answer, and most of it is offers, most of which were made before and
 * are kept in words.
 */

import type { Text } from '@tortuga/kernel';
import { KeptOffer } from './offer.ts';
import type { ShownOffer, ShownQuestion, Sight } from './told.ts';

/** The same as `JSON.stringify(sight)`, but for the order of its fields. */
export function sightText(
  sight: Sight,
  seatsText = JSON.stringify(sight.seats),
  viewText: (view: unknown) => string = JSON.stringify,
): string {
  const { seq, match, entries, asked, undoable, view, question, clock, proposal, outcome } = sight;
  let text = `{"seq":${seq},"match":${match},"entries":${entries},"asked":[${asked.join()}]`;
  text += `,"undoable":${undoable},"seats":${seatsText}`;
  if (view !== undefined) text += `,"view":${viewText(view)}`;
  if (clock !== undefined) text += `,"clock":${JSON.stringify(clock)}`;
  if (proposal !== undefined) text += `,"proposal":${JSON.stringify(proposal)}`;
  if (outcome !== undefined) text += `,"outcome":${JSON.stringify(outcome)}`;
  if (question !== undefined) text += `,"question":${questionText(question)}`;
  return `${text}}`;
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
  return offer instanceof KeptOffer ? offer.afterComma : `,${JSON.stringify(offer)}`;
}
