/** Small things a game keeps in the browser. */
export { readKept, writeKept } from '../settings/kept.ts';
