/** People at a page: they look for choices and take them. */

import type { Page } from 'playwright-core';

export const choices = (page: Page) => page.getByRole('toolbar', { name: 'Choices' }).getByRole('button');

/** Opens a table on the server, and goes there. */
export async function host(page: Page, wish: object): Promise<string> {
  await page.goto('/');
  const table = await page.evaluate(async (body) => {
    await fetch('/api/me');
    const headers = { 'content-type': 'application/json' };
    const reply = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(body) });
    return ((await reply.json()) as { table: string }).table;
  }, wish);
  await page.goto(`/table/${table}`);
  return table;
}

export async function isOver(page: Page): Promise<boolean> {
  return page.getByRole('button', { name: 'Play again' }).isVisible();
}

/** Takes some choice, as soon as there is one. */
export async function answer(page: Page, turn: number): Promise<void> {
  const count = await choices(page).count();
  // Between looking and clicking the other may have answered: then there is something else to click.
  if (count > 0)
    await choices(page)
      .nth((turn * 3) % count)
      .click({ timeout: 2000 })
      .catch(() => undefined);
}

/** All of them answer whenever they are asked, until the match is over or a turn has come. */
export async function playOn(pages: readonly Page[], until = Number.POSITIVE_INFINITY): Promise<void> {
  for (let turn = 0; turn < until; turn++) {
    for (const page of pages) {
      if (await isOver(page)) return;
      await answer(page, turn);
    }
    await pages[0]?.waitForTimeout(20);
  }
}
