/** Who sits at the table: a bot's name makes a bot, anything else is a person's name. */

import { stripVTControlCharacters } from 'node:util';
import { PLAYERS, type PlayerName } from '@tortuga/bots';
import { complaint } from '../complaint.ts';
import { nearest } from './nearest.ts';

/** The name of a bot. */
export type BotName = PlayerName;

export interface Player {
  readonly name: string;
  /** Absent for people. */
  readonly bot?: BotName;
}

export const BOT_NAMES = Object.keys(PLAYERS) as BotName[];

/** How the command line says who plays. */
export interface Seating {
  readonly players?: string | undefined;
  readonly bots?: string | undefined;
}

/** How many seats a list of players asks for. */
export function seatsOf({ players }: Seating): number | undefined {
  return players?.split(',').length;
}

/**
 * Everybody at the table. Without a list of players, bots take the last seats: the ones that are named, or,
 * if none is, sailors everywhere but in the first seat.
 */
export function playersFor({ players, bots }: Seating, seats: number, skipper: string): Player[] {
  if (players !== undefined) return listed(players.split(','), seats);
  const named = bots === undefined ? Array.from({ length: seats - 1 }, () => 'sailor') : bots.split(',');
  if (named.length > seats) throw complaint('bots.many', { bots: named.length, seats });
  const people = Array.from({ length: seats - named.length }, () => skipper);
  return numbered([...people, ...named.map(botNamed)]);
}

function listed(names: readonly string[], seats: number): Player[] {
  if (names.length !== seats) throw complaint('players.count', { players: names.length, seats });
  const clean = names.map(cleanName);
  if (clean.includes('')) throw complaint('player.empty');
  return numbered(clean);
}

/** The players of a match file: "greedy" and "greedy 2" are bots. */
export function playersNamed(names: readonly string[]): Player[] {
  return names.map(cleanName).map((name) => {
    const bot = BOT_NAMES.find((known) => known === name.replace(/ \d+$/, ''));
    return bot === undefined ? { name } : { name, bot };
  });
}

/** Two players of one name are told apart by a number. */
function numbered(names: readonly string[]): Player[] {
  return playersNamed(
    names.map((name, seat) => {
      const before = names.slice(0, seat).filter((other) => other === name).length;
      return before === 0 ? name : `${name} ${before + 1}`;
    }),
  );
}

export function botNamed(given: string): BotName {
  const word = given.trim();
  const bot = BOT_NAMES.find((name) => name === word.toLowerCase());
  if (bot === undefined) {
    throw complaint('bad.bot', { given: word, bots: BOT_NAMES, near: nearest(word, BOT_NAMES) });
  }
  return bot;
}

const LONGEST_NAME = 24;

/** Names come from files, too: they must not steer the terminal. */
function cleanName(name: string): string {
  return stripVTControlCharacters(name)
    .replace(/\p{Cc}|\p{Cf}/gu, '')
    .trim()
    .slice(0, LONGEST_NAME);
}
