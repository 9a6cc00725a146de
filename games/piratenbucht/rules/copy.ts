/** By hand: it runs for every node of a search. */

import type { Battle, Captain, Column, Frame, PirateState, Ship } from './state.ts';

export function copy(state: Readonly<PirateState>): PirateState {
  const { options, stage, round, stock, battle, places, tally } = state;
  const copied: PirateState = {
    stack: state.stack.map(copyFrame),
    options,
    stage,
    round,
    captains: state.captains.map(copyCaptain),
    pirates: state.pirates.slice(),
    loot: state.loot.slice(),
    deck: state.deck.slice(),
    discard: state.discard.slice(),
    shuffled: state.shuffled,
    open: state.open.slice(),
    navies: state.navies.slice(),
    blackShips: state.blackShips.map(({ at, isSunk }) => ({ at, isSunk })),
    stock,
    // Rows of throws are only ever replaced.
    throws: state.throws.slice(),
    harbour: state.harbour.slice(),
    tally: { ...tally },
  };
  if (battle !== undefined) copied.battle = copyBattle(battle);
  if (places !== undefined) copied.places = places.slice();
  return copied;
}

/** Frames are only ever replaced, except the sealed ones. */
function copyFrame(frame: Readonly<Frame>): Frame {
  if (frame.kind === 'wheel') return { kind: 'wheel', answers: frame.answers.slice() };
  return frame.kind === 'upgrades' ? { kind: 'upgrades', answers: frame.answers.slice() } : frame;
}

function copyCaptain({ at, gold, treasure, fame, ship, hand, seen, shown }: Readonly<Captain>): Captain {
  return {
    at,
    gold,
    treasure,
    fame,
    ship: copyShip(ship),
    hand: hand.slice(),
    seen: seen.slice(),
    shown: shown.slice(),
  };
}

export function copyShip({ hold, sails, cannons, crew }: Ship): Ship {
  return {
    hold: copyColumn(hold),
    sails: copyColumn(sails),
    cannons: copyColumn(cannons),
    crew: copyColumn(crew),
  };
}

function copyColumn({ field, reinforce, refit }: Readonly<Column>): Column {
  return { field, reinforce, refit };
}

export function copyBattle(battle: Readonly<Battle>): Battle {
  return {
    at: battle.at,
    ships: battle.ships.slice(),
    enemies: battle.enemies.map(({ kind, hits }) => ({ kind, hits })),
    foes: battle.foes,
    order: battle.order.slice(),
    fast: battle.fast.slice(),
    steps: battle.steps.slice(),
    shotAt: battle.shotAt.slice(),
    hasHit: battle.hasHit,
    hit: battle.hit.slice(),
    weapons: battle.weapons.slice(),
    winds: battle.winds.slice(),
    fogs: battle.fogs.slice(),
    grapeshots: battle.grapeshots.slice(),
    isBoarding: battle.isBoarding,
  };
}
