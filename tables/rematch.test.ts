import { smuggler } from '@tortuga/testkit';
import { describe, expect, test } from 'vitest';
import { Drill } from './testing.ts';

/** A match that Bob has given up. */
function over(people: readonly string[] = ['ann', 'bob']): Drill {
  const drill = new Drill(smuggler, people);
  for (const person of people.slice(1)) drill.say(person, { do: 'resign' });
  if (people.length > 2) drill.say('ann', { do: 'resign' });
  return drill;
}

const persons = (drill: Drill) => drill.sight().seats.map(({ person, level }) => person ?? level ?? '');

describe('another match', () => {
  test('at the same table, everybody one seat further, with new luck', () => {
    const drill = over(['ann', 'bob', 'cid']);
    drill.say('eve', { do: 'chat', text: 'well played' });
    expect(drill.say('cid', { do: 'propose', what: 'rematch' })).toBe('ok');
    expect(drill.say('ann', { do: 'agree' })).toBe('ok');
    expect(drill.sight().match).toBe(1);
    expect(drill.say('bob', { do: 'agree' })).toBe('ok');
    expect(drill.last(2)).toEqual(['agreed', 'began']);
    expect(persons(drill)).toEqual(['bob', 'cid', 'ann']);
    expect(drill.sight()).toMatchObject({ match: 2, entries: 0, asked: [0, 1, 2] });
    expect(drill.sight().seats[0]).not.toHaveProperty('hasResigned');
    expect(drill.table.welcome('watcher', drill.now)).toMatchObject({ table: 't', commit: 'hash 2' });
    // What was said stays, the news of the last match goes.
    expect(drill.told()).toEqual(['said', 'began']);
  });

  test('bots agree', () => {
    const drill = over(['ann', ':sailor']);
    drill.say('ann', { do: 'resign' });
    expect(drill.say('ann', { do: 'propose', what: 'rematch' })).toBe('ok');
    expect(drill.sight().match).toBe(2);
    expect(persons(drill)).toEqual(['sailor', 'ann']);
  });

  test('not while the last goes on, nor before the first, nor with an open seat', () => {
    const drill = new Drill(smuggler, ['ann', '']);
    expect(drill.say('ann', { do: 'propose', what: 'rematch' })).toBe('not-begun');
    drill.say('bob', { do: 'sit' });
    expect(drill.say('ann', { do: 'propose', what: 'rematch' })).toBe('has-begun');
    drill.say('bob', { do: 'resign' });
    drill.say('bob', { do: 'stand' });
    expect(drill.say('ann', { do: 'propose', what: 'rematch' })).toBe('not-seated');
  });

  test('never begins with an open seat because somebody left after it was proposed', () => {
    const drill = over(['ann', 'bob', 'cid']);
    drill.say('ann', { do: 'propose', what: 'rematch' });
    drill.say('ann', { do: 'stand' });
    expect(drill.sight()).not.toHaveProperty('proposal');
    expect(drill.say('bob', { do: 'agree' })).toBe('no-proposal');
    expect(drill.sight().match).toBe(1);
  });

  test('answers to the last one are stale', () => {
    const drill = new Drill(smuggler, ['ann', 'bob']);
    const { seq } = drill.table;
    drill.say('bob', { do: 'resign' });
    drill.say('ann', { do: 'propose', what: 'rematch' });
    drill.say('bob', { do: 'agree' });
    expect(drill.answer('ann', 'hide coral', seq)).toBe('stale');
    expect(drill.answer('ann', 'hide coral')).toBe('ok');
  });

  test('clocks, proposals and resignations begin anew', () => {
    const drill = new Drill(smuggler, ['ann', 'bob'], { clock: { kind: 'live', base: 60, increment: 0 } });
    drill.wait(20_000);
    drill.say('bob', { do: 'resign' });
    drill.wait(100_000);
    drill.say('ann', { do: 'propose', what: 'rematch' });
    drill.say('bob', { do: 'agree' });
    expect(drill.sight().clock).toMatchObject({ left: [60_000, 60_000], running: [0, 1] });
    expect(drill.sight()).not.toHaveProperty('proposal');
    expect(drill.say('bob', { do: 'resign' })).toBe('ok');
  });
});
