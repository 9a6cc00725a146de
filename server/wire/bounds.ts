/** The pieces of messages, each with its bounds: nothing from outside is longer or larger than somebody meant. */

import { LEVELS } from '@tortuga/bots';
import * as v from 'valibot';

/** A whole number from a range. */
export function whole(min: number, max: number) {
  return v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max));
}

/** Text of a length. */
export function text(min: number, max: number) {
  return v.pipe(v.string(), v.minLength(min), v.maxLength(max));
}

export const TABLE_ID = /^[A-Za-z0-9]{6,20}$/;
export const tableId = v.pipe(v.string(), v.regex(TABLE_ID));

/** The id of a game, or of one of its options. */
export const name = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/));

export const seat = whole(0, 15);
export const level = v.picklist(LEVELS);

/** The number of a record, a request or an answer: more than anybody will ever see. */
export const LARGEST_COUNT = 1_000_000_000;
export const count = whole(0, LARGEST_COUNT);

/** An answer in one line. */
export const LONGEST_MOVE = 200;
