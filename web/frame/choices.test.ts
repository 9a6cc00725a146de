import { render, wordsFor } from '@tortuga/kernel';
import type { ShownOffer } from '@tortuga/tables';
import { describe, expect, test } from 'vitest';
import { arrange, blockedAt, commonStart, firstFree, labelAt, lineAt, matching, offerOf } from './choices.ts';

const words = wordsFor({ language: 'en', names: [] });
const english = {
  messages: {
    step: ({ from, to }: { from: string; to: string }) => `Step from ${from} to ${to}`,
    place: ({ at }: { at: string }) => `Place a pirate on ${at}`,
    pass: 'Pass',
    bid: ({ sum }: { sum: number }) => `Bid ${sum}`,
  },
};
const say = (text: { id: string; params: object }) => render(english as never, text as never, words);

function offer(type: 'step' | 'place' | 'pass', args: { [name: string]: string }, no?: string): ShownOffer {
  const line = [type, ...Object.values(args)].join(' ');
  const move = { type, ...args };
  const label = { id: type, params: args };
  return no === undefined ? { line, move, label } : { line, move, label, no };
}

const place = (at: string, no?: string) => offer('place', { at }, no);
const step = (from: string, to: string, no?: string) => offer('step', { from, to }, no);

const dial: ShownOffer = {
  line: 'bid 0',
  move: { type: 'bid' },
  label: { id: 'bid', params: { sum: 0 } },
  dial: {
    arg: 'sum',
    min: 0,
    max: 90,
    step: 10,
    runs: [
      [0, 20, 'poor'],
      [30, 90],
    ],
  },
};

describe('a few choices', () => {
  const { groups, all } = arrange([place('a'), place('b'), offer('pass', {})], say);

  test('are shown as they are', () => {
    expect(groups).toHaveLength(1);
    expect(all.map(({ short }) => short)).toEqual(['Place a pirate on a', 'Place a pirate on b', 'Pass']);
  });

  test('have the keys from 1 on', () => {
    expect(all.map(({ key }) => key)).toEqual(['1', '2', '3']);
  });
});

describe('many choices', () => {
  const offers = [place('a'), place('b'), step('c', 'd'), step('c', 'e'), step('f', 'g'), step('f', 'h')];

  test('are grouped by kind, and say only once how they begin', () => {
    const { groups } = arrange(offers, say);
    expect(groups.map(({ title }) => title)).toEqual(['Place a pirate on …', 'Step from …']);
    expect(groups[1]!.choices.map(({ short }) => short)).toEqual(['c to d', 'c to e', 'f to g', 'f to h']);
  });

  test('keep their whole name for those who listen', () => {
    expect(arrange(offers, say).all[2]!.label).toBe('Step from c to d');
  });

  test('of one kind are grouped by what they begin with', () => {
    const { groups } = arrange([...offers, step('f', 'i'), step('c', 'j')], say);
    expect(groups.map(({ title }) => title)).toEqual([
      'Place a pirate on …',
      'Step from c to …',
      'Step from f to …',
    ]);
  });

  test('that stand alone stand together', () => {
    const { groups } = arrange([offer('pass', {}), ...offers.slice(2), place('a')], say);
    expect(groups.map(({ choices }) => choices.map(({ line }) => line))).toEqual([
      ['step c d', 'step c e', 'step f g', 'step f h'],
      ['pass', 'place a'],
    ]);
  });

  test('that have little in common stay together', () => {
    const { groups } = arrange(
      [...'abcdef'].map((at) => place(at)),
      say,
    );
    expect(groups.map(({ title }) => title)).toEqual(['Place a pirate on …']);
  });

  test('have letters after the digits, and then nothing', () => {
    const { all } = arrange(
      Array.from({ length: 40 }, (_, i) => place(`x${i}`)),
      say,
    );
    expect(all.map(({ key }) => key).slice(8, 11)).toEqual(['9', 'a', 'b']);
    expect(all[34]!.key).toBe('z');
    expect(all[35]!.key).toBeUndefined();
  });

  test('are found by words in any order', () => {
    const { all } = arrange(offers, say);
    expect(matching(all, 'D step').map(({ line }) => line)).toEqual(['step c d']);
    expect(matching(all, ' ')).toHaveLength(6);
    expect(matching(all, 'plank')).toEqual([]);
  });
});

describe('blocked choices', () => {
  test('stand apart, by their reason', () => {
    const { all, blocked } = arrange(
      [place('a'), place('b', 'taken'), step('a', 'b', 'back'), place('c', 'taken')],
      say,
    );
    expect(all.map(({ line }) => line)).toEqual(['place a']);
    expect(blocked).toEqual([
      { code: 'taken', labels: ['Place a pirate on b', 'Place a pirate on c'] },
      { code: 'back', labels: ['Step from a to b'] },
    ]);
  });

  test('a dial is one of them only if none of its values is free', () => {
    const closed: ShownOffer = { ...dial, dial: { ...dial.dial!, runs: [[0, 90, 'poor']] } };
    expect(arrange([dial], say).blocked).toEqual([]);
    expect(arrange([closed], say).blocked).toEqual([{ code: 'poor', labels: ['Bid 0'] }]);
  });
});

describe('a dial', () => {
  test('begins at its first free value', () => {
    expect(firstFree(dial.dial!)).toBe(30);
  });

  test('says why a value is blocked', () => {
    expect(blockedAt(dial.dial!, 10)).toBe('poor');
    expect(blockedAt(dial.dial!, 40)).toBeUndefined();
  });

  test('is answered and called by its value', () => {
    expect(lineAt(dial, 50)).toBe('bid 50');
    expect(say(labelAt(dial, dial.dial!, 50))).toBe('Bid 50');
  });

  test('is found by any of its lines', () => {
    expect(offerOf([place('a'), dial], 'bid 70')).toBe(dial);
    expect(offerOf([place('a'), dial], 'place a')!.line).toBe('place a');
    expect(offerOf([place('a'), dial], 'sing 70')).toBeUndefined();
  });
});

test('a common beginning ends with a word, and leaves something to say', () => {
  expect(commonStart(['Sail to port', 'Sail to portside'])).toBe('Sail to ');
  expect(commonStart(['Pass', 'Pass'])).toBe('');
  expect(commonStart(['Dig', 'Dig deep'])).toBe('');
});
