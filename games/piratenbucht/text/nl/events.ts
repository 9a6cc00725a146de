import type { Language, Words } from '@tortuga/kernel';
import { pirateCard } from '../../rules/data/pirate-cards.ts';
import type { Shooter } from '../../rules/events.ts';
import type { Piratenbucht } from '../../rules/state.ts';
import { capital } from '../capital.ts';
import { NAMES } from './names.ts';

const { places, thePlaces, atPlaces, toPlaces, sectors, bareSectors, cards: cardNames, enemies } = NAMES;

const DICE = { one: 'dobbelsteen', other: 'dobbelstenen' };
const HITS = { one: 'treffer', other: 'treffers' };
const TREASURES = { one: 'schat', other: 'schatten' };
const CARDS = { one: 'tavernekaart', other: 'tavernekaarten' };

function shooter(by: Shooter, { who }: Words): string {
  return typeof by === 'number' ? who(by) : capital(enemies[by]);
}

/** "2 roem, 8 goud, 1 schat" */
function loot(kind: number, { plural }: Words): string {
  const { fame, gold, treasure, tavern } = pirateCard(kind);
  const parts = [
    fame > 0 ? `${fame} roem` : '',
    gold > 0 ? `${gold} goud` : '',
    treasure > 0 ? `${treasure} ${plural(treasure, TREASURES)}` : '',
    tavern > 0 ? `${tavern} ${plural(tavern, CARDS)}` : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}

const REASONS = {
  drivenOff: 'voor een verjaagd schip',
  blackbeard: 'voor het zinken van Blackbeard',
  navy: 'voor het zinken van de Royal Navy',
  plunder: 'door te plunderen',
  treasure: 'voor begraven schatten',
  gold: 'voor begraven goud',
  fameCards: 'met roemkaarten',
};

export const events: Language<Piratenbucht>['events'] = {
  began: ({ blackShips }, { list }) =>
    blackShips.some((place) => place > 0)
      ? `Het spel begint. Blackbeard ligt ${list(blackShips.map((place) => atPlaces[place]))}.`
      : 'Het spel begint. Niemand weet waar Blackbeard is.',
  fitted: ({ seat, fields: { hold, sails, cannons, crew }, price }, { who }) =>
    price === 0
      ? `${who(seat)} laat het schip zoals het is.`
      : `${who(seat)} rust het schip uit voor ${price} goud: laadruim ${hold}, zeilen ${sails}, kanonnen ${cannons}, bemanning ${crew}.`,
  roundBegan: ({ round }) => `Ronde ${round} begint.`,
  lootTurnedUp: ({ loot: kinds }, words) =>
    kinds.map((kind, i) => `${places[(i + 1) as 1]}: ${loot(kind, words)}.`).join(' '),
  sailed: ({ seat, to }, { who }) => `${who(seat)} zeilt ${toPlaces[to]}.`,
  blackbeardAppeared: ({ dice, at }) =>
    dice.length === 0
      ? `Blackbeard verschijnt ${atPlaces[at]}.`
      : `Blackbeard gooit ${dice.join(', dan ')} en verschijnt ${atPlaces[at]}.`,
  blackbeardSailed: ({ to }) => `Blackbeard zeilt verder ${toPlaces[to]}.`,
  tieThrown: ({ seats, sums }, { who, list }) =>
    `Om de volgorde: ${list(seats.map((seat, i) => `${who(seat)} gooit ${sums[i]}`))}.`,
  lapBegan: ({ order }, { who }) => `De volgorde voor actiekaarten: ${order.map(who).join(', ')}.`,
  escaped: ({ seat, to }, { who }) => `${who(seat)} speelt Vluchten en glipt weg ${toPlaces[to]}.`,
  navySent: ({ seat, to }, { who }) => `${who(seat)} stuurt de Royal Navy ${toPlaces[to]}.`,
  hideoutEmptied: ({ seat, gold, treasures }, { who, plural }) =>
    `${who(seat)} haalt ${gold > 0 ? `${gold} goud` : `${treasures} ${plural(treasures, TREASURES)}`} uit een geheime schuilplaats.`,
  swapped: ({ seat, card }, { who }) => `${who(seat)} pakt ${cardNames[card]} van de aflegstapel.`,
  challenged: ({ seat, to }, { who }) => `${who(seat)} zeilt als uitdager ${toPlaces[to]}.`,
  shipCardLaid: ({ seat, card, sector }, { who }) =>
    `${who(seat)} legt ${cardNames[card]} neer (${bareSectors[sector]}).`,
  passed: ({ seats }, { who, plural, list }) =>
    seats.length === 0
      ? 'Niemand past.'
      : `${list(seats.map(who))} ${plural(seats.length, { one: 'past', other: 'passen' })}.`,
  actionsOver: () => 'Er worden geen actiekaarten meer gespeeld.',
  battleBegan: ({ at, ships, enemies: foes }, { who, list }) =>
    `Gevecht ${atPlaces[at]}: ${list([...ships.map(who), ...foes.map((foe) => enemies[foe])])}.`,
  cardPlayed: ({ seat, card }, { who }) => `${who(seat)} speelt ${cardNames[card]}.`,
  orderFixed: ({ order }, { who }) => `De volgorde van deze gevechtsronde: ${order.map(who).join(', ')}.`,
  aimed: ({ by, ship, sector, dice }, words) =>
    `${shooter(by, words)} vuurt met ${dice} ${words.plural(dice, DICE)} op ${sectors[sector]} van ${words.who(ship)}.`,
  engaged: ({ by, enemy, dice }, { who, plural }) =>
    `${who(by)} vuurt met ${dice} ${plural(dice, DICE)} op ${enemies[enemy]}.`,
  thrown: ({ dice, hits }, { plural }) =>
    `De dobbelstenen tonen ${dice.join(', ')}: ${hits} ${plural(hits, HITS)}.`,
  sabotaged: ({ by, ship, sector }, { who }) => `${who(by)} saboteert ${sectors[sector]} van ${who(ship)}.`,
  undermined: ({ by, enemy }, { who }) => `${who(by)} saboteert ${enemies[enemy]}.`,
  shipCardTurned: ({ seat, card }, { who }) => `${cardNames[card]} van ${who(seat)} wordt omgedraaid.`,
  shipCardLost: ({ seat, card }, { who }) => `${who(seat)} verliest ${cardNames[card]}.`,
  ringMoved: ({ seat, sector, from, to }, { who }) =>
    `${capital(bareSectors[sector])} van ${who(seat)}: van veld ${from} naar ${to}.`,
  sectorDestroyed: ({ seat, sector }, { who }) =>
    `${capital(bareSectors[sector])} van ${who(seat)}: vernield.`,
  grapeshotRecoiled: ({ seat }, { who }) => `De Kartets beschadigt de eigen kanonnen van ${who(seat)}.`,
  enemyHit: ({ enemy, hits, of }, { plural }) =>
    `${capital(enemies[enemy])} heeft ${hits} van de ${of} ${plural(of, HITS)}.`,
  enemySunk: ({ enemy }) => `${capital(enemies[enemy])} is gezonken.`,
  fled: ({ seat }, { who }) => `${who(seat)} vlucht.`,
  enteredCove: ({ seat }, { who }) => `${who(seat)} loopt de Piratenbaai binnen.`,
  fameGained: ({ seat, fame, reason }, { who, select }) =>
    `${who(seat)} krijgt ${fame} roem ${select(reason, REASONS)}.`,
  noFame: () => 'Niemand krijgt roem, want er is geen treffer gevallen.',
  turnedOnEachOther: ({ ships }, { who, list }) =>
    `De vijand is weg: ${list(ships.map(who))} keren zich tegen elkaar.`,
  battleOver: ({ at, ships }, { who, plural, list }) =>
    ships.length === 0
      ? `Er is niemand meer ${atPlaces[at]}.`
      : `Het gevecht ${atPlaces[at]} is voorbij: ${list(ships.map(who))} ${plural(ships.length, { one: 'blijft', other: 'blijven' })}.`,
  cardsCleared: ({ cards }, { list }) => `Afgelegd: ${list(cards.map((card) => cardNames[card]))}.`,
  plundered: ({ seat, at, gold, treasures, cards }, { who, plural, list }) => {
    const taken = [
      gold > 0 ? `${gold} goud` : '',
      treasures > 0 ? `${treasures} ${plural(treasures, TREASURES)}` : '',
      cards > 0 ? `${cards} ${plural(cards, CARDS)}` : '',
    ].filter((part) => part !== '');
    return taken.length === 0
      ? `${who(seat)} plundert ${thePlaces[at]}.`
      : `${who(seat)} plundert ${thePlaces[at]}: ${list(taken)}.`;
  },
  lootRemoved: () => 'De piratenkaarten van deze ronde gaan uit het spel.',
  stockEmpty: () => 'De voorraad schatten is op.',
  drew: ({ seat, count }, { who, plural }) => `${who(seat)} trekt ${count} ${plural(count, CARDS)}.`,
  found: ({ cards }, { list }) => `Je trekt ${list(cards.map((card) => cardNames[card]))}.`,
  reshuffled: ({ count }, { plural }) =>
    `De aflegstapel wordt geschud: ${count} ${plural(count, { one: 'kaart vormt', other: 'kaarten vormen' })} een nieuwe stapel.`,
  bought: ({ seat, count, price }, { who, plural }) =>
    `${who(seat)} koopt ${count} ${plural(count, CARDS)} voor ${price} goud.`,
  upgraded: ({ seat, sector, to, price }, { who }) =>
    `${who(seat)} verbetert ${sectors[sector]} tot veld ${to} voor ${price} goud.`,
  shipCardRaised: ({ seat, card }, { who }) => `${who(seat)} draait ${cardNames[card]} weer open.`,
  buriedTreasure: ({ seat, treasures }, { who, plural }) =>
    `${who(seat)} begraaft ${treasures} ${plural(treasures, TREASURES)}.`,
  buriedGold: ({ seat, gold }, { who }) => `${who(seat)} begraaft ${gold} goud.`,
  rested: ({ seat, gold, cards }, { who, plural }) =>
    `${who(seat)} neemt in de baai ${cards} ${plural(cards, CARDS)}${gold > 0 ? ` en ${gold} goud` : ''}.`,
  repaired: ({ seat, sector }, { who }) => `${who(seat)} repareert ${sectors[sector]} voor 2 goud.`,
  overboard: ({ seat, treasures }, { who, plural }) =>
    `${who(seat)} gooit ${treasures} ${plural(treasures, TREASURES)} overboord.`,
  fameCardsShown: ({ seat, cards }, { who, list }) =>
    `${who(seat)} toont ${list(cards.map((card) => cardNames[card]))}.`,
  duelBegan: ({ ships, place }, { who, list }) =>
    `${list(ships.map(who))} staan gelijk op plaats ${place} en duelleren.`,
  leftDuel: ({ seat, place }, { who }) => `${who(seat)} verlaat het duel en eindigt op plaats ${place}.`,
  ended: ({ places: ranks }, { who }) =>
    `Eindstand: ${ranks.map((rank, seat) => `${who(seat)} ${rank}`).join(', ')}.`,
};
