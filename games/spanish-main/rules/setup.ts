/** The state before the first question: everybody musters. */

import { type Fate, type Log, pick, type TableSetup } from '@tortuga/kernel';
import { proceed } from './agenda.ts';
import { dealPools, quickFleet } from './fleet/chance.ts';
import { NO_FLEET } from './fleet/fleet.ts';
import { fleetsFor, rulesFor } from './fleet/modes.ts';
import { mustering } from './moves/muster.ts';
import { ISLAND_PLANS } from './sea/plans.ts';
import {
  type Muster,
  NONE,
  type SpanishMain,
  type SpanishMainOptions,
  type SpanishMainState,
} from './state.ts';
import { shuffledShapes } from './steps/setting.ts';
import { coinSets, measureFor, uniquesIn } from './treasure.ts';

export function setup(
  { seats, options }: TableSetup<SpanishMain>,
  fate: Fate,
  log: Log<SpanishMain> | undefined,
): SpanishMainState {
  const state: SpanishMainState = {
    stack: [{ kind: 'muster' }],
    agenda: [{ do: 'unveil' }],
    options,
    size: measureFor(seats, options).size,
    players: musters(seats, options, fate).map((muster) => ({ home: NONE, muster, notes: [] })),
    shapes: shuffledShapes(fate, ISLAND_PLANS.length),
    islands: [],
    ships: [],
    crew: [],
    tokens: [],
    first: 0,
    active: 0,
    turn: 0,
    quiet: 0,
    gold: 0,
    marked: NONE,
    used: [],
  };
  if (mustering(state).length === 0) {
    state.stack.pop();
    proceed({ state, fate, log, reveal: () => {} });
  }
  return state;
}

/** What needs no choice is there already. */
function musters(seats: number, options: SpanishMainOptions, fate: Fate): Muster[] {
  const rules = rulesFor(options);
  const kind = fleetsFor(options);
  const pools = kind === 'draft' ? dealPools(fate, seats, rules) : [];
  const [usual = []] = coinSets(seats, options);
  return Array.from({ length: seats }, (_, seat) => {
    const pool = pools[seat];
    const muster: Muster = {
      fleet: kind === 'quick' ? quickFleet(fate, rules) : NO_FLEET,
      isAshore: false,
      isManned: kind === 'quick',
      coins: options.coins === 'usual' ? usual : [],
      restarts: 0,
    };
    if (pool !== undefined) muster.pool = pool;
    if (options.uniques === 'random') muster.unique = pick(fate, uniquesIn(options));
    return muster;
  });
}
