/** The picture in words: ships and what they carry, the chart for screen readers, what an arrival means. */

import { type LanguageCode, type Seat, wordsFor } from '@tortuga/kernel';
import type { Badge, SeatLook } from '../../../../web/toolkit/picture.ts';
import { LAIRS, lairOn, nameOf, PORT_ROYAL, type Space } from '../../rules/chart.ts';
import { GOODS, POWERS } from '../../rules/data/components.ts';
import { countIn, EMPTY, goodIn, type Hold, stockOf } from '../../rules/holds.ts';
import type { ShipId } from '../../rules/ships.ts';
import type { JamaicaView } from '../../rules/state.ts';
import { idsOf, isHome, shipIn } from '../model/fleet.ts';
import type { Preview } from '../model/preview.ts';
import { type TableWords, WORDS } from './words.ts';

/** A reader of the picture. */
export interface Teller {
  readonly language: LanguageCode;
  readonly seats: readonly SeatLook[];
}

/** A number of points with a proper minus sign. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}

function listIn(language: LanguageCode): (items: readonly string[]) => string {
  return wordsFor({ language, names: [] }).list;
}

export function shipName({ language, seats }: Teller, ship: ShipId): string {
  return seats[ship]?.name ?? WORDS[language].ghost;
}

export function spaceName({ portRoyal }: TableWords, space: Space): string {
  return space === PORT_ROYAL ? portRoyal : nameOf(space);
}

/** "3 food", or that it is empty. */
export function tellHold({ goods, empty }: TableWords, hold: Hold): string {
  return hold === EMPTY ? empty : `${countIn(hold)} ${goods[goodIn(hold)]}`;
}

/** What happens on arrival, in the order it happens. */
export function tellPreview(teller: Teller, preview: Preview): string[] {
  const words = WORDS[teller.language];
  const { foes, good, cost, left, hasTreasure, isHome: isFinish } = preview;
  const battle = foes.map((foe) => words.attack(shipName(teller, foe)));
  if (isFinish) return [...battle, words.free];
  if (good === undefined) return [...battle, hasTreasure ? words.raise : words.free];
  const rest = left < 0 ? words.short(-left) : words.left(left);
  return [...battle, `${cost} ${words.goods[good]}`, rest];
}

/** Everything a ship has, for the list of the whole table. */
function tellShip(view: JamaicaView, teller: Teller, ship: ShipId): string {
  const words = WORDS[teller.language];
  const { at: space, lap, holds, slots } = shipIn(view, ship);
  const who = shipName(teller, ship);
  const where = isHome(view, ship) ? `${who}: ${words.atHome}` : words.onSpace(who, spaceName(words, space));
  const empty = holds.filter((hold) => hold === EMPTY).length;
  const parts = [
    [where, words.lap(lap)].filter(Boolean).join(', '),
    ...holds.filter((hold) => hold !== EMPTY).map((hold) => tellHold(words, hold)),
    ...(empty > 0 ? [words.emptyHolds(empty)] : []),
    ...POWERS.filter((power) => view.powers[power] === ship).map((power) => words.powers[power]),
    ...(slots.length > 0 ? [`${slots.length} ${words.treasures}`] : []),
  ];
  return `${parts.join('; ')}.`;
}

/** The whole table, a sentence for each line. */
export function describeTable(
  view: JamaicaView,
  seats: readonly SeatLook[],
  language: LanguageCode,
): string[] {
  const words = WORDS[language];
  const teller = { language, seats };
  const [morning, evening] = view.dice;
  const lairs = LAIRS.filter((space) => (lairOn(space) & view.lairs) !== 0).map(nameOf);
  return [
    `${view.isLastRound ? words.lastRound : words.round(view.round)}. ${words.captainIs(shipName(teller, view.captain))}.`,
    ...(morning === 0 ? [] : [`${words.dice(morning, evening)}.`]),
    ...idsOf(view).map((ship) => tellShip(view, teller, ship)),
    lairs.length === 0 ? `${words.noLairsLeft}.` : `${words.lairsLeft(listIn(language)(lairs))}.`,
  ];
}

export function badgesOf({ ships }: JamaicaView, seat: Seat, language: LanguageCode): Badge[] {
  const { goods } = WORDS[language];
  const holds = [...(ships[seat]?.holds ?? [])];
  return GOODS.map((good) => ({ label: goods[good], value: String(stockOf(holds, good)) }));
}
