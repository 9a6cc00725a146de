import {
  type AnyMove,
  type Dial,
  dialValues,
  type Fate,
  type Offer,
  sampleDial,
  turnDial,
} from '@tortuga/kernel';

/** The legal answers among the offers: every listed move, and a few throws at every dial that has a free value. */
export function candidates<M extends AnyMove, R extends string>(
  offers: readonly Offer<M, R>[],
  fate: Fate,
  throws: number,
): M[] {
  return offers.flatMap(({ move, no, dial }) => {
    if (no !== undefined) return [];
    if (dial === undefined) return [move];
    return isStuck(dial) ? [] : Array.from({ length: throws }, () => sampleDial(dial, fate));
  });
}

/** Offers show people even a dial that cannot be set to anything, and say why. */
function isStuck(dial: Dial): boolean {
  return dialValues(dial).next().value === undefined;
}

/** Both ends of every dial, where they are free: all or nothing is often best, and throws may miss it. */
export function endsOfDials<M extends AnyMove, R extends string>(offers: readonly Offer<M, R>[]): M[] {
  return offers.flatMap(({ no, dial }) => {
    if (no !== undefined || dial === undefined) return [];
    const last = dial.max - ((dial.max - dial.min) % dial.step);
    const free = [dial.min, last].filter((value) => dial.no?.(value) === undefined);
    return free.map((value) => turnDial(dial, value));
  });
}
