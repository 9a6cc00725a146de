/** WIN, MULTI-16: who has won, and why. */

import { at, type Outcome } from '@tortuga/kernel';
import { say } from './say.ts';
import type { SpanishMain, SpanishMainState } from './state.ts';
import { placesOf, scoresOf } from './steps/gold.ts';

export function outcome(state: Readonly<SpanishMainState>): Outcome<SpanishMain> | undefined {
  if (state.ended === undefined) return undefined;
  const places = placesOf(state);
  return { places, scores: scoresOf(state), why: why(state, places) };
}

function why(state: Readonly<SpanishMainState>, places: readonly number[]): Outcome<SpanishMain>['why'] {
  const scores = scoresOf(state);
  const winners = [...places.keys()].filter((seat) => places[seat] === 1);
  const winner = at(winners, 0);
  const gold = at(scores, winner);
  const loser = state.active;
  const less = Math.min(...scores);
  if (winners.length > 1) return say('drawn', { winners, gold });
  switch (state.ended) {
    case 'gold':
      return say('won.gold', { winner, gold, all: state.gold });
    case 'stranded':
      return say('won.stranded', { winner, loser, gold, less });
    case 'bare':
      return say('won.bare', { winner, gold, less });
    default:
      return say(`won.${state.ended ?? 'quiet'}`, { winner, gold });
  }
}
