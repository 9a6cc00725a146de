/** `tortuga ladder`: every level against every other, in every game or in those named, written down for all to see. */

import { fileURLToPath } from 'node:url';
import { LEVELS, PLAYERS } from '@tortuga/bots';
import { type AnyGame, defaultOptions } from '@tortuga/kernel';
import type { Command } from 'commander';
import { checkWritable, writeFile } from '../input/files.ts';
import { gameNamed } from '../input/games.ts';
import { anySeed, positiveNumber, wholeNumber } from '../input/numbers.ts';
import { type Ladder, ladderPage } from '../matches/ladder-page.ts';
import type { Contender, Plan } from '../matches/plan.ts';
import { playAll } from '../matches/play-all.ts';
import type { Context } from '../program.ts';
import { progressBar } from '../progress.ts';

interface Options {
  readonly games?: string;
  readonly timeScale?: string;
  readonly seed?: string;
  readonly out?: string;
}

const PAGE = fileURLToPath(new URL('../../docs/ladder.md', import.meta.url));

export function addLadder(program: Command, context: Context): void {
  const { say } = context.voice;
  program
    .command('ladder')
    .description(say('help.ladder'))
    .argument('[game...]', say('help.ladder.only'))
    .option('--games <n>', say('help.ladder.games'))
    .option('--time-scale <x>', say('help.scale'))
    .option('--seed <n>', say('help.seed'))
    .option('--out <file>', say('help.ladder.out'))
    .action((names: readonly string[], options: Options) => climb(names, options, context));
}

async function climb(names: readonly string[], options: Options, context: Context): Promise<void> {
  const { voice, games } = context;
  const chosen = names.length === 0 ? games : names.map((name) => gameNamed(games, name));
  const file = options.out ?? PAGE;
  const scale = positiveNumber('--time-scale', options.timeScale) ?? 1;
  const perPair = wholeNumber('--games', options.games, { min: 1 }) ?? 20;
  const seed = wholeNumber('--seed', options.seed) ?? anySeed();
  checkWritable(file);
  // Ratings bring hundreds of modules, which no other command needs.
  const { standingsOf } = await import('../matches/standings.ts');
  const ladders: Ladder[] = [];
  for (const game of chosen) {
    const plan = planFor(game, perPair, scale, seed);
    const { title } = game.text[voice.language];
    const records = await playAll(plan, context, { onProgress: progressBar(plan.games, voice, `${title} `) });
    ladders.push({ title: game.text.en.title, plan, standings: standingsOf(plan, records) });
  }
  writeFile(file, ladderPage(ladders, scale));
  process.stdout.write(`${voice.say('ladder.written', { file })}\n`);
}

/** Every two levels meet so many times, as far as the number of seats allows. */
function planFor(game: AnyGame, perPair: number, scale: number, seed: number): Plan {
  const contenders = LEVELS.map((level) => contenderFor(level, scale));
  const seats = Math.min(...game.seats);
  const pairs = (contenders.length * (contenders.length - 1)) / (seats * (seats - 1));
  return {
    game: game.id,
    table: { seats, options: defaultOptions(game) },
    contenders,
    seating: 'rotating',
    games: Math.ceil(pairs * perPair),
    seed,
  };
}

function contenderFor(level: (typeof LEVELS)[number], scale: number): Contender {
  const { milliseconds } = PLAYERS[level];
  const pace = milliseconds === undefined ? {} : { milliseconds: milliseconds * scale };
  return { name: level, bot: level, pace };
}
