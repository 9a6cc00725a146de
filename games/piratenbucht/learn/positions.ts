/** Situations of the lesson and the rulebook, each with its question open. */

import type { Fate } from '@tortuga/kernel';
import type { Island } from '../rules/data/places.ts';
import { beginHarbour } from '../rules/harbour/visits.ts';
import { position as arrange, type Setting } from '../rules/position.ts';
import { proceed } from '../rules/sequence.ts';
import type { PirateState, Stage } from '../rules/state.ts';

/** Nothing here depends on luck. */
const LOWEST: Fate = { draw: () => 0 };

/** Far enough apart that nobody is tied, whatever they gain: ties would be thrown for. */
const FAME = [12, 6, 1, 0];

function position(setting: Setting): PirateState {
  const captains = setting.captains.map((captain, seat) => ({ fame: FAME[seat] ?? 0, ...captain }));
  return arrange({ ...setting, captains });
}

function doing(state: PirateState) {
  return { state, fate: LOWEST, log: undefined, reveal() {} };
}

/** The first question after a stage is over. */
export function after(stage: Stage, setting: Setting): PirateState {
  const state = position({ ...setting, stage });
  proceed(doing(state));
  return state;
}

/** In the harbour, the plunder being over. */
export function inHarbour(setting: Setting): PirateState {
  const state = position({ loot: [], ...setting });
  beginHarbour(doing(state));
  proceed(doing(state));
  return state;
}

/** At the wheel; those behind the first have set theirs already. */
export function atWheel(setting: Setting, others: readonly Island[]): PirateState {
  const state = position({ ...setting, stage: 'sailing' });
  const answers = others.map((to, i) => ({ seat: i + 1, move: { type: 'sail', to } as const }));
  state.stack.push({ kind: 'wheel', answers });
  return state;
}

/** When everything is over. */
export function atEnd(setting: Setting, places: number[]): PirateState {
  return { ...position({ ...setting, stage: 'over', round: 12, loot: [] }), places };
}
