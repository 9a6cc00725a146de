/** What every bus must do. An implementation's test calls this with a way to open one. */

import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import type { Bus } from './bus.ts';

/** Opens a bus that shares its news with all others that are open. A bus in one process may always be the same. */
export type OpenBus = () => Promise<Bus>;

type Heard = [table: string, seq: number];

/** Takes down what a bus says. */
class Listener {
  readonly heard: Heard[] = [];
  readonly stop: () => void;

  constructor(bus: Bus) {
    this.stop = bus.subscribe((table, seq) => void this.heard.push([table, seq]));
  }

  /** Waits, but not for ever: what is missing then is missing. */
  async until(count: number): Promise<readonly Heard[]> {
    for (let tries = 0; this.heard.length < count && tries < 500; tries++) await pause(2);
    return this.heard;
  }

  of(table: string): number[] {
    return this.heard.filter(([of]) => of === table).map(([, seq]) => seq);
  }
}

export function busContract(name: string, open: OpenBus): void {
  describe(`${name} as a bus`, () => {
    const opened = new Set<Bus>();
    const newBus = async () => {
      const bus = await open();
      opened.add(bus);
      return bus;
    };
    afterEach(async () => {
      for (const bus of opened) await bus.close();
      opened.clear();
    });
    hearing(newBus);
    order(newBus);
    troubles(newBus);
    endings(newBus);
  });
}

function hearing(newBus: OpenBus): void {
  test('is heard by everybody, whoever published', async () => {
    const [here, there] = [await newBus(), await newBus()];
    const listeners = [new Listener(here), new Listener(here), new Listener(there)];
    here.publish('sloop', 7);
    for (const listener of listeners) expect(await listener.until(1)).toEqual([['sloop', 7]]);
  });

  test('is heard once, and only later', async () => {
    const bus = await newBus();
    const listener = new Listener(bus);
    bus.publish('sloop', 1);
    expect(listener.heard).toEqual([]);
    await listener.until(1);
    await pause(20);
    expect(listener.heard).toEqual([['sloop', 1]]);
  });

  test('says tables and numbers exactly as they were', async () => {
    const bus = await newBus();
    const listener = new Listener(bus);
    const news: Heard[] = [
      ['ä 🏴‍☠️ . * >', 1],
      ['a.b', Number.MAX_SAFE_INTEGER],
    ];
    for (const [table, seq] of news) bus.publish(table, seq);
    expect(await listener.until(2)).toEqual(news);
  });

  test('may be heard by nobody', async () => {
    const bus = await newBus();
    bus.publish('sloop', 1);
    await pause(5);
    const listener = new Listener(bus);
    bus.publish('sloop', 2);
    expect(await listener.until(1)).toEqual([['sloop', 2]]);
  });
}

function order(newBus: OpenBus): void {
  test('keeps the order of a table', async () => {
    const bus = await newBus();
    const listeners = [new Listener(bus), new Listener(bus)];
    for (let seq = 1; seq <= 300; seq++)
      for (const table of ['sloop', 'brig', 'raft']) bus.publish(table, seq);
    const numbers = Array.from({ length: 300 }, (_, i) => i + 1);
    for (const listener of listeners) {
      await listener.until(900);
      expect(listener.heard).toHaveLength(900);
      for (const table of ['sloop', 'brig', 'raft']) expect(listener.of(table)).toEqual(numbers);
    }
  });

  test('keeps it when a hearer publishes', async () => {
    const bus = await newBus();
    bus.subscribe((table, seq) => {
      if (seq < 5) bus.publish(table, seq + 1);
    });
    const listener = new Listener(bus);
    bus.publish('sloop', 1);
    await listener.until(5);
    expect(listener.of('sloop')).toEqual([1, 2, 3, 4, 5]);
  });
}

function troubles(newBus: OpenBus): void {
  test('lets no hearer that throws hurt the others', async () => {
    const bus = await newBus();
    const before = new Listener(bus);
    bus.subscribe(() => {
      throw new Error('seasick');
    });
    const after = new Listener(bus);
    bus.publish('sloop', 1);
    bus.publish('sloop', 2);
    for (const listener of [before, after]) {
      await listener.until(2);
      expect(listener.of('sloop')).toEqual([1, 2]);
    }
  });
}

function endings(newBus: OpenBus): void {
  test('says nothing more to those who stopped, also while it speaks', async () => {
    const bus = await newBus();
    const stopped = new Listener(bus);
    const quitter = new Listener(bus);
    const quit = bus.subscribe(() => quitter.stop());
    const staying = new Listener(bus);
    stopped.stop();
    stopped.stop();
    bus.publish('sloop', 1);
    bus.publish('sloop', 2);
    await staying.until(2);
    expect(staying.of('sloop')).toEqual([1, 2]);
    expect(stopped.heard).toEqual([]);
    expect(quitter.of('sloop')).toEqual([1]);
    quit();
  });

  test('lets the same hearer subscribe twice, and stop once', async () => {
    const bus = await newBus();
    const heard: number[] = [];
    const hearer = (_: string, seq: number) => void heard.push(seq);
    const stop = bus.subscribe(hearer);
    bus.subscribe(hearer);
    stop();
    const listener = new Listener(bus);
    bus.publish('sloop', 1);
    await listener.until(1);
    expect(heard).toEqual([1]);
  });

  test('is heard to the end when it is closed, and then no more', async () => {
    const bus = await newBus();
    const listener = new Listener(bus);
    bus.publish('sloop', 1);
    await bus.close();
    expect(listener.heard).toEqual([['sloop', 1]]);
    const late = new Listener(bus);
    bus.publish('sloop', 2);
    await bus.close();
    await pause(10);
    expect(listener.heard).toEqual([['sloop', 1]]);
    expect(late.heard).toEqual([]);
  });
}
