import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findChromium } from './chromium.mjs';
import { packages, stamp } from './packages.mjs';
import { assertNode, isAtLeast } from './runtime.mjs';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tortuga-setup-'));
  writeFileSync(join(root, 'package-lock.json'), '{}');
});
afterEach(() => rmSync(root, { recursive: true }));

test('packages are installed when there are none', () => {
  expect(packages.isNeeded(root)).toBe(true);
});

test('packages are installed when an earlier installation was cut short', () => {
  mkdirSync(join(root, 'node_modules'));
  expect(packages.isNeeded(root)).toBe(true);
});

test('packages are left alone as long as the lock file stays the same', () => {
  mkdirSync(join(root, 'node_modules'));
  stamp(root);
  expect(packages.isNeeded(root)).toBe(false);
});

test('packages are installed again when the lock file changes', () => {
  mkdirSync(join(root, 'node_modules'));
  stamp(root);
  writeFileSync(join(root, 'package-lock.json'), '{ "changed": true }');
  expect(packages.isNeeded(root)).toBe(true);
});

test('versions compare by number, not by letter', () => {
  expect(isAtLeast('22.18.0', [22, 18])).toBe(true);
  expect(isAtLeast('22.9.0', [22, 18])).toBe(false);
  expect(isAtLeast('24.0.1', [22, 18])).toBe(true);
  expect(isAtLeast('9.11.2', [20, 0])).toBe(false);
});

test('an old Node is refused with advice', () => {
  expect(() => assertNode('18.20.0')).toThrow('install Node 24');
});

test('Chromium is found on PATH, if it can be started', () => {
  const path = join(root, 'chromium');
  writeFileSync(path, '');
  expect(findChromium({ PATH: `/nowhere:${root}` })).toBeUndefined();
  chmodSync(path, 0o755);
  expect(findChromium({ PATH: `/nowhere:${root}` })).toBe(path);
});

test('CHROMIUM overrides PATH, and nothing else is tried if it is wrong', () => {
  const path = join(root, 'chromium');
  writeFileSync(path, '', { mode: 0o755 });
  expect(findChromium({ PATH: '/nowhere', CHROMIUM: path })).toBe(path);
  expect(findChromium({ PATH: root, CHROMIUM: '/nowhere/chromium' })).toBeUndefined();
});
