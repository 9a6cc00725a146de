/** The commands and their help, put into words by the voice. */

import { type AnyGame, LANGUAGES } from '@tortuga/kernel';
import { Command, type CommanderError } from 'commander';
import { addGames } from './commands/games.ts';
import { addNewGame } from './commands/make.ts';
import { addPerft } from './commands/perft.ts';
import { addPlay } from './commands/play.ts';
import { addReplay } from './commands/replay.ts';
import { addSimulate } from './commands/simulate.ts';
import { addVerify } from './commands/verify.ts';
import { type Complaint, complaint } from './complaint.ts';
import { isLanguage, type Voice } from './voice.ts';

/** What every command works with. */
export interface Context {
  readonly voice: Voice;
  readonly games: readonly AnyGame[];
}

/** In the order of the help. */
const COMMANDS = [addPlay, addGames, addSimulate, addReplay, addVerify, addPerft, addNewGame];

export function programFor(voice: Voice, games: readonly AnyGame[]): Command {
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
  for (const add of COMMANDS) add(program, { voice, games });
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
  const known = program.commands.map((command) => command.name());
  const command = known.includes(first) ? `tortuga ${first}` : 'tortuga';
  const named = /'([^']*)'/.exec(message)?.[1] ?? '';
  switch (code) {
    case 'commander.unknownOption':
      return complaint('bad.flag', { given: named, command });
    case 'commander.optionMissingArgument':
      return complaint('flag.value', { flag: named });
    case 'commander.missingArgument':
      return complaint('argument.missing', { argument: named, command });
    case 'commander.excessArguments':
      return complaint('argument.extra', { command });
    default:
      return complaint('bad.command', { given: first === 'help' ? second : first, commands: known });
  }
}
