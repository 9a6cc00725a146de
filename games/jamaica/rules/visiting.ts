import { askedSeats, isOver, LegalMenu, legalFor, pick, play, seededFate } from '@tortuga/kernel';
import { jamaica } from '../jamaica.ts';
import type { Jamaica, JamaicaOptions, JamaicaState } from './state.ts';

/** Plays one game at random and shows every state of it, the first and the last included. */
export function visit(
  seed: number,
  seats: number,
  look: (state: JamaicaState) => void,
  options: Partial<JamaicaOptions> = {},
): void {
  const fate = seededFate(seed);
  const menu = new LegalMenu<Jamaica['move'], Jamaica['reason']>();
  const usual = {
    bank: 'unlimited',
    steal_pick: 'slot',
    discard_view: 'open',
    first_captain: 'random',
  } as const;
  const state = jamaica.setup({ seats, options: { ...usual, ...options } }, fate, undefined);
  look(state);
  while (!isOver(state)) {
    const seat = pick(fate, askedSeats(jamaica, state));
    play(jamaica, state, seat, legalFor(jamaica, state, seat, menu).pick(fate), fate);
    look(state);
  }
}
