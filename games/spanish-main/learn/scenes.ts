/** What lessons and figures show: Anne with the Windjammer and Bonny Kate, Bart with two Spaniards. */

import type { Setting, ShipAt } from '../rules/position.ts';
import type { SpanishMainState } from '../rules/state.ts';
import { after, type Gold, sea } from './positions.ts';

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

const KATE_AT_HOME: ShipAt = { card: CARDS.bonnyKate, at: [600, 843, 270] };
const CORAZON_AT_HOME: ShipAt = { card: CARDS.elCorazon, seat: 1, at: [3600, 3363, 90] };

/** What was brought home before the lesson begins. */
const HOMES = [
  [3, 2],
  [4, 3],
];
const UNTOUCHED: Gold = { whale: [4, 2, 1], crescent: [3, 1, 1], homes: HOMES };
/** Anne has taken the 4. */
const BEGUN: Gold = { ...UNTOUCHED, whale: [2, 1] };
/** Bart has taken the 3. */
const SHARED: Gold = { ...BEGUN, crescent: [1, 1] };
/** Anne has brought home the 4 and the 3, and taken the 2. */
const NEARLY_WON: Gold = {
  ...SHARED,
  whale: [1],
  homes: [
    [4, 3, 3, 2],
    [4, 3],
  ],
};

/** The ships that matter; the other two stay at home. */
function meeting(gold: Gold, mine: ShipAt, theirs: ShipAt, more: Setting): SpanishMainState {
  return sea(gold, { ships: [mine, KATE_AT_HOME, theirs, CORAZON_AT_HOME], ...more });
}

/** Before the first turn all lie at home. */
export function moored(): SpanishMainState {
  const gold = { ...UNTOUCHED, homes: [] };
  return meeting(gold, windjammer([927, 719, 200]), elPicador([3275, 3482, 20]), { turn: 1, gold: 12 });
}

/** The Windjammer is about to sail, with the Whale ahead. */
export function outbound(): SpanishMainState {
  const state = meeting(UNTOUCHED, windjammer([2650, 1050, 30]), elPicador([2700, 3300, 240]), { turn: 9 });
  return after(state, 'move 1');
}

/** She has just come to the Whale. */
export function arrived(): SpanishMainState {
  return after(outbound(), 'sail L 340');
}

/** The next turn. */
export function docked(): SpanishMainState {
  const { islands, ...state } = meeting(
    UNTOUCHED,
    windjammer([3284, 819, 340]),
    elPicador([2450, 2800, 240]),
    {
      turn: 11,
    },
  );
  return { ...state, islands: islands.map((island, i) => (i === 2 ? { ...island, marks: 1 } : island)) };
}

/** All her cannons have El Picador in range. */
export function broadsides(more: Setting = {}): SpanishMainState {
  const mine = windjammer([2400, 2000, 0], { coins: [4] });
  return meeting(BEGUN, mine, elPicador([2300, 2470, 0]), { turn: 13, ...more });
}

/** Her bow is in the side of El Picador, which has one mast left. */
export function alongside(): SpanishMainState {
  const mine = windjammer([1850, 2300, 0], { coins: [4] });
  const theirs = elPicador([2700, 2700, 90], { masts: 1, coins: [3], crew: ['SG-Explorer'] });
  return after(meeting(SHARED, mine, theirs, { turn: 15 }), 'move 1', 'sail L 0');
}

/** She touches the bow of El Picador, which is derelict. */
export function atHerBow(): SpanishMainState {
  const mine = windjammer([1700, 2500, 330], { coins: [4, 3] });
  const theirs = elPicador([2250, 2150, 160], { masts: 0 });
  return after(meeting(SHARED, mine, theirs, { turn: 17 }), 'move 1', 'sail L 328');
}

/** She is about to bring home what is missing, with El Picador in Anne's service. */
export function homeward(): SpanishMainState {
  const mine = windjammer([1130, 1480, 190], { coins: [2] });
  const captured = elPicador([1900, 1850, 220], { seat: 0, fleet: 1, masts: 1 });
  return after(meeting(NEARLY_WON, mine, captured, { turn: 25 }), 'move 1');
}
