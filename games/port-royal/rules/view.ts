/** HIDE: who may know what. */

import { isOver, type Viewer } from '@tortuga/kernel';
import { copyPublic } from './copy.ts';
import { beside, discardedBy, isAboard, isAboardOf, type Place } from './places.ts';
import { HIDDEN, type PortRoyalState, type PortRoyalView, type Prisoner, type Trick } from './state.ts';

/** Lists what the viewer may know; a field that is forgotten here stays hidden. */
export function view(state: Readonly<PortRoyalState>, viewer: Viewer): PortRoyalView {
  const { stack, hands, aside, holder, tricks, prisoners } = state;
  return {
    ...copyPublic(state),
    stack: stack.slice(),
    hand: viewer === 'watcher' ? [] : (hands[viewer]?.slice() ?? []),
    handSizes: hands.map((hand) => hand.length),
    aside: viewer === holder ? aside.slice() : [],
    tricks: lookedUp(state),
    tricksPlayed: tricks.length,
    prisoners: prisoners.map((prisoner) => showPrisoner(prisoner, viewer, isOver(state))),
  };
}

/** HIDE-11 */
function lookedUp({ tricks, options }: Readonly<PortRoyalState>): readonly Trick[] {
  return options.trickHistory === 'all' ? tricks.slice() : tricks.slice(-1);
}

function showPrisoner(prisoner: Prisoner, viewer: Viewer, hasEnded: boolean): Prisoner {
  const { at } = prisoner;
  const isKnown = (viewer !== 'watcher' && isSeenBy(viewer, at)) || (hasEnded && isAboard(at));
  return isKnown ? prisoner : { at, face: HIDDEN };
}

/** HIDE-6, HIDE-8: whoever won a prisoner knows the face, wherever it went since. */
function isSeenBy(seat: number, place: Place): boolean {
  return isAboardOf(seat, place) || place === beside(seat) || place === discardedBy(seat);
}
