/** Random playouts of Loyal Captain. */

import type { Figure } from '../figure.ts';
import { type Contestant, compare } from '../race.ts';
import * as bgio from './bgio.ts';
import * as kernel from './kernel.ts';
import * as loop from './loop.ts';
import { luckFrom } from './luck.ts';

/** Everybody plays the same games in the same order. */
const SEED = 1701;

function ours(): Contestant {
  const luck = luckFrom(SEED);
  return { name: 'kernel', run: () => kernel.playOut(luck) };
}

export function boardgameIo(): Contestant {
  const luck = luckFrom(SEED);
  const client = bgio.openClient();
  return { name: 'boardgame.io', run: () => bgio.playOut(client, luck) };
}

function byHand(): Contestant {
  const luck = luckFrom(SEED);
  return { name: 'loop', run: () => loop.playOut(luck) };
}

export const playouts: readonly Figure[] = [
  {
    name: 'kernel.playout.vs.bgio',
    what: "random playouts of Loyal Captain: kernel over boardgame.io's local client",
    run: (note) => compare(ours(), boardgameIo(), note),
  },
  {
    name: 'kernel.playout.vs.loop',
    what: 'random playouts of Loyal Captain: kernel over a loop written by hand',
    run: (note) => compare(ours(), byHand(), note),
  },
];
