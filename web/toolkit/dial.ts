/** Dials: offers for a number from a range, of which some values may be blocked. */

import type { Text } from '@tortuga/kernel';
import type { ShownDial, ShownOffer } from '@tortuga/tables';

/** The line of a dial's offer at a value: its last number is the dial's. */
export function lineAt({ line }: Pick<ShownOffer, 'line'>, value: number): string {
  return line.replace(/-?\d+$/, String(value));
}

/** The value at which a dial's offer is written so; nothing if it never is. */
export function valueIn(offer: ShownOffer, line: string): number | undefined {
  if (offer.dial === undefined) return undefined;
  const value = Number(/-?\d+$/.exec(line)?.[0]);
  return lineAt(offer, value) === line ? value : undefined;
}

/** Why a value is blocked, if it is. */
export function blockedAt({ runs }: ShownDial, value: number): string | undefined {
  return runs.find(([from, to]) => value >= from && value <= to)?.[2];
}

/** The first value that is free. */
export function firstFree({ runs, min }: ShownDial): number {
  return runs.find(([, , no]) => no === undefined)?.[0] ?? min;
}

/** What the choice is called with the dial at a value. */
export function labelAt({ label }: ShownOffer, { arg }: ShownDial, value: number): Text {
  return arg in label.params ? { id: label.id, params: { ...label.params, [arg]: value } } : label;
}

/** The offer a line belongs to; with a dial, at whatever value. */
export function offerOf(offers: readonly ShownOffer[], line: string): ShownOffer | undefined {
  return (
    offers.find((offer) => offer.line === line) ?? offers.find((offer) => valueIn(offer, line) !== undefined)
  );
}

/** What an offer is called when it is answered with this line. */
export function labelIn(offer: ShownOffer, line: string): Text {
  const value = valueIn(offer, line);
  return offer.dial === undefined || value === undefined ? offer.label : labelAt(offer, offer.dial, value);
}

/** Why an offer is blocked when it is answered with this line. */
export function blockedIn({ no, dial, ...offer }: ShownOffer, line: string): string | undefined {
  const value = dial === undefined ? undefined : valueIn({ dial, ...offer }, line);
  return dial === undefined || value === undefined ? no : blockedAt(dial, value);
}
