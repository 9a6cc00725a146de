/** Messages nobody of good will sends, made from ones somebody might. */

import { type Fate, pick } from '@tortuga/kernel';

/** What a hostile client knows: tables, people and old moves are no secret to those who were there. */
export interface Loot {
  readonly tables: readonly string[];
  readonly lines: readonly string[];
}

const WORDS = [
  'ping',
  'watch',
  'unwatch',
  'look',
  'sit',
  'stand',
  'bot',
  'dismiss',
  'answer',
  'undo',
  'propose',
  'agree',
  'decline',
  'resign',
  'return',
  'vacation',
  'chat',
  'constructor',
  '__proto__',
  'fly',
];

/** Fields of all requests, each right for some of them. */
function fields(fate: Fate, { tables, lines }: Loot): { [field: string]: unknown } {
  return {
    table: pick(fate, [...tables, 'Unknown1', 'x', '../../etc']),
    seq: pick(fate, [0, 1, 4, 5, 999_999]),
    move: pick(fate, [...lines, 'x', '']),
    seat: pick(fate, [0, 1, 2, 15]),
    level: pick(fate, ['cabin-boy', 'god']),
    what: pick(fate, ['undo', 'draw', 'rematch', 'gold']),
    count: pick(fate, [0, 1, 1000]),
    entry: pick(fate, [0, 3, 1_000_000]),
    since: pick(fate, [0, 7, 1e9]),
    isOn: pick(fate, [true, false, 'maybe']),
    text: pick(fate, ['', 'Ahoy', 'x'.repeat(600), '\u0000\u202E']),
  };
}

const NEEDED: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    watch: ['table', 'since'],
    unwatch: ['table'],
    look: ['table', 'entry'],
    sit: ['table', 'seat'],
    bot: ['table', 'seat', 'level'],
    dismiss: ['table', 'seat'],
    answer: ['table', 'seq', 'move', 'seat'],
    undo: ['table', 'seq', 'count'],
    propose: ['table', 'what'],
    vacation: ['table', 'isOn'],
    chat: ['table', 'text'],
  }),
);

const WRONG = [null, true, -1, 1.5, 1e308, '', 'x'.repeat(5000), [], {}, [[[[]]]], { $ne: 1 }, '\uD800'];

/** A request that is nearly right: its fields fit its word, except perhaps one of them. */
export function hostileRequest(fate: Fate, loot: Loot): object {
  const word = pick(fate, WORDS);
  const all = fields(fate, loot);
  const request: { [field: string]: unknown } = { id: fate.draw(1000), do: word };
  for (const field of NEEDED.get(word) ?? ['table']) request[field] = all[field];
  const victim = pick(fate, [...Object.keys(request), 'person', 'toString']);
  if (fate.draw(2) === 0) request[victim] = pick(fate, WRONG);
  if (fate.draw(8) === 0) delete request[victim];
  return request;
}

/** A frame: mostly a request, sometimes torn, nested or no text at all. */
export function hostileFrame(fate: Fate, loot: Loot): string | Buffer {
  const json = JSON.stringify(hostileRequest(fate, loot));
  switch (fate.draw(10)) {
    case 0:
      return json.slice(0, fate.draw(json.length));
    case 1:
      return `${'['.repeat(4000)}${json}${']'.repeat(4000)}`;
    case 2:
      return Buffer.from(json);
    default:
      return json;
  }
}
