/**
 * The smallest game that has everything a law looks at: luck, a secret, a dial, blocked offers, a sealed
 * question, forced answers, goods. It is sound; the tests break it on purpose.
 *
 * Two or three divers. On a turn one dives (luck), pays coins back (a dial) or peeks into the chest (a
 * secret). After each round all bid for the chest in secret; a lone bidder gets what is in it.
 */

import {
  type Fate,
  type Game,
  type GameTypes,
  imagineAnswers,
  type Language,
  type Log,
  type MoveRule,
  type Phase,
  type SealedAnswer,
  type Seat,
  type ShownAnswer,
  showAnswers,
  speaker,
  type Turn,
  type Viewer,
} from '@tortuga/kernel';

type Bid = { readonly type: 'bid' | 'wait' };
type Move = { readonly type: 'dive' | 'peek' } | { readonly type: 'pay'; readonly coins: number } | Bid;
type Frame = { kind: 'turn'; seat: Seat } | { kind: 'auction'; answers: SealedAnswer<Bid>[] };
type ShownFrame =
  | { readonly kind: 'turn'; readonly seat: Seat }
  | { readonly kind: 'auction'; readonly answers: readonly ShownAnswer<Bid>[] };

export interface TinyState {
  stack: Frame[];
  coins: number[];
  sea: number;
  chest: number;
  /** Who has looked into the chest. */
  peeked: boolean[];
  rounds: number;
}

interface TinyView extends Omit<TinyState, 'stack' | 'chest'> {
  readonly stack: readonly ShownFrame[];
  readonly chest?: number;
}

export interface Tiny extends GameTypes {
  state: TinyState;
  frame: Frame;
  move: Move;
  event:
    | { readonly type: 'dived'; readonly seat: Seat; readonly coins: number }
    | { readonly type: 'peeked'; readonly seat: Seat }
    | { readonly type: 'won'; readonly seat: Seat; readonly coins: number };
  reason: 'poor' | 'known';
  view: TinyView;
  options: { readonly rounds: number; readonly tide: 'low' | 'high' };
  messages: {
    ask: object;
    auction: object;
    move: { readonly type: Move['type'] };
    pay: { readonly coins: number };
    over: { readonly best: Seat };
  };
}

const say = speaker<Tiny['messages']>();

const CHEST = 3;
const SEA = 40;

export const dive: MoveRule<Tiny> = {
  type: 'dive',
  offers: (_, menu) => menu.add({ type: 'dive' }),
  label: ({ type }) => say('move', { type }),
  apply({ state, seat, fate, log }) {
    const coins = take(state, fate.draw(3));
    give(state, seat, coins);
    log?.({ type: 'dived', seat, coins });
    passTurn(state);
  },
};

export const pay: MoveRule<Tiny, { readonly type: 'pay'; readonly coins: number }> = {
  type: 'pay',
  offers({ state, seat }, menu) {
    const own = state.coins[seat] ?? 0;
    const no = (coins: number) => (coins > own ? 'poor' : undefined);
    menu.dial({ type: 'pay', coins: 1 }, 'coins', { min: 1, max: 3, step: 1, no });
  },
  label: ({ coins }) => say('pay', { coins }),
  apply({ state, seat }, { coins }) {
    give(state, seat, -coins);
    state.sea += coins;
    passTurn(state);
  },
};

export const peek: MoveRule<Tiny> = {
  type: 'peek',
  offers: ({ state, seat }, menu) => menu.add({ type: 'peek' }, state.peeked[seat] ? 'known' : undefined),
  label: ({ type }) => say('move', { type }),
  apply(turn) {
    look(turn);
    turn.reveal();
  },
};

/** Looks into the chest, but does not say that something was revealed. */
export function look({ state, seat, log }: Turn<Tiny>): void {
  state.peeked[seat] = true;
  log?.({ type: 'peeked', seat });
  passTurn(state);
}

function bidRule(type: Bid['type']): MoveRule<Tiny, Bid> {
  return {
    type,
    offers: (_, menu) => menu.add({ type }),
    label: (move) => say('move', { type: move.type }),
    apply: () => undefined,
  };
}

/** A lone bidder gets the chest, and a new one is sunk, which nobody has seen. */
export function award(
  state: TinyState,
  winner: Seat | undefined,
  fate: Fate,
  log: Log<Tiny> | undefined,
): void {
  if (winner !== undefined) {
    const coins = take(state, state.chest);
    give(state, winner, coins);
    log?.({ type: 'won', seat: winner, coins });
    state.chest = fate.draw(CHEST);
    state.peeked = state.peeked.map(() => false);
  }
  state.rounds -= 1;
  state.stack.pop();
  if (state.rounds > 0) state.stack.push({ kind: 'turn', seat: 0 });
}

function take(state: TinyState, wanted: number): number {
  const coins = Math.min(wanted, state.sea);
  state.sea -= coins;
  return coins;
}

function give(state: TinyState, seat: Seat, coins: number): void {
  state.coins[seat] = (state.coins[seat] ?? 0) + coins;
}

function passTurn(state: TinyState): void {
  const last = state.stack.pop();
  const seat = last?.kind === 'turn' ? last.seat + 1 : 0;
  const isRoundOver = seat === state.coins.length;
  state.stack.push(isRoundOver ? { kind: 'auction', answers: [] } : { kind: 'turn', seat });
}

export const auction: Phase<Tiny, Extract<Frame, { kind: 'auction' }>> = {
  seats: ({ coins }) => [...coins.keys()],
  prompt: () => say('auction'),
  moves: [bidRule('bid'), bidRule('wait')],
  unseal({ state, fate, log }, answers) {
    const bidders = answers.filter(({ move }) => move.type === 'bid');
    award(state, bidders.length === 1 ? bidders[0]?.seat : undefined, fate, log);
  },
};

function copyFrame(frame: Frame): Frame {
  return frame.kind === 'auction' ? { ...frame, answers: frame.answers.slice() } : { ...frame };
}

function showFrame(frame: Frame, viewer: Viewer): ShownFrame {
  return frame.kind === 'turn'
    ? { ...frame }
    : { kind: 'auction', answers: showAnswers(frame.answers, viewer) };
}

function imagineFrame(frame: ShownFrame, fate: Fate): Frame {
  if (frame.kind === 'turn') return { ...frame };
  const guess = (): Bid => ({ type: fate.draw(2) === 0 ? 'bid' : 'wait' });
  return { kind: 'auction', answers: imagineAnswers(frame.answers, guess) };
}

const words: Language<Tiny> = {
  title: 'Tiny',
  summary: 'Dive, peek and bid.',
  messages: {
    ask: 'Dive, pay or peek.',
    auction: 'Bid for the chest, or wait.',
    move: ({ type }, { select }) =>
      select(type, { dive: 'Dive', peek: 'Peek', pay: 'Pay', bid: 'Bid', wait: 'Wait' }),
    pay: ({ coins }, { plural }) => `Pay ${coins} ${plural(coins, { one: 'coin', other: 'coins' })}`,
    over: ({ best }, { who }) => `${who(best)} is the richest.`,
  },
  events: {
    dived: ({ seat, coins }, { who }) => `${who(seat)} dives for ${coins}.`,
    peeked: ({ seat }, { who }) => `${who(seat)} looks into the chest.`,
    won: ({ seat, coins }, { who }) => `${who(seat)} gets the chest with ${coins}.`,
  },
  reasons: { poor: 'So much you do not have.', known: 'You know what is in it.' },
  options: { rounds: { label: 'Rounds' }, tide: { label: 'Tide', values: { low: 'low', high: 'high' } } },
};

export const tiny: Game<Tiny> = {
  id: 'tiny',
  version: 1,
  seats: [2, 3],
  options: {
    rounds: { min: 1, max: 9, default: 4 },
    tide: { values: ['low', 'high'], default: 'low' },
  },
  phases: {
    turn: { seats: (_, { seat }) => [seat], prompt: () => say('ask'), moves: [dive, pay, peek] },
    auction,
  },
  setup: ({ seats, options }, fate) => ({
    stack: [{ kind: 'turn', seat: 0 }],
    coins: Array.from({ length: seats }, () => 0),
    sea: options.tide === 'high' ? SEA : SEA / 2,
    chest: fate.draw(CHEST),
    peeked: Array.from({ length: seats }, () => false),
    rounds: options.rounds,
  }),
  copy: ({ stack, coins, peeked, ...rest }) => ({
    ...rest,
    stack: stack.map(copyFrame),
    coins: coins.slice(),
    peeked: peeked.slice(),
  }),
  outcome({ stack, coins }) {
    if (stack.length > 0) return undefined;
    const places = coins.map((own) => 1 + coins.filter((other) => other > own).length);
    return { places, scores: coins.slice(), why: say('over', { best: places.indexOf(1) }) };
  },
  view({ stack, coins, sea, chest, peeked, rounds }, viewer) {
    const shown = {
      stack: stack.map((frame) => showFrame(frame, viewer)),
      coins: coins.slice(),
      sea,
      peeked: peeked.slice(),
      rounds,
    };
    return viewer !== 'watcher' && peeked[viewer] ? { ...shown, chest } : shown;
  },
  imagine({ stack, coins, sea, chest, peeked, rounds }, _, fate) {
    return {
      stack: stack.map((frame) => imagineFrame(frame, fate)),
      coins: coins.slice(),
      sea,
      chest: chest ?? fate.draw(CHEST),
      peeked: peeked.slice(),
      rounds,
    };
  },
  evaluate: ({ coins, sea }, seat) => (coins[seat] ?? 0) / (SEA + sea),
  goods: ({ coins, sea }) => ({ coins: coins.reduce((sum, own) => sum + own, sea) }),
  bound: 60,
  sketch: ({ coins, sea }) => `${coins.join(' ')} (${sea})`,
  text: { en: words, nl: words, de: words },
};
