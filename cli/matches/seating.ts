/** Who sits where in which match. */

import { at } from '@tortuga/kernel';
import type { Plan } from './plan.ts';

/**
 * Tells for every seat of a match the number of the contender in it. Where seats rotate, a company of as many as
 * there are seats goes once round the table, then the next company does. When all have done so, they sit down
 * in another order: who follows whom may matter as much as who begins.
 */
export function seatingsOf({ contenders, table: { seats }, seating }: Plan): (match: number) => number[] {
  const everybody = [...contenders.keys()];
  if (seating === 'fixed') return () => everybody;
  const companies = everybody.length < seats ? repeated(everybody, seats) : choices(everybody, seats);
  return (match) => {
    const round = Math.floor(match / seats);
    const orders = ordersOf(at(companies, round % companies.length));
    const order = at(orders, Math.floor(round / companies.length) % orders.length);
    return order.map((_, seat) => at(order, (seat + match) % seats));
  };
}

/** Where there are more seats than contenders, some take several. */
function repeated(contenders: readonly number[], seats: number): number[][] {
  return contenders.map((first) =>
    Array.from({ length: seats }, (_, i) => at(contenders, (first + i) % contenders.length)),
  );
}

/** Every choice of so many, in order. */
function choices(list: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  return list.flatMap((first, i) => choices(list.slice(i + 1), size - 1).map((rest) => [first, ...rest]));
}

/** Every order that is not another one turned round the table. */
function ordersOf([first, ...others]: readonly number[]): number[][] {
  return permutations(others).map((rest) => (first === undefined ? [] : [first, ...rest]));
}

function permutations(list: readonly number[]): number[][] {
  if (list.length < 2) return [[...list]];
  return list.flatMap((first, i) => permutations(list.toSpliced(i, 1)).map((rest) => [first, ...rest]));
}
