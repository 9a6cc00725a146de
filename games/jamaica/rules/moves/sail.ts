import { at, type MoveRule, RulesBug } from '@tortuga/kernel';
import { nameOf, routesFor, type Space } from '../chart.ts';
import { SPACES } from '../data/chart.ts';
import type { Sail, SailFrame } from '../questions.ts';
import { run } from '../run.ts';
import { say } from '../say.ts';
import { shipOf } from '../ships.ts';
import type { Jamaica } from '../state.ts';
import { follow } from '../steps/sailing.ts';

const SAILS: readonly Sail[] = SPACES.map((_, to) => ({ type: 'sail', to }));

/** MOVE-7: where the ship ends; MOVE-2: not on the way there. */
export const sail: MoveRule<Jamaica, Sail, SailFrame> = {
  type: 'sail',
  offers({ state, seat, frame: { way, steps } }, menu) {
    const ship = shipOf(state, seat);
    const passed: Space[] = [];
    for (const { to } of routesFor(ship, way, steps)) menu.add(at(SAILS, to));
    for (const { path } of routesFor(ship, way, steps)) {
      for (const space of path.slice(0, -1)) {
        if (passed.includes(space)) continue;
        passed.push(space);
        menu.add(at(SAILS, space), 'exact-steps');
      }
    }
  },
  label: ({ to }) => say('sail', { to }),
  notation: ({ to }) => `sail ${nameOf(to)}`,
  apply(turn, { to }) {
    const { state, seat, frame } = turn;
    const route = routesFor(shipOf(state, seat), frame.way, frame.steps).find((each) => each.to === to);
    if (route === undefined) throw new RulesBug(`no route to ${nameOf(to)}`);
    run(turn, follow(turn, frame.way, route));
  },
};
