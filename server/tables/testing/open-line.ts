import type { ShownOffer } from '@tortuga/tables';

/** How an offer is answered, a dial at its first free value; nothing if it is blocked. */
export function openLine({ line, no, dial }: ShownOffer): string | undefined {
  if (dial === undefined) return no === undefined ? line : undefined;
  const free = dial.runs.find(([, , why]) => why === undefined);
  return free === undefined ? undefined : line.replace(/-?\d+$/, String(free[0]));
}
