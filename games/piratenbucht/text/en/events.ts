import type { Language, Words } from '@tortuga/kernel';
import { pirateCard } from '../../rules/data/pirate-cards.ts';
import type { Shooter } from '../../rules/events.ts';
import type { Piratenbucht } from '../../rules/state.ts';
import { capital } from '../capital.ts';
import { NAMES } from './names.ts';

const { places, thePlaces, atPlaces, toPlaces, sectors, bareSectors, cards: cardNames, enemies } = NAMES;

const DICE = { one: 'die', other: 'dice' };
const HITS = { one: 'hit', other: 'hits' };
const TREASURES = { one: 'treasure', other: 'treasures' };
const CARDS = { one: 'tavern card', other: 'tavern cards' };

function shooter(by: Shooter, { who }: Words): string {
  return typeof by === 'number' ? who(by) : capital(enemies[by]);
}

/** "2 fame, 8 gold, 1 treasure" */
function loot(kind: number, { plural }: Words): string {
  const { fame, gold, treasure, tavern } = pirateCard(kind);
  const parts = [
    fame > 0 ? `${fame} fame` : '',
    gold > 0 ? `${gold} gold` : '',
    treasure > 0 ? `${treasure} ${plural(treasure, TREASURES)}` : '',
    tavern > 0 ? `${tavern} ${plural(tavern, CARDS)}` : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}

const REASONS = {
  drivenOff: 'for a ship driven off',
  blackbeard: 'for sinking Blackbeard',
  navy: 'for sinking the Royal Navy',
  plunder: 'by plunder',
  treasure: 'for buried treasure',
  gold: 'for buried gold',
  fameCards: 'by fame cards',
};

export const events: Language<Piratenbucht>['events'] = {
  began: ({ blackShips }, { list }) =>
    blackShips.some((place) => place > 0)
      ? `The game begins. Blackbeard lies ${list(blackShips.map((place) => atPlaces[place]))}.`
      : 'The game begins. Nobody knows where Blackbeard is.',
  fitted: ({ seat, fields: { hold, sails, cannons, crew }, price }, { who }) =>
    price === 0
      ? `${who(seat)} leaves the ship as it is.`
      : `${who(seat)} fits out for ${price} gold: hold ${hold}, sails ${sails}, cannons ${cannons}, crew ${crew}.`,
  roundBegan: ({ round }) => `Round ${round} begins.`,
  lootTurnedUp: ({ loot: kinds }, words) =>
    kinds
      .map((kind, i) => `${places[(i + 1) as 1]}: ${loot(kind, words)}`)
      .join('; ')
      .concat('.'),
  sailed: ({ seat, to }, { who }) => `${who(seat)} sails ${toPlaces[to]}.`,
  blackbeardAppeared: ({ dice, at }) =>
    dice.length === 0
      ? `Blackbeard appears ${atPlaces[at]}.`
      : `Blackbeard throws ${dice.join(', then ')} and appears ${atPlaces[at]}.`,
  blackbeardSailed: ({ to }) => `Blackbeard sails on ${toPlaces[to]}.`,
  tieThrown: ({ seats, sums }, { who, list }) =>
    `For the order, ${list(seats.map((seat, i) => `${who(seat)} throws ${sums[i]}`))}.`,
  lapBegan: ({ order }, { who }) => `Action cards are played in this order: ${order.map(who).join(', ')}.`,
  escaped: ({ seat, to }, { who }) => `${who(seat)} plays Flee and slips away ${toPlaces[to]}.`,
  navySent: ({ seat, to }, { who }) => `${who(seat)} sends the Royal Navy ${toPlaces[to]}.`,
  hideoutEmptied: ({ seat, gold, treasures }, { who, plural }) =>
    `${who(seat)} takes ${gold > 0 ? `${gold} gold` : `${treasures} ${plural(treasures, TREASURES)}`} from a secret hideout.`,
  swapped: ({ seat, card }, { who }) => `${who(seat)} fetches ${cardNames[card]} from the discard pile.`,
  challenged: ({ seat, to }, { who }) => `${who(seat)} sails ${toPlaces[to]} as a challenger.`,
  shipCardLaid: ({ seat, card, sector }, { who }) =>
    `${who(seat)} lays ${cardNames[card]} (${bareSectors[sector]}).`,
  passed: ({ seats }, { who, plural, list }) =>
    seats.length === 0
      ? 'Nobody passes.'
      : `${list(seats.map(who))} ${plural(seats.length, { one: 'passes', other: 'pass' })}.`,
  actionsOver: () => 'No more action cards are played.',
  battleBegan: ({ at, ships, enemies: foes }, { who, list }) =>
    `Battle ${atPlaces[at]}: ${list([...ships.map(who), ...foes.map((foe) => enemies[foe])])}.`,
  cardPlayed: ({ seat, card }, { who }) => `${who(seat)} plays ${cardNames[card]}.`,
  orderFixed: ({ order }, { who }) => `The order of this combat round: ${order.map(who).join(', ')}.`,
  aimed: ({ by, ship, sector, dice }, words) =>
    `${shooter(by, words)} fires at ${sectors[sector]} of ${words.who(ship)} with ${dice} ${words.plural(dice, DICE)}.`,
  engaged: ({ by, enemy, dice }, { who, plural }) =>
    `${who(by)} fires at ${enemies[enemy]} with ${dice} ${plural(dice, DICE)}.`,
  thrown: ({ dice, hits }, { plural }) => `The dice show ${dice.join(', ')}: ${hits} ${plural(hits, HITS)}.`,
  sabotaged: ({ by, ship, sector }, { who }) => `${who(by)} sabotages ${sectors[sector]} of ${who(ship)}.`,
  undermined: ({ by, enemy }, { who }) => `${who(by)} sabotages ${enemies[enemy]}.`,
  shipCardTurned: ({ seat, card }, { who }) => `${cardNames[card]} of ${who(seat)} is turned face down.`,
  shipCardLost: ({ seat, card }, { who }) => `${who(seat)} loses ${cardNames[card]}.`,
  ringMoved: ({ seat, sector, from, to }, { who }) =>
    `${capital(bareSectors[sector])} of ${who(seat)}: from field ${from} down to ${to}.`,
  sectorDestroyed: ({ seat, sector }, { who }) =>
    `${capital(bareSectors[sector])} of ${who(seat)}: destroyed.`,
  grapeshotRecoiled: ({ seat }, { who }) => `The Grapeshot damages the own cannons of ${who(seat)}.`,
  enemyHit: ({ enemy, hits, of }) => `${capital(enemies[enemy])} has taken ${hits} of ${of} hits.`,
  enemySunk: ({ enemy }) => `${capital(enemies[enemy])} is sunk.`,
  fled: ({ seat }, { who }) => `${who(seat)} flees.`,
  enteredCove: ({ seat }, { who }) => `${who(seat)} runs into Pirates' Cove.`,
  fameGained: ({ seat, fame, reason }, { who, select }) =>
    `${who(seat)} gains ${fame} fame ${select(reason, REASONS)}.`,
  noFame: () => 'Nobody gains fame, for no hit has fallen.',
  turnedOnEachOther: ({ ships }, { who, list }) =>
    `The enemy is gone: ${list(ships.map(who))} turn on each other.`,
  battleOver: ({ at, ships }, { who, plural, list }) =>
    ships.length === 0
      ? `Nobody is left ${atPlaces[at]}.`
      : `The battle ${atPlaces[at]} is over: ${list(ships.map(who))} ${plural(ships.length, { one: 'stays', other: 'stay' })}.`,
  cardsCleared: ({ cards }, { list }) => `Discarded: ${list(cards.map((card) => cardNames[card]))}.`,
  plundered: ({ seat, at, gold, treasures, cards }, { who, plural, list }) => {
    const taken = [
      gold > 0 ? `${gold} gold` : '',
      treasures > 0 ? `${treasures} ${plural(treasures, TREASURES)}` : '',
      cards > 0 ? `${cards} ${plural(cards, CARDS)}` : '',
    ].filter((part) => part !== '');
    return taken.length === 0
      ? `${who(seat)} plunders ${thePlaces[at]}.`
      : `${who(seat)} plunders ${thePlaces[at]}: ${list(taken)}.`;
  },
  lootRemoved: () => 'The pirate cards of this round leave the game.',
  stockEmpty: () => 'The stock of treasures is empty.',
  drew: ({ seat, count }, { who, plural }) => `${who(seat)} draws ${count} ${plural(count, CARDS)}.`,
  found: ({ cards }, { list }) => `You draw ${list(cards.map((card) => cardNames[card]))}.`,
  reshuffled: ({ count }, { plural }) =>
    `The discard pile is shuffled: ${count} ${plural(count, { one: 'card makes', other: 'cards make' })} a new deck.`,
  bought: ({ seat, count, price }, { who, plural }) =>
    `${who(seat)} buys ${count} ${plural(count, CARDS)} for ${price} gold.`,
  upgraded: ({ seat, sector, to, price }, { who }) =>
    `${who(seat)} raises ${sectors[sector]} to field ${to} for ${price} gold.`,
  shipCardRaised: ({ seat, card }, { who }) => `${who(seat)} turns ${cardNames[card]} face up again.`,
  buriedTreasure: ({ seat, treasures }, { who, plural }) =>
    `${who(seat)} buries ${treasures} ${plural(treasures, TREASURES)}.`,
  buriedGold: ({ seat, gold }, { who }) => `${who(seat)} buries ${gold} gold.`,
  rested: ({ seat, gold, cards }, { who, plural }) =>
    `${who(seat)} takes ${cards} ${plural(cards, CARDS)}${gold > 0 ? ` and ${gold} gold` : ''} in the cove.`,
  repaired: ({ seat, sector }, { who }) => `${who(seat)} repairs ${sectors[sector]} for 2 gold.`,
  overboard: ({ seat, treasures }, { who, plural }) =>
    `${who(seat)} throws ${treasures} ${plural(treasures, TREASURES)} overboard.`,
  fameCardsShown: ({ seat, cards }, { who, list }) =>
    `${who(seat)} shows ${list(cards.map((card) => cardNames[card]))}.`,
  duelBegan: ({ ships, place }, { who, list }) =>
    `${list(ships.map(who))} are tied for place ${place} and fight a duel.`,
  leftDuel: ({ seat, place }, { who }) => `${who(seat)} leaves the duel with place ${place}.`,
  ended: ({ places: ranks }, { who }) =>
    `Final places: ${ranks.map((rank, seat) => `${who(seat)} ${rank}`).join(', ')}.`,
};
