import { expect, test } from 'vitest';
import { KeptOffer } from './offer.ts';
import { Scroll } from './testing.ts';
import { writeSight } from './text.ts';
import type { ShownOffer, Sight } from './told.ts';

function sightText(sight: Sight): string {
  const scroll = new Scroll();
  writeSight(scroll, sight);
  return scroll.text;
}

const bare: Sight = { seq: 3, match: 1, entries: 2, asked: [0], undoable: 0, seats: [{ kind: 'open' }] };

function asking(...offers: ShownOffer[]): Sight {
  return { ...bare, question: { since: 3, prompt: { id: 'ask', params: {} }, offers } };
}

const move = { type: 'sail', to: 5 };
const other = { type: 'sail', to: 6 };
const turn = { type: 'turn', to: 0 };
const label = (isle: unknown) => ({ id: 'sail.to', params: { isle } });

test.each([
  ['nothing asked', bare],
  ['no offers', asking()],
  [
    'offers, free and blocked',
    asking(
      { line: 'sail 5', move, label: label(5) },
      { line: 'x"y', move: other, label: label(5), no: 'storm' },
    ),
  ],
  [
    'a dial',
    asking({
      line: 'turn 0',
      move: turn,
      label: label(5),
      dial: { arg: 'to', min: 0, max: 9, step: 1, runs: [[0, 9]] },
    }),
  ],
])('%s is written as JSON would', (_, sight) => {
  expect(JSON.parse(sightText(sight))).toEqual(JSON.parse(JSON.stringify(sight)));
});

test('an offer that is kept is written with the present reason against it, or with none', () => {
  const offer = new KeptOffer('sail "5"', move, label(5));
  for (const no of ['storm', 'fog', undefined, 'storm', undefined]) {
    const plain = { line: 'sail "5"', move, label: label(5) };
    const sight = asking(offer.because(no), offer.because('tide'));
    expect(sightText(sight)).toBe(
      JSON.stringify(asking(no === undefined ? plain : { ...plain, no }, { ...plain, no: 'tide' })),
    );
  }
});
