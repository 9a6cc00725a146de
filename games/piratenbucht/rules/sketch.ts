/**
 * The table in characters: ☠ is Blackbeard, ⚓ the Navy with its owner; in a ship, `6·3` is the value 6 on field 3,
 * ▲ a REINFORCE and ◆ a NEW card, hollow if face down.
 */

import { at, type LanguageCode, type Paint, type Seat } from '@tortuga/kernel';
import { type Forms, SKETCH_WORDS, type SketchWords } from '../text/sketch.ts';
import { sizeOf } from './cards.ts';
import { chartValue, SECTORS, type Sector } from './data/chart.ts';
import { ENEMIES, ROUNDS } from './data/numbers.ts';
import { pirateCard } from './data/pirate-cards.ts';
import { type Place, TREASURE_ISLAND } from './data/places.ts';
import type { CaptainView, Column, PirateView } from './state.ts';

const PLACES: readonly Place[] = [1, 2, 3, 4, 5, 6, 7];

export function sketch(view: PirateView, paint: Paint, language: LanguageCode): string {
  const words = SKETCH_WORDS[language];
  const places = PLACES.map((place) => placeLine(view, place, words, paint));
  const captains = view.captains.map((captain, seat) => captainLine(captain, seat, paint));
  return [
    headLine(view, words, paint),
    ...places,
    '',
    paint.faint(captainHead(words)),
    ...captains,
    ...battleLines(view, words, paint),
    ...handLines(view, words),
  ].join('\n');
}

function headLine({ round, deck, discard, stock }: PirateView, words: SketchWords, paint: Paint): string {
  const piles = [`${words.deck} ${deck}`, `${words.discard} ${sizeOf(discard)}`, `${words.stock} ${stock}`];
  return `${words.round} ${round}/${ROUNDS}   ${paint.faint(piles.join(', '))}`;
}

/** Wide enough for the longest name of an island, and for its loot. */
const [NAME_WIDTH, LOOT_WIDTH] = [25, 46];

function placeLine(view: PirateView, place: Place, words: SketchWords, paint: Paint): string {
  const name = `${place} ${words.names.places[place]}`.padEnd(NAME_WIDTH);
  const who = [
    ...view.captains.flatMap((captain, seat) => (captain.at === place ? [letter(seat, paint)] : [])),
    ...view.blackShips.flatMap((ship) => (ship.at === place ? [ship.isSunk ? '(☠)' : '☠'] : [])),
    ...view.navies.flatMap((navy) => (navy.at === place ? [`⚓${letter(navy.owner, paint)}`] : [])),
  ];
  return `${name}${paint.faint(lootText(view, place, words).padEnd(LOOT_WIDTH))}${who.join(' ')}`;
}

function lootText({ loot }: PirateView, place: Place, words: SketchWords): string {
  const kind = place < TREASURE_ISLAND ? loot[place - 1] : undefined;
  if (kind === undefined) return '';
  const { fame, gold, treasure, tavern } = pirateCard(kind);
  const amounts = [
    [fame, words.fame],
    [gold, words.gold],
    [treasure, formOf(treasure, words.treasure)],
    [tavern, formOf(tavern, words.cards)],
  ] as const;
  return amounts.flatMap(([amount, word]) => (amount > 0 ? [`${amount} ${word}`] : [])).join(', ');
}

function formOf(count: number, [one, other]: Forms): string {
  return count === 1 ? one : other;
}

const SECTOR_WIDTH = 11;

function captainHead({ fame, gold, treasure, cards, names }: SketchWords): string {
  const sectors = SECTORS.map((sector) => names.bareSectors[sector].padEnd(SECTOR_WIDTH)).join('');
  return `   ${cells(fame, gold, treasure[1], cards[1])}  ${sectors}`.trimEnd();
}

function cells(...texts: (string | number)[]): string {
  return texts.map((text) => String(text).padStart(10)).join('');
}

function captainLine(captain: CaptainView, seat: Seat, paint: Paint): string {
  const { fame, gold, treasure, cards, ship } = captain;
  const sectors = SECTORS.map((sector) => columnText(sector, ship[sector]).padEnd(SECTOR_WIDTH)).join('');
  return `${letter(seat, paint)}  ${cells(fame, gold, treasure, cards)}  ${sectors}`.trimEnd();
}

function columnText(sector: Sector, { field, reinforce, refit }: Column): string {
  const ring = field === 0 ? '×' : `${chartValue(sector, field)}·${field}`;
  return `${ring} ${at(['', '△', '▲'], reinforce)}${at(['', '◇', '◆'], refit)}`;
}

function battleLines({ battle }: PirateView, words: SketchWords, paint: Paint): string[] {
  if (battle === undefined) return [];
  const { names, order } = words;
  const fighting = battle.order.filter((seat) => battle.ships.includes(seat));
  const ships = fighting.length === 0 ? battle.ships : fighting;
  const enemies = battle.enemies.map(
    ({ kind, hits }) => `${names.enemies[kind]} ${hits}/${ENEMIES[kind].hits}`,
  );
  return [
    '',
    `${words.battle} ${names.atPlaces[battle.at]}   ${enemies.join('   ')}`.trimEnd(),
    `${order}: ${ships.map((seat) => letter(seat, paint)).join(' ')}   ${cardsInForce(battle, words, paint)}`.trimEnd(),
  ];
}

function cardsInForce(
  battle: NonNullable<PirateView['battle']>,
  { names }: SketchWords,
  paint: Paint,
): string {
  const piles = [
    ['secretweapon', battle.weapons],
    ['strongwind', battle.winds],
    ['fog', battle.fogs],
    ['grapeshot', battle.grapeshots],
  ] as const;
  const owned = piles.flatMap(([card, owners]) =>
    owners.map((seat) => `${names.cards[card]} ${letter(seat, paint)}`),
  );
  return [...owned, ...(battle.isBoarding ? [names.cards.boarding] : [])].join(', ');
}

function handLines({ captains }: PirateView, { names, hand: title }: SketchWords): string[] {
  const own = captains.find(({ hand }) => hand !== undefined && hand.length > 0)?.hand;
  return own === undefined ? [] : ['', `${title}: ${own.map((card) => names.cards[card]).join(', ')}`];
}

function letter(seat: Seat, paint: Paint): string {
  return paint.seat(seat, String.fromCharCode(65 + seat));
}
