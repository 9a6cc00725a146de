/** `tortuga backup`: a copy of everything a server keeps, made while it runs. */

import { resolve } from 'node:path';
import type { Command } from 'commander';
import { complaint } from '../complaint.ts';
import type { Context } from '../program.ts';

export function addBackup(program: Command, { voice: { say } }: Context): void {
  program
    .command('backup')
    .description(say('help.backup'))
    .argument('<file>', say('help.backup.to'))
    .option('--data <folder>', say('help.data'))
    .action(async (file: string, { data }: { data?: string }) => {
      const { backupFolder, StorageFault } = await import('@tortuga/server');
      const folder = resolve(data ?? process.env['DATA'] ?? 'data');
      await backupFolder(folder, resolve(file)).catch((fault: unknown) => {
        if (!(fault instanceof StorageFault)) throw fault;
        throw complaint('backup.failed', { detail: fault.message });
      });
      process.stdout.write(`${say('backup.done', { file })}\n`);
    });
}
