/** What ships do to each other: ramming, boarding, towing, raiding, searching. */

import { at, type MoveRule, pick } from '@tortuga/kernel';
import { proceed } from '../agenda.ts';
import type { CourseMove, MoveOf } from '../answers.ts';
import { crewName, islandName, next, shipName } from '../course.ts';
import { coinsAboard, crewAboard, hasRoomFor, spacesFree, tokensOn } from '../crew.ts';
import { say } from '../say.ts';
import { DEGREES } from '../sea/fixed.ts';
import { dockPlace } from '../sea/placing.ts';
import { cardOf, crewOf, shipOf, watersAround } from '../ships.ts';
import type { Frame, SpanishMain, SpanishMainState } from '../state.ts';
import { bring, raid as raidToken, takeCoin } from '../steps/cargo.ts';
import { infect as passOn, prizesFor, ramTargets } from '../steps/contact.ts';
import { isKnownTo, mayReveal } from '../steps/crew.ts';
import { coinsToTake, finishExploring, moveCrew } from '../steps/exploring.ts';
import { isDuel } from '../steps/gold.ts';
import { berthAt, takeInTow, towTargets } from '../steps/towing.ts';

type State = Readonly<SpanishMainState>;
type FrameOf<K extends Frame['kind']> = Extract<Frame, { readonly kind: K }>;
type Rule<M extends CourseMove, K extends Frame['kind']> = MoveRule<SpanishMain, M, FrameOf<K>>;

/** RAM-1, RAM-3: then the pin, then boarding (DEC-4). */
export const ram: Rule<MoveOf<'ram'>, 'ram'> = {
  type: 'ram',
  offers({ state, frame: { ship } }, menu) {
    for (const target of ramTargets(state, ship)) menu.add({ type: 'ram', target });
  },
  label: ({ target }, state) =>
    say('ram', { target: shipName(state, target), masts: mastCount(state, target) }),
  notation: ({ target }) => `ram ${target + 1}`,
  apply(turn, { target }) {
    const { state, frame } = turn;
    const { ship, met } = frame;
    state.stack.pop();
    next(state, { do: 'ram', ship, target }, { do: 'pins', ship, met }, { do: 'board', ship, target });
    proceed(turn);
  },
};

function mastCount(state: State, ship: number): number {
  return cardOf(shipOf(state, ship)).cannons.filter(
    (_, mast) => ((shipOf(state, ship).masts >> mast) & 1) === 1,
  ).length;
}

/** BOARD-5, BOARD-6 */
export const slay: Rule<MoveOf<'slay'>, 'prize'> = {
  type: 'slay',
  offers({ state, frame: { ship, target } }, menu) {
    for (const crew of prizesFor(state, ship, target).crew) menu.add({ type: 'slay', crew });
  },
  label: ({ crew }, state, { seat, target }) =>
    isKnownTo(crewOf(state, crew).known, seat)
      ? say('slay', { who: crewName(state, crew), from: shipName(state, target) })
      : say('slay.hidden', {
          place: crewAboard(state, target).indexOf(crew) + 1,
          from: shipName(state, target),
        }),
  notation: ({ crew }) => `slay ${crew + 1}`,
  apply(turn, { crew }) {
    const { state, frame } = turn;
    state.stack.pop();
    next(state, mayReveal(frame.target, 'CREW_SAFE'), { do: 'slay', crew });
    turn.reveal();
    proceed(turn);
  },
};

/** BOARD-5, BOARD-7 */
export const seize: Rule<MoveOf<'seize'>, 'prize'> = {
  type: 'seize',
  offers({ state, frame: { ship, target } }, menu) {
    for (const token of prizesFor(state, ship, target).coins) menu.add({ type: 'seize', token });
  },
  label: ({ token }, state, { seat, target }) =>
    isKnownTo(at(state.tokens, token).known, seat)
      ? say('seize', { gold: at(state.tokens, token).gold, from: shipName(state, target) })
      : say('seize.hidden', {
          place: coinsAboard(state, target).indexOf(token) + 1,
          from: shipName(state, target),
        }),
  notation: ({ token }) => `seize ${token + 1}`,
  apply(turn, { token }) {
    turn.state.stack.pop();
    takeCoin(turn, token, turn.frame.ship, 'seized');
    proceed(turn);
  },
};

/** TOW-1 */
export const tow: Rule<MoveOf<'tow'>, 'tow'> = {
  type: 'tow',
  offers({ state, frame }, menu) {
    for (const ship of towTargets(state, frame.ship)) menu.add({ type: 'tow', ship });
  },
  label: ({ ship }, state) => say('tow', { tow: shipName(state, ship) }),
  notation: ({ ship }) => `tow ${ship + 1}`,
  apply(turn, { ship }) {
    turn.state.stack.pop();
    takeInTow(turn, turn.frame.ship, ship);
    proceed(turn);
  },
};

/** EXPLORE-4 */
export const take: Rule<MoveOf<'take'>, 'take'> = {
  type: 'take',
  offers({ state, frame }, menu) {
    for (const gold of coinsToTake(state, frame)) menu.add({ type: 'take', gold });
  },
  label: ({ gold }) => say('take', { gold }),
  apply(turn, { gold }) {
    const { ship, island } = turn.frame;
    turn.state.stack.pop();
    finishExploring(turn, { ship, island }, gold);
    proceed(turn);
  },
};

type Exchange = FrameOf<'exchange'>;

/** EXPLORE-9, EXPLORE-10: whither a thing aboard one of two ships goes; nothing comes aboard an enemy. */
function otherSide(state: State, { ship, other }: Exchange, on: number): number | undefined {
  if (on === other) return ship;
  return shipOf(state, other).seat === shipOf(state, ship).seat ? other : undefined;
}

export const carry: Rule<MoveOf<'carry'>, 'exchange'> = {
  type: 'carry',
  offers({ state, frame }, menu) {
    for (const on of [frame.ship, frame.other]) {
      for (const crew of crewAboard(state, on)) {
        const to = otherSide(state, frame, on);
        if (to === undefined || frame.moved.includes(`crew ${crew}`)) continue;
        menu.add({ type: 'carry', crew }, hasRoomFor(state, to, crew));
      }
    }
  },
  label: ({ crew }, state, frame) => {
    const to = otherSide(state, frame, crewOf(state, crew).ship) ?? frame.ship;
    return say('carry', { who: crewName(state, crew), ...shipName(state, to) });
  },
  notation: ({ crew }) => `carry ${crew + 1}`,
  apply(turn, { crew }) {
    const { state, frame, log } = turn;
    const to = otherSide(state, frame, crewOf(state, crew).ship) ?? frame.ship;
    state.stack.pop();
    moveCrew(turn, crew, to);
    log?.({ type: 'crewEmbarked', seat: turn.seat, ...shipName(state, to) });
    next(state, {
      do: 'exchange',
      ship: frame.ship,
      other: frame.other,
      moved: [...frame.moved, `crew ${crew}`],
    });
    proceed(turn);
  },
};

export const haul: Rule<MoveOf<'haul'>, 'exchange'> = {
  type: 'haul',
  offers({ state, frame }, menu) {
    for (const on of [frame.ship, frame.other]) {
      const to = otherSide(state, frame, on);
      if (to === undefined) continue;
      const no = spacesFree(state, to) === 0 ? 'hold-full' : undefined;
      for (const token of coinsAboard(state, on)) {
        if (!frame.moved.includes(`coin ${token}`)) menu.add({ type: 'haul', token }, no);
      }
    }
  },
  label: ({ token }, state, frame) => {
    const { gold, ship } = at(state.tokens, token);
    return say('haul', { gold, ...shipName(state, otherSide(state, frame, ship) ?? frame.ship) });
  },
  notation: ({ token }) => `haul ${token + 1}`,
  apply(turn, { token }) {
    const { state, frame, log } = turn;
    const { ship: from } = at(state.tokens, token);
    const to = otherSide(state, frame, from) ?? frame.ship;
    state.stack.pop();
    log?.({
      type: 'coinTaken',
      how: 'moved',
      seat: turn.seat,
      ...shipName(state, to),
      from: shipName(state, from),
    });
    next(state, {
      do: 'exchange',
      ship: frame.ship,
      other: frame.other,
      moved: [...frame.moved, `coin ${token}`],
    });
    bring(turn, token, to);
    proceed(turn);
  },
};

export const done: Rule<MoveOf<'done'>, 'exchange'> = {
  type: 'done',
  offers(_, menu) {
    menu.add({ type: 'done' });
  },
  label: () => say('done'),
  apply(turn) {
    turn.state.stack.pop();
    proceed(turn);
  },
};

/** ABILITY-5: with two players the coins at home are seen, and one is chosen. */
export const raid: Rule<MoveOf<'raid'>, 'raid'> = {
  type: 'raid',
  offers({ state, frame: { island } }, menu) {
    if (isDuel(state)) for (const token of tokensOn(state, island)) menu.add({ type: 'raid', token });
  },
  label: ({ token }, state) => say('raid', { gold: at(state.tokens, token).gold }),
  notation: ({ token }) => `raid ${token + 1}`,
  apply(turn, { token }) {
    turn.state.stack.pop();
    raidToken(turn, token, turn.frame.ship);
    proceed(turn);
  },
};

/** ABILITY-5: with more, chance picks. */
export const raidBlind: Rule<MoveOf<'raidBlind'>, 'raid'> = {
  type: 'raidBlind',
  offers({ state }, menu) {
    if (!isDuel(state)) menu.add({ type: 'raidBlind' });
  },
  label: (_, state, { island }) => say('raidBlind', { at: islandName(state, island) }),
  apply(turn) {
    const { state, frame, fate } = turn;
    state.stack.pop();
    raidToken(turn, pick(fate, tokensOn(state, frame.island)), frame.ship);
    proceed(turn);
  },
};

/** ABILITY-3, GEO-51 */
export const berth: Rule<MoveOf<'berth'>, 'berth'> = {
  type: 'berth',
  offers({ state, frame: { ship } }, menu) {
    const own = shipOf(state, ship);
    const { sea } = watersAround(state, ship);
    const shore = at(sea.obstacles, at(state.players, own.seat).home);
    const no = (heading: number) =>
      dockPlace(sea, cardOf(own).hull, shore, heading) === undefined ? 'no-berth' : undefined;
    menu.dial({ type: 'berth', heading: 0 }, 'heading', { min: 0, max: DEGREES - 1, step: 1, no });
  },
  label: ({ heading }) => say('berth', { heading }),
  apply(turn, { heading }) {
    const { state, frame } = turn;
    const own = shipOf(state, frame.ship);
    state.stack.pop();
    berthAt(turn, frame.ship, at(state.players, own.seat).home, (sea, shore) =>
      dockPlace(sea, cardOf(own).hull, shore, heading),
    );
    proceed(turn);
  },
};

/** TREASURE-16 */
export const infect: Rule<MoveOf<'infect'>, 'plague'> = {
  type: 'infect',
  offers({ frame: { ways } }, menu) {
    for (const [from, to] of ways) menu.add({ type: 'infect', from, to });
  },
  label: ({ to }, state) => say('infect', { to: shipName(state, to) }),
  notation: ({ from, to }) => `infect ${from + 1} ${to + 1}`,
  apply(turn, { from, to }) {
    turn.state.stack.pop();
    passOn(turn, from, to);
    proceed(turn);
  },
};
