import { at as item, type Language, type Words } from '@tortuga/kernel';
import type { Card } from '../rules/cards.ts';
import type { Space } from '../rules/chart.ts';
import { type Action, CARDS as DECK, type Power, type Treasure } from '../rules/data/components.ts';
import type { ShipId } from '../rules/ships.ts';
import type { Jamaica } from '../rules/state.ts';
import { plain, priced, rolled, type SpaceWords, shipName, signed } from './cast.ts';

const SPACE: SpaceWords = {
  portRoyal: 'Port Royal',
  lair: 'lair',
  goods: { gold: 'gold', food: 'food', powder: 'powder' },
};

const ACTIONS: { readonly [A in Action]: string } = {
  forward: 'sail forward',
  backward: 'sail backward',
  gold: 'load gold',
  food: 'load food',
  powder: 'load powder',
};

const POWERS: { readonly [P in Power]: string } = {
  map: 'Morgan’s Map',
  sabre: 'Saran’s Sabre',
  beth: 'Lady Beth',
  sixth: 'the 6th Hold',
};

const STEPS = { one: 'space', other: 'spaces' };
const POINTS = { one: 'point', other: 'points' };
const CARDS = { one: 'card', other: 'cards' };

function ship(id: ShipId, words: Words): string {
  return shipName(id, words, 'the ghost ship');
}

/** A ship at the beginning of a sentence. */
function opening(id: ShipId, words: Words): string {
  return shipName(id, words, 'The ghost ship');
}

function on(space: Space): string {
  return priced(space, SPACE);
}

function to(path: readonly Space[], from: Space): string {
  return plain(path.at(-1) ?? from, SPACE);
}

function shown(roll: number): string {
  return rolled(roll, 'a star', (number) => (number === 8 ? `an ${number}` : `a ${number}`));
}

function treasure(card: Treasure): string {
  return card in POWERS ? POWERS[card as Power] : card.replace('-', '−');
}

function card(id: Card): string {
  const { morning, evening } = item(DECK, id);
  return `“${ACTIONS[morning]} / ${ACTIONS[evening]}”`;
}

export const en: Language<Jamaica> = {
  title: 'Jamaica',
  summary: 'Race around the island, plunder the lairs, and be the richest when the first ship is home.',
  messages: {
    'dice.ask': ({ dice: [one, other] }) =>
      `You are Captain and rolled ${one} and ${other}: which die is for the morning?`,
    'cards.ask': ({ morning, evening }) =>
      `Morning ${morning}, evening ${evening}: choose a card. Nobody sees it before your turn.`,
    'load.ask': ({ good, count }) => `Choose the hold for ${count} ${good}.`,
    'clear.ask': ({ good, count }) => `No hold is empty: choose one to clear for ${count} ${good}.`,
    'sail.ask': ({ way, steps }, { plural }) =>
      `You sail ${steps} ${plural(steps, STEPS)} ${way}: choose where to stop.`,
    'foe.ask': ({ at }) => `Several ships lie on ${plain(at, SPACE)}: choose whom you attack.`,
    'foe.ghost.ask': ({ at }) =>
      `The ghost ship meets both of you on ${plain(at, SPACE)}: choose whom it attacks.`,
    'powder.attack.ask': ({ foe }, words) => `You attack ${ship(foe, words)}: how much powder do you spend?`,
    'powder.defend.ask': ({ foe, firepower }, words) =>
      `${opening(foe, words)} attacks with firepower ${firepower}: how much powder do you spend?`,
    'take.ask': ({ good, due }) => `${due} ${good} to pay: from which hold comes the next?`,
    'take.powder.ask': ({ due }) => `${due} powder to spend: from which hold comes the next?`,
    'sabre.ask': ({ ship: id, roll }, words) =>
      `${opening(id, words)} rolled ${shown(roll)}: will you use the Sabre to have it rolled again?`,
    'spoils.ask': ({ loser }, words) => `You have beaten ${ship(loser, words)}: choose your spoils.`,
    'spoils.ghost.ask': ({ loser }, words) =>
      `The ghost ship has beaten ${ship(loser, words)}: choose its spoils.`,
    'retreat.ask': ({ at }) => `You cannot pay for ${plain(at, SPACE)}: choose where to retreat.`,
    'steer.ask': ({ steps }, { plural }) => `Steer the ghost ship ${steps} ${plural(steps, STEPS)}.`,
    assign: ({ morning, evening }) => `Morning ${morning}, evening ${evening}`,
    play: ({ morning, evening }) => `In the morning ${ACTIONS[morning]}, in the evening ${ACTIONS[evening]}`,
    'load.stow': ({ hold }) => `Into hold ${hold + 1}`,
    'load.clear': ({ hold, good, count }) => `Clear hold ${hold + 1} (${count} ${good})`,
    sail: ({ to: space }) => `Sail to ${on(space)}`,
    attack: ({ foe }, words) => `Attack ${ship(foe, words)}`,
    spend: ({ powder }) => (powder === 0 ? 'Spend no powder' : `Spend ${powder} powder`),
    take: ({ hold, good, count }) => `From hold ${hold + 1} (${count} ${good})`,
    reroll: 'Use the Sabre: roll again',
    accept: 'Leave it as it is',
    loot: ({ good, count }) => `Take ${count} ${good}`,
    seize: ({ power }) => `Take ${POWERS[power]}`,
    steal: ({ slot }) => `Take face-down treasure no. ${slot}`,
    'steal.known': ({ slot, card }) => `Take face-down treasure no. ${slot} (you know it: ${treasure(card)})`,
    'steal.any': 'Take a face-down treasure by lot',
    curse: ({ slot, card }) => `Hand over your cursed treasure no. ${slot} (${treasure(card)})`,
    decline: 'Take nothing',
    retreat: ({ to: space }) => `Retreat to ${on(space)}`,
    steer: ({ way, to: space }) => `${way === 'forward' ? 'Forward' : 'Backward'} to ${plain(space, SPACE)}`,
    won: ({ winner, points }, { who, plural }) =>
      `${who(winner)} wins with ${points} ${plural(points, POINTS)}.`,
    'won.progress': ({ winner, points, at }, { who, plural }) =>
      `${who(winner)} wins with ${points} ${plural(points, POINTS)}: of those who tied, the ship on ${plain(at, SPACE)} is furthest ahead.`,
    shared: ({ winners, points }, { who, plural, list }) =>
      `${list(winners.map(who))} share the victory with ${points} ${plural(points, POINTS)} each.`,
  },
  events: {
    began: ({ captain, hasGhost }, { who }) =>
      `${hasGhost ? 'The ghost ship sails along. ' : ''}${who(captain)} is the first Captain.`,
    round: ({ round, captain }, { who }) => `Round ${round}: ${who(captain)} is Captain.`,
    rolled: ({ seat, dice: [one, other] }, { who }) => `${who(seat)} rolls ${one} and ${other}.`,
    assigned: ({ morning, evening }) => `Morning ${morning}, evening ${evening}.`,
    chosen: () => 'All have chosen a card.',
    revealed: ({ seat, card: shownCard }, { who }) => `${who(seat)} reveals ${card(shownCard)}.`,
    acted: ({ seat, half, action, die }, { who }) =>
      `${half === 'morning' ? 'Morning' : 'Evening'}, ${die}: ${who(seat)} is to ${ACTIONS[action]}.`,
    cleared: ({ seat, hold, good, count }, { who }) =>
      `${who(seat)} clears hold ${hold + 1}: ${count} ${good} overboard.`,
    loaded: ({ ship: id, hold, good, count }, words) =>
      `${opening(id, words)} stows ${count} ${good} in hold ${hold + 1}.`,
    notLoaded: ({ seat, good, why }, { who }) =>
      why === 'full'
        ? `${who(seat)} has ${good} in every hold and loads nothing.`
        : `The bank has no ${good} left: ${who(seat)} loads nothing.`,
    sailed: ({ ship: id, way, from, path }, words) =>
      `${opening(id, words)} sails ${path.length} ${words.plural(path.length, STEPS)} ${way} to ${to(path, from)}.`,
    crossed: ({ ship: id, way }, words) => `${opening(id, words)} passes Port Royal ${way}.`,
    engaged: ({ attacker, defender, at }, words) =>
      `${opening(attacker, words)} attacks ${ship(defender, words)} on ${plain(at, SPACE)}.`,
    spent: ({ seat, powder }, { who }) => `${who(seat)} spends ${powder === 0 ? 'no' : powder} powder.`,
    fired: ({ ship: id, by, roll }, words) =>
      id === by
        ? `${words.who(by)} rolls ${shown(roll)}.`
        : `${words.who(by)} rolls ${shown(roll)} for the ghost ship.`,
    refired: ({ seat, from, roll }, { who }) =>
      `${who(seat)} uses the Sabre: instead of ${shown(from)} it is ${shown(roll)}.`,
    compared: ({ attacker, defender, firepower: [attack, defence] }, words) =>
      `Firepower: ${ship(attacker, words)} ${attack}, ${ship(defender, words)} ${defence}.`,
    won: ({ winner, loser }, words) => `${opening(winner, words)} beats ${ship(loser, words)}.`,
    tied: () => 'The battle is a tie: nobody takes anything.',
    looted: ({ winner, loser, good, count }, words) =>
      `${opening(winner, words)} takes ${count} ${good} from ${ship(loser, words)}.`,
    seized: ({ winner, loser, power }, words) =>
      `${opening(winner, words)} takes ${POWERS[power]} from ${ship(loser, words)}.`,
    sixthMoved: ({ good, count }) => `Its cargo goes along: ${count} ${good}.`,
    stole: ({ winner, loser, slot }, words) =>
      `${opening(winner, words)} takes face-down treasure no. ${slot} from ${ship(loser, words)}.`,
    cursed: ({ winner, loser, slot }, words) =>
      `${words.who(winner)} hands cursed treasure no. ${slot} to ${ship(loser, words)}.`,
    learned: ({ slot, card }) => `Treasure no. ${slot} is ${treasure(card)}.`,
    declined: ({ winner }, words) => `${opening(winner, words)} takes nothing.`,
    jettisoned: ({ good, count }) => `The ghost ship throws ${count} ${good} into the sea.`,
    paid: ({ seat, good, count }, { who }) => `${who(seat)} pays ${count} ${good}.`,
    fellShort: ({ seat, good, paid, due }, { who }) =>
      `${who(seat)} owes ${due} ${good} and ${paid === 0 ? 'has none' : `has only ${paid}`}.`,
    retreated: ({ seat, from, path }, { who }) => `${who(seat)} retreats to ${to(path, from)}.`,
    plundered: ({ ship: id, at }, words) => `${opening(id, words)} plunders the lair on ${plain(at, SPACE)}.`,
    raisedPower: ({ ship: id, power }, words) => `${opening(id, words)} finds ${POWERS[power]}.`,
    raised: ({ ship: id, slot }, words) =>
      `${opening(id, words)} takes treasure no. ${slot} aboard, face down.`,
    unmasked: ({ seat, power }, { who }) => `It is ${POWERS[power]}: ${who(seat)} lays it face up.`,
    finished: ({ seat }, { who }) => `${who(seat)} is home in Port Royal.`,
    lastRound: () => 'This is the last round.',
    dropped: ({ seat }, { who }) => `${who(seat)} is home and has no evening.`,
    drew: ({ seat, count }, { who, plural }) => `${who(seat)} draws ${count} ${plural(count, CARDS)}.`,
    drewCards: ({ cards }, { list }) => `New in hand: ${list(cards.map(card))}.`,
    reshuffled: ({ seat }, { who }) => `${who(seat)} shuffles the discards into a new pile.`,
    compass: ({ seat }, { who }) => `The compass goes to ${who(seat)}.`,
    ghostForced: ({ way, why }) =>
      ({
        leads: 'The ghost ship is in front alone and must sail backward.',
        trails: 'The ghost ship is last alone and must sail forward.',
        home: `The ghost ship is in Port Royal and can only sail ${way}.`,
      })[why],
    ghostSteered: ({ seat, way }, { who }) => `${who(seat)} steers the ghost ship ${way}.`,
    uncovered: ({ seat, cards }, { who, list }) => `${who(seat)} uncovers ${list(cards.map(treasure))}.`,
    scored: ({ seat, space, gold, treasures, total }, { who }) =>
      `${who(seat)}: space ${signed(space)}, gold ${gold}, treasures ${signed(treasures)}: ${signed(total)}.`,
    tieBroken: ({ seats }, { who, list }) => `${list(seats.map(who))} are level: the ship ahead wins.`,
    ended: ({ winners }, { who, plural, list }) =>
      `${list(winners.map(who))} ${plural(winners.length, { one: 'wins', other: 'share the victory' })}.`,
  },
  reasons: {
    'not-in-hand': 'This card is not in your hand.',
    'room-left': 'While a hold is empty none may be cleared.',
    'same-good': 'A hold with the same good may not be cleared for it.',
    'other-good': 'There is something else in this hold.',
    'empty-hold': 'This hold is empty.',
    'no-sixth-hold': 'You do not own the 6th Hold.',
    'exact-steps': 'You must sail exactly as far as the die says.',
    'not-enough-powder': 'You have no more powder than that.',
    'no-room': 'All your holds contain that good already.',
    'ghost-full': 'The ghost ship has no empty hold for gold.',
    'ghost-keeps': 'Lady Beth stays with the ghost ship.',
    'ghost-leads': 'The ghost ship is in front alone and must sail backward.',
    'ghost-trails': 'The ghost ship is last alone and must sail forward.',
    'ghost-home': 'The ghost ship has its lap behind it and can only sail backward.',
  },
  options: {
    bank: { label: 'Bank', values: { unlimited: 'never runs out', strict: 'only the tokens of the box' } },
    steal_pick: {
      label: 'A face-down treasure that is stolen',
      values: { slot: 'is named by the thief', random: 'is drawn by lot' },
    },
    discard_view: { label: 'Discards', values: { open: 'all to be seen', top: 'only the top card' } },
    first_captain: {
      label: 'First Captain',
      values: {
        random: 'by lot',
        seat1: 'seat 1',
        seat2: 'seat 2',
        seat3: 'seat 3',
        seat4: 'seat 4',
        seat5: 'seat 5',
        seat6: 'seat 6',
      },
    },
  },
};
