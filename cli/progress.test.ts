import { afterEach, expect, test, vi } from 'vitest';
import { progressBar } from './progress.ts';
import { voiceFor } from './voice.ts';

const wasTty = process.stderr.isTTY;

afterEach(() => {
  vi.restoreAllMocks();
  process.stderr.isTTY = wasTty;
});

function drawn(isTty: boolean, ...steps: number[]): string[] {
  const lines: string[] = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
  process.stderr.isTTY = isTty;
  const bar = progressBar(4000, voiceFor('nl'));
  for (const done of steps) bar(done);
  return lines;
}

test('the bar grows with the games, and leaves nothing behind', () => {
  expect(drawn(true, 0, 2000, 4000)).toEqual([
    `\r${'░'.repeat(24)} 0 van 4.000 partijen\u001b[K`,
    `\r${'█'.repeat(12)}${'░'.repeat(12)} 2.000 van 4.000 partijen\u001b[K`,
    '\r\u001b[K',
  ]);
});

test('nobody sees a bar in a file', () => {
  expect(drawn(false, 0, 2000, 4000)).toEqual([]);
});
