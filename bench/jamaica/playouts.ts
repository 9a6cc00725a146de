/** Random playouts of Jamaica for four, beside boardgame.io at the one game that it plays here. */

import { askedSeats, at, defaultOptions, type Fate, LegalMenu, legalFor, play } from '@tortuga/kernel';
import { jamaica } from '../../games/jamaica/jamaica.ts';
import type { Jamaica } from '../../games/jamaica/rules/state.ts';
import type { Figure } from '../figure.ts';
import { luckFrom } from '../loyal/luck.ts';
import { boardgameIo } from '../loyal/playouts.ts';
import { type Contestant, median, race, short } from '../race.ts';

const SEED = 1655;

const TABLE = { seats: 4, options: defaultOptions(jamaica) };

const menu = new LegalMenu<Jamaica['move'], Jamaica['reason']>();

/** Plays a game at random in place and returns the number of its moves. */
function playOut(luck: Fate): number {
  const state = jamaica.setup(TABLE, luck, undefined);
  let moves = 0;
  for (; state.stack.length > 0; moves++) {
    const seat = at(askedSeats(jamaica, state), 0);
    play(jamaica, state, seat, legalFor(jamaica, state, seat, menu).pick(luck), luck);
  }
  return moves;
}

function ours(): Contestant {
  const luck = luckFrom(SEED);
  return { name: 'kernel', run: () => playOut(luck) };
}

export const jamaicaPlayouts: readonly Figure[] = [
  {
    name: 'jamaica.moves.perSecond',
    what: 'moves a second in random playouts of Jamaica for four, in one thread (at least 100,000)',
    run(note) {
      const [our = [], their = []] = race([ours(), boardgameIo()]);
      const ratios = our.map((speed, round) => speed / (their[round] ?? Number.NaN));
      note(`${short(median(ratios))} times the moves of Loyal Captain that boardgame.io makes meanwhile`);
      return median(our);
    },
  },
];
