import { smuggler } from '@tortuga/testkit';
import { describe, expect, test } from 'vitest';
import { BrokenLog } from './broken.ts';
import type { TableRecord } from './records.ts';
import { Table } from './table.ts';
import { Drill } from './testing.ts';

const drill = new Drill(smuggler, ['ann', 'bob'], { draws: [0] });
drill.answer('ann', 'hide perla');
drill.answer('bob', 'hide coral');
drill.answer('ann', 'dig');
const { records, fortune } = drill;
const [created] = records;
const now = { at: 1, tick: 1 };

function open(log: readonly TableRecord[], games = [smuggler]): Table {
  return Table.open('t', log, games, fortune);
}

/** The log with another last record of a type. */
function patched(type: TableRecord['type'], patch: object): TableRecord[] {
  const place = records.findLastIndex((record) => record.type === type);
  return records.map((record, i) => (i === place ? { ...record, ...patch } : record));
}

describe('what is no log of these rules is a BrokenLog', () => {
  test('the log of the test is good', () => expect(open(records).seq).toBe(7));

  test.each<[string, () => unknown]>([
    ['empty', () => open([])],
    ['without its beginning', () => open(records.slice(1))],
    ['founded twice', () => open(created === undefined ? [] : [created, created])],
    ['of an unknown game', () => open(records, [])],
    ['of other rules', () => open(records, [{ ...smuggler, version: 2 }])],
    ['an answer before the match', () => open([...records.slice(0, 3), ...records.slice(4)])],
    ['an answer that is not offered', () => open(patched('answered', { move: 'fly' }))],
    ['an answer out of turn', () => open(patched('answered', { seat: 1 }))],
    ['luck that is missing', () => open(patched('answered', { draws: [] }))],
    ['luck that is left over', () => open(patched('answered', { draws: [0, 0] }))],
    ['luck out of range', () => open(patched('answered', { draws: [99] }))],
    ['a setup with other luck', () => open(patched('began', { start: [] }))],
    ['a setup with too much luck', () => open(patched('began', { start: [0, 0] }))],
    ['a match of too few', () => open(patched('began', { holders: [] }))],
    ['a seat that is not there', () => open(patched('seated', { seat: 7 }))],
    [
      'more taken back than was played',
      () => open([...records, { type: 'undone', seat: 0, count: 4, ...now }]),
    ],
    ['nothing taken back', () => open([...records, { type: 'undone', seat: 0, count: 0, ...now }])],
    ['a snapshot of another format', () => Table.restore('t', '{}', [], [smuggler], fortune)],
    [
      'a snapshot of other rules',
      () => Table.restore('t', open(records).snapshot(), [], [{ ...smuggler, version: 2 }], fortune),
    ],
    ['a record that does not follow', () => open(records).adopt({ seq: 9, records: [] })],
  ])('%s', (_, opening) => expect(opening).toThrow(BrokenLog));

  test('and never says what was answered', () => {
    const log = patched('answered', { move: 'hide atlantis' });
    expect(() => open(log)).toThrow('answer 3, by seat 1, is refused: not-offered');
  });
});
