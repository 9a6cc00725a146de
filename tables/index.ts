/** What a table is: seats, clocks, talk, one match after another; the same on a server and in a browser. */

export { BrokenLog } from './broken.ts';
export * from './header.ts';
export { type Ink, Stamp } from './ink.ts';
export { shownOffers } from './question.ts';
export * from './records.ts';
export * from './say.ts';
export { isFinished, isRunning, seatsOf } from './seating.ts';
export type { Fortune, TableState } from './state.ts';
export { type BotTurn, type Change, type Judged, type Moment, Table } from './table.ts';
export type { Telling } from './telling.ts';
export * from './told.ts';
export * from './wire.ts';
export { LONGEST_TALK } from './wishes.ts';
