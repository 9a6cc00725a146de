/** Those who want to be told of something. */
export class Listeners<News extends readonly unknown[]> {
  readonly #listeners = new Set<(...news: News) => void>();

  /** From now on the listener is told; the answer ends that. */
  add(listener: (...news: News) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  tell(...news: News): void {
    for (const listener of this.#listeners) listener(...news);
  }
}
