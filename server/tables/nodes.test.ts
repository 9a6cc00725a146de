import type { Seat } from '@tortuga/kernel';
import { smuggler } from '@tortuga/testkit';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Harbour } from './harbour.ts';
import { Listener, must, Port, until } from './testing/port.ts';

let port: Port;
let here: Harbour;
let there: Harbour;

beforeEach(async () => {
  port = await Port.open([smuggler]);
  here = port.harbour;
  there = await port.another();
});

afterEach(async () => {
  await port.close();
  expect(port.troubles).toEqual([]);
});

const PEOPLE = ['ann', 'bob', 'cid', 'dan'];

/** A table of four, whose people are seated at both nodes. */
async function crowded(): Promise<string> {
  const table = must(await here.create('ann', { game: 'smuggler', seats: 4, options: { rounds: 3 } }));
  // In memory at both, before anything happens.
  await there.sight(table, 'bob');
  for (const person of PEOPLE.slice(1)) must(await there.say(table, person, { do: 'sit' }));
  await agreed(table);
  return table;
}

/** Both nodes know all there is. */
async function agreed(table: string): Promise<void> {
  const seq = async (node: Harbour) => must(await node.sight(table, 'eve')).sight.seq;
  await until(async () => (await seq(here)) === (await seq(there)), 'agreement');
}

/** Says it until it is said; another node may be ahead of what one knows. */
async function answerAt(node: Harbour, table: string, seat: Seat): Promise<void> {
  const person = PEOPLE[seat] ?? '';
  for (;;) {
    const { sight } = must(await node.sight(table, person));
    const offer = sight.question?.offers.find(({ no, dial }) => no === undefined && dial === undefined);
    if (offer === undefined) return;
    const said = await node.say(table, person, { do: 'answer', seq: sight.seq, move: offer.line });
    if (said.ok) return;
    expect(['stale', 'not-your-turn', 'game-over']).toContain(said.code);
  }
}

describe('two nodes at one table', () => {
  test('both audiences hear everything once and in order', async () => {
    const table = await crowded();
    const ears = await Promise.all([
      Listener.at(here, table, 'ann'),
      Listener.at(there, table, 'bob'),
      Listener.at(here, table, 'eve'),
      Listener.at(there, table, 'eve'),
    ]);
    const isOver = async () => must(await here.sight(table, 'eve')).sight.outcome !== undefined;
    for (let round = 0; !(await isOver()); round++) {
      const { asked } = must(await here.sight(table, 'eve')).sight;
      // Everybody who is asked answers at once, now here, now there; others talk meanwhile.
      await Promise.all([
        ...asked.map((seat) => answerAt((seat + round) % 2 === 0 ? here : there, table, seat)),
        there.say(table, `talker ${round}`, { do: 'chat', text: 'ahoy' }),
        here.say(table, `talker ${round}`, { do: 'chat', text: 'ahoy' }),
      ]);
      await agreed(table);
    }
    const { seq } = must(await there.sight(table, 'eve')).sight;
    await until(() => ears.every(({ updates }) => updates.at(-1)?.sight.seq === seq), 'the last news');
    for (const ear of ears) {
      const all = must(await there.sight(table, ear.person)).items.map((item) => item.seq);
      expect(ear.numbers).toEqual(all);
    }
    expect(must(await here.file(table, 'eve'))).toEqual(must(await there.file(table, 'eve')));
  });

  test('a race is won by one, and the other is told the truth', async () => {
    const table = await crowded();
    const { seq } = must(await here.sight(table, 'ann')).sight;
    const say = (move: string) => ({ do: 'answer', seq, move }) as const;
    const both = await Promise.all([
      here.say(table, 'ann', say('hide perla')),
      there.say(table, 'ann', say('hide coral')),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.find(({ ok }) => !ok)).toMatchObject({ code: 'stale' });
    await agreed(table);
    expect(must(await here.sight(table, 'ann')).sight).toMatchObject({ entries: 1, asked: [1, 2, 3] });
  });

  test('sealed answers at both cost nobody a move', async () => {
    const table = await crowded();
    const { seq } = must(await here.sight(table, 'ann')).sight;
    const said = await Promise.all(
      PEOPLE.map((person, seat) =>
        (seat % 2 === 0 ? here : there).say(table, person, { do: 'answer', seq, move: 'hide perla' }),
      ),
    );
    expect(said.map(({ ok }) => ok)).toEqual([true, true, true, true]);
  });

  test('the last seat is taken by one', async () => {
    const table = must(await here.create('ann', { game: 'smuggler', seats: 2 }));
    await there.sight(table, 'bob');
    const both = await Promise.all([
      here.say(table, 'bob', { do: 'sit' }),
      there.say(table, 'cid', { do: 'sit' }),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.find(({ ok }) => !ok)).toMatchObject({ code: 'seat-taken' });
  });

  test('those one does not want to hear are not heard from afar either', async () => {
    const table = await crowded();
    const ear = await Listener.at(there, table, 'eve', ['hal']);
    await Promise.all([
      here.say(table, 'hal', { do: 'chat', text: 'boo' }),
      here.say(table, 'ivy', { do: 'chat', text: 'ahoy' }),
      here.say(table, 'hal', { do: 'chat', text: 'boo' }),
    ]);
    await agreed(table);
    expect(JSON.stringify(ear.heard)).not.toContain('boo');
    expect(ear.news).toEqual(['said']);
  });
});
