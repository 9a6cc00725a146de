/** What the picture must know of each of the three games. */

import { at, type Seat } from '@tortuga/kernel';
import { type Crew, standingOf } from '../../rules/deck/crew.ts';
import { listOf, type Space } from '../../rules/deck/spaces.ts';
import type { LoyalState } from '../../rules/loyal/state.ts';
import type { MadagaskarState } from '../../rules/madagaskar/state.ts';
import { heightAt } from '../../rules/madagaskar/towers.ts';
import type { QuedahState } from '../../rules/quedah/state.ts';
import { heldBy } from '../../rules/quedah/turn.ts';
import { type Danger, loyalDangers, madagaskarDangers, quedahDangers } from './dangers.ts';
import { type Figure, loyalFigures, madagaskarFigures, quedahFigures } from './figures.ts';

/** What the views of all three have in common. */
export interface DeckView extends Readonly<Crew> {
  readonly active: Seat;
  readonly turn: number;
  readonly ended?: string;
}

/** What is counted for a player besides the reserve. */
export type Tally = 'overboard' | 'captives' | 'crew';

export interface DeckGame<View extends DeckView> {
  figures(view: View): Figure[];
  /** How far who stands there goes. */
  steps(view: View, from: Space): number;
  dangers(view: View): Danger[];
  readonly tally: Tally;
  count(view: View, seat: Seat): number;
  /** Turns in a row in which nothing happened that could not happen again. */
  quiet(view: View): number;
  /** What the die shows; 0 if it was not rolled yet, absent where there is none. */
  roll?(view: View): number;
  isOut?(view: View, seat: Seat): boolean;
}

/** Two characters of a trail are a turn. */
const TRACE = 2;

export const loyalDeck: DeckGame<Readonly<LoyalState>> = {
  figures: loyalFigures,
  steps: () => 1,
  dangers: loyalDangers,
  tally: 'overboard',
  count: ({ lost }, seat) => at(lost, seat),
  quiet: ({ idle, trail }) => idle + trail.length / TRACE,
};

export const quedahDeck: DeckGame<Readonly<QuedahState>> = {
  figures: quedahFigures,
  steps: ({ roll }) => roll,
  dangers: quedahDangers,
  tally: 'captives',
  count: heldBy,
  // The turn that has just begun is counted by the rules, but nothing could happen in it yet.
  quiet: ({ idle }) => Math.max(0, idle - 1),
  roll: ({ roll }) => roll,
};

export const madagaskarDeck: DeckGame<Readonly<MadagaskarState>> = {
  figures: madagaskarFigures,
  steps: heightAt,
  dangers: madagaskarDangers,
  tally: 'crew',
  count: (view, seat) =>
    listOf(standingOf(view, seat)).reduce((crew, space) => crew + heightAt(view, space), 0),
  quiet: ({ trail }) => trail.length / TRACE,
  isOut: ({ out }, seat) => out.includes(seat),
};
