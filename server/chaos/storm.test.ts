import { expect, test } from 'vitest';
import { storm } from './storm.ts';

test('nothing acknowledged is lost when the server is killed twenty times', async () => {
  const aftermath = await storm({ tables: 50, kills: 20, longestLife: 800 });
  expect(aftermath).toMatchObject({ kills: 20, missing: [], different: [], stuck: [], troubles: [] });
  // A storm in which nobody moved and nobody came back proves nothing.
  expect(aftermath.acknowledged).toBeGreaterThan(100);
  expect(aftermath.views).toBeGreaterThan(aftermath.acknowledged);
  expect(aftermath.reconnections).toBeGreaterThan(20);
}, 300_000);
