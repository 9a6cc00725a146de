/** What keys do at a table, besides taking the choice that shows them. */

export const SHORTCUTS = [
  'undo',
  'confirm',
  'cancel',
  'find',
  'hint',
  'log',
  'chat',
  'board',
  'replay',
  'back',
  'on',
  'help',
] as const;

export type Shortcut = (typeof SHORTCUTS)[number];

/** How the keys are written in the list of shortcuts. */
export const WRITTEN: { readonly [S in Shortcut]: string } = {
  undo: 'Backspace',
  confirm: 'Enter',
  cancel: 'Esc',
  find: '/',
  hint: 'Shift H',
  log: 'Shift L',
  chat: 'Shift C',
  board: 'Shift B',
  replay: 'Shift R',
  back: '←',
  on: '→',
  help: '?',
};

const BY_KEY: { readonly [key: string]: Shortcut } = {
  Backspace: 'undo',
  Enter: 'confirm',
  Escape: 'cancel',
  '/': 'find',
  H: 'hint',
  L: 'log',
  C: 'chat',
  B: 'board',
  R: 'replay',
  ArrowLeft: 'back',
  ArrowRight: 'on',
  '?': 'help',
};

/** A key press, as far as it matters here. */
export interface Press {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** The shortcut of a key press, or the key of a choice. */
export function meaning({
  key,
  shiftKey,
  ctrlKey,
  metaKey,
  altKey,
}: Press): { readonly shortcut: Shortcut } | { readonly choice: string } | undefined {
  if ((ctrlKey || metaKey) && !altKey) return key === 'z' && !shiftKey ? { shortcut: 'undo' } : undefined;
  if (altKey) return undefined;
  const shortcut = BY_KEY[key];
  if (shortcut !== undefined && (key.length !== 1 || !/[A-Z]/.test(key) || shiftKey)) return { shortcut };
  return /^[1-9a-z]$/.test(key) && !shiftKey ? { choice: key } : undefined;
}
