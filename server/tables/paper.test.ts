import { Stamp } from '@tortuga/tables';
import { expect, test } from 'vitest';
import { MARGIN, type Message, Paper } from './paper.ts';

const PAGE = 1024 * 1024;

function written(paper: Paper, ...words: readonly (string | Stamp)[]): Message {
  paper.begin();
  for (const word of words) {
    if (typeof word === 'string') paper.write(word);
    else paper.stamp(word);
  }
  return paper.end();
}

const turn = () => new Promise(setImmediate);

test('a message is what was written and stamped, and leaves room before it', () => {
  const paper = new Paper(() => undefined);
  const stamp = new Stamp('–stamp–');
  const messages = [written(paper, 'ahoy ', stamp, '🏴‍☠️'), written(paper, stamp, stamp), written(paper)];
  expect(messages.map(String)).toEqual(['ahoy –stamp–🏴‍☠️', '–stamp––stamp–', '']);
  expect(messages.map(({ length }) => length)).toEqual([
    Buffer.byteLength('ahoy –stamp–🏴‍☠️'),
    2 * Buffer.byteLength('–stamp–'),
    0,
  ]);
  for (const { bytes, start } of messages) bytes.fill(0xff, start - MARGIN, start);
  expect(messages.map(String)).toEqual(['ahoy –stamp–🏴‍☠️', '–stamp––stamp–', '']);
});

test('a turn may need more paper than usual, even for one message', () => {
  const paper = new Paper(() => undefined);
  const stamp = new Stamp('s'.repeat(PAGE / 3));
  const long = ['a'.repeat(PAGE / 2), 'b'.repeat(PAGE), 'c'.repeat(3 * PAGE)];
  const before = written(paper, 'before');
  const messages = [
    ...long.map((text) => written(paper, '<', text, '>')),
    ...long.map((text) => written(paper, '<', stamp, text, stamp, '>')),
  ];
  const after = written(paper, 'after');
  expect(messages.map(String)).toEqual([
    ...long.map((text) => `<${text}>`),
    ...long.map((text) => `<${stamp.text}${text}${stamp.text}>`),
  ]);
  expect([before, after].map(String)).toEqual(['before', 'after']);
});

test('paper is used again after what was written in a turn is delivered, once', async () => {
  const delivered: string[][] = [];
  let messages: Message[] = [];
  const paper = new Paper(() => void delivered.push(messages.map(String)));
  messages = [written(paper, 'one'), written(paper, 'two')];
  const [first] = messages;
  expect(delivered).toEqual([]);
  await turn();
  messages = [written(paper, 'x'.repeat(2 * PAGE)), written(paper, 'three')];
  await turn();
  await turn();
  expect(delivered).toEqual([
    ['one', 'two'],
    ['x'.repeat(2 * PAGE), 'three'],
  ]);
  const again = written(paper, 'again');
  expect([again.bytes, again.start]).toEqual([first?.bytes, first?.start]);
});
