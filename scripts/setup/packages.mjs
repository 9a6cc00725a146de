import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Trouble } from './trouble.mjs';

// A person's own npm settings may leave out what the tests and the platform need.
const OPTIONS = ['--include=dev', '--include=optional', '--loglevel=error', '--no-progress'];

/**
 * The lock file and the platform decide what `node_modules` should hold.
 * @param {string} root
 */
function wanted(root) {
  const file = join(root, 'package-lock.json');
  if (!existsSync(file)) throw new Trouble('package-lock.json is missing; restore it from the repository.');
  const lock = readFileSync(file);
  return `${process.platform}-${process.arch} ${createHash('sha256').update(lock).digest('hex')}`;
}

/** @param {string} root */
const stampFile = (root) => join(root, 'node_modules', '.tortuga-stamp');

/** @param {string} root */
function installed(root) {
  try {
    return readFileSync(stampFile(root), 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * Remembers that `node_modules` holds what the lock file asks for.
 * @param {string} root
 */
export function stamp(root) {
  writeFileSync(stampFile(root), wanted(root));
}

/** @param {string} root */
function install(root) {
  const npm = spawnSync('npm', ['ci', ...OPTIONS], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) {
    const code = /npm error code (\w+)/.exec(npm.stderr ?? '')?.[1] ?? npm.error?.message ?? 'unknown error';
    throw new Trouble(
      `The packages could not be installed (${code}); run "npm ci --loglevel=error" to see why.`,
    );
  }
  stamp(root);
}

/** @type {import('../setup.mjs').Step} */
export const packages = {
  says: 'Installing the packages, once (npm ci) ...',
  isNeeded: (root) => installed(root) !== wanted(root),
  run: install,
};
