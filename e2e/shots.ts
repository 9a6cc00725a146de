/** Pictures for people to look at, in `e2e/shots/`: three sizes, day and night. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

const FOLDER = fileURLToPath(new URL('./shots/', import.meta.url));

const SIZES = [
  ['desk', { width: 1440, height: 900 }],
  ['tablet', { width: 820, height: 1180 }],
  ['phone', { width: 390, height: 844 }],
] as const;

const THEMES = [
  ['day', 'light'],
  ['night', 'dark'],
] as const;

export type Theme = (typeof THEMES)[number][0];

/** Until what changed is drawn: two frames, however slow the machine. */
const DRAWN = 'new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))';

/** Until a page that does not move stands still. */
const STILL = 50;

/** Takes pictures of a page in every size and theme; `look` may examine it by day and by night. */
export async function shoot(page: Page, name: string, look?: (theme: Theme) => Promise<void>): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const camera = await page.context().newCDPSession(page);
  for (const [index, [size, viewport]] of SIZES.entries()) {
    await page.setViewportSize(viewport);
    // To and fro: what is drawn already need not be drawn again.
    for (const [theme, colorScheme] of index % 2 === 0 ? THEMES : THEMES.toReversed()) {
      await page.emulateMedia({ colorScheme });
      await page.evaluate(DRAWN);
      await page.waitForTimeout(STILL);
      // Packed less tightly than usual, in half the time.
      const { data } = await camera.send('Page.captureScreenshot', { optimizeForSpeed: true });
      writeFileSync(`${FOLDER}${name}-${size}-${theme}.png`, data, 'base64');
      if (size === 'desk') await look?.(theme);
    }
  }
  await camera.detach();
  await page.setViewportSize(SIZES[0][1]);
}
