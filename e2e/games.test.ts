import { expect, test } from 'vitest';
import { useHarness } from './frame-client.ts';
import { answer, choices, host, playOn, playOut, sail } from './players.ts';
import { wholeGameOnline } from './whole-games.ts';

const DESK = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const;
const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
} as const;

const harness = useHarness();

for (const game of ['loyal-captain', 'quedah-merchant', 'madagaskar']) wholeGameOnline(harness, game, 1);

test('two browsers play each other to the end, with a reload in the middle', async () => {
  const [one, other] = [await harness.open(DESK), await harness.open(PHONE)];
  const table = await host(one, { game: 'quedah-merchant', holders: ['me', 'open'] });
  await other.goto(`/table/${table}`);
  await other.getByRole('button', { name: 'Sit down here' }).tap();
  await playOn([one, other], 12);
  await Promise.all([one.reload(), other.reload()]);
  await Promise.all([playOut(one), playOut(other)]);
  expect(await one.locator('#prompt').textContent()).toMatch(/win|share/);
}, 240_000);

test('two people pass one device to and fro until the end', async () => {
  const page = await harness.open(DESK);
  await sail(page, 'madagaskar', { mode: 'On this device' });
  const asked = page.locator('.players .asked .name');
  await choices(page).first().waitFor();
  const first = await asked.textContent();
  await answer(page);
  await expect.poll(() => asked.textContent()).not.toBe(first);
  await playOut(page);
}, 240_000);

test('a table with secrets is covered while the device goes from hand to hand', async () => {
  const page = await harness.open(DESK);
  await sail(page, 'jamaica', { mode: 'On this device' });
  const cover = page.getByRole('heading', { name: 'Pass the device to' });
  await cover.waitFor();
  const first = await cover.textContent();
  expect(await page.locator('[data-line], [data-aim]').count()).toBe(0);
  await page.getByRole('button', { name: 'I am' }).click();
  await answer(page);
  const hide = page.getByRole('button', { name: 'Cover the table' });
  while (!(await hide.isVisible())) await playOn([page], 1);
  await hide.click();
  expect(await cover.textContent()).not.toBe(first);
  expect(await page.locator('[data-line], [data-aim]').count()).toBe(0);
  expect(harness.complaints()).toEqual([]);
});

test('a phone and a finger play a whole game, into the night', async () => {
  const page = await harness.open(PHONE);
  await page.goto('/play/quedah-merchant');
  await page.getByRole('button', { name: 'Set sail' }).tap();
  await choices(page).first().waitFor();
  for (let turn = 0; turn < 30; turn++) {
    if (turn === 4) await page.emulateMedia({ colorScheme: 'dark' });
    const count = await choices(page).count();
    const choice = choices(page).nth(turn % Math.max(1, count));
    if (count > 0) await choice.tap({ timeout: 2000 }).catch(() => undefined);
    const confirm = page.getByRole('button', { name: 'Confirm' });
    if (await confirm.isVisible()) await confirm.tap().catch(() => undefined);
    await page.waitForTimeout(20);
  }
  await playOut(page);
  expect(await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')).toBe(0);
  expect(harness.complaints()).toEqual([]);
}, 240_000);

test('language and theme change in the middle of a game', async () => {
  const page = await harness.open(DESK);
  await host(page, { game: 'madagaskar', holders: ['me', 'cabin-boy'] });
  await playOn([page], 4);
  await choices(page).first().waitFor();
  const theme = () => page.evaluate<string>('document.documentElement.dataset.theme ?? ""');
  const before = await theme();
  await page.getByRole('button', { name: 'Theme' }).click();
  await expect.poll(theme).not.toBe(before);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
  await page.getByRole('toolbar', { name: 'Möglichkeiten' }).waitFor();
  expect(await page.evaluate<string>('document.documentElement.lang')).toBe('de');
  await page.getByRole('combobox').first().selectOption('en');
  await choices(page).first().waitFor();
  await answer(page, 0);
  await playOn([page], 4);
}, 120_000);
