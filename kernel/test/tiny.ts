/** The smallest game with one of everything the kernel can do, for the kernel's own tests. */

import { type Game, type GameTypes, type MoveRule, type SealedFrame, type Seat, speaker } from '../index.ts';

type Turn = { readonly kind: 'turn' };
type Vote = SealedFrame<Say> & { readonly kind: 'vote' };
/** A narrow way on which nobody has a choice. */
type Alley = { readonly kind: 'alley'; left: number };
type Say = { readonly type: 'say'; readonly word: 'aye' | 'nay' };
type Add = { readonly type: 'add'; readonly n: number };
type Bet = { readonly type: 'bet'; readonly on: string; readonly sum: number };
type Load = { readonly type: 'load'; readonly crates: readonly number[] };
type Plain = { readonly type: 'toss' | 'whisper' | 'unveil' | 'pass' | 'call' | 'walk' | 'end' | 'on' };

export interface Tiny extends GameTypes {
  state: {
    stack: Tiny['frame'][];
    readonly seats: number;
    readonly options: Tiny['options'];
    active: Seat;
    /** Everything that was done, in order. */
    done: string[];
    ended: boolean;
  };
  frame: Turn | Vote | Alley;
  move: Say | Add | Bet | Load | Plain;
  event: { readonly type: 'did'; readonly seat: Seat; readonly what: string };
  reason: 'too-much' | 'unlucky';
  view: { readonly done: readonly string[] };
  options: { readonly pace: 'brisk' | 'slow'; readonly start: number };
  messages: { ask: { kind: string }; label: { type: string; left: number }; over: object };
}

export type TinyState = Tiny['state'];

const say = speaker<Tiny['messages']>();

const add: MoveRule<Tiny, Add, Turn> = {
  type: 'add',
  offers(_, menu) {
    for (const n of [1, 2]) menu.add({ type: 'add', n });
    menu.add({ type: 'add', n: 3 }, 'too-much');
  },
  label: ({ type }) => say('label', { type, left: 0 }),
  apply: ({ state, seat, log }, { n }) => {
    state.done.push(`${seat} add ${n}`);
    log?.({ type: 'did', seat, what: `add ${n}` });
  },
};

function whyUnlucky(sum: number): Tiny['reason'] | undefined {
  return sum === 6 ? 'unlucky' : undefined;
}

/** Even sums from 2 to 10, but not 6. */
const bet: MoveRule<Tiny, Bet, Turn> = {
  type: 'bet',
  offers(_, menu) {
    for (const on of ['red', 'black']) {
      menu.dial({ type: 'bet', on, sum: 0 }, 'sum', { min: 2, max: 10, step: 2, no: whyUnlucky });
    }
  },
  label: ({ type }) => say('label', { type, left: 0 }),
  notation: ({ on, sum }) => `bet on ${on}: ${sum}`,
  apply: ({ state, seat }, { on, sum }) => void state.done.push(`${seat} bet ${on} ${sum}`),
};

const load: MoveRule<Tiny, Load, Turn> = {
  type: 'load',
  offers(_, menu) {
    menu.add({ type: 'load', crates: [1, 2] });
  },
  label: ({ type }) => say('label', { type, left: 0 }),
  apply: ({ state, seat }, { crates }) => void state.done.push(`${seat} load ${crates.join('+')}`),
};

const word: MoveRule<Tiny, Say, Vote> = {
  type: 'say',
  offers(_, menu) {
    menu.add({ type: 'say', word: 'aye' });
    menu.add({ type: 'say', word: 'nay' });
  },
  label: ({ type }) => say('label', { type, left: 0 }),
  apply: ({ state, seat }, { word: said }) => void state.done.push(`${seat} ${said}`),
};

/** An answer without arguments. */
function plain<F extends Tiny['frame']>(
  type: Plain['type'],
  apply: MoveRule<Tiny, Plain, F>['apply'],
): MoveRule<Tiny, Plain, F> {
  return {
    type,
    offers: (_, menu) => menu.add({ type }),
    label: (move, _, frame) =>
      say('label', { type: move.type, left: 'left' in frame ? Number(frame.left) : 0 }),
    apply,
  };
}

const toss = plain<Turn>(
  'toss',
  ({ state, fate }) => void state.done.push(`toss ${fate.draw(2)}${fate.draw(3)}`),
);
const whisper = plain<Turn>('whisper', ({ seat, log }) =>
  log?.({ type: 'did', seat, what: 'whisper' }, [seat]),
);
const unveil = plain<Turn>('unveil', (turn) => turn.reveal());
const pass = plain<Turn>('pass', ({ state }) => {
  state.active = (state.active + 1) % state.seats;
});
const call = plain<Turn>('call', ({ state }) => void state.stack.push({ kind: 'vote', answers: [] }));
const walk = plain<Turn>('walk', ({ state }) => void state.stack.push({ kind: 'alley', left: 2 }));
const end = plain<Turn>('end', ({ state }) => {
  state.stack = [];
  state.ended = true;
});
const on = plain<Alley>('on', ({ state, seat, frame }) => {
  state.done.push(`${seat} on`);
  frame.left -= 1;
  if (frame.left === 0) state.stack.pop();
});

export const tiny: Game<Tiny> = {
  id: 'tiny',
  version: 3,
  seats: [2, 3],
  options: {
    pace: { values: ['brisk', 'slow'], default: 'slow' },
    start: { min: -2, max: 5, default: 1 },
  },
  phases: {
    turn: {
      seats: ({ active }) => [active],
      prompt: ({ frame }) => say('ask', { kind: frame.kind }),
      moves: [add, bet, load, toss, whisper, unveil, pass, call, walk, end],
    },
    vote: {
      seats: ({ seats }) => Array.from({ length: seats }, (_, seat) => seat),
      prompt: ({ frame }) => say('ask', { kind: frame.kind }),
      moves: [word],
      unseal({ state }, answers) {
        state.done.push(`unsealed ${answers.map(({ seat }) => seat).join()}`);
        state.stack.pop();
      },
    },
    alley: {
      seats: ({ active }) => [active],
      prompt: ({ frame }) => say('ask', { kind: frame.kind }),
      moves: [on],
      asksAlways: ({ options }) => options.pace === 'slow',
    },
  },
  setup: ({ seats, options }, fate) => ({
    stack: [{ kind: 'turn' }],
    seats,
    options,
    active: fate.draw(seats),
    done: [],
    ended: false,
  }),
  copy: (state) => ({ ...state, stack: state.stack.map(copyFrame), done: state.done.slice() }),
  outcome: ({ ended, seats }) =>
    ended ? { places: Array.from({ length: seats }, (_, seat) => seat + 1), why: say('over') } : undefined,
  view: ({ done }) => ({ done }),
  imagine: (_, __, fate) => begun(2, fate.draw(2)),
  evaluate: () => 0,
  goods: () => ({}),
  bound: 1000,
  sketch: ({ done }) => done.join('\n'),
  text: { en: words('Tiny'), nl: words('Klein'), de: words('Klein') },
};

function copyFrame(frame: Tiny['frame']): Tiny['frame'] {
  return frame.kind === 'vote' ? { ...frame, answers: frame.answers.slice() } : { ...frame };
}

function words(title: string): Game<Tiny>['text']['en'] {
  return {
    title,
    summary: title,
    messages: {
      ask: ({ kind }) => `${title}: ${kind}?`,
      label: ({ type, left }) => `${type} (${left})`,
      over: 'Over.',
    },
    events: { did: ({ seat, what }, { who }) => `${who(seat)}: ${what}` },
    reasons: { 'too-much': 'Too much.', unlucky: 'Unlucky.' },
    options: { pace: { label: 'Pace', values: { brisk: 'brisk', slow: 'slow' } }, start: { label: 'Start' } },
  };
}

/** A match of so many seats before its first question. */
export function begun(seats: number, active: Seat = 0, options: Partial<Tiny['options']> = {}): TinyState {
  const table = { seats, options: { pace: 'brisk', start: 1, ...options } as const };
  return tiny.setup(table, { draw: () => active }, undefined);
}
