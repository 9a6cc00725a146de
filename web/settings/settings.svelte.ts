/** The settings of this page: kept in the browser, shown on the document, followed by every component. */

import { readKept, writeKept } from './kept.ts';
import { readSettings, type Settings } from './settings.ts';

/** `public/theme.js` reads the same key before the first paint. */
const KEY = 'tortuga.settings';

let current = $state.raw<Settings>(readSettings(readKept(KEY)));

const stillness = matchMedia('(prefers-reduced-motion: reduce)');
let wantsStillness = $state(stillness.matches);
stillness.addEventListener('change', ({ matches }) => {
  wantsStillness = matches;
  show();
});

export const settings = {
  get all(): Settings {
    return current;
  },
  /** Do things move, or appear at once? */
  get isMoving(): boolean {
    return current.motion === 'full' || (current.motion === 'system' && !wantsStillness);
  },
  change(part: Partial<Settings>): void {
    current = readSettings({ ...current, ...part });
    writeKept(KEY, current);
    show();
  },
};

/** Writes on the document what style sheets need to know. */
function show(): void {
  const { dataset } = document.documentElement;
  dataset['theme'] = current.theme;
  dataset['motion'] = settings.isMoving ? 'full' : 'none';
}

show();
