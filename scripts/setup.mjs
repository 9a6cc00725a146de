// Every command starts here: it brings the machine up to date, then runs the file it is given.
//
//   node scripts/setup.mjs [--with=<step>,<step>] [--default=<argument>] <file> [arguments...]
//
// This runs before anything is installed, so it is plain JavaScript for Node 20 without dependencies.
// It speaks on standard error only: standard output belongs to the command.

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { chromium } from './setup/chromium.mjs';
import { client } from './setup/client.mjs';
import { packages } from './setup/packages.mjs';
import { assertNode, commandNode } from './setup/runtime.mjs';
import { Trouble } from './setup/trouble.mjs';

/**
 * @typedef {object} Step
 * @property {string} says  What it does, in one line, printed only when there is something to do.
 * @property {(root: string) => boolean} isNeeded  Must be quick: it is asked at every start. May throw `Trouble` too.
 * @property {(root: string) => void} run  Throws `Trouble` with a sentence that says what to do.
 */

/** @type {Step[]} */
const STEPS = [packages];

/** What only some commands need, and not for everything they do: `--with=<name>`. */
const EXTRAS = new Map([
  ['chromium', chromium],
  ['client', client],
]);

const root = fileURLToPath(new URL('..', import.meta.url));

/** @param {Step} step */
function take(step) {
  if (!step.isNeeded(root)) return;
  process.stderr.write(`${step.says}\n`);
  step.run(root);
}

/**
 * Without an extra most of a command still works; the part that does not says so itself.
 * @param {Step} step
 */
function tryTo(step) {
  try {
    take(step);
  } catch (trouble) {
    if (!(trouble instanceof Trouble)) throw trouble;
    process.stderr.write(`${trouble.message}\n`);
  }
}

/** @param {string} names */
function prepare(names) {
  assertNode(process.versions.node);
  for (const step of STEPS) take(step);
  for (const name of names.split(',')) {
    const extra = EXTRAS.get(name);
    if (extra !== undefined) tryTo(extra);
  }
}

/**
 * Takes the value of `--name=value` from the front of the arguments, if it is there.
 * @param {string[]} args
 * @param {string} name
 */
function takeOption(args, name) {
  return args[0]?.startsWith(`--${name}=`) ? args.shift()?.slice(`--${name}=`.length) : undefined;
}

/**
 * Runs the command in our place: it owns the terminal, the signals and the exit code.
 * @param {string[]} command
 */
function run(command) {
  const child = spawn(commandNode(root), command, { stdio: 'inherit' });
  // A terminal sends Ctrl-C to the child as well; once is enough.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.on('SIGHUP', () => child.kill('SIGHUP'));
  child.on('exit', (code, signal) => {
    if (signal === null) process.exit(code);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}

try {
  const args = process.argv.slice(2);
  prepare(takeOption(args, 'with') ?? '');
  const fallback = takeOption(args, 'default');
  run(args.length === 1 && fallback !== undefined ? [...args, fallback] : args);
} catch (trouble) {
  if (!(trouble instanceof Trouble)) throw trouble;
  process.stderr.write(`${trouble.message}\n`);
  process.exitCode = 1;
}
