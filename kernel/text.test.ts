import { describe, expect, test } from 'vitest';
import {
  type GameTypes,
  LANGUAGES,
  type Language,
  type LanguageCode,
  narrate,
  RulesBug,
  render,
  speaker,
  type Text,
  type Words,
  wordsFor,
} from './index.ts';

/** As many kinds of text as there are. */
interface Speech extends GameTypes {
  event: { readonly type: 'sailed'; readonly seat: number } | { readonly type: 'ended' };
  reason: 'storm' | 'calm';
  options: { readonly storms: 'wild' | 'mild'; readonly rounds: number };
  messages: { ask: object; coins: { n: number }; met: { whom: readonly number[] } };
}

const say = speaker<Speech['messages']>();

const COMPLETE: Language<Speech> = {
  title: 'Speech',
  summary: 'Talk.',
  messages: {
    ask: 'Well?',
    coins: ({ n }, { plural }) => `${n} ${plural(n, { one: 'coin', other: 'coins' })}`,
    met: ({ whom }, { who, list }) => `met ${list(whom.map(who))}`,
  },
  events: { sailed: ({ seat }, { who }) => `${who(seat)} sails.`, ended: () => 'Over.' },
  reasons: { storm: 'Storm.', calm: 'Calm.' },
  options: {
    storms: { label: 'Storms', values: { wild: 'wild', mild: 'mild' } },
    rounds: { label: 'Rounds' },
  },
};

const WORDS = wordsFor({ language: 'en', names: ['Anne', 'Bart', 'Cora'] });

describe('saying', () => {
  test('names a message and its parameters', () => {
    expect(say('coins', { n: 3 })).toEqual({ id: 'coins', params: { n: 3 } });
    expect(say('ask')).toEqual({ id: 'ask', params: {} });
  });

  test('does not compile without the right parameters', () => {
    // @ts-expect-error: no such message
    say('aks');
    // @ts-expect-error: a parameter is missing
    say('coins');
    // @ts-expect-error: a parameter has the wrong type
    say('coins', { n: '3' });
    // @ts-expect-error: a parameter is superfluous
    say('coins', { n: 3, m: 4 });
    // @ts-expect-error: this message has no parameters
    say('ask', { n: 3 });
    // @ts-expect-error: parameters of another message
    const crossed: Text<Speech['messages']> = { id: 'met', params: { n: 3 } };
    expect(crossed.id).toBe('met');
  });
});

describe('rendering', () => {
  test('a plain sentence and one with parameters', () => {
    expect(render(COMPLETE, say('ask') as Text, WORDS)).toBe('Well?');
    expect(render(COMPLETE, say('coins', { n: 1 }) as Text, WORDS)).toBe('1 coin');
    expect(render(COMPLETE, say('met', { whom: [0, 2] }) as Text, WORDS)).toBe('met Anne and Cora');
  });

  test('an event', () => {
    expect(narrate(COMPLETE, { type: 'sailed', seat: 1 }, WORDS)).toBe('Bart sails.');
    expect(narrate(COMPLETE, { type: 'ended' }, WORDS)).toBe('Over.');
  });

  test('what has no phrase is a bug', () => {
    expect(() => render(COMPLETE, { id: 'gone', params: {} }, WORDS)).toThrow(RulesBug);
    expect(() => narrate(COMPLETE, { type: 'gone' } as never, WORDS)).toThrow(RulesBug);
  });
});

function inLanguage(language: LanguageCode): Words {
  return wordsFor({ language, names: ['Anne', 'Bart'] });
}

describe('words', () => {
  test.for(LANGUAGES)('numbers take the right form in %s', (language) => {
    const { plural } = inLanguage(language);
    const forms = [0, 1, 2, 11, 21, 101].map((n) => plural(n, { one: 'one', other: 'other' }));
    expect(forms).toEqual(['other', 'one', 'other', 'other', 'other', 'other']);
  });

  test.for([
    ['en', 'a', 'a and b', 'a, b, and c'],
    ['nl', 'a', 'a en b', 'a, b en c'],
    ['de', 'a', 'a und b', 'a, b und c'],
  ] as const)('lists in %s', ([language, ...lists]) => {
    const { list } = inLanguage(language);
    expect([list(['a']), list(['a', 'b']), list(['a', 'b', 'c'])]).toEqual(lists);
    expect(list([])).toBe('');
  });

  test('people have names, or at least a number', () => {
    expect([0, 1, 2].map(WORDS.who)).toEqual(['Anne', 'Bart', 'Cora']);
    expect(inLanguage('nl').who(2)).toBe('#3');
  });

  test.for(LANGUAGES)('a form is selected by name in %s', (language) => {
    const { select } = inLanguage(language);
    const wind = (name: 'north' | 'south') => select(name, { north: 'N', south: 'S' });
    expect([wind('north'), wind('south')]).toEqual(['N', 'S']);
  });

  test('does not compile unless every form is there', () => {
    const wind = 'north' as 'north' | 'south';
    // @ts-expect-error: no form for the south
    expect(WORDS.select(wind, { north: 'N' })).toBe('N');
    // @ts-expect-error: one form is not enough
    expect(WORDS.plural(1, { one: 'coin' })).toBe('coin');
  });
});

describe('a language does not compile', () => {
  const { messages, events, reasons, options } = COMPLETE;

  test('with a missing key', () => {
    const { ask: _ask, ...fewerMessages } = messages;
    const { ended: _ended, ...fewerEvents } = events;
    const { calm: _calm, ...fewerReasons } = reasons;
    const { rounds: _rounds, ...fewerOptions } = options;
    const broken: Language<Speech>[] = [
      // @ts-expect-error: no phrase for a message
      { ...COMPLETE, messages: fewerMessages },
      // @ts-expect-error: no sentence for an event
      { ...COMPLETE, events: fewerEvents },
      // @ts-expect-error: no words for a reason
      { ...COMPLETE, reasons: fewerReasons },
      // @ts-expect-error: no words for an option
      { ...COMPLETE, options: fewerOptions },
      // @ts-expect-error: no name for a value of an option
      { ...COMPLETE, options: { ...options, storms: { label: 'Storms', values: { wild: 'wild' } } } },
    ];
    expect(broken).toHaveLength(5);
  });

  test('with a superfluous key', () => {
    const { values } = options.storms;
    const broken: Language<Speech>[] = [
      // @ts-expect-error: nobody says this
      { ...COMPLETE, messages: { ...messages, farewell: 'Bye.' } },
      // @ts-expect-error: this never happens
      { ...COMPLETE, events: { ...events, sank: () => 'Sunk.' } },
      // @ts-expect-error: nothing is blocked by this
      { ...COMPLETE, reasons: { ...reasons, fog: 'Fog.' } },
      // @ts-expect-error: there is no such option
      { ...COMPLETE, options: { ...options, winds: { label: 'Winds' } } },
      // @ts-expect-error: there is no such value
      { ...COMPLETE, options: { ...options, storms: { label: '', values: { ...values, dry: '' } } } },
    ];
    expect(broken).toHaveLength(5);
  });

  test('with a parameter that a text does not have', () => {
    const broken: Language<Speech>[] = [
      // @ts-expect-error: the message has no such parameter
      { ...COMPLETE, messages: { ...messages, coins: ({ sum }) => `${sum}` } },
      // @ts-expect-error: the event has no such field
      { ...COMPLETE, events: { ...events, sailed: ({ to }) => `${to}` } },
      // @ts-expect-error: a message without parameters is plain text
      { ...COMPLETE, messages: { ...messages, ask: () => 'Well?' } },
    ];
    expect(broken).toHaveLength(3);
  });
});
