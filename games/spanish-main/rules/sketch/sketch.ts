/** The table in characters: the sea, then what lies on islands and aboard ships, as far as it may be seen. */

import { at, type LanguageCode, type Paint, type Seat } from '@tortuga/kernel';
import { SKETCH_WORDS, type SketchWords } from '../../text/sketch.ts';
import { cardOf, hasMast, mastsPrinted } from '../ships.ts';
import type { CrewView, Ship, SpanishMainView, TokenView } from '../state.ts';
import { arrowFor, chartOf } from './chart.ts';

const MAST = '▲';
const LOST_MAST = '△';
const TREASURE = '●';
const CREW = '☺';
const FACE_DOWN = '?';
const MARK = '⚑';
const TOW = '~';

export function sketch(view: SpanishMainView, paint: Paint, language: LanguageCode): string {
  const words = SKETCH_WORDS[language];
  const islands = view.islands.map((_, island) => islandLine(view, island, paint, words));
  const ships = view.ships.flatMap((ship, i) =>
    ship.status === 'sunk' ? [] : [shipLine(view, ship, i, paint, words)],
  );
  const chart = islands.length === 0 ? [] : chartOf(view, paint);
  const parts = [[headLine(view, words)], chart, islands, ships, [legend(paint, words)]];
  return parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

function headLine({ turn, gold }: SpanishMainView, words: SketchWords): string {
  return turn === 0 ? words.settingUp : `${words.turn} ${turn}   ${words.allGold}: ${gold}`;
}

function letter(seat: Seat, paint: Paint): string {
  return paint.seat(seat, String.fromCharCode(65 + seat));
}

function islandLine(view: SpanishMainView, number: number, paint: Paint, words: SketchWords): string {
  const { shape, home, marks } = at(view.islands, number);
  const here = view.tokens.filter(({ island }) => island === number);
  const flags = view.players.flatMap((_, seat) => (((marks >> seat) & 1) === 1 ? [letter(seat, paint)] : []));
  return [
    `${String(number + 1).padStart(2)} ${words.names.shape(shape)}`,
    ...(home >= 0 ? [`${words.home} ${letter(home, paint)}`] : []),
    ...treasureIn(here, words),
    ...crewIn(
      view.crew.filter(({ island }) => island === number),
      words,
    ),
    ...(flags.length === 0 ? [] : [`${MARK} ${flags.join('')}`]),
  ].join('  ');
}

function shipLine(
  view: SpanishMainView,
  ship: Ship,
  number: number,
  paint: Paint,
  words: SketchWords,
): string {
  const masts = Array.from({ length: mastsPrinted(ship) }, (_, mast) =>
    hasMast(ship, mast) ? MAST : LOST_MAST,
  );
  return [
    `${String(number + 1).padStart(2)} ${letter(ship.seat, paint)} ${arrowFor(ship.h)} ${cardOf(ship).name}`,
    masts.join(''),
    ...treasureIn(
      view.tokens.filter((token) => token.ship === number),
      words,
    ),
    ...crewIn(
      view.crew.filter((crew) => crew.ship === number),
      words,
    ),
    ...(ship.tow >= 0 ? [`${TOW} ${ship.tow + 1}`] : []),
  ].join('  ');
}

function treasureIn(tokens: readonly TokenView[], { names }: SketchWords): string[] {
  const faces = tokens.map(({ face, gold }) => {
    if (face === undefined) return FACE_DOWN;
    return typeof face === 'number' ? String(gold) : names.unique(face);
  });
  return faces.length === 0 ? [] : [`${TREASURE} ${faces.join(' ')}`];
}

function crewIn(crew: readonly CrewView[], { names }: SketchWords): string[] {
  const cards = crew.map(({ card }, i) => (card === undefined ? FACE_DOWN : names.crew({ crew: i, card })));
  return cards.length === 0 ? [] : [`${CREW} ${cards.join(', ')}`];
}

function legend(paint: Paint, words: SketchWords): string {
  const signs = [
    [MAST, words.mast],
    [LOST_MAST, words.lostMast],
    [TREASURE, words.treasure],
    [CREW, words.crew],
    [FACE_DOWN, words.faceDown],
    [MARK, words.mark],
    [TOW, words.tow],
  ];
  return paint.faint(signs.map(([sign, word]) => `${sign} ${word}`).join('  '));
}
