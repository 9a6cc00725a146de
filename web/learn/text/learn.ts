import { Tongue } from '../../text/tongue.svelte.ts';
import type { LearnMessages } from './messages.ts';

/** What lessons and rulebooks say. Loaded together with the first of them. */
export const learn = new Tongue<LearnMessages>({
  en: () => import('./en.ts'),
  nl: () => import('./nl.ts'),
  de: () => import('./de.ts'),
});
