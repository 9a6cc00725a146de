/**
 * What things are worth with so many rounds left, counted in fame at the end: by rule of thumb for bots that only look,
 * by experience for bots that search. The experience comes from thousands of games between bots that differed in these
 * numbers at random: a regression told which differences won.
 */

import { at } from '@tortuga/kernel';
import { ROUNDS } from '../rules/data/numbers.ts';
import type { PirateState } from '../rules/state.ts';

/** How somebody judges, whatever the round. */
interface Judgement {
  /** By rounds left; the last counts for all earlier rounds. */
  readonly treasures: readonly number[];
  readonly golds: readonly number[];
  /** A tavern card that nobody has looked at, in the last round: mostly its chance to be a fame card. */
  readonly card: number;
  /** Each treasure more that fits into the hold, in every round. */
  readonly hold: number;
  /** Of what an upgrade promises, so much comes true. */
  readonly upgrade: number;
  /** Of what the cove gives, so much is worth having fled for. */
  readonly refuge: number;
  /** How surely captains sail to what is worth most to them. */
  readonly eagerness: number;
  /** How much the best rival counts; the average of all rivals counts for the rest. */
  readonly bestRival: number;
}

const THUMB: Judgement = {
  treasures: [0, 0.55, 0.6, 0.65],
  golds: [0, 0.2, 0.22, 0.25],
  card: 0.48,
  hold: 0.06,
  upgrade: 1,
  refuge: 1,
  eagerness: 2,
  bestRival: 0.6,
};

/** In round 12 Blackbeard lies at Treasure Island: what is aboard after round 11 is nearly lost. */
const EXPERIENCE: Judgement = {
  treasures: [0, 0.1, 0.56],
  golds: [0, 0.08, 0.16, 0.16, 0.22],
  card: 0.6,
  hold: 0.036,
  upgrade: 0.8,
  refuge: 0.8,
  eagerness: 4,
  bestRival: 0.4,
};

/** A judgement in a certain round. */
export interface Rates extends Omit<Judgement, 'treasures' | 'golds'> {
  /** Rounds that are still to come after the present one. */
  readonly left: number;
  /** A treasure aboard: less than the fame it brings, for it must be brought to Treasure Island. */
  readonly treasure: number;
  /** Gold in the purse: a third of a fame when buried, or an upgrade. */
  readonly gold: number;
}

/** A card may still be of use in every round to come. */
const USE_OF_CARD = 0.02;

function ratesBy(judgement: Judgement): readonly Rates[] {
  const { treasures, golds, card } = judgement;
  return Array.from({ length: ROUNDS + 1 }, (_, left) => ({
    ...judgement,
    left,
    treasure: at(treasures, Math.min(left, treasures.length - 1)),
    gold: at(golds, Math.min(left, golds.length - 1)),
    card: card + USE_OF_CARD * left,
  }));
}

const BY_THUMB = ratesBy(THUMB);
const BY_EXPERIENCE = ratesBy(EXPERIENCE);

export function ratesByThumb({ round }: Readonly<PirateState>): Rates {
  return at(BY_THUMB, ROUNDS - round);
}

export function ratesByExperience({ round }: Readonly<PirateState>): Rates {
  return at(BY_EXPERIENCE, ROUNDS - round);
}
