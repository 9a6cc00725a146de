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
