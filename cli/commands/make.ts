/** `tortuga new-game` on the command line. */

import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { complaint } from '../complaint.ts';
import type { Context } from '../program.ts';
import { newGame } from './new-game.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export function addNewGame(program: Command, { voice: { say } }: Context): void {
  program
    .command('new-game')
    .description(say('help.new'))
    .argument('<name>', say('help.arg.name'))
    .action((name: string) => {
      const made = newGame(ROOT, name);
      if (made.ok) process.stdout.write(`${made.value.join('\n')}\n${say('new.made', { name })}\n`);
      else throw refusalOf(made.code, name);
    });
}

function refusalOf(code: string, given: string) {
  if (code === 'bad-name') return complaint('new.badName', { given });
  if (code === 'name-taken') return complaint('new.taken', { given });
  return complaint('new.incomplete');
}
