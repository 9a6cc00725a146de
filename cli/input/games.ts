/** Which game is meant, for how many, and by which options. */

import { type AnyGame, type AnyOptions, readSetup, type TableSetup } from '@tortuga/kernel';
import { complaint } from '../complaint.ts';
import { idsOf } from '../voice.ts';
import { nearest } from './nearest.ts';

type OptionRule = AnyGame['options'][string];

/** A game by its id, or by a beginning that no other game shares. */
export function gameNamed(games: readonly AnyGame[], given: string): AnyGame {
  const exact = games.find(({ id }) => id === given);
  if (exact !== undefined) return exact;
  const begun = given === '' ? [] : games.filter(({ id }) => id.startsWith(given.toLowerCase()));
  if (begun.length > 1) throw complaint('game.ambiguous', { given, games: idsOf(begun) });
  const [game] = begun;
  if (game === undefined) {
    throw complaint('bad.game', { given, games: idsOf(games), near: nearest(given, idsOf(games)) });
  }
  return game;
}

/** A table as `--seats` and `--set` describe it; what they leave out is as the game has it. */
export function tableFor(
  game: AnyGame,
  seats: number = Math.min(...game.seats),
  settings: readonly string[] = [],
): TableSetup {
  if (!game.seats.includes(seats)) {
    throw complaint('bad.seats', { game: game.id, given: String(seats), seats: game.seats });
  }
  const given: { [name: string]: string } = {};
  for (const setting of settings) {
    const [name, value] = assignment(setting);
    given[name] = checked(game, name, value);
  }
  const table = readSetup(game, seats, given);
  if (!table.ok) throw complaint('bad.assignment', { given: settings.join(' ') });
  return table.value;
}

/** `repetition=off`, or with the prefix of the specification: `loyal.repetition=off`. */
function assignment(setting: string): [name: string, value: string] {
  const [name, value] = /^([^=]+)=(.+)$/s.exec(setting)?.slice(1) ?? [];
  if (name === undefined || value === undefined) throw complaint('bad.assignment', { given: setting });
  return [name.trim().slice(name.trim().lastIndexOf('.') + 1), value.trim()];
}

function checked(game: AnyGame, option: string, given: string): string {
  const rules: { readonly [name: string]: OptionRule } = game.options;
  const rule = Object.hasOwn(rules, option) ? rules[option] : undefined;
  if (rule === undefined) {
    const options = Object.keys(rules);
    throw complaint('bad.option', { game: game.id, given: option, options, near: nearest(option, options) });
  }
  if (readSetup(game, Math.min(...game.seats), { [option]: given }).ok) return given;
  if ('values' in rule) throw complaint('bad.choice', { option, given, values: rule.values });
  throw complaint('bad.range', { option, given, min: rule.min, max: rule.max });
}

/** Options as they are given on the command line. */
export function settingsOf(options: AnyOptions): string {
  return Object.entries(options)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');
}
