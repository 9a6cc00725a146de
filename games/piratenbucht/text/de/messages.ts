import type { Language } from '@tortuga/kernel';
import type { Piratenbucht } from '../../rules/state.ts';
import { capital } from '../capital.ts';
import { NAMES } from './names.ts';

const { atPlaces, toPlaces, sectors, bareSectors, cards: cardNames, enemies } = NAMES;

/** After "mit". */
const DICE = { one: 'Würfel', other: 'Würfeln' };
const TREASURES = { one: 'Schatz', other: 'Schätze' };
const CARDS = { one: 'Tavernenkarte', other: 'Tavernenkarten' };

/** "die Kanonen von Anne" */
function part(ship: string, sector: keyof typeof sectors): string {
  return `${sectors[sector]} von ${ship}`;
}

export const messages: Language<Piratenbucht>['messages'] = {
  'fit.ask': ({ gold }) =>
    `Rüste dein Schiff für höchstens ${gold} Gold aus. Niemand sieht deine Wahl, bevor alle gewählt haben.`,
  'wheel.ask': ({ round }) => `Runde ${round} von 12: Stelle dein Steuerrad verdeckt auf eine Insel.`,
  'action.ask': ({ at }) => `Du liegst ${atPlaces[at]}. Spiele eine Aktionskarte oder passe.`,
  'window.ask': ({ at }) => `Kampf ${atPlaces[at]}: Spiele vor dem ersten Schuss eine Kampfkarte oder passe.`,
  'turn.ask': ({ dice }, { plural }) =>
    `Du bist im Kampf am Zug, mit ${dice} ${plural(dice, DICE)}: Schieße auf einen Rivalen oder fliehe in die Bucht.`,
  'turn.enemies': ({ dice }, { plural }) =>
    `Du bist im Kampf am Zug, mit ${dice} ${plural(dice, DICE)}: Schieße auf das feindliche Schiff oder fliehe in die Bucht.`,
  'navy.ask': ({ at }) => `Deine Royal Navy feuert ${atPlaces[at]}: Wähle Schiff und Sektor.`,
  'tavern.ask': ({ gold }) => `Du hast ${gold} Gold. Wie viele Tavernenkarten kaufst du?`,
  'upgrade.ask': ({ sector, gold }) =>
    `Du kannst ${gold} Gold ausgeben. Wie weit baust du ${sectors[sector]} aus?`,
  'upgrade.any': ({ gold }) =>
    `Du kannst ${gold} Gold ausgeben. Baust du einen Sektor um ein oder zwei Felder aus?`,
  'flip.ask': ({ gold }) => `Du kannst ${gold} Gold ausgeben. Welche Verstärkungen drehst du wieder auf?`,
  'buryTreasure.ask': ({ treasures }, { plural }) =>
    `Du hast ${treasures} ${plural(treasures, TREASURES)} an Bord. Wie viele vergräbst du, für je 1 Ruhm?`,
  'buryGold.ask': ({ gold }) => `Du hast ${gold} Gold. Wie viel vergräbst du, je 3 Gold für 1 Ruhm?`,
  'cove.ask': 'Was nimmst du in der Bucht?',
  'cove.repair': 'Was nimmst du in der Bucht? Die Reparatur kostet 2 Gold.',
  fit: ({ hold, sails, cannons, crew, price }) =>
    `Felder: Laderaum ${hold}, Segel ${sails}, Kanonen ${cannons}, Crew ${crew}, für ${price} Gold`,
  'fit.nothing': 'Das Schiff lassen, wie es ist',
  sail: ({ to }) => `${capital(toPlaces[to])} segeln`,
  pass: 'Passen',
  escape: ({ to }) => `${capital(toPlaces[to])} fliehen`,
  navy: ({ to }) => `Die Royal Navy ${toPlaces[to]} schicken`,
  'hideout.gold': '5 Gold aus dem Geheimversteck holen',
  'hideout.treasure': '3 Schätze aus dem Geheimversteck holen',
  swap: ({ card }) => `${cardNames[card]} vom Ablagestapel holen`,
  challenge: ({ to }) => `Als Herausforderer ${toPlaces[to]} segeln`,
  reinforce: ({ sector }) => `${capital(sectors[sector])} verstärken`,
  refit: ({ card }) => `${cardNames[card]} ins Schiff legen`,
  play: ({ card }) => `${cardNames[card]} spielen`,
  sabotage: ({ ship, sector }, { who }) => `${capital(part(who(ship), sector))} sabotieren`,
  undermine: ({ enemy }) => `${capital(enemies[enemy])} sabotieren`,
  flee: 'In die Bucht fliehen',
  shoot: ({ ship, sector }, { who }) => `Auf ${part(who(ship), sector)} schießen`,
  engage: ({ enemy }) => `Auf ${enemies[enemy]} schießen`,
  aim: ({ ship, sector }, { who }) => `Auf ${part(who(ship), sector)} feuern`,
  buy: ({ cards, price }, { plural }) => `${cards} ${plural(cards, CARDS)} für ${price} Gold kaufen`,
  'buy.nothing': 'Nichts kaufen',
  upgrade: ({ sector, value, price }) =>
    `${capital(sectors[sector])} für ${price} Gold auf ${value} ausbauen`,
  keep: 'Nichts ausbauen',
  flip: ({ sectors: chosen, price }, { list }) =>
    `Verstärkung für ${price} Gold wieder aufdrehen (${list(chosen.map((sector) => bareSectors[sector]))})`,
  'flip.nothing': 'Nichts aufdrehen',
  buryTreasure: ({ treasures }, { plural }) => `${treasures} ${plural(treasures, TREASURES)} vergraben`,
  buryGold: ({ gold, fame }) => `${gold} Gold für ${fame} Ruhm vergraben`,
  'rest.gold': '1 Tavernenkarte und 2 Gold',
  'rest.cards': '2 Tavernenkarten',
  won: ({ winner, fame }, { who }) =>
    `${who(winner)} hat mit ${fame} Ruhm den größten Namen unter den Piraten.`,
  'won.duel': ({ winner, fame }, { who }) => `${who(winner)} gewinnt das Duell bei ${fame} Ruhm.`,
};
