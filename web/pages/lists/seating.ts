/** Who sits at a table, for lists. */

import type { Level } from '@tortuga/bots';

export type Sitter =
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly level: Level }
  | { readonly kind: 'person'; readonly id: string; readonly name: string | undefined };

interface Seated {
  /** By seat: a person's id or name, a bot's level after a colon, or nothing for an open seat. */
  readonly holders: readonly string[];
  /** Absent where the holders are names themselves. */
  readonly names?: { readonly [person: string]: string };
}

export function sitters({ holders, names }: Seated): readonly Sitter[] {
  return holders.map((holder) => {
    if (holder === '') return { kind: 'open' };
    if (holder.startsWith(':')) return { kind: 'bot', level: holder.slice(1) as Level };
    return { kind: 'person', id: holder, name: names === undefined ? holder : names[holder] };
  });
}

export type ShownClock =
  | { readonly kind: 'none' }
  | { readonly kind: 'live'; readonly base: number; readonly increment: number }
  | { readonly kind: 'relaxed'; readonly days: number };

/** The clock as lists write it: `none`, `live 300+5`, `relaxed 3`. */
export function readClock(clock: string): ShownClock {
  const [kind, rest = ''] = clock.split(' ');
  const [first = 0, second = 0] = rest.split('+').map(Number);
  if (kind === 'live') return { kind, base: first, increment: second };
  return kind === 'relaxed' ? { kind, days: first } : { kind: 'none' };
}
