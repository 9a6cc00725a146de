/** Which battle cards a captain may play on whom (CARD-1, CARD-18, CARD-SABOTAGE-2). */

import { at, type Menu, type Seat } from '@tortuga/kernel';
import { holds } from '../cards.ts';
import { SECTORS } from '../data/chart.ts';
import { TREASURE_ISLAND } from '../data/places.ts';
import { BATTLE_CARDS } from '../data/tavern-cards.ts';
import type { Asked, CardOffers } from '../lap.ts';
import type { EnemyKind, PirateReason, PlainBattleCard, Play, Sabotage, Undermine } from '../moves.ts';
import type { Battle, PirateState } from '../state.ts';
import { battleOf } from './battle.ts';

/** As many seats as a table can have. */
const SEATS = [0, 1, 2, 3, 4];

/** One move for every ship and sector, four by four. */
export function aims<M>(aim: (ship: Seat, sector: (typeof SECTORS)[number]) => M): readonly M[] {
  return SEATS.flatMap((ship) => SECTORS.map((sector) => aim(ship, sector)));
}

const PLAIN_CARDS = BATTLE_CARDS.filter((card): card is PlainBattleCard => card !== 'sabotage');
const PLAYS = PLAIN_CARDS.map((card): Play => ({ type: 'play', card }));
const SABOTAGES = aims((ship, sector): Sabotage => ({ type: 'sabotage', ship, sector }));
const UNDERMINES: { readonly [K in EnemyKind]: Undermine } = {
  blackbeard: { type: 'undermine', enemy: 'blackbeard' },
  navy: { type: 'undermine', enemy: 'navy' },
};

export function offerPlays({ state, seat }: Asked, menu: Menu<Play, PirateReason>): void {
  for (const play of PLAYS) {
    if (holds(state, seat, play.card)) menu.add(play, whyNotPlay(battleOf(state), seat, play.card));
  }
}

/** CARD-FOG-5, CARD-GRAPESHOT-7 */
function whyNotPlay(
  { fogs, grapeshots }: Battle,
  seat: Seat,
  card: PlainBattleCard,
): PirateReason | undefined {
  if (card === 'fog' && fogs.includes(seat)) return 'fog-lies';
  return card === 'grapeshot' && grapeshots.includes(seat) ? 'grapeshot-waits' : undefined;
}

export function offerSabotages({ state, seat }: Asked, menu: Menu<Sabotage, PirateReason>): void {
  if (holds(state, seat, 'sabotage')) offerShips(state, seat, SABOTAGES, whyNotSabotage, menu);
}

export function offerUndermines({ state, seat }: Asked, menu: Menu<Undermine, PirateReason>): void {
  if (!holds(state, seat, 'sabotage')) return;
  for (const { kind } of battleOf(state).enemies) menu.add(UNDERMINES[kind]);
}

/** Every sector of every other ship, wherever it is. */
export function offerShips<M extends Sabotage | { readonly type: 'shoot' }>(
  state: Readonly<PirateState>,
  seat: Seat,
  moves: readonly M[],
  whyNot: (state: Readonly<PirateState>, ship: Seat) => PirateReason | undefined,
  menu: Menu<M, PirateReason>,
): void {
  for (let ship = 0; ship < state.captains.length; ship++) {
    if (ship === seat) continue;
    const no = whyNot(state, ship);
    for (let sector = 0; sector < SECTORS.length; sector++) {
      menu.add(at(moves, ship * SECTORS.length + sector), no);
    }
  }
}

/** BATTLE-8, BATTLE-22 */
export function whyNotTarget(state: Readonly<PirateState>, ship: Seat): PirateReason | undefined {
  const { ships, enemies } = battleOf(state);
  if (!ships.includes(ship)) return 'elsewhere';
  return enemies.length > 0 ? 'enemy-first' : undefined;
}

function whyNotSabotage(state: Readonly<PirateState>, ship: Seat): PirateReason | undefined {
  const no = whyNotTarget(state, ship);
  const isOpenToAll = state.options.sabotageScope === 'anyone' && battleOf(state).at !== TREASURE_ISLAND;
  return no === 'enemy-first' && isOpenToAll ? undefined : no;
}

export const offerBattleCards: CardOffers = (asked, menu) => {
  offerPlays(asked, menu);
  offerSabotages(asked, menu);
  offerUndermines(asked, menu);
};
