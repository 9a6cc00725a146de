import { expect, test } from 'vitest';
import { guestName, readName } from './names.ts';

test.each([
  ['  Anne   Bonny ', 'Anne Bonny'],
  ['Ren\u0065\u0301', 'René'],
  ['Zoë\t\n1', 'Zoë 1'],
  ['鄭一嫂', '鄭一嫂'],
  ['علی\u200Cرضا', 'علی\u200Cرضا'],
  ['🏴‍☠️ Jack', '🏴‍☠️ Jack'],
  ['x'.repeat(24), 'x'.repeat(24)],
  ['😀'.repeat(24), '😀'.repeat(24)],
])('the name %j is kept as %j', (raw, name) => {
  expect(readName(raw)).toEqual({ ok: true, value: name });
});

test.each([
  ['', 'name-empty'],
  [' \t\u00A0', 'name-empty'],
  ['x'.repeat(25), 'name-too-long'],
  [`a${'\u0301'.repeat(30)}`, 'name-too-long'],
  ['An\u0000ne', 'name-characters'],
  ['An\u001Bne', 'name-characters'],
  ['\u202Eenna', 'name-characters'],
  ['An\u2066ne', 'name-characters'],
  ['An\u200Bne', 'name-characters'],
  ['An\uD800ne', 'name-characters'],
  ['\u3164', 'name-characters'],
  ['\u200D\u200D', 'name-characters'],
])('the name %j is refused with %s', (raw, code) => {
  expect(readName(raw)).toEqual({ ok: false, code });
});

test('guests are called like seafarers, with a number, and a good name by our own rules', () => {
  for (let i = 0; i < 200; i++) {
    const name = guestName();
    expect(name).toMatch(/^[A-Z][a-z]+ [1-9]\d{3}$/);
    expect(readName(name)).toEqual({ ok: true, value: name });
  }
});
