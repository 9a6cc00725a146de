import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useHarness } from './frame-client.ts';
import { choices, host as openAndGo } from './players.ts';

const harness = useHarness();

const DESK = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Opens a table for a friend, and goes there. */
function host(page: Page, wish: object = {}): Promise<string> {
  const usual = { game: 'loyal-captain', holders: ['me', 'open'], options: { firstPlayer: 'seat1' } };
  return openAndGo(page, { ...usual, ...wish });
}

/** Takes the first choice; then it is the other's turn. */
async function answer(page: Page): Promise<void> {
  await choices(page).first().click();
  await choices(page).first().waitFor({ state: 'detached' });
}

test('a friend comes by the link, both play, one reloads, the server restarts, and they agree to a draw', async () => {
  const [one, other] = [await harness.open(DESK), await harness.open(PHONE)];
  const table = await host(one);
  const link = await one.getByLabel('Whoever has this link can join:').inputValue();
  expect(link).toBe(`${harness.url}/table/${table}`);
  await other.goto(link);
  await other.getByRole('button', { name: 'Sit down here' }).tap();
  await answer(one);
  await answer(other);
  await choices(one).first().waitFor();
  await one.reload();
  await answer(one);
  await choices(other).first().waitFor();
  await harness.restart();
  await answer(other);
  await choices(one).first().waitFor();
  expect(await one.title()).toMatch(/^● Your turn/);
  await one.getByRole('tab', { name: 'Table' }).click();
  await one.getByRole('button', { name: 'Offer a draw' }).click();
  await other.getByRole('button', { name: 'Agree' }).tap();
  for (const page of [one, other]) await page.getByText('A draw was agreed.').first().waitFor();
  await one.getByText('The secret', { exact: true }).waitFor();
  expect(await one.getByRole('tabpanel').locator('code').count()).toBe(2);
});

test('they talk, and whoever watches hears nothing of it', async () => {
  const [one, other, watcher] = [
    await harness.open(DESK),
    await harness.open(DESK),
    await harness.open(DESK),
  ];
  const table = await host(one);
  await other.goto(`/table/${table}`);
  await other.getByRole('button', { name: 'Sit down here' }).click();
  await watcher.goto(`/table/${table}`);
  await watcher.getByText('Waiting for').waitFor();
  await one.getByText('1 is watching').first().waitFor();
  await one.keyboard.press('Shift+C');
  await one.locator('#chat-text:focus').waitFor();
  await one.keyboard.type('Ahoy!');
  await one.keyboard.press('Enter');
  await other.getByText('1 unread').waitFor({ state: 'attached' });
  await other.getByRole('tab', { name: /Chat/ }).click();
  await other.getByText('Ahoy!').waitFor();
  await watcher.getByRole('tab', { name: 'Chat' }).click();
  await watcher.getByText('Only those who watch read this.').waitFor();
  expect(await watcher.getByText('Ahoy!').count()).toBe(0);
});

test('an answer given while the network is cut is given when it is back', async () => {
  const [one, other] = [await harness.open(DESK), await harness.open(DESK)];
  const table = await host(one, { clock: { kind: 'live', base: 300, increment: 5 } });
  await other.goto(`/table/${table}`);
  await other.getByRole('button', { name: 'Sit down here' }).click();
  await choices(one).first().waitFor();
  // Cutting the network of a page leaves its sockets alone; a server that is gone does not.
  await one.context().setOffline(true);
  await harness.restart();
  await one.getByText('Offline.').first().waitFor();
  await choices(one).first().click();
  await one.locator('button.pending').waitFor();
  await one.context().setOffline(false);
  await choices(other).first().waitFor();
});

test('the host seats a bot, and plays against it', async () => {
  const page = await harness.open(DESK);
  await host(page);
  await page.getByLabel('A bot for seat 2').selectOption('cabin-boy');
  await choices(page).first().click();
  const told = page.getByRole('tabpanel').locator('li:not(.note)');
  await expect.poll(() => told.count()).toBe(3);
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByText('chance of winning').first().waitFor();
  await page.getByRole('button', { name: 'Look back' }).click();
  await page.getByRole('button', { name: 'To the beginning' }).click();
  await expect.poll(() => page.getByRole('slider').getAttribute('aria-valuetext')).toBe('0 of 2');
});
