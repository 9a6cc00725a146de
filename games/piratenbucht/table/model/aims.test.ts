import { expect, test } from 'vitest';
import { SECTORS } from '../../rules/data/chart.ts';
import { CARDS, type Card } from '../../rules/data/tavern-cards.ts';
import {
  cardOf,
  dialOffer,
  enemyOffer,
  islandOffer,
  lineAt,
  moveOf,
  offersWith,
  plainOffers,
  type ShownOffer,
  sectorOffer,
  upgradeOffer,
} from './aims.ts';
import { fitOffer, fitPrice } from './fit.ts';
import { type Moment, moments } from './testing.ts';

const PLACES = [1, 2, 3, 4, 5, 6, 7] as const;

/** Everything that can be pressed while a card is taken up, or none is. */
function* presses({ offers, view, seat }: Moment, held: Card | undefined): Generator<ShownOffer | undefined> {
  for (const place of PLACES) yield islandOffer(offers, held, place);
  for (const enemy of ['blackbeard', 'navy'] as const) yield enemyOffer(offers, held, enemy);
  for (const sector of SECTORS) {
    for (const ship of view.captains.keys()) yield sectorOffer(offers, held, seat, ship, sector);
    if (held === undefined)
      for (let field = 1; field <= 8; field++) yield upgradeOffer(offers, sector, field);
  }
  yield* plainOffers(offers, held);
  if (held === undefined) yield dialOffer(offers);
}

function reached(moment: Moment): string[] {
  const lines: string[] = [];
  for (const held of [undefined, ...CARDS]) {
    for (const offer of presses(moment, held)) if (offer !== undefined) lines.push(offer.line);
    const [only] = held === undefined ? [] : offersWith(moment.offers, held);
    if (only !== undefined && moveOf(only).type === 'play') lines.push(only.line);
  }
  return lines;
}

test.each([3, 5])('every answer of %i captains is found on the table in exactly one way', (seats) => {
  const kinds = new Set<string>();
  for (const moment of moments(seats, 4)) {
    const open = moment.offers.filter(({ no, move }) => no === undefined && move.type !== 'fit');
    const lines = reached(moment);
    for (const { line, move } of open) {
      kinds.add(move.type);
      expect(
        lines.filter((other) => other === line),
        line,
      ).toHaveLength(1);
    }
  }
  expect(kinds.size).toBeGreaterThan(15);
});

test('the opening upgrades are found ring by ring', () => {
  const [first] = moments(4);
  const offers = first?.offers ?? [];
  const offer = fitOffer(offers, { hold: 2, sails: 4, cannons: 3, crew: 3 });
  expect(offer && fitPrice(offer)).toBe(5);
  expect(fitOffer(offers, { hold: 8, sails: 8, cannons: 8, crew: 8 })).toBeUndefined();
  for (const shown of offers) {
    const { hold, sails, cannons, crew } = moveOf(shown) as never;
    expect(fitOffer(offers, { hold, sails, cannons, crew })?.line).toBe(shown.line);
  }
});

test('an answer names the card it plays, and only if it plays one', () => {
  expect(cardOf({ type: 'escape', to: 1 })).toBe('flee');
  expect(cardOf({ type: 'undermine', enemy: 'navy' })).toBe('sabotage');
  expect(cardOf({ type: 'refit', sector: 'crew' })).toBe('newcrew');
  expect(cardOf({ type: 'sail', to: 1 })).toBeUndefined();
});

test('a dial writes its value at the end of the line', () => {
  expect(lineAt({ line: 'buryTreasure 0' } as ShownOffer, 12)).toBe('buryTreasure 12');
});
