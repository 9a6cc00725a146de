/** A map that holds so many entries and no more: the one not used for longest goes. */
export class Recent<K, V> {
  readonly #limit: number;
  readonly #entries = new Map<K, V>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  get(key: K): V | undefined {
    const value = this.#entries.get(key);
    if (value !== undefined) this.set(key, value);
    return value;
  }

  set(key: K, value: V): void {
    this.#entries.delete(key);
    this.#entries.set(key, value);
    if (this.#entries.size > this.#limit) this.#dropOldest();
  }

  /** Takes the entry out. */
  take(key: K): V | undefined {
    const value = this.#entries.get(key);
    this.#entries.delete(key);
    return value;
  }

  dropWhere(isUnwanted: (value: V, key: K) => boolean): void {
    for (const [key, value] of this.#entries) if (isUnwanted(value, key)) this.#entries.delete(key);
  }

  get size(): number {
    return this.#entries.size;
  }

  #dropOldest(): void {
    for (const key of this.#entries.keys()) {
      this.#entries.delete(key);
      return;
    }
  }
}
