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

const KATE_AT_HOME: ShipAt = { card: CARDS.bonnyKate, at: [3684, 2932, 250] };
const CORAZON_AT_HOME: ShipAt = { card: CARDS.elCorazon, seat: 1, at: [700, 1000, 270] };

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
  return meeting(gold, windjammer([3245, 2700, 0]), elPicador([1040, 750, 180]), { turn: 1, gold: 12 });
}

/** The Windjammer is about to sail, with the Whale ahead. */
export function outbound(): SpanishMainState {
  const state = meeting(UNTOUCHED, windjammer([2400, 2550, 110]), elPicador([1500, 1500, 60]), { turn: 9 });
  return after(state, 'move 1');
}

/** She has just come to the Whale. */
export function arrived(): SpanishMainState {
  return after(outbound(), 'sail L 155');
}

/** The next turn. */
export function docked(): SpanishMainState {
  const { islands, ...state } = meeting(
    UNTOUCHED,
    windjammer([1730, 2862, 155]),
    elPicador([1550, 1600, 60]),
    {
      turn: 11,
    },
  );
  return { ...state, islands: islands.map((island, i) => (i === 2 ? { ...island, marks: 1 } : island)) };
}

/** All her cannons have El Picador in range. */
export function broadsides(more: Setting = {}): SpanishMainState {
  const mine = windjammer([2700, 1800, 0], { coins: [4] });
  return meeting(BEGUN, mine, elPicador([2600, 2270, 0]), { turn: 13, ...more });
}

/** Her bow is in the side of El Picador, which has one mast left. */
export function alongside(): SpanishMainState {
  const mine = windjammer([2150, 2000, 0], { coins: [4] });
  const theirs = elPicador([3000, 2400, 90], { masts: 1, coins: [3], crew: ['SG-Explorer'] });
  return after(meeting(SHARED, mine, theirs, { turn: 15 }), 'move 1', 'sail L 0');
}

/** She touches the bow of El Picador, which is derelict. */
export function atHerBow(): SpanishMainState {
  const mine = windjammer([2000, 2150, 330], { coins: [4, 3] });
  const theirs = elPicador([2550, 1800, 160], { masts: 0 });
  return after(meeting(SHARED, mine, theirs, { turn: 17 }), 'move 1', 'sail L 328');
}

/** She is about to bring home what is missing, with El Picador in Anne's service. */
export function homeward(): SpanishMainState {
  const mine = windjammer([2800, 3400, 10], { coins: [2] });
  const captured = elPicador([2300, 1900, 340], { seat: 0, fleet: 1, masts: 1 });
  return after(meeting(NEARLY_WON, mine, captured, { turn: 25 }), 'move 1');
}
