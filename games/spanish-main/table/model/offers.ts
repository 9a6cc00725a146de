/** What the offers mean on the table: a ship, an island, a course, a shot, a word. Nothing here knows a rule. */

import type { PictureProps } from '../../../../web/toolkit/picture.ts';
import type { MoveOf, SpanishMainMove } from '../../rules/answers.ts';
import type { SpanishMainView } from '../../rules/state.ts';

export type ShownOffer = PictureProps['offers'][number];

/** Where an offer is pressed. */
export type Place =
  | { readonly on: 'ship'; readonly ship: number }
  | { readonly on: 'island'; readonly island: number }
  | { readonly on: 'helm' | 'guns' | 'muster' | 'words' };

type PlaceOf<T extends SpanishMainMove['type']> = (move: MoveOf<T>, view: SpanishMainView) => Place;

const WORDS: Place = { on: 'words' };
const HELM: Place = { on: 'helm' };
const GUNS: Place = { on: 'guns' };
const MUSTER: Place = { on: 'muster' };

const words = () => WORDS;
const helm = () => HELM;
const guns = () => GUNS;
const muster = () => MUSTER;

function onShip({ ship }: { readonly ship: number }): Place {
  return ship < 0 ? WORDS : { on: 'ship', ship };
}

/** Where a crew is sent: to a ship, or to wait on the home island. */
function aboardOrHome({ crew, ship }: MoveOf<'post'>, view: SpanishMainView): Place {
  const island = view.players[view.crew[crew]?.seat ?? -1]?.home ?? -1;
  return ship < 0 && island >= 0 ? { on: 'island', island } : onShip({ ship });
}

function byCrew({ crew }: { readonly crew: number }, view: SpanishMainView): Place {
  return onShip({ ship: view.crew[crew]?.ship ?? -1 });
}

function byToken({ token }: { readonly token: number }, view: SpanishMainView): Place {
  const { ship = -1, island = -1 } = view.tokens[token] ?? {};
  return island >= 0 ? { on: 'island', island } : onShip({ ship });
}

const PLACES: { readonly [T in SpanishMainMove['type']]: PlaceOf<T> } = {
  fleet: muster,
  launch: muster,
  hire: muster,
  ashore: muster,
  anew: muster,
  ready: words,
  coins: words,
  coin: words,
  unique: words,
  site: helm,
  rotate: helm,
  home: ({ island }) => ({ on: 'island', island }),
  moor: helm,
  post: aboardOrHome,
  move: onShip,
  explore: onShip,
  search: onShip,
  shoot: onShip,
  repair: onShip,
  end: words,
  land: byCrew,
  embark: onShip,
  reveal: byCrew,
  drop: onShip,
  peekIsland: byToken,
  peekCrew: byCrew,
  peekCoin: byToken,
  extra: onShip,
  twice: onShip,
  sacrifice: onShip,
  trade: onShip,
  unload: onShip,
  forge: onShip,
  loot: byToken,
  steal: ({ other }) => onShip({ ship: other }),
  cancelShip: onShip,
  cancelCrew: byCrew,
  sail: helm,
  about: helm,
  stop: words,
  ram: ({ target }) => onShip({ ship: target }),
  yes: words,
  no: words,
  slay: words,
  seize: words,
  lose: words,
  mend: words,
  bury: words,
  jettison: words,
  tow: onShip,
  take: words,
  carry: words,
  haul: words,
  done: words,
  raid: words,
  raidBlind: words,
  fire: guns,
  musket: guns,
  forged: guns,
  cease: words,
  berth: helm,
  infect: ({ to }) => onShip({ ship: to }),
  first: words,
};

export function placeOf({ move }: ShownOffer, view: SpanishMainView): Place {
  const known = move as SpanishMainMove;
  const place = PLACES[known.type] as PlaceOf<SpanishMainMove['type']>;
  return place(known, view);
}

export function isOpen({ no, dial }: ShownOffer): boolean {
  return dial === undefined ? no === undefined : dial.runs.some(([, , why]) => why === undefined);
}

export function isShip(place: Place, ship: number): boolean {
  return place.on === 'ship' && place.ship === ship;
}

export function isIsland(place: Place, island: number): boolean {
  return place.on === 'island' && place.island === island;
}

/** The offers of a kind. */
export function offersOf<T extends SpanishMainMove['type']>(
  offers: readonly ShownOffer[],
  ...types: readonly T[]
): { readonly offer: ShownOffer; readonly move: MoveOf<T> }[] {
  return offers.flatMap((offer) =>
    types.some((type) => type === offer.move.type) ? [{ offer, move: offer.move as MoveOf<T> }] : [],
  );
}
