import { pick, seededFate } from '@tortuga/kernel';
import { smuggler } from '@tortuga/testkit';
import { describe, expect, test } from 'vitest';
import type { TableRecord } from './records.ts';
import type { Say } from './say.ts';
import { Table } from './table.ts';
import { Drill, type Setting, viewersOf } from './testing.ts';

const peaceful: typeof smuggler = { ...smuggler, drawsByAgreement: true };

/** Does something any table might see, by a small number. */
function doAnything(drill: Drill, seed: number): void {
  const luck = seededFate(seed);
  const wishes: Say[] = [
    { do: 'chat', text: `line ${seed}` },
    { do: 'undo', seq: drill.table.seq },
    { do: 'propose', what: 'undo', count: 1 + luck.draw(3) },
    { do: 'propose', what: 'draw' },
    { do: 'propose', what: 'rematch' },
    { do: 'agree' },
    { do: 'decline' },
    { do: 'vacation', isOn: luck.draw(2) === 0 },
    { do: 'return' },
  ];
  const person = pick(luck, ['ann', 'bob', 'cid', 'eve']);
  if (luck.draw(2) === 0) drill.say(person, pick(luck, wishes));
  if (luck.draw(80) === 0) drill.say(person, { do: 'resign' });
  if (luck.draw(20) === 0) drill.wait(pick(luck, [5000, 40_000, 90_000_000]));
  if (luck.draw(4) > 0) answerSomehow(drill, seed);
}

function answerSomehow(drill: Drill, seed: number): void {
  const { asked, seats } = drill.sight();
  const seat = asked[seed % asked.length];
  if (seat === undefined) return;
  const line = drill.anyLine(seat, seed);
  const { person = '', standIn, kind } = seats[seat] ?? { kind: 'open' };
  const isBot = kind === 'bot' || standIn !== undefined;
  expect(isBot ? drill.bot(seat, line) : drill.answer(person, line)).toBe('ok');
}

function everythingSeen(table: Table, drill: Drill) {
  return viewersOf(drill).map((viewer) => table.welcome(viewer, drill.now));
}

/** Everything in memory, whatever the order of its keys. */
function plain(table: Table): unknown {
  return JSON.parse(table.snapshot());
}

const CASES: [string, string[], Setting][] = [
  ['two people', ['ann', 'bob'], {}],
  ['three with live clocks', ['ann', 'bob', 'cid'], { clock: { kind: 'live', base: 60, increment: 2 } }],
  ['relaxed with a bot', ['ann', ':sailor', 'bob'], { clock: { kind: 'relaxed', days: 1 } }],
  ['four in wild storms', ['ann', 'bob', 'cid', ':bosun'], { options: { storms: 'wild', rounds: 12 } }],
];

describe.each(CASES)('%s', (_, holders, setting) => {
  const steps = 120;

  test('a snapshot at any time, and the records after it, are the table', () => {
    const drill = new Drill(smuggler, holders, setting);
    const snapshots: [seq: number, snapshot: string][] = [];
    for (let seed = 1; seed <= steps; seed++) {
      doAnything(drill, seed);
      if (seed % 10 === 0) snapshots.push([drill.table.seq, drill.table.snapshot()]);
      const restored = Table.restore('t', drill.table.snapshot(), [], [smuggler], drill.fortune);
      expect(everythingSeen(restored, drill)).toEqual(everythingSeen(drill.table, drill));
    }
    for (const [seq, snapshot] of snapshots) {
      const rest = drill.records.slice(seq);
      const restored = Table.restore('t', snapshot, rest, [smuggler], drill.fortune);
      expect(everythingSeen(restored, drill)).toEqual(everythingSeen(drill.table, drill));
      expect(plain(restored)).toEqual(plain(drill.table));
      expect(restored.botTurns()).toEqual(drill.table.botTurns());
      expect(restored.due).toBe(drill.table.due);
    }
  });

  test('the log alone is the table, after every record', () => {
    const drill = new Drill(smuggler, holders, setting);
    for (let seed = 1; seed <= steps; seed++) {
      doAnything(drill, seed);
      if (seed % 10 !== 0) continue;
      // What is stored is JSON.
      const records: TableRecord[] = JSON.parse(JSON.stringify(drill.records));
      const replayed = Table.open('t', records, [smuggler], drill.fortune);
      expect(plain(replayed)).toEqual(plain(drill.table));
      expect(everythingSeen(replayed, drill)).toEqual(everythingSeen(drill.table, drill));
    }
    expect(drill.sight().match).toBeGreaterThan(0);
  });
});

test('everything that can happen happens in these tests', () => {
  const types = new Set<string>();
  for (const [, holders, setting] of CASES) {
    const drill = new Drill(peaceful, holders, setting);
    for (let seed = 1; seed <= 400; seed++) doAnything(drill, seed);
    for (const { type } of drill.records) types.add(type);
  }
  expect([...types].sort()).toEqual([
    'agreed',
    'answered',
    'back',
    'began',
    'created',
    'declined',
    'ended',
    'late',
    'proposed',
    'resigned',
    'said',
    'seated',
    'undone',
    'vacation',
  ]);
});
