/** The tables at which a game is examined: every number of seats with every set of options. */

import { defaultOptions, type Game, type GameTypes, type TableSetup } from '@tortuga/kernel';

type Values = readonly (string | number)[];

/** Choices in all their values, numbers at their default and at their smallest. */
function valuesOf(rule: object): Values {
  if ('values' in rule && Array.isArray(rule.values)) return rule.values;
  const numbers: unknown[] = [Reflect.get(rule, 'default'), Reflect.get(rule, 'min')];
  return [...new Set(numbers)].filter((value) => typeof value === 'number');
}

/** Every combination of the options of a game. */
function optionSets<G extends GameTypes>(game: Game<G>): G['options'][] {
  let sets: { readonly [name: string]: string | number }[] = [{}];
  for (const [name, rule] of Object.entries<object>(game.options)) {
    sets = sets.flatMap((set) => valuesOf(rule).map((value) => ({ ...set, [name]: value })));
  }
  return sets;
}

/** Every number of seats with every set of options. */
export function tablesOf<G extends GameTypes>(
  game: Game<G>,
  sets: readonly G['options'][] = optionSets(game),
): TableSetup<G>[] {
  return game.seats.flatMap((seats) => sets.map((options) => ({ seats, options })));
}

/** "loyal-captain, 2 seats, repetition=off": options at their default go without saying. */
export function tableName<G extends GameTypes>(game: Game<G>, { seats, options }: TableSetup<G>): string {
  const usual = defaultOptions(game);
  const unusual = Object.entries(options).filter(([name, value]) => usual[name] !== value);
  return [game.id, `${seats} seats`, ...unusual.map(([name, value]) => `${name}=${value}`)].join(', ');
}
