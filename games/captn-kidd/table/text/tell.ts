/** The picture in words: what stands on a space, what a boat holds, the whole deck for screen readers. */

import { type LanguageCode, wordsFor } from '@tortuga/kernel';
import type { Badge, SeatLook } from '../../../../web/toolkit/picture.ts';
import type { Space } from '../../rules/deck/spaces.ts';
import { spaceIn } from '../../text/deck/spaces.ts';
import type { DeckGame, DeckView } from '../model/deck-game.ts';
import { type Figure, heightOf } from '../model/figures.ts';
import { WORDS } from './words.ts';

/** A reader of the picture. */
export interface Teller {
  readonly language: LanguageCode;
  readonly seats: readonly SeatLook[];
  readonly tally: DeckGame<DeckView>['tally'];
}

function nameOf(seats: readonly SeatLook[], seat: number): string {
  return seats[seat]?.name ?? `#${seat + 1}`;
}

export function spaceName(language: LanguageCode, space: Space): string {
  return spaceIn(WORDS[language].spaces)(space);
}

/** Who it is, which way it looks, and who is under it. */
export function tellFigure({ language, seats, tally }: Teller, figure: Figure): string {
  const words = WORDS[language];
  const who = nameOf(seats, figure.seat);
  if (figure.isWaiting) return words.freedOf(who);
  const back = figure.back < 0 ? words.backToLadder : words.backTo(spaceName(language, figure.back));
  const [under] = figure.under;
  if (under === undefined) return `${words.pirateOf(who)}, ${back}`;
  if (tally === 'captives') return `${words.guardOf(who, nameOf(seats, under))}, ${back}`;
  return `${words.towerOf(who, heightOf(figure))}, ${words.inside(crewOf(language, seats, figure))}, ${back}`;
}

/** "5 Anne and 3 Bart" */
function crewOf(language: LanguageCode, seats: readonly SeatLook[], { seat, under }: Figure): string {
  const counts = new Map<number, number>();
  for (const owner of [seat, ...under]) counts.set(owner, (counts.get(owner) ?? 0) + 1);
  const { list } = wordsFor({ language, names: [] });
  return list([...counts].map(([owner, pirates]) => `${pirates} ${nameOf(seats, owner)}`));
}

/** The whole deck, a line for everybody who stands on it, then what lies beside. */
export function describeDeck<View extends DeckView>(
  game: DeckGame<View>,
  view: View,
  seats: readonly SeatLook[],
  language: LanguageCode,
): string[] {
  const words = WORDS[language];
  const teller = { language, seats, tally: game.tally };
  const figures = [...game.figures(view)].sort((a, b) => a.space - b.space);
  const lines = figures.map(
    (figure) => `${spaceName(language, figure.space)}: ${tellFigure(teller, figure)}.`,
  );
  for (const seat of view.reserve.keys()) lines.push(`${boatLine(game, view, seat, teller)}.`);
  const roll = game.roll?.(view) ?? 0;
  if (roll > 0) lines.push(`${words.die(roll)}.`);
  return lines;
}

/** What a player has besides the deck. */
function boatLine<View extends DeckView>(
  game: DeckGame<View>,
  view: View,
  seat: number,
  { language, seats }: Teller,
): string {
  const words = WORDS[language];
  const who = nameOf(seats, seat);
  if (game.isOut?.(view, seat)) return words.isOut(who);
  const reserve = words.inReserve(who, view.reserve[seat] ?? 0);
  return `${reserve}; ${words.counted[game.tally](who, game.count(view, seat))}`;
}

export function badgesOf<View extends DeckView>(
  game: DeckGame<View>,
  view: View,
  seat: number,
  language: LanguageCode,
): Badge[] {
  const words = WORDS[language];
  return [
    { label: words.reserve, value: String(view.reserve[seat] ?? 0) },
    { label: words.tallies[game.tally], value: String(game.count(view, seat)) },
  ];
}
