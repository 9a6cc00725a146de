/** Time that all threads of a process share. */

/** Milliseconds on a clock that is the same in every thread and never goes back. */
export function now(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}

/** The moment at which a bot must stop: the thread that waits may move it while another one thinks. */
export class StopTime {
  readonly cell: BigInt64Array<SharedArrayBuffer>;

  constructor(cell = new BigInt64Array(new SharedArrayBuffer(8))) {
    this.cell = cell;
  }

  get at(): number {
    return Number(Atomics.load(this.cell, 0));
  }

  set at(time: number) {
    Atomics.store(this.cell, 0, BigInt(Math.floor(Math.min(time, Number.MAX_SAFE_INTEGER))));
  }

  get isOver(): boolean {
    return now() >= this.at;
  }
}
