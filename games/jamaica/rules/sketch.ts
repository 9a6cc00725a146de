/** The chart and the ships in characters: letters are ships, ⚑ the Captain, ☀ and ☾ the dice. */

import { at, type LanguageCode, type Paint, type Seat } from '@tortuga/kernel';
import { SKETCH_WORDS, type SketchWords } from '../text/sketch.ts';
import { type Card, cardsIn, NO_CARDS } from './cards.ts';
import { lairOn, PORT_ROYAL, type Space, spaceScore } from './chart.ts';
import { SPACES } from './data/chart.ts';
import { CARDS, POWERS, STAR } from './data/components.ts';
import { countIn, EMPTY, goodIn, type Hold, stockOf } from './holds.ts';
import { GHOST, NOBODY, type ShipId } from './ships.ts';
import type { DeckView, JamaicaView, ShipView, SlotView } from './state.ts';

const GOODS = { gold: '●', food: '◆', powder: '▲' } as const;
const ACTIONS = { ...GOODS, forward: '→', backward: '←' } as const;
const TREASURE = '★';
const SKULL = '☠';

/** The sections of the lap, an inner lane below its outer one. */
const ROWS: readonly string[] = ['P', 'A', 'B', 'b', 'C', 'D', 'd', 'E', 'F', 'f', 'G'];

export function sketch(view: JamaicaView, paint: Paint, language: LanguageCode): string {
  const words = SKETCH_WORDS[language];
  const chart = [...ROWS.map((row) => drawRow(view, row, paint)), drawScores(paint)];
  const ships = view.ships.map((_, seat) => drawPlayer(view, seat, paint));
  const ghost = view.ghost === undefined ? [] : [drawShip(view, GHOST, view.ghost, paint)];
  return [
    drawHead(view, paint, words),
    '',
    ...chart,
    '',
    ...ships,
    ...ghost,
    '',
    legend(view, paint, words),
  ].join('\n');
}

function drawHead(view: JamaicaView, paint: Paint, { round, last }: SketchWords): string {
  const [morning, evening] = view.dice;
  const parts = [
    `${round} ${view.round}`,
    `⚑ ${mark(view.captain, paint)}`,
    morning === 0 ? '☀ – ☾ –' : `☀ ${morning} ☾ ${evening}`,
    ...(view.isLastRound ? [last] : []),
    ...drawBattle(view, paint),
  ];
  return parts.join('   ');
}

function drawBattle({ battle }: JamaicaView, paint: Paint): string[] {
  const { attacker, defender, powder, dice } = battle;
  if (attacker === NOBODY) return [];
  const side = (which: 0 | 1) => `${powder[which]}${GOODS.powder}+${rollMark(dice[which])}`;
  return [`⚔ ${mark(attacker, paint)} ${side(0)} : ${mark(defender, paint)} ${side(1)}`];
}

function rollMark(roll: number): string {
  if (roll === 0) return '?';
  return roll === STAR ? '✶' : String(roll);
}

/** Wide enough for a name, a price and two ships; more push the row to the right. */
const CELL = 9;

function drawRow(view: JamaicaView, row: string, paint: Paint): string {
  const cells = SPACES.flatMap(({ id }, space) =>
    id.startsWith(row) ? [drawSpace(view, space, paint)] : [],
  );
  // An inner lane lies beside the end of its outer one (DEF-9).
  const indent = row === row.toLowerCase() ? ' '.repeat(4 * CELL) : '';
  return `${indent}${cells.join('')}`.trimEnd();
}

/** SCORE-2, SCORE-3: what the spaces of the last row count, and Port Royal after them. */
function drawScores(paint: Paint): string {
  const last = SPACES.flatMap(({ id, score }) => (id.startsWith('G') ? [score] : []));
  const cells = [...last, at(SPACES, PORT_ROYAL).score].map((score) => `= ${score}`.padEnd(CELL));
  return paint.faint(cells.join('').trimEnd());
}

function drawSpace(view: JamaicaView, space: Space, paint: Paint): string {
  const { id } = at(SPACES, space);
  const here = fleetOf(view).filter(([, ship]) => ship.at === space);
  const price = `${id} ${priceOf(view, space)}`;
  const letters = here.map(([ship]) => mark(ship, paint)).join('');
  // Colours have no width, so the padding is counted without them.
  const padding = ' '.repeat(Math.max(1, CELL - price.length - here.length - 1));
  return `${here.length === 0 ? paint.faint(price) : price} ${letters}${padding}`;
}

function priceOf({ lairs }: JamaicaView, space: Space): string {
  const { kind, cost } = at(SPACES, space);
  if (kind === 'lair') return (lairOn(space) & lairs) === 0 ? '–' : TREASURE;
  if (kind === 'port-royal') return '';
  return `${cost}${kind === 'port' ? GOODS.gold : GOODS.food}`;
}

function fleetOf({ ships, ghost }: JamaicaView): [ShipId, ShipView][] {
  const fleet = ships.map((ship, seat): [ShipId, ShipView] => [seat, ship]);
  return ghost === undefined ? fleet : [...fleet, [GHOST, ghost]];
}

function mark(ship: ShipId, paint: Paint): string {
  return ship === GHOST ? SKULL : paint.seat(ship, String.fromCharCode(65 + ship));
}

/** Holds, treasures, cards, and the part of the score that everybody sees (HIDE-18). */
function drawPlayer(view: JamaicaView, seat: Seat, paint: Paint): string {
  const ship = at(view.ships, seat);
  const deck = at(view.decks, seat);
  const { handSize, pileSize, discardsSize, hasChosen } = deck;
  const cards = `${handSize}${hasChosen ? '+1' : ''}/${pileSize}/${discardsSize}`;
  const points = spaceScore(ship) + stockOf(ship.holds, 'gold');
  const facts = paint.faint(`[${cards}]  = ${points}`);
  return [drawShip(view, seat, ship, paint), facts, ...drawCards(deck)].join('  ');
}

/** The cards a viewer knows: the hand, and in brackets the one that lies face down. */
function drawCards({ hand = NO_CARDS, chosen }: DeckView): string[] {
  const held = cardsIn(hand).map(drawCard);
  return chosen === undefined ? held : [...held, `(${drawCard(chosen)})`];
}

function drawCard(card: Card): string {
  const { id, morning, evening } = at(CARDS, card);
  return `${id}${ACTIONS[morning]}${ACTIONS[evening]}`;
}

function drawShip({ powers }: JamaicaView, id: ShipId, ship: ShipView, paint: Paint): string {
  const holds = ship.holds.map(drawHold).join(' ');
  const faceUp = POWERS.filter((power) => powers[power] === id);
  const treasures = [...faceUp, ...ship.slots.map(drawSlot)].map((text) => `${TREASURE}${text}`);
  const lap = ship.lap === 0 ? '' : ` (${ship.lap})`;
  return [`${mark(id, paint)}${lap} `, holds, ...treasures].join(' ').trimEnd();
}

function drawHold(hold: Hold): string {
  return hold === EMPTY ? '[  ]' : `[${GOODS[goodIn(hold)]}${countIn(hold)}]`;
}

function drawSlot({ id, card, sort }: SlotView): string {
  return `${id}:${card ?? (sort === 'cursed' ? '-?' : '?')}`;
}

function legend({ ghost }: JamaicaView, { faint }: Paint, words: SketchWords): string {
  const signs = [
    `${GOODS.gold} ${words.gold}`,
    `${GOODS.food} ${words.food}`,
    `${GOODS.powder} ${words.powder}`,
    `${TREASURE} ${words.lair}`,
    `[${words.cards}] = ${words.points}`,
    ...(ghost === undefined ? [] : [`${SKULL} ${words.ghost}`]),
  ];
  return faint(signs.join('  '));
}
