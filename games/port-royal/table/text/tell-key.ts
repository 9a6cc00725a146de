/** What is said of one thing on the table: beside it, and to screen readers as its name. */

import { at, type Seat } from '@tortuga/kernel';
import { isPirate } from '../../rules/cards.ts';
import type { Key } from '../model/aims.ts';
import { fleetOf } from '../model/fleet.ts';
import { capital, type Teller, tellCaptain, tellCargo, tellLoot, tellShip, who } from './tell.ts';

export interface Told {
  readonly title: string;
  readonly lines: readonly string[];
}

/** `own` is whose ships are pressed. */
export function tellKey(teller: Teller, own: Seat, key: Key): Told | undefined {
  const [kind = '', number = ''] = key.split(' ');
  const tell = TOLD[kind];
  const told = tell?.(teller, Number(number), own);
  return told === undefined ? undefined : { ...told, title: capital(told.title) };
}

type Tell = (teller: Teller, number: number, own: Seat) => Told | undefined;

const TOLD: { readonly [kind: string]: Tell } = {
  card: ({ names, words }, card) => ({
    title: names.card(card),
    lines: isPirate(card) ? [words.pirate] : [],
  }),
  loot: (teller, loot) => ({ title: teller.names.loot(loot), lines: tellLoot(teller, loot) }),
  ship: (teller, ship, own) => tellBerth(teller, own, ship),
  berth: (teller, berth) => tellBerth(teller, Math.floor(berth / 4), berth % 4),
  cargo: (teller, cargo) => ({ title: tellCargo(teller, cargo), lines: [] }),
  seat: (teller, seat) => ({ title: who(teller, seat), lines: tellCaptain(teller, seat) }),
  debt: (teller, _, own) => tellDebt(teller, own),
  colour: ({ names, words }, colour) => ({ title: `${words.trump}: ${names.colour(colour)}`, lines: [] }),
};

/** What cannot be numbered. */
function tellDebt(teller: Teller, own: Seat): Told {
  return { title: teller.words.debt, lines: tellCaptain(teller, own).slice(0, 1) };
}

function tellBerth(teller: Teller, seat: Seat, ship: number): Told | undefined {
  const shown = fleetOf(teller.view, seat)[ship];
  if (shown === undefined) return undefined;
  const title = `${at(teller.words.ships, ship)} (${who(teller, seat)})`;
  return { title, lines: tellShip(teller, shown) };
}
