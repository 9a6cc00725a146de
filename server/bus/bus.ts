/** How nodes tell each other that something happened at a table. One contract, one suite, any implementation. */

/** Told the number of a table's newest record. */
export type Hearer = (table: string, seq: number) => void;

export interface Bus {
  /** Says that the log of a table has grown. Whoever says so need not hear it, but may. */
  publish(table: string, seq: number, by?: Hearer): void;
  /** Hears of every table. Returns how to stop. */
  subscribe(hearer: Hearer): () => void;
  close(): Promise<void>;
}
