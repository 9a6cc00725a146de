import type { Language, Words } from '@tortuga/kernel';
import { pirateCard } from '../../rules/data/pirate-cards.ts';
import type { Shooter } from '../../rules/events.ts';
import type { Piratenbucht } from '../../rules/state.ts';
import { capital } from '../capital.ts';
import { NAMES } from './names.ts';

const { places, thePlaces, atPlaces, toPlaces, sectors, bareSectors, cards: cardNames, enemies } = NAMES;

/** After "mit". */
const DICE = { one: 'Würfel', other: 'Würfeln' };
const TREASURES = { one: 'Schatz', other: 'Schätze' };
const CARDS = { one: 'Tavernenkarte', other: 'Tavernenkarten' };

function shooter(by: Shooter, { who }: Words): string {
  return typeof by === 'number' ? who(by) : capital(enemies[by]);
}

/** "2 Ruhm, 8 Gold, 1 Schatz" */
function loot(kind: number, { plural }: Words): string {
  const { fame, gold, treasure, tavern } = pirateCard(kind);
  const parts = [
    fame > 0 ? `${fame} Ruhm` : '',
    gold > 0 ? `${gold} Gold` : '',
    treasure > 0 ? `${treasure} ${plural(treasure, TREASURES)}` : '',
    tavern > 0 ? `${tavern} ${plural(tavern, CARDS)}` : '',
  ];
  return parts.filter((part) => part !== '').join(', ');
}

const REASONS = {
  drivenOff: 'für ein vertriebenes Schiff',
  blackbeard: 'für die Versenkung Blackbeards',
  navy: 'für die Versenkung der Royal Navy',
  plunder: 'beim Plündern',
  treasure: 'für vergrabene Schätze',
  gold: 'für vergrabenes Gold',
  fameCards: 'mit Ruhmkarten',
};

export const events: Language<Piratenbucht>['events'] = {
  began: ({ blackShips }, { list }) =>
    blackShips.some((place) => place > 0)
      ? `Das Spiel beginnt. Blackbeard liegt ${list(blackShips.map((place) => atPlaces[place]))}.`
      : 'Das Spiel beginnt. Niemand weiß, wo Blackbeard ist.',
  fitted: ({ seat, fields: { hold, sails, cannons, crew }, price }, { who }) =>
    price === 0
      ? `${who(seat)} lässt das Schiff, wie es ist.`
      : `${who(seat)} rüstet für ${price} Gold aus: Laderaum ${hold}, Segel ${sails}, Kanonen ${cannons}, Crew ${crew}.`,
  roundBegan: ({ round }) => `Runde ${round} beginnt.`,
  lootTurnedUp: ({ loot: kinds }, words) =>
    kinds.map((kind, i) => `${places[(i + 1) as 1]}: ${loot(kind, words)}.`).join(' '),
  sailed: ({ seat, to }, { who }) => `${who(seat)} segelt ${toPlaces[to]}.`,
  blackbeardAppeared: ({ dice, at }) =>
    dice.length === 0
      ? `Blackbeard erscheint ${atPlaces[at]}.`
      : `Blackbeard würfelt ${dice.join(', dann ')} und erscheint ${atPlaces[at]}.`,
  blackbeardSailed: ({ to }) => `Blackbeard segelt weiter ${toPlaces[to]}.`,
  tieThrown: ({ seats, sums }, { who, list }) =>
    `Um die Reihenfolge: ${list(seats.map((seat, i) => `${who(seat)} würfelt ${sums[i]}`))}.`,
  lapBegan: ({ order }, { who }) => `Die Reihenfolge für Aktionskarten: ${order.map(who).join(', ')}.`,
  escaped: ({ seat, to }, { who }) => `${who(seat)} spielt Fliehen und entwischt ${toPlaces[to]}.`,
  navySent: ({ seat, to }, { who }) => `${who(seat)} schickt die Royal Navy ${toPlaces[to]}.`,
  hideoutEmptied: ({ seat, gold, treasures }, { who, plural }) =>
    `${who(seat)} holt ${gold > 0 ? `${gold} Gold` : `${treasures} ${plural(treasures, TREASURES)}`} aus einem Geheimversteck.`,
  swapped: ({ seat, card }, { who }) => `${who(seat)} holt ${cardNames[card]} vom Ablagestapel.`,
  challenged: ({ seat, to }, { who }) => `${who(seat)} segelt als Herausforderer ${toPlaces[to]}.`,
  shipCardLaid: ({ seat, card, sector }, { who }) =>
    `${who(seat)} legt ${cardNames[card]} aus (${bareSectors[sector]}).`,
  passed: ({ seats }, { who, plural, list }) =>
    seats.length === 0
      ? 'Niemand passt.'
      : `${list(seats.map(who))} ${plural(seats.length, { one: 'passt', other: 'passen' })}.`,
  actionsOver: () => 'Es werden keine Aktionskarten mehr gespielt.',
  battleBegan: ({ at, ships, enemies: foes }, { who, list }) =>
    `Kampf ${atPlaces[at]}: ${list([...ships.map(who), ...foes.map((foe) => enemies[foe])])}.`,
  cardPlayed: ({ seat, card }, { who }) => `${who(seat)} spielt ${cardNames[card]}.`,
  orderFixed: ({ order }, { who }) => `Die Reihenfolge dieser Kampfrunde: ${order.map(who).join(', ')}.`,
  aimed: ({ by, ship, sector, dice }, words) =>
    `${shooter(by, words)} feuert mit ${dice} ${words.plural(dice, DICE)} auf ${sectors[sector]} von ${words.who(ship)}.`,
  engaged: ({ by, enemy, dice }, { who, plural }) =>
    `${who(by)} feuert mit ${dice} ${plural(dice, DICE)} auf ${enemies[enemy]}.`,
  thrown: ({ dice, hits }) => `Die Würfel zeigen ${dice.join(', ')}: ${hits} Treffer.`,
  sabotaged: ({ by, ship, sector }, { who }) => `${who(by)} sabotiert ${sectors[sector]} von ${who(ship)}.`,
  undermined: ({ by, enemy }, { who }) => `${who(by)} sabotiert ${enemies[enemy]}.`,
  shipCardTurned: ({ seat, card }, { who }) => `${cardNames[card]} von ${who(seat)} wird umgedreht.`,
  shipCardLost: ({ seat, card }, { who }) => `${who(seat)} verliert die Karte ${cardNames[card]}.`,
  ringMoved: ({ seat, sector, from, to }, { who }) =>
    `${bareSectors[sector]} von ${who(seat)}: von Feld ${from} auf ${to}.`,
  sectorDestroyed: ({ seat, sector }, { who }) => `${bareSectors[sector]} von ${who(seat)}: zerstört.`,
  grapeshotRecoiled: ({ seat }, { who }) => `Die Kartätsche beschädigt die eigenen Kanonen von ${who(seat)}.`,
  enemyHit: ({ enemy, hits, of }) => `${capital(enemies[enemy])} hat ${hits} von ${of} Treffern erhalten.`,
  enemySunk: ({ enemy }) => `${capital(enemies[enemy])} ist versenkt.`,
  fled: ({ seat }, { who }) => `${who(seat)} flieht.`,
  enteredCove: ({ seat }, { who }) => `${who(seat)} läuft in die Piratenbucht ein.`,
  fameGained: ({ seat, fame, reason }, { who, select }) =>
    `${who(seat)} erhält ${fame} Ruhm ${select(reason, REASONS)}.`,
  noFame: () => 'Niemand erhält Ruhm, denn noch ist kein Treffer gefallen.',
  turnedOnEachOther: ({ ships }, { who, list }) =>
    `Der Feind ist fort: ${list(ships.map(who))} wenden sich gegeneinander.`,
  battleOver: ({ at, ships }, { who, plural, list }) =>
    ships.length === 0
      ? `Niemand ist mehr ${atPlaces[at]}.`
      : `Der Kampf ${atPlaces[at]} ist vorbei: ${list(ships.map(who))} ${plural(ships.length, { one: 'bleibt', other: 'bleiben' })}.`,
  cardsCleared: ({ cards }, { list }) => `Abgelegt: ${list(cards.map((card) => cardNames[card]))}.`,
  plundered: ({ seat, at, gold, treasures, cards }, { who, plural, list }) => {
    const taken = [
      gold > 0 ? `${gold} Gold` : '',
      treasures > 0 ? `${treasures} ${plural(treasures, TREASURES)}` : '',
      cards > 0 ? `${cards} ${plural(cards, CARDS)}` : '',
    ].filter((part) => part !== '');
    return taken.length === 0
      ? `${who(seat)} plündert ${thePlaces[at]}.`
      : `${who(seat)} plündert ${thePlaces[at]}: ${list(taken)}.`;
  },
  lootRemoved: () => 'Die Piratenkarten dieser Runde scheiden aus.',
  stockEmpty: () => 'Der Vorrat an Schätzen ist leer.',
  drew: ({ seat, count }, { who, plural }) => `${who(seat)} zieht ${count} ${plural(count, CARDS)}.`,
  found: ({ cards }, { list }) => `Du ziehst ${list(cards.map((card) => cardNames[card]))}.`,
  reshuffled: ({ count }, { plural }) =>
    `Der Ablagestapel wird gemischt: ${count} ${plural(count, { one: 'Karte bildet', other: 'Karten bilden' })} einen neuen Stapel.`,
  bought: ({ seat, count, price }, { who, plural }) =>
    `${who(seat)} kauft ${count} ${plural(count, CARDS)} für ${price} Gold.`,
  upgraded: ({ seat, sector, to, price }, { who }) =>
    `${who(seat)} baut ${sectors[sector]} für ${price} Gold auf Feld ${to} aus.`,
  shipCardRaised: ({ seat, card }, { who }) => `${who(seat)} dreht ${cardNames[card]} wieder auf.`,
  buriedTreasure: ({ seat, treasures }, { who, plural }) =>
    `${who(seat)} vergräbt ${treasures} ${plural(treasures, TREASURES)}.`,
  buriedGold: ({ seat, gold }, { who }) => `${who(seat)} vergräbt ${gold} Gold.`,
  rested: ({ seat, gold, cards }, { who, plural }) =>
    `${who(seat)} nimmt in der Bucht ${cards} ${plural(cards, CARDS)}${gold > 0 ? ` und ${gold} Gold` : ''}.`,
  repaired: ({ seat, sector }, { who }) => `${who(seat)} repariert ${sectors[sector]} für 2 Gold.`,
  overboard: ({ seat, treasures }, { who, plural }) =>
    `${who(seat)} wirft ${treasures} ${plural(treasures, TREASURES)} über Bord.`,
  fameCardsShown: ({ seat, cards }, { who, list }) =>
    `${who(seat)} zeigt ${list(cards.map((card) => cardNames[card]))}.`,
  duelBegan: ({ ships, place }, { who, list }) =>
    `${list(ships.map(who))} teilen sich Platz ${place} und duellieren sich.`,
  leftDuel: ({ seat, place }, { who }) => `${who(seat)} verlässt das Duell und belegt Platz ${place}.`,
  ended: ({ places: ranks }, { who }) =>
    `Endstand: ${ranks.map((rank, seat) => `${who(seat)} ${rank}`).join(', ')}.`,
};
