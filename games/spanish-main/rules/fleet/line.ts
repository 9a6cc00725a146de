/**
 * A fleet as one line of text, to keep and to hand on: `ES-007(EG-Captain) ES-002 home(EG-Explorer)`. The same
 * fleet as the answers that build it in a match.
 */

import { granted, type Result, refuse } from '@tortuga/kernel';
import { type Fleet, type FleetFault, type FleetRules, type FleetShip, faultOf } from './fleet.ts';

const ASHORE = 'home';
const LONGEST = 2000;

export function writeFleet({ ships, ashore }: Fleet): string {
  const groups = ships.map(({ ship, crew }) => groupOf(ship, crew));
  return [...groups, ...(ashore.length === 0 ? [] : [groupOf(ASHORE, ashore)])].join(' ');
}

function groupOf(name: string, crew: readonly string[]): string {
  return crew.length === 0 ? name : `${name}(${crew.join(' ')})`;
}

/** Reads a line; what it says is checked against the rules if there are any. */
export function readFleet(line: unknown, rules?: FleetRules): Result<Fleet, FleetFault> {
  if (typeof line !== 'string' || line.length > LONGEST)
    return refuse('malformed', 'A fleet is one line of text.');
  const words = line.trim().match(/[^\s()]+(?:\([^()]*\))?/g) ?? [];
  if (words.join('') !== line.replace(/\s+(?![^()]*\))/g, '').trim()) {
    return refuse('malformed', 'A fleet is a list of ships, each with her crew in brackets.');
  }
  const groups = words.map(readGroup);
  const fleet: Fleet = {
    ships: groups.filter(({ ship }) => ship !== ASHORE),
    ashore: groups.flatMap(({ ship, crew }) => (ship === ASHORE ? crew : [])),
  };
  const found = rules === undefined ? undefined : faultOf(fleet, rules);
  return found === undefined ? granted(fleet) : refuse(found.fault, found.card ?? line);
}

function readGroup(word: string): FleetShip {
  const [ship = '', crew = ''] = word.replace(')', '').split('(');
  return { ship, crew: crew.split(/[\s,]+/).filter((id) => id !== '') };
}

/** The answers, in notation, that build the fleet from nothing in the first question of a match. */
export function answersFor({ ships, ashore }: Fleet): string[] {
  const manned = ships.flatMap(({ ship, crew }) => [`launch ${ship}`, ...crew.map((id) => `hire ${id}`)]);
  const waiting = ashore.length === 0 ? [] : ['ashore', ...ashore.map((id) => `hire ${id}`)];
  return [...manned, ...waiting, 'ready'];
}
