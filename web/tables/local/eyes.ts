/** Through whose eyes a page sees a local table. */

import type { Seat, Viewer } from '@tortuga/kernel';

export interface Looking {
  /** Can everybody see everything? */
  readonly isOpen: boolean;
  /** The seats that are played at this device. */
  readonly mine: readonly Seat[];
  /** The seats that owe an answer. */
  readonly asked: readonly Seat[];
  /** The seat somebody said they are. */
  readonly as: Viewer | undefined;
  /** Whose eyes the page had last. */
  readonly before: Viewer | undefined;
}

/**
 * One player alone sees their own side. Several at one device share it: where nothing is hidden, the side of
 * whoever is asked; otherwise nobody's, until somebody says who they are.
 */
export function eyes({ isOpen, mine, asked, as, before }: Looking): Viewer {
  const [only, ...others] = mine;
  if (only === undefined) return 'watcher';
  if (others.length === 0) return only;
  const isMine = (seat: Viewer | undefined) =>
    seat !== undefined && seat !== 'watcher' && mine.includes(seat);
  if (!isOpen) return as !== undefined && isMine(as) ? as : 'watcher';
  const next = asked.find((seat) => mine.includes(seat));
  return next ?? (before !== undefined && isMine(before) ? before : only);
}
