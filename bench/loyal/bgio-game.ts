/** Loyal Captain as one writes it for boardgame.io: plain data, moves that change a draft, `endIf`. */

import type { Game, Move } from 'boardgame.io';
import {
  canAct,
  canPlace,
  capturedNear,
  type Deck,
  isAhead,
  keyOf,
  leave,
  STUB,
  stand,
  timesStood,
} from './bgio-rules.ts';
import { nextTo, PIRATES, REPETITIONS, SPACES, STARTS } from './deck.ts';

const INVALID_MOVE = 'INVALID_MOVE';

/** A choice as `ai.enumerate` lists it. */
export interface Choice {
  move: 'place' | 'step';
  args: number[];
}

const place: Move<Deck> = ({ G, ctx }, space: number) => {
  const player = Number(ctx.currentPlayer);
  const deck = plainCopy(G);
  if (!canPlace(deck, player, space)) return INVALID_MOVE;
  deck.reserve[player] = (deck.reserve[player] ?? 0) - 1;
  stand(deck, space, player, STUB);
  finish(deck, player, space, true);
  return Object.assign(G, deck);
};

const step: Move<Deck> = ({ G, ctx }, from: number, to: number) => {
  const player = Number(ctx.currentPlayer);
  const deck = plainCopy(G);
  if (deck.owner[from] !== player || !nextTo(from).includes(to) || !isAhead(deck, from, to)) {
    return INVALID_MOVE;
  }
  leave(deck, from);
  stand(deck, to, player, from);
  finish(deck, player, to, false);
  return Object.assign(G, deck);
};

/** Every look at a draft passes a proxy; the rules look often, so they look at a copy. */
function plainCopy({ owner, back, reserve, history }: Deck): Deck {
  return { owner: [...owner], back: [...back], reserve: [...reserve], history };
}

/** LC-TURN-8: captures, then the tests for the end. */
function finish(deck: Deck, player: number, space: number, placed: boolean): void {
  const opponent = 1 - player;
  const enemies = capturedNear(deck, opponent, nextTo(space));
  for (const captured of enemies) leave(deck, captured);
  // LC-CAPTURE-14: a step never loses own pieces.
  if (placed) for (const captured of capturedNear(deck, player, [space])) leave(deck, captured);
  const isFinal = placed || enemies.length > 0;
  deck.history = isFinal ? keyOf(deck) : deck.history + keyOf(deck);
  if (!canAct(deck, opponent)) deck.result = { winner: String(player) };
  else if (timesStood(deck.history) === REPETITIONS) deck.result = { draw: true };
}

/** The legal moves of the player whose turn it is. */
export function enumerate(G: Readonly<Deck>, ctx: { readonly currentPlayer: string }): Choice[] {
  const player = Number(ctx.currentPlayer);
  const choices: Choice[] = [];
  for (const space of STARTS) if (canPlace(G, player, space)) choices.push({ move: 'place', args: [space] });
  for (let from = 0; from < SPACES; from++) {
    if (G.owner[from] !== player) continue;
    for (const to of nextTo(from)) {
      if (isAhead(G, from, to)) choices.push({ move: 'step', args: [from, to] });
    }
  }
  return choices;
}

function setup(): Deck {
  const nobody = Array.from({ length: SPACES }, () => -1);
  const deck: Deck = { owner: nobody, back: [...nobody], reserve: [PIRATES, PIRATES], history: '' };
  return { ...deck, history: keyOf(deck) };
}

export const game: Game<Deck> = {
  name: 'loyal-captain',
  setup,
  moves: { place, step },
  turn: { minMoves: 1, maxMoves: 1 },
  endIf: ({ G }) => G.result,
  // The kernel keeps no history of states either.
  disableUndo: true,
  ai: { enumerate },
};
