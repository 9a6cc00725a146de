import { spawnSync } from 'node:child_process';
import { accessSync, constants, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Trouble } from './trouble.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

/** What to tell whoever has no browser to test with. */
export const NO_CHROMIUM =
  'The browser tests need Chromium: install it (on Debian: apt-get install chromium) or set CHROMIUM to its path.';

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The path of the browser for the tests: what CHROMIUM says, or the first on PATH.
 * @param {Record<string, string | undefined>} env
 */
export function findChromium(env = process.env) {
  if (env['CHROMIUM']) return isExecutable(env['CHROMIUM']) ? env['CHROMIUM'] : undefined;
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/** Elsewhere the package has another name, or is not a browser at all. */
function isRootOnDebian() {
  try {
    return process.getuid?.() === 0 && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

function isNeeded() {
  if (findChromium() !== undefined) return false;
  if (process.env['CHROMIUM'] || !isRootOnDebian()) throw new Trouble(NO_CHROMIUM);
  return true;
}

/** @param {string[]} args */
function aptGet(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = ['-y', '-o', 'DPkg::Lock::Timeout=300'];
  return spawnSync('apt-get', [...options, ...args], { env, stdio: 'ignore' }).status === 0;
}

function install() {
  const get = () => aptGet('install', '--no-install-recommends', 'chromium');
  // On a new machine apt knows no packages, or only old ones that are gone.
  if (!get() && !(aptGet('update') && get())) throw new Trouble(`apt-get failed. ${NO_CHROMIUM}`);
}

/** @type {import('../setup.mjs').Step} */
export const chromium = {
  says: 'Installing Chromium for the browser tests, once (apt-get install chromium) ...',
  isNeeded,
  run: install,
};

/** Without these the browser looks for updates and hosts that a closed network refuses, many at a time. */
export const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
