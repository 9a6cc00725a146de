/** What happened, as motion: every event becomes a beat, a picture of the deck and who moves into it from where. */

import type { Seat } from '@tortuga/kernel';
import { ENTRY } from '../../rules/deck/crew.ts';
import type { Space } from '../../rules/deck/spaces.ts';
import type { LoyalEvent } from '../../rules/loyal/state.ts';
import type { MadagaskarEvent } from '../../rules/madagaskar/state.ts';
import type { QuedahEvent } from '../../rules/quedah/state.ts';
import type { Figure } from './figures.ts';

export type DeckEvent = LoyalEvent | QuedahEvent | MadagaskarEvent;

/** Where a figure passes: a space, or the boat of its owner. */
export type Stop = Space | 'boat';

/** A figure on its way; whoever `vanishes` is gone at the end of it. */
export interface Motion {
  readonly id: number;
  readonly via: readonly Stop[];
  readonly vanishes?: true;
}

/** One thing at a time: who is on the deck meanwhile, and how they got there. */
export interface Beat {
  readonly figures: readonly Figure[];
  readonly motions: readonly Motion[];
  /** The die is rolled, and shows this. */
  readonly roll?: number;
}

/** The beats of some events, from the figures before them. */
export function storyOf(before: readonly Figure[], events: readonly DeckEvent[]): Beat[] {
  const beats: Beat[] = [];
  let figures = before;
  for (const event of events) {
    const beat = beatOf(figures, event);
    if (beat === undefined) continue;
    beats.push(beat);
    const gone = new Set(beat.motions.filter(({ vanishes }) => vanishes).map(({ id }) => id));
    figures = beat.figures.filter(({ id }) => !gone.has(id));
  }
  return beats;
}

function beatOf(figures: readonly Figure[], event: DeckEvent): Beat | undefined {
  switch (event.type) {
    case 'placed':
    case 'reinforcement':
      return boarded(figures, event.seat, event.at);
    case 'stepped':
      return walked(figures, [event.from, event.to]);
    case 'moved':
      return walked(figures, event.route);
    case 'encircled':
    case 'selfCaptured':
      return overboard(figures, event.spaces);
    case 'rolled':
      return { figures, motions: [], roll: event.roll };
    case 'captiveTaken':
    case 'towerGrew':
      return quiet(stacked(figures, event.seat, event.at));
    case 'liberated':
      return quiet(liberated(figures, event.seat, event.at));
    case 'freedTo':
    case 'freedCaptured':
      return freed(figures, event.from, event.at);
    case 'freedToStart':
      return freed(figures, undefined, event.at);
    case 'freedToReserve':
      return sentBack(figures);
    default:
      return undefined;
  }
}

function quiet(figures: readonly Figure[]): Beat {
  return { figures, motions: [] };
}

function nextId(figures: readonly Figure[]): number {
  return Math.max(-1, ...figures.map(({ id }) => id)) + 1;
}

function boarded(figures: readonly Figure[], seat: Seat, space: Space): Beat {
  const id = nextId(figures);
  const figure: Figure = { id, seat, space, back: ENTRY, under: [] };
  return { figures: [...figures, figure], motions: [{ id, via: ['boat', space] }] };
}

function standsOn(figures: readonly Figure[], space: Space | undefined): Figure | undefined {
  return figures.find((figure) => figure.space === space && !figure.isWaiting);
}

/** Whoever moves is drawn last, on top of whom it meets. */
function walked(figures: readonly Figure[], route: readonly Space[]): Beat | undefined {
  const walker = standsOn(figures, route[0]);
  const [back, space] = route.slice(-2);
  if (walker === undefined || back === undefined || space === undefined) return undefined;
  const arrived: Figure = { ...walker, space, back };
  return {
    figures: [...figures.filter((figure) => figure !== walker), arrived],
    motions: [{ id: walker.id, via: route }],
  };
}

function overboard(figures: readonly Figure[], spaces: readonly Space[]): Beat {
  const leaving = figures.filter(({ space }) => spaces.includes(space));
  return { figures, motions: leaving.map(({ id, space }) => ({ id, via: [space, 'boat'], vanishes: true })) };
}

/** The one that has just arrived stands on everybody who was there. */
function stacked(figures: readonly Figure[], seat: Seat, space: Space): Figure[] {
  const here = figures.filter((figure) => figure.space === space && !figure.isWaiting);
  const victim = here.find((figure) => figure.seat !== seat);
  const victor = here.find((figure) => figure.seat === seat);
  if (victim === undefined || victor === undefined) return [...figures];
  const stack: Figure = { ...victor, under: [...victor.under, victim.seat, ...victim.under] };
  return [...figures.filter((figure) => !here.includes(figure)), stack];
}

/** The guard becomes the captive, and the captive waits for where to go. */
function liberated(figures: readonly Figure[], seat: Seat, space: Space): Figure[] {
  const comrade: Figure = { id: nextId(figures), seat, space, back: ENTRY, under: [], isWaiting: true };
  const others = figures.filter((figure) => figure.space !== space);
  const guards = stacked(figures, seat, space)
    .filter((figure) => figure.space === space)
    .map((figure) => ({ ...figure, under: figure.under.slice(0, 1) }));
  return [...others, ...guards, comrade];
}

function freed(figures: readonly Figure[], from: Space | undefined, space: Space): Beat | undefined {
  const comrade = figures.find(({ isWaiting }) => isWaiting);
  if (comrade === undefined) return undefined;
  const { isWaiting: _, ...free } = comrade;
  const arrived: Figure = { ...free, space, back: from ?? ENTRY };
  const others = figures.filter((figure) => figure !== comrade);
  const met = standsOn(others, space);
  const landed = [...others, arrived];
  return {
    // Who holds a captive is dealt with by the liberation that follows.
    figures: met?.under.length === 0 ? stacked(landed, arrived.seat, space) : landed,
    motions: [{ id: comrade.id, via: [comrade.space, space] }],
  };
}

function sentBack(figures: readonly Figure[]): Beat | undefined {
  const comrade = figures.find(({ isWaiting }) => isWaiting);
  if (comrade === undefined) return undefined;
  return { figures, motions: [{ id: comrade.id, via: [comrade.space, 'boat'], vanishes: true }] };
}
