import { smuggler } from '@tortuga/testkit';
import { describe, expect, test } from 'vitest';
import { Drill } from './testing.ts';
import { LONGEST_TALK } from './wishes.ts';

function chat(drill: Drill, person: string, text: string): string {
  return drill.say(person, { do: 'chat', text });
}

/** What a viewer heard. */
function heard(drill: Drill, viewer: number | 'watcher'): string[] {
  return drill.table.items(viewer).flatMap((item) => (item.type === 'said' ? [item.text] : []));
}

describe('rooms', () => {
  test('players and watchers do not hear each other', () => {
    const drill = new Drill(smuggler, ['ann', 'bob']);
    chat(drill, 'ann', 'hello');
    chat(drill, 'eve', 'who wins?');
    expect(heard(drill, 0)).toEqual(['hello']);
    expect(heard(drill, 1)).toEqual(['hello']);
    expect(heard(drill, 'watcher')).toEqual(['who wins?']);
  });

  test('what was said stays in its room when somebody sits down', () => {
    const drill = new Drill(smuggler, ['ann', '']);
    chat(drill, 'bob', 'may I?');
    drill.say('bob', { do: 'sit' });
    chat(drill, 'bob', 'here I am');
    expect(heard(drill, 1)).toEqual(['here I am']);
    expect(heard(drill, 'watcher')).toEqual(['may I?']);
  });
});

describe('what can be said', () => {
  test('something, and not too much of it', () => {
    const drill = new Drill(smuggler, ['ann', 'bob']);
    for (const text of ['', '  \n ', '\u0000\u202e\u200b']) expect(chat(drill, 'ann', text)).toBe('empty');
    expect(chat(drill, 'ann', 'x'.repeat(LONGEST_TALK + 1))).toBe('too-long');
    expect(chat(drill, 'ann', ` ${'x'.repeat(LONGEST_TALK)} `)).toBe('ok');
    expect(heard(drill, 0)).toEqual(['x'.repeat(LONGEST_TALK)]);
  });

  test('nothing that turns or hides what others read', () => {
    const drill = new Drill(smuggler, ['ann', 'bob']);
    chat(drill, 'ann', ' a\u0000b\u001b[31mc\u202ed\u2066e\ufefff\u00adg\u007f\th ');
    expect(heard(drill, 1)).toEqual(['ab[31mcdefgh']);
  });

  test('letters of all scripts, lines, and people made of several signs', () => {
    const drill = new Drill(smuggler, ['ann', 'bob']);
    const text = 'Ahoj, žluťoučký kůň\nמה שלומך 👩‍🚀 🏴‍☠️';
    chat(drill, 'ann', text);
    expect(heard(drill, 1)).toEqual([text]);
  });

  test('markup stays text', () => {
    const drill = new Drill(smuggler, ['ann', 'bob']);
    chat(drill, 'ann', '<b>"\\');
    expect(heard(drill, 1)).toEqual(['<b>"\\']);
  });
});

test('only the last two hundred things said are kept at hand, and all other news', () => {
  const drill = new Drill(smuggler, ['ann', 'bob']);
  const before = drill.told(0);
  for (let i = 1; i <= 250; i++) chat(drill, 'ann', `line ${i}`);
  drill.answer('bob', 'hide coral');
  expect(heard(drill, 0)).toHaveLength(200);
  expect(heard(drill, 0)[0]).toBe('line 51');
  expect(drill.told(0).filter((type) => type !== 'said')).toEqual([...before, 'answered']);
});
