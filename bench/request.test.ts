import { expect, test } from 'vitest';
import type { Figure } from './figure.ts';
import { asJson, asTable } from './report.ts';
import { readRequest } from './request.ts';

const ran: string[] = [];

const figure = (name: string, number: number): Figure => ({
  name,
  what: `what ${name} says`,
  run(note) {
    ran.push(name);
    note('a remark');
    return number;
  },
});

const ALL = [figure('wire.bytes', 1234.5678), figure('kernel.speed', 0.123456), figure('page.load', 3)];

async function written(...args: string[]): Promise<string> {
  const request = readRequest(args, ALL);
  if (!request.ok) return request.complaint;
  const parts: string[] = [];
  await (request.json ? asJson : asTable)(request.figures, (text) => parts.push(text));
  return parts.join('');
}

test('without names all figures are measured', async () => {
  expect(JSON.parse(await written('--json'))).toEqual({
    'wire.bytes': 1230,
    'kernel.speed': 0.123,
    'page.load': 3,
  });
});

test('figures that are named are measured, and no others', async () => {
  ran.length = 0;
  const json = await written('--json', 'page.load', 'wire.bytes', 'page.load');
  expect(Object.keys(JSON.parse(json)).sort()).toEqual(['page.load', 'wire.bytes']);
  expect(ran.sort()).toEqual(['page.load', 'wire.bytes']);
});

test('the table has the number, its meaning and the remarks', async () => {
  const [line, remark] = (await written('kernel.speed')).split('\n');
  expect(line).toMatch(/^kernel\.speed +0\.123 +what kernel\.speed says$/);
  expect(remark).toMatch(/^ +a remark$/);
});

test('an unknown name gets one sentence with the list', async () => {
  expect(await written('--json', 'kernel.sped')).toBe(
    'There is no figure "kernel.sped"; there are wire.bytes, kernel.speed, page.load.',
  );
});

test.each(['--jsn', '--json=yes', '-j'])('%s is no option', async (option) => {
  expect(await written(option)).toBe(
    `The bench knows no ${option}; give it --json, names of figures, or both.`,
  );
});
