import type { Language } from '@tortuga/kernel';
import type { Piratenbucht } from '../../rules/state.ts';
import { NAMES } from './names.ts';

const { atPlaces, toPlaces, sectors, bareSectors, cards: cardNames, enemies } = NAMES;

const DICE = { one: 'dobbelsteen', other: 'dobbelstenen' };
const TREASURES = { one: 'schat', other: 'schatten' };
const CARDS = { one: 'tavernekaart', other: 'tavernekaarten' };

/** "de kanonnen van Anne" */
function part(ship: string, sector: keyof typeof sectors): string {
  return `${sectors[sector]} van ${ship}`;
}

export const messages: Language<Piratenbucht>['messages'] = {
  'fit.ask': ({ gold }) =>
    `Rust je schip uit voor hooguit ${gold} goud. Niemand ziet je keuze voordat iedereen gekozen heeft.`,
  'wheel.ask': ({ round }) => `Ronde ${round} van 12: stel in het geheim je stuurwiel in op een eiland.`,
  'action.ask': ({ at }) => `Je ligt ${atPlaces[at]}. Speel een actiekaart, of pas.`,
  'window.ask': ({ at }) => `Gevecht ${atPlaces[at]}: speel vóór het eerste schot een gevechtskaart, of pas.`,
  'turn.ask': ({ dice }, { plural }) =>
    `Jouw beurt in het gevecht, met ${dice} ${plural(dice, DICE)}: schiet op een rivaal, of vlucht naar de baai.`,
  'turn.enemies': ({ dice }, { plural }) =>
    `Jouw beurt in het gevecht, met ${dice} ${plural(dice, DICE)}: schiet op het vijandelijke schip, of vlucht naar de baai.`,
  'navy.ask': ({ at }) => `Jouw Royal Navy vuurt ${atPlaces[at]}: kies schip en sector.`,
  'tavern.ask': ({ gold }) => `Je hebt ${gold} goud. Hoeveel tavernekaarten koop je?`,
  'upgrade.ask': ({ sector, gold }) =>
    `Je kunt ${gold} goud uitgeven. Hoe ver verbeter je ${sectors[sector]}?`,
  'upgrade.any': ({ gold }) =>
    `Je kunt ${gold} goud uitgeven. Verbeter je één sector met een of twee velden?`,
  'flip.ask': ({ gold }) => `Je kunt ${gold} goud uitgeven. Welke Versterkingen draai je weer open?`,
  'buryTreasure.ask': ({ treasures }, { plural }) =>
    `Je hebt ${treasures} ${plural(treasures, TREASURES)} aan boord. Hoeveel begraaf je er, voor 1 roem per stuk?`,
  'buryGold.ask': ({ gold }) => `Je hebt ${gold} goud. Hoeveel begraaf je, 3 goud voor 1 roem?`,
  'cove.ask': 'Wat neem je in de baai?',
  'cove.repair': 'Wat neem je in de baai? De reparatie kost 2 goud.',
  fit: ({ hold, sails, cannons, crew, price }) =>
    `Velden: laadruim ${hold}, zeilen ${sails}, kanonnen ${cannons}, bemanning ${crew}, voor ${price} goud`,
  'fit.nothing': 'Laat het schip zoals het is',
  sail: ({ to }) => `Zeil ${toPlaces[to]}`,
  pass: 'Pas',
  escape: ({ to }) => `Vlucht ${toPlaces[to]}`,
  navy: ({ to }) => `Stuur de Royal Navy ${toPlaces[to]}`,
  'hideout.gold': 'Haal 5 goud uit de geheime schuilplaats',
  'hideout.treasure': 'Haal 3 schatten uit de geheime schuilplaats',
  swap: ({ card }) => `Pak ${cardNames[card]} van de aflegstapel`,
  challenge: ({ to }) => `Zeil als uitdager ${toPlaces[to]}`,
  reinforce: ({ sector }) => `Versterk ${sectors[sector]}`,
  refit: ({ card }) => `Leg ${cardNames[card]} op je schip`,
  play: ({ card }) => `Speel ${cardNames[card]}`,
  sabotage: ({ ship, sector }, { who }) => `Saboteer ${part(who(ship), sector)}`,
  undermine: ({ enemy }) => `Saboteer ${enemies[enemy]}`,
  flee: 'Vlucht naar de baai',
  shoot: ({ ship, sector }, { who }) => `Schiet op ${part(who(ship), sector)}`,
  engage: ({ enemy }) => `Schiet op ${enemies[enemy]}`,
  aim: ({ ship, sector }, { who }) => `Vuur op ${part(who(ship), sector)}`,
  buy: ({ cards, price }, { plural }) => `Koop ${cards} ${plural(cards, CARDS)} voor ${price} goud`,
  'buy.nothing': 'Koop niets',
  upgrade: ({ sector, value, price }) => `Verbeter ${sectors[sector]} tot ${value} voor ${price} goud`,
  keep: 'Verbeter niets',
  flip: ({ sectors: chosen, price }, { list }) =>
    `Draai Versterking weer open (${list(chosen.map((sector) => bareSectors[sector]))}) voor ${price} goud`,
  'flip.nothing': 'Draai niets open',
  buryTreasure: ({ treasures }, { plural }) => `Begraaf ${treasures} ${plural(treasures, TREASURES)}`,
  buryGold: ({ gold, fame }) => `Begraaf ${gold} goud voor ${fame} roem`,
  'rest.gold': '1 tavernekaart en 2 goud',
  'rest.cards': '2 tavernekaarten',
  won: ({ winner, fame }, { who }) => `${who(winner)} is met ${fame} roem de beroemdste piraat.`,
  'won.duel': ({ winner, fame }, { who }) => `${who(winner)} wint het duel bij ${fame} roem.`,
};
