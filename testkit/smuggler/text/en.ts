import type { Language } from '@tortuga/kernel';
import type { Smuggler } from '../rules/state.ts';
import { isleName } from './isles.ts';

const COINS = { one: 'coin', other: 'coins' };

export const en: Language<Smuggler> = {
  title: 'Smuggler',
  summary: 'Dig for coins, keep your hideout secret, and be rude to the neighbours.',
  messages: {
    'hide.ask': 'Choose the isle of your hideout. Nobody else will see it.',
    'turn.ask': ({ round, rounds }) => `Round ${round} of ${rounds}: sail, dig or spy.`,
    'hail.ask': 'You are not alone here. Demand coins, or greet politely?',
    'parley.ask': ({ captain, sum }, { who, plural }) =>
      `${who(captain)} demands ${sum} ${plural(sum, COINS)}. Pay or fight?`,
    hide: ({ at }) => `Hide on ${isleName(at)}`,
    sail: ({ to }) => `Sail to ${isleName(to)}`,
    dig: ({ at }) => `Dig on ${isleName(at)}`,
    spy: ({ rival }, { who }) => `Pay a coin to learn the hideout of ${who(rival)}`,
    demand: ({ rival, sum }, { who, plural }) => `Demand ${sum} ${plural(sum, COINS)} of ${who(rival)}`,
    greet: 'Greet politely',
    pay: ({ sum }, { plural }) => `Pay ${sum} ${plural(sum, COINS)}`,
    fight: 'Fight',
    won: ({ winners, coins }, { who, plural, list }) =>
      `${list(winners.map(who))} ${plural(winners.length, { one: 'wins', other: 'share the victory' })} with ${coins} ${plural(coins, COINS)}.`,
  },
  events: {
    began: ({ seat }, { who }) => `${who(seat)} goes first.`,
    hid: ({ seat, at }, { who }) => `${who(seat)} hides on ${isleName(at)}.`,
    sailed: ({ seat, to }, { who }) => `${who(seat)} sails to ${isleName(to)}.`,
    dug: ({ seat, at, coins }, { who, plural }) =>
      `${who(seat)} digs on ${isleName(at)} and finds ${coins === 0 ? 'nothing' : `${coins} ${plural(coins, COINS)}`}.`,
    uncovered: ({ owner, at }, { who }) => `The hideout of ${who(owner)} on ${isleName(at)} is uncovered.`,
    looted: ({ seat, rival, coins }, { who, plural }) =>
      `${who(seat)} takes ${coins} ${plural(coins, COINS)} from ${who(rival)} there.`,
    spied: ({ seat, rival }, { who }) => `${who(seat)} spies out the hideout of ${who(rival)}.`,
    learned: ({ seat, rival, at }, { who }) =>
      `${who(seat)} learns that the hideout of ${who(rival)} is on ${isleName(at)}.`,
    greeted: ({ seat }, { who }) => `${who(seat)} greets politely.`,
    demanded: ({ seat, rival, sum }, { who, plural }) =>
      `${who(seat)} demands ${sum} ${plural(sum, COINS)} of ${who(rival)}.`,
    paid: ({ seat, rival, coins }, { who, plural }) =>
      `${who(seat)} hands ${coins} ${plural(coins, COINS)} to ${who(rival)}.`,
    fought: ({ seats: [attacker, defender], dice: [attack, defence] }, { who }) =>
      `${who(attacker)} throws a ${attack}, ${who(defender)} a ${defence}.`,
    stormed: ({ over, hit }, { who, plural, list }) =>
      hit.length === 0
        ? `The storm is over ${isleName(over)}.`
        : `The storm is over ${isleName(over)}: ${list(hit.map(who))} ${plural(hit.length, { one: 'loses a coin', other: 'lose a coin each' })}.`,
    kept: ({ owner, at, coins }, { who, plural }) =>
      `Nobody found the hideout of ${who(owner)} on ${isleName(at)}: ${coins} ${plural(coins, COINS)} more.`,
    ended: ({ winners }, { who, plural, list }) =>
      `${list(winners.map(who))} ${plural(winners.length, { one: 'wins', other: 'share the victory' })}.`,
  },
  reasons: {
    storm: 'The storm rages there.',
    'sack-empty': 'Everything has been found already.',
    'no-coins': 'A spy costs a coin, and you have none.',
    known: 'You know that hideout.',
    'too-greedy': 'Nobody hands over more than half of a purse.',
  },
  options: {
    rounds: { label: 'Rounds' },
    goal: { label: 'Coins that end the match' },
    storms: { label: 'Storm', values: { calm: 'moves every round', wild: 'moves every turn' } },
  },
};
