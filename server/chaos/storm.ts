/** Tables full of people and bots, on a server that is killed again and again. */

import { setTimeout as sleep } from 'node:timers/promises';
import { GAMES } from '@tortuga/games';
import { at } from '@tortuga/kernel';
import { Castaway } from './castaway.ts';
import { examine, type Findings } from './proof.ts';
import { Ship } from './ship.ts';

export interface StormRules {
  readonly tables: number;
  readonly kills: number;
  /** The longest the server lives between two kills, in milliseconds. */
  readonly longestLife: number;
  say?(line: string): void;
}

export interface Aftermath extends Findings {
  readonly kills: number;
  readonly reconnections: number;
  /** Tables that did not go on after the last kill. */
  readonly stuck: readonly string[];
  /** Refusals nobody should have got. */
  readonly troubles: readonly string[];
}

/** So long, in milliseconds, tables have to show that they go on. */
const PATIENCE = 60_000;

/** Lets a storm rage, and looks what is left. */
export async function storm(rules: StormRules): Promise<Aftermath> {
  const ship = await Ship.build();
  const people: Castaway[] = [];
  try {
    await ship.raise();
    const tables = await crowd(ship, people, rules.tables);
    await rage(ship, rules);
    const before = new Map(tables.map((table) => [table, newest(people, table)]));
    await ship.raise();
    const stuck = await whoIsStuck(people, before);
    for (const person of people) person.leave();
    await ship.dock();
    return {
      ...(await examine(ship.folder, people)),
      kills: rules.kills,
      reconnections: people.reduce((sum, { reconnections }) => sum + reconnections, 0),
      stuck,
      troubles: people.flatMap(({ troubles }) => troubles),
    };
  } finally {
    for (const person of people) person.leave();
    await ship.scrap();
  }
}

/** Every other table is of two people, the others of one and a bot; all games in turn. */
async function crowd({ port }: Ship, people: Castaway[], count: number): Promise<string[]> {
  const tables: string[] = [];
  for (let i = 0; i < count; i++) {
    const game = at(GAMES, i % GAMES.length);
    // One seat is the host's; a guest takes the first that nobody holds.
    const others = at(game.seats, 0) - 1;
    const bots = i % 2 === 0 ? others : others - 1;
    const host = await Castaway.arrive(port);
    people.push(host);
    const table = await host.makeTable({
      game: game.id,
      seats: at(game.seats, 0),
      holders: ['me', ...Array.from({ length: bots }, () => 'cabin-boy')],
    });
    tables.push(table);
    host.join(table);
    if (i % 2 === 0) continue;
    const guest = await Castaway.arrive(port);
    people.push(guest);
    guest.join(table);
  }
  return tables;
}

async function rage(ship: Ship, { kills, longestLife, say }: StormRules): Promise<void> {
  for (let kill = 1; kill <= kills; kill++) {
    if (kill > 1) await ship.raise();
    await sleep(Math.random() * longestLife);
    await ship.sink();
    say?.(`killed ${kill} of ${kills}`);
  }
}

function newest(people: readonly Castaway[], table: string): number {
  return Math.max(0, ...people.map(({ known }) => known.get(table) ?? 0));
}

async function whoIsStuck(
  people: readonly Castaway[],
  before: ReadonlyMap<string, number>,
): Promise<string[]> {
  const end = performance.now() + PATIENCE;
  const isStuck = (table: string) => newest(people, table) <= (before.get(table) ?? 0);
  let stuck = [...before.keys()];
  while (stuck.length > 0 && performance.now() < end) {
    await sleep(100);
    stuck = stuck.filter(isStuck);
  }
  return stuck;
}
