import { GAMES } from '@tortuga/games';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { learning as madagaskar } from '../games/captn-kidd/learn/madagaskar.ts';
import { learning as spanishMain } from '../games/spanish-main/learn/spanish-main.ts';
import { violations } from './axe.ts';
import { useHarness } from './frame-client.ts';
import { shoot, type Theme } from './shots.ts';

const harness = useHarness();

const DESK = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const;

const task = (page: Page) => page.locator('#task');
const feedback = (page: Page) => page.locator('.feedback');

async function begin(page: Page, game: string): Promise<void> {
  await page.goto(`/learn/${game}`);
  await page.locator('[data-line]').first().waitFor();
}

/** Presses spaces of the board, one after the other; also those that only say why not. */
async function press(page: Page, ...spaces: string[]): Promise<void> {
  for (const space of spaces) {
    const button = page.getByRole('button', { name: `${space} (` }).first();
    await button.click({ force: true });
  }
}

/** Takes a choice of the list; a dial is set to the last number of the line first. */
async function choose(page: Page, line: string): Promise<void> {
  const start = line.replace(/\d+$/, '');
  const offer = page.locator(`[data-line^="${start}"]`);
  await offer.first().waitFor();
  const dial = page.locator('.dial').filter({ has: offer });
  if ((await dial.count()) === 0) await page.locator(`[data-line="${line}"]`).click();
  else {
    await dial.getByRole('spinbutton').fill(line.slice(start.length));
    await dial.getByRole('button').click();
  }
}

describe('a lesson', () => {
  test('is taken with the mouse, on the board', async () => {
    const page = await harness.open(DESK);
    await begin(page, 'loyal-captain');
    const moves = [['S1'], ['D4', 'D5'], ['D3', 'D2'], ['S4', 'D11'], ['D10', 'D9'], ['S6'], ['D11', 'S4']];
    for (const [at, spaces] of moves.entries()) {
      await page.getByText(`Step ${at + 1} of 7`, { exact: true }).waitFor();
      await press(page, ...spaces);
      await feedback(page).waitFor();
      if (at < 6) await page.getByRole('button', { name: 'Next' }).click();
    }
    await page.getByRole('heading', { name: 'You can play Loyal Captain!' }).waitFor();
    await page.getByRole('link', { name: 'All lessons' }).first().click();
    await page.getByText('Lesson taken').waitFor();
    expect(harness.complaints()).toEqual([]);
  });

  test('is taken by keyboard alone', async () => {
    const page = await harness.open(DESK);
    await begin(page, 'madagaskar');
    for (const [at, { solution }] of Object.values(madagaskar.steps).entries()) {
      await page.getByText(`Step ${at + 1} of 6`, { exact: true }).waitFor();
      const choice = page.locator(`[data-line="${solution}"]`);
      await page.keyboard.press((await choice.getAttribute('aria-keyshortcuts')) ?? 'Escape');
      await feedback(page).waitFor();
      if (at < 5) await page.keyboard.press('Enter');
    }
    expect(await page.locator(':focus').textContent()).toContain('Play now');
    expect(await page.locator('[aria-live=polite]').first().textContent()).toContain('Seven high');
  });

  test('is taken with dials, from the list of choices', async () => {
    const page = await harness.open(DESK);
    await begin(page, 'spanish-main');
    const solutions = Object.values(spanishMain.steps).map(({ solution }) => solution);
    await choose(page, 'sail S 110');
    await page.getByRole('heading', { name: 'Not quite' }).waitFor();
    await page.keyboard.press('Backspace');
    for (const [at, solution] of solutions.entries()) {
      await page.getByText(`Step ${at + 1} of ${solutions.length}`, { exact: true }).waitFor();
      await choose(page, solution);
      await feedback(page).waitFor();
      if (at < solutions.length - 1) await page.getByRole('button', { name: 'Next' }).click();
    }
    await page.getByRole('heading', { name: 'You can play Pirates of the Spanish Main!' }).waitFor();
    expect(harness.complaints()).toEqual([]);
  });

  test('says kindly why an answer was not the one, and lets one try again', async () => {
    const page = await harness.open(DESK);
    await begin(page, 'loyal-captain');
    await page.getByRole('button', { name: 'Backs do not threaten' }).click();
    await press(page, 'D7', 'D5');
    await page.getByRole('heading', { name: 'Not quite' }).waitFor();
    expect(await feedback(page).textContent()).toContain('has his back to him');
    expect(await page.locator('[data-line]').count()).toBe(0);
    await page.keyboard.press('Backspace');
    await page.locator('[data-line="D7>D5"]').waitFor();
    expect(await page.locator(':focus').getAttribute('id')).toBe('task');
    await press(page, 'D3', 'D4');
    expect(await page.getByRole('alert').textContent()).toBe('A pirate never steps backwards.');
  });

  test('shows the move, and what the others answer', async () => {
    const page = await harness.open(DESK);
    await begin(page, 'madagaskar');
    await page.getByRole('button', { name: 'Show me' }).click();
    await page.locator('[data-line="D4>D5<D4"].pointed').waitFor();
    await page.getByRole('heading', { name: 'Well done!' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('Bart moves a pirate: S1 > D1').first().waitFor();
    await page.keyboard.press('Shift+H');
    await page.getByRole('heading', { name: 'Well done!' }).waitFor();
  });

  test('goes on where it was left, in the language one has chosen since', async () => {
    const page = await harness.open(DESK);
    await begin(page, 'quedah-merchant');
    await page.locator('[data-line="D3>D6<D4"]').click();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('combobox', { name: 'Language' }).selectOption('nl');
    await expect.poll(() => task(page).textContent()).toBe('Van achteren');
    await page.goto('/learn');
    await page.getByRole('link', { name: 'Verder bij stap 2' }).click();
    await expect.poll(() => task(page).textContent()).toBe('Van achteren');
    await page.locator('[data-line="D3>D5<D4"]').click();
    await page.getByRole('heading', { name: 'Goed zo!' }).waitFor();
  });

  test('asks before a finger does what it may not have meant', async () => {
    const page = await harness.open({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await begin(page, 'loyal-captain');
    await page.getByRole('button', { name: 'S1 (' }).first().tap();
    await page.getByRole('button', { name: 'Confirm' }).tap();
    await feedback(page).waitFor();
  });
});

describe('a rulebook', () => {
  test('opens where a table asks', async () => {
    const page = await harness.open(DESK);
    await page.goto('/play/quedah-merchant');
    await page.getByRole('button', { name: 'Set sail' }).click();
    await page.locator('[data-line]').first().waitFor();
    const [book] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: 'Rules' }).click(),
    ]);
    await book.locator('#setup.wanted').waitFor();
    const exit = await harness.open(DESK);
    await exit.goto('/rules/quedah-merchant#exit.ask');
    await exit.locator('#special.wanted').waitFor();
    await expect
      .poll(() => exit.evaluate<number>('document.querySelector("#special").getBoundingClientRect().top'))
      .toBeLessThan(100);
    await exit.getByRole('link', { name: 'The end' }).click();
    await exit.locator('#end.wanted').waitFor();
  });

  test('speaks another language at once, and shows pictures nobody can press', async () => {
    const page = await harness.open(DESK);
    await page.goto('/rules/madagaskar');
    await page.getByRole('heading', { name: 'Moving' }).waitFor();
    await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
    await page.getByRole('heading', { name: 'Schlagen' }).waitFor();
    const pictures = page.getByRole('img', { name: /Turm von Anne, 3 hoch/ });
    expect(await pictures.count()).toBeGreaterThan(0);
    const places = page.locator('figure [role=button]');
    expect(await places.count()).toBeGreaterThan(0);
    await places.first().focus();
    expect(await page.locator('figure :focus').count()).toBe(0);
    expect(harness.complaints()).toEqual([]);
  });

  test('is printed without what is only for the screen', async () => {
    const page = await harness.open(DESK);
    await page.goto('/rules/loyal-captain');
    await page.getByRole('heading', { name: 'Capturing' }).waitFor();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await page.getByRole('navigation').count()).toBe(0);
    expect(await page.evaluate<string>('getComputedStyle(document.body).color')).toBe('rgb(42, 33, 24)');
  });
});

test.each(GAMES.map(({ id }) => id))(
  'nothing of learning %s keeps anybody out, by day or by night',
  async (game) => {
    const page = await harness.open(DESK);
    const look = async (theme: Theme) => expect(await violations(page, theme)).toEqual([]);
    await begin(page, game);
    await page.keyboard.press('Shift+H');
    await feedback(page).waitFor();
    await look('day');
    await begin(page, game);
    await shoot(page, `lesson-${game}`, look);
    await page.goto(`/rules/${game}`);
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    await shoot(page, `rules-${game}`, look);
  },
);
