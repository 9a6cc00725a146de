/** Whole games of Spanish Main: headings set by dragging and by the dial, on the server and without any network. */

import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useHarness } from './frame-client.ts';
import { choices, cutNetwork, host, playOut } from './players.ts';
import { shoot } from './shots.ts';

const DESK = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const;
const LONG = 240_000;
const GAME = 'spanish-main';

const harness = useHarness();

const ghost = (page: Page) => page.getByRole('slider', { name: 'Helm' });
const heading = async (page: Page) => Number(await ghost(page).getAttribute('aria-valuenow'));

/** The answers that can be given now. */
const LINES = `[...document.querySelectorAll('button[data-line]:not(:disabled)')].map((one) => one.dataset.line)`;

/** Takes answers, rather those that are wished, until this is asked. */
async function answerUntil(page: Page, asked: RegExp, wish: RegExp): Promise<void> {
  const prompt = page.locator('#prompt');
  for (let turn = 0; turn < 1500; turn++) {
    if (asked.test((await prompt.textContent()) ?? '')) return;
    const lines = await page.evaluate<string[]>(LINES);
    const line = lines.find((one) => wish.test(one)) ?? lines[0];
    // Between looking and clicking the question may have changed.
    if (line !== undefined) await press(page, line).catch(() => undefined);
    await page.waitForTimeout(30);
  }
  throw new Error(`never asked: ${asked}`);
}

async function press(page: Page, line: string): Promise<void> {
  await page.locator(`button[data-line="${line}"]`).click({ timeout: 2000 });
}

/** Where the ghost turns around, and where its knob is. */
const GRIP = `(() => {
  const middle = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const lead = document.querySelector('[data-helm] .lead');
  const { x, y } = lead.getPointAtLength(0).matrixTransform(lead.getScreenCTM());
  return { pivot: { x, y }, knob: middle(document.querySelector('[data-helm] .knob')) };
})()`;

interface Grip {
  readonly pivot: { readonly x: number; readonly y: number };
  readonly knob: { readonly x: number; readonly y: number };
}

/** The dial of the list that the ghost shows. */
async function dialOf(page: Page): Promise<Locator> {
  const line = await ghost(page).getAttribute('data-aim');
  return page.locator('fieldset', { has: page.locator(`button[data-line="${line}"]`) }).last();
}

/** A heading that is free, as the dial says: the middle of its first run. */
async function freeHeading(dial: Locator): Promise<number> {
  const told = await dial.getByRole('status').textContent();
  const [, from = '0', to = from] = /(\d+)(?:–(\d+))?/.exec(told ?? '') ?? [];
  return Math.round((Number(from) + Number(to)) / 2);
}

/** Drags the ghost around until it heads there. */
async function dragTo(page: Page, degrees: number): Promise<void> {
  const { pivot, knob } = await page.evaluate<Grip>(GRIP);
  const turn = (degrees * Math.PI) / 180;
  await page.mouse.move(knob.x, knob.y);
  await page.mouse.down();
  await page.mouse.move(pivot.x + 40, pivot.y - 40);
  await page.mouse.move(pivot.x + 90 * Math.cos(turn), pivot.y - 90 * Math.sin(turn), { steps: 4 });
  await page.mouse.up();
}

/** Sails one segment by dragging on the picture, and one by the dial of the list. */
async function steer(page: Page): Promise<void> {
  await answerUntil(page, /or come about/, /^(ready|move|moor)/);
  const dragged = await freeHeading(await dialOf(page));
  // While the page still moves things to their places, a hand may miss.
  const dragAgain = () => dragTo(page, dragged).then(() => heading(page));
  await expect.poll(dragAgain, { timeout: 20_000 }).toBe(dragged);
  await ghost(page).press('Enter');
  await expect.poll(() => page.locator('#prompt').textContent()).not.toMatch(/or come about/);

  await answerUntil(page, /or come about/, /^(move|no|stop|end)/);
  const dial = await dialOf(page);
  const dialled = await freeHeading(dial);
  await dial.getByRole('spinbutton').fill(String(dialled));
  await expect.poll(() => heading(page)).toBe(dialled);
  await dial.getByRole('button', { name: 'Choose', exact: true }).click();
}

test(
  'a guest plays a whole game against a bot, online',
  async () => {
    const page = await harness.open(DESK);
    await host(page, { game: GAME, holders: ['me', 'cabin-boy'] });
    await page
      .getByRole('button', { name: /^Blackheart/ })
      .first()
      .waitFor();
    await page.locator('[data-aim="fleet P3"]').click();
    await answerUntil(page, /Turn 1/, /^(moor|ready|home)/);
    await shoot(page, `${GAME}-start`);
    await steer(page);
    await shoot(page, `${GAME}-middle`);
    await playOut(page);
    await shoot(page, `${GAME}-end`);
    expect(await page.locator('#prompt').textContent()).toMatch(/win|share|draw/i);
    expect(harness.complaints()).toEqual([]);
  },
  LONG,
);

test(
  'a whole game is played with the network cut',
  async () => {
    const page = await harness.open({ ...DESK, serviceWorkers: 'allow' });
    await page.goto(`/play/${GAME}`);
    await page.getByText('Cabin boy').click();
    await page.getByRole('button', { name: 'Set sail' }).click();
    await choices(page).first().waitFor();
    await cutNetwork(page);
    await steer(page);
    await playOut(page);
    const unexpected = harness.complaints().filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'));
    expect(unexpected).toEqual([]);
  },
  LONG,
);
