/** Clicks on spaces, one after the other, until they mean an offer: a pirate, where it goes, whence it arrives. */

import type { Space } from '../../rules/deck/spaces.ts';
import { type Aim, isOpen, type Source } from './aims.ts';

/** What was clicked so far. */
export interface Hand {
  readonly source?: Source;
  /** Several offers end here: the next click says from which side. */
  readonly to?: Space;
}

export const EMPTY_HAND: Hand = {};

/** What a click leads to: another hand, an answer, or an offer that is blocked. */
export type Grip =
  | { readonly hand: Hand }
  | { readonly choose: Aim; readonly hand: Hand }
  | { readonly blocked: Aim; readonly hand: Hand };

/** A click on a space. */
export function press(aims: readonly Aim[], hand: Hand, space: Space): Grip {
  const arriving = aims.find((aim) => isOpen(aim) && isArrival(aim, hand, space));
  if (arriving !== undefined) return { choose: arriving, hand: EMPTY_HAND };
  // Sides and other ends can be the same spaces: a click that is no side only takes the question back.
  if (hand.to !== undefined) return { hand: heldBy(hand) };
  if (hand.source !== undefined) return goTo(aims, hand.source, space) ?? takeUp(aims, space, hand.source);
  return enterAt(aims, space) ?? takeUp(aims, space, undefined);
}

function heldBy({ source }: Hand): Hand {
  return source === undefined ? EMPTY_HAND : { source };
}

/** The last of three clicks: the side from which a walk arrives. */
function isArrival({ source, to, back }: Aim, hand: Hand, space: Space): boolean {
  return hand.to !== undefined && source === hand.source && to === hand.to && back === space;
}

/** A pirate is in hand: the click says where it goes. */
function goTo(aims: readonly Aim[], source: Source, space: Space): Grip | undefined {
  const there = aims.filter((aim) => aim.source === source && aim.to === space);
  const open = there.filter(isOpen);
  if (open.length > 1) return { hand: { source, to: space } };
  const [choose] = open;
  if (choose !== undefined) return { choose, hand: EMPTY_HAND };
  const [blocked] = there;
  return blocked === undefined || isSource(aims, space) ? undefined : { blocked, hand: { source } };
}

/** Nothing is in hand: whoever comes from beside the deck goes to the space clicked at once. */
function enterAt(aims: readonly Aim[], space: Space): Grip | undefined {
  const entering = aims.filter(({ source, to }) => typeof source === 'string' && to === space);
  const choose = entering.find(isOpen);
  if (choose !== undefined) return { choose, hand: EMPTY_HAND };
  const [blocked] = entering;
  return blocked === undefined || isSource(aims, space) ? undefined : { blocked, hand: EMPTY_HAND };
}

/** Takes up who stands there; who was in hand already is put down. */
function takeUp(aims: readonly Aim[], space: Space, held: Source | undefined): Grip {
  return { hand: isSource(aims, space) && space !== held ? { source: space } : EMPTY_HAND };
}

/** Can who stands there be taken up? Those who cannot go anywhere too, to see why. */
function isSource(aims: readonly Aim[], space: Space): boolean {
  return aims.some(({ source }) => source === space);
}

/** Can the hand as it is still become this offer? */
export function isInHand({ source, to }: Hand, aim: Aim): boolean {
  return source !== undefined && aim.source === source && (to === undefined || aim.to === to);
}

/** How a space looks for the hand as it is. */
export type Glow = 'source' | 'held' | 'target' | 'end' | 'side' | 'blocked';

/** What glows: who can be taken up or, with somebody in hand, where they can go. */
export function glowOf(aims: readonly Aim[], hand: Hand): Map<Space, Glow> {
  const glows = new Map<Space, Glow>();
  if (hand.source === undefined) glowIdle(aims, glows);
  else if (hand.to === undefined) glowHeld(aims, hand.source, glows);
  else glowSides(aims, hand.source, hand.to, glows);
  return glows;
}

function glowIdle(aims: readonly Aim[], glows: Map<Space, Glow>): void {
  for (const { source, to } of aims.filter(isOpen)) {
    if (typeof source === 'number') glows.set(source, 'source');
    else glows.set(to, 'target');
  }
}

function glowHeld(aims: readonly Aim[], source: Source, glows: Map<Space, Glow>): void {
  if (typeof source === 'number') glows.set(source, 'held');
  for (const aim of aims) {
    if (aim.source !== source) continue;
    if (isOpen(aim)) glows.set(aim.to, 'target');
    else if (!glows.has(aim.to)) glows.set(aim.to, 'blocked');
  }
}

function glowSides(aims: readonly Aim[], source: Source, to: Space, glows: Map<Space, Glow>): void {
  glows.set(to, 'end');
  for (const aim of aims.filter(isOpen)) {
    if (aim.source === source && aim.to === to && aim.back !== undefined) glows.set(aim.back, 'side');
  }
}

/** The offers a space speaks of for the hand as it is: those in the list of choices to point at. */
export function aimsAt(aims: readonly Aim[], hand: Hand, space: Space): Aim[] {
  if (hand.to !== undefined) return aims.filter((aim) => isArrival(aim, hand, space));
  if (hand.source !== undefined) {
    return aims.filter(({ source, to }) => source === hand.source && to === space);
  }
  return aims.filter(({ source, to }) => source === space || (typeof source === 'string' && to === space));
}
