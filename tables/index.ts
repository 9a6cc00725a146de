/** What a table is: seats, clocks, talk, one match after another; the same on a server and in a browser. */

export * from './header.ts';
export * from './records.ts';
export * from './say.ts';
export * from './told.ts';
export * from './wire.ts';
