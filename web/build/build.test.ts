import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { compress } from './compress.ts';
import { writePrecache } from './precache.ts';

const WORKER = 'const list = PRECACHE_OF_THIS_BUILD;';

let folder: string;

function write(file: string, text: string): void {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), text);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tortuga-build-'));
  write('index.html', '<p>Tortuga</p>');
  write('assets/client-12345678.js', 'sail();'.repeat(1000));
  write('assets/client-12345678.js.br', 'old');
  write('.tortuga-stamp', 'none of ours');
  write('sw.js', WORKER);
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the list of files', () => {
  test('names what the client is made of, and not the worker itself', () => {
    const { files } = writePrecache(folder);
    expect(files).toEqual(['/assets/client-12345678.js', '/index.html']);
    expect(readFileSync(join(folder, 'sw.js'), 'utf8')).toContain('"files":["/assets/client-12345678.js"');
  });

  test.each(['index.html', 'sw.js', 'assets/new-12345678.js'])('is another when %s changes', (file) => {
    const before = writePrecache(folder).version;
    write('sw.js', WORKER);
    expect(writePrecache(folder).version).toBe(before);
    write('sw.js', WORKER);
    write(file, `${WORKER} // changed`);
    expect(writePrecache(folder).version).not.toBe(before);
  });

  test('is not left out silently', () => {
    write('sw.js', 'const list = [];');
    expect(() => writePrecache(folder)).toThrow('sw.js has no place for the list of files');
  });
});

test('texts that are worth it are compressed', async () => {
  await compress(folder);
  const packed = (end: string) => readFileSync(join(folder, `assets/client-12345678.js.${end}`));
  expect(brotliDecompressSync(packed('br')).toString()).toBe('sail();'.repeat(1000));
  expect(gunzipSync(packed('gz')).toString()).toBe('sail();'.repeat(1000));
  expect(existsSync(join(folder, 'index.html.br'))).toBe(false);
});
