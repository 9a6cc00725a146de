import type { Fate, Log, Seat, TableSetup } from '@tortuga/kernel';
import { ALL_LAIRS, PORT_ROYAL } from './chart.ts';
import {
  BANK,
  GHOST_CARGO,
  GOODS,
  REGULAR_HOLDS,
  START_CARGO,
  TREASURE_COUNTS,
  TREASURES,
} from './data/components.ts';
import { cargo, EMPTY, stockOf } from './holds.ts';
import { NO_BATTLE } from './no-battle.ts';
import { run } from './run.ts';
import { GHOST, NOBODY } from './ships.ts';
import { FIRST_CAPTAINS, type Jamaica, type JamaicaOptions, type JamaicaState, type Ship } from './state.ts';
import type { Course } from './steps/course.ts';
import { newDeck } from './steps/round.ts';

export function setup(
  { seats, options }: TableSetup<Jamaica>,
  fate: Fate,
  log: Log<Jamaica> | undefined,
): JamaicaState {
  const captain = firstCaptain(options.first_captain, seats, fate);
  const state: JamaicaState = {
    stack: [],
    options,
    round: 0,
    captain,
    dice: [0, 0],
    active: captain,
    half: 'morning',
    isLastRound: false,
    ships: Array.from({ length: seats }, () => newShip(START_CARGO)),
    decks: [],
    lairs: ALL_LAIRS,
    hoard: TREASURE_COUNTS.slice(),
    powers: { map: NOBODY, sabre: NOBODY, beth: NOBODY, sixth: NOBODY },
    bank: { ...BANK },
    battle: NO_BATTLE,
  };
  if (seats === 2) addGhost(state);
  payStartGoods(state);
  log?.({ type: 'began', captain, hasGhost: seats === 2 });
  const course: Course = { state, fate, log, reveal: () => undefined };
  state.decks = Array.from({ length: seats }, (_, seat) => newDeck(course, seat));
  run(course, 'round');
  return state;
}

/** OPT-7: a seat that nobody has at this table wraps around. */
function firstCaptain(option: JamaicaOptions['first_captain'], seats: number, fate: Fate): Seat {
  return option === 'random' ? fate.draw(seats) : (FIRST_CAPTAINS.indexOf(option) - 1) % seats;
}

/** SETUP-6 to SETUP-8 */
function newShip(goods: typeof START_CARGO): Ship {
  const holds = Array.from({ length: REGULAR_HOLDS }, (_, hold) => {
    const [good, count] = goods[hold] ?? [];
    return good === undefined || count === undefined ? EMPTY : cargo(good, count);
  });
  return { at: PORT_ROYAL, lap: 0, holds, slots: [] };
}

/** GHOST-2 to GHOST-5: Lady Beth is never in the stack, so one card fewer leaves the game. */
function addGhost(state: JamaicaState): void {
  state.ghost = newShip(GHOST_CARGO);
  state.powers.beth = GHOST;
  state.hoard[TREASURES.indexOf('beth')] = 0;
}

/** OPT-4 */
function payStartGoods({ bank, ships, ghost }: JamaicaState): void {
  for (const { holds } of ghost === undefined ? ships : [...ships, ghost]) {
    for (const good of GOODS) bank[good] -= stockOf(holds, good);
  }
}
