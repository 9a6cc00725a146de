import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newGame } from './new-game.ts';

const HOME = fileURLToPath(new URL('../..', import.meta.url));
const PACKAGES = ['kernel', 'testkit', 'bots', 'games', 'cli'];

let root: string;

function isSource(path: string): boolean {
  return basename(path) !== 'node_modules';
}

/** A workspace of its own: our sources, with packages linked so that they find each other there. */
function copyWorkspace(): string {
  const copy = mkdtempSync(join(tmpdir(), 'tortuga-new-game-'));
  for (const folder of PACKAGES)
    cpSync(join(HOME, folder), join(copy, folder), { recursive: true, filter: isSource });
  for (const file of globSync(['*.json', '*.ts', '.gitignore'], { cwd: HOME }))
    cpSync(join(HOME, file), join(copy, file));
  linkPackages('node_modules', copy);
  linkPackages('cli/node_modules', copy);
  mkdirSync(join(copy, 'node_modules/@tortuga'));
  for (const folder of PACKAGES) symlinkSync(join(copy, folder), join(copy, 'node_modules/@tortuga', folder));
  return copy;
}

function linkPackages(folder: string, copy: string): void {
  mkdirSync(join(copy, folder));
  for (const name of readdirSync(join(HOME, folder))) {
    if (name !== '@tortuga') symlinkSync(join(HOME, folder, name), join(copy, folder, name));
  }
}

function run(...command: string[]): { status: number | null; output: string } {
  const env = { ...process.env, LAWS_GAMES: '5', NO_COLOR: '1' };
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

beforeAll(() => {
  root = copyWorkspace();
});
afterAll(() => rmSync(root, { recursive: true }));

describe('a new game', () => {
  const NAME = 'night-of-the-sea-wolves';

  test('is the sample under another name, and on the list', () => {
    const made = newGame(root, NAME);
    if (!made.ok) throw new Error(made.detail);
    expect(made.value).toContain(`games/${NAME}/${NAME}.ts`);
    expect(made.value).toContain(`games/${NAME}/RULES.md`);
    expect(made.value.every((file) => existsSync(join(root, file)))).toBe(true);
    expect(readFileSync(join(root, 'games/index.ts'), 'utf8')).toContain(
      `import { nightOfTheSeaWolves } from './${NAME}/${NAME}.ts';`,
    );
    expect(readFileSync(join(root, `games/${NAME}/text/nl.ts`), 'utf8')).toContain(
      "title: 'Night Of The Sea Wolves'",
    );
  });

  test('has forgotten what it was made from', () => {
    const files = globSync(`games/${NAME}/**/*.*`, { cwd: root });
    const traces = files.filter((file) =>
      /smuggler|the sample game/i.test(file + readFileSync(join(root, file), 'utf8')),
    );
    expect(files.length).toBeGreaterThan(20);
    expect(traces).toEqual([]);
  });

  test('passes the compiler', () => {
    for (const project of ['tsconfig.pure.json', 'tsconfig.node.json']) {
      const { output } = run('node_modules/@typescript/native/bin/tsc', '-p', project, '--pretty', 'false');
      expect(output.split('\n').filter((line) => /^games\/(night|index)/.test(line))).toEqual([]);
    }
  });

  test('passes the linter', () => {
    const { status, output } = run(
      'node_modules/@biomejs/biome/bin/biome',
      'check',
      `games/${NAME}`,
      'games/index.ts',
    );
    expect(output).toContain('No fixes applied');
    expect(status).toBe(0);
  });

  test('passes its own tests: rules, laws, playthroughs, perft', () => {
    const { status, output } = run('node_modules/vitest/vitest.mjs', 'run', `games/${NAME}`);
    expect(output).toMatch(/Tests +\d{3} passed/);
    expect(status).toBe(0);
  });

  test('can be played in the terminal', () => {
    const { status, output } = run('cli/bin/tortuga.js', 'simulate', NAME, '--games', '5');
    expect(output).toContain('Night Of The Sea Wolves');
    expect(status).toBe(0);
  });

  test('is not made twice', () => {
    expect(newGame(root, NAME)).toMatchObject({ ok: false, code: 'name-taken' });
  });
});

test('a short name makes a tidy game too', () => {
  expect(newGame(root, 'oar').ok).toBe(true);
  const { status, output } = run(
    'node_modules/@biomejs/biome/bin/biome',
    'check',
    'games/oar',
    'games/index.ts',
  );
  expect(output).toContain('No fixes applied');
  expect(status).toBe(0);
});

describe('no game is made', () => {
  test.for([
    ['', 'For instance sea-wolf.'],
    ['Sea Wolf', 'Perhaps sea-wolf?'],
    ['SeaWolf', 'Perhaps sea-wolf?'],
    ['sea_wolf', 'Perhaps sea-wolf?'],
    ['séa-wolf', 'Perhaps sea-wolf?'],
    ['-sea', 'Perhaps sea?'],
    ['sea--wolf', 'Perhaps sea-wolf?'],
    ['../sea', 'Perhaps sea?'],
    ['7-seas', 'For instance sea-wolf.'],
    ['x'.repeat(41), `Perhaps ${'x'.repeat(40)}?`],
  ] as const)('called "%s"', ([name, hint]) => {
    expect(newGame(root, name)).toMatchObject({
      ok: false,
      code: 'bad-name',
      detail: expect.stringContaining(hint),
    });
  });

  test.for(['sail', 'captain', 'class', 'state', 'await', 'de'])(
    'called "%s", which means something in the code',
    (name) => {
      const detail = `"${name}" already means something in the code. Add a word: ${name}-game.`;
      expect(newGame(root, name)).toEqual({ ok: false, code: 'bad-name', detail });
      expect(existsSync(join(root, 'games', name))).toBe(false);
    },
  );

  test('under the id of another', () => {
    expect(newGame(root, 'loyal-captain')).toMatchObject({
      code: 'name-taken',
      detail: 'games/captn-kidd/loyal-captain.ts already has the id loyal-captain.',
    });
    expect(newGame(root, 'captn-kidd')).toMatchObject({
      code: 'name-taken',
      detail: 'There is already a folder games/captn-kidd.',
    });
  });

  test('where there is no sample or no list', () => {
    const bare = mkdtempSync(join(tmpdir(), 'tortuga-bare-'));
    try {
      expect(newGame(bare, 'sea-wolf')).toMatchObject({ ok: false, code: 'no-template' });
      cpSync(join(HOME, 'testkit/smuggler'), join(bare, 'testkit/smuggler'), { recursive: true });
      expect(newGame(bare, 'sea-wolf')).toMatchObject({ ok: false, code: 'no-list' });
      mkdirSync(join(bare, 'games'));
      writeFileSync(join(bare, 'games/index.ts'), 'export const OTHER = [];\n');
      expect(newGame(bare, 'sea-wolf')).toMatchObject({ ok: false, code: 'no-list' });
      expect(readdirSync(join(bare, 'games'))).toEqual(['index.ts']);
    } finally {
      rmSync(bare, { recursive: true });
    }
  });
});
