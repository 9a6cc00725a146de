import { at, type MoveRule, RulesBug } from '@tortuga/kernel';
import { nameOf, routesFor } from '../chart.ts';
import { SPACES } from '../data/chart.ts';
import { WAYS, type Way } from '../data/components.ts';
import { dieOf } from '../halves.ts';
import type { Steer, SteerFrame } from '../questions.ts';
import { run } from '../run.ts';
import { say } from '../say.ts';
import { GHOST, shipOf } from '../ships.ts';
import type { Jamaica } from '../state.ts';
import { whyNotThatWay } from '../steps/ghost.ts';
import { follow } from '../steps/sailing.ts';

const STEERS: { readonly [W in Way]: readonly Steer[] } = {
  forward: SPACES.map((_, to) => ({ type: 'steer', way: 'forward', to })),
  backward: SPACES.map((_, to) => ({ type: 'steer', way: 'backward', to })),
};

/** GHOST-11 to GHOST-16 */
export const steer: MoveRule<Jamaica, Steer, SteerFrame> = {
  type: 'steer',
  offers({ state }, menu) {
    const ghost = shipOf(state, GHOST);
    for (const way of WAYS) {
      const no = whyNotThatWay(state, way);
      for (const { to } of routesFor(ghost, way, dieOf(state))) menu.add(at(STEERS[way], to), no);
    }
  },
  label: ({ way, to }) => say('steer', { way, to }),
  notation: ({ way, to }) => `steer ${way} ${nameOf(to)}`,
  apply(turn, { way, to }) {
    const { state, seat, log } = turn;
    const route = routesFor(shipOf(state, GHOST), way, dieOf(state)).find((each) => each.to === to);
    if (route === undefined) throw new RulesBug(`no route to ${nameOf(to)}`);
    log?.({ type: 'ghostSteered', seat, way });
    run(turn, follow(turn, way, route));
  },
};
