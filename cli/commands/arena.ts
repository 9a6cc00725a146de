/** `tortuga arena`: which bot is better, and how sure is that? */

import type { AnyGame } from '@tortuga/kernel';
import type { Command } from 'commander';
import { inColumns } from '../columns.ts';
import { complaint } from '../complaint.ts';
import { contendersNamed, type DefaultPace, toldApart } from '../input/contenders.ts';
import { gameNamed, settingsOf, tableFor } from '../input/games.ts';
import { anySeed, wholeNumber } from '../input/numbers.ts';
import { BOT_NAMES } from '../input/players.ts';
import type { Plan } from '../matches/plan.ts';
import { playAll } from '../matches/play-all.ts';
import type { Standing, Standings } from '../matches/standings.ts';
import type { Context } from '../program.ts';
import { progressBar } from '../progress.ts';
import { outputStyle } from '../terminal.ts';
import type { Voice } from '../voice.ts';
import { addTableOptions, type TableOptions } from './options.ts';

interface Options extends TableOptions {
  readonly games?: string;
  readonly seed?: string;
  readonly bots?: string;
  readonly time?: string;
  readonly iterations?: string;
  readonly json?: true;
}

export function addArena(program: Command, context: Context): void {
  const { say } = context.voice;
  const command = program.command('arena').description(say('help.arena'));
  command.argument('<game>', say('help.arg.game'));
  addTableOptions(command, context.voice)
    .option('--bots <names>', say('help.arena.bots', { bots: BOT_NAMES }))
    .option('--games <n>', say('help.sim.games'))
    .option('--time <ms>', say('help.time'))
    .option('--iterations <n>', say('help.iterations'))
    .option('--seed <n>', say('help.seed'))
    .option('--json', say('help.json'))
    .action((name: string, options: Options) => arena(name, options, context));
}

async function arena(name: string, options: Options, context: Context): Promise<void> {
  const { voice, games } = context;
  const game = gameNamed(games, name);
  const plan = planFor(game, options);
  const records = await playAll(plan, context, { onProgress: progressBar(plan.games, voice) });
  // Ratings bring hundreds of modules, which no other command needs.
  const { standingsOf } = await import('../matches/standings.ts');
  const standings = standingsOf(plan, records);
  const words = () => inWords(plan, standings, game.text[voice.language].title, voice);
  process.stdout.write(`${options.json ? JSON.stringify(asData(plan, standings)) : words()}\n`);
}

function planFor(game: AnyGame, options: Options): Plan {
  const contenders = toldApart(contendersNamed(options.bots ?? 'captain,sailor', paceFor(options)));
  if (contenders.length < 2) throw complaint('arena.bots');
  const fitting = game.seats.includes(contenders.length) ? contenders.length : undefined;
  return {
    game: game.id,
    table: tableFor(game, wholeNumber('--seats', options.seats) ?? fitting, options.set),
    contenders,
    seating: 'rotating',
    games: wholeNumber('--games', options.games, { min: 1 }) ?? 100,
    seed: wholeNumber('--seed', options.seed) ?? anySeed(),
  };
}

function paceFor({ time, iterations }: Options): DefaultPace {
  if (time !== undefined && iterations !== undefined) throw complaint('arena.pace');
  const milliseconds = wholeNumber('--time', time, { min: 1 });
  const count = wholeNumber('--iterations', iterations, { min: 1 });
  return (own) => (count === undefined ? { milliseconds: milliseconds ?? own } : { iterations: count });
}

function asData({ game, table, seed, games }: Plan, { draws, bots }: Standings): object {
  return { game, ...table, seed, games, draws, bots };
}

function inWords(
  { table, seed, games }: Plan,
  { draws, bots }: Standings,
  title: string,
  voice: Voice,
): string {
  const { say, number } = voice;
  const { strong, faint } = outputStyle();
  const ranked = bots.toSorted((a, b) => b.score - a.score);
  const head = ['bot', 'seats', 'wins', 'score', 'interval', 'rating'] as const;
  return [
    `${strong(title)}  ${say('sim.head', { seats: table.seats, seed })}  ${faint(settingsOf(table.options))}`,
    say('arena.games', { games: number(games), draws: number(draws) }),
    '',
    ...inColumns(
      [head.map((id) => say(`arena.${id}`)), ...ranked.map((bot) => rowOf(bot, voice))],
      { strong },
      1,
    ),
  ].join('\n');
}

function rowOf(
  { name, played, wins, score, low, high, rating, sigma }: Standing,
  { number }: Voice,
): string[] {
  return [
    name,
    number(played),
    number(wins),
    `${number(100 * score, 1)} %`,
    `${number(100 * low, 1)}–${number(100 * high, 1)}`,
    `${number(rating, 1)} ± ${number(sigma, 1)}`,
  ];
}
