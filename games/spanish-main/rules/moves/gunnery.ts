/** SHOOT: choosing cannon and target, masts to lose and to mend. */

import { at, type MoveRule, type Turn } from '@tortuga/kernel';
import { proceed } from '../agenda.ts';
import type { CourseMove, MoveOf } from '../answers.ts';
import type { Code } from '../cards.ts';
import { crewName, next, shipName } from '../course.ts';
import { coinsAboard, crewAboard, has, hiddenWith, sourceOf } from '../crew.ts';
import { bonusFor, cannonOf, enemiesOf, gunsOf, shotNeeds } from '../gunnery.ts';
import { say } from '../say.ts';
import { cardOf, hasMast, mastsPrinted, shipOf } from '../ships.ts';
import type { Frame, Gun, SpanishMain, SpanishMainState, Task } from '../state.ts';
import { destroyCoin } from '../steps/cargo.ts';
import { eliminate, revealCrew } from '../steps/crew.ts';
import { loseMast, raiseMast } from '../steps/damage.ts';
import { afterFiring, killTasks, shotTasks } from '../steps/shooting.ts';
import { declareUse } from '../steps/using.ts';

type State = Readonly<SpanishMainState>;
type FrameOf<K extends Frame['kind']> = Extract<Frame, { readonly kind: K }>;
type Rule<M extends CourseMove, K extends Frame['kind']> = MoveRule<SpanishMain, M, FrameOf<K>>;
type ShotMove = MoveOf<'fire' | 'musket' | 'forged'>;

const GUNS = { fire: 'mast', musket: 'musket', forged: 'forged' } as const;

/** SHOOT-3, SHOOT-5: every gun of a kind at every enemy, those that cannot be hit with their reason. */
function shotRule<M extends ShotMove>(
  type: M['type'],
  make: (mast: number, target: number) => M,
): Rule<M, 'volley'> {
  return {
    type,
    offers({ state, frame }, menu) {
      const targets = enemiesOf(state, frame.ship);
      for (const gun of gunsOf(state, frame)) {
        if (gun.gun !== GUNS[type]) continue;
        for (const target of targets) {
          const needs = shotNeeds(state, frame.ship, gun, target);
          menu.add(make(gun.mast, target), typeof needs === 'string' ? needs : undefined);
        }
      }
    },
    label: (move, state, frame) => shotLabel(state, frame, { gun: GUNS[type], mast: move.mast }, move),
    notation: ({ mast, target }) => `${type} ${mast + 1} ${target + 1}`,
    apply: (turn, { mast, target }) => fireGun(turn, { gun: GUNS[type], mast }, target),
  };
}

function shotLabel(
  state: State,
  frame: FrameOf<'volley'>,
  gun: Gun,
  { mast, target }: ShotMove,
): ReturnType<typeof say> {
  const { rank, range } = cannonOf(state, frame.ship, gun);
  const isDoubled = gun.gun === 'mast' && shipOf(state, frame.ship).isDoubled;
  const needed = isDoubled ? 6 : Math.max(2, rank + 1 - bonusFor(state, frame.ship, gun, target));
  return say('fire', {
    gun: gun.gun,
    mast: mast + 1,
    cannon: `${rank}${range}`,
    target: shipName(state, target),
    needed,
  });
}

/** DEC-3: what must show itself for this shot does so first. */
function fireGun(turn: Turn<SpanishMain, FrameOf<'volley'>>, gun: Gun, target: number): void {
  const { state, frame } = turn;
  const { ship } = frame;
  const needs = shotNeeds(state, ship, gun, target);
  state.stack.pop();
  next(state, ...shotTasks(state, { ship, shot: gun, target }), { do: 'volley', ...afterFiring(frame, gun) });
  const hidden: Code[] = typeof needs === 'string' ? [] : needs;
  if (gun.gun === 'musket' && !has(state, ship, 'MUSKETEER')) hidden.push('MUSKETEER');
  for (const code of hidden) revealCrew(turn, hiddenWith(state, ship, code));
  proceed(turn);
}

export const fire = shotRule<MoveOf<'fire'>>('fire', (mast, target) => ({ type: 'fire', mast, target }));
export const musket = shotRule<MoveOf<'musket'>>('musket', (mast, target) => ({
  type: 'musket',
  mast,
  target,
}));
export const forged = shotRule<MoveOf<'forged'>>('forged', (mast, target) => ({
  type: 'forged',
  mast,
  target,
}));

/** SHOOT-6: at any time. */
export const cease: Rule<MoveOf<'cease'>, 'volley'> = {
  type: 'cease',
  offers(_, menu) {
    menu.add({ type: 'cease' });
  },
  label: () => say('cease'),
  apply(turn) {
    turn.state.stack.pop();
    proceed(turn);
  },
};

/** SHOOT-9, RAM-5, ABILITY-20: the mast nearest the stern is named first (DEC-5). */
export const lose: Rule<MoveOf<'lose'>, 'mast'> = {
  type: 'lose',
  offers({ state, frame: { ship } }, menu) {
    const own = shipOf(state, ship);
    for (let mast = mastsPrinted(own) - 1; mast >= 0; mast--) {
      if (hasMast(own, mast)) menu.add({ type: 'lose', mast });
    }
  },
  label: ({ mast }, state, { ship }) =>
    say('lose', { mast: mast + 1, cannon: cannonText(state, ship, mast) }),
  notation: ({ mast }) => `lose ${mast + 1}`,
  apply(turn, { mast }) {
    turn.state.stack.pop();
    loseMast(turn, turn.frame.ship, mast);
    proceed(turn);
  },
};

function cannonText(state: State, ship: number, mast: number): string {
  const { rank, range } = at(cardOf(shipOf(state, ship)).cannons, mast);
  return `${rank}${range}`;
}

/** REPAIR-1, ABILITY-8 */
export const mend: Rule<MoveOf<'mend'>, 'mend'> = {
  type: 'mend',
  offers({ state, frame: { ship } }, menu) {
    const own = shipOf(state, ship);
    for (let mast = 0; mast < mastsPrinted(own); mast++) {
      if (!hasMast(own, mast)) menu.add({ type: 'mend', mast });
    }
  },
  label: ({ mast }, state, { ship }) =>
    say('mend', { mast: mast + 1, cannon: cannonText(state, ship, mast) }),
  notation: ({ mast }) => `mend ${mast + 1}`,
  apply(turn, { mast }) {
    const { state, frame } = turn;
    const { ship, isOptional } = frame;
    state.stack.pop();
    const use = isOptional ? sourceOf(state, ship, 'REPAIR_ON_SINK', 'always') : undefined;
    if (use === undefined) raiseMast(turn, ship, mast);
    else declareUse(turn, use, { do: 'raise', ship, mast });
    proceed(turn);
  },
};

/** CREW-7: the cheapest is named first (DEC-5). */
export const bury: Rule<MoveOf<'bury'>, 'loss'> = {
  type: 'bury',
  offers({ state, frame: { ship } }, menu) {
    if (has(state, ship, 'CREW_SAFE')) return;
    for (const crew of crewAboard(state, ship)) menu.add({ type: 'bury', crew });
  },
  label: ({ crew }, state) => say('bury', { who: crewName(state, crew) }),
  notation: ({ crew }) => `bury ${crew + 1}`,
  apply(turn, { crew }) {
    turn.state.stack.pop();
    eliminate(turn, crew);
    proceed(turn);
  },
};

/** ABILITY-18 */
export const jettison: Rule<MoveOf<'jettison'>, 'loss'> = {
  type: 'jettison',
  offers({ state, frame: { ship, what } }, menu) {
    if (what === 'cargo') for (const token of coinsAboard(state, ship)) menu.add({ type: 'jettison', token });
  },
  label: ({ token }, state) => say('jettison', { gold: at(state.tokens, token).gold }),
  notation: ({ token }) => `jettison ${token + 1}`,
  apply(turn, { token }) {
    turn.state.stack.pop();
    destroyCoin(turn, token);
    proceed(turn);
  },
};

/** TURN-10 */
export const first: Rule<MoveOf<'first'>, 'order'> = {
  type: 'first',
  offers(_, menu) {
    menu.add({ type: 'first', what: 'crew' });
    menu.add({ type: 'first', what: 'cargo' });
  },
  label: ({ what }) => say('first', { what }),
  apply(turn, { what }) {
    const { state, frame } = turn;
    const { ship, target } = frame;
    state.stack.pop();
    const spoil: Task = { do: 'spoil', ship, target };
    next(
      state,
      ...(what === 'cargo' ? [spoil, ...killTasks(ship, target)] : [...killTasks(ship, target), spoil]),
    );
    proceed(turn);
  },
};
