import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { client, stamp } from './client.mjs';

let root: string;

function write(file: string, text: string): void {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), text);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tortuga-client-'));
  const files = ['web/dist/index.html', 'web/main.ts', 'tables/index.ts', 'bots/index.ts', 'kernel/index.ts'];
  for (const file of [...files, 'games/kidd/deck.ts', 'package-lock.json', 'scripts/build-web.ts']) {
    write(file, file);
  }
});
afterEach(() => rmSync(root, { recursive: true }));

test('the client is built when it has not been', () => {
  expect(client.isNeeded(root)).toBe(true);
});

test('the client is left alone as long as its sources stay the same', () => {
  stamp(root);
  write('web/main.ts', 'web/main.ts');
  expect(client.isNeeded(root)).toBe(false);
});

test.each([
  'web/main.ts',
  'games/kidd/deck.ts',
  'package-lock.json',
  'web/new.svelte',
  'scripts/build-web.ts',
])('the client is built again when %s changes', (file) => {
  stamp(root);
  write(file, 'changed');
  expect(client.isNeeded(root)).toBe(true);
});

test.each([
  'web/main.test.ts',
  'games/kidd/README.md',
  'games/kidd/playthroughs/a.txt',
  'web/dist/index.html',
])('the client is left alone when %s changes', (file) => {
  stamp(root);
  write(file, 'changed');
  expect(client.isNeeded(root)).toBe(false);
});

test('the client is built again when a source is renamed', () => {
  stamp(root);
  rmSync(join(root, 'web/main.ts'));
  write('web/first.ts', 'web/main.ts');
  expect(client.isNeeded(root)).toBe(true);
});

test('a build that fails says what to do', () => {
  write('scripts/build-web.ts', 'process.exit(3)');
  expect(() => client.run(root)).toThrow('run "node scripts/build-web.ts" to see why');
  expect(client.isNeeded(root)).toBe(true);
});
