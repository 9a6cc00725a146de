import { smuggler } from '@tortuga/testkit';
import { describe, expect, test } from 'vitest';
import { Drill, type Setting } from './testing.ts';

/** Ann goes first; both have chosen a hideout. */
function playing(setting: Setting = {}): Drill {
  const drill = new Drill(smuggler, ['ann', 'bob'], { draws: [0], ...setting });
  drill.answer('ann', 'hide coral');
  drill.answer('bob', 'hide perla');
  return drill;
}

function undo(drill: Drill, person: string, count?: number): string {
  const { seq } = drill.table;
  return drill.say(person, count === undefined ? { do: 'undo', seq } : { do: 'undo', seq, count });
}

function propose(drill: Drill, person: string, count?: number): string {
  return drill.say(person, { do: 'propose', what: 'undo', ...(count === undefined ? {} : { count }) });
}

describe('alone', () => {
  test('the last answer is as if it had never been given', () => {
    const drill = playing();
    const before = drill.sight(0);
    drill.answer('ann', 'sail gaviota');
    expect(drill.sight(0).undoable).toBe(1);
    expect(undo(drill, 'ann')).toBe('ok');
    const after = drill.sight(0);
    expect(after.view).toEqual(before.view);
    expect(after).toMatchObject({ entries: 2, asked: [0], undoable: 0 });
    expect(drill.told(1).at(-1)).toBe('undone');
  });

  test('not after a draw, a reveal or the answer of somebody else', () => {
    const drill = playing();
    drill.answer('ann', 'sail gaviota');
    expect(undo(drill, 'bob')).toBe('nothing-to-undo');
    drill.answer('bob', 'sail coral');
    expect(undo(drill, 'ann')).toBe('nothing-to-undo');
    // The storm has moved: a draw.
    expect(undo(drill, 'bob')).toBe('nothing-to-undo');
    drill.answer('ann', 'spy 2');
    expect(undo(drill, 'ann')).toBe('nothing-to-undo');
  });

  test('as many as one may, and no other number', () => {
    const drill = playing({ draws: [0, 5] });
    // Where a rival lies, sailing asks the same captain again.
    drill.answer('ann', 'sail calavera');
    drill.answer('ann', 'greet');
    expect(drill.sight(0).undoable).toBe(2);
    for (const count of [0, -1, 3]) expect(undo(drill, 'ann', count)).toBe('nothing-to-undo');
    expect(undo(drill, 'ann', 2)).toBe('ok');
    expect(drill.sight().entries).toBe(2);
  });

  test('knowing what it takes back', () => {
    const drill = playing();
    const { seq } = drill.table;
    drill.answer('ann', 'sail gaviota');
    expect(drill.say('ann', { do: 'undo', seq })).toBe('stale');
    expect(drill.say('ann', { do: 'undo', seq: seq + 2 })).toBe('malformed');
  });

  test('makes answers stale that did not know of it', () => {
    const drill = playing();
    drill.answer('ann', 'sail gaviota');
    const { seq } = drill.table;
    undo(drill, 'ann');
    drill.answer('ann', 'sail gaviota');
    expect(drill.answer('bob', 'sail coral', seq)).toBe('stale');
  });

  test('never before the match or after it', () => {
    const drill = new Drill(smuggler, ['ann', '']);
    expect(undo(drill, 'ann')).toBe('not-begun');
    drill.say('bob', { do: 'sit' });
    drill.answer('ann', 'hide coral');
    drill.say('bob', { do: 'resign' });
    expect(undo(drill, 'ann')).toBe('game-over');
  });
});

describe('together', () => {
  test('everybody agrees, and any number of answers is taken back', () => {
    const drill = playing();
    drill.answer('ann', 'dig');
    drill.answer('bob', 'sail coral');
    expect(propose(drill, 'ann', 2)).toBe('ok');
    expect(drill.sight().proposal).toEqual({ what: 'undo', seat: 0, count: 2, agreed: [0] });
    expect(drill.sight().entries).toBe(4);
    expect(drill.say('bob', { do: 'agree' })).toBe('ok');
    expect(drill.last(2)).toEqual(['agreed', 'undone']);
    expect(drill.sight()).toMatchObject({ entries: 2, asked: [0] });
    expect(drill.sight()).not.toHaveProperty('proposal');
  });

  test('not more answers than there are, nor none', () => {
    const drill = playing();
    for (const count of [undefined, 0, -1, 3]) expect(propose(drill, 'ann', count)).toBe('nothing-to-undo');
    expect(propose(drill, 'ann', 2)).toBe('ok');
  });

  test('bots agree at once', () => {
    const drill = new Drill(smuggler, ['ann', ':bosun'], { draws: [0] });
    drill.answer('ann', 'hide coral');
    drill.bot(1, 'hide perla');
    expect(propose(drill, 'ann', 2)).toBe('ok');
    expect(drill.last(2)).toEqual(['proposed', 'undone']);
    expect(drill.sight().entries).toBe(0);
  });

  test('the luck of what was taken back never comes again', () => {
    const drill = playing({ draws: [0, 4, 18, 15, 10] });
    const dig = () => {
      drill.answer('ann', 'dig');
      return drill.file().log.at(-1)?.draws;
    };
    expect(dig()).toEqual([4]);
    propose(drill, 'ann', 1);
    drill.say('bob', { do: 'agree' });
    expect(drill.file().luck?.skipped).toEqual([[2, 1]]);
    expect(dig()).toEqual([18]);
    propose(drill, 'bob', 1);
    drill.say('ann', { do: 'agree' });
    expect(drill.file().luck?.skipped).toEqual([[2, 2]]);
    expect(dig()).toEqual([15]);
    propose(drill, 'bob', 2);
    drill.say('ann', { do: 'agree' });
    // What was skipped after an answer that is itself taken back counts where the match goes on.
    expect(drill.file().luck?.skipped).toEqual([[1, 3]]);
    drill.answer('bob', 'hide perla');
    expect(dig()).toEqual([10]);
    expect(drill.file().luck?.skipped).toEqual([[1, 3]]);
  });

  test('under seal, those whose answers were not taken back are not asked anew', () => {
    const drill = new Drill(smuggler, ['ann', 'bob', 'cid'], { draws: [0] });
    const { seq } = drill.table;
    drill.answer('ann', 'hide coral');
    drill.answer('bob', 'hide coral');
    propose(drill, 'ann', 2);
    drill.say('bob', { do: 'agree' });
    drill.say('cid', { do: 'agree' });
    expect(drill.sight().asked).toEqual([0, 1, 2]);
    expect(drill.answer('ann', 'hide palma', seq)).toBe('stale');
    expect(drill.answer('bob', 'hide palma', seq)).toBe('stale');
    expect(drill.answer('cid', 'hide palma', seq)).toBe('ok');
  });

  test('as far as an earlier question of the same kind, everybody is', () => {
    const drill = new Drill(hidingTwice, ['ann', 'bob'], { draws: [0] });
    drill.answer('ann', 'hide coral');
    drill.answer('bob', 'hide coral');
    const { seq } = drill.table;
    drill.answer('ann', 'hide palma');
    propose(drill, 'ann', 3);
    drill.say('bob', { do: 'agree' });
    expect(drill.sight()).toMatchObject({ entries: 0, asked: [0, 1] });
    expect(drill.answer('bob', 'hide palma', seq)).toBe('stale');
    expect(drill.answer('bob', 'hide palma')).toBe('ok');
  });
});

/** The captains choose a hideout, and then another. */
const hidingTwice: typeof smuggler = {
  ...smuggler,
  phases: {
    ...smuggler.phases,
    hide: {
      ...smuggler.phases.hide,
      unseal({ state: { stack, captains } }) {
        stack.pop();
        const [first] = captains;
        if (first?.knownBy.length !== 0) return;
        first.knownBy.push(0);
        stack.push({ kind: 'hide', answers: [] });
      },
    },
  },
};
