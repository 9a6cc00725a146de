import { apply, askedSeats, equalPlain, seededFate, type Viewer } from '@tortuga/kernel';
import { after, answered, fate } from '@tortuga/testkit';
import { describe, expect, test } from 'vitest';
import { smuggler } from '../smuggler.ts';
import { ISLES, type Isle } from './isles.ts';
import { position } from './position.ts';
import type { Hide, SmugglerState } from './state.ts';

const HIDING = position({ asked: { kind: 'hide', answers: [] }, captains: [{}, {}, {}] });
for (const captain of HIDING.captains) delete captain.hideout;

function chosen(state: SmugglerState, seat: number, at: Isle): SmugglerState {
  const move: Hide = { type: 'hide', at };
  const taken = apply(smuggler, state, seat, move, fate());
  if (!taken.ok) throw new Error(taken.code);
  return taken.value.state;
}

/** The hideouts of all captains as somebody sees them. */
function seen(state: SmugglerState, viewer: Viewer) {
  return smuggler.view(state, viewer).captains.map(({ hideout }) => hideout);
}

describe('choosing', () => {
  test('[HIDE-1] all captains are asked at once, and any order of answers is the same', () => {
    expect(askedSeats(smuggler, HIDING)).toEqual([0, 1, 2]);
    const one = chosen(chosen(chosen(HIDING, 0, 'coral'), 1, 'perla'), 2, 'coral');
    const other = chosen(chosen(chosen(HIDING, 2, 'coral'), 0, 'coral'), 1, 'perla');
    expect(one).toEqual(other);
    expect(one.captains.map(({ hideout }) => hideout)).toEqual(['coral', 'perla', 'coral']);
    expect(askedSeats(smuggler, one)).toEqual([0]);
  });

  test('[HIDE-1] each is told of its own choice alone', () => {
    const almost = chosen(chosen(HIDING, 0, 'coral'), 1, 'perla');
    expect(answered(smuggler, almost, 'hide niebla').events).toEqual([
      { event: { type: 'hid', seat: 0, at: 'coral' }, to: [0] },
      { event: { type: 'hid', seat: 1, at: 'perla' }, to: [1] },
      { event: { type: 'hid', seat: 2, at: 'niebla' }, to: [2] },
    ]);
  });

  test('[HIDE-2] others see that somebody has chosen, not what', () => {
    const state = chosen(HIDING, 1, 'perla');
    const shown = (viewer: Viewer) => smuggler.view(state, viewer).stack.at(-1);
    expect(shown(1)).toEqual({ kind: 'hide', answers: [{ seat: 1, move: { type: 'hide', at: 'perla' } }] });
    expect(shown(0)).toEqual({ kind: 'hide', answers: [{ seat: 1 }] });
    expect(shown('watcher')).toEqual({ kind: 'hide', answers: [{ seat: 1 }] });
    expect(askedSeats(smuggler, state)).toEqual([0, 2]);
  });

  test('[HIDE-2] the choice leaves no other trace in what others see', () => {
    const views = ISLES.map((at) => JSON.stringify(smuggler.view(chosen(HIDING, 1, at), 0)));
    expect(new Set(views).size).toBe(1);
  });
});

describe('knowing', () => {
  const state = position({
    captains: [{ hideout: 'coral' }, { hideout: 'perla', knownBy: [2] }, { hideout: 'niebla' }],
  });

  test('[HIDE-3] a hideout is known to its captain and to those who spied it out', () => {
    expect(seen(state, 0)).toEqual(['coral', undefined, undefined]);
    expect(seen(state, 1)).toEqual([undefined, 'perla', undefined]);
    expect(seen(state, 2)).toEqual([undefined, 'perla', 'niebla']);
    expect(seen(state, 'watcher')).toEqual([undefined, undefined, undefined]);
  });

  test('[HIDE-3] to everybody once it is uncovered', () => {
    expect(seen({ ...state, digs: ['niebla'] }, 0)).toEqual(['coral', undefined, 'niebla']);
    expect(seen({ ...state, digs: ['niebla'] }, 'watcher')).toEqual([undefined, undefined, 'niebla']);
  });

  test('[HIDE-3] nothing else depends on a hideout one does not know', () => {
    const views = ISLES.map((hideout) =>
      JSON.stringify(smuggler.view(position({ captains: [{}, { hideout }] }), 0)),
    );
    expect(new Set(views).size).toBe(1);
  });

  test('[HIDE-4] what is left in the sack is public', () => {
    expect(smuggler.view(state, 'watcher').sack).toEqual([4, 6, 5, 3, 2]);
  });

  test('[HIDE-5] all hideouts are shown when the match is over', () => {
    const last = position({ active: 1, round: 12, captains: [{ hideout: 'coral' }, { hideout: 'perla' }] });
    expect(seen(after(smuggler, last, 'sail coral', fate(5)), 'watcher')).toEqual(['coral', 'perla']);
  });
});

describe('imagining', () => {
  test('[HIDE-3] an unknown hideout is on any isle where nobody dug', () => {
    const digs: Isle[] = ['palma', 'coral'];
    const view = smuggler.view(position({ digs }), 0);
    const luck = seededFate(1);
    const worlds = Array.from({ length: 200 }, () => smuggler.imagine(view, 0, luck));
    expect(new Set(worlds.map(({ captains }) => captains[1]?.hideout))).toEqual(
      new Set(ISLES.filter((isle) => !digs.includes(isle))),
    );
    expect(worlds.every((world) => equalPlain(smuggler.view(world, 0), view))).toBe(true);
  });

  test('[HIDE-2] sealed answers of others are guessed, the own one is kept', () => {
    const view = smuggler.view(chosen(chosen(HIDING, 0, 'coral'), 1, 'perla'), 0);
    const luck = seededFate(1);
    const answers = Array.from({ length: 200 }, () => {
      const frame = smuggler.imagine(view, 0, luck).stack.at(-1);
      return frame?.kind === 'hide' ? frame.answers.map(({ move }) => move.at) : [];
    });
    expect(new Set(answers.map(([own]) => own))).toEqual(new Set(['coral']));
    expect(new Set(answers.map(([, other]) => other))).toEqual(new Set(ISLES));
  });
});
