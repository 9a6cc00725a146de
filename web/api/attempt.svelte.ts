import type { Reply } from './call.ts';

/** Something a person tries: it may take a while, and it may be refused. */
export class Attempt {
  isBusy = $state(false);
  /** The code of the last refusal, until the next try. */
  trouble = $state<string>();

  /** What came of it; undefined if it was refused. */
  async run<T>(act: () => Promise<Reply<T>>): Promise<T | undefined> {
    this.isBusy = true;
    this.trouble = undefined;
    const reply = await act();
    this.isBusy = false;
    if (reply.ok) return reply.value;
    this.trouble = reply.code;
    return undefined;
  }
}
