/** The shape of the database, the same in every dialect: text and integers only. */

import type { Status } from './storage.ts';

export interface Schema {
  readonly log: LogRow;
  readonly snapshots: SnapshotRow;
  readonly summaries: SummaryRow;
  readonly sitters: SitterRow;
  readonly people: PersonRow;
  readonly sessions: SessionRow;
  readonly passkeys: PasskeyRow;
  readonly recovery_codes: RecoveryCodeRow;
  readonly settings: SettingRow;
}

/** Rows lie in the order of their arrival; `(table, seq)` is unique. */
interface LogRow {
  readonly table: string;
  readonly seq: number;
  readonly record: string;
}

interface SnapshotRow {
  readonly table: string;
  readonly seq: number;
  readonly snapshot: string;
}

export interface SummaryRow {
  readonly table: string;
  readonly seq: number;
  readonly game: string;
  readonly status: Status;
  readonly access: 'open' | 'link';
  readonly host: string;
  /** Lists as JSON. */
  readonly holders: string;
  readonly asked: string;
  readonly clock: string;
  readonly due: number | null;
  readonly created: number;
  readonly touched: number;
}

/** Who sits at a table or hosts it. */
interface SitterRow {
  readonly table: string;
  readonly person: string;
}

export interface PersonRow {
  readonly id: string;
  readonly name: string;
  readonly created: number;
  readonly seen: number;
  readonly settings: string;
  readonly gone: 0 | 1;
}

interface SessionRow {
  readonly hash: string;
  readonly person: string;
  readonly kind: 'browser' | 'api';
  readonly label: string;
  readonly created: number;
  readonly seen: number;
}

export interface PasskeyRow {
  readonly id: string;
  readonly person: string;
  readonly public_key: string;
  readonly counter: number;
  /** A list as JSON. */
  readonly transports: string;
  readonly created: number;
}

interface RecoveryCodeRow {
  readonly hash: string;
  readonly person: string;
}

interface SettingRow {
  readonly name: string;
  readonly value: string;
}
