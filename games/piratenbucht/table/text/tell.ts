/** The picture in words, for screen readers and the list of players. */

import type { LanguageCode, Seat } from '@tortuga/kernel';
import type { Badge, SeatLook } from '../../../../web/toolkit/picture.ts';
import { SECTORS, type Sector } from '../../rules/data/chart.ts';
import { ENEMIES } from '../../rules/data/numbers.ts';
import { pirateCard } from '../../rules/data/pirate-cards.ts';
import { LOOT_ISLANDS, type LootIsland, NOWHERE } from '../../rules/data/places.ts';
import type { CaptainView, Column, PirateView } from '../../rules/state.ts';
import { NAMES as de } from '../../text/de/names.ts';
import { NAMES as en } from '../../text/en/names.ts';
import type { Names } from '../../text/names.ts';
import { NAMES as nl } from '../../text/nl/names.ts';
import { ringValue } from '../model/battle.ts';
import { nextStop } from '../model/fleet.ts';
import { type TableWords, WORDS } from './words.ts';

export const NAMES: { readonly [L in LanguageCode]: Names } = { en, nl, de };

/** "2 fame, 8 gold" */
export function tellLoot(kind: number, words: TableWords): string {
  const { fame, gold, treasure, tavern } = pirateCard(kind);
  const amounts = [
    [fame, words.fame],
    [gold, words.gold],
    [treasure, words.treasure],
    [tavern, words.cards],
  ] as const;
  return amounts.flatMap(([amount, word]) => (amount > 0 ? [`${amount} ${word}`] : [])).join(', ');
}

/** What lies in a sector: "Reinforcement (face down)". */
export function tellShields(
  { reinforce, refit }: Column,
  refitName: string,
  words: TableWords,
  names: Names,
) {
  const side = (hits: number) => (hits === 2 ? words.faceUp : words.faceDown);
  return [
    ...(reinforce > 0 ? [`${names.cards.reinforce} (${side(reinforce)})`] : []),
    ...(refit > 0 ? [`${refitName} (${side(refit)})`] : []),
  ];
}

/** "hold 6, field 3, Reinforcement (face up)" */
export function tellSector(ship: CaptainView['ship'], sector: Sector, language: LanguageCode): string {
  const [words, names] = [WORDS[language], NAMES[language]];
  const column = ship[sector];
  const refit = names.cards[`new${sector}`];
  const ring =
    column.field === 0 ? words.destroyed : `${ringValue(ship, sector)}, ${words.field(column.field)}`;
  return [`${names.bareSectors[sector]} ${ring}`, ...tellShields(column, refit, words, names)].join(', ');
}

function tellCaptain({ captains }: PirateView, seat: Seat, who: string, language: LanguageCode): string[] {
  const captain = captains[seat];
  if (captain === undefined) return [];
  const [words, names] = [WORDS[language], NAMES[language]];
  const { at, fame, gold, treasure, cards, ship } = captain;
  const where = at === NOWHERE ? who : words.lies(who, names.atPlaces[at]);
  const goods = `${fame} ${words.fame}, ${gold} ${words.gold}, ${treasure} ${words.treasure}, ${cards} ${words.cards}`;
  const sectors = SECTORS.map((sector) => tellSector(ship, sector, language)).join('; ');
  return [`${where}: ${goods}; ${sectors}.`];
}

function tellBlackbeard(view: PirateView, language: LanguageCode): string[] {
  const [words, names] = [WORDS[language], NAMES[language]];
  return view.blackShips.map(({ at, isSunk }) => {
    if (at === NOWHERE) return `${words.blackbeardUnknown}.`;
    const next = nextStop(view, at);
    const where = words.lies(names.enemies.blackbeard, names.atPlaces[at]);
    const state = isSunk ? `${where} (${words.sunk})` : where;
    return next === NOWHERE ? `${state}.` : `${state}. ${words.blackbeardNext(names.places[next])}.`;
  });
}

function tellBattle({ battle }: PirateView, seats: readonly SeatLook[], language: LanguageCode): string[] {
  if (battle === undefined) return [];
  const [words, names] = [WORDS[language], NAMES[language]];
  const ships = battle.ships.map((seat) => seats[seat]?.name ?? '');
  const enemies = battle.enemies.map(
    ({ kind, hits }) => `${names.enemies[kind]} (${words.hitsOf(hits, ENEMIES[kind].hits)})`,
  );
  return [`${words.battle} ${names.atPlaces[battle.at]}: ${[...ships, ...enemies].join(', ')}.`];
}

/** The whole table, a sentence for each line. */
export function describeTable(
  view: PirateView,
  seats: readonly SeatLook[],
  language: LanguageCode,
): string[] {
  const [words, names] = [WORDS[language], NAMES[language]];
  const loot = LOOT_ISLANDS.flatMap((place: LootIsland) => {
    const kind = view.loot[place - 1];
    return kind === undefined ? [] : [`${names.places[place]}: ${tellLoot(kind, words)}.`];
  });
  return [
    `${words.round(view.round)}. ${words.stages[view.stage]}.`,
    ...tellBattle(view, seats, language),
    ...loot,
    ...tellBlackbeard(view, language),
    ...view.navies.map(({ at, owner }) => `${words.navyOf(seats[owner]?.name ?? '')}: ${names.places[at]}.`),
    ...seats.flatMap(({ name }, seat) => tellCaptain(view, seat, name, language)),
  ];
}

export function badgesOf({ captains }: PirateView, seat: Seat, language: LanguageCode): Badge[] {
  const captain = captains[seat];
  if (captain === undefined) return [];
  const words = WORDS[language];
  return [
    { label: words.fame, value: String(captain.fame) },
    { label: words.gold, value: String(captain.gold) },
    { label: words.treasure, value: String(captain.treasure) },
    { label: words.cards, value: String(captain.cards) },
  ];
}
