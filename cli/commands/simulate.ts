/** `tortuga simulate`: bots against bots, counted. */

import type { AnyOptions } from '@tortuga/kernel';
import type { Command } from 'commander';
import { gameNamed, settingsOf, tableFor } from '../input/games.ts';
import { anySeed, wholeNumber } from '../input/numbers.ts';
import { BOT_NAMES, type BotName, botsFor } from '../input/players.ts';
import type { Context } from '../program.ts';
import { type Plan, simulate } from '../simulation.ts';
import { outputStyle, padTo, widthOf } from '../terminal.ts';
import type { Voice } from '../voice.ts';
import { addTableOptions, type TableOptions } from './options.ts';

interface Options extends TableOptions {
  readonly games?: string;
  readonly seed?: string;
  readonly bots?: string;
  readonly json?: true;
}

export function addSimulate(program: Command, { voice, games }: Context): void {
  const { say } = voice;
  const command = program.command('simulate').description(say('help.simulate'));
  command.argument('<game>', say('help.arg.game'));
  addTableOptions(command, voice)
    .option('--games <n>', say('help.sim.games'))
    .option('--bots <names>', say('help.sim.bots', { bots: BOT_NAMES }))
    .option('--seed <n>', say('help.seed'))
    .option('--json', say('help.json'))
    .action((name: string, options: Options) => {
      const game = gameNamed(games, name);
      const table = tableFor(game, wholeNumber('--seats', options.seats), options.set);
      const report = run(
        {
          game,
          table,
          bots: botsFor(options.bots ?? 'random', table.seats),
          games: wholeNumber('--games', options.games, { min: 1 }) ?? 100,
          seed: wholeNumber('--seed', options.seed) ?? anySeed(),
        },
        voice,
      );
      const words = () => inWords(report, game.text[voice.language].title, voice);
      process.stdout.write(`${options.json ? JSON.stringify(report) : words()}\n`);
    });
}

/** What was found out, as it is printed with `--json`. */
interface Report {
  readonly game: string;
  readonly seats: number;
  readonly options: AnyOptions;
  readonly bots: readonly BotName[];
  readonly seed: number;
  readonly games: number;
  readonly finished: number;
  readonly plies: number;
  readonly shortest: number;
  readonly longest: number;
  readonly winners: readonly number[];
  readonly draws: number;
  /** The mean for every seat. */
  readonly scores?: readonly number[];
  readonly movesPerSecond: number;
}

function run(plan: Plan, voice: Voice): Report {
  const start = performance.now();
  const { scores, ...tally } = simulate(plan, progress(plan.games, voice));
  const seconds = (performance.now() - start) / 1000;
  const { game, table, bots, seed, games } = plan;
  return {
    game: game.id,
    ...table,
    bots,
    seed,
    games,
    ...tally,
    ...(scores === undefined ? {} : { scores: scores.map((sum) => sum / tally.finished) }),
    movesPerSecond: Math.round(tally.plies / seconds),
  };
}

const BAR = 24;
const REFRESH_MS = 100;

/** A bar on standard error, for people only. */
function progress(games: number, { say, number }: Voice): (done: number) => void {
  if (!process.stderr.isTTY) return () => undefined;
  let next = performance.now() + REFRESH_MS;
  return (done) => {
    if (done === games) process.stderr.write('\r\u001b[K');
    if (done === games || performance.now() < next) return;
    next = performance.now() + REFRESH_MS;
    const full = Math.floor((done / games) * BAR);
    const bar = `${'█'.repeat(full)}${'░'.repeat(BAR - full)}`;
    process.stderr.write(
      `\r${bar} ${say('sim.running', { done: number(done), games: number(games) })}\u001b[K`,
    );
  };
}

function inWords(report: Report, title: string, voice: Voice): string {
  const { say, number } = voice;
  const { strong, faint } = outputStyle();
  const { seats, seed, options, games, finished, plies, shortest, longest, draws, movesPerSecond } = report;
  return [
    `${strong(title)}  ${say('sim.head', { seats, seed })}  ${faint(settingsOf(options))}`,
    say('sim.games', { games: number(games), finished: number(finished) }),
    say('sim.plies', { plies: number(plies), shortest: number(shortest), longest: number(longest) }),
    say('sim.draws', { draws: number(draws) }),
    faint(say('sim.speed', { speed: number(movesPerSecond) })),
    '',
    ...tableOf(report, voice),
  ].join('\n');
}

function tableOf({ bots, winners, scores, finished }: Report, { say, number }: Voice): string[] {
  const head = [say('sim.seat'), say('sim.bot'), say('sim.wins'), '%', ...(scores ? [say('sim.score')] : [])];
  const rows = bots.map((bot, seat) => [
    String(seat + 1),
    bot,
    number(winners[seat] ?? 0),
    number((100 * (winners[seat] ?? 0)) / Math.max(1, finished), 1),
    ...(scores ? [number(scores[seat] ?? 0, 1)] : []),
  ]);
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((row) => widthOf(row[column] ?? ''))),
  );
  const line = (row: readonly string[]) =>
    row.map((cell, i) => (i < 2 ? padTo(widths[i] ?? 0, cell) : cell.padStart(widths[i] ?? 0))).join('  ');
  return [outputStyle().strong(line(head)), ...rows.map(line)];
}
