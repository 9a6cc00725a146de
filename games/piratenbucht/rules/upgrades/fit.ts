/** SETUP-12 to SETUP-14: the opening upgrades, chosen by all at once. */

import type { MoveRule, Phase } from '@tortuga/kernel';
import { captainOf } from '../captains.ts';
import { priceOf, SECTORS, START_FIELD, TOP_FIELD } from '../data/chart.ts';
import { START_GOLD } from '../data/numbers.ts';
import type { Fit } from '../moves.ts';
import { say } from '../say.ts';
import type { Piratenbucht, UpgradesFrame } from '../state.ts';

const FIELDS = Array.from({ length: TOP_FIELD - START_FIELD + 1 }, (_, i) => START_FIELD + i);

export function priceOfFit(fit: Fit): number {
  return SECTORS.reduce((sum, sector) => sum + priceOf(START_FIELD, fit[sector]), 0);
}

/** Every way to spend the opening gold. */
export const FITS: readonly Fit[] = FIELDS.flatMap((hold) =>
  FIELDS.flatMap((sails) =>
    FIELDS.flatMap((cannons) => FIELDS.map((crew): Fit => ({ type: 'fit', hold, sails, cannons, crew }))),
  ),
).filter((fit) => priceOfFit(fit) <= START_GOLD);

const fit: MoveRule<Piratenbucht, Fit, UpgradesFrame> = {
  type: 'fit',
  offers(_, menu) {
    for (let i = 0; i < FITS.length; i++) {
      const choice = FITS[i];
      if (choice !== undefined) menu.add(choice);
    }
  },
  label(choice) {
    const { hold, sails, cannons, crew } = choice;
    const price = priceOfFit(choice);
    return price === 0 ? say('fit.nothing') : say('fit', { hold, sails, cannons, crew, price });
  },
  apply({ state, seat, log }, choice) {
    const captain = captainOf(state, seat);
    const price = priceOfFit(choice);
    for (const sector of SECTORS) captain.ship[sector].field = choice[sector];
    captain.gold -= price;
    const { hold, sails, cannons, crew } = choice;
    log?.({ type: 'fitted', seat, fields: { hold, sails, cannons, crew }, price });
  },
};

export const upgrades: Phase<Piratenbucht, UpgradesFrame> = {
  seats: ({ captains }) => [...captains.keys()],
  prompt: ({ state, seat }) => say('fit.ask', { gold: captainOf(state, seat).gold }),
  moves: [fit],
  // HIDE-10
  isBinding: true,
  unseal: ({ state }) => void state.stack.pop(),
};
