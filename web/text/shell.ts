import type { ShellMessages } from './catalogue.ts';
import { Tongue } from './tongue.svelte.ts';

/** What the shell of the client says: everything but the tables themselves. */
export const shell = new Tongue<ShellMessages>({
  en: () => import('./en.ts'),
  nl: () => import('./nl.ts'),
  de: () => import('./de.ts'),
});

/** Why something was refused, in a sentence. A code we have no sentence for is shown as it is. */
export function refusal(code: string): string {
  const id = `no.${code}`;
  return isRefusal(id) ? shell.say(id) : shell.say('no.other', { code });
}

type RefusalId = Exclude<Extract<keyof ShellMessages, `no.${string}`>, 'no.other'>;

function isRefusal(id: string): id is RefusalId {
  return shell.voice.knows(id) && id !== 'no.other';
}
