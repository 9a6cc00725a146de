/** The table in characters. */

import type { PirateView } from './state.ts';

export function sketch(view: PirateView): string {
  return JSON.stringify(view);
}
