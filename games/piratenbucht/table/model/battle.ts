/** A battle as it is shown: who shoots in which order, what is in force, and what fleeing means. */

import type { Seat } from '@tortuga/kernel';
import { diceOf } from '../../rules/battle/dice.ts';
import { chartValue, type Sector } from '../../rules/data/chart.ts';
import type { BattleCard } from '../../rules/data/tavern-cards.ts';
import type { PirateEvent, Shooter } from '../../rules/events.ts';
import type { EnemyKind } from '../../rules/moves.ts';
import type { Battle, Column, PirateState, PirateView, Ship } from '../../rules/state.ts';

export interface Turn {
  readonly who: Shooter;
  readonly when: 'done' | 'now' | 'next';
}

/** The present combat round: who has shot, who shoots, who is still to come. */
export function turnsOf({ battle, stack }: PirateView): Turn[] {
  if (battle === undefined) return [];
  const frame = stack.at(-1);
  const now: readonly Shooter[] =
    frame?.kind === 'turn' ? [frame.seat] : frame?.kind === 'navy' ? ['navy'] : [];
  const next = battle.steps.filter((step) => step !== 'cycle');
  const done = battle.order.filter(
    (seat) => battle.ships.includes(seat) && !now.includes(seat) && !next.includes(seat),
  );
  return [
    ...done.map((who): Turn => ({ who, when: 'done' })),
    ...now.map((who): Turn => ({ who, when: 'now' })),
    ...next.map((who): Turn => ({ who, when: 'next' })),
  ];
}

export interface Force {
  readonly card: BattleCard;
  /** Nobody's alone, if it binds everybody. */
  readonly seat?: Seat;
}

function each(card: BattleCard, seats: readonly Seat[]): Force[] {
  return seats.map((seat) => ({ card, seat }));
}

/** The battle cards in force. */
export function forcesOf({ weapons, winds, fogs, grapeshots, isBoarding }: Battle): Force[] {
  return [
    ...each('secretweapon', weapons),
    ...each('strongwind', winds),
    ...each('fog', fogs),
    ...each('grapeshot', grapeshots),
    ...(isBoarding ? [{ card: 'boarding' as const }] : []),
  ];
}

/** The dice a captain would throw now. What a view leaves out of a state has no part in it. */
export function diceIn(view: PirateView, seat: Seat): number {
  return diceOf(view as unknown as PirateState, seat);
}

/** How many others would gain fame if this captain fled now. */
export function fleeFame({ battle, options }: PirateView, seat: Seat): number {
  if (battle === undefined || battle.at === 0) return 0;
  const isFamous = options.fameHitTest === 'battle' ? battle.hasHit : battle.hit.includes(seat);
  return isFamous ? battle.ships.length - 1 : 0;
}

/** Hits until a sector is destroyed. */
export function strengthOf({ field, reinforce, refit }: Column): number {
  return field + reinforce + refit;
}

export function ringValue(ship: Ship, sector: Sector): number {
  return chartValue(sector, ship[sector].field);
}

/** A throw of dice, and at what. */
export interface Salvo {
  readonly by: Shooter;
  readonly at: Seat | EnemyKind;
  readonly sector?: Sector;
  readonly dice: readonly number[];
  /** The lowest number that hits. */
  readonly from: number;
  readonly hits: number;
}

export function salvosOf(events: readonly PirateEvent[]): Salvo[] {
  const salvos: Salvo[] = [];
  let aim: Pick<Salvo, 'by' | 'at' | 'sector'> | undefined;
  for (const event of events) {
    if (event.type === 'aimed') aim = { by: event.by, at: event.ship, sector: event.sector };
    if (event.type === 'engaged') aim = { by: event.by, at: event.enemy };
    if (event.type === 'thrown' && aim !== undefined) {
      salvos.push({ ...aim, dice: event.dice, from: event.from, hits: event.hits });
    }
  }
  return salvos;
}
