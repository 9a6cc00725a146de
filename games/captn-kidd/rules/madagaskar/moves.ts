/** MG-TURN: a turn is exactly one action, a placing or the move of a tower. */

import { at, type MoveRule, type Question, type Seat, type Turn } from '@tortuga/kernel';
import { aheadOf, backOf, ENTRY, ownerOf, placePirate, standingOf } from '../deck/crew.ts';
import { offerPlacings, type Place, placeNotation, type Walk, walkNotation, walkTo } from '../deck/moves.ts';
import { entrances, firstRoute, reachOf, type Walker } from '../deck/routes.ts';
import { afterFirst, first, has, NONE, type Space } from '../deck/spaces.ts';
import { packWalk } from '../deck/trail.ts';
import { say } from './say.ts';
import type { Madagaskar, MadagaskarState } from './state.ts';
import { flagsOf, heightAt, moveTower, ownersOf, towerOf } from './towers.ts';
import { finishCapture, finishPlacing, finishWalk, walkerOn } from './turn.ts';

/** MG-SETUP-4, MG-TURN-1: onto a free start space, while there is a reserve. */
export const place: MoveRule<Madagaskar, Place> = {
  type: 'place',
  offers: ({ state, seat }, menu) => offerPlacings(state, seat, menu),
  label: ({ at: space }) => say('place.label', { at: space }),
  notation: placeNotation,
  apply(turn, { at: space }) {
    const { state, seat, log } = turn;
    placePirate(state, seat, space);
    state.towers[space] = towerOf([seat]);
    log?.({ type: 'placed', seat, at: space });
    finishPlacing(turn);
  },
};

type WalkMenu = Parameters<MoveRule<Madagaskar, Walk>['offers']>[1];

/** MG-TURN-5 to MG-TURN-10: a tower goes as many steps as it is high, one choice for every end and back. */
export const walk: MoveRule<Madagaskar, Walk> = {
  type: 'walk',
  offers(question, menu) {
    const { state, seat } = question;
    for (let own = standingOf(state, seat); own !== NONE; own = afterFirst(own)) {
      const walker = walkerOn(state, seat, first(own));
      const ends = addEnds(question, walker, menu);
      if (walker.steps === 1) addBackwards(state, walker, menu);
      else if (ends === 0) addNoRoom(state, walker, menu);
    }
  },
  label: walkLabel,
  notation: walkNotation,
  apply(turn, move) {
    const { state, seat, log } = turn;
    const { from, to, back } = move;
    const height = heightAt(state, from);
    const trace = packWalk(from, backOf(state, from), to);
    const victim = from === to ? undefined : ownerOf(state, to);
    log?.({ type: 'moved', seat, route: routeOf(state, seat, move), height });
    if (from === to) log?.({ type: 'roundTrip', seat, at: to });
    moveTower(state, seat, from, to, back);
    if (victim === undefined) {
      finishWalk(turn, trace);
    } else {
      if (log !== undefined) tellGrowth(turn, to, victim, height);
      finishCapture(turn, victim);
    }
  },
};

/** Every end within reach, and why it may not be used; returns how many there are. */
function addEnds({ state, seat }: Question<Madagaskar>, walker: Walker, menu: WalkMenu): number {
  const { from, steps } = walker;
  const reach = reachOf(state, from, steps);
  let ends = 0;
  for (let to = 0; to < reach.length; to++) {
    if (reach[to] === NONE) continue;
    const open = entrances(state, walker, to);
    for (let backs = reach[to] ?? NONE; backs !== NONE; backs = afterFirst(backs)) {
      const back = first(backs);
      menu.add(walkTo(from, to, back), has(open, back) ? undefined : whyClosed(state, seat, to));
      ends += 1;
    }
  }
  return ends;
}

/** MG-CAPTURE-1, MG-CAPTURE-5, DECK-27 */
function whyClosed(state: Readonly<MadagaskarState>, seat: Seat, to: Space) {
  if (has(standingOf(state, seat), to)) return 'own-tower';
  return backOf(state, to) === ENTRY ? 'back-to-hatch' : 'not-from-behind';
}

/** DECK-15: the one space beside a single pirate that it does not reach. */
function addBackwards(state: Readonly<MadagaskarState>, { from }: Walker, menu: WalkMenu): void {
  const behind = backOf(state, from);
  if (behind >= 0) menu.add(walkTo(from, behind, from), 'backwards');
}

/** MG-TURN-6: a tower without room for its full number of steps; its first steps stand for all of them. */
function addNoRoom(state: Readonly<MadagaskarState>, { from }: Walker, menu: WalkMenu): void {
  for (let left = aheadOf(state, from); left !== NONE; left = afterFirst(left)) {
    menu.add(walkTo(from, first(left), from), 'no-room');
  }
}

function walkLabel({ from, to, back }: Walk, state: Readonly<MadagaskarState>) {
  const height = heightAt(state, from);
  if (from === to) return say('round.label', { at: to, back, height });
  const victim = ownerOf(state, to);
  if (victim === undefined) return say('walk.label', { from, to, back, height });
  return say('capture.label', { from, to, back, height, victim, prey: heightAt(state, to) });
}

/** DECK-25: the way shown, of all that lead to the same end. */
function routeOf(state: Readonly<MadagaskarState>, seat: Seat, { from, to, back }: Walk): Space[] {
  return firstRoute(state, walkerOn(state, seat, from), to, back);
}

/** MG-CAPTURE-8: a flag is raised when the tower shows more of them than its two parts did. */
function tellGrowth(
  { state, seat, log }: Turn<Madagaskar>,
  space: Space,
  victim: Seat,
  height: number,
): void {
  const owners = ownersOf(at(state.towers, space));
  log?.({ type: 'towerGrew', seat, victim, at: space, height: owners.length, owners });
  const flags = flagsOf(owners.length);
  const shown = flagsOf(height) + flagsOf(owners.length - height);
  if (flags > shown) log?.({ type: 'flagRaised', at: space, flags });
}
