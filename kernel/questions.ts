/** Who is asked, what they may answer, and whether an answer is among the offers. */

import type { AnyState, Game, GameTypes, MoveRule, Phase, Question, SealedFrame, Seat } from './game.ts';
import { isOnDial, LegalMenu, type Offer, OfferMenu } from './menu.ts';
import { type Refusal, RulesBug, refuse } from './refusal.ts';
import type { Text } from './text.ts';

/** Is the match over? */
export function isOver(state: Readonly<AnyState>): boolean {
  return state.stack.length === 0;
}

/** The open question's frame; a match that is over has none. */
export function topFrame<G extends GameTypes>(state: Readonly<G['state']>): G['frame'] {
  const frame = state.stack[state.stack.length - 1];
  if (frame === undefined) throw new RulesBug('the match is over: no question is open');
  return frame;
}

/** The rules of the open question. */
export function phaseOf<G extends GameTypes>(game: Game<G>, frame: G['frame']): Phase<G> {
  const kind: G['frame']['kind'] = frame.kind;
  // The table is typed by kind; here any kind will do, and a frame always meets its own phase.
  const phase = game.phases[kind] as Phase<G> | undefined;
  if (phase === undefined) throw new RulesBug(`${game.id} has no phase "${kind}"`);
  return phase;
}

/** The answers a sealed frame keeps. */
export function sealedAnswers<G extends GameTypes>(frame: G['frame']): SealedFrame<G['move']>['answers'] {
  // Only called for phases with `unseal`, whose frames are SealedFrames.
  return (frame as unknown as SealedFrame<G['move']>).answers;
}

/** The seats that owe an answer now; none when the match is over. */
export function askedSeats<G extends GameTypes>(game: Game<G>, state: Readonly<G['state']>): readonly Seat[] {
  if (isOver(state)) return [];
  const frame = topFrame<G>(state);
  const phase = phaseOf(game, frame);
  const seats = phase.seats(state, frame);
  if (phase.unseal === undefined) return seats;
  const answers = sealedAnswers<G>(frame);
  return seats.filter((seat) => !answers.some((answer) => answer.seat === seat));
}

/** Is it kept from everybody else who is asked now? */
export function isDiscreet<G extends GameTypes>(game: Game<G>, state: Readonly<G['state']>): boolean {
  return !isOver(state) && phaseOf(game, topFrame<G>(state)).isDiscreet === true;
}

/** The question in words, as one seat meets it. */
export function promptFor<G extends GameTypes>(
  game: Game<G>,
  state: Readonly<G['state']>,
  seat: Seat,
): Text<G['messages']> {
  const frame = topFrame<G>(state);
  return phaseOf(game, frame).prompt({ state, seat, frame });
}

/** Every candidate answer of a seat in a stable order, blocked ones with their reason. */
export function offersFor<G extends GameTypes>(
  game: Game<G>,
  state: Readonly<G['state']>,
  seat: Seat,
): readonly Offer<G['move'], G['reason']>[] {
  const menu = new OfferMenu<G['move'], G['reason']>();
  if (askedSeats(game, state).includes(seat))
    fillMenu(game, { state, seat, frame: topFrame<G>(state) }, menu);
  return menu.offers;
}

/** The legal answers of a seat that is asked. Give the same `menu` again and nothing is allocated. */
export function legalFor<G extends GameTypes>(
  game: Game<G>,
  state: Readonly<G['state']>,
  seat: Seat,
  menu: LegalMenu<G['move'], G['reason']> = new LegalMenu(),
): LegalMenu<G['move'], G['reason']> {
  menu.clear();
  fillMenu(game, { state, seat, frame: topFrame<G>(state) }, menu);
  return menu;
}

function fillMenu<G extends GameTypes>(
  game: Game<G>,
  question: Question<G>,
  menu: OfferMenu<G['move'], G['reason']> | LegalMenu<G['move'], G['reason']>,
): void {
  const { moves } = phaseOf(game, question.frame);
  for (let i = 0; i < moves.length; i++) moves[i]?.offers(question, menu);
}

/** The rule that carries out a move in a phase. */
export function ruleOf<G extends GameTypes>(phase: Phase<G>, type: string): MoveRule<G> {
  for (const rule of phase.moves) if (rule.type === type) return rule;
  throw new RulesBug(`no move "${type}" in this phase`);
}

/** The rule of a move of the open question. */
export function ruleFor<G extends GameTypes>(
  game: Game<G>,
  state: Readonly<G['state']>,
  move: G['move'],
): MoveRule<G> {
  return ruleOf(phaseOf(game, topFrame<G>(state)), move.type);
}

/** What a seat's choice is called. */
export function labelFor<G extends GameTypes>(
  game: Game<G>,
  state: Readonly<G['state']>,
  move: G['move'],
): Text<G['messages']> {
  return ruleFor(game, state, move).label(move, state, topFrame<G>(state));
}

/** Refuses a move that is not among the offers; a blocked one with its own reason. */
export function checkMove<G extends GameTypes>(
  game: Game<G>,
  state: Readonly<G['state']>,
  seat: Seat,
  move: G['move'],
): Refusal<G['reason']> | undefined {
  const refusal = checkSeat(game, state, seat);
  if (refusal !== undefined) return refusal;
  const menu = new OfferMenu<G['move'], G['reason']>();
  const frame = topFrame<G>(state);
  // A rule offers moves of its own type only, so nobody else need be asked.
  phaseOf(game, frame)
    .moves.find(({ type }) => type === move.type)
    ?.offers({ state, seat, frame }, menu);
  let reason: G['reason'] | undefined;
  for (const offer of menu.offers) {
    const no = verdict(offer, move);
    if (no === undefined) return undefined;
    if (no !== NO_MATCH) reason ??= no;
  }
  return refuse(reason ?? 'not-offered');
}

/** Refuses a seat that is not asked. */
export function checkSeat<G extends GameTypes>(
  game: Game<G>,
  state: Readonly<G['state']>,
  seat: Seat,
): Refusal | undefined {
  if (isOver(state)) return refuse('game-over');
  return askedSeats(game, state).includes(seat) ? undefined : refuse('not-your-turn');
}

const NO_MATCH = Symbol('no match');

function verdict<G extends GameTypes>(
  { move: offered, no, dial }: Offer<G['move'], G['reason']>,
  move: G['move'],
): G['reason'] | undefined | typeof NO_MATCH {
  if (!sameMove(offered, move, dial?.arg)) return NO_MATCH;
  if (dial === undefined) return no;
  const value: unknown = Reflect.get(move, dial.arg);
  return isOnDial(dial, value) ? dial.no?.(value) : NO_MATCH;
}

/** Are two moves the same, apart from the argument a dial sets? */
function sameMove(a: object, b: object, except?: string): boolean {
  if (a === b) return true;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => key === except || sameValue(Reflect.get(a, key), Reflect.get(b, key)))
  );
}

function sameValue(a: unknown, b: unknown): boolean {
  if (!Array.isArray(a) || !Array.isArray(b)) return a === b;
  return a.length === b.length && a.every((item, i) => item === b[i]);
}
