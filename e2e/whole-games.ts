/** Whole games by one person against bots, on the server and without any network. */

import { expect, test } from 'vitest';
import { type Harness, useHarness } from './frame-client.ts';
import { choices, cutNetwork, host, isOver, playOn, playOut, sail } from './players.ts';
import { shoot } from './shots.ts';

const DESK = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const;
const LONG = 240_000;

/** Registers both for a game. */
export function wholeGames(game: string, bots: number): void {
  const harness = useHarness();
  wholeGameOnline(harness, game, bots);

  test(
    `a whole game of ${game} is played with the network cut`,
    async () => {
      const page = await harness.open({ ...DESK, serviceWorkers: 'allow' });
      await sail(page, game, { seats: bots + 1 });
      await choices(page).first().waitFor();
      await cutNetwork(page);
      await playOut(page);
      const unexpected = harness.complaints().filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'));
      expect(unexpected).toEqual([]);
    },
    LONG,
  );
}

/** Pictures are taken at three moments. */
export function wholeGameOnline(harness: Harness, game: string, bots: number): void {
  const others = bots === 1 ? 'a bot' : `${bots} bots`;
  test(
    `a guest plays a whole game of ${game} against ${others}, online`,
    async () => {
      const page = await harness.open(DESK);
      await host(page, { game, holders: ['me', ...Array.from({ length: bots }, () => 'cabin-boy')] });
      await choices(page).first().waitFor();
      await shoot(page, `${game}-start`);
      await playOn([page], 8);
      if (!(await isOver(page))) await shoot(page, `${game}-middle`);
      await playOut(page);
      await shoot(page, `${game}-end`);
      expect(await page.locator('#prompt').textContent()).toMatch(/win|share|draw/i);
      expect(harness.complaints()).toEqual([]);
    },
    LONG,
  );
}
