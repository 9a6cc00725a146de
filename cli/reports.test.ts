import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@tortuga/games';
import { beforeAll, describe, expect, test } from 'vitest';
import { PARLEY_MAIN } from './testing/parley-main.ts';
import { run, runHere, scratchFolder, unread } from './testing/run.ts';

const folder = scratchFolder();

async function jsonOf(command: string) {
  const { code, out, err } = await runHere([...command.split(' '), '--json']);
  expect({ code, err, lines: out.match(/\n/g)?.length }).toEqual({ code: 0, err: '', lines: 1 });
  return JSON.parse(out);
}

describe('simulate', () => {
  test('prints one JSON object with what was asked and what was found', async () => {
    const report = await jsonOf('simulate loyal --games 40 --seed 7 --set loyal.repetition=off');
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
    expect(report.length.mean).toBeCloseTo(report.plies / 40);
    expect([report.length.min, report.length.max]).toEqual([report.shortest, report.longest]);
    expect(report.decisions.mean).toBeLessThan(report.length.mean);
    expect(report.branching.min).toBe(1);
    expect(report.branching.max).toBeGreaterThan(report.branching.mean);
    for (const [seat, { wins, rate, low, high }] of report.perSeat.entries()) {
      expect(wins).toBe(report.winners[seat]);
      expect(rate).toBe(wins / 40);
      expect(low).toBeLessThan(rate);
      expect(high).toBeGreaterThan(rate);
    }
    expect(report.movesPerSecond).toBeGreaterThan(0);
    expect(report).not.toHaveProperty('scores');
  });

  test.each(['random', 'random,greedy', 'cabin-boy,bosun@30i'])(
    '%s gives the same result for the same seed only',
    async (bots) => {
      const found = async (seed: number) => {
        const report = await jsonOf(`simulate loyal --games 6 --seed ${seed} --bots ${bots}`);
        return { ...report, movesPerSecond: 0, seed: 0 };
      };
      const first = await found(11);
      expect(await found(11)).toEqual(first);
      expect(await found(12)).not.toEqual(first);
    },
  );

  test('puts every bot in its seat', async () => {
    const report = (bots: string) => jsonOf(`simulate loyal --games 20 --seed 1 --bots ${bots}`);
    expect((await report('greedy,random')).winners).toEqual([20, 0]);
    expect((await report('random,greedy')).winners).toEqual([0, 20]);
    expect((await jsonOf('simulate mada --seats 3 --games 1 --bots random')).bots).toHaveLength(3);
  });

  test('means scores where there are any, and lets bots answer sealed questions and dials', async () => {
    const report = await jsonOf('simulate parley --games 300 --seed 2 --seats 3');
    const { scores, winnerScore, ties, draws, finished, branching } = report;
    expect(finished).toBe(300);
    expect(scores.perSeat).toHaveLength(3);
    // Seat 1 wins every tie, so it aims most often.
    expect(scores.perSeat[0]).toBeGreaterThan(scores.perSeat[2]);
    expect(scores).toMatchObject({
      min: 0,
      mean: expect.closeTo(winnerScore.mean / 3, 5),
      max: winnerScore.max,
    });
    expect(winnerScore.p5).toBeLessThan(winnerScore.p95);
    expect(ties).toBe(draws);
    // All degrees but those with a reef, and for some a pass.
    expect(branching).toMatchObject({ min: 3, max: 271 });
  });

  test('counts what the game counts', async () => {
    const { best, isNorthward, aimer, winnerScore } = await jsonOf('simulate parley --games 300 --seed 2');
    expect(best).toEqual(winnerScore);
    expect(isNorthward).toBeGreaterThan(0);
    expect(isNorthward).toBeLessThan(300);
    expect(aimer['seat 1'] + aimer['seat 2']).toBe(300);
    const { out } = await runHere('simulate parley --games 300 --seed 2'.split(' '));
    expect(out).toMatch(/^best +mean [\d.]+ {2}min 0 {2}max 358 /m);
    expect(out).toMatch(new RegExp(`^isNorthward +${isNorthward}$`, 'm'));
  });

  test('writes a line for every game', async () => {
    const file = join(folder, 'games.csv');
    const { winners, plies } = await jsonOf(`simulate parley --games 30 --seed 2 --out ${file}`);
    const [head, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
    expect(head).toBe('game,answers,decisions,branching,winner,place1,place2,score1,score2');
    expect(lines).toHaveLength(30);
    const cells = lines.map((line) => line.split(',').map(Number));
    expect(cells.map(([game]) => game)).toEqual(lines.map((_, i) => i + 1));
    expect(cells.reduce((sum, [, answers]) => sum + answers!, 0)).toBe(plies);
    expect(cells.filter(([, , , , winner]) => winner === 1)).toHaveLength(winners[0]);
  });

  test('draws a seed and names it, in a table for people', async () => {
    const { out } = await run(['simulate', 'loyal', '--games', '3', '--lang', 'de']);
    expect(out).toMatch(/Startzahl \d+/);
    expect(out).toMatch(/Platz {2}Bot +Siege +% +95 %\n1 +random/);
  });
});

describe('arena', () => {
  test('prints one JSON object in which the better bot is better, wherever it sits', async () => {
    const report = await jsonOf('arena loyal --seats 2 --bots random,greedy --games 30 --seed 3');
    expect(report).toMatchObject({ game: 'loyal-captain', seats: 2, games: 30, seed: 3 });
    const [random, greedy] = report.bots;
    expect([random.name, greedy.name]).toEqual(['random', 'greedy']);
    expect(random.wins + greedy.wins + report.draws).toBe(30);
    expect(random.score + greedy.score).toBeCloseTo(1);
    expect(greedy.score).toBeGreaterThan(0.9);
    expect(greedy.low).toBeLessThan(greedy.score);
    expect(greedy.rating - greedy.sigma).toBeGreaterThan(random.rating + random.sigma);
  });

  test('gives the same result for the same seed and iterations, as a process of its own', async () => {
    const args = 'arena quedah --bots captain,bosun@10i,captain --iterations 20 --games 6 --seed 4 --json';
    const { code, out } = await run(args.split(' '));
    expect(code).toBe(0);
    expect(JSON.parse(out).bots.map(({ name }: { name: string }) => name)).toEqual([
      'captain',
      'bosun@10i',
      'captain 2',
    ]);
    expect((await runHere(args.split(' '))).out).toBe(out);
    expect((await runHere(args.replace('seed 4', 'seed 5').split(' '))).out).not.toBe(out);
  });

  test('takes the time it is given', async () => {
    const { bots } = await jsonOf('arena parley --bots captain@2ms,random --games 4 --seed 4');
    expect(bots).toHaveLength(2);
    const { out } = await runHere('arena parley --time 2 --games 4 --lang nl'.split(' '));
    expect(out).toMatch(/4 partijen, waarvan \d zonder één winnaar/);
    expect(out).toMatch(/bot +plaatsen +gewonnen +score +95 % +rating\n\S+ +4 /);
  });
});

test('the ladder is written for the games one names, with a plot', async () => {
  const file = join(folder, 'ladder.md');
  const { code, out } = await runHere(
    `ladder quedah jamaica --games 1 --time-scale 0.001 --out ${file}`.split(' '),
  );
  expect({ code, out }).toEqual({ code: 0, out: `The ladder is in ${file}.\n` });
  const page = readFileSync(file, 'utf8');
  // Every two of five levels meet.
  expect(page.match(/^## .+\n\n10 games at 2 seats/gm)).toHaveLength(2);
  expect(page.match(/^admiral +─*●─*$/gm)).toHaveLength(2);
  expect(page).toContain('--time-scale 0.001');
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
    expect(out).toMatch(/is sound: Loyal Captain, over after \d+ answers\. .+\n.+committed to a seed\.\n$/);
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
