import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@tortuga/games';
import { LANGUAGES, render, wordsFor } from '@tortuga/kernel';
import { describe, expect, test } from 'vitest';
import { readMatchFile } from './input/files.ts';
import { PARLEY_MAIN } from './testing/parley-main.ts';
import { conversed, interrupted, run, scratchFolder } from './testing/run.ts';

const folder = scratchFolder();

function play(args: string, ...input: string[]) {
  return run(['play', ...args.split(' ')], { input });
}

function parley(args: string, ...input: string[]) {
  return run(['play', 'parley', ...args.split(' ')], { input, program: PARLEY_MAIN });
}

/** The first choice, or the first value of a dial that is free. */
function first(page: string): string {
  return /(?:Free values|Vrije waarden|Freie Werte): (-?\d+)/.exec(page)?.[1] ?? '1';
}

/** A game that may take so many answers is played at its smallest table. */
const ENDLESS = 100_000;

describe('a whole game by piped input', () => {
  const cases = GAMES.flatMap((game) => LANGUAGES.map((language) => ({ game, language, id: game.id })));

  test.concurrent.each(cases)('of $id in $language', async ({ game, language }) => {
    const file = join(folder, `${game.id}-${language}.json`);
    const seats = game.bound < ENDLESS ? Math.max(...game.seats) : Math.min(...game.seats);
    const args = `play ${game.id} --seats ${seats} --bots random --seed 5 --lang ${language} --save ${file}`;
    const { code, out, err } = await conversed(args.split(' '), first);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const { match, players } = readMatchFile(file, GAMES);
    const words = wordsFor({ language, names: players?.map(({ name }) => name) ?? [] });
    expect(out).toContain(render(game.text[language], game.outcome(match.state)!.why, words));
  });
});

describe('answers', () => {
  test('may be numbers, moves, and moves written carelessly', async () => {
    const { out } = await play(
      'loyal --players anne,bob --set firstPlayer=seat1',
      '1',
      'place S2',
      ' PLACE s3',
      'quit',
    );
    expect(out).toContain('anne places a pirate on S1');
    expect(out).toContain('bob places a pirate on S2');
    expect(out).toContain('anne places a pirate on S3');
  });

  test('that are blocked are refused with the reason, in every language', async () => {
    for (const [language, reason] of [
      ['en', 'Somebody stands there.'],
      ['nl', 'Daar staat al iemand.'],
      ['de', 'Dort steht schon jemand.'],
    ]) {
      const { code, err } = await play(
        `loyal --players a,b --lang ${language}`,
        'place S1',
        'place S1',
        'quit',
      );
      expect({ code, err }).toEqual({ code: 0, err: `${reason}\n` });
    }
  });

  test('that are nothing are refused with what would be right, and asked again', async () => {
    const { code, err } = await play('loyal --players a,b', '99', 'D3>D4', 'x'.repeat(500), 'quit');
    expect(code).toBe(0);
    expect(err).toContain('“99” is no answer: type a number from 1 to 6, a move like “place S1”, or “help”.');
    expect(err.trim().split('\n')).toHaveLength(3);
  });
});

describe('a person may say', () => {
  test('undo: the answer and what bots answered are taken back', async () => {
    const { out } = await play('loyal --set firstPlayer=seat1 --seed 2', 'place S1', 'undo', 'log', 'quit');
    expect(out).toContain('Taken back: “place S1” by Skipper.');
    expect(out.slice(out.indexOf('> log'))).not.toContain('places');
  });

  test('undo, but not before the first answer, nor beyond a roll of dice', async () => {
    const none = 'Nothing can be taken back';
    expect((await play('loyal --set firstPlayer=seat1', 'undo', 'quit')).err).toContain(none);
    expect((await parley('--players anne,greedy --seed 1', '3', 'undo', 'quit')).err).toContain(none);
  });

  test('hint: what the captain would do, what else, and what to expect, with the number to type', async () => {
    const { out } = await play('loyal --set firstPlayer=seat1 --seed 3', 'hint', 'quit');
    expect(out).toMatch(
      /take (\d) \(place S\1\): Place a pirate on S\1 \(.*\) – about even \(\d\d %\)\n(or else \d .*\n){2}> quit/,
    );
  });

  test('hint, and the dice and bots go on as if nobody had asked', async () => {
    const game = 'quedah --set firstPlayer=seat1 --seed 3 --bots random';
    const asked = await play(game, 'hint', '1', 'log', 'quit');
    const unasked = await play(game, '1', 'log', 'quit');
    expect(asked.out.slice(asked.out.indexOf('> log'))).toBe(unasked.out.slice(unasked.out.indexOf('> log')));
  });

  test('?, log, board, rules and help', async () => {
    const input = ['place S1', '?', 'log', 'board', 'rules', 'help', 'quit'];
    const { out, err } = await play('loyal --players anne,bob --set firstPlayer=seat1', ...input);
    expect(err).toBe('');
    expect(out).toContain('place S1  Place a pirate on S1 (bow hatch): Somebody stands there.');
    expect(out).toContain('> log\nanne begins.\nanne places a pirate on S1 (bow hatch).\n>');
    expect(out.match(/\[S6\]/g)).toHaveLength(3);
    expect(out).toContain('Repetition: the third time is a draw');
    expect(out).toContain('games/captn-kidd/RULES.md');
    expect(out).toContain('take back the last answer');
  });

  test('save, quit, and go on another day with the same players', async () => {
    const file = join(folder, 'saved.json');
    const first = await play('loyal --players anne,greedy --seed 4', '1', `save ${file}`, 'quit');
    expect(first.out).toContain(`Saved in ${file}.`);
    const saved = JSON.parse(readFileSync(file, 'utf8'));
    expect(saved.names).toEqual(['anne', 'greedy']);
    const second = await run(['play', '--load', file, '--save', file], { input: ['1', 'log', 'quit'] });
    expect(second.code).toBe(0);
    expect(JSON.parse(readFileSync(file, 'utf8')).log.slice(0, saved.log.length)).toEqual(saved.log);
    expect(readMatchFile(file, GAMES).match.log.length).toBeGreaterThan(saved.log.length);
  });
});

describe('without a game', () => {
  test('the games are listed in the language, to be chosen by number or name', async () => {
    const byNumber = await run(['play', '--lang', 'nl'], { input: ['1', 'quit'] });
    expect(byNumber.out).toContain(GAMES[0]!.text.nl.summary);
    expect(byNumber.out).toContain('Schipper');
    const byName = await run(['play'], { input: ['nonsense', 'mada', 'quit'] });
    expect(byName.err).toContain('“nonsense” is none of them');
    expect(byName.out).toContain('Madagaskar   A Skipper');
    expect(await run(['play'], { input: ['quit'] })).toMatchObject({ code: 0, err: '' });
  });
});

describe('secrets', () => {
  test('are shown to the person whose screen it is, after a hand-over', async () => {
    const input = ['', '2', '', '3', '5'];
    const { code, out } = await parley('--players anne,bob --seed 8', ...input);
    expect(code).toBe(0);
    const [, anne, bob] = out.split('The screen is for');
    expect(anne).toContain('anne secretly draws');
    expect(anne).toMatch(/<card \d> <hidden>/);
    expect(bob).not.toContain('anne secretly draws');
    expect(bob).toMatch(/<hidden> <card \d>/);
    expect(bob).toContain('anne bids 2.\nbob bids 3.');
  });

  test('need no hand-over where only one person plays, nor where nothing is hidden', async () => {
    expect((await parley('--players anne,random --seed 8', 'quit')).out).not.toContain('The screen is for');
    expect((await play('loyal --players anne,bob', '1', '1', 'quit')).out).not.toContain('The screen is for');
  });

  test('are kept when an answer is taken back', async () => {
    const { out } = await parley('--players anne,bob --seed 8', '', 'bid 2', '', 'undo', '', 'quit');
    const end = out.slice(out.indexOf('> undo'));
    expect(end).toContain('anne’s last answer is taken back.');
    expect(end).not.toContain('“bid 2”');
  });

  test('are kept out of the result when several people see it', async () => {
    const { out } = await parley('--players anne,bob --seed 8', '', '2', '', '3', '5');
    expect(out.slice(out.indexOf('bob aims at 5°'))).not.toMatch(/<card/);
  });
});

describe('a dial', () => {
  const bids = '--players anne,random --seed 5';

  test('takes a number if it is the whole question, and shows what is free', async () => {
    const { out, err } = await parley(bids, '3', '95', '400', '200');
    expect(out).toContain('Aim at 0–359°. Free values: 0–89, 180–359');
    expect(err).toBe('A reef lies there.\n“400” is no value from 0 to 359.\n');
    expect(out).toContain('anne aims at 200°.');
    expect(out).toMatch(/1\. A anne {2}200/);
  });

  test('among other answers takes its number, then the value', async () => {
    const input = ['', '2', '', '3', '2', '7'];
    const { out } = await parley('--players anne,bob --seed 2', ...input);
    expect(out).toContain('2 aim N  │ Aim at 0–359°');
    expect(out).toContain('bob aims at 7°.');
    expect((await parley('--players anne,bob --seed 2', '', '2', '', '3', '2 8')).out).toContain(
      'bob aims at 8°.',
    );
    expect((await parley('--players anne,bob --seed 2', '', '2', '', '3', 'aim 9')).out).toContain('at 9°.');
  });
});

describe('who plays', () => {
  test('a bot’s name makes a bot; several of one kind are numbered', async () => {
    const { out } = await play('mada --players anne,greedy,greedy', 'quit');
    expect(out).toContain('A anne   B greedy   C greedy 2');
  });

  test('named bots take the last seats, people the others', async () => {
    expect((await play('mada --seats 3 --bots random', 'quit')).out).toContain(
      'A Skipper   B Skipper 2   C random',
    );
    expect((await play('mada --seats 3', 'quit')).out).toContain('A Skipper   B sailor   C sailor 2');
  });

  test('bots alone play to the end', async () => {
    const { code, out } = await play('loyal --bots random,random --seed 1 --lang de');
    expect(code).toBe(0);
    expect(out).toMatch(/gewinnt|Unentschieden/);
  });

  test('names cannot steer the terminal', async () => {
    const { out } = await run(['play', 'loyal', '--players', '\u001b[31mred\u0007,bob'], { input: ['quit'] });
    expect(out).toContain('A red   B bob');
    expect(out).not.toContain('\u001b');
  });
});

describe('the end of the input', () => {
  test('in the middle of a game is a mistake', async () => {
    const { code, err } = await play('loyal', '1');
    expect({ code, lines: err.trim().split('\n').length }).toEqual({ code: 2, lines: 1 });
    expect(err).toContain('The input ended in the middle of the game');
  });

  test('is none if the match is saved', async () => {
    const file = join(folder, 'ended.json');
    expect(await play(`loyal --save ${file}`, '1')).toMatchObject({ code: 0, err: '' });
    expect(readMatchFile(file, GAMES).match.log.length).toBeGreaterThan(0);
    const other = join(folder, 'ended-2.json');
    expect(await play('loyal', '1', `save ${other}`)).toMatchObject({ code: 0, err: '' });
  });
});

test('Ctrl-C saves and leaves quietly with 130', async () => {
  const file = join(folder, 'interrupted.json');
  const { code, err } = await interrupted(['play', 'loyal', '--save', file], ['1'], 2);
  expect({ code, err }).toEqual({ code: 130, err: '' });
  expect(readMatchFile(file, GAMES).match.log.length).toBeGreaterThan(0);
});
