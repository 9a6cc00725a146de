/** The table in characters: the row of loot, the trick, and the ships of every captain. */

import { at, type LanguageCode, type Paint, type Seat } from '@tortuga/kernel';
import { NAMES, SIGNS } from '../text/names.ts';
import { SKETCH, type SketchWords } from '../text/sketch.ts';
import { type Card, COLOURS, cardName, colourOf, hasColour } from './cards.ts';
import { FIRST_EXTRA, isGoods, type Loot, REMOVE, SHIPS, type Ship, weightOf } from './loot.ts';
import { aboard, beside, ROW } from './places.ts';
import { ROUNDS, TRICKS } from './rounds.ts';
import { prisonersUnder } from './row.ts';
import { capacityOf, debtOf, facesOn, isOverloaded, loadOf, lootAt } from './ships.ts';
import { HIDDEN, NONE, type PortRoyalView, type Trick } from './state.ts';

/** What the drawing needs besides the view. */
interface Pen {
  readonly paint: Paint;
  readonly words: SketchWords;
  readonly language: LanguageCode;
}

export function sketch(view: PortRoyalView, paint: Paint, language: LanguageCode): string {
  const pen: Pen = { paint, language, words: SKETCH[language] };
  const parts = [
    headline(view, pen),
    lootLine(view, pen),
    cardsLine(view, pen),
    '',
    ...captainTable(view, pen),
    '',
    handLine(view, pen),
  ];
  return parts
    .filter((part, i) => part !== '' || parts[i - 1] !== '')
    .join('\n')
    .trimEnd();
}

function headline(view: PortRoyalView, { paint, words, language }: Pen): string {
  const { round, tricksPlayed, dealer, trump, holder } = view;
  return [
    `${words.round} ${round}/${ROUNDS}`,
    `${words.trick} ${Math.min(tricksPlayed + 1, TRICKS)}/${TRICKS}`,
    `${words.dealer} ${letter(dealer, paint)}`,
    ...(holder === NONE ? [] : [`${words.privileges} ${letter(holder, paint)}${priceOf(view, words)}`]),
    ...(trump === NONE ? [] : [`${words.trump} ${NAMES[language].colour(trump)}`]),
  ].join('   ');
}

function priceOf({ bid, isRepaid }: PortRoyalView, words: SketchWords): string {
  if (bid === 0) return '';
  return isRepaid ? ` ${bid} (${words.repaid})` : ` ${bid}`;
}

/** The card at stake stands in brackets, with a pawn for every prisoner under a card. */
function lootLine(view: PortRoyalView, { words, language }: Pen): string {
  const cards = lootAt(view, ROW).map((loot) => {
    const name = `${NAMES[language].loot(loot)}${'♟'.repeat(prisonersUnder(view, loot))}`;
    return loot === view.stake ? `[${name}]` : name;
  });
  return cards.length === 0 ? '' : `${words.loot}:  ${cards.join('  ')}`;
}

function cardsLine(view: PortRoyalView, { paint, words }: Pen): string {
  const { open, holder, leader, trick, tricks, debts } = view;
  if (holder === NONE) return `${words.open}:  ${open.map(cardName).join('  ')}`;
  const last = tricks.at(-1);
  const parts = [
    ...(trick.length === 0 ? [] : [`${words.trick}:  ${playedBy(leader, trick, debts.length, paint)}`]),
    ...(last === undefined ? [] : [lastTrick(last, debts.length, paint, words)]),
  ];
  return parts.join('\n');
}

function lastTrick(
  { leader, cards, winner }: Trick,
  seats: number,
  paint: Paint,
  words: SketchWords,
): string {
  const line = `${words.lastTrick}:  ${playedBy(leader, cards, seats, paint)}`;
  return `${paint.faint(line)}${paint.faint('  → ')}${letter(winner, paint)}`;
}

function playedBy(leader: Seat, cards: readonly Card[], seats: number, paint: Paint): string {
  return cards.map((card, i) => `${letter((leader + i) % seats, paint)} ${cardName(card)}`).join('  ');
}

/** One row for each captain, all columns as wide as their widest cell. */
function captainTable(view: PortRoyalView, { paint, words, language }: Pen): string[] {
  const head = ['', words.debt, ...SHIPS.map(NAMES[language].goods), words.cards, ''];
  const rows = view.debts.map((_, seat) => [
    letterOf(seat),
    debtCell(view, seat),
    ...SHIPS.map((ship) => shipCell(view, seat, ship)),
    String(at(view.handSizes, seat)),
    remarks(view, seat, words, language),
  ]);
  const widths = head.map((title, column) =>
    Math.max(...[title, ...rows.map((row) => at(row, column))].map(length)),
  );
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => cell.padEnd(at(widths, column)))
      .join('  ')
      .trimEnd();
  return [paint.faint(line(head)), ...rows.map((row, seat) => paint.seat(seat, line(row)))];
}

function length(text: string): number {
  return text.length;
}

/** The debt, and where the bid cube is. */
function debtCell({ debts, holder, bid, isRepaid }: PortRoyalView, seat: Seat): string {
  const debt = debtOf({ debts }, seat);
  return seat === holder && bid > 0 && !isRepaid ? `${debt} (${debt + bid})` : String(debt);
}

/** Load and capacity, then what lies there; `!` if it is too heavy. */
function shipCell(view: PortRoyalView, seat: Seat, ship: Ship): string {
  const cards = lootAt(view, aboard(seat, ship)).map(shortName);
  const prisoners = facesOn(view, seat, ship).map((face) => (face === HIDDEN ? '♟' : `♟${face}`));
  const load = String(loadOf(view, seat, ship)).replace('-', '−');
  const state = `${load}/${capacityOf(view, seat, ship)}${isOverloaded(view, seat, ship) ? '!' : ''}`;
  return [state, ...cards, ...prisoners].join(' ');
}

/** On its own ship goods need no kind. */
function shortName(loot: Loot): string {
  return isGoods(loot) ? String(weightOf(loot)) : at(SIGNS, loot - FIRST_EXTRA).replace(' ', '');
}

function remarks(view: PortRoyalView, seat: Seat, words: SketchWords, language: LanguageCode): string {
  const names = NAMES[language];
  const markers = COLOURS.flatMap((_, colour) =>
    hasColour(at(view.voids, seat), colour) ? [names.colour(colour)] : [],
  );
  return [
    ...(markers.length === 0 ? [] : [`${words.voids} ${markers.join(', ')}`]),
    ...(view.loot[REMOVE] === beside(seat) ? [`${words.kept} ${names.loot(REMOVE)}`] : []),
  ].join('; ');
}

function handLine({ hand, aside }: PortRoyalView, { paint, words }: Pen): string {
  const groups = [...COLOURS.keys(), COLOURS.length]
    .map((colour) => hand.filter((card) => colourOf(card) === colour).map(cardName))
    .filter((group) => group.length > 0);
  return [
    ...(groups.length === 0 ? [] : [`${words.hand}:  ${groups.map((group) => group.join(' ')).join('   ')}`]),
    ...(aside.length === 0 ? [] : [paint.faint(`${words.aside}:  ${aside.map(cardName).join(' ')}`)]),
  ].join('\n');
}

function letterOf(seat: Seat): string {
  return String.fromCharCode(65 + seat);
}

function letter(seat: Seat, paint: Paint): string {
  return paint.seat(seat, letterOf(seat));
}
