/** `tortuga new-game`: the sample game under another name, ready to be changed. */

import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { compileFunction } from 'node:vm';
import { granted, quote, type Refusal, type Result, refuse } from '@tortuga/kernel';

/** Why there is no new game. */
export type NewGameReason = 'bad-name' | 'name-taken' | 'no-template' | 'no-list';

const TEMPLATE = 'testkit/smuggler';
const LIST = 'games/index.ts';
const BIOME = 'node_modules/@biomejs/biome/bin/biome';

const NAME = /^[a-z][a-z0-9]*(?:-[a-z][a-z0-9]*)*$/;
const LONGEST_NAME = 40;

/** A name as it is written in code and on the box. */
interface Names {
  /** sea-wolf: ids, folders, files. */
  readonly id: string;
  /** seaWolf: the game as a constant. */
  readonly constant: string;
  /** SeaWolf: its types. */
  readonly type: string;
  /** Sea Wolf: for people. */
  readonly title: string;
}

/**
 * Makes `games/<name>/` from the sample game and puts it on the list of games. Nothing is written unless
 * everything can be.
 *
 * @returns the files that were written, as paths below `root`
 */
export function newGame(root: string, name: string): Result<string[], NewGameReason> {
  const files = templateOf(root);
  const refusal =
    checkName(name) ?? checkFree(root, name) ?? checkTemplate(root, files) ?? checkWords(root, files, name);
  if (refusal !== undefined) return refusal;
  const names = namesOf(name);
  const list = withGame(readFileSync(join(root, LIST), 'utf8'), names);
  if (list === undefined) return refuse('no-list', `${LIST} has no list of games to add ${name} to.`);
  const written = files.map((file) => writeCopy(root, file, names));
  writeFileSync(join(root, LIST), list);
  format(root, [join('games', name), LIST]);
  return granted([...written, LIST]);
}

/** The files of the sample game, as paths below it. */
function templateOf(root: string): string[] {
  const folder = join(root, TEMPLATE);
  return globSync('**/*', { cwd: folder })
    .filter((file) => statSync(join(folder, file)).isFile())
    .sort();
}

function namesOf(id: string): Names {
  const words = id.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const type = words.join('');
  return { id, constant: type.charAt(0).toLowerCase() + type.slice(1), type, title: words.join(' ') };
}

function checkName(name: string): Refusal<NewGameReason> | undefined {
  if (NAME.test(name) && name.length <= LONGEST_NAME) return undefined;
  const meant = likely(name);
  const hint = NAME.test(meant) && meant !== name ? ` Perhaps ${meant}?` : ' For instance sea-wolf.';
  const rule = `lower-case words with hyphens, at most ${LONGEST_NAME} letters`;
  return refuse('bad-name', `The name of a game is ${rule}, not "${quote(name)}".${hint}`);
}

/** What somebody who wrote `Sea Wolf!` may have meant. */
function likely(name: string): string {
  const words = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return (words ?? []).join('-').slice(0, LONGEST_NAME);
}

function checkFree(root: string, name: string): Refusal<NewGameReason> | undefined {
  const folder = join('games', name);
  if (existsSync(join(root, folder))) return refuse('name-taken', `There is already a folder ${folder}.`);
  const owner = globSync('games/*/*.ts', { cwd: root }).find((file) =>
    readFileSync(join(root, file), 'utf8').includes(`id: '${name}'`),
  );
  return owner === undefined ? undefined : refuse('name-taken', `${owner} already has the id ${name}.`);
}

function checkTemplate(root: string, files: readonly string[]): Refusal<NewGameReason> | undefined {
  if (files.length === 0) return refuse('no-template', `There is no sample game in ${TEMPLATE}.`);
  return existsSync(join(root, LIST)) ? undefined : refuse('no-list', `There is no ${LIST}.`);
}

/** A game called `sail` would collide with the sample's own `sail`, one called `class` with the language. */
function checkWords(
  root: string,
  files: readonly string[],
  name: string,
): Refusal<NewGameReason> | undefined {
  const { constant, type } = namesOf(name);
  const isUsed = files
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => readFileSync(join(root, TEMPLATE, file), 'utf8').match(/\w+/g) ?? [])
    .some((word) => word === constant || word === type);
  if (!isUsed && !isReserved(constant)) return undefined;
  return refuse('bad-name', `"${name}" already means something in the code. Add a word: ${name}-game.`);
}

function isReserved(word: string): boolean {
  try {
    // Compiled, never run; `await` and `yield` are words of their own only in there.
    compileFunction(`'use strict'; async function* f() { const ${word} = 0; }`);
    return false;
  } catch {
    return true;
  }
}

function writeCopy(root: string, file: string, names: Names): string {
  const copy = join('games', names.id, file.replaceAll('smuggler', names.id));
  const text = readFileSync(join(root, TEMPLATE, file), 'utf8');
  mkdirSync(dirname(join(root, copy)), { recursive: true });
  writeFileSync(join(root, copy), renamed(text, extname(file), names));
  return copy;
}

/** The sample's text about another game. In code a name in quotes is for people or an id, elsewhere a word. */
function renamed(text: string, extension: string, { id, constant, type, title }: Names): string {
  if (extension === '.md') return aboutItself(text).replaceAll('Smuggler', title).replaceAll('smuggler', id);
  if (extension !== '.ts') return text.replaceAll('smuggler', id);
  return text
    .replaceAll("'Smuggler'", `'${title}'`)
    .replaceAll('Smuggler', type)
    .replaceAll(/(?<=['/])smuggler(?=['.])/g, id)
    .replaceAll('smuggler', constant);
}

/** Without the paragraph that says this is the sample. */
function aboutItself(text: string): string {
  return text
    .split('\n\n')
    .filter((paragraph) => !paragraph.includes('the sample game'))
    .join('\n\n');
}

/** The list of games with one more import and one more entry, if it looks like the list we know. */
function withGame(list: string, { id, constant }: Names): string | undefined {
  const lastImport = /^(?:import .*\n)+/m.exec(list);
  if (lastImport === null || !ENTRIES.test(list)) return undefined;
  const line = `import { ${constant} } from './${id}/${id}.ts';\n`;
  const end = lastImport.index + lastImport[0].length;
  return `${list.slice(0, end)}${line}${list.slice(end)}`.replace(ENTRIES, `$1, ${constant}];`);
}

/** The entries of the list, up to its end. */
const ENTRIES = /(GAMES: readonly AnyGame\[\] = \[[^\]]*?),?\s*\];/;

/** Names of other lengths break lines elsewhere and sort elsewhere. */
function format(root: string, paths: readonly string[]): void {
  spawnSync(process.execPath, [join(root, BIOME), 'check', '--write', ...paths], { cwd: root });
}
