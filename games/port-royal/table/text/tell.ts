/** The picture in words: what a thing is, what a captain has, the whole table for screen readers. */

import { at, type LanguageCode, type Seat, wordsFor } from '@tortuga/kernel';
import type { Badge, SeatLook } from '../../../../web/toolkit/picture.ts';
import { hasColour } from '../../rules/cards.ts';
import { faceOf, isPrisoner } from '../../rules/cargo.ts';
import { FIRST_EXTRA, isGoods, type Loot, REMOVE } from '../../rules/loot.ts';
import { beside, ROW } from '../../rules/places.ts';
import { prisonersUnder } from '../../rules/row.ts';
import { lootAt } from '../../rules/ships.ts';
import { type Cargo, HIDDEN, NONE, type PortRoyalView } from '../../rules/state.ts';
import { type CardNames, NAMES } from '../../text/names.ts';
import { fleetOf, type ShownShip, scoresOf } from '../model/fleet.ts';
import { trickNumber, trickOnTable } from '../model/story.ts';
import { type TableWords, WORDS } from './words.ts';

/** A reader of the picture. */
export interface Teller {
  readonly language: LanguageCode;
  readonly seats: readonly SeatLook[];
  readonly view: PortRoyalView;
  readonly words: TableWords;
  readonly names: CardNames;
}

export function tellerOf(language: LanguageCode, seats: readonly SeatLook[], view: PortRoyalView): Teller {
  return { language, seats, view, words: WORDS[language], names: NAMES[language] };
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function who({ seats }: Pick<Teller, 'seats'>, seat: Seat): string {
  return seats[seat]?.name ?? `${seat + 1}`;
}

/** "rum 12", or what is known of a prisoner. */
export function tellCargo({ view, words, names }: Teller, cargo: Cargo): string {
  if (!isPrisoner(cargo)) return names.loot(cargo);
  const face = faceOf(view, cargo);
  return face === HIDDEN ? words.someone : words.prisoner(face);
}

export function tellShip(teller: Teller, { load, capacity, isHeavy, cargo }: ShownShip): string[] {
  const { words, language } = teller;
  const { list } = wordsFor({ language, names: [] });
  const tons = words.load(load, capacity) + (isHeavy ? `, ${words.tooHeavy}` : '');
  return [tons, cargo.length === 0 ? words.isEmpty : list(cargo.map((card) => tellCargo(teller, card)))];
}

/** What an extra does, what lies under a card, whether it is played for. */
export function tellLoot({ view, words }: Teller, loot: Loot): string[] {
  const under = prisonersUnder(view, loot);
  return [
    ...(isGoods(loot) ? [] : [at(words.extras, loot - FIRST_EXTRA)]),
    ...(under === 0 || view.loot[loot] !== ROW ? [] : [words.prisonersUnder(under)]),
    ...(view.stake === loot ? [words.atStake] : []),
  ];
}

/** Everything that is public of a captain, but the ships. */
export function tellCaptain({ view, words, names }: Teller, seat: Seat): string[] {
  const { debts, dealer, holder, bid, isRepaid, voids, handSizes, loot, stack } = view;
  const debt = at(debts, seat);
  const auction = stack.find((frame) => frame.kind === 'auction');
  const isOwing = holder === seat && bid > 0 && !isRepaid && stack.length > 0;
  return [
    words.debtOf(debt) + (isOwing ? `, ${words.bidCube(debt + bid)}` : ''),
    words.cards(at(handSizes, seat)),
    ...(dealer === seat ? [words.dealer] : []),
    ...(holder === seat ? [words.holder(bid)] : []),
    ...(auction?.bidder === seat ? [words.highest(auction.high)] : []),
    ...(auction?.passed.includes(seat) ? [words.passed] : []),
    ...[0, 1, 2, 3]
      .filter((colour) => hasColour(at(voids, seat), colour))
      .map((colour) => words.hasNo(names.colour(colour))),
    ...(loot[REMOVE] === beside(seat) ? [words.kept] : []),
  ];
}

/** The whole table, one sentence after the other. */
export function describeTable(
  view: PortRoyalView,
  seats: readonly SeatLook[],
  language: LanguageCode,
): string[] {
  const teller = tellerOf(language, seats, view);
  return [...describeMiddle(teller), ...view.debts.flatMap((_, seat) => describeCaptain(teller, seat))];
}

function describeMiddle(teller: Teller): string[] {
  const { view, words, names, language } = teller;
  const { list } = wordsFor({ language, names: [] });
  const row = lootAt(view, ROW).map((loot) => withNotes(names.loot(loot), tellNotes(teller, loot)));
  const trick = trickOnTable(view);
  return [
    view.stack.length === 0
      ? `${words.round(view.round)}.`
      : `${words.round(view.round)}, ${words.trick(trickNumber(view))}.`,
    ...(row.length === 0 ? [] : [`${words.loot}: ${list(row)}.`]),
    ...(view.trump === NONE ? [] : [`${words.trump}: ${names.colour(view.trump)}.`]),
    ...(view.holder === NONE ? [`${words.openCards}: ${list(view.open.map(names.card))}.`] : []),
    ...(trick === undefined ? [] : [`${trickLine(teller, trick)}.`]),
    ...(view.hand.length === 0 ? [] : [`${words.hand}: ${list(view.hand.map(names.card))}.`]),
  ];
}

/** What an extra does is not told in a list. */
function tellNotes(teller: Teller, loot: Loot): string[] {
  return tellLoot(teller, loot).slice(isGoods(loot) ? 0 : 1);
}

function withNotes(text: string, notes: readonly string[]): string {
  return notes.length === 0 ? text : `${text} (${notes.join(', ')})`;
}

export function trickLine(teller: Teller, trick: NonNullable<ReturnType<typeof trickOnTable>>): string {
  const { words, names, view } = teller;
  const plays = trick.cards.map((card, i) =>
    words.plays(who(teller, (trick.leader + i) % view.debts.length), names.card(card)),
  );
  return [...plays, ...(trick.winner === NONE ? [] : [words.wins(who(teller, trick.winner))])].join('; ');
}

function describeCaptain(teller: Teller, seat: Seat): string[] {
  const { view, words } = teller;
  const lines = [`${who(teller, seat)}: ${tellCaptain(teller, seat).join(', ')}.`];
  for (const shown of fleetOf(view, seat))
    lines.push(
      `${who(teller, seat)}, ${at(words.ships, shown.ship)}: ${tellShip(teller, shown).join('; ')}.`,
    );
  const score = view.stack.length === 0 ? scoresOf(view)[seat] : undefined;
  if (score !== undefined) lines.push(`${who(teller, seat)}, ${words.total}: ${score.total}.`);
  return lines;
}

export function badgesOf(view: PortRoyalView, seat: Seat, language: LanguageCode): Badge[] {
  const words = WORDS[language];
  const score = view.stack.length === 0 ? scoresOf(view)[seat] : undefined;
  const tons = fleetOf(view, seat).map(({ load, isHeavy }) => `${load}${isHeavy ? '!' : ''}`);
  return [
    { label: words.loot, value: tons.join(' · ') },
    { label: words.debt, value: String(view.debts[seat] ?? 0) },
    ...(score === undefined ? [] : [{ label: words.total, value: String(score.total) }]),
  ];
}
