import { smuggler } from '@tortuga/testkit';
import { describe, expect, test } from 'vitest';
import { Drill } from './testing.ts';

/** Who sits where, in words. */
function seats(drill: Drill): string[] {
  return drill.sight().seats.map(({ person, level, kind }) => person ?? level ?? kind);
}

describe('sitting down', () => {
  test('any open seat, or the one that is named', () => {
    const drill = new Drill(smuggler, ['ann', '', '']);
    expect(drill.say('bob', { do: 'sit', seat: 2 })).toBe('ok');
    expect(seats(drill)).toEqual(['ann', 'open', 'bob']);
    expect(drill.say('cid', { do: 'sit' })).toBe('ok');
    expect(seats(drill)).toEqual(['ann', 'cid', 'bob']);
  });

  test('a taken seat, a bot’s, one that does not exist, and a full table are refused', () => {
    const drill = new Drill(smuggler, ['ann', ':sailor', '']);
    for (const seat of [0, 1, 3, -1]) expect(drill.say('bob', { do: 'sit', seat })).toBe('seat-taken');
    drill.say('bob', { do: 'sit' });
    expect(drill.say('cid', { do: 'sit' })).toBe('seat-taken');
  });

  test('nobody sits twice', () => {
    const drill = new Drill(smuggler, ['ann', '', '']);
    expect(drill.say('ann', { do: 'sit' })).toBe('already-seated');
    expect(drill.say('ann', { do: 'sit', seat: 1 })).toBe('already-seated');
    expect(seats(drill)).toEqual(['ann', 'open', 'open']);
  });

  test('the match begins when the last seat is taken, not before', () => {
    const drill = new Drill(smuggler, ['ann', '', '']);
    drill.say('bob', { do: 'sit' });
    expect(drill.sight()).toMatchObject({ match: 0, asked: [] });
    expect(drill.sight()).not.toHaveProperty('view');
    drill.say('cid', { do: 'sit' });
    expect(drill.last(2)).toEqual(['seated', 'began']);
    expect(drill.sight()).toMatchObject({ match: 1, asked: [0, 1, 2] });
  });

  test('a table without open seats begins at once', () => {
    expect(new Drill(smuggler, [':sailor', ':bosun']).sight()).toMatchObject({ match: 1, asked: [0, 1] });
  });
});

describe('standing up', () => {
  test('gives the seat back until the match begins', () => {
    const drill = new Drill(smuggler, ['ann', '']);
    expect(drill.say('ann', { do: 'stand' })).toBe('ok');
    expect(seats(drill)).toEqual(['open', 'open']);
    expect(drill.say('ann', { do: 'stand' })).toBe('not-seated');
    drill.say('ann', { do: 'sit', seat: 1 });
    drill.say('bob', { do: 'sit' });
    expect(drill.say('bob', { do: 'stand' })).toBe('has-begun');
  });

  test('after the match others may come, and the next begins', () => {
    const drill = new Drill(smuggler, ['ann', 'bob']);
    drill.say('bob', { do: 'resign' });
    expect(drill.say('bob', { do: 'stand' })).toBe('ok');
    expect(drill.sight().match).toBe(1);
    expect(drill.say('cid', { do: 'sit' })).toBe('ok');
    expect(drill.sight()).toMatchObject({ match: 2, asked: [0, 1], seats: [{}, { person: 'cid' }] });
    expect(drill.sight()).not.toHaveProperty('outcome');
  });
});

describe('bots', () => {
  test('the host alone sends for them and sends them away', () => {
    const drill = new Drill(smuggler, ['ann', 'bob', '']);
    expect(drill.say('bob', { do: 'bot', seat: 2, level: 'bosun' })).toBe('not-host');
    expect(drill.say('cid', { do: 'dismiss', seat: 2 })).toBe('not-host');
    expect(drill.say('ann', { do: 'bot', seat: 1, level: 'bosun' })).toBe('seat-taken');
    expect(drill.say('ann', { do: 'bot', seat: 3, level: 'bosun' })).toBe('seat-taken');
    expect(drill.say('ann', { do: 'dismiss', seat: 2 })).toBe('no-bot');
    expect(drill.say('ann', { do: 'dismiss', seat: 1 })).toBe('no-bot');
    expect(seats(drill)).toEqual(['ann', 'bob', 'open']);
  });

  test('take open seats and those of other bots, and begin the match on the last', () => {
    const drill = new Drill(smuggler, ['ann', '', '']);
    drill.say('ann', { do: 'bot', seat: 1, level: 'sailor' });
    expect(drill.say('ann', { do: 'bot', seat: 1, level: 'bosun' })).toBe('ok');
    expect(seats(drill)).toEqual(['ann', 'bosun', 'open']);
    expect(drill.say('ann', { do: 'dismiss', seat: 1 })).toBe('ok');
    expect(seats(drill)).toEqual(['ann', 'open', 'open']);
    drill.say('ann', { do: 'bot', seat: 1, level: 'sailor' });
    drill.say('ann', { do: 'bot', seat: 2, level: 'admiral' });
    expect(drill.sight().match).toBe(1);
    expect(drill.say('ann', { do: 'bot', seat: 2, level: 'sailor' })).toBe('has-begun');
    expect(drill.say('ann', { do: 'dismiss', seat: 2 })).toBe('has-begun');
  });

  test('another bot after the match does not begin the next: people agree to that', () => {
    const drill = new Drill(smuggler, ['ann', 'bob', ':sailor']);
    drill.say('ann', { do: 'resign' });
    drill.say('bob', { do: 'resign' });
    expect(drill.say('ann', { do: 'bot', seat: 2, level: 'bosun' })).toBe('ok');
    expect(drill.sight()).toMatchObject({ match: 1, outcome: { how: 'resignation' } });
    expect(seats(drill)).toEqual(['ann', 'bob', 'bosun']);
  });
});
