/** `tortuga perft`: how many sequences of answers there are. */

import { perft } from '@tortuga/kernel';
import type { Command } from 'commander';
import { gameNamed, tableFor } from '../input/games.ts';
import { wholeNumber } from '../input/numbers.ts';
import type { Context } from '../program.ts';
import { addTableOptions, type TableOptions } from './options.ts';

interface Options extends TableOptions {
  readonly depth?: string;
  readonly json?: true;
}

export function addPerft(program: Command, { voice, games }: Context): void {
  const { say } = voice;
  const command = program.command('perft').description(say('help.perft'));
  command.argument('<game>', say('help.arg.game')).option('--depth <n>', say('help.depth'));
  addTableOptions(command, voice)
    .option('--json', say('help.json'))
    .action((name: string, options: Options) => {
      const game = gameNamed(games, name);
      const depth = wholeNumber('--depth', options.depth) ?? 3;
      const table = tableFor(game, wholeNumber('--seats', options.seats), options.set);
      const leaves = perft(game, { ...table, depth });
      const sentence = () => say('perft.leaves', { depth, leaves: voice.number(leaves) });
      process.stdout.write(`${options.json ? JSON.stringify({ leaves }) : sentence()}\n`);
    });
}
