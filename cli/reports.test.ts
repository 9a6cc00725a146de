import { join } from 'node:path';
import { GAMES } from '@tortuga/games';
import { beforeAll, describe, expect, test } from 'vitest';
import { PARLEY_MAIN } from './testing/parley-main.ts';
import { run, scratchFolder, unread } from './testing/run.ts';

const folder = scratchFolder();

async function simulated(args: string, program?: string) {
  const { code, out, err } = await run(
    ['simulate', ...args.split(' '), '--json'],
    program ? { program } : {},
  );
  expect({ code, err, lines: out.match(/\n/g)?.length }).toEqual({ code: 0, err: '', lines: 1 });
  return JSON.parse(out);
}

describe('simulate', () => {
  test('prints one JSON object with what was asked and what was found', async () => {
    const report = await simulated('loyal --games 40 --seed 7 --set loyal.repetition=off');
    expect(report).toMatchObject({
      game: 'loyal-captain',
      seats: 2,
      options: { firstPlayer: 'random', repetition: 'off' },
      bots: ['random', 'random'],
      seed: 7,
      games: 40,
      finished: 40,
    });
    expect(report.winners[0] + report.winners[1] + report.draws).toBe(40);
    expect(report.plies).toBeGreaterThan(40 * report.shortest);
    expect(report.movesPerSecond).toBeGreaterThan(0);
    expect(report).not.toHaveProperty('scores');
  });

  test.each(['random', 'random,greedy', 'cabin-boy,bosun'])(
    '%s gives the same result for the same seed only',
    async (bots) => {
      const found = async (seed: number) => {
        const report = await simulated(`loyal --games 6 --seed ${seed} --bots ${bots}`);
        return { ...report, movesPerSecond: 0, seed: 0 };
      };
      const first = await found(11);
      expect(await found(11)).toEqual(first);
      expect(await found(12)).not.toEqual(first);
    },
  );

  test('puts every bot in its seat', async () => {
    expect((await simulated('loyal --games 20 --seed 1 --bots greedy,random')).winners).toEqual([20, 0]);
    expect((await simulated('loyal --games 20 --seed 1 --bots random,greedy')).winners).toEqual([0, 20]);
    expect((await simulated('mada --seats 3 --games 1 --bots random')).bots).toHaveLength(3);
  });

  test('means scores where there are any, and lets bots answer sealed questions and dials', async () => {
    const { scores, finished } = await simulated('parley --games 300 --seed 2 --seats 3', PARLEY_MAIN);
    expect(finished).toBe(300);
    expect(scores).toHaveLength(3);
    // Seat 1 wins every tie, so it aims most often.
    expect(scores[0]).toBeGreaterThan(scores[2]);
  });

  test('draws a seed and names it, in a table for people', async () => {
    const { out } = await run(['simulate', 'loyal', '--games', '3', '--lang', 'de']);
    expect(out).toMatch(/Startzahl \d+/);
    expect(out).toMatch(/Platz {2}Bot +Siege +%\n1 +random/);
  });
});

describe('perft', () => {
  test('prints the leaves and nothing else', async () => {
    const { code, out } = await run(['perft', 'loyal', '--depth', '2', '--seats', '2', '--json']);
    // Six hatches for the first pirate, five for the second.
    expect({ code, out }).toEqual({ code: 0, out: '{"leaves":30}\n' });
  });
});

describe('games', () => {
  test('are listed with seats, options and defaults', async () => {
    const { out } = await run(['games', '--lang', 'nl']);
    for (const { id, text } of GAMES) {
      expect(out).toContain(`${text.nl.title}  ${id}`);
      expect(out).toContain(text.nl.summary);
    }
    expect(out).toContain('--set repetition=draw3|off  (gewoonlijk draw3)');
  });

  test('are listed as JSON', async () => {
    const list = JSON.parse((await run(['games', '--json'])).out);
    expect(list.map(({ id }: { id: string }) => id)).toEqual(GAMES.map(({ id }) => id));
    expect(list[0]).toMatchObject({ seats: [2], options: { repetition: { default: 'draw3' } } });
  });
});

describe('a saved match', () => {
  const file = join(folder, 'match.json');

  beforeAll(async () => {
    const args = ['play', 'loyal', '--players', 'anne,random', '--seed', '5', '--save', file];
    await run(args, { input: Array.from({ length: 500 }, () => '1') });
  });

  test('is verified in one sentence that names the result', async () => {
    const { code, out } = await run(['verify', file]);
    expect(code).toBe(0);
    expect(out).toMatch(/is sound: Loyal Captain, over after \d+ answers\. .+\n$/);
  });

  test('is replayed in sentences and sketches, in any language', async () => {
    const { code, out } = await run(['replay', file, '--lang', 'nl']);
    expect(code).toBe(0);
    expect(out).toMatch(/^Opstelling\n\S+ begint\./);
    expect(out).toContain('anne zet een piraat op S1');
    expect(out.match(/Antwoord \d+ van \d+:/g)!.length + 1).toBe(out.match(/\[S6/g)!.length);
    expect(out.trimEnd()).toMatch(/(wint: .*|Remise: .*)$/);
  });

  test('is replayed up to an answer', async () => {
    const { out } = await run(['replay', file, '--at', '3']);
    expect(out).toContain('Answer 3 of');
    expect(out).not.toContain('Answer 4 of');
    const { code, err } = await run(['replay', file, '--at', '9999']);
    expect(code).toBe(2);
    expect(err).toMatch(/^--at takes a whole number from 0 to \d+, not “9999”\.\n$/);
  });

  test.each([[['replay', file]], [['games']]])(
    'and %s may be read by somebody who has left',
    async (args) => {
      expect(await unread(args)).toEqual({ code: 0, err: '' });
    },
  );
});

test('a match with secrets is replayed as everybody, or as one seat saw it', async () => {
  const file = join(folder, 'secret.json');
  const program = PARLEY_MAIN;
  await run(['play', 'parley', '--players', 'anne,random', '--save', file], {
    input: ['3', 'quit'],
    program,
  });
  const everybody = await run(['replay', file], { program });
  expect(everybody.out).not.toMatch(/<card|secretly/);
  const first = await run(['replay', file, '--seat', '1'], { program });
  expect(first.out).toMatch(/anne secretly draws card \d/);
  expect(first.out).not.toMatch(/random secretly/);
});
