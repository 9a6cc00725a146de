import { readMatch } from '@tortuga/kernel';
import { smuggler } from '@tortuga/testkit';
import { describe, expect, test } from 'vitest';
import { Drill, viewersOf } from './testing.ts';

/** A match played to its end at random. */
function played(): Drill {
  const drill = new Drill(smuggler, ['ann', 'bob'], { options: { rounds: 3 } });
  for (let seed = 1; drill.sight().asked.length > 0; seed++) {
    const seat = drill.sight().asked[0] ?? 0;
    drill.answer(['ann', 'bob'][seat] ?? '', drill.anyLine(seat, seed));
  }
  return drill;
}

/** A table that goes on from that match after so many answers. */
function forkAt(origin: Drill, entries: number): Drill {
  const { start, log, options } = origin.file();
  const fork = { table: 'origin', match: 1, start, log: log.slice(0, entries) };
  return new Drill(smuggler, ['cid', 'dan'], { fork, options });
}

describe('a fork', () => {
  const origin = played();
  const { length } = origin.file();

  test('begins as its origin was after any answer', () => {
    const again = new Drill(smuggler, ['ann', 'bob'], { options: { rounds: 3 } });
    for (let entries = 0; entries < length; entries++) {
      const fork = forkAt(origin, entries);
      for (const viewer of viewersOf(fork)) expect(fork.sight(viewer).view).toEqual(again.sight(viewer).view);
      expect(fork.sight()).toMatchObject({ match: 1, entries, asked: again.sight().asked });
      const { seat = 0, move = '' } = origin.file().log[entries] ?? {};
      again.answer(['ann', 'bob'][seat] ?? '', move);
    }
  });

  test('tells everybody their own share of what happened before', () => {
    const [item] = forkAt(origin, 2).table.items(0);
    const events = item?.type === 'began' ? item.events : [];
    expect(events.filter(({ type }) => type === 'hid')).toHaveLength(1);
    expect(forkAt(origin, 2).table.welcome(0, origin.now).header.fork).toEqual({
      table: 'origin',
      match: 1,
      entries: 2,
    });
  });

  test('has luck of its own from there on, counted from the first draw', () => {
    const fork = forkAt(origin, 2);
    const seat = fork.sight().asked[0] ?? 0;
    fork.answer(['cid', 'dan'][seat] ?? '', 'dig');
    const [drawn] = fork.file().log.at(-1)?.draws ?? [];
    expect(drawn).toBe(fork.fortune.fate('seed 1', 0).draw(20));
    expect(fork.file().luck).toEqual({ commit: 'hash 1', forkedAt: 2 });
    expect(readMatch(smuggler, fork.file()).ok).toBe(true);
  });

  test('keeps what was played before it', () => {
    const fork = forkAt(origin, 1);
    const { seq } = fork.table;
    expect(fork.sight(0).undoable).toBe(0);
    for (const person of ['cid', 'dan']) {
      expect(fork.say(person, { do: 'undo', seq })).toBe('nothing-to-undo');
      expect(fork.say(person, { do: 'propose', what: 'undo', count: 1 })).toBe('nothing-to-undo');
    }
    expect(fork.answer('dan', 'hide coral')).toBe('ok');
    expect(fork.say('dan', { do: 'propose', what: 'undo', count: 2 })).toBe('nothing-to-undo');
    expect(fork.say('dan', { do: 'propose', what: 'undo', count: 1 })).toBe('ok');
  });

  test('is begun again by a rematch', () => {
    const fork = forkAt(origin, 2);
    fork.say('cid', { do: 'resign' });
    fork.say('cid', { do: 'propose', what: 'rematch' });
    fork.say('dan', { do: 'agree' });
    expect(fork.sight()).toMatchObject({
      match: 2,
      entries: 2,
      seats: [{ person: 'dan' }, { person: 'cid' }],
    });
  });
});

describe('a file', () => {
  test('has no seed while the match goes on, and has it afterwards', () => {
    const drill = new Drill(smuggler, ['ann', 'bob']);
    drill.answer('ann', 'hide coral');
    expect(drill.file().luck).toEqual({ commit: 'hash 1' });
    expect(drill.file()).not.toHaveProperty('places');
    expect(JSON.stringify(drill.file())).not.toContain('seed');
    expect(played().file()).toMatchObject({ luck: { commit: 'hash 1', seed: 'seed 1' } });
    expect(played().file().places).toHaveLength(2);
  });

  test('is read by the kernel, whoever ended the match', () => {
    expect(readMatch(smuggler, played().file()).ok).toBe(true);
    const drill = new Drill(smuggler, ['ann', 'bob']);
    drill.answer('ann', 'hide coral');
    drill.say('bob', { do: 'resign' });
    expect(readMatch(smuggler, drill.file()).ok).toBe(true);
    expect(drill.table.file(['Ann', 'Bob'])?.names).toEqual(['Ann', 'Bob']);
  });

  test('is not there before the first match', () => {
    expect(new Drill(smuggler, ['ann', '']).table.file([])).toBeUndefined();
  });
});
