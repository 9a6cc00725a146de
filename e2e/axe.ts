/** Whether a page keeps anybody out. */

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import type { Theme } from './shots.ts';

/** The only rules that look at colours. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** What axe finds wrong with a page, with the elements; by night only what is not as it was by day. */
export async function violations(page: Page, theme: Theme = 'day'): Promise<string[]> {
  // Our pages have no frames of other hosts: the plain way, in the page itself, is twice as fast.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (theme === 'night') axe.withRules(COLOURS);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
