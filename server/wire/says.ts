/** What people may say to a table, by its first word. */

import { PROPOSALS, type Say } from '@tortuga/tables';
import * as v from 'valibot';
import { count, LONGEST_MOVE, level, seat, text } from './bounds.ts';
import type { Equal } from './proof.ts';

const some = v.exactOptional(seat);
const answers = v.exactOptional(count);

/** The fields of every wish. */
export const SAYS = {
  sit: { do: v.literal('sit'), seat: some },
  stand: { do: v.literal('stand') },
  bot: { do: v.literal('bot'), seat, level },
  dismiss: { do: v.literal('dismiss'), seat },
  answer: { do: v.literal('answer'), seq: count, move: text(1, LONGEST_MOVE), seat: some },
  undo: { do: v.literal('undo'), seq: count, count: answers, seat: some },
  propose: { do: v.literal('propose'), what: v.picklist(PROPOSALS), count: answers, seat: some },
  agree: { do: v.literal('agree'), seat: some },
  decline: { do: v.literal('decline'), seat: some },
  resign: { do: v.literal('resign'), seat: some },
  return: { do: v.literal('return') },
  vacation: { do: v.literal('vacation'), isOn: v.boolean() },
  chat: {
    do: v.literal('chat'), // Tables know how long talk may be, and say so; this only keeps books out.
    text: text(0, 2000),
  },
} as const;

/** A wish alone, as HTTP carries it. */
export const SAY = v.variant('do', [
  v.strictObject(SAYS.sit),
  v.strictObject(SAYS.stand),
  v.strictObject(SAYS.bot),
  v.strictObject(SAYS.dismiss),
  v.strictObject(SAYS.answer),
  v.strictObject(SAYS.undo),
  v.strictObject(SAYS.propose),
  v.strictObject(SAYS.agree),
  v.strictObject(SAYS.decline),
  v.strictObject(SAYS.resign),
  v.strictObject(SAYS.return),
  v.strictObject(SAYS.vacation),
  v.strictObject(SAYS.chat),
]);

true satisfies Equal<v.InferOutput<typeof SAY>, Say>;
