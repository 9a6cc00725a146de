import { smuggler } from '@tortuga/testkit';
import { describe, expect, test } from 'vitest';
import { Drill } from './testing.ts';

/** Smugglers who can agree that nobody has won. */
const peaceful: typeof smuggler = { ...smuggler, drawsByAgreement: true };

describe('draws', () => {
  test('end the match when everybody has agreed', () => {
    const drill = new Drill(peaceful, ['ann', 'bob', 'cid']);
    expect(drill.say('ann', { do: 'propose', what: 'draw' })).toBe('ok');
    expect(drill.say('bob', { do: 'agree' })).toBe('ok');
    expect(drill.sight().proposal?.agreed).toEqual([0, 1]);
    expect(drill.sight()).not.toHaveProperty('outcome');
    expect(drill.say('cid', { do: 'agree' })).toBe('ok');
    expect(drill.sight()).toMatchObject({ outcome: { how: 'agreement', places: [1, 1, 1] }, asked: [] });
    expect(drill.sight()).not.toHaveProperty('proposal');
    expect(drill.answer('ann', 'hide coral')).toBe('game-over');
    expect(drill.file()).toMatchObject({ ended: 'agreement', places: [1, 1, 1], luck: { seed: 'seed 1' } });
  });

  test('are unknown to some games', () => {
    const drill = new Drill(smuggler, ['ann', 'bob']);
    expect(drill.say('ann', { do: 'propose', what: 'draw' })).toBe('no-draws');
  });

  test('are declined by any, or taken back by whoever proposed them', () => {
    const drill = new Drill(peaceful, ['ann', 'bob']);
    for (const person of ['bob', 'ann']) {
      expect(drill.say('ann', { do: 'propose', what: 'draw' })).toBe('ok');
      expect(drill.say(person, { do: 'decline' })).toBe('ok');
      expect(drill.sight()).not.toHaveProperty('proposal');
      expect(drill.say('bob', { do: 'agree' })).toBe('no-proposal');
      expect(drill.say('bob', { do: 'decline' })).toBe('no-proposal');
    }
  });

  test('lapse when somebody answers', () => {
    const drill = new Drill(peaceful, ['ann', 'bob']);
    drill.say('ann', { do: 'propose', what: 'draw' });
    drill.say('bob', { do: 'chat', text: 'let me think' });
    expect(drill.sight()).toHaveProperty('proposal');
    drill.answer('bob', 'hide coral');
    expect(drill.sight()).not.toHaveProperty('proposal');
    expect(drill.say('bob', { do: 'agree' })).toBe('no-proposal');
  });

  test('are declined by bots, which want to win', () => {
    const drill = new Drill(peaceful, ['ann', 'bob', ':sailor']);
    expect(drill.say('ann', { do: 'propose', what: 'draw' })).toBe('ok');
    expect(drill.table.items(0).slice(-2)).toMatchObject([
      { type: 'proposed' },
      { type: 'declined', seat: 2 },
    ]);
    expect(drill.sight()).not.toHaveProperty('proposal');
  });

  test('need no consent of those who gave up, and give them no share', () => {
    const drill = new Drill(peaceful, ['ann', 'bob', 'cid']);
    drill.say('cid', { do: 'resign' });
    expect(drill.say('cid', { do: 'propose', what: 'draw' })).toBe('not-your-turn');
    drill.say('ann', { do: 'propose', what: 'draw' });
    expect(drill.say('cid', { do: 'decline' })).toBe('not-your-turn');
    expect(drill.say('cid', { do: 'agree' })).toBe('not-your-turn');
    expect(drill.say('bob', { do: 'agree' })).toBe('ok');
    expect(drill.sight().outcome?.places).toEqual([1, 1, 3]);
  });
});

describe('proposals', () => {
  test('come one at a time, from those who play', () => {
    const drill = new Drill(peaceful, ['ann', 'bob']);
    expect(drill.say('eve', { do: 'propose', what: 'draw' })).toBe('not-seated');
    drill.say('ann', { do: 'propose', what: 'draw' });
    expect(drill.say('bob', { do: 'propose', what: 'draw' })).toBe('proposal-open');
    expect(drill.say('eve', { do: 'agree' })).toBe('not-seated');
  });

  test('are not agreed to twice by the same', () => {
    const drill = new Drill(peaceful, ['ann', 'bob', 'cid']);
    drill.say('ann', { do: 'propose', what: 'draw' });
    expect(drill.say('ann', { do: 'agree' })).toBe('no-proposal');
    drill.say('bob', { do: 'agree' });
    expect(drill.say('bob', { do: 'agree' })).toBe('no-proposal');
    expect(drill.sight()).not.toHaveProperty('outcome');
  });

  test('are shown as they were then, whoever agrees later', () => {
    const drill = new Drill(peaceful, ['ann', 'bob', 'cid']);
    drill.say('ann', { do: 'propose', what: 'draw' });
    const seen = drill.sight();
    drill.say('bob', { do: 'agree' });
    expect(seen.proposal?.agreed).toEqual([0]);
  });
});

describe('giving up', () => {
  test('with two players the other wins', () => {
    const drill = new Drill(smuggler, ['ann', 'bob']);
    expect(drill.say('ann', { do: 'resign' })).toBe('ok');
    expect(drill.sight().outcome).toEqual({ how: 'resignation', places: [2, 1] });
    expect(drill.say('ann', { do: 'resign' })).toBe('game-over');
    expect(drill.file()).toMatchObject({ ended: 'resignation', places: [2, 1] });
  });

  test('against a bot as well', () => {
    const drill = new Drill(smuggler, [':sailor', 'ann']);
    drill.say('ann', { do: 'resign' });
    expect(drill.sight()).toMatchObject({ outcome: { places: [1, 2] }, asked: [] });
    expect(drill.table.botTurns()).toEqual([]);
  });

  test('with more a bot stands in, and the match goes on', () => {
    const drill = new Drill(smuggler, ['ann', 'bob', 'cid']);
    drill.say('bob', { do: 'resign' });
    expect(drill.sight().seats[1]).toEqual({
      kind: 'person',
      person: 'bob',
      hasResigned: true,
      standIn: 'bosun',
    });
    expect(drill.sight(1)).not.toHaveProperty('question');
    expect(drill.answer('bob', 'hide coral')).toBe('not-your-turn');
    expect(drill.say('bob', { do: 'return' })).toBe('not-your-turn');
    expect(drill.say('bob', { do: 'resign' })).toBe('not-your-turn');
    expect(drill.bot(1, 'hide coral')).toBe('ok');
    expect(drill.sight()).not.toHaveProperty('outcome');
  });

  test('the last person ends the match, and those who gave up share the last place', () => {
    const drill = new Drill(smuggler, ['ann', 'bob', ':sailor', ':bosun']);
    drill.say('bob', { do: 'resign' });
    drill.say('ann', { do: 'resign' });
    expect(drill.last(2)).toEqual(['resigned', 'ended']);
    expect(drill.sight().outcome).toEqual({ how: 'resignation', places: [3, 3, 1, 1] });
    expect(drill.table.botTurns()).toEqual([]);
  });

  test('never before the match', () => {
    const drill = new Drill(smuggler, ['ann', '']);
    expect(drill.say('ann', { do: 'resign' })).toBe('not-begun');
    expect(drill.say('eve', { do: 'resign' })).toBe('not-seated');
  });

  test('what was proposed is then off the table', () => {
    const drill = new Drill(peaceful, ['ann', 'bob', 'cid']);
    drill.say('ann', { do: 'propose', what: 'draw' });
    drill.say('ann', { do: 'resign' });
    expect(drill.sight()).not.toHaveProperty('proposal');
  });
});
