/** HARBOUR-7 to HARBOUR-9, TREASUREISLAND-2: raising a ring. */

import { at, type MoveRule, type Phase } from '@tortuga/kernel';
import { captainOf } from '../captains.ts';
import { chartValue, priceOf, SECTORS, TOP_FIELD } from '../data/chart.ts';
import type { Keep, Upgrade } from '../moves.ts';
import { say } from '../say.ts';
import type { Piratenbucht, ShipyardFrame } from '../state.ts';
import { highestField, pay, sectorsAt } from './purse.ts';
import { turnCards } from './visits.ts';

const UPGRADES = SECTORS.flatMap((sector) =>
  Array.from({ length: TOP_FIELD + 1 }, (_, field): Upgrade => ({ type: 'upgrade', sector, field })),
);
const KEEP: Keep = { type: 'keep' };

const upgrade: MoveRule<Piratenbucht, Upgrade, ShipyardFrame> = {
  type: 'upgrade',
  offers({ state, seat, frame: { credit } }, menu) {
    const captain = captainOf(state, seat);
    for (const sector of sectorsAt(captain.at)) {
      const { field: from } = captain.ship[sector];
      const first = SECTORS.indexOf(sector) * (TOP_FIELD + 1);
      for (let to = from + 1; to <= highestField(captain.at, from); to++) {
        menu.add(at(UPGRADES, first + to), priceOf(from, to) > captain.gold + credit ? 'no-gold' : undefined);
      }
    }
  },
  label({ sector, field }, state, { seat, credit }) {
    const from = captainOf(state, seat).ship[sector].field;
    const price = Math.max(0, priceOf(from, field) - credit);
    return say('upgrade', { sector, value: chartValue(sector, field), price });
  },
  apply(turn, { sector, field }) {
    const { state, seat, frame, log } = turn;
    const captain = captainOf(state, seat);
    const column = captain.ship[sector];
    const from = column.field;
    const price = priceOf(from, field);
    state.stack.pop();
    const credit = pay(captain, price, frame.credit);
    column.field = field;
    log?.({ type: 'upgraded', seat, sector, from, to: field, price: Math.max(0, price - frame.credit) });
    turnCards(turn, seat, credit);
  },
};

const keep: MoveRule<Piratenbucht, Keep, ShipyardFrame> = {
  type: 'keep',
  offers: (_, menu) => menu.add(KEEP),
  label: () => say('keep'),
  apply(turn) {
    turn.state.stack.pop();
    turnCards(turn, turn.seat, turn.frame.credit);
  },
};

export const shipyard: Phase<Piratenbucht, ShipyardFrame> = {
  seats: (_, { seat }) => [seat],
  prompt({ state, seat, frame }) {
    const captain = captainOf(state, seat);
    const gold = captain.gold + frame.credit;
    const [sector, another] = sectorsAt(captain.at);
    if (sector === undefined || another !== undefined) return say('upgrade.any', { gold });
    return say('upgrade.ask', { sector, gold });
  },
  moves: [upgrade, keep],
};
