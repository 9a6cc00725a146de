import { expect, test } from 'vitest';
import type { Bus } from './bus.ts';
import { busContract } from './contract.ts';
import { LocalBus } from './local.ts';

let shared: Bus | undefined;

/** All that are open in one process are the same bus. */
function open(): Promise<Bus> {
  shared ??= closing(new LocalBus());
  return Promise.resolve(shared);
}

function closing(bus: Bus): Bus {
  const close = () => {
    shared = undefined;
    return bus.close();
  };
  return { publish: (...news) => bus.publish(...news), subscribe: (hearer) => bus.subscribe(hearer), close };
}

busContract('LocalBus', open);

test('whoever publishes at a LocalBus hears it only if others do', async () => {
  const bus = new LocalBus();
  const heard: string[] = [];
  const own = (_: string, seq: number) => void heard.push(`own ${seq}`);
  bus.subscribe(own);
  bus.publish('sloop', 1, own);
  const stop = bus.subscribe((_, seq) => void heard.push(`other ${seq}`));
  bus.publish('sloop', 2, own);
  await Promise.resolve();
  stop();
  bus.publish('sloop', 3, own);
  bus.publish('sloop', 4);
  await bus.close();
  expect(heard).toEqual(['own 2', 'other 2', 'own 4']);
});

test('a LocalBus tells of hearers that throw', async () => {
  const troubles: unknown[] = [];
  const bus = new LocalBus((trouble) => troubles.push(trouble));
  const seasick = new Error('seasick');
  bus.subscribe(() => {
    throw seasick;
  });
  bus.publish('sloop', 1);
  await bus.close();
  expect(troubles).toEqual([seasick]);
});
