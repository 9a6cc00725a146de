import type { Language } from '@tortuga/kernel';
import type { Reply } from '../../rules/messages.ts';
import type { SpanishMain } from '../../rules/state.ts';
import { names } from './names.ts';

const { ship, shipCard, crew, crewCard, island, shape, unique, fleet } = names;

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** Which of several things that lie face down. */
function nth(place: number): string {
  return PLACES[place - 1] ?? `number ${place}`;
}

const POINTS = { one: 'point', other: 'points' };
const COINS = { one: 'coin', other: 'coins' };
const MASTS = { one: 'mast', other: 'masts' };

const GUNS = { mast: 'cannon', musket: 'musketeer', forged: 'cannon made of treasure' };

const NO: { readonly [R in Reply]: string } = {
  board: 'Do not board',
  explore: 'Do not explore now',
  double: 'Keep the usual range',
  captain: 'Do not shoot',
  unload: 'Do not unload',
  follow: 'Stay here',
  again: 'Leave it at that',
  repeat: 'Once is enough',
  spoil: 'Spare the cargo',
  theft: 'Take nothing (more)',
  ram: 'Do not ram',
  tow: 'Take nothing in tow',
  raid: 'Take nothing',
  reveal: 'Stay hidden',
  cancel: 'Cancel nothing',
  mend: 'Raise no mast',
};

const YES: { readonly [R in Reply]?: string } = {
  board: 'Board',
  explore: 'Explore now',
  double: 'Double the range; only a natural 6 hits',
  captain: 'Shoot',
  unload: 'Unload everything',
  follow: 'Sail one short bar',
  again: 'Fire again',
  repeat: 'Do it again',
  spoil: 'Destroy a crew or a coin',
};

const ACTIONS = { move: 'move', explore: 'explore', search: 'search', shoot: 'shoot', repair: 'repair' };

export const messages: Language<SpanishMain>['messages'] = {
  'fleet.ask': 'Choose a fleet. Nobody sees it before all have chosen.',
  'build.ask': ({ left, limit, ship: last, spaces, crewPoints }, { plural }) => {
    const rest = `${left} of ${limit} ${plural(limit, POINTS)} left`;
    if (last === '') return `Build your fleet: ${rest}. Launch a ship first.`;
    return `Build your fleet: ${rest}. ${shipCard(last)} has ${spaces} free in her hold, and ${crewPoints} ${plural(crewPoints, POINTS)} for crew.`;
  },
  'coins.ask': 'Choose the coins that you bring. Nobody else sees them.',
  'coin.ask': ({ left, gold }, { plural }) =>
    gold === 0
      ? `Choose your next coin: ${left} ${plural(left, COINS)} to go, of any worth.`
      : `Choose your next coin: ${left} ${plural(left, COINS)} to go, ${gold} gold in all.`,
  'unique.ask': 'Choose the unique treasure that you bring.',
  'site.ask': ({ shape: which }) => `Place an island: ${shape(which)}.`,
  'rotate.ask': ({ shape: which }) => `Turn ${shape(which)} as you like.`,
  'home.ask': ({ owner }, { who }) => `Name the home island of ${who(owner)}.`,
  'home.ownAsk': 'Choose your home island.',
  'moor.ask': 'Moor your ships at your home island: choose a ship, and the heading of her bow.',
  'stations.ask':
    'Send your crew to other stations, or let them stay. Others see how many are where, not who.',
  'turn.ask': ({ turn }) => `Turn ${turn}: give your ships their actions.`,
  'sail.ask': ({ bars, isBegun, ...name }) =>
    `${ship(name)}: ${bars.length === 0 ? 'the helmsman has a short bar left' : `${bars.join(' + ')} to sail`}. Choose ${isBegun ? 'the next heading, or stop' : 'bar and heading, or come about'}.`,
  'theft.ask': (name) => `${ship(name)} lies alongside: take something?`,
  'ram.ask': (name) => `${ship(name)} has her bow in an enemy's side: ram?`,
  'board.ask': ({ target, ...name }) => `Call a boarding between ${ship(name)} and ${ship(target)}?`,
  'explore.ask': ({ at, ...name }) => `${ship(name)} may explore ${island(at)} at once.`,
  'double.ask': (name) => `Double the range of ${ship(name)} for this turn?`,
  'captain.ask': (name) => `The captain of ${ship(name)} may shoot now.`,
  'unload.ask': (name) => `${ship(name)} may unload from here.`,
  'follow.ask': (name) => `${ship(name)} has unloaded and may sail a short bar.`,
  'again.ask': ({ target, ...name }) =>
    `Missed. Let the cannoneer of ${ship(name)} fire again at ${ship(target)}?`,
  'repeat.ask': ({ action, ...name }) => `${ship(name)} may ${ACTIONS[action]} once more.`,
  'spoil.ask': ({ target, ...name }) => `${ship(name)} has hit: destroy a crew or a coin of ${ship(target)}?`,
  'prize.ask': ({ from, ...name }) => `${ship(name)} wins the fight: choose a prize from ${ship(from)}.`,
  'mast.ask': (name) => `${ship(name)} loses a mast: choose which.`,
  'mast.aimAsk': (name) => `Choose the mast that ${ship(name)} loses.`,
  'loss.crewAsk': (name) => `${ship(name)} loses one of her crew: choose whom.`,
  'loss.cargoAsk': (name) => `${ship(name)} loses one of her crew or a coin: choose.`,
  'tow.ask': (name) => `${ship(name)} may take a derelict in tow.`,
  'take.ask': ({ at, ...name }) => `Choose the coin that ${ship(name)} takes from ${island(at)}.`,
  'exchange.ask': ({ other, ...name }) => `Move crew and coins between ${ship(name)} and ${ship(other)}.`,
  'raid.ask': (name) => `${ship(name)} may raid the treasure here.`,
  'volley.ask': (name) => `${ship(name)} shoots: choose cannon and target.`,
  'mend.ask': (name) => `Choose the mast of ${ship(name)} that stands again.`,
  'reveal.ask': (name) => `One of the crew of ${ship(name)} could make a difference now. Reveal it?`,
  'cancel.ask': (name) => `${ship(name)} is about to act: cancel an ability?`,
  'berth.ask': (name) => `Choose the heading in which ${ship(name)} lies at home.`,
  'plague.ask': 'To which ship does the Plague pass?',
  'order.ask': (name) => `${ship(name)} has hit: what is lost first?`,
  fleet: ({ fleet: id }) => fleet(id),
  launch: ({ card }) => `Launch ${shipCard(card)}`,
  hire: ({ card }) => `Hire ${crewCard(card)}`,
  ashore: 'Let the next crew wait on the home island',
  anew: 'Start over',
  ready: 'The fleet is ready',
  coins: ({ set }) => set.replaceAll(',', ', '),
  coin: ({ gold }) => `A coin of ${gold}`,
  unique: ({ unique: which }) => unique(which),
  site: ({ x, y }) => `At ${x}, ${y}`,
  rotate: ({ by }) => `Turned by ${by}°`,
  home: (at) => island(at),
  moor: ({ heading, ...name }) => `Moor ${ship(name)}, heading ${heading}°`,
  post: ({ who, ...name }) => `${crew(who)} to ${ship(name)}`,
  'post.home': ({ who }) => `${crew(who)} to the home island`,
  'stations.ready': 'All are at their stations',
  move: (name) => `Move ${ship(name)}`,
  explore: ({ at, ...name }) => `${ship(name)} explores ${island(at)}`,
  search: ({ other, ...name }) => `${ship(name)} searches ${ship(other)}`,
  shoot: (name) => `${ship(name)} shoots`,
  repair: (name) => `Repair ${ship(name)}`,
  end: 'End the turn',
  land: ({ who, at }) => `Put ${crew(who)} ashore on ${island(at)}`,
  embark: ({ who, ...name }) => `Take ${crew(who)} aboard ${ship(name)}`,
  reveal: ({ who }) => `Reveal ${crew(who)}`,
  drop: ({ tow, ...name }) => `${ship(name)} lets go of ${ship(tow)}`,
  peekIsland: ({ at, place }) => `Look at the ${nth(place)} token on ${island(at)}`,
  peekCrew: ({ on, place }) => `Look at the ${nth(place)} crew on ${ship(on)}`,
  peekCoin: ({ on, place }) => `Look at the ${nth(place)} coin on ${ship(on)}`,
  extra: (name) => `Roll for another action of ${ship(name)}`,
  twice: (name) => `Roll to let ${ship(name)} act twice`,
  sacrifice: ({ who, ...name }) => `Sacrifice ${crew(who)} for another action of ${ship(name)}`,
  trade: ({ other, ...name }) => `Swap a coin of ${ship(name)} for one of ${ship(other)}`,
  unload: (name) => `Unload ${ship(name)} from a distance`,
  forge: ({ gold, ...name }) => `Make a cannon for ${ship(name)} of a coin of ${gold}`,
  loot: ({ from, place }) => `Take the ${nth(place)} coin of ${ship(from)}`,
  steal: ({ from, ...name }) => `${ship(name)} steals a coin of ${ship(from)}`,
  cancelShip: (name) => `Cancel the ability of ${ship(name)}`,
  cancelCrew: ({ who, ...name }) => `Cancel ${crew(who)} on ${ship(name)}`,
  sail: ({ bar, heading }) => `Sail ${bar}, heading ${heading}°`,
  about: ({ heading }) => `Come about to ${heading}°`,
  stop: 'Stop here',
  ram: ({ target, masts }, { plural }) => `Ram ${ship(target)} (${masts} ${plural(masts, MASTS)})`,
  no: ({ to }) => NO[to],
  yes: ({ to }) => YES[to] ?? 'Yes',
  slay: ({ who, from }) => `${crew(who)} of ${ship(from)} dies`,
  'slay.hidden': ({ place, from }) => `The ${nth(place)} crew of ${ship(from)} dies`,
  seize: ({ gold, from }) => `Take the coin of ${gold} from ${ship(from)}`,
  'seize.hidden': ({ place, from }) => `Take the ${nth(place)} coin from ${ship(from)}`,
  lose: ({ mast, cannon }) => `Mast ${mast} (${cannon})`,
  mend: ({ mast, cannon }) => `Mast ${mast} (${cannon})`,
  bury: ({ who }) => crew(who),
  jettison: ({ gold }) => `A coin of ${gold}`,
  tow: ({ tow }) => `Take ${ship(tow)} in tow`,
  take: ({ gold }) => `The coin of ${gold}`,
  carry: ({ who, ...name }) => `${crew(who)} to ${ship(name)}`,
  haul: ({ gold, ...name }) => `The coin of ${gold} to ${ship(name)}`,
  done: 'That is all',
  raid: ({ gold }) => `Take the coin of ${gold}`,
  raidBlind: ({ at }) => `Take a coin from ${island(at)} at random`,
  fire: ({ gun, mast, cannon, target, needed }) =>
    `Mast ${mast}, ${GUNS[gun]} ${cannon}: fire at ${ship(target)} (hits on ${needed === 6 ? 'a 6' : `${needed} or more`})`,
  cease: 'Cease fire',
  berth: ({ heading }) => `Heading ${heading}°`,
  infect: ({ to }) => ship(to),
  first: ({ what }) => (what === 'crew' ? 'First a crew' : 'First a crew or a coin'),
  'won.gold': ({ winner, gold, all }, { who }) =>
    `${who(winner)} wins: ${gold} of ${all} gold is at home, more than half.`,
  'won.stranded': ({ winner, loser, gold, less }, { who }) =>
    `${who(loser)} has no ship left that could do anything. ${who(winner)} wins with ${gold} gold against ${less}.`,
  'won.bare': ({ winner, gold, less }, { who }) =>
    `There is no gold left to be won. ${who(winner)} wins with ${gold} against ${less}.`,
  'won.quiet': ({ winner, gold }, { who }) =>
    `Nothing has happened for a long time. ${who(winner)} wins with ${gold} gold.`,
  'won.long': ({ winner, gold }, { who }) =>
    `The game has lasted long enough. ${who(winner)} wins with ${gold} gold.`,
  'won.marker': ({ winner, gold }, { who }) =>
    `The last treasure has reached its end. ${who(winner)} wins with ${gold} gold.`,
  'won.alone': ({ winner, gold }, { who }) =>
    `Only one fleet still sails. ${who(winner)} wins with ${gold} gold.`,
  'won.swept': ({ winner, gold }, { who }) =>
    `Half of the fleets are gone. ${who(winner)} wins with ${gold} gold.`,
  drawn: ({ winners, gold }, { who, list }) =>
    `${list(winners.map(who))} share the victory with ${gold} gold.`,
};
