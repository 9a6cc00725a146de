import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violations } from './axe.ts';
import { useHarness } from './frame-client.ts';
import { answer, choices, cutNetwork, isOver, sail } from './players.ts';

const harness = useHarness();

const CALM = { reducedMotion: 'reduce' } as const;
const DESK = { viewport: { width: 1440, height: 900 }, ...CALM };
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, ...CALM };

const prompt = (page: Page) => page.locator('#prompt');

/** The number in the table's address tells it apart from others. */
async function entries(page: Page): Promise<number> {
  return page.getByRole('tabpanel').locator('li:not(.note)').count();
}

/** Does something whenever the page is asked, until the match is over. */
async function untilOver(page: Page, act: (turn: number) => Promise<void>): Promise<void> {
  for (let turn = 0; !(await isOver(page)); turn++) {
    await page.locator('[data-line], :text("Play again")').first().waitFor();
    // Between looking and clicking a bot may have answered: then there is something else to click.
    if (!(await isOver(page))) await act(turn).catch(() => undefined);
  }
}

/** Whether the first line of the log begins in sight, and whether its last one ends there; a line may be taller than the log. */
const ENDS_IN_SIGHT = `{
  const panel = document.querySelector('[role=tabpanel]').getBoundingClientRect();
  const lines = Array.from(document.querySelectorAll('[role=tabpanel] li'), (line) => line.getBoundingClientRect());
  const isInSight = (y) => y >= panel.top && y <= panel.bottom + 1;
  [isInSight(lines.at(0).top), isInSight(lines.at(-1).bottom)];
}`;

describe('a table of this browser', () => {
  test('goes on after a reload', async () => {
    const page = await harness.open(DESK);
    // Not Quedah Merchant: that may be over after three answers.
    await sail(page, 'madagaskar');
    for (let i = 0; i < 3; i++) await answer(page, i);
    await choices(page).first().waitFor();
    const before = await entries(page);
    await page.reload();
    await choices(page).first().waitFor();
    expect(await entries(page)).toBe(before);
    await answer(page);
    await expect.poll(() => entries(page)).toBeGreaterThan(before);
    expect(harness.complaints()).toEqual([]);
  });

  test('is played to the end by keyboard alone, with the network cut', async () => {
    const page = await harness.open({ ...DESK, serviceWorkers: 'allow' });
    await page.goto('/play/loyal-captain');
    await page.getByRole('button', { name: 'Set sail' }).press('Enter');
    await page.waitForURL('**/local/**');
    await choices(page).first().waitFor();
    await cutNetwork(page);
    await untilOver(page, async (turn) => {
      const keys = await page
        .locator('[aria-keyshortcuts]')
        .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-keyshortcuts')));
      await page.keyboard.press(keys[(turn * 5) % keys.length] ?? '1');
      await page.waitForTimeout(50);
    });
    await page.keyboard.press('Shift+R');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => page.getByRole('slider').getAttribute('aria-valuetext')).toMatch(/^\d+ of \d+$/);
    expect(harness.complaints().filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  });

  test('has choices that arrows go through, and that light up on the board', async () => {
    const page = await harness.open(DESK);
    await sail(page, 'loyal-captain');
    await choices(page).first().focus();
    await page.keyboard.press('ArrowRight');
    const second = choices(page).nth(1);
    expect(await page.locator(':focus').getAttribute('data-line')).toBe(
      await second.getAttribute('data-line'),
    );
    expect(await second.getAttribute('class')).toContain('pointed');
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowRight');
    expect(await choices(page).first().getAttribute('tabindex')).toBe('0');
    await page.keyboard.press('Shift+?');
    await page.getByRole('heading', { name: 'Keyboard' }).waitFor();
  });

  test('gives the focus back to whoever chose by keyboard', async () => {
    const page = await harness.open(DESK);
    await sail(page, 'loyal-captain', { mode: 'On this device' });
    await choices(page).first().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('tabpanel').getByText('places a pirate').waitFor();
    await expect.poll(() => page.locator(':focus').getAttribute('data-line')).toMatch(/^place/);
  });

  test('keeps its log at the newest line', async () => {
    const page = await harness.open({ ...DESK, viewport: { width: 1440, height: 500 } });
    await sail(page, 'loyal-captain');
    for (let i = 0; i < 6; i++) await answer(page, i);
    await choices(page).first().waitFor();
    await expect.poll(() => page.evaluate<boolean[]>(ENDS_IN_SIGHT)).toEqual([false, true]);
  });

  test('takes an answer back, together with the bot’s', async () => {
    const page = await harness.open(DESK);
    await sail(page, 'loyal-captain');
    await choices(page).first().waitFor();
    const before = await entries(page);
    await answer(page);
    await choices(page).first().waitFor();
    await page.keyboard.press('Backspace');
    await page.locator('.undone').first().waitFor();
    expect(await page.locator('.undone').count()).toBe((await entries(page)) - before);
  });

  test('is looked back at, and gone on from anywhere', async () => {
    const page = await harness.open(DESK);
    await sail(page, 'loyal-captain');
    for (let i = 0; i < 3; i++) await answer(page, i);
    await choices(page).first().waitFor();
    await page.getByRole('tab', { name: 'Table' }).click();
    await page.getByRole('button', { name: 'Resign' }).click();
    await page.getByRole('button', { name: 'Yes, resign' }).click();
    await page.getByRole('button', { name: 'Play again' }).waitFor();
    const address = page.url();
    await page.getByRole('button', { name: 'Look back' }).last().click();
    await page.getByRole('button', { name: 'One step on' }).click();
    await page.getByLabel('Seen by').selectOption({ index: 2 });
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.waitForURL((url) => url.href !== address);
    await page.locator('[data-line], #prompt:has-text("thinking")').first().waitFor();
    expect(await isOver(page)).toBe(false);
  });

  test('speaks the reader’s language at once', async () => {
    const page = await harness.open(DESK);
    await sail(page, 'loyal-captain');
    await answer(page);
    await choices(page).first().waitFor();
    await page.getByRole('combobox', { name: 'Language' }).selectOption('nl');
    await page.getByRole('toolbar', { name: 'Keuzes' }).waitFor();
    expect(await page.getByRole('tab').allInnerTexts()).toEqual(['Logboek', 'Tafel']);
  });

  test('that cannot be loaded says so', async () => {
    const page = await harness.open(DESK);
    await sail(page, 'loyal-captain');
    await choices(page).first().waitFor();
    await page.route('**/assets/loyal-captain-*.js', (route) => route.abort());
    await page.reload();
    await page.getByRole('button', { name: 'Reload' }).waitFor();
  });

  test('that does not exist says so', async () => {
    const page = await harness.open(DESK);
    await page.goto('/local/nowhere');
    await page.getByRole('heading', { name: 'No such table' }).waitFor();
  });
});

describe('on a phone', () => {
  test('nothing goes sideways', async () => {
    const page = await harness.open(PHONE);
    await sail(page, 'loyal-captain');
    await choices(page).first().waitFor();
    const sideways = () => page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
    expect(await sideways()).toBe(0);
    for (const sheet of ['Players', 'Log', 'Table']) {
      await page.getByRole('navigation').getByRole('button', { name: sheet }).tap();
      await page.getByRole('heading', { name: sheet, exact: true }).waitFor();
      expect(await sideways()).toBe(0);
      await page.keyboard.press('Escape');
    }
  });

  test('a finger on the board is asked again, and may change its mind', async () => {
    const page = await harness.open(PHONE);
    await sail(page, 'loyal-captain');
    await choices(page).first().waitFor();
    const spaces = page.locator('.picture [role=button]:not([aria-disabled=true])');
    await spaces.first().tap();
    await page.getByRole('button', { name: 'Cancel' }).tap();
    await page.getByRole('button', { name: 'Confirm' }).waitFor({ state: 'detached' });
    await spaces.first().tap();
    await page.getByRole('button', { name: 'Confirm' }).tap();
    await expect.poll(() => prompt(page).textContent()).toMatch(/thinking|Place/);
    await page.getByRole('navigation').getByRole('button', { name: 'Log' }).tap();
    await page.getByRole('dialog').getByText('places a pirate').first().waitFor();
  });
});

test.each([
  ['wide', DESK],
  ['middle', { viewport: { width: 820, height: 1180 }, ...CALM }],
  ['narrow', PHONE],
] as const)('axe finds nothing at a %s table, by day and by night', async (_, size) => {
  const page = await harness.open(size);
  await sail(page, 'loyal-captain');
  await answer(page);
  await choices(page).first().waitFor();
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.waitForTimeout(100);
  expect(await violations(page, 'night')).toEqual([]);
  await page.getByRole('button', { name: 'Look back' }).click();
  await page.getByRole('slider').waitFor();
  expect(await violations(page)).toEqual([]);
});

test('nothing shifts when a table arrives', async () => {
  const page = await harness.open(DESK);
  await sail(page, 'loyal-captain');
  await answer(page);
  await choices(page).first().waitFor();
  await page.reload();
  await choices(page).first().waitFor();
  await page.waitForTimeout(300);
  expect(await page.evaluate<number>(SHIFTS)).toBeLessThan(0.01);
});

/** How much everything that moved by itself moved, in the browser's own measure. */
const SHIFTS = `new Promise((resolve) => {
  new PerformanceObserver((list) => {
    resolve(list.getEntries().reduce((sum, { value }) => sum + value, 0));
  }).observe({ type: 'layout-shift', buffered: true });
  setTimeout(() => resolve(0), 300);
})`;
