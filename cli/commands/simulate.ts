/** `tortuga simulate`: bots against bots, counted. */

import type { Command } from 'commander';
import { inColumns } from '../columns.ts';
import { complaint } from '../complaint.ts';
import { contendersNamed } from '../input/contenders.ts';
import { checkWritable, writeFile } from '../input/files.ts';
import { gameNamed, settingsOf, tableFor } from '../input/games.ts';
import { anySeed, wholeNumber } from '../input/numbers.ts';
import { BOT_NAMES } from '../input/players.ts';
import { csvOf } from '../matches/csv.ts';
import { totalFigures } from '../matches/figures.ts';
import type { Contender, Plan } from '../matches/plan.ts';
import { playAll } from '../matches/play-all.ts';
import { type Report, reportOn } from '../matches/report.ts';
import type { Spread } from '../matches/statistics.ts';
import type { Context } from '../program.ts';
import { progressBar } from '../progress.ts';
import { outputStyle } from '../terminal.ts';
import type { Voice } from '../voice.ts';
import { addTableOptions, type TableOptions } from './options.ts';

interface Options extends TableOptions {
  readonly games?: string;
  readonly seed?: string;
  readonly bots?: string;
  readonly out?: string;
  readonly json?: true;
}

export function addSimulate(program: Command, context: Context): void {
  const { say } = context.voice;
  const command = program.command('simulate').description(say('help.simulate'));
  command.argument('<game>', say('help.arg.game'));
  addTableOptions(command, context.voice)
    .option('--games <n>', say('help.sim.games'))
    .option('--bots <names>', say('help.sim.bots', { bots: BOT_NAMES }))
    .option('--seed <n>', say('help.seed'))
    .option('--out <file>', say('help.sim.out'))
    .option('--json', say('help.json'))
    .action((name: string, options: Options) => simulate(name, options, context));
}

async function simulate(name: string, options: Options, context: Context): Promise<void> {
  const { voice, games } = context;
  const game = gameNamed(games, name);
  const table = tableFor(game, wholeNumber('--seats', options.seats), options.set);
  const plan: Plan = {
    game: game.id,
    table,
    contenders: botsFor(options.bots ?? 'random', table.seats),
    seating: 'fixed',
    games: wholeNumber('--games', options.games, { min: 1 }) ?? 100,
    seed: wholeNumber('--seed', options.seed) ?? anySeed(),
  };
  if (options.out !== undefined) checkWritable(options.out);
  const start = performance.now();
  const records = await playAll(plan, context, { onProgress: progressBar(plan.games, voice) });
  const seconds = (performance.now() - start) / 1000;
  if (options.out !== undefined) writeFile(options.out, csvOf(records, table.seats));
  const report = reportOn(plan, records, seconds);
  const figures = totalFigures(records);
  const words = () => inWords(report, game.text[voice.language].title, voice) + figureLines(figures, voice);
  process.stdout.write(`${options.json ? JSON.stringify({ ...figures, ...report }) : words()}\n`);
}

/**
 * One bot for each seat; a single name stands for all of them. A clock would give another result each time:
 * what is milliseconds elsewhere is iterations here, unless a bot names its time.
 */
function botsFor(list: string, seats: number): Contender[] {
  const bots = contendersNamed(list, (iterations) => ({ iterations }));
  const [first] = bots;
  if (bots.length === 1 && first !== undefined) return Array.from({ length: seats }, () => first);
  if (bots.length !== seats) throw complaint('bots.count', { bots: bots.length, seats });
  return bots;
}

function inWords(report: Report, title: string, voice: Voice): string {
  const { say, number } = voice;
  const { strong, faint } = outputStyle();
  const { seats, seed, options, games, finished, plies, draws, movesPerSecond } = report;
  const spread = ({ mean, min, max }: Spread) => ({
    mean: number(mean, 1),
    min: number(min),
    max: number(max),
  });
  return [
    `${strong(title)}  ${say('sim.head', { seats, seed })}  ${faint(settingsOf(options))}`,
    say('sim.games', { games: number(games), finished: number(finished) }),
    say('sim.plies', { plies: number(plies), ...spread(report.length) }),
    say('sim.decisions', spread(report.decisions)),
    say('sim.branching', spread(report.branching)),
    say('sim.draws', { draws: number(draws) }),
    faint(say('sim.speed', { speed: number(movesPerSecond) })),
    '',
    ...inColumns(rowsOf(report, voice), { strong }, 2),
  ].join('\n');
}

function figureLines(figures: ReturnType<typeof totalFigures>, { number }: Voice): string {
  const rows = Object.entries(figures).map(([name, total]) => [
    name,
    typeof total === 'number'
      ? number(total)
      : Object.entries(total)
          .map(([word, count]) => `${word} ${number(count, Number.isInteger(count) ? 0 : 1)}`)
          .join('  '),
  ]);
  return rows.length === 0 ? '' : `\n\n${inColumns(rows, { strong: String }, 2).join('\n')}`;
}

function rowsOf({ perSeat, scores }: Report, { say, number }: Voice): string[][] {
  const points = scores === undefined ? [] : [say('sim.score')];
  const head = [say('sim.seat'), say('sim.bot'), say('sim.wins'), '%', say('arena.interval'), ...points];
  const rows = perSeat.map(({ bot, wins, rate, low, high }, seat) => [
    String(seat + 1),
    bot,
    number(wins),
    number(100 * rate, 1),
    `${number(100 * low, 1)}–${number(100 * high, 1)}`,
    ...(scores === undefined ? [] : [number(scores.perSeat[seat] ?? 0, 1)]),
  ]);
  return [head, ...rows];
}
