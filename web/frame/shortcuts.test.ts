import { expect, test } from 'vitest';
import { meaning, SHORTCUTS, WRITTEN } from './shortcuts.ts';

const press = (key: string, held: object = {}) =>
  meaning({ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...held });

test('digits and small letters take choices', () => {
  expect(press('1')).toEqual({ choice: '1' });
  expect(press('z')).toEqual({ choice: 'z' });
});

test('capital letters are shortcuts', () => {
  expect(press('H', { shiftKey: true })).toEqual({ shortcut: 'hint' });
  expect(press('Q', { shiftKey: true })).toBeUndefined();
});

test('a locked shift key does not start anything', () => {
  expect(press('H')).toBeUndefined();
});

test('what the browser wants for itself is left to it', () => {
  expect(press('1', { ctrlKey: true })).toBeUndefined();
  expect(press('r', { metaKey: true })).toBeUndefined();
  expect(press('ArrowLeft', { altKey: true })).toBeUndefined();
  expect(press('Tab')).toBeUndefined();
});

test('two ways to undo', () => {
  expect(press('z', { ctrlKey: true })).toEqual({ shortcut: 'undo' });
  expect(press('z', { metaKey: true })).toEqual({ shortcut: 'undo' });
  expect(press('Backspace')).toEqual({ shortcut: 'undo' });
  expect(press('z', { ctrlKey: true, shiftKey: true })).toBeUndefined();
});

test('every shortcut in the list can be pressed as it is written', () => {
  const keys: { [written: string]: string } = { Esc: 'Escape', '←': 'ArrowLeft', '→': 'ArrowRight' };
  for (const shortcut of SHORTCUTS) {
    const written = WRITTEN[shortcut];
    const key = keys[written] ?? written.replace('Shift ', '');
    expect(press(key, { shiftKey: written.startsWith('Shift') })).toEqual({ shortcut });
  }
});
