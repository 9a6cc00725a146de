/** Every question, by the kind of its frame. */

import type { Game, MoveRule, Phase } from '@tortuga/kernel';
import { action } from './actions/phase.ts';
import { turn } from './battle/turn.ts';
import { window } from './battle/window-phase.ts';
import { chest, purse } from './harbour/bury.ts';
import { cove } from './harbour/cove.ts';
import { flips } from './harbour/flip.ts';
import { shipyard } from './harbour/shipyard.ts';
import { tavern } from './harbour/tavern.ts';
import type { PirateMove } from './moves.ts';
import { navy } from './navy/aim.ts';
import { proceed } from './sequence.ts';
import type { Frame, Piratenbucht } from './state.ts';
import { upgrades } from './upgrades/fit.ts';
import { wheel } from './wheel/sail.ts';

/** Lets the sequence of play go on after every answer. */
function flowing<F extends Frame>(phase: Phase<Piratenbucht, F>): Phase<Piratenbucht, F> {
  const { unseal } = phase;
  if (unseal === undefined) return { ...phase, moves: phase.moves.map(thenProceed) };
  return {
    ...phase,
    unseal(turn, answers) {
      unseal(turn, answers);
      proceed(turn);
    },
  };
}

function thenProceed<F extends Frame>(
  rule: MoveRule<Piratenbucht, PirateMove, F>,
): MoveRule<Piratenbucht, PirateMove, F> {
  return {
    ...rule,
    apply(turn, move) {
      rule.apply(turn, move);
      proceed(turn);
    },
  };
}

export const phases: Game<Piratenbucht>['phases'] = {
  upgrades: flowing(upgrades),
  wheel: flowing(wheel),
  action: flowing(action),
  window: flowing(window),
  turn: flowing(turn),
  navy: flowing(navy),
  tavern: flowing(tavern),
  shipyard: flowing(shipyard),
  flip: flowing(flips),
  chest: flowing(chest),
  purse: flowing(purse),
  cove: flowing(cove),
};
