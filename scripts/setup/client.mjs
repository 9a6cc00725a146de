import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandNode } from './runtime.mjs';
import { Trouble } from './trouble.mjs';

const BUILD = 'scripts/build-web.ts';
const SOURCES = ['web', 'tables', 'bots', 'games', 'kernel'];

/** What is in these folders and files does not reach the browser. */
const LEFT_OUT = /^(?:dist|node_modules|playthroughs|testing)$|^\.|\.test\.ts$|\.md$/;

/**
 * @param {string} folder
 * @returns {string[]} all sources in it, in a stable order
 */
function sourcesIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !LEFT_OUT.test(name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? sourcesIn(path) : [path];
    });
}

/**
 * The sources, the packages and the build itself decide what the built client should be.
 * @param {string} root
 */
function wanted(root) {
  const files = [...SOURCES.flatMap((name) => sourcesIn(join(root, name))), join(root, BUILD)];
  const hash = createHash('sha256');
  for (const file of [...files, join(root, 'package-lock.json')]) {
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex');
}

/**
 * Every build empties the folder first, so that one that was cut short leaves no stamp.
 * @param {string} root
 */
const stampFile = (root) => join(root, 'web', 'dist', '.tortuga-stamp');

/** @param {string} root */
function built(root) {
  try {
    return readFileSync(stampFile(root), 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * Remembers of which sources the built client was made.
 * @param {string} root
 * @param {string} fingerprint
 */
export function stamp(root, fingerprint = wanted(root)) {
  writeFileSync(stampFile(root), fingerprint);
}

/** @param {string} root */
function build(root) {
  // Whoever saves a file meanwhile gets another build next time.
  const fingerprint = wanted(root);
  // Tests and tools set NODE_ENV for themselves; what people get is always the release.
  const env = { ...process.env, NODE_ENV: 'production' };
  const node = spawnSync(commandNode(root), [join(root, BUILD)], { cwd: root, encoding: 'utf8', env });
  if (node.status !== 0) {
    throw new Trouble(`The client could not be built; run "node ${BUILD}" to see why.`);
  }
  stamp(root, fingerprint);
}

/** @type {import('../setup.mjs').Step} */
export const client = {
  says: 'Building the client (web/dist) ...',
  isNeeded: (root) => built(root) !== wanted(root),
  run: build,
};
