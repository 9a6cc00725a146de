/** What stands beside the board: in a rail, behind tabs, or in sheets. */

export type Pane = 'players' | 'log' | 'chat' | 'table';

/** At a local table nobody is far away: there is nothing to write. */
export function panesFor({ isLocal, isRail }: { isLocal: boolean; isRail: boolean }): readonly Pane[] {
  return [...(isRail ? [] : (['players'] as const)), 'log', ...(isLocal ? [] : (['chat'] as const)), 'table'];
}
