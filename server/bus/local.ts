/** A bus for a server that is alone: what is published is heard in the same process, a moment later. */

import type { Bus, Hearer } from './bus.ts';

/** Is told of hearers that throw. */
export type OnTrouble = (trouble: unknown) => void;

export class LocalBus implements Bus {
  readonly #hearers = new Set<{ readonly hear: Hearer }>();
  readonly #onTrouble: OnTrouble;
  #news: [table: string, seq: number][] = [];
  #delivery: Promise<void> | undefined;
  #isClosed = false;

  constructor(onTrouble: OnTrouble = () => undefined) {
    this.#onTrouble = onTrouble;
  }

  /** Never delivers before it returns: a hearer may publish, and whoever publishes may be in the middle of things. */
  publish(table: string, seq: number, by?: Hearer): void {
    if (this.#isClosed || this.#isAlone(by)) return;
    this.#news.push([table, seq]);
    this.#delivery ??= Promise.resolve().then(() => this.#deliver());
  }

  subscribe(hearer: Hearer): () => void {
    const subscription = { hear: hearer };
    this.#hearers.add(subscription);
    return () => void this.#hearers.delete(subscription);
  }

  /** What was published before is still heard. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#delivery;
    this.#hearers.clear();
  }

  /** Nobody else hears anything: so it is at a server that is alone, after every answer. */
  #isAlone(by: Hearer | undefined): boolean {
    for (const { hear } of this.#hearers) if (hear !== by) return false;
    return true;
  }

  #deliver(): void {
    this.#delivery = undefined;
    const news = this.#news;
    this.#news = [];
    for (const [table, seq] of news) {
      for (const { hear } of this.#hearers) this.#tell(hear, table, seq);
    }
  }

  #tell(hear: Hearer, table: string, seq: number): void {
    try {
      hear(table, seq);
    } catch (trouble) {
      this.#onTrouble(trouble);
    }
  }
}
