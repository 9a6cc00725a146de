/** Flags that several commands share. */

import type { Command } from 'commander';
import type { Voice } from '../voice.ts';

export interface TableOptions {
  readonly seats?: string;
  readonly set?: readonly string[];
}

export function addTableOptions(command: Command, { say }: Voice): Command {
  return command
    .option('--seats <n>', say('help.seats'))
    .option('--set <option=value>', say('help.set'), collect);
}

/** A flag that may be given again. */
function collect(value: string, before: readonly string[] | undefined): readonly string[] {
  return [...(before ?? []), value];
}
