/** Runs the program as a person or a script would: as a process of its own, or where that does not matter, here. */

import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, vi } from 'vitest';
import { tortuga } from '../tortuga.ts';
import { PARLEY_SHELF } from './parley-games.ts';

const PROGRAM = fileURLToPath(new URL('../bin/tortuga.js', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

interface Setting {
  /** Lines typed, one after the other; the input ends after the last. */
  readonly input?: readonly string[];
  readonly program?: string;
  readonly env?: NodeJS.ProcessEnv;
}

/** Types the lines and presses Ctrl-C when the program has asked so many times. */
export function interrupted(args: readonly string[], input: readonly string[], asked: number): Promise<Ran> {
  const child = spawn(process.execPath, [PROGRAM, ...args], {
    env: { ...process.env, LC_ALL: 'C' },
  });
  child.stdin.write(input.map((line) => `${line}\n`).join(''));
  let out = '';
  return watched(child, (text) => {
    out += text;
    if (out.split('\n> ').length > asked) child.kill('SIGINT');
  });
}

/** Answers whenever the program waits, by what it has written since the last answer. */
export function conversed(args: readonly string[], reply: (page: string) => string): Promise<Ran> {
  const child = spawn(process.execPath, [PROGRAM, ...args], {
    env: { ...process.env, LC_ALL: 'C' },
  });
  child.stdin.on('error', () => undefined);
  let page = '';
  return watched(child, (text) => {
    page += text;
    if (!/(?:\n>|:) $/.test(page)) return;
    child.stdin.write(`${reply(page)}\n`);
    page = '';
  });
}

/** Closes the other end of the pipe before the program has written a word. */
export async function unread(args: readonly string[]): Promise<Omit<Ran, 'out'>> {
  const child = spawn(process.execPath, [PROGRAM, ...args], {
    env: { ...process.env, LC_ALL: 'C' },
  });
  child.stdout.destroy();
  const { code, err } = await watched(child);
  return { code, err };
}

export function run(
  args: readonly string[],
  { input = [], program = PROGRAM, env }: Setting = {},
): Promise<Ran> {
  const child = spawn(process.execPath, [program, ...args], {
    env: { ...process.env, LC_ALL: 'C', ...env },
  });
  // A program that refuses its arguments does not wait for its input.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input.map((line) => `${line}\n`).join(''));
  return watched(child);
}

/** Runs the program in this process, with one more game; not for what reads the keyboard, nor beside other tests. */
export async function runHere(args: readonly string[]): Promise<Ran> {
  const ran = { out: '', err: '' };
  vi.stubEnv('LC_ALL', 'C');
  const write = (to: 'out' | 'err') => (text: string | Uint8Array) => {
    ran[to] += String(text);
    return true;
  };
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(write('out')),
    vi.spyOn(process.stderr, 'write').mockImplementation(write('err')),
  ];
  try {
    const code = await tortuga(args, PARLEY_SHELF);
    return { code, ...ran };
  } finally {
    for (const spy of spies) spy.mockRestore();
    vi.unstubAllEnvs();
  }
}

function watched(child: ChildProcessWithoutNullStreams, onOutput?: (text: string) => void): Promise<Ran> {
  const ran = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    ran.out += text;
    onOutput?.(text);
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => (ran.err += text));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, ...ran }));
  });
}

/** A folder for the files of one test file, gone when its tests are done. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tortuga-cli-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}
