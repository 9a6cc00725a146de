import type { Language } from '@tortuga/kernel';
import type { Piratenbucht } from '../../rules/state.ts';
import { NAMES } from './names.ts';

const { atPlaces, toPlaces, sectors, bareSectors, cards: cardNames, enemies } = NAMES;

const DICE = { one: 'die', other: 'dice' };
const TREASURES = { one: 'treasure', other: 'treasures' };
const CARDS = { one: 'tavern card', other: 'tavern cards' };

/** "the cannons of Anne" */
function part(ship: string, sector: keyof typeof sectors): string {
  return `${sectors[sector]} of ${ship}`;
}

export const messages: Language<Piratenbucht>['messages'] = {
  'fit.ask': ({ gold }) =>
    `Fit out your ship with up to ${gold} gold. Nobody sees your choice until all have chosen.`,
  'wheel.ask': ({ round }) => `Round ${round} of 12: set your wheel to an island, in secret.`,
  'action.ask': ({ at }) => `You lie ${atPlaces[at]}. Play an action card, or pass.`,
  'window.ask': ({ at }) => `Battle ${atPlaces[at]}: play a battle card before the first shot, or pass.`,
  'turn.ask': ({ dice }, { plural }) =>
    `Your turn in battle, with ${dice} ${plural(dice, DICE)}: shoot at a rival, or flee to the cove.`,
  'turn.enemies': ({ dice }, { plural }) =>
    `Your turn in battle, with ${dice} ${plural(dice, DICE)}: shoot at the enemy ship, or flee to the cove.`,
  'navy.ask': ({ at }) => `Your Navy fires ${atPlaces[at]}: choose ship and sector.`,
  'tavern.ask': ({ gold }) => `You have ${gold} gold. How many tavern cards do you buy?`,
  'upgrade.ask': ({ sector, gold }) => `You can spend ${gold} gold. How far do you raise ${sectors[sector]}?`,
  'upgrade.any': ({ gold }) => `You can spend ${gold} gold. Raise one sector by one or two fields?`,
  'flip.ask': ({ gold }) => `You can spend ${gold} gold. Which Reinforcements do you turn face up again?`,
  'buryTreasure.ask': ({ treasures }, { plural }) =>
    `You carry ${treasures} ${plural(treasures, TREASURES)}. How many do you bury, for 1 fame each?`,
  'buryGold.ask': ({ gold }) => `You have ${gold} gold. How much do you bury, 3 gold for 1 fame?`,
  'cove.ask': 'What do you take in the cove?',
  'cove.repair': 'What do you take in the cove? The repair costs 2 gold.',
  fit: ({ hold, sails, cannons, crew, price }) =>
    `Fields: hold ${hold}, sails ${sails}, cannons ${cannons}, crew ${crew}, for ${price} gold`,
  'fit.nothing': 'Leave the ship as it is',
  sail: ({ to }) => `Sail ${toPlaces[to]}`,
  pass: 'Pass',
  escape: ({ to }) => `Flee ${toPlaces[to]}`,
  navy: ({ to }) => `Send the Royal Navy ${toPlaces[to]}`,
  'hideout.gold': 'Take 5 gold from the secret hideout',
  'hideout.treasure': 'Take 3 treasures from the secret hideout',
  swap: ({ card }) => `Fetch ${cardNames[card]} from the discard pile`,
  challenge: ({ to }) => `Sail ${toPlaces[to]} as a challenger`,
  reinforce: ({ sector }) => `Reinforce ${sectors[sector]}`,
  refit: ({ card }) => `Lay ${cardNames[card]} into your ship`,
  play: ({ card }) => `Play ${cardNames[card]}`,
  sabotage: ({ ship, sector }, { who }) => `Sabotage ${part(who(ship), sector)}`,
  undermine: ({ enemy }) => `Sabotage ${enemies[enemy]}`,
  flee: 'Flee to the cove',
  shoot: ({ ship, sector }, { who }) => `Shoot at ${part(who(ship), sector)}`,
  engage: ({ enemy }) => `Shoot at ${enemies[enemy]}`,
  aim: ({ ship, sector }, { who }) => `Fire at ${part(who(ship), sector)}`,
  buy: ({ cards, price }, { plural }) => `Buy ${cards} ${plural(cards, CARDS)} for ${price} gold`,
  'buy.nothing': 'Buy nothing',
  upgrade: ({ sector, value, price }) => `Raise ${sectors[sector]} to ${value} for ${price} gold`,
  keep: 'Raise nothing',
  flip: ({ sectors: chosen, price }, { list }) =>
    `Turn Reinforcement face up again (${list(chosen.map((sector) => bareSectors[sector]))}) for ${price} gold`,
  'flip.nothing': 'Turn nothing',
  buryTreasure: ({ treasures }, { plural }) => `Bury ${treasures} ${plural(treasures, TREASURES)}`,
  buryGold: ({ gold, fame }) => `Bury ${gold} gold for ${fame} fame`,
  'rest.gold': '1 tavern card and 2 gold',
  'rest.cards': '2 tavern cards',
  won: ({ winner, fame }, { who }) => `${who(winner)} is the most famous pirate, with ${fame} fame.`,
  'won.duel': ({ winner, fame }, { who }) => `${who(winner)} wins the duel at ${fame} fame.`,
};
