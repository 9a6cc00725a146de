/** What key presses do at a table. */

import type { Pane } from './panes.ts';
import type { TableSession } from './session.svelte.ts';
import type { meaning } from './shortcuts.ts';

export interface KeyActions {
  help(): void;
  show(pane: Pane): void;
}

/** Somebody who writes, or who answers a dialog, does not mean the table. */
export function isForTable({ defaultPrevented, target }: KeyboardEvent): boolean {
  if (defaultPrevented || document.querySelector('dialog[open]') !== null) return false;
  if (!(target instanceof HTMLElement)) return true;
  return !target.isContentEditable && target.closest('input, textarea, select') === null;
}

/** A character that might as well have been typed by accident. */
export function isSingle({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key.length === 1 && !ctrlKey && !metaKey;
}

/** Does what a key press means; false if it means nothing now, so that the browser may have it. */
export function perform(
  meant: NonNullable<ReturnType<typeof meaning>>,
  session: TableSession,
  actions: KeyActions,
): boolean {
  if ('choice' in meant) return takeChoice(session, meant.choice);
  const { replay } = session;
  switch (meant.shortcut) {
    case 'help':
      actions.help();
      return true;
    case 'log':
    case 'chat':
      actions.show(meant.shortcut);
      return true;
    case 'replay':
      if (replay.isOn) replay.close();
      else void replay.open();
      return true;
    case 'back':
    case 'on':
      if (!replay.isOn) return false;
      void replay.go(replay.at + (meant.shortcut === 'on' ? 1 : -1));
      return true;
    case 'board':
      return focus('#board-in-words');
    case 'find':
      return focus('#find-choice');
    default:
      return act(meant.shortcut, session);
  }
}

function act(shortcut: 'undo' | 'confirm' | 'cancel' | 'hint', session: TableSession): boolean {
  switch (shortcut) {
    case 'undo':
      void session.undo();
      return true;
    case 'hint':
      void session.ask();
      return true;
    case 'cancel':
      if (session.chosen === undefined && session.replay.isOn) session.replay.close();
      else session.cancel();
      return true;
    default:
      return confirm(session);
  }
}

/** A button that has the focus is pressed by the same key. */
function confirm(session: TableSession): boolean {
  if (session.chosen === undefined || document.activeElement instanceof HTMLButtonElement) return false;
  void session.answer(session.chosen);
  return true;
}

function takeChoice(session: TableSession, key: string): boolean {
  const choice = session.choices.all.find((each) => each.key === key);
  if (choice === undefined) return false;
  session.choose(choice.line, 'list');
  return true;
}

function focus(selector: string): boolean {
  const element = document.querySelector<HTMLElement>(selector);
  element?.focus();
  return element !== null;
}
