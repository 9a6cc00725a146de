import { isRunning, type Names, type Table } from '@tortuga/tables';
import type { KeptTable } from './keep.ts';

/** A table as lists show it. */
export function summarise(table: Table, names: Names): KeptTable {
  const { id, header, created, touched, seats, play } = table.state;
  return {
    table: id,
    game: header.game,
    holders: seats.map(({ holder }) => {
      if (holder.kind === 'person') return names[holder.person] ?? '';
      return holder.kind === 'bot' ? `:${holder.level}` : '';
    }),
    created,
    touched,
    status: isRunning(table.state) ? 'running' : 'over',
    entries: play?.match.log.length ?? 0,
    names,
  };
}
