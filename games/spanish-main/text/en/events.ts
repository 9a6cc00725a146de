import type { Language } from '@tortuga/kernel';
import type { SpanishMain } from '../../rules/state.ts';
import { names } from './names.ts';

const { ship, crew, island, face, unique } = names;

const MASTS = { one: 'mast', other: 'masts' };
const TOKENS = { one: 'token lies', other: 'tokens lie' };

const ACTIONS = {
  move: 'moves',
  explore: 'explores',
  search: 'searches a ship',
  shoot: 'shoots',
  repair: 'repairs',
};

const TAKINGS = {
  seized: 'seizes a coin',
  looted: 'loots a coin',
  stolen: 'steals a coin',
  raided: 'raids a coin',
  moved: 'takes a coin over',
};

const ENDINGS = {
  gold: 'More than half of the gold is at home.',
  stranded: 'A fleet is stranded.',
  bare: 'There is no gold left to be won.',
  quiet: 'Nothing has happened for a long time.',
  long: 'The game has lasted long enough.',
  marker: 'The last treasure has reached its end.',
  alone: 'Only one fleet still sails.',
  swept: 'Half of the fleets are gone.',
};

function shown(dice: readonly number[]): string {
  return dice.join(' : ');
}

export const events: Language<SpanishMain>['events'] = {
  fleetShown: ({ seat, ships }, { who, list }) =>
    `${who(seat)} sails with ${list(ships.map((card) => ship({ ship: 0, card })))}.`,
  rolledForFirst: ({ seats, rolls }, { who, list }) =>
    `${list(seats.map((seat, i) => `${who(seat)} rolls ${rolls[i]}`))}.`,
  isFirst: ({ seat }, { who }) => `${who(seat)} is first.`,
  islandPlaced: ({ seat, ...at }, { who }) => `${who(seat)} places ${island(at)}.`,
  homeNamed: ({ seat, by, island: number, shape }, { who }) =>
    seat === by
      ? `${who(seat)} chooses ${island({ island: number, shape })} as home.`
      : `${who(by)} names ${island({ island: number, shape })} as the home of ${who(seat)}.`,
  moored: ({ seat, ...name }, { who }) => `${who(seat)} moors ${ship(name)}.`,
  treasureDealt: ({ gold, islands }) =>
    `Three tokens lie on each of ${islands} wild islands: ${gold} gold in all.`,
  turnStarted: ({ seat, turn }, { who }) => `Turn ${turn}: ${who(seat)}.`,
  ordered: ({ action, ...name }) => `${ship(name)} ${ACTIONS[action]}.`,
  sailed: ({ bar, to, isCastingOff, ...name }) =>
    `${ship(name)} ${isCastingOff ? 'casts off and sails' : 'sails'} ${bar}, heading ${to.h}°.`,
  stopped: ({ by, ...name }) =>
    `${ship(name)} is stopped by ${by === 'edge' ? 'the edge of the sea' : by === 'island' ? 'an island' : 'a ship'}.`,
  cameAbout: ({ to, ...name }) => `${ship(name)} comes about to ${to.h}°.`,
  docked: ({ at, ...name }) => `${ship(name)} docks at ${island(at)}.`,
  undocked: ({ at, ...name }) => `${ship(name)} leaves ${island(at)}.`,
  berthed: ({ at, ...name }) => `${ship(name)} is put to ${island(at)}.`,
  marked: ({ seat, at }, { who }) => `${who(seat)} leaves a mark on ${island(at)}.`,
  towed: ({ tow, ...name }) => `${ship(name)} takes ${ship(tow)} in tow.`,
  towFollowed: (name) => `${ship(name)} follows in tow.`,
  towParted: ({ tow, ...name }) => `The tow between ${ship(name)} and ${ship(tow)} parts.`,
  captured: ({ seat, ...name }, { who }) => `${ship(name)} now sails for ${who(seat)}.`,
  ended: ({ ending }) => ENDINGS[ending],
  crewRevealed: ({ by, ...name }) => `${crew(by)} is aboard ${ship(name)}.`,
  crewLost: ({ who, ...name }) => `${ship(name)} loses ${crew(who)}.`,
  crewSafe: (name) => `The crew of ${ship(name)} is safe.`,
  crewLanded: ({ at, ...name }) => `One of the crew of ${ship(name)} goes ashore on ${island(at)}.`,
  crewEmbarked: (name) => `A crew comes aboard ${ship(name)}.`,
  crewPeeked: ({ who }) => `You see ${crew(who)}.`,
  sacrificed: (name) => `One of the crew of ${ship(name)} is sacrificed for another action.`,
  shipCancelled: (name) => `The ability of ${ship(name)} is cancelled for this turn.`,
  crewCancelled: ({ who, ...name }) => `${crew(who)} on ${ship(name)} is cancelled for this turn.`,
  actionRolled: ({ roll, isWon, prize, ...name }) =>
    `${ship(name)} rolls ${roll}: ${isWon ? (prize === 'extra' ? 'another action' : 'the next action counts twice') : 'nothing'}.`,
  explored: ({ at, left, ...name }, { plural }) =>
    `${ship(name)} has explored ${island(at)}; ${left === 0 ? 'nothing is left' : `${left} ${plural(left, TOKENS)} there still`}.`,
  islandSeen: ({ at, faces }, { list }) => `You see on ${island(at)}: ${list(faces.map(face))}.`,
  uniqueFound: ({ unique: which, ...name }) => `${ship(name)} finds a unique treasure: ${unique(which)}.`,
  coinLoaded: (name) => `${ship(name)} loads a coin.`,
  coinSeen: ({ gold, ...name }) => `The coin aboard ${ship(name)} is worth ${gold}.`,
  coinTaken: ({ how, from, ...name }) =>
    `${ship(name)} ${TAKINGS[how]}${from === undefined ? '' : ` from ${ship(from)}`}.`,
  coinLost: ({ gold, ...name }) => `${ship(name)} loses a coin${gold === undefined ? '' : ` of ${gold}`}.`,
  unloaded: ({ gold, ...name }) => `${ship(name)} unloads ${gold === undefined ? 'a coin' : `${gold} gold`}.`,
  treasureGrew: ({ by, ...name }) => `The best coin of ${ship(name)} is worth ${by} more.`,
  homeGold: ({ seat, gold }, { who }) => `${who(seat)} has ${gold} gold at home.`,
  raided: ({ at, ...name }) => `${ship(name)} raids ${island(at)}.`,
  searched: ({ other, ...name }) => `${ship(name)} searches ${ship(other)}.`,
  traded: ({ other, ...name }) => `${ship(name)} and ${ship(other)} swap a coin.`,
  forged: ({ gold, ...name }) =>
    `${ship(name)} gets a cannon made of a coin${gold === undefined ? '' : ` of ${gold}`}.`,
  rumLoaded: ({ gold, ...name }) =>
    `The rum aboard ${ship(name)} is worth ${gold}; her crew will rest next turn.`,
  plaguePassed: ({ to, ...name }) => `The Plague passes from ${ship(name)} to ${ship(to)}.`,
  haunted: ({ gold, ...name }) => `Ghosts board ${ship(name)}; the treasure is worth ${gold}.`,
  peeked: ({ seat, what }, { who }) =>
    `${who(seat)} looks at ${what === 'crew' ? 'a hidden crew' : what === 'coin' ? 'a coin aboard a ship' : 'a token on an island'}.`,
  tokenPeeked: ({ face: seen, at }) => `You see ${face(seen)}${at === undefined ? '' : ` on ${island(at)}`}.`,
  markerPlaced: (name) => `${ship(name)} has the last treasure of the islands, and the End marker with it.`,
  rammed: ({ target, roll, masts, isHit, ...name }, { plural }) =>
    roll === 0
      ? `${ship(name)} rams the derelict ${ship(target)}.`
      : `${ship(name)} rams ${ship(target)}: ${roll} against ${masts} ${plural(masts, MASTS)}, ${isHit ? 'a mast breaks' : 'in vain'}.`,
  pinned: ({ by, ...name }) => `${ship(name)} is held fast by ${ship(by)}.`,
  boarded: ({ target, totals, ...name }) =>
    `Boarding: ${ship(name)} against ${ship(target)}, ${shown(totals)}.`,
  fired: ({ target, mast, roll, bonus, rank, isHit, ...name }) =>
    `${ship(name)} fires mast ${mast + 1} at ${ship(target)}: ${roll}${bonus === 0 ? '' : ` + ${bonus}`} against ${rank}, ${isHit ? 'a hit' : 'a miss'}.`,
  rangeDoubled: (name) => `${ship(name)} fires twice as far this turn.`,
  hitIgnored: (name) => `${ship(name)} shrugs the hit off.`,
  derelict: (name) => `${ship(name)} has no mast left.`,
  mastLost: ({ mast, ...name }) => `${ship(name)} loses mast ${mast + 1}.`,
  mastMended: ({ mast, ...name }) => `Mast ${mast + 1} of ${ship(name)} stands again.`,
  sunk: (name) => `${ship(name)} sinks.`,
  goldShared: ({ shares }, { who, list }) =>
    `The gold is shared: ${list(shares.map((share, seat) => `${who(seat)} gets ${share}`))}.`,
};
