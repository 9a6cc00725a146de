import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Trouble } from './trouble.mjs';

const FOR_SETUP = [20, 0];
const FOR_COMMANDS = [22, 18];

/**
 * @param {string} version  like `22.18.0`
 * @param {number[]} least  major and minor
 */
export function isAtLeast(version, [major = 0, minor = 0]) {
  const [haveMajor = 0, haveMinor = 0] = version.split('.').map(Number);
  return haveMajor > major || (haveMajor === major && haveMinor >= minor);
}

/** @param {string} version */
export function assertNode(version) {
  if (!isAtLeast(version, FOR_SETUP)) {
    throw new Trouble(`This is Node ${version}; install Node 24 (20 is the oldest that can start).`);
  }
}

/**
 * The Node that runs our code: the one the packages bring, or else this one if it is new enough.
 * @param {string} root
 */
export function commandNode(root) {
  const brought = join(root, 'node_modules', '.bin', 'node');
  if (existsSync(brought)) return brought;
  if (isAtLeast(process.versions.node, FOR_COMMANDS)) return process.execPath;
  throw new Trouble(
    `This is Node ${process.versions.node}; install Node 24 (${FOR_COMMANDS.join('.')} or newer).`,
  );
}
