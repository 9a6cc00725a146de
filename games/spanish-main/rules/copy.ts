import type { Crew, Island, Player, Ship, SpanishMainState, Token } from './state.ts';

/** By hand: it runs for every step of a search. Frames, tasks, notes and uses are only ever replaced. */
export function copy(state: Readonly<SpanishMainState>): SpanishMainState {
  const twin: SpanishMainState = {
    stack: state.stack.slice(),
    agenda: state.agenda.slice(),
    options: state.options,
    size: state.size,
    players: state.players.map(copyPlayer),
    shapes: state.shapes,
    islands: state.islands.map(copyIsland),
    ships: state.ships.map(copyShip),
    crew: state.crew.map(copyCrew),
    tokens: state.tokens.map(copyToken),
    first: state.first,
    active: state.active,
    turn: state.turn,
    quiet: state.quiet,
    gold: state.gold,
    marked: state.marked,
    used: state.used,
  };
  if (state.ended !== undefined) twin.ended = state.ended;
  return twin;
}

function copyPlayer({ home, muster, notes }: Readonly<Player>): Player {
  return { home, muster: { ...muster }, notes };
}

export function copyIsland({ shape, x, y, rotation, home, marks, taken }: Readonly<Island>): Island {
  return { shape, x, y, rotation, home, marks, taken };
}

export function copyShip(ship: Readonly<Ship>): Ship {
  return {
    card: ship.card,
    fleet: ship.fleet,
    seat: ship.seat,
    status: ship.status,
    x: ship.x,
    y: ship.y,
    h: ship.h,
    masts: ship.masts,
    tow: ship.tow,
    guns: ship.guns,
    actions: ship.actions,
    hasActed: ship.hasActed,
    isTwice: ship.isTwice,
    hits: ship.hits,
    isDoubled: ship.isDoubled,
    isCancelled: ship.isCancelled,
    hasUnloaded: ship.hasUnloaded,
    rum: ship.rum,
    leave: ship.leave,
  };
}

function copyCrew({ card, seat, ship, island, isUp, known, isCancelled, hasShifted }: Readonly<Crew>): Crew {
  return { card, seat, ship, island, isUp, known, isCancelled, hasShifted };
}

function copyToken({ face, gold, ship, island, known, from, nth, isMinted }: Readonly<Token>): Token {
  return { face, gold, ship, island, known, from, nth, isMinted };
}
