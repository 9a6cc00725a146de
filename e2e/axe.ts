/** Whether a page keeps anybody out. */

import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** What axe finds wrong with a page, with the elements. */
export async function violations(page: Page): Promise<string[]> {
  // Our pages have no frames of other hosts: the plain way, in the page itself, is twice as fast.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
