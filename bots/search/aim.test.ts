import { type Game, type GameTypes, type MoveRule, offersFor, seededFate } from '@tortuga/kernel';
import { describe, expect, test } from 'vitest';
import { think } from './think.ts';

interface Helm extends GameTypes {
  state: { stack: { kind: 'turn' }[]; headings: number[] };
  frame: { kind: 'turn' };
  move: { type: 'turn'; heading: number } | { type: 'wait' };
  reason: 'reef';
  view: Helm['state'];
  messages: { ask: object; turn: { heading: number }; wait: object };
}

function reefAt(heading: number): 'reef' | undefined {
  return heading > 300 ? 'reef' : undefined;
}

const turn: MoveRule<Helm, Extract<Helm['move'], { readonly type: 'turn' }>> = {
  type: 'turn',
  offers(_, menu) {
    menu.dial({ type: 'turn', heading: 0 }, 'heading', { min: 0, max: 359, step: 1, no: reefAt });
  },
  label: ({ heading }) => ({ id: 'turn', params: { heading } }),
  apply({ state }, { heading }) {
    state.headings.push(heading);
  },
};

const wait: MoveRule<Helm, Extract<Helm['move'], { readonly type: 'wait' }>> = {
  type: 'wait',
  offers(_, menu) {
    menu.add({ type: 'wait' });
  },
  label: () => ({ id: 'wait', params: {} }),
  apply({ state }) {
    state.headings.push(-1);
  },
};

function copy({ stack, headings }: Readonly<Helm['state']>): Helm['state'] {
  return { stack: stack.slice(), headings: headings.slice() };
}

/** Headings are set one after the other; what they are worth together is the game's to say. */
function helm(worth: (headings: readonly number[]) => number): Game<Helm> {
  const game: Partial<Game<Helm>> = {
    phases: {
      turn: { seats: () => [0], prompt: () => ({ id: 'ask', params: {} }), moves: [turn, wait] },
    },
    hasWideDials: true,
    copy,
    view: copy,
    imagine: copy,
    evaluate: ({ headings }) => worth(headings),
  };
  return game as Game<Helm>;
}

function chosen(game: Game<Helm>, iterations: number): Helm['move'] | undefined {
  const state: Helm['state'] = { stack: [{ kind: 'turn' }], headings: [] };
  const thinking = { game, view: state, seat: 0, offers: offersFor(game, state, 0), fate: seededFate(1) };
  return think({ ...thinking, budget: { iterations } }).candidates[0]?.move;
}

describe('questions with dials', () => {
  test('the best value is found, to within the distance of the values looked at', () => {
    const move = chosen(
      helm(([heading = 0]) => -Math.abs(heading - 200) / 360),
      300,
    );
    expect(move?.type === 'turn' && Math.abs(move.heading - 200)).toBeLessThanOrEqual(3);
  });

  test('a blocked value is never chosen, however good', () => {
    const move = chosen(
      helm(([heading = 0]) => heading / 360 - 1),
      300,
    );
    expect(move?.type === 'turn' && move.heading).toBeGreaterThan(290);
    expect(move?.type === 'turn' && move.heading).toBeLessThanOrEqual(300);
  });

  test('whoever ponders is not content with a glance', () => {
    const game = {
      ...helm(() => 0),
      ponder: ({ headings: [heading = 0] }: Helm['state']) => (heading === -1 ? 0.5 : 0),
    };
    expect(chosen(game, 300)).toEqual({ type: 'wait' });
  });

  test('listed answers compete with the dial', () => {
    expect(
      chosen(
        helm(([heading = 0]) => (heading === -1 ? 0.5 : 0)),
        300,
      ),
    ).toEqual({ type: 'wait' });
  });
});
