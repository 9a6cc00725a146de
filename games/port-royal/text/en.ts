import type { Language } from '@tortuga/kernel';
import type { PortRoyal } from '../rules/state.ts';
import { NAMES } from './names.ts';

const WIN = { one: 'wins', other: 'share the victory' };
const POINTS = { one: 'point', other: 'points' };
const TONS = { one: 'ton', other: 'tons' };
const PRISONERS = { one: 'prisoner', other: 'prisoners' };

const { card, cargo, colour, loot, goods } = NAMES.en;

function ship(which: number): string {
  return `the ${goods(which)} ship`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const en: Language<PortRoyal> = {
  title: 'Port Royal (Panning, 2000)',
  summary: 'Win loot in tricks and load your four ships as full as they will float.',
  messages: {
    'auction.ask': ({ high, most }, { plural }) =>
      high === 0
        ? `Bid for the privileges, up to ${most} ${plural(most, TONS)}, or pass.`
        : `The highest bid is ${high} ${plural(high, TONS)}. Bid more, up to ${most}, or pass.`,
    'exchange.ask': 'You took the two open cards. Set two cards of your hand aside, face down.',
    'trump.ask': 'Name the trump colour of this round.',
    'leader.ask': 'Name the captain who leads the next trick.',
    'stake.ask': ({ trick }) => `Trick ${trick} of 8: choose the loot at stake.`,
    'card.lead': ({ loot: stake }) => `${capital(loot(stake))} is at stake. Lead any card.`,
    'card.follow': ({ loot: stake, trump }) =>
      `${capital(loot(stake))} is at stake, ${colour(trump)} is trump. Play a card.`,
    'take.ask': ({ loot: won }) => `You won ${loot(won)}. What do you do with it?`,
    'remove.ask': 'You won Remove. Take a card off one of your ships now, or keep Remove for later?',
    'relocate.ask': 'You won Relocate. You may move one extra or one prisoner to another of your ships.',
    'prisoner.ask': ({ face }, { plural }) =>
      `Your prisoner is worth ${face} ${plural(face, TONS)}. On which ship is the prisoner locked up?`,
    bid: ({ tons }, { plural }) => `Bid ${tons} ${plural(tons, TONS)}`,
    pass: 'Pass',
    setAside: ({ cards }, { list }) => `Set ${list(cards.map(card))} aside`,
    trump: ({ colour: trump }) => `${capital(colour(trump))} is trump`,
    'appoint.self': 'Lead yourself',
    appoint: ({ leader }, { who }) => `${who(leader)} leads`,
    stake: ({ loot: stake, prisoners }, { plural }) =>
      prisoners === 0
        ? `Play for ${loot(stake)}`
        : `Play for ${loot(stake)} with ${prisoners} ${plural(prisoners, PRISONERS)}`,
    play: ({ card: played }) => `Play ${card(played)}`,
    repay: ({ loot: won, tons }, { plural }) =>
      `Repay ${tons} ${plural(tons, TONS)} of the bid with ${loot(won)}`,
    remove: ({ loot: won }) => `Use Remove and throw ${loot(won)} overboard with it`,
    load: ({ loot: won, ship: to }) => `Load ${loot(won)} onto ${ship(to)}`,
    keep: 'Keep Remove for later',
    'takeOff.loot': ({ loot: off, ship: from }) => `Take ${loot(off)} off ${ship(from)}`,
    'takeOff.prisoner': ({ face, ship: from }) => `Take the prisoner worth ${face} off ${ship(from)}`,
    leave: 'Leave everything where it is',
    'relocate.loot': ({ loot: moved, from, to }) => `Move ${loot(moved)} from ${ship(from)} to ${ship(to)}`,
    'relocate.prisoner': ({ face, from, to }) =>
      `Move the prisoner worth ${face} from ${ship(from)} to ${ship(to)}`,
    lockUp: ({ ship: on }) => `Lock the prisoner up on ${ship(on)}`,
    won: ({ winners, points }, { who, plural, list }) =>
      `${list(winners.map(who))} ${plural(winners.length, WIN)} with ${points} ${plural(points, POINTS)}.`,
    'won.lowerDebt': ({ winners, points, debt }, { who, plural, list }) =>
      `${list(winners.map(who))} ${plural(winners.length, WIN)} with ${points} ${plural(points, POINTS)} and the smallest debt, ${debt}.`,
  },
  events: {
    roundStart: ({ round, dealer }, { who }) => `Round ${round} begins. ${who(dealer)} deals.`,
    lootTurned: ({ loot: turned }, { list }) => `New loot: ${list(turned.map(loot))}.`,
    dealt: ({ dealer }, { who }) => `${who(dealer)} has dealt the cards.`,
    handDealt: ({ seat, cards }, { who, list }) => `The hand of ${who(seat)}: ${list(cards.map(card))}.`,
    openCards: ({ cards }, { list }) => `The open cards are ${list(cards.map(card))}.`,
    bid: ({ seat, tons }, { who, plural }) => `${who(seat)} bids ${tons} ${plural(tons, TONS)}.`,
    passed: ({ seat, isForced }, { who }) =>
      isForced ? `${who(seat)} cannot bid higher and passes.` : `${who(seat)} passes.`,
    privileges: ({ seat, tons }, { who, plural }) =>
      tons === 0
        ? `Nobody has bid: ${who(seat)} deals and gets the privileges for nothing.`
        : `${who(seat)} gets the privileges for ${tons} ${plural(tons, TONS)}.`,
    bidCube: ({ seat, position }, { who }) => `The bid cube of ${who(seat)} is on ${position}.`,
    exchanged: ({ seat }, { who }) => `${who(seat)} takes the open cards and sets two cards aside.`,
    setAside: ({ seat, cards }, { who, list }) => `${who(seat)} set ${list(cards.map(card))} aside.`,
    trumpNamed: ({ seat, colour: trump }, { who }) => `${who(seat)} names trump: ${colour(trump)}.`,
    startPlayer: ({ by, seat }, { who }) =>
      by === seat ? `${who(seat)} leads.` : `${who(by)} lets ${who(seat)} lead.`,
    lootAtStake: ({ seat, loot: stake, prisoners }, { who, plural }) =>
      prisoners === 0
        ? `${who(seat)} puts ${loot(stake)} at stake.`
        : `${who(seat)} puts ${loot(stake)} at stake, and ${prisoners} ${plural(prisoners, PRISONERS)} with it.`,
    played: ({ seat, card: played }, { who }) => `${who(seat)} plays ${card(played)}.`,
    voidMarker: ({ seat, colour: led }, { who }) => `${who(seat)} has no ${colour(led)} left.`,
    pirateStrikes: () => 'A pirate strikes: colours do not count in this trick.',
    trickWon: ({ seat, card: best, loot: won }, { who }) =>
      `${who(seat)} wins the trick with ${card(best)} and gets ${loot(won)}.`,
    loaded: ({ seat, loot: won, ship: on, load, capacity }, { who }) =>
      `${who(seat)} loads ${loot(won)}: ${ship(on)} carries ${load} of ${capacity}.`,
    overloaded: ({ seat, ship: heavy }, { who }) => `${capital(ship(heavy))} of ${who(seat)} is overloaded.`,
    relieved: ({ seat, ship: light }, { who }) =>
      `${capital(ship(light))} of ${who(seat)} is no longer overloaded.`,
    repaid: ({ seat, loot: won, debt, surplus }, { who, plural }) =>
      `${who(seat)} repays with ${loot(won)}: the debt is now ${debt}${surplus === 0 ? '' : `, and ${surplus} ${plural(surplus, TONS)} too much are lost`}.`,
    removeKept: ({ seat }, { who }) => `${who(seat)} keeps Remove.`,
    removeUsed: ({ seat, loot: won }, { who }) =>
      `${who(seat)} uses Remove and throws ${loot(won)} overboard.`,
    takenOff: ({ seat, cargo: off, ship: from }, { who }) =>
      `${who(seat)} takes ${cargo(off)} off ${ship(from)}.`,
    relocated: ({ seat, cargo: moved, from, to }, { who }) =>
      `${who(seat)} moves ${cargo(moved)} from ${ship(from)} to ${ship(to)}.`,
    relocateUnused: ({ seat }, { who }) => `${who(seat)} relocates nothing.`,
    relocateLapsed: ({ seat }, { who }) => `${who(seat)} has nothing that can be relocated.`,
    prisonersWon: ({ seat, count }, { who, plural }) =>
      `${who(seat)} gets ${count} ${plural(count, PRISONERS)} too.`,
    prisonersSeen: ({ seat, faces }, { who, plural, list }) =>
      `The ${plural(faces.length, PRISONERS)} of ${who(seat)}: worth ${list(faces.map(String))}.`,
    prisonerPlaced: ({ seat, ship: on }, { who }) => `${who(seat)} locks a prisoner up on ${ship(on)}.`,
    leftOver: ({ loot: left, prisoners }, { plural }) =>
      `${capital(loot(left))} is left over, with ${prisoners} ${plural(prisoners, PRISONERS)} under it.`,
    debtFixed: ({ seat, debt }, { who }) => `${who(seat)} has not repaid the bid: the debt is now ${debt}.`,
    roundEnd: ({ round }) => `Round ${round} is over.`,
    shipScored: ({ seat, ship: on, load, capacity, points }, { who, plural }) =>
      `${capital(ship(on))} of ${who(seat)} carries ${load} of ${capacity}: ${points} ${plural(points, POINTS)}.`,
    shipSunk: ({ seat, ship: sunk, load, capacity }, { who }) =>
      `${capital(ship(sunk))} of ${who(seat)} sinks: ${load} is more than ${capacity}.`,
    prisonersRevealed: ({ seat, ship: on, faces }, { who, plural, list }) =>
      `${plural(faces.length, { one: 'Prisoner', other: 'Prisoners' })} of ${who(seat)} on ${ship(on)}: ${list(faces.map(String))}.`,
    finalScore: ({ seat, ships, debt, total }, { who, plural }) =>
      `${who(seat)}: ${ships} on the ships, ${debt} of debt, ${total} ${plural(total, POINTS)}.`,
    winner: ({ seats }, { who, plural, list }) => `${list(seats.map(who))} ${plural(seats.length, WIN)}.`,
  },
  reasons: {
    'not-higher': 'A bid must be higher than the last one.',
    'beyond-debt': 'Your bid and your debt together may not exceed 19.',
    'holds-led-colour': 'You hold the colour that was led, so you may not play trump.',
    'wrong-ship': 'Goods go onto the ship of their own kind.',
    'not-holder': 'Only the holder of the privileges can repay a bid.',
    'nothing-bid': 'You got the privileges for nothing, so there is nothing to repay.',
    'already-repaid': 'You have repaid already in this round.',
    'cannot-repay': 'Only goods, +8 and +6 can repay a bid.',
  },
  options: {
    tie: {
      label: 'Equal points',
      values: { shared: 'share the victory', lowerDebt: 'the smaller debt wins' },
    },
    trickHistory: {
      label: 'Tricks that can be looked up',
      values: { all: 'all of the round', last: 'only the last one' },
    },
  },
};
