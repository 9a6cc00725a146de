import type { MatchFile } from '@tortuga/kernel';
import type { TableSession } from './session.svelte.ts';

/** Saves the present match as a file. */
export async function download(session: TableSession): Promise<void> {
  const reply = await session.port.file();
  if (!reply.ok) session.notice = session.reason(reply.code);
  else save(reply.file, `${session.game.id}-${session.now.table}.json`);
}

function save(file: MatchFile, name: string): void {
  const address = URL.createObjectURL(new Blob([`${JSON.stringify(file)}\n`], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
