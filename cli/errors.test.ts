import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { run, runHere, scratchFolder } from './testing/run.ts';

const folder = scratchFolder();

function file(name: string, content: string | object): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const GAMES = 'the games are loyal-captain, ';
const OPTIONS = 'firstPlayer and repetition';

/** A command line, and what its one sentence must hold. */
const COMMAND_LINES: readonly (readonly [args: string, ...parts: string[]])[] = [
  ['sail', 'no command “sail”', 'play, ', 'simulate'],
  ['help sail', 'no command “sail”'],
  ['--sail', '“--sail” is no option of “tortuga”'],
  ['simulate loyal --sail', '“--sail” is no option of “tortuga simulate”'],
  ['simulate', '“tortuga simulate” needs a game'],
  ['verify', '“tortuga verify” needs a file'],
  ['simulate loyal captain', 'one argument too many'],
  ['simulate loyal --games', '--games <n> needs a value'],
  ['play chess', 'no game “chess”', GAMES],
  ['simulate chess', 'no game “chess”', GAMES],
  ['perft chess', 'no game “chess”', GAMES],
  ['play loyal --seats 3', 'loyal-captain is played by 2, not by 3'],
  ['simulate madagaskar --seats 4', 'played by 2 or 3, not by 4'],
  ['simulate loyal --seats two', '--seats takes a whole number', 'two'],
  ['play loyal --set luck=1', 'no option “luck”', OPTIONS],
  ['simulate loyal --set luck=1', 'no option “luck”', OPTIONS],
  ['perft loyal --set constructor=1', 'no option “constructor”', OPTIONS],
  ['simulate loyal --set repetition=maybe', 'repetition may be draw3 or off, not “maybe”'],
  ['simulate quedah --set idleLimit=many', 'idleLimit is a whole number from 0 to', 'many'],
  ['simulate loyal --set repetition', '--set takes option=value'],
  ['areana', 'no command “areana”; did you mean “arena”?'],
  ['arena loyal --gmaes 5', '“--gmaes” is no option of “tortuga arena”; did you mean “--games”?'],
  ['arena loyla', 'no game “loyla”; did you mean “loyal-captain”?'],
  ['arena chess', 'no game “chess”', GAMES],
  ['simulate loyal --set repetiton=off', 'no option “repetiton”; did you mean “repetition”?'],
  ['arena loyal --bots captan,sailor', 'no bot “captan”; did you mean “captain”?'],
  ['arena loyal --bots captain', 'two bots at least'],
  ['arena loyal --bots captain@soon,sailor', '“captain@soon” is no pace; write captain@0.3s'],
  ['arena loyal --bots captain@0i,sailor', '“captain@0i” is no pace'],
  ['arena loyal --bots captain@1.5i,sailor', '“captain@1.5i” is no pace'],
  ['arena loyal --bots captain,sailor@1s', 'sailor needs no time to think'],
  ['arena loyal --time 5 --iterations 5', 'either --time or --iterations'],
  ['arena loyal --time 0', '--time takes a whole number from 1'],
  ['arena loyal --seats 3 --bots random,greedy', 'loyal-captain is played by 2, not by 3'],
  ['simulate loyal --out /nowhere/at/all.csv', '/nowhere/at/all.csv cannot be written (ENOENT)'],
  ['ladder --time-scale none', '--time-scale takes a number above 0', '“none”'],
  ['ladder --time-scale 0', '--time-scale takes a number above 0', '“0”'],
  ['ladder --out /nowhere/at/all.md', '/nowhere/at/all.md cannot be written (ENOENT)'],
  ['ladder skat', 'There is no game “skat”'],
  ['simulate loyal --bots clever', 'no bot “clever”', 'random, greedy, '],
  ['play loyal --bots clever', 'no bot “clever”', 'random, greedy, '],
  ['simulate loyal --bots random,random,random', '3 bots for 2 seats'],
  ['play loyal --bots random,random,random', '3 bots for 2 seats'],
  ['play madagaskar --seats 3 --players anne,bob', '2 players for 3 seats'],
  ['play loyal --players anne,', 'needs a name'],
  ['simulate loyal --games 0', '--games takes a whole number from 1', '“0”'],
  ['simulate loyal --games 1e3', '--games takes a whole number', '“1e3”'],
  ['simulate loyal --seed -1', '--seed takes a whole number', '“-1”'],
  ['simulate loyal --seed 99999999999999999', '--seed takes a whole number'],
  ['perft loyal --depth deep', '--depth takes a whole number', '“deep”'],
  ['play loyal --lang fr', 'no language “fr”', 'en, nl, and de'],
  ['play loyal --save /nowhere/at/all.json', '/nowhere/at/all.json cannot be written (ENOENT)'],
  ['play --load /nowhere.json', 'no file /nowhere.json'],
  ['verify /nowhere.json', 'no file /nowhere.json'],
  ['replay /nowhere.json', 'no file /nowhere.json'],
  [`verify ${folder}`, 'is a folder'],
  ['play', 'No game was chosen', GAMES],
  ['new-game', '“tortuga new-game” needs a name'],
  ['new-game Sea_Wolf', 'lower-case words with hyphens', '“Sea_Wolf” will not do'],
  ['new-game loyal-captain', 'already a game “loyal-captain”'],
];

/** `play` reads the keyboard; a few others show that the program ends as it should. */
const isReal = ([args]: readonly string[]) =>
  /^(play|replay|sail|arena chess|simulate chess)\b/.test(args ?? '');

async function expectRefusal(ran: ReturnType<typeof run>, parts: readonly string[]): Promise<void> {
  const { code, err } = await ran;
  expect({ code, lines: err.match(/\n/g)?.length }).toEqual({ code: 2, lines: 1 });
  for (const part of parts) expect(err).toContain(part);
}

describe('a command line that is wrong gets one sentence and exit code 2', () => {
  test.concurrent.each(COMMAND_LINES.filter(isReal))('tortuga %s', (args, ...parts) =>
    expectRefusal(run(args.split(' ')), parts),
  );

  test.each(COMMAND_LINES.filter((line) => !isReal(line)))('tortuga %s (here)', (args, ...parts) =>
    expectRefusal(runHere(args.split(' ')), parts),
  );
});

const MATCH = {
  format: 'tortuga-match-1',
  game: 'loyal-captain',
  rules: 2,
  seats: 2,
  options: { firstPlayer: 'seat1', repetition: 'draw3' },
  names: ['anne', 'bob'],
  start: [],
  log: [
    { seat: 0, move: 'place S1' },
    { seat: 1, move: 'place S2' },
  ],
  length: 2,
};

/** A file, and what the sentence about it must hold. */
const FILES: readonly (readonly [name: string, content: string | object, part: string])[] = [
  ['text', 'Once upon a time', 'not valid JSON'],
  ['half', JSON.stringify(MATCH).slice(0, 90), 'not valid JSON'],
  ['list', [1, 2], 'no match file of Tortuga'],
  ['null', 'null', 'no match file of Tortuga'],
  ['other', { format: 'chess' }, 'no match file of Tortuga'],
  ['chess', { ...MATCH, game: 'chess' }, 'a match of “chess”, which is not here'],
  ['version', { ...MATCH, rules: 99 }, 'version 99 of the rules; this is version 2'],
  ['seats', { ...MATCH, seats: 5 }, 'its seats, options or names'],
  ['option', { ...MATCH, options: { firstPlayer: 'me' } }, 'its seats, options or names'],
  ['names', { ...MATCH, names: ['anne'] }, 'its seats, options or names'],
  ['logless', { ...MATCH, log: 'none' }, 'no match file of Tortuga'],
  ['cut', { ...MATCH, length: 40 }, 'it has 2 answers where 40 were written'],
  ['unended', { ...MATCH, places: [1, 2] }, 'it has a result, but the match is not over'],
  ['luck', { ...MATCH, start: [3] }, 'its luck does not suit the setup'],
  ['taken', { ...MATCH, log: [MATCH.log[0], { seat: 1, move: 'place S1' }] }, 'answer 2, “place S1”, cannot'],
  ['turn', { ...MATCH, log: [MATCH.log[1], MATCH.log[0]] }, 'answer 1, “place S2”, cannot'],
  ['entry', { ...MATCH, log: [MATCH.log[0], 7] }, 'answer 2, “7”, cannot'],
  [
    'draws',
    { ...MATCH, log: [{ ...MATCH.log[0], draws: [1] }, MATCH.log[1]] },
    'answer 1, “place S1”, cannot',
  ],
];

describe('a file that is no sound match gets one sentence and exit code 2', () => {
  test.each(FILES)('%s', async (name, content, part) => {
    const { code, out, err } = await runHere(['verify', file(`${name}.json`, content)]);
    expect({ code, out, lines: err.match(/\n/g)?.length }).toEqual({ code: 2, out: '', lines: 1 });
    expect(err).toContain(part);
  });

  test('whoever reads it', async () => {
    const cut = file('cut-again.json', { ...MATCH, length: 40 });
    for (const command of [
      ['replay', cut],
      ['play', '--load', cut],
    ]) {
      expect(await run(command)).toMatchObject({ code: 2, out: '' });
    }
  });

  test('while the sound one is sound', async () => {
    const { code, out } = await run(['verify', file('sound.json', MATCH)]);
    expect({ code, out: out.slice(folder.length + 1) }).toEqual({
      code: 0,
      out: 'sound.json is sound: Loyal Captain, not over yet after 2 answers.\nIts luck cannot be checked: nobody committed to a seed.\n',
    });
  });
});

describe.concurrent('a match that is loaded', () => {
  test('is of the game that was named', async () => {
    const { code, err } = await run(['play', 'madagaskar', '--load', file('a.json', MATCH)]);
    expect({ code, err: err.slice(folder.length + 1) }).toEqual({
      code: 2,
      err: 'a.json holds a match of loyal-captain, not of the game you named.\n',
    });
  });

  test('keeps its seats and options', async () => {
    const { code, err } = await run(['play', '--load', file('b.json', MATCH), '--set', 'repetition=off']);
    expect(code).toBe(2);
    expect(err).toContain('leave --seats and --set out');
  });
});

describe.concurrent('the language', () => {
  test.each([
    ['nl', 'Er is geen spel ‘chess’; de spellen zijn'],
    ['de', 'Es gibt kein Spiel „chess“; die Spiele sind'],
  ])('is %s if asked for or if the machine speaks it', async (language, sentence) => {
    expect((await run(['play', 'chess', '--lang', language])).err).toContain(sentence);
    expect((await run(['play', 'chess', `--lang=${language}`])).err).toContain(sentence);
    expect((await run(['play', 'chess'], { env: { LC_ALL: `${language}_XX.UTF-8` } })).err).toContain(
      sentence,
    );
    expect((await run(['--lang', language, 'play', 'chess'])).err).toContain(sentence);
  });

  test('of the help is that of the rest', async () => {
    expect((await run(['play', '--help', '--lang', 'de'])).out).toMatch(
      /^Aufruf: tortuga play[\s\S]*Optionen:/,
    );
    expect((await run([], { env: { LC_ALL: 'nl_NL' } })).out).toMatch(/^Gebruik: tortuga[\s\S]*Opdrachten:/);
  });
});
