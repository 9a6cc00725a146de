/**
 * A tiny game with everything a terminal must cope with: secrets, a private event, a sealed question, a dial
 * with blocked values, and points. Everybody draws a secret card and bids in secret; the highest bidder aims.
 */

import {
  type Game,
  type GameTypes,
  type MoveRule,
  type SealedFrame,
  type Seat,
  speaker,
} from '@tortuga/kernel';
import { de, en, nl } from './parley-text.ts';

type Bid = { readonly type: 'bid'; readonly coins: number };
type Aim = { readonly type: 'aim'; readonly degrees: number };
type Pass = { readonly type: 'pass' };

type BidFrame = SealedFrame<Bid | Aim | Pass> & { readonly kind: 'bids' };
type AimFrame = { readonly kind: 'aim'; readonly seat: Seat };

export interface Parley extends GameTypes {
  state: { stack: (BidFrame | AimFrame)[]; cards: number[]; scores: number[] };
  frame: BidFrame | AimFrame;
  move: Bid | Aim | Pass;
  event:
    | { readonly type: 'dealt'; readonly seat: Seat; readonly card: number }
    | { readonly type: 'bidden'; readonly seat: Seat; readonly coins: number }
    | { readonly type: 'aimed'; readonly seat: Seat; readonly degrees: number };
  reason: 'reef' | 'poor';
  view: { readonly me: number; readonly state: Parley['state'] };
  options: { readonly reef: 'north' | 'south' };
  messages: {
    'bid.ask': object;
    'bid.label': { coins: number };
    'aim.ask': object;
    'aim.label': { degrees: number };
    'pass.label': object;
    won: { winner: Seat };
  };
}

const say = speaker<Parley['messages']>();

/** A stand-in for the cards and bids a viewer may not see. */
const UNKNOWN = 0;

const bid: MoveRule<Parley, Bid> = {
  type: 'bid',
  offers(_question, menu) {
    for (const coins of [1, 2, 3]) menu.add({ type: 'bid', coins });
    menu.add({ type: 'bid', coins: 4 }, 'poor');
  },
  label: ({ coins }) => say('bid.label', { coins }),
  apply: () => undefined,
};

/** Only for whoever drew a three: then the dial is one answer among others. */
const pass: MoveRule<Parley, Pass> = {
  type: 'pass',
  offers({ state, seat }, menu) {
    if (state.cards[seat] === 3) menu.add({ type: 'pass' });
  },
  label: () => say('pass.label'),
  apply: ({ state }) => void state.stack.pop(),
};

function reef(degrees: number): 'reef' | undefined {
  return degrees >= 90 && degrees < 180 ? 'reef' : undefined;
}

const aim: MoveRule<Parley, Aim> = {
  type: 'aim',
  offers(_question, menu) {
    menu.dial({ type: 'aim', degrees: 0 }, 'degrees', { min: 0, max: 359, step: 1, no: reef });
  },
  label: ({ degrees }) => say('aim.label', { degrees }),
  apply({ state, seat, log }, { degrees }) {
    log?.({ type: 'aimed', seat, degrees });
    state.scores[seat] = degrees;
    state.stack.pop();
  },
};

export const parley: Game<Parley> = {
  id: 'parley',
  version: 1,
  seats: [2, 3],
  options: { reef: { values: ['north', 'south'], default: 'north' } },
  phases: {
    bids: {
      seats: ({ cards }) => [...cards.keys()],
      prompt: () => say('bid.ask'),
      moves: [bid],
      unseal({ state, log }, answers) {
        state.stack.pop();
        const bids = answers.map(({ move }) => (move.type === 'bid' ? move.coins : 0));
        for (const { seat } of answers) log?.({ type: 'bidden', seat, coins: bids[seat] ?? 0 });
        state.stack.push({ kind: 'aim', seat: bids.indexOf(Math.max(...bids)) });
      },
    },
    aim: {
      seats: (_state, { seat }) => [seat],
      prompt: () => say('aim.ask'),
      moves: [pass, aim],
    },
  },
  setup({ seats }, fate, log) {
    const cards = Array.from({ length: seats }, () => 1 + fate.draw(3));
    for (const [seat, card] of cards.entries()) log?.({ type: 'dealt', seat, card }, [seat]);
    return { stack: [{ kind: 'bids', answers: [] }], cards, scores: cards.map(() => 0) };
  },
  copy: structuredClone,
  outcome({ stack, scores }) {
    if (stack.length > 0) return undefined;
    const best = Math.max(...scores);
    return {
      places: scores.map((score) => (score === best ? 1 : 2)),
      scores,
      why: say('won', { winner: scores.indexOf(best) }),
    };
  },
  view: (state, viewer) => ({ me: viewer === 'watcher' ? -1 : viewer, state: seenBy(state, viewer) }),
  imagine: ({ state, me }, _viewer, fate) => ({
    ...structuredClone(state),
    cards: state.cards.map((card, seat) => (seat === me ? card : 1 + fate.draw(3))),
  }),
  evaluate: ({ scores }, seat) => (scores[seat] ?? 0) / 360,
  goods: ({ cards }) => ({ cards: cards.length }),
  figures: ({ scores }) => ({
    best: Math.max(...scores),
    isNorthward: Math.max(...scores) < 90,
    aimer: `seat ${scores.indexOf(Math.max(...scores)) + 1}`,
  }),
  bound: 10,
  sketch: ({ state, me }, paint) =>
    state.cards
      .map((card, seat) => paint.seat(seat, `<${seat === me ? `card ${card}` : 'hidden'}>`))
      .join(' '),
  text: { en, nl, de },
};

function seenBy(state: Readonly<Parley['state']>, viewer: Seat | 'watcher'): Parley['state'] {
  return {
    scores: state.scores.slice(),
    cards: state.cards.map((card, seat) => (seat === viewer ? card : UNKNOWN)),
    stack: state.stack.map((frame) =>
      frame.kind === 'bids'
        ? { ...frame, answers: frame.answers.filter(({ seat }) => seat === viewer) }
        : { ...frame },
    ),
  };
}
