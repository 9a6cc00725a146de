/** The places of the picture an event speaks of: spaces by name, ships by number, the dice, the battle. */

import { nameOf, type Space } from '../../rules/chart.ts';
import type { JamaicaEvent } from '../../rules/events.ts';
import type { ShipId } from '../../rules/ships.ts';

export const DICE = 'dice';
export const BATTLE = 'battle';

export function boardOf(ship: ShipId): string {
  return `ship ${ship}`;
}

export function placesOf(event: JamaicaEvent): string[] {
  const spaces: Space[] = [];
  if ('from' in event && 'path' in event) spaces.push(event.from, ...event.path);
  if ('at' in event) spaces.push(event.at);
  const isRoll = event.type === 'rolled' || event.type === 'assigned';
  return [...spaces.map(nameOf), ...boardsOf(event).map(boardOf), ...(isRoll ? [DICE] : [])];
}

function boardsOf(event: JamaicaEvent): ShipId[] {
  const ships: ShipId[] = [];
  if ('ship' in event) ships.push(event.ship);
  else if ('seat' in event) ships.push(event.seat);
  if ('attacker' in event) ships.push(event.attacker, event.defender);
  if ('winner' in event) ships.push(event.winner);
  if ('loser' in event) ships.push(event.loser);
  return ships;
}
