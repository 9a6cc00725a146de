/** What every question asks. */

import type { Question, Text } from '@tortuga/kernel';
import { at } from '@tortuga/kernel';
import { islandName, shipName } from './course.ts';
import { CREW } from './data/crew.ts';
import { SHIPS } from './data/ships.ts';
import { costOf, crewCost, crewNumber, roomFor, shipNumber, slotsOf } from './fleet/fleet.ts';
import type { Messages } from './messages.ts';
import { fleetRules, isReadyMade, musterOf, stageOf } from './moves/muster.ts';
import { say } from './say.ts';
import type { Frame, May, SpanishMain, SpanishMainState } from './state.ts';
import { coinsToBring, measureFor } from './treasure.ts';

type FrameOf<K extends Frame['kind']> = Extract<Frame, { readonly kind: K }>;
type Asked<K extends Frame['kind']> = Question<SpanishMain, FrameOf<K>>;
type Said = Text<Messages>;
type State = Readonly<SpanishMainState>;

/** SETUP, FLEET-2: a builder is told what is left. */
function muster({ state, seat }: Asked<'muster'>): Said {
  const stage = stageOf(state, seat);
  if (stage === 'fleet') return isReadyMade(state) ? say('fleet.ask') : building(state, seat);
  if (stage === 'unique') return say('unique.ask');
  return state.options.coins === 'free' ? minting(state, seat) : say('coins.ask');
}

function building(state: State, seat: number): Said {
  const { fleet } = musterOf(state, seat);
  const { limit } = fleetRules(state, seat);
  const { ship = '', crew = [] } = fleet.ships.at(-1) ?? {};
  const card = SHIPS[shipNumber(ship) ?? -1];
  const cards = crew.map((id) => at(CREW, crewNumber(id) ?? 0));
  return say('build.ask', {
    left: limit - costOf(fleet),
    limit,
    ship,
    spaces: card === undefined ? 0 : roomFor(card, cards) - slotsOf(cards),
    crewPoints: card === undefined ? 0 : card.points - crewCost(card, cards),
  });
}

function minting(state: State, seat: number): Said {
  const seats = state.players.length;
  const { coins } = musterOf(state, seat);
  const { gold } = measureFor(seats, state.options);
  const spent = coins.reduce((sum, coin) => sum + coin, 0);
  return say('coin.ask', {
    left: coinsToBring(seats, state.options) - coins.length,
    gold: gold === undefined ? 0 : gold - spent,
  });
}

function shapeNow({ shapes, islands }: State): number {
  return at(shapes, islands.length % shapes.length);
}

type MayPrompts = {
  readonly [M in May['may']]: (about: Extract<May, { readonly may: M }>, state: State) => Said;
};

const MAY: MayPrompts = {
  board: ({ ship, target }, state) =>
    say('board.ask', { ...shipName(state, ship), target: shipName(state, target) }),
  again: ({ ship, target }, state) =>
    say('again.ask', { ...shipName(state, ship), target: shipName(state, target) }),
  spoil: ({ ship, target }, state) =>
    say('spoil.ask', { ...shipName(state, ship), target: shipName(state, target) }),
  explore: ({ ship, island }, state) =>
    say('explore.ask', { ...shipName(state, ship), at: islandName(state, island) }),
  repeat: ({ ship, action }, state) => say('repeat.ask', { ...shipName(state, ship), action }),
  double: ({ ship }, state) => say('double.ask', shipName(state, ship)),
  captain: ({ ship }, state) => say('captain.ask', shipName(state, ship)),
  unload: ({ ship }, state) => say('unload.ask', shipName(state, ship)),
  follow: ({ ship }, state) => say('follow.ask', shipName(state, ship)),
};

function may({ state, frame: { about } }: Asked<'may'>): Said {
  // A question meets the prompt of its own name; the compiler cannot pair them up.
  return (MAY[about.may] as (about: May, state: State) => Said)(about, state);
}

export const prompts = {
  muster,
  site: ({ state, frame: { spacing } }: Asked<'site'>) =>
    say('site.ask', { shape: shapeNow(state), spacing }),
  rotate: ({ state }: Asked<'rotate'>) => say('rotate.ask', { shape: shapeNow(state) }),
  home: ({ frame: { seat, owner } }: Asked<'home'>) =>
    seat === owner ? say('home.ownAsk') : say('home.ask', { owner }),
  moor: () => say('moor.ask'),
  stations: () => say('stations.ask'),
  turn: ({ state: { turn } }: Asked<'turn'>) => say('turn.ask', { turn }),
  sail: ({ state, frame: { ship, bars, isBegun } }: Asked<'sail'>) =>
    say('sail.ask', { ...shipName(state, ship), bars, isBegun }),
  theft: ({ state, frame: { ship } }: Asked<'theft'>) => say('theft.ask', shipName(state, ship)),
  ram: ({ state, frame: { ship } }: Asked<'ram'>) => say('ram.ask', shipName(state, ship)),
  may,
  prize: ({ state, frame: { ship, target } }: Asked<'prize'>) =>
    say('prize.ask', { ...shipName(state, ship), from: shipName(state, target) }),
  mast: ({ state, seat, frame: { ship } }: Asked<'mast'>) =>
    say(at(state.ships, ship).seat === seat ? 'mast.ask' : 'mast.aimAsk', shipName(state, ship)),
  loss: ({ state, frame: { ship, what } }: Asked<'loss'>) =>
    say(what === 'crew' ? 'loss.crewAsk' : 'loss.cargoAsk', shipName(state, ship)),
  tow: ({ state, frame: { ship } }: Asked<'tow'>) => say('tow.ask', shipName(state, ship)),
  take: ({ state, frame: { ship, island } }: Asked<'take'>) =>
    say('take.ask', { ...shipName(state, ship), at: islandName(state, island) }),
  exchange: ({ state, frame: { ship, other } }: Asked<'exchange'>) =>
    say('exchange.ask', { ...shipName(state, ship), other: shipName(state, other) }),
  raid: ({ state, frame: { ship } }: Asked<'raid'>) => say('raid.ask', shipName(state, ship)),
  volley: ({ state, frame: { ship } }: Asked<'volley'>) => say('volley.ask', shipName(state, ship)),
  mend: ({ state, frame: { ship } }: Asked<'mend'>) => say('mend.ask', shipName(state, ship)),
  reveal: ({ state, frame: { ship, code } }: Asked<'reveal'>) =>
    say('reveal.ask', { ...shipName(state, ship), code: code ?? 'IMMUNE_FORTS' }),
  cancel: ({ state, frame: { about } }: Asked<'cancel'>) => say('cancel.ask', shipName(state, about.ship)),
  berth: ({ state, frame: { ship } }: Asked<'berth'>) => say('berth.ask', shipName(state, ship)),
  plague: () => say('plague.ask'),
  order: ({ state, frame: { ship } }: Asked<'order'>) => say('order.ask', shipName(state, ship)),
};
