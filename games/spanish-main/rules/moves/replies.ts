/** Yes and no, and hidden crew that show themselves when it matters (Q14, Q15, Q21, Q26 to Q28, Q31 to Q33). */

import type { MoveRule, Turn } from '@tortuga/kernel';
import { proceed } from '../agenda.ts';
import type { MoveOf } from '../answers.ts';
import type { Code } from '../cards.ts';
import { crewName, next } from '../course.ts';
import { isActive, sourceOf } from '../crew.ts';
import { say } from '../say.ts';
import { crewCardOf, shipOf } from '../ships.ts';
import type { Frame, May, RevealFrame, SpanishMain, SpanishMainState, Task } from '../state.ts';
import { loseOne, mayReveal, revealCrew } from '../steps/crew.ts';
import { passageOf } from '../steps/sailing.ts';
import { act } from '../steps/turn.ts';
import { declareUse } from '../steps/using.ts';

type MayFrame = Extract<Frame, { readonly kind: 'may' }>;
/** Questions that can be declined. */
type NoFrame = Extract<
  Frame,
  { readonly kind: 'may' | 'theft' | 'ram' | 'tow' | 'raid' | 'reveal' | 'cancel' | 'mend' }
>;
type MayTurn = Turn<SpanishMain, MayFrame>;
type Consents = {
  readonly [M in May['may']]: (turn: MayTurn, about: Extract<May, { readonly may: M }>) => void;
};

/** Declares an ability for use; what it does comes when nobody has cancelled it. */
function useIn(turn: MayTurn, code: Code, isOnce: 'once' | 'always', then: Task): void {
  const use = sourceOf(turn.state, turn.frame.about.ship, code, isOnce);
  if (use !== undefined) declareUse(turn, use, then);
}

/** What follows from a yes. */
const CONSENT: Consents = {
  board: ({ state }, { ship, target }) =>
    next(state, mayReveal(ship, 'BOARD_BONUS'), mayReveal(target, 'BOARD_BONUS'), {
      do: 'boarding',
      ship,
      target,
    }),
  explore(turn, { ship, island, isMarked }) {
    if (isMarked) next(turn.state, { do: 'explore', ship, island });
    else useIn(turn, 'EXPLORER', 'always', { do: 'explore', ship, island });
  },
  double: (turn, { ship }) => useIn(turn, 'DOUBLE_RANGE_SIX', 'once', { do: 'doubleRange', ship }),
  captain: (turn, { ship }) => useIn(turn, 'CAPTAIN', 'always', { do: 'shoot', ship }),
  unload: (turn, { ship }) => useIn(turn, 'UNLOAD_WITHIN_S', 'always', { do: 'unload', ship }),
  follow(turn, { ship }) {
    const passage = passageOf(turn.state, ship, ['S'], true);
    useIn(turn, 'MOVE_AFTER_UNLOAD', 'once', { do: 'onward', passage });
  },
  again: (turn, { ship, shot, target }) =>
    useIn(turn, 'CANNONEER', 'once', { do: 'refire', ship, shot, target }),
  repeat: (turn, { ship, action, object }) => act(turn, { do: 'act', ship, action, object }),
  spoil: (turn, { target }) => loseOne(turn, target, 'cargo'),
};

/** DEC-5: "no" comes first. After the attacker's no, the rammed ship may call a boarding (BOARD-1). */
export const no: MoveRule<SpanishMain, MoveOf<'no'>, NoFrame> = {
  type: 'no',
  offers({ frame }, menu) {
    if (frame.kind !== 'mend' || frame.isOptional) menu.add({ type: 'no' });
  },
  label: (_, __, frame) => say('no', { to: frame.kind === 'may' ? frame.about.may : frame.kind }),
  apply(turn) {
    const { state, frame } = turn;
    state.stack.pop();
    if (frame.kind === 'ram') next(state, { do: 'pins', ship: frame.ship, met: frame.met });
    if (frame.kind === 'may' && frame.about.may === 'board') passToDefender(state, frame);
    if (state.stack.length === 0) proceed(turn);
  },
};

function passToDefender(state: SpanishMainState, { seat, about }: MayFrame): void {
  if (about.may !== 'board' || seat !== shipOf(state, about.ship).seat) return;
  state.stack.push({ kind: 'may', seat: shipOf(state, about.target).seat, about });
}

export const yes: MoveRule<SpanishMain, MoveOf<'yes'>, MayFrame> = {
  type: 'yes',
  offers(_, menu) {
    menu.add({ type: 'yes' });
  },
  label: (_, __, { about }) => say('yes', { to: about.may }),
  apply(turn) {
    const { state, frame } = turn;
    state.stack.pop();
    // A question meets the consequence of its own name; the compiler cannot pair them up.
    (CONSENT[frame.about.may] as (turn: MayTurn, about: May) => void)(turn, frame.about);
    proceed(turn);
  },
};

/** CREW-4: one of the crew that would matter now. */
export const show: MoveRule<SpanishMain, MoveOf<'reveal'>, RevealFrame> = {
  type: 'reveal',
  offers({ state, frame: { ship, code } }, menu) {
    for (const [crew, mate] of state.crew.entries()) {
      if (mate.ship !== ship || mate.isUp || !isActive(state, mate)) continue;
      if (crewCardOf(mate).abilities.some((ability) => ability.code === code))
        menu.add({ type: 'reveal', crew });
    }
  },
  label: ({ crew }, state) => say('reveal', { who: crewName(state, crew) }),
  notation: ({ crew }) => `reveal ${crew + 1}`,
  apply(turn, { crew }) {
    turn.state.stack.pop();
    revealCrew(turn, crew);
    turn.reveal();
    proceed(turn);
  },
};
