/** A table in any situation, for tests, lessons and problems. */

import { at } from '@tortuga/kernel';
import { SECTORS, type Sector } from './data/chart.ts';
import type { Place } from './data/places.ts';
import { type Card, INDEX, REFITS } from './data/tavern-cards.ts';
import { emptyTable } from './setup.ts';
import type { BlackShip, Captain, Column, Navy, PirateOptions, PirateState, Stage } from './state.ts';

/** A field, or a column with its ship cards. */
type ColumnSetting = number | Partial<Column>;

export interface CaptainSetting extends Partial<Omit<Captain, 'ship' | 'seen' | 'shown'>> {
  readonly hold?: ColumnSetting;
  readonly sails?: ColumnSetting;
  readonly cannons?: ColumnSetting;
  readonly crew?: ColumnSetting;
}

export interface Setting {
  readonly captains: readonly CaptainSetting[];
  readonly stage?: Stage;
  readonly round?: number;
  readonly blackShips?: readonly (Place | BlackShip)[];
  readonly navies?: readonly Navy[];
  readonly discard?: readonly Card[];
  /** The tavern deck, if it is not to be all that lies nowhere else. */
  readonly deck?: readonly Card[];
  /** The pirate cards face up on islands 1 to 5, by kind. */
  readonly loot?: readonly number[];
  readonly stock?: number;
  readonly options?: Partial<PirateOptions>;
}

const USUAL: PirateOptions = {
  fameHitTest: 'battle',
  blackbeardRevenge: 'off',
  fameCardSplit: '9-5-2',
  boardingNewCrew: 'cannons',
  duelScope: 'first',
  sabotageScope: 'enemies',
  treasureStock: '50',
  pauseOnWindows: 'off',
};

/** The loot where nobody says otherwise, without tavern cards. */
const SOME_LOOT = [1, 1, 2, 2, 3];

/** The situation, with no question open: whoever wants one begins a stage. */
export function position(setting: Setting): PirateState {
  const { captains, stage = 'sailing', round = 1, loot = SOME_LOOT, stock } = setting;
  const state = emptyTable(captains.length, { ...USUAL, ...setting.options });
  Object.assign(state, { stage, round, stack: [], loot: loot.slice() });
  state.blackShips = (setting.blackShips ?? []).map((ship) =>
    typeof ship === 'number' ? { at: ship, isSunk: false } : { ...ship },
  );
  for (const [seat, captain] of captains.entries()) settle(state, at(state.captains, seat), captain);
  for (const navy of setting.navies ?? []) {
    state.navies.push(navy);
    takeOut(state, 'navy');
  }
  for (const card of setting.discard ?? []) {
    takeOut(state, card);
    state.discard[INDEX[card]] = at(state.discard, INDEX[card]) + 1;
  }
  for (const kind of loot) state.pirates[kind] = at(state.pirates, kind) - 1;
  if (setting.deck !== undefined) state.deck = countsOf(state, setting.deck);
  if (stock !== undefined) state.stock = stock;
  return state;
}

function settle(state: PirateState, captain: Captain, setting: CaptainSetting): void {
  const { hold, sails, cannons, crew, ...rest } = setting;
  Object.assign(captain, rest);
  const columns: { readonly [S in Sector]: ColumnSetting | undefined } = { hold, sails, cannons, crew };
  for (const sector of SECTORS) {
    const given = columns[sector] ?? {};
    const column = Object.assign(captain.ship[sector], typeof given === 'number' ? { field: given } : given);
    if (column.reinforce > 0) takeOut(state, 'reinforce');
    if (column.refit > 0) takeOut(state, REFITS[sector]);
  }
  captain.hand = captain.hand.slice();
  for (const card of captain.hand) takeOut(state, card);
  state.stock -= captain.treasure;
}

function takeOut({ deck }: PirateState, card: Card): void {
  deck[INDEX[card]] = at(deck, INDEX[card]) - 1;
}

function countsOf({ deck }: PirateState, cards: readonly Card[]): number[] {
  const counts = deck.map(() => 0);
  for (const card of cards) counts[INDEX[card]] = at(counts, INDEX[card]) + 1;
  return counts;
}
