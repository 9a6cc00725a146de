/** Table options: what a host may choose, and how choices that came from outside are read. */

import type { AnyOptions, Game, GameTypes, TableSetup } from './game.ts';
import { quote } from './plain.ts';
import { granted, type Refusal, type Result, refuse } from './refusal.ts';

/** One of several names; the default need not be the first. */
export interface ChoiceOption<T extends string> {
  readonly values: readonly T[];
  readonly default: T;
}

/** A whole number from a range. */
export interface NumberOption {
  readonly min: number;
  readonly max: number;
  readonly default: number;
}

/** The options of a game: a rule for every one of them. */
export type OptionRules<O extends AnyOptions> = {
  readonly [Name in keyof O]: O[Name] extends string ? ChoiceOption<O[Name]> : NumberOption;
};

type OptionRule = ChoiceOption<string> | NumberOption;

/** Every option at its default. */
export function defaultOptions<G extends GameTypes>(game: Game<G>): G['options'] {
  const rules: { readonly [name: string]: OptionRule } = game.options;
  return Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, rule.default]));
}

/**
 * Reads a table's setup from outside: the number of seats and any options, given as text or as they are.
 * What is not given gets its default.
 *
 * @example
 * ```ts
 * import { type Game, type GameTypes, readSetup } from '@tortuga/kernel';
 *
 * function hostOf<G extends GameTypes>(game: Game<G>): string {
 *   const table = readSetup(game, 3, { rounds: '8' });
 *   return table.ok ? `${table.value.seats} seats` : `${table.code}: ${table.detail}`;
 * }
 * ```
 */
export function readSetup<G extends GameTypes>(
  game: Game<G>,
  seats: unknown,
  given: { readonly [name: string]: unknown } = {},
): Result<TableSetup<G>> {
  if (typeof seats !== 'number' || !game.seats.includes(seats)) {
    return refuse(
      'seat-count',
      `${game.id} is played by ${game.seats.join(' or ')}, not by ${quote(seats)}.`,
    );
  }
  const rules: { readonly [name: string]: OptionRule } = game.options;
  const options: { [name: string]: string | number } = { ...defaultOptions(game) };
  for (const [name, value] of Object.entries(given)) {
    const read = readOption(game.id, rules, name, value);
    if (!read.ok) return read;
    options[name] = read.value;
  }
  return granted({ seats, options });
}

function readOption(
  game: string,
  rules: { readonly [name: string]: OptionRule },
  name: string,
  value: unknown,
): Result<string | number> {
  const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
  if (rule === undefined) {
    return refuse(
      'unknown-option',
      `${game} has no option "${quote(name)}"; it has ${Object.keys(rules).join(', ')}.`,
    );
  }
  return 'values' in rule ? readChoice(name, rule, value) : readNumber(name, rule, value);
}

function readChoice(name: string, { values }: ChoiceOption<string>, value: unknown): Result<string> {
  if (typeof value === 'string' && values.includes(value)) return granted(value);
  return badValue(name, value, values.join(' or '));
}

function readNumber(name: string, { min, max }: NumberOption, value: unknown): Result<number> {
  const n = typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value;
  if (typeof n === 'number' && Number.isInteger(n) && n >= min && n <= max) return granted(n);
  return badValue(name, value, `a whole number from ${min} to ${max}`);
}

function badValue(name: string, value: unknown, allowed: string): Refusal {
  return refuse('option-value', `${name} must be ${allowed}, not "${quote(value)}".`);
}
