// Every command starts here: it brings the machine up to date, then runs the file it is given.
//
//   node scripts/setup.mjs [--default=<argument>] <file> [arguments...]
//
// This runs before anything is installed, so it is plain JavaScript for Node 20 without dependencies.
// It speaks on standard error only: standard output belongs to the command.

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { packages } from './setup/packages.mjs';
import { assertNode, commandNode } from './setup/runtime.mjs';
import { Trouble } from './setup/trouble.mjs';

/**
 * @typedef {object} Step
 * @property {string} says  What it does, in one line, printed only when there is something to do.
 * @property {(root: string) => boolean} isNeeded  Must be quick: it is asked at every start.
 * @property {(root: string) => void} run  Throws `Trouble` with a sentence that says what to do.
 */

/** @type {Step[]} */
const STEPS = [packages];

const root = fileURLToPath(new URL('..', import.meta.url));

function prepare() {
  assertNode(process.versions.node);
  for (const step of STEPS) {
    if (!step.isNeeded(root)) continue;
    process.stderr.write(`${step.says}\n`);
    step.run(root);
  }
}

/** @param {string[]} args */
function readArguments(args) {
  const fallback = args[0]?.startsWith('--default=') ? args.shift()?.slice('--default='.length) : undefined;
  const isBare = args.length === 1 && fallback !== undefined;
  return isBare ? [...args, fallback] : args;
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
  prepare();
  run(readArguments(process.argv.slice(2)));
} catch (trouble) {
  if (!(trouble instanceof Trouble)) throw trouble;
  process.stderr.write(`${trouble.message}\n`);
  process.exitCode = 1;
}
