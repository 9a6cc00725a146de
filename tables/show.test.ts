import type { Viewer } from '@tortuga/kernel';
import { smuggler } from '@tortuga/testkit';
import { describe, expect, test } from 'vitest';
import { Drill, viewersOf } from './testing.ts';
import type { Item } from './told.ts';

/** Plays on at random until the match is over. */
function playOut(drill: Drill, step: (drill: Drill) => void = () => undefined): Drill {
  for (let seed = 1; drill.sight().asked.length > 0; seed++) {
    const { asked, seats } = drill.sight();
    const seat = asked[seed % asked.length] ?? 0;
    drill.answer(seats[seat]?.person ?? '', drill.anyLine(seat, seed));
    step(drill);
  }
  return drill;
}

function eventsTold(drill: Drill, viewer: Viewer) {
  const items = drill.table.items(viewer);
  return items.flatMap((item) => (item.type === 'answered' ? item.events : []));
}

/** What somebody was told of a match in which Ann hid on an isle. */
function seen(isle: string, viewer: Viewer): string {
  const drill = new Drill(smuggler, ['ann', 'bob', 'cid'], { draws: [0] });
  drill.answer('ann', `hide ${isle}`);
  drill.answer('bob', 'hide palma');
  expect(drill.table.items(viewer).at(-2)).toMatchObject({ type: 'answered', seat: 0, events: [] });
  drill.answer('cid', 'hide palma');
  drill.answer('ann', 'sail gaviota');
  return JSON.stringify(drill.table.welcome(viewer, drill.now));
}

function keys(item: Item | undefined): string[] {
  return Object.keys(item ?? {}).sort();
}

describe('what nobody may know', () => {
  test('a sealed answer is told without what it is', () => {
    for (const viewer of [1, 2, 'watcher'] as const)
      expect(seen('perla', viewer)).toBe(seen('coral', viewer));
    expect(seen('perla', 0)).not.toBe(seen('coral', 0));
  });

  test('events go to those they are addressed to, and to nobody else', () => {
    const drill = new Drill(smuggler, ['ann', 'bob', 'cid'], { draws: [0] });
    for (const [person, isle] of [
      ['ann', 'perla'],
      ['bob', 'coral'],
      ['cid', 'palma'],
    ] as const) {
      drill.answer(person, `hide ${isle}`);
    }
    expect(eventsTold(drill, 0)).toEqual([{ type: 'hid', seat: 0, at: 'perla' }]);
    expect(eventsTold(drill, 1)).toEqual([{ type: 'hid', seat: 1, at: 'coral' }]);
    expect(eventsTold(drill, 'watcher')).toEqual([]);
  });

  test('neither seed, luck, moves nor addressees ever travel', () => {
    const drill = playOut(new Drill(smuggler, ['ann', 'bob', 'cid']), ({ table, now }) => {
      for (const viewer of [0, 1, 2, 'watcher'] as const) {
        const text = JSON.stringify(table.welcome(viewer, now));
        expect(text).not.toMatch(/seed|"draws"|"to":\[|"luck"|"tick"/);
      }
    });
    expect(drill.sight()).toHaveProperty('outcome');
    expect(drill.records.some((record) => 'draws' in record)).toBe(true);
  });

  test('news has the keys it should have, and no others', () => {
    const drill = new Drill(smuggler, ['ann', 'bob']);
    expect(keys(drill.table.items(0).at(-1))).toEqual(['at', 'commit', 'events', 'holders', 'seq', 'type']);
    drill.answer('ann', 'hide perla');
    expect(keys(drill.table.items(0).at(-1))).toEqual(['at', 'events', 'seat', 'seq', 'type']);
    drill.say('ann', { do: 'chat', text: 'ahoy' });
    expect(keys(drill.table.items(0).at(-1))).toEqual(['at', 'person', 'room', 'seq', 'text', 'type']);
  });

  test('watchers and others are asked nothing', () => {
    const drill = new Drill(smuggler, ['ann', 'bob'], { draws: [0] });
    drill.answer('ann', 'hide perla');
    drill.answer('bob', 'hide perla');
    expect(drill.sight('watcher')).not.toHaveProperty('question');
    expect(drill.sight(1)).not.toHaveProperty('question');
    expect(drill.sight(0)).toHaveProperty('question');
  });
});

describe('news', () => {
  test('since any number and what follows are all there is', () => {
    const drill = new Drill(smuggler, ['ann', 'bob', 'cid']);
    const seen = viewersOf(drill).map((viewer) => ({ viewer, items: drill.table.items(viewer), seq: 3 }));
    for (const watch of seen) watch.seq = drill.table.seq;
    playOut(drill, ({ table, now }) => {
      if (table.seq % 3 === 0) drill.say('eve', { do: 'chat', text: 'ha' });
      for (const watch of seen) {
        const { items } = table.welcome(watch.viewer, now, watch.seq);
        watch.items.push(...items);
        watch.seq = table.seq;
      }
    });
    for (const { viewer, items } of seen) expect(items).toEqual(drill.table.items(viewer));
    for (let since = 0; since <= drill.table.seq; since++) {
      const later = drill.table.items(0).filter(({ seq }) => seq > since);
      expect(drill.table.items(0, since)).toEqual(later);
    }
  });

  test('is numbered and dated like its record', () => {
    const drill = new Drill(smuggler, ['ann', 'bob']);
    drill.wait(1234);
    drill.answer('ann', 'hide perla');
    expect(drill.table.items(0).at(-1)).toMatchObject({ seq: drill.records.length, at: 1_001_234 });
    expect(drill.table.state).toMatchObject({ created: 1_000_000, touched: 1_001_234 });
  });

  test('nobody learns anything from the future', () => {
    const drill = new Drill(smuggler, ['ann', 'bob']);
    expect(drill.table.items(0, drill.table.seq + 10)).toEqual([]);
  });
});

describe('questions', () => {
  test('hold every answer with its line, its label, and why it is blocked', () => {
    const drill = new Drill(smuggler, ['ann', 'bob'], { draws: [0] });
    drill.answer('ann', 'hide perla');
    drill.answer('bob', 'hide perla');
    const { question } = drill.sight(0);
    expect(question?.prompt).toEqual({ id: 'turn.ask', params: { round: 1, rounds: 8 } });
    expect(question?.offers.find(({ line }) => line === 'sail niebla')).toEqual({
      line: 'sail niebla',
      move: { type: 'sail', to: 'niebla' },
      label: { id: 'sail', params: { to: 'niebla' } },
      no: 'storm',
    });
  });

  test('show dials as runs of values', () => {
    const drill = new Drill(smuggler, ['ann', 'bob'], { draws: [0] });
    drill.answer('ann', 'hide perla');
    drill.answer('bob', 'hide perla');
    drill.answer('ann', 'sail calavera');
    const offers = drill.sight(0).question?.offers ?? [];
    expect(offers.find(({ dial }) => dial)?.dial).toEqual({
      arg: 'sum',
      min: 1,
      max: 3,
      step: 1,
      runs: [
        [1, 1],
        [2, 3, 'too-greedy'],
      ],
    });
    expect(drill.answer('ann', 'demand of 2: 2')).toBe('too-greedy');
    expect(drill.answer('ann', 'demand of 2: 1')).toBe('ok');
  });
});

describe('a table', () => {
  test('says who one is, what was agreed, and the hash of the luck', () => {
    const drill = new Drill(smuggler, ['ann', 'bob']);
    const { viewerOf } = drill.table;
    expect(viewerOf.call(drill.table, 'bob')).toBe(1);
    expect(drill.table.welcome(1, drill.now)).toMatchObject({
      table: 't',
      you: 1,
      commit: 'hash 1',
      header: { game: 'smuggler', seats: 2, host: 'ann', clock: { kind: 'none' } },
    });
    expect(drill.table.viewerOf('eve')).toBe('watcher');
    expect(drill.table.welcome('watcher', drill.now)).not.toHaveProperty('you');
  });

  test('that is over says how it ended, and asks nothing', () => {
    const drill = playOut(new Drill(smuggler, ['ann', 'bob']));
    const { outcome, ...sight } = drill.sight(0);
    expect(outcome?.places).toHaveLength(2);
    expect(outcome).toHaveProperty('why');
    expect(outcome).not.toHaveProperty('how');
    expect(sight).toMatchObject({ asked: [], undoable: 0 });
    expect(sight).not.toHaveProperty('question');
  });
});

describe('a discreet question', () => {
  const { turn } = smuggler.phases;
  const quiet = { ...smuggler, phases: { ...smuggler.phases, turn: { ...turn, isDiscreet: true } } };

  /** Everybody has a hideout, and it is the first captain's turn. */
  function begun(...people: string[]): Drill {
    const drill = new Drill(quiet, people, {
      draws: [0],
      clock: { kind: 'live', base: 60_000, increment: 0 },
    });
    for (const [seat, person] of people.entries())
      drill.answer(person, `hide ${['perla', 'coral', 'palma'][seat]}`);
    return drill;
  }

  test('who is asked, whose clock runs and who answered is known to nobody else', () => {
    const drill = begun('ann', 'bob', 'cid');
    expect([drill.sight(0).asked, drill.sight(1).asked, drill.sight('watcher').asked]).toEqual([[0], [], []]);
    expect([drill.sight(0).clock?.running, drill.sight(1).clock?.running]).toEqual([[0], []]);
    drill.answer('ann', 'sail gaviota');
    const [own, other] = [drill.table.items(0).at(-1), drill.table.items(1).at(-1)];
    expect(own).toMatchObject({ type: 'answered', seat: 0, events: [{ type: 'sailed' }] });
    expect(other).toMatchObject({ type: 'answered', events: [{ type: 'sailed' }] });
    expect(keys(other)).toEqual(['at', 'events', 'seq', 'type']);
  });

  test('a device that several people share knows whom to ask next', () => {
    const drill = begun('ann', 'ann', 'cid');
    expect([drill.sight(1).asked, drill.sight(2).asked]).toEqual([[0], []]);
  });
});
