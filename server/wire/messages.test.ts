import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { SIGHT_QUERY, WISH } from './bodies.ts';
import { count, tableId } from './bounds.ts';
import { numberOf, readRequest } from './messages.ts';
import { SAY, SAYS } from './says.ts';

const table = 'Abc123';

const SAID = [
  { do: 'sit' },
  { do: 'sit', seat: 3 },
  { do: 'stand' },
  { do: 'bot', seat: 1, level: 'captain' },
  { do: 'dismiss', seat: 1 },
  { do: 'answer', seq: 7, move: 'sail 5' },
  { do: 'answer', seq: 7, move: 'sail 5', seat: 0 },
  { do: 'undo', seq: 7, count: 2 },
  { do: 'propose', what: 'draw' },
  { do: 'agree' },
  { do: 'decline' },
  { do: 'resign', seat: 1 },
  { do: 'return' },
  { do: 'vacation', isOn: true },
  { do: 'chat', text: 'Ahoy' },
];

const ASKED = [
  { do: 'watch' },
  { do: 'watch', since: 12 },
  { do: 'unwatch' },
  { do: 'hint' },
  { do: 'hint', level: 'bosun' },
  { do: 'look', entry: 0 },
];

describe('requests', () => {
  test('the samples leave nothing out', () => {
    expect(new Set(SAID.map((say) => say.do))).toEqual(new Set(Object.keys(SAYS)));
  });

  test.each([...SAID, ...ASKED])('%j is read as it was sent', (words) => {
    const request = { id: 1, table, ...words };
    expect(readRequest(request)).toEqual({ ok: true, value: request });
  });

  test('a ping needs no table', () => {
    expect(readRequest({ id: 0, do: 'ping' })).toEqual({ ok: true, value: { id: 0, do: 'ping' } });
  });

  const answer = { id: 1, table, do: 'answer', seq: 7, move: 'sail 5' };

  test.each([
    ['no object', 'answer'],
    ['nothing', null],
    ['a list', [answer]],
    ['no word', { id: 1, table }],
    ['a word of every object', { ...answer, do: 'constructor' }],
    ['no number', { ...answer, id: undefined }],
    ['half a number', { ...answer, id: 1.5 }],
    ['a number below zero', { ...answer, seq: -1 }],
    ['no number at all', { ...answer, seq: Number.NaN }],
    ['a table with a path in it', { ...answer, table: '../../x' }],
    ['a table of 21 letters', { ...answer, table: 'a'.repeat(21) }],
    ['an empty move', { ...answer, move: '' }],
    ['a move of 201 letters', { ...answer, move: 'a'.repeat(201) }],
    ['a seat at no table', { ...answer, seat: 16 }],
    ['a field too many', { ...answer, person: 'somebody' }],
    ['a prototype', JSON.parse('{"id":1,"table":"Abc123","do":"stand","__proto__":{"a":1}}')],
  ])('%s is malformed', (_, request) => {
    expect(readRequest(request)).toMatchObject({ ok: false, code: 'malformed' });
  });

  test('whatever JSON is sent, it is read or malformed, and the refusal is short', () => {
    const near = fc.record(
      {
        id: fc.anything(),
        do: fc.constantFrom('ping', 'watch', ...Object.keys(SAYS)),
        table: fc.oneof(fc.constant(table), fc.anything()),
        seq: fc.anything(),
        move: fc.anything(),
        seat: fc.anything(),
      },
      { requiredKeys: ['do'] },
    );
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), near), (value) => {
        const read = readRequest(value);
        if (!read.ok) expect(read.detail.length).toBeLessThanOrEqual(200);
        else expect(read.value).toEqual(value);
      }),
    );
  });

  test('what is nearly an answer is one only if the schema says so', () => {
    const odd = fc.constantFrom<unknown>(undefined, null, '', 'x', 7, -1, 0.5, 1e9 + 1, Number.NaN, [], {});
    const mostly = (usual: unknown, ...others: unknown[]) =>
      fc.oneof({ weight: 12, arbitrary: fc.constant(usual) }, odd, fc.constantFrom(...others));
    const near = fc.record(
      {
        id: mostly(1, 0, 1e9),
        do: fc.constant('answer'),
        table: mostly(table, 'short', 'a'.repeat(20), 'a'.repeat(21), 'a b c d'),
        seq: mostly(7, 0, 1e9),
        move: mostly('sail 5', 'a'.repeat(200), 'a'.repeat(201)),
        seat: mostly(0, 15, 16),
        person: fc.constant('somebody'),
      },
      { requiredKeys: ['id', 'do', 'table', 'seq', 'move'] },
    );
    const schema = v.strictObject({ id: count, table: tableId, ...SAYS.answer });
    fc.assert(
      fc.property(near, (value) => {
        expect(readRequest(value).ok).toBe(v.is(schema, value));
      }),
      { numRuns: 2000 },
    );
  });

  test('the number of a wrong request is found, if it has one', () => {
    expect(numberOf({ id: 4, do: 'fly' })).toBe(4);
    expect(numberOf({ id: 'four' })).toBeUndefined();
    expect(numberOf(undefined)).toBeUndefined();
  });
});

describe('bodies', () => {
  test.each(SAID)('HTTP carries %j without table and number', (say) => {
    expect(v.safeParse(SAY, say)).toMatchObject({ success: true, output: say });
    expect(v.is(SAY, { ...say, table })).toBe(false);
  });

  test('a wish for a table may be as short as a game, and no longer than all there is to wish', () => {
    expect(v.is(WISH, { game: 'madagaskar' })).toBe(true);
    const fork = { table, match: 1, entries: 4 };
    const clock = { kind: 'live', base: 300, increment: 5 };
    const holders = ['me', 'open', 'admiral'];
    const all = { game: 'madagaskar', seats: 3, options: { rounds: 8 }, holders, clock, access: 'link' };
    expect(v.is(WISH, { ...all, hints: true, fork })).toBe(true);
    expect(v.is(WISH, { ...all, rules: 2 })).toBe(false);
    expect(v.is(WISH, { ...all, clock: { kind: 'live', base: 1e9, increment: 0 } })).toBe(false);
  });

  test('numbers in an address are text', () => {
    expect(v.parse(SIGHT_QUERY, { since: '12', wait: '25' })).toEqual({ since: 12, wait: 25 });
    expect(v.is(SIGHT_QUERY, { wait: '26' })).toBe(false);
    expect(v.is(SIGHT_QUERY, { since: '1e3' })).toBe(false);
  });
});
