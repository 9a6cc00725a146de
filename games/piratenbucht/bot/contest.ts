/** What a meeting of ships is worth to each of them: by the exact odds of shoot-outs, with everybody free to flee. */

import type { Seat } from '@tortuga/kernel';
import { copiesOf } from '../rules/battle/battle.ts';
import { diceOf } from '../rules/battle/dice.ts';
import { captainOf } from '../rules/captains.ts';
import { ENEMIES, STRONG_WIND } from '../rules/data/numbers.ts';
import { type Place, TREASURE_ISLAND } from '../rules/data/places.ts';
import type { EnemyKind } from '../rules/moves.ts';
import type { Battle, PirateState } from '../rules/state.ts';
import { duelOdds, type Fighter, MOST_STRENGTH, sinkingOdds } from './odds.ts';
import { coveWorth, islandWorth } from './prospects.ts';
import type { Rates } from './rates.ts';
import { diceOfShip, speedOfShip, strengthOf, weakestOf } from './worth.ts';

/** What a lost shoot-out costs besides the island. */
const WRECK = 0.6;

/** What each rival who must be driven off is worth on average: some flee before any hit. */
const DRIVEN_OFF = 0.5;

/** An enemy ship as far as it is still afloat. */
export interface Threat {
  readonly kind: EnemyKind;
  readonly hits: number;
}

/** A meeting at a place; `first` is whose turn it is, if a battle is being fought. */
export interface Meeting {
  readonly place: Place;
  readonly ships: readonly Seat[];
  readonly threats: readonly Threat[];
  readonly first?: Seat;
}

/** What the rest of the round is worth to one of the ships. */
export function meetingWorth(
  state: Readonly<PirateState>,
  meeting: Meeting,
  seat: Seat,
  rates: Rates,
): number {
  const { place, ships, threats } = meeting;
  const captain = captainOf(state, seat);
  const alone = islandWorth(state, captain, place, rates);
  const flight = coveWorth(captain, rates);
  const isPeaceful = place === TREASURE_ISLAND;
  if (threats.length === 0) {
    if (ships.length < 2 || isPeaceful) return alone;
    return Math.max(flight, contestWorth(state, meeting, seat, alone, flight));
  }
  const odds = sinkAll(state, ships, threats);
  const share = shareOf(threats, ships.length);
  const after = ships.length < 2 || isPeaceful ? alone : contestWorth(state, meeting, seat, alone, flight);
  return Math.max(flight, odds * (share + Math.max(after, flight)) + (1 - odds) * (flight - WRECK));
}

/** A shoot-out among captains: the odds against each rival, brought to a sum of one. */
function contestWorth(
  state: Readonly<PirateState>,
  meeting: Meeting,
  seat: Seat,
  prize: number,
  flight: number,
): number {
  const rivals = meeting.ships.filter((ship) => ship !== seat);
  let own = 1;
  for (const rival of rivals) own *= beats(state, meeting, seat, rival);
  let all = own;
  for (const rival of rivals) {
    let power = 1;
    for (const other of meeting.ships) if (other !== rival) power *= beats(state, meeting, rival, other);
    all += power;
  }
  const chance = own / Math.max(all, 1e-9);
  return chance * (prize + DRIVEN_OFF * rivals.length) + (1 - chance) * (flight - WRECK);
}

/** The chance that one ship drives another off. */
function beats(state: Readonly<PirateState>, meeting: Meeting, seat: Seat, rival: Seat): number {
  const [own, other] = [fighter(state, seat), fighter(state, rival)];
  return goesFirst(state, meeting, seat, rival) ? duelOdds(own, other) : 1 - duelOdds(other, own);
}

function goesFirst(state: Readonly<PirateState>, { first }: Meeting, seat: Seat, rival: Seat): boolean {
  if (first === seat || first === rival) return first === seat;
  return speed(state, seat) >= speed(state, rival);
}

/** The battle a ship is in, whose cards count. */
function battleWith({ battle }: Readonly<PirateState>, seat: Seat): Battle | undefined {
  return battle?.ships.includes(seat) ? battle : undefined;
}

function speed(state: Readonly<PirateState>, seat: Seat): number {
  const winds = copiesOf(battleWith(state, seat)?.winds ?? [], seat);
  return speedOfShip(captainOf(state, seat).ship) + STRONG_WIND * winds;
}

function fighter(state: Readonly<PirateState>, seat: Seat): Fighter {
  return { dice: dice(state, seat), strength: inFog(state, seat, weakestOf(captainOf(state, seat).ship)) };
}

function dice(state: Readonly<PirateState>, seat: Seat): number {
  return battleWith(state, seat) === undefined
    ? diceOfShip(captainOf(state, seat).ship)
    : diceOf(state, seat);
}

/** In fog half of the hits miss, which is as good as twice the strength. */
function inFog(state: Readonly<PirateState>, seat: Seat, strength: number): number {
  const isHidden = battleWith(state, seat)?.fogs.includes(seat) === true;
  return isHidden ? Math.min(MOST_STRENGTH, 2 * strength) : strength;
}

/** The chance that all ships together sink all enemies one after the other. */
function sinkAll(state: Readonly<PirateState>, ships: readonly Seat[], threats: readonly Threat[]): number {
  let [allDice, hold, weakest] = [0, 0, 0];
  for (const seat of ships) {
    const { ship } = captainOf(state, seat);
    allDice += dice(state, seat);
    hold += inFog(state, seat, strengthOf(ship.hold));
    weakest += inFog(state, seat, weakestOf(ship));
  }
  let odds = 1;
  for (const { kind, hits } of threats) {
    const strength = kind === 'blackbeard' ? hold : weakest;
    odds *= sinkingOdds(kind, ENEMIES[kind].hits - hits, { dice: allDice, strength });
  }
  return odds;
}

function shareOf(threats: readonly Threat[], ships: number): number {
  let fame = 0;
  for (const { kind } of threats) fame += Math.floor(ENEMIES[kind].fame / ships);
  return fame;
}
