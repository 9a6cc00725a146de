/** `tortuga play`: any game, with people and bots, at one terminal. */

import type { AnyGame } from '@tortuga/kernel';
import type { Command } from 'commander';
import { complaint } from '../complaint.ts';
import { readMatchFile } from '../input/files.ts';
import { gameNamed, tableFor } from '../input/games.ts';
import { anySeed, wholeNumber } from '../input/numbers.ts';
import { BOT_NAMES, playersFor, type Seating, seatsOf } from '../input/players.ts';
import { playThrough } from '../play/run.ts';
import { Session } from '../play/session.ts';
import { Table } from '../play/table.ts';
import type { Context } from '../program.ts';
import { padTo, Terminal } from '../terminal.ts';
import { idsOf, type Voice, voiceFor } from '../voice.ts';
import { addTableOptions, type TableOptions } from './options.ts';

interface Options extends TableOptions, Seating {
  readonly seed?: string;
  readonly save?: string;
  readonly load?: string;
}

export function addPlay(program: Command, context: Context): void {
  const { say } = context.voice;
  const command = program.command('play').description(say('help.play'));
  command.argument('[game]', say('help.arg.game'));
  addTableOptions(command, context.voice)
    .option('--players <names>', say('help.players'))
    .option('--bots <names>', say('help.play.bots', { bots: BOT_NAMES }))
    .option('--seed <n>', say('help.seed'))
    .option('--save <file>', say('help.play.save'))
    .option('--load <file>', say('help.load'))
    .action((name: string | undefined, options: Options) => play(name, options, context));
}

async function play(name: string | undefined, options: Options, context: Context): Promise<void> {
  const terminal = new Terminal();
  try {
    const table = await tableOf(name, options, context, terminal);
    if (table === undefined) return;
    const names = table.players.map((player) => player.name);
    const session = new Session(table, voiceFor(context.voice.language, names), terminal, options.save);
    terminal.onLeave = () => session.save();
    await playThrough(session);
  } finally {
    terminal.close();
  }
}

async function tableOf(
  name: string | undefined,
  options: Options,
  context: Context,
  terminal: Terminal,
): Promise<Table | undefined> {
  const { voice, games } = context;
  const seed = wholeNumber('--seed', options.seed) ?? anySeed();
  if (options.load !== undefined) return loaded(options.load, name, options, context, seed);
  const game = name === undefined ? await chooseGame(games, voice, terminal) : gameNamed(games, name);
  if (game === undefined) return undefined;
  const seats = wholeNumber('--seats', options.seats) ?? seatsOf(options);
  const setup = tableFor(game, seats, options.set);
  return Table.begin(game, setup, playersFor(options, setup.seats, voice.say('skipper')), seed);
}

/** Goes on with a match; who plays may change, the table may not. */
function loaded(
  file: string,
  name: string | undefined,
  options: Options,
  { voice, games }: Context,
  seed: number,
): Table {
  const read = readMatchFile(file, games);
  if (name !== undefined && gameNamed(games, name).id !== read.game.id) {
    throw complaint('load.game', { file, game: read.game.id });
  }
  if (options.seats !== undefined || options.set !== undefined) throw complaint('load.table', { file });
  const isReseated = options.players !== undefined || options.bots !== undefined;
  const { seats } = read.match.table;
  const players = isReseated ? undefined : read.players;
  return Table.resume(read, players ?? playersFor(options, seats, voice.say('skipper')), seed);
}

/** Nothing if somebody would rather quit. */
async function chooseGame(
  games: readonly AnyGame[],
  { language, say }: Voice,
  terminal: Terminal,
): Promise<AnyGame | undefined> {
  const titles = games.map(({ text }) => text[language].title);
  const width = Math.max(...titles.map((title) => title.length));
  terminal.print(say('choose.title'));
  for (const [i, { text }] of games.entries()) {
    const title = terminal.style.strong(padTo(width, titles[i] ?? ''));
    terminal.tell(`${String(i + 1).padStart(3)}  ${title}  ${text[language].summary}`);
  }
  for (;;) {
    const line = await terminal.read(`${say('choose.ask', { count: games.length })} `);
    if (line === undefined && !terminal.isTty) throw complaint('choose.ended', { games: idsOf(games) });
    if (line === undefined || line === 'quit') return undefined;
    const chosen = games[Number(line) - 1] ?? games.find(({ id }) => line !== '' && id.startsWith(line));
    if (chosen !== undefined) return chosen;
    terminal.complain(say('choose.unknown', { given: line, count: games.length }));
  }
}
