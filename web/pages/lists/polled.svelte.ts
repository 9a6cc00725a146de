/** Something asked for again and again while somebody looks at the page. */

const PAUSE = 10_000;

export class Polled<T> {
  readonly #ask: () => Promise<T>;
  #latest = $state.raw<T>();

  /** Must be made while a component is being set up: it ends with it. */
  constructor(ask: () => Promise<T>) {
    this.#ask = ask;
    $effect(() => {
      void this.refresh();
      const look = () => void (document.visibilityState === 'visible' && this.refresh());
      const timer = setInterval(look, PAUSE);
      document.addEventListener('visibilitychange', look);
      addEventListener('online', look);
      return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', look);
        removeEventListener('online', look);
      };
    });
  }

  /** Undefined until the first answer has come. */
  get latest(): T | undefined {
    return this.#latest;
  }

  async refresh(): Promise<void> {
    this.#latest = await this.#ask();
  }
}
