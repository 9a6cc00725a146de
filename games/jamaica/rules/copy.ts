import type { Frame } from './questions.ts';
import type { Deck, JamaicaState, Ship } from './state.ts';

/** By hand: it runs for every step of a search. Battles, slots and all frames but the sealed one are never changed. */
export function copy(state: Readonly<JamaicaState>): JamaicaState {
  const { stack, options, round, captain, dice, active, half, isLastRound, ghost, lairs, powers, bank } =
    state;
  const twin: JamaicaState = {
    stack: stack.map(copyFrame),
    options,
    round,
    captain,
    dice,
    active,
    half,
    isLastRound,
    ships: state.ships.map(copyShip),
    decks: state.decks.map(copyDeck),
    lairs,
    hoard: state.hoard.slice(),
    powers: { map: powers.map, sabre: powers.sabre, beth: powers.beth, sixth: powers.sixth },
    bank: { gold: bank.gold, food: bank.food, powder: bank.powder },
    battle: state.battle,
  };
  if (ghost !== undefined) twin.ghost = copyShip(ghost);
  return twin;
}

function copyFrame(frame: Readonly<Frame>): Frame {
  return frame.kind === 'cards' ? { kind: 'cards', answers: frame.answers.slice() } : frame;
}

function copyShip({ at: space, lap, holds, slots }: Readonly<Ship>): Ship {
  return { at: space, lap, holds: holds.slice(), slots };
}

function copyDeck({ hand, pile, discards, top, chosen }: Readonly<Deck>): Deck {
  return { hand, pile, discards, top, chosen };
}
