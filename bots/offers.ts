import { type AnyMove, type Fate, type Offer, sampleDial } from '@tortuga/kernel';

/** The legal answers among the offers: every listed move, and a few throws at every dial. */
export function candidates<M extends AnyMove, R extends string>(
  offers: readonly Offer<M, R>[],
  fate: Fate,
  throws: number,
): M[] {
  return offers.flatMap(({ move, no, dial }) => {
    if (no !== undefined) return [];
    return dial === undefined ? [move] : Array.from({ length: throws }, () => sampleDial(dial, fate));
  });
}
