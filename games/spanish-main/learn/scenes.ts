/** What lessons and figures show: Anne with the Windjammer and Bonny Kate, Bart with two Spaniards. */

import type { Setting, ShipAt } from '../rules/position.ts';
import type { SpanishMainState } from '../rules/state.ts';
import { after, sea, VISITED } from './positions.ts';

type Place = NonNullable<ShipAt['at']>;
type More = Omit<ShipAt, 'card' | 'at'>;

/** All four have abilities that are in nobody's way. */
const CARDS = { windjammer: 'PS-014', bonnyKate: 'PS-025', elPicador: 'SS-015', elCorazon: 'SS-014' };

function windjammer(place: Place, more: More = {}): ShipAt {
  return { card: CARDS.windjammer, at: place, ...more };
}

function elPicador(place: Place, more: More = {}): ShipAt {
  return { card: CARDS.elPicador, seat: 1, at: place, ...more };
}

const KATE_AT_HOME: ShipAt = { card: CARDS.bonnyKate, at: [1050, 1343, 270] };
const CORAZON_AT_HOME: ShipAt = { card: CARDS.elCorazon, seat: 1, at: [4350, 4063, 90] };

/** The ships that matter; the other two stay at home. */
function meeting(mine: ShipAt, theirs: ShipAt, more: Setting = {}): SpanishMainState {
  return sea({ ships: [mine, KATE_AT_HOME, theirs, CORAZON_AT_HOME], ...more });
}

/** Before the first turn all lie at home. */
export function moored(): SpanishMainState {
  return meeting(windjammer([1377, 1219, 200]), elPicador([4025, 4182, 20]), { turn: 1 });
}

/** The Windjammer is about to sail, with the Whale ahead. */
export function outbound(): SpanishMainState {
  return after(meeting(windjammer([3250, 1650, 30]), elPicador([3300, 3900, 240])), 'move 1');
}

/** She lies at the Whale, where Anne's mark is. */
export function docked(): SpanishMainState {
  return meeting(windjammer([3884, 1419, 340]), elPicador([3050, 3400, 240]), { turn: 11, islands: VISITED });
}

/** All her cannons have El Picador in range. */
export function broadsides(more: Setting = {}): SpanishMainState {
  return meeting(windjammer([3000, 2700, 0]), elPicador([2900, 3130, 0]), {
    turn: 13,
    islands: VISITED,
    ...more,
  });
}

/** Her bow is in the side of El Picador, which has one mast left. */
export function alongside(): SpanishMainState {
  const target = elPicador([3300, 3300, 90], { masts: 1, coins: [3], crew: ['SG-Explorer'] });
  const state = meeting(windjammer([2450, 2900, 0]), target, { turn: 15, islands: VISITED });
  return after(state, 'move 1', 'sail L 0');
}

/** She touches the bow of El Picador, which is derelict. */
export function atHerBow(): SpanishMainState {
  const mine = windjammer([2300, 3100, 330], { coins: [4, 3] });
  const state = meeting(mine, elPicador([2850, 2750, 160], { masts: 0 }), { turn: 17, islands: VISITED });
  return after(state, 'move 1', 'sail L 328');
}

/** She is about to bring home what is missing. */
export function homeward(): SpanishMainState {
  const homes = [
    [4, 3, 2, 1, 1],
    [3, 2],
  ];
  const mine = windjammer([1950, 1700, 170], { coins: [4] });
  return after(
    sea({ ships: [mine, elPicador([3300, 2500, 190])], turn: 25, islands: VISITED, homes }),
    'move 1',
  );
}
