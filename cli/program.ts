/** The commands and their help, put into words by the voice. */

import { LANGUAGES } from '@tortuga/kernel';
import { Command, type CommanderError } from 'commander';
import { addArena } from './commands/arena.ts';
import { addBackup } from './commands/backup.ts';
import { addGames } from './commands/games.ts';
import { addLadder } from './commands/ladder.ts';
import { addNewGame } from './commands/make.ts';
import { addPerft } from './commands/perft.ts';
import { addPlay } from './commands/play.ts';
import { addReplay } from './commands/replay.ts';
import { addServe } from './commands/serve.ts';
import { addSimulate } from './commands/simulate.ts';
import { addVerify } from './commands/verify.ts';
import { type Complaint, complaint } from './complaint.ts';
import { nearest } from './input/nearest.ts';
import type { GameShelf } from './matches/play-all.ts';
import { isLanguage, type Voice } from './voice.ts';

/** What every command works with. */
export interface Context extends GameShelf {
  readonly voice: Voice;
}

/** In the order of the help. */
const COMMANDS = [
  addServe,
  addPlay,
  addGames,
  addSimulate,
  addArena,
  addLadder,
  addReplay,
  addVerify,
  addPerft,
  addNewGame,
  addBackup,
];

export function programFor(voice: Voice, shelf: GameShelf): Command {
  const { say } = voice;
  const program = new Command('tortuga')
    .description(say('help.program'))
    .exitOverride()
    // Errors are put into words by `complaintOf`.
    .configureOutput({ writeErr: () => undefined })
    .configureHelp({ styleTitle: (title) => titleIn(voice, title) })
    .option('--lang <code>', say('help.lang'))
    .helpOption('-h, --help', say('help.help'))
    .helpCommand('help [command]', say('help.help'));
  for (const add of COMMANDS) add(program, { voice, ...shelf });
  for (const command of program.commands) command.option('--lang <code>', say('help.lang'));
  program.hook('preAction', (_, command) => checkLanguage(command.optsWithGlobals<{ lang?: string }>().lang));
  return program;
}

/** The headings of the help, which commander writes in English. */
function titleIn({ say }: Voice, title: string): string {
  const titles: { readonly [title: string]: string } = {
    'Usage:': say('help.usage'),
    'Arguments:': say('help.arguments'),
    'Options:': say('help.options'),
    'Commands:': say('help.commands'),
  };
  return titles[title] ?? title;
}

function checkLanguage(given: string | undefined): void {
  if (given !== undefined && !isLanguage(given)) {
    throw complaint('bad.language', { given, languages: LANGUAGES });
  }
}

/** What commander found wrong, as a sentence of ours. */
export function complaintOf(
  { code, message }: CommanderError,
  args: readonly string[],
  program: Command,
): Complaint {
  const [first = '', second = ''] = args.filter((arg) => !arg.startsWith('-'));
  const called = program.commands.find((command) => command.name() === first) ?? program;
  const command = called === program ? 'tortuga' : `tortuga ${first}`;
  const named = /'([^']*)'/.exec(message)?.[1] ?? '';
  switch (code) {
    case 'commander.unknownOption':
      return complaint('bad.flag', { given: named, command, near: flagNear(named, called) });
    case 'commander.optionMissingArgument':
      return complaint('flag.value', { flag: named });
    case 'commander.missingArgument':
      return complaint('argument.missing', { argument: named, command });
    case 'commander.excessArguments':
      return complaint('argument.extra', { command });
    default:
      return unknownCommand(first === 'help' ? second : first, program);
  }
}

function flagNear(given: string, { options }: Command): string | undefined {
  const near = nearest(
    given.replace(/^-+/, ''),
    options.flatMap(({ long }) => long?.slice(2) ?? []),
  );
  return near === undefined ? undefined : `--${near}`;
}

function unknownCommand(given: string, program: Command): Complaint {
  const commands = program.commands.map((command) => command.name());
  return complaint('bad.command', { given, commands, near: nearest(given, commands) });
}
