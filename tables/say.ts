/** What people can say to a table. */

import type { Level } from '@tortuga/bots';
import type { Seat } from '@tortuga/kernel';
import type { ProposalKind } from './records.ts';

/** A wish of a person at a table. The table grants it or refuses it with a code. */
export type Say =
  /** Takes an open seat, any if none is named; the match begins when the last is taken. */
  | { readonly do: 'sit'; readonly seat?: Seat }
  /** Gives the seat back before the match has begun. */
  | { readonly do: 'stand' }
  /** The host puts a bot on an open seat, or another bot on a bot's. */
  | { readonly do: 'bot'; readonly seat: Seat; readonly level: Level }
  /** The host sends a bot away before the match has begun. */
  | { readonly do: 'dismiss'; readonly seat: Seat }
  /** `seq` is the newest record the person knew. `seat` is for those who play several seats at one device. */
  | { readonly do: 'answer'; readonly seq: number; readonly move: string; readonly seat?: Seat }
  | { readonly do: 'undo'; readonly seq: number; readonly count?: number; readonly seat?: Seat }
  | { readonly do: 'propose'; readonly what: ProposalKind; readonly count?: number; readonly seat?: Seat }
  | { readonly do: 'agree'; readonly seat?: Seat }
  | { readonly do: 'decline'; readonly seat?: Seat }
  | { readonly do: 'resign'; readonly seat?: Seat }
  /** Takes the seat back from a stand-in. */
  | { readonly do: 'return' }
  | { readonly do: 'vacation'; readonly isOn: boolean }
  | { readonly do: 'chat'; readonly text: string };

/** Why a table refuses, besides what the kernel and the games refuse. */
export const TABLE_REFUSALS = [
  'not-seated',
  'seat-taken',
  'already-seated',
  'not-host',
  'not-begun',
  'has-begun',
  'no-bot',
  'no-proposal',
  'proposal-open',
  'no-draws',
  'no-clock',
  'too-long',
  'empty',
  'too-fast',
  'no-hints',
] as const;

export type TableRefusal = (typeof TABLE_REFUSALS)[number];
