import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { useHarness } from './frame-client.ts';

const harness = useHarness();

const FLEET = 'PS-014(PC-002 PG-Helmsman) PS-021 home(PG-Explorer)';

/** Sits down at a table, offline, at which fleets are built freely. */
async function muster(page: Page): Promise<void> {
  await page.goto('/play/spanish-main');
  await page.getByText('Options of the game').click();
  await page.getByRole('combobox', { name: 'Fleets' }).selectOption('free');
  await page.getByRole('button', { name: 'Set sail' }).click();
}

const pasted = (page: Page) => page.getByRole('textbox', { name: 'A fleet as a line of text' });
const built = (page: Page) => page.getByRole('textbox', { name: 'Your fleet as a line of text' });

async function paste(page: Page, line: string): Promise<void> {
  await pasted(page).fill(line);
  await pasted(page).press('Enter');
}

test('a fleet is pasted, saved, and taken again at the next table', async () => {
  const page = await harness.open({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await muster(page);
  await paste(page, FLEET);
  await expect.poll(() => built(page).inputValue()).toBe(FLEET);
  await page.getByRole('button', { name: 'Save this fleet' }).click();
  await muster(page);
  await page.getByRole('button', { name: 'Take Windjammer, Carrion Crow' }).click();
  await expect.poll(() => built(page).inputValue()).toBe(FLEET);
  await page.getByRole('button', { name: 'Delete Windjammer, Carrion Crow' }).click();
  await page.getByText('None yet.').waitFor();
  expect(harness.complaints()).toEqual([]);
});

test('a line that is no fleet, or none for this table, says why', async () => {
  const page = await harness.open({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await muster(page);
  await paste(page, 'to (sea');
  await page.getByText('That is no fleet').waitFor();
  await paste(page, 'PS-999');
  await page.getByText('There is no such card.').waitFor();
  await paste(page, 'PS-001 PS-003');
  await page.getByText('The fleet would cost too many points.').waitFor();
  await paste(page, 'PS-002(PC-006 PC-001)');
  await page.getByText('Her hold is full.').waitFor();
  expect(await built(page).count()).toBe(0);
});
