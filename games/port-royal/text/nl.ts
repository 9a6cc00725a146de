import { at, type Language } from '@tortuga/kernel';
import type { PortRoyal } from '../rules/state.ts';
import { NAMES } from './names.ts';

const SHIPS = ['beschuitschip', 'tabaksschip', 'rumschip', 'kruitschip'] as const;
const WIN = { one: 'wint', other: 'delen de overwinning' };
const PRISONERS = { one: 'gevangene', other: 'gevangenen' };
const POINTS = { one: 'punt', other: 'punten' };

const { card, cargo, colour, loot } = NAMES.nl;

/** All ships are neuter: "het rumschip". */
function ship(which: number): string {
  return `het ${at(SHIPS, which)}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export const nl: Language<PortRoyal> = {
  title: 'Port Royal (Panning, 2000)',
  summary: 'Win buit met slagen en laad je vier schepen zo vol als ze kunnen drijven.',
  messages: {
    'auction.ask': ({ high, most }) =>
      high === 0
        ? `Bied op de voorrechten, hoogstens ${most} ton, of pas.`
        : `Het hoogste bod is ${high} ton. Bied meer, hoogstens ${most}, of pas.`,
    'exchange.ask': 'Je hebt de twee open kaarten genomen. Leg twee kaarten uit je hand gedekt weg.',
    'trump.ask': 'Kies de troefkleur van deze ronde.',
    'leader.ask': 'Wijs de kapitein aan die in de volgende slag uitkomt.',
    'stake.ask': ({ trick }) => `Slag ${trick} van 8: kies de buit waar het om gaat.`,
    'card.lead': ({ loot: stake }) => `Het gaat om ${loot(stake)}. Kom uit met een kaart naar keuze.`,
    'card.follow': ({ loot: stake, trump }) =>
      `Het gaat om ${loot(stake)}, troef is ${colour(trump)}. Speel een kaart.`,
    'take.ask': ({ loot: won }) => `Je hebt ${loot(won)} gewonnen. Wat doe je ermee?`,
    'remove.ask':
      'Je hebt Verwijderen gewonnen. Neem je nu een kaart van een van je schepen, of bewaar je Verwijderen?',
    'relocate.ask':
      'Je hebt Verplaatsen gewonnen. Je mag een extra of een gevangene naar een ander schip van je verplaatsen.',
    'prisoner.ask': ({ face }) => `Je gevangene is ${face} ton waard. Op welk schip sluit je hem op?`,
    bid: ({ tons }) => `Bied ${tons} ton`,
    pass: 'Pas',
    setAside: ({ cards }, { list }) => `Leg ${list(cards.map(card))} weg`,
    trump: ({ colour: trump }) => `${capital(colour(trump))} is troef`,
    'appoint.self': 'Kom zelf uit',
    appoint: ({ leader }, { who }) => `${who(leader)} komt uit`,
    stake: ({ loot: stake, prisoners }, { plural }) =>
      prisoners === 0
        ? `Speel om ${loot(stake)}`
        : `Speel om ${loot(stake)} met ${prisoners} ${plural(prisoners, PRISONERS)}`,
    play: ({ card: played }) => `Speel ${card(played)}`,
    repay: ({ loot: won, tons }) => `Los met ${loot(won)} ${tons} ton van het bod af`,
    remove: ({ loot: won }) => `Gebruik Verwijderen en gooi ${loot(won)} mee overboord`,
    load: ({ loot: won, ship: to }) => `Laad ${loot(won)} op ${ship(to)}`,
    keep: 'Bewaar Verwijderen voor later',
    'takeOff.loot': ({ loot: off, ship: from }) => `Neem ${loot(off)} van ${ship(from)}`,
    'takeOff.prisoner': ({ face, ship: from }) => `Neem de gevangene van ${face} ton van ${ship(from)}`,
    leave: 'Laat alles liggen',
    'relocate.loot': ({ loot: moved, from, to }) =>
      `Verplaats ${loot(moved)} van ${ship(from)} naar ${ship(to)}`,
    'relocate.prisoner': ({ face, from, to }) =>
      `Verplaats de gevangene van ${face} ton van ${ship(from)} naar ${ship(to)}`,
    lockUp: ({ ship: on }) => `Sluit de gevangene op ${ship(on)} op`,
    won: ({ winners, points }, { who, plural, list }) =>
      `${list(winners.map(who))} ${plural(winners.length, WIN)} met ${points} ${plural(points, POINTS)}.`,
    'won.lowerDebt': ({ winners, points, debt }, { who, plural, list }) =>
      `${list(winners.map(who))} ${plural(winners.length, WIN)} met ${points} ${plural(points, POINTS)} en de kleinste schuld, ${debt} ton.`,
  },
  events: {
    roundStart: ({ round, dealer }, { who }) => `Ronde ${round} begint. ${who(dealer)} is gever.`,
    lootTurned: ({ loot: turned }, { list }) => `Nieuwe buit: ${list(turned.map(loot))}.`,
    dealt: ({ dealer }, { who }) => `${who(dealer)} heeft de kaarten gegeven.`,
    handDealt: ({ seat, cards }, { who, list }) => `De hand van ${who(seat)}: ${list(cards.map(card))}.`,
    openCards: ({ cards }, { list }) => `De open kaarten zijn ${list(cards.map(card))}.`,
    bid: ({ seat, tons }, { who }) => `${who(seat)} biedt ${tons} ton.`,
    passed: ({ seat, isForced }, { who }) =>
      isForced ? `${who(seat)} kan niet hoger bieden en past.` : `${who(seat)} past.`,
    privileges: ({ seat, tons }, { who }) =>
      tons === 0
        ? `Niemand heeft geboden: ${who(seat)} is gever en krijgt de voorrechten voor niets.`
        : `${who(seat)} krijgt de voorrechten voor ${tons} ton.`,
    bidCube: ({ seat, position }, { who }) => `Het biedblokje van ${who(seat)} staat op ${position}.`,
    exchanged: ({ seat }, { who }) => `${who(seat)} neemt de open kaarten en legt twee kaarten weg.`,
    setAside: ({ seat, cards }, { who, list }) => `${who(seat)} heeft ${list(cards.map(card))} weggelegd.`,
    trumpNamed: ({ seat, colour: trump }, { who }) => `${who(seat)} kiest ${colour(trump)} als troef.`,
    startPlayer: ({ by, seat }, { who }) =>
      by === seat ? `${who(seat)} komt uit.` : `${who(by)} laat ${who(seat)} uitkomen.`,
    lootAtStake: ({ seat, loot: stake, prisoners }, { who, plural }) =>
      prisoners === 0
        ? `${who(seat)} laat om ${loot(stake)} spelen.`
        : `${who(seat)} laat om ${loot(stake)} met ${prisoners} ${plural(prisoners, PRISONERS)} spelen.`,
    played: ({ seat, card: played }, { who }) => `${who(seat)} speelt ${card(played)}.`,
    voidMarker: ({ seat, colour: led }, { who }) => `${who(seat)} heeft geen ${colour(led)} meer.`,
    pirateStrikes: () => 'Een piraat slaat toe: in deze slag tellen kleuren niet.',
    trickWon: ({ seat, card: best, loot: won }, { who }) =>
      `${who(seat)} wint de slag met ${card(best)} en krijgt ${loot(won)}.`,
    loaded: ({ seat, loot: won, ship: on, load, capacity }, { who }) =>
      `${who(seat)} laadt ${loot(won)}: ${ship(on)} draagt ${load} van ${capacity} ton.`,
    overloaded: ({ seat, ship: heavy }, { who }) =>
      `${capital(ship(heavy))} van ${who(seat)} is te zwaar beladen.`,
    relieved: ({ seat, ship: light }, { who }) =>
      `${capital(ship(light))} van ${who(seat)} is niet meer te zwaar beladen.`,
    repaid: ({ seat, loot: won, debt, surplus }, { who }) =>
      `${who(seat)} lost af met ${loot(won)}: de schuld is nu ${debt} ton${surplus === 0 ? '' : `, en ${surplus} ton te veel gaat verloren`}.`,
    removeKept: ({ seat }, { who }) => `${who(seat)} bewaart Verwijderen.`,
    removeUsed: ({ seat, loot: won }, { who }) =>
      `${who(seat)} gebruikt Verwijderen en gooit ${loot(won)} overboord.`,
    takenOff: ({ seat, cargo: off, ship: from }, { who }) =>
      `${who(seat)} neemt ${cargo(off)} van ${ship(from)}.`,
    relocated: ({ seat, cargo: moved, from, to }, { who }) =>
      `${who(seat)} verplaatst ${cargo(moved)} van ${ship(from)} naar ${ship(to)}.`,
    relocateUnused: ({ seat }, { who }) => `${who(seat)} verplaatst niets.`,
    relocateLapsed: ({ seat }, { who }) => `${who(seat)} heeft niets wat verplaatst kan worden.`,
    prisonersWon: ({ seat, count }, { who, plural }) =>
      `${who(seat)} krijgt er ${count} ${plural(count, PRISONERS)} bij.`,
    prisonersSeen: ({ seat, faces }, { who, plural, list }) =>
      `De ${plural(faces.length, PRISONERS)} van ${who(seat)} ${plural(faces.length, { one: 'is', other: 'zijn' })} ${list(faces.map(String))} waard.`,
    prisonerPlaced: ({ seat, ship: on }, { who }) => `${who(seat)} sluit een gevangene op ${ship(on)} op.`,
    leftOver: ({ loot: left, prisoners }, { plural }) =>
      `${capital(loot(left))} blijft over, met ${prisoners} ${plural(prisoners, PRISONERS)} eronder.`,
    debtFixed: ({ seat, debt }, { who }) =>
      `${who(seat)} heeft het bod niet afgelost: de schuld is nu ${debt} ton.`,
    roundEnd: ({ round }) => `Ronde ${round} is voorbij.`,
    shipScored: ({ seat, ship: on, load, capacity, points }, { who, plural }) =>
      `${capital(ship(on))} van ${who(seat)} draagt ${load} van ${capacity} ton: ${points} ${plural(points, POINTS)}.`,
    shipSunk: ({ seat, ship: sunk, load, capacity }, { who }) =>
      `${capital(ship(sunk))} van ${who(seat)} zinkt: ${load} ton is meer dan ${capacity}.`,
    prisonersRevealed: ({ seat, ship: on, faces }, { who, plural, list }) =>
      `${capital(plural(faces.length, PRISONERS))} van ${who(seat)} op ${ship(on)}: ${list(faces.map(String))}.`,
    finalScore: ({ seat, ships, debt, total }, { who, plural }) =>
      `${who(seat)}: ${ships} op de schepen, ${debt} schuld, ${total} ${plural(total, POINTS)}.`,
    winner: ({ seats }, { who, plural, list }) => `${list(seats.map(who))} ${plural(seats.length, WIN)}.`,
  },
  reasons: {
    'not-higher': 'Een bod moet hoger zijn dan het vorige.',
    'beyond-debt': 'Je bod en je schuld mogen samen niet meer dan 19 zijn.',
    'holds-led-colour': 'Je hebt de gevraagde kleur in je hand, dus mag je geen troef spelen.',
    'wrong-ship': 'Goederen gaan op het schip van hun eigen soort.',
    'not-holder': 'Alleen wie de voorrechten heeft, kan een bod aflossen.',
    'nothing-bid': 'Je hebt de voorrechten voor niets gekregen, dus valt er niets af te lossen.',
    'already-repaid': 'Je hebt in deze ronde al afgelost.',
    'cannot-repay': 'Alleen met goederen, +8 en +6 kun je een bod aflossen.',
  },
  options: {
    tie: {
      label: 'Bij gelijke punten',
      values: { shared: 'wordt de overwinning gedeeld', lowerDebt: 'wint de kleinste schuld' },
    },
    trickHistory: {
      label: 'Slagen die je kunt terugkijken',
      values: { all: 'alle van de ronde', last: 'alleen de laatste' },
    },
  },
};
