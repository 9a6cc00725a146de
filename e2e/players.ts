/** People at a page: they look for choices and take them. */

import type { Page } from 'playwright-core';

/** What can be chosen now: while an answer is on its way, the choices it was taken from are disabled. */
export const choices = (page: Page) =>
  page.getByRole('toolbar', { name: 'Choices' }).getByRole('button', { disabled: false });

/** Opens a table on the server, and goes there. */
export async function host(page: Page, wish: object): Promise<string> {
  const table = await openTable(page, wish);
  await page.goto(`/table/${table}`);
  return table;
}

/** Opens a table before any page does: a page asking who this is at the same moment would be somebody else. */
async function openTable({ request }: Page, wish: object): Promise<string> {
  const me = await request.get('/api/me');
  const { origin } = new URL(me.url());
  const reply = await request.post('/api/tables', { data: wish, headers: { origin } });
  return (await reply.json()).table;
}

interface Voyage {
  readonly mode?: 'Against bots' | 'On this device';
  /** As few as may be, if nobody says otherwise. */
  readonly seats?: number;
}

/** Goes to a new table of this browser. */
export async function sail(
  page: Page,
  game: string,
  { mode = 'Against bots', seats }: Voyage = {},
): Promise<void> {
  await page.goto(`/play/${game}`);
  await page.getByRole('tab', { name: mode }).click();
  if (seats !== undefined) await page.getByRole('group', { name: 'Players' }).getByText(`${seats}`).click();
  await page.getByRole('button', { name: 'Set sail' }).click();
  await page.waitForURL('**/local/**');
}

/** From now on there is no network; whatever comes later must have been kept by then. */
export async function cutNetwork(page: Page): Promise<void> {
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  await page.context().setOffline(true);
}

export async function isOver(page: Page): Promise<boolean> {
  return page.getByRole('button', { name: 'Play again' }).isVisible();
}

/** Takes some choice, if there is one; says whether it did. */
async function answerIfAsked(page: Page, turn: number): Promise<boolean> {
  const count = await choices(page).count();
  if (count === 0) return false;
  const choice = choices(page).nth((turn * 3) % count);
  // Between looking and clicking somebody else may have answered: then there is something else to click.
  return choice.click({ timeout: 2000 }).then(
    () => true,
    () => false,
  );
}

/** Takes some choice, as soon as there is one. */
export async function answer(page: Page, turn = 0): Promise<void> {
  do await choices(page).first().waitFor();
  while (!(await answerIfAsked(page, turn)));
}

/** All of them answer whenever they are asked, until so many turns have come or the match is over. */
export async function playOn(pages: readonly Page[], until: number): Promise<void> {
  for (let turn = 0; turn < until; turn++) {
    for (const page of pages) {
      if (await isOver(page)) return;
      await answerIfAsked(page, turn);
    }
    await pages[0]?.waitForTimeout(20);
  }
}

/** Takes a choice whenever the page shows some, until the match is over; meanwhile nothing is painted. */
const ANSWER_ALL = `new Promise((done) => {
  let turn = 0;
  document.body.style.visibility = 'hidden';
  const timer = setInterval(() => {
    const open = document.querySelectorAll('button[data-line]:not(:disabled)');
    open[(turn++ * 3) % open.length]?.click();
    const isOver = [...document.querySelectorAll('button')].some(({ textContent }) => textContent.trim() === 'Play again');
    if (!isOver) return;
    clearInterval(timer);
    document.body.style.visibility = '';
    done();
  }, 20);
})`;

/** Bots at a local table wait a moment, so that people can follow; while a page plays by itself nobody does. */
const HURRY = `{
  const { setTimeout } = self;
  self.setTimeout = (act, milliseconds) => setTimeout(act, milliseconds < 1000 ? 0 : milliseconds);
}`;

/** Lets the page answer by itself, much faster than a hand, until the match is over. */
export async function playOut(page: Page): Promise<void> {
  await Promise.all(page.workers().map((worker) => worker.evaluate(HURRY)));
  await page.evaluate(ANSWER_ALL);
  await page.getByRole('button', { name: 'Play again' }).waitFor();
}
