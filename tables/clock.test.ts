import { smuggler } from '@tortuga/testkit';
import { describe, expect, test } from 'vitest';
import { nextDue } from './clock.ts';
import { Drill, type Setting } from './testing.ts';

const DAY = 86_400_000;

const LIVE: Setting = { clock: { kind: 'live', base: 60, increment: 5 }, draws: [0] };
const RELAXED: Setting = { clock: { kind: 'relaxed', days: 2 }, draws: [0] };

/** Ann goes first; both have chosen a hideout without thinking. */
function playing(setting: Setting, people = ['ann', 'bob']): Drill {
  const drill = new Drill(smuggler, people, setting);
  for (const [seat, person] of people.entries()) {
    if (person.startsWith(':')) drill.bot(seat, 'hide perla');
    else drill.answer(person, 'hide perla');
  }
  return drill;
}

const left = (drill: Drill) => drill.sight().clock?.left;
const running = (drill: Drill) => drill.sight().clock?.running;

describe('a live clock', () => {
  test('runs for whoever is asked, and gains its increment after an answer', () => {
    const drill = playing(LIVE);
    expect(left(drill)).toEqual([65_000, 65_000]);
    drill.wait(7_250);
    expect(left(drill)).toEqual([57_750, 65_000]);
    drill.answer('ann', 'sail gaviota');
    expect(left(drill)).toEqual([62_750, 65_000]);
    drill.wait(1);
    expect(left(drill)).toEqual([62_750, 64_999]);
    expect(running(drill)).toEqual([1]);
  });

  test('runs for all who are asked at once, and stops for each who answers', () => {
    const drill = new Drill(smuggler, ['ann', 'bob', 'cid'], LIVE);
    drill.wait(10_000);
    drill.answer('bob', 'hide coral');
    drill.wait(10_000);
    expect(left(drill)).toEqual([40_000, 55_000, 40_000]);
    expect(running(drill)).toEqual([0, 2]);
  });

  test('does not run before the match, after it, or for bots', () => {
    const drill = new Drill(smuggler, ['ann', '', ':sailor'], LIVE);
    drill.wait(100_000);
    drill.say('bob', { do: 'sit' });
    expect(left(drill)).toEqual([60_000, 60_000, 60_000]);
    expect(running(drill)).toEqual([0, 1]);
    drill.say('ann', { do: 'resign' });
    drill.say('bob', { do: 'resign' });
    expect(running(drill)).toEqual([]);
    expect(drill.table.due).toBeUndefined();
  });

  test('goes on through talk and proposals', () => {
    const drill = playing(LIVE);
    drill.wait(1000);
    drill.say('ann', { do: 'chat', text: 'hm' });
    drill.wait(1000);
    drill.say('bob', { do: 'propose', what: 'undo', count: 1 });
    drill.wait(1000);
    expect(left(drill)).toEqual([62_000, 65_000]);
  });

  test('says in what sense its times are meant', () => {
    const drill = playing(LIVE);
    drill.wait(3000);
    expect(drill.sight().clock?.at).toBe(drill.now.at);
    expect(drill.table.due).toBe(65_000);
  });

  test('makes no time of answers that are taken back', () => {
    const drill = playing(LIVE);
    for (let i = 0; i < 3; i++) {
      drill.wait(1000);
      drill.answer('ann', 'sail gaviota');
      expect(drill.say('ann', { do: 'undo', seq: drill.table.seq })).toBe('ok');
    }
    expect(left(drill)).toEqual([62_000, 65_000]);
    expect(running(drill)).toEqual([0]);
  });

  test('is not empty because an answer was taken back', () => {
    const drill = playing({ ...LIVE, clock: { kind: 'live', base: 1, increment: 9 } });
    drill.wait(9_600);
    drill.answer('ann', 'sail gaviota');
    expect(left(drill)?.[0]).toBe(9_400);
    drill.say('ann', { do: 'undo', seq: drill.table.seq });
    expect(left(drill)?.[0]).toBe(1000);
  });

  test('a table without clocks shows none', () => {
    const drill = playing({});
    drill.wait(DAY);
    expect(drill.sight()).not.toHaveProperty('clock');
    expect(drill.table.due).toBeUndefined();
  });
});

describe('when time is up', () => {
  test('to the millisecond, a bot stands in', () => {
    const drill = playing(LIVE);
    drill.wait(64_999);
    expect(drill.sight().seats[0]).not.toHaveProperty('standIn');
    drill.wait(1);
    expect(drill.sight().seats[0]?.standIn).toBe('bosun');
    expect(drill.told(1).at(-1)).toBe('late');
    expect(running(drill)).toEqual([]);
    expect(drill.bot(0, 'sail gaviota')).toBe('ok');
    expect(running(drill)).toEqual([1]);
  });

  test('for several at once, each is late', () => {
    const drill = new Drill(smuggler, ['ann', 'bob'], LIVE);
    drill.wait(60_000);
    expect(drill.last(2)).toEqual(['late', 'late']);
    expect(drill.table.botTurns().map(({ seat }) => seat)).toEqual([0, 1]);
  });

  test('whoever comes back gets a second chance, and no time of the bot', () => {
    const drill = playing({ ...LIVE, draws: [0, 4, 5, 4, 5] });
    drill.wait(65_000);
    for (const isle of ['coral', 'gaviota']) {
      drill.bot(0, 'dig');
      drill.answer('bob', `sail ${isle}`);
    }
    expect(drill.say('ann', { do: 'return' })).toBe('ok');
    expect(left(drill)?.[0]).toBe(30_000);
    expect(drill.sight().seats[0]).not.toHaveProperty('standIn');
    expect(drill.table.botTurns()).toEqual([]);
    expect(running(drill)).toEqual([0]);
    drill.wait(30_000);
    expect(drill.sight().seats[0]?.standIn).toBe('bosun');
  });

  test('whoever answers is back', () => {
    const drill = playing(LIVE);
    drill.wait(65_000);
    expect(drill.answer('ann', 'sail atlantis')).toBe('not-offered');
    expect(drill.sight().seats[0]?.standIn).toBe('bosun');
    expect(drill.answer('ann', 'sail gaviota')).toBe('ok');
    expect(drill.last(2)).toEqual(['back', 'answered']);
    expect(drill.sight().seats[0]).not.toHaveProperty('standIn');
    expect(left(drill)?.[0]).toBe(35_000);
  });

  test('the answer of a bot whose person is back comes too late', () => {
    const drill = playing(LIVE);
    drill.wait(65_000);
    const [turn] = drill.table.botTurns();
    drill.say('ann', { do: 'return' });
    const judged = turn && drill.table.judgeBot(turn, { type: 'dig' }, drill.now);
    expect(judged).toMatchObject({ ok: false, code: 'stale' });
  });

  test('nobody comes back who was never away', () => {
    const drill = playing(LIVE);
    expect(drill.say('ann', { do: 'return' })).toBe('not-your-turn');
    expect(drill.say('eve', { do: 'return' })).toBe('not-seated');
  });
});

describe('a relaxed clock', () => {
  test('begins anew after every answer', () => {
    const drill = playing(RELAXED);
    drill.wait(DAY);
    expect(left(drill)).toEqual([DAY, 2 * DAY]);
    drill.answer('ann', 'sail gaviota');
    expect(left(drill)).toEqual([2 * DAY, 2 * DAY]);
    expect(drill.table.due).toBe(3 * DAY);
  });

  test('is whole again for whoever comes back late', () => {
    const drill = playing(RELAXED);
    drill.wait(2 * DAY);
    expect(drill.sight().seats[0]?.standIn).toBe('bosun');
    drill.say('ann', { do: 'return' });
    expect(left(drill)).toEqual([2 * DAY, 2 * DAY]);
  });

  test('stands still on vacation, and goes on where it was', () => {
    const drill = playing(RELAXED);
    drill.wait(DAY);
    expect(drill.say('ann', { do: 'vacation', isOn: true })).toBe('ok');
    expect(drill.say('ann', { do: 'vacation', isOn: true })).toBe('stale');
    expect(drill.sight().seats[0]?.isOnVacation).toBe(true);
    drill.wait(30 * DAY);
    expect(left(drill)).toEqual([DAY, 2 * DAY]);
    expect(drill.table.due).toBeUndefined();
    expect(drill.say('ann', { do: 'vacation', isOn: false })).toBe('ok');
    expect(drill.sight().seats[0]).not.toHaveProperty('isOnVacation');
    drill.wait(DAY);
    expect(drill.told(1).at(-1)).toBe('late');
  });

  test('alone knows vacations', () => {
    expect(playing(LIVE).say('ann', { do: 'vacation', isOn: true })).toBe('no-clock');
    expect(playing({}).say('ann', { do: 'vacation', isOn: true })).toBe('no-clock');
    expect(playing(RELAXED).say('eve', { do: 'vacation', isOn: true })).toBe('not-seated');
  });
});

test('a clock that is set back takes nobody’s time and gives none', () => {
  const drill = playing(LIVE);
  drill.wait(10_000);
  drill.answer('ann', 'sail gaviota');
  drill.now = { at: drill.now.at - 5000, tick: drill.now.tick - 5000 };
  expect(left(drill)).toEqual([60_000, 65_000]);
  drill.answer('bob', 'sail coral');
  expect(left(drill)).toEqual([60_000, 70_000]);
  // It has caught up with itself: nobody has thought meanwhile.
  drill.now = { at: drill.now.at + 5000, tick: drill.now.tick + 5000 };
  expect(left(drill)).toEqual([60_000, 70_000]);
});

test('of several clocks that run, the one with the least time rings first', () => {
  expect(nextDue({ left: [5000, 1, 3000], running: [0, 2], since: 100 })).toEqual({ seat: 2, tick: 3100 });
  expect(nextDue({ left: [3000, 5000], running: [0, 1], since: 100 })).toEqual({ seat: 0, tick: 3100 });
  expect(nextDue({ left: [3000], running: [], since: 100 })).toBeUndefined();
});
