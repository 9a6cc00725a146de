import { Tongue } from '../../text/tongue.svelte.ts';
import type { FrameMessages } from './messages.ts';

/** What tables say. Loaded together with the first of them. */
export const frame = new Tongue<FrameMessages>({
  en: () => import('./en.ts'),
  nl: () => import('./nl.ts'),
  de: () => import('./de.ts'),
});
