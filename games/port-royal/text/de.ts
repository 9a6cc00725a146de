import { at, type Language } from '@tortuga/kernel';
import type { PortRoyal } from '../rules/state.ts';
import { NAMES } from './names.ts';

const SHIPS = ['Zwiebackschiff', 'Tabakschiff', 'Rumschiff', 'Pulverschiff'] as const;
const WIN = { one: 'gewinnt', other: 'teilen sich den Sieg' };
const TONS = { one: 'Tonne', other: 'Tonnen' };
const POINTS = { one: 'Punkt', other: 'Punkten' };

const { card, cargo, colour, loot } = NAMES.de;

/** Without an article, which depends on the sentence: das, auf dem, vom. */
function ship(which: number): string {
  return at(SHIPS, which);
}

/** The accusative. */
function prisoners(count: number): string {
  return count === 1 ? '1 Gefangenen' : `${count} Gefangene`;
}

/** The dative, after "mit". */
function withPrisoners(count: number): string {
  return `${count} Gefangenen`;
}

export const de: Language<PortRoyal> = {
  title: 'Port Royal (Panning, 2000)',
  summary: 'Gewinne Beute in Stichen und belade deine vier Schiffe so voll, wie sie schwimmen.',
  messages: {
    'auction.ask': ({ high, most }, { plural }) =>
      high === 0
        ? `Biete auf die Vorrechte, höchstens ${most} ${plural(most, TONS)}, oder passe.`
        : `Das höchste Gebot ist ${high} ${plural(high, TONS)}. Biete mehr, höchstens ${most}, oder passe.`,
    'exchange.ask': 'Du hast die zwei offenen Karten genommen. Lege zwei Handkarten verdeckt ab.',
    'trump.ask': 'Bestimme die Trumpffarbe dieser Runde.',
    'leader.ask': 'Bestimme, wer zum nächsten Stich ausspielt.',
    'stake.ask': ({ trick }) => `Stich ${trick} von 8: Wähle die Beute, um die es geht.`,
    'card.lead': ({ loot: stake }) => `Es geht um ${loot(stake)}. Spiele eine beliebige Karte aus.`,
    'card.follow': ({ loot: stake, trump }) =>
      `Es geht um ${loot(stake)}, Trumpf ist ${colour(trump)}. Spiele eine Karte.`,
    'take.ask': ({ loot: won }) => `Du hast ${loot(won)} gewonnen. Was machst du damit?`,
    'remove.ask':
      'Du hast „Entfernen“ gewonnen. Nimmst du jetzt eine Karte von einem deiner Schiffe, oder hebst du „Entfernen“ auf?',
    'relocate.ask':
      'Du hast „Versetzen“ gewonnen. Du darfst ein Extra oder einen Gefangenen auf ein anderes deiner Schiffe bringen.',
    'prisoner.ask': ({ face }, { plural }) =>
      `Dein Gefangener ist ${face} ${plural(face, TONS)} wert. Auf welchem Schiff sperrst du ihn ein?`,
    bid: ({ tons }, { plural }) => `${tons} ${plural(tons, TONS)} bieten`,
    pass: 'Passen',
    setAside: ({ cards }, { list }) => `${list(cards.map(card))} ablegen`,
    trump: ({ colour: trump }) => `${colour(trump)} ist Trumpf`,
    'appoint.self': 'Selbst ausspielen',
    appoint: ({ leader }, { who }) => `${who(leader)} spielt aus`,
    stake: ({ loot: stake, prisoners: count }) =>
      count === 0 ? `Um ${loot(stake)} spielen` : `Um ${loot(stake)} mit ${withPrisoners(count)} spielen`,
    play: ({ card: played }) => `${card(played)} spielen`,
    repay: ({ loot: won, tons }, { plural }) =>
      `Mit ${loot(won)} ${tons} ${plural(tons, TONS)} des Gebots tilgen`,
    remove: ({ loot: won }) => `„Entfernen“ einsetzen und ${loot(won)} mit über Bord werfen`,
    load: ({ loot: won, ship: to }) => `${loot(won)} auf das ${ship(to)} laden`,
    keep: '„Entfernen“ für später aufheben',
    'takeOff.loot': ({ loot: off, ship: from }) => `${loot(off)} vom ${ship(from)} nehmen`,
    'takeOff.prisoner': ({ face, ship: from }) =>
      `Den Gefangenen mit dem Wert ${face} vom ${ship(from)} nehmen`,
    leave: 'Alles lassen, wie es ist',
    'relocate.loot': ({ loot: moved, from, to }) =>
      `${loot(moved)} vom ${ship(from)} aufs ${ship(to)} bringen`,
    'relocate.prisoner': ({ face, from, to }) =>
      `Den Gefangenen mit dem Wert ${face} vom ${ship(from)} aufs ${ship(to)} bringen`,
    lockUp: ({ ship: on }) => `Den Gefangenen auf dem ${ship(on)} einsperren`,
    won: ({ winners, points }, { who, plural, list }) =>
      `${list(winners.map(who))} ${plural(winners.length, WIN)} mit ${points} ${plural(points, POINTS)}.`,
    'won.lowerDebt': ({ winners, points, debt }, { who, plural, list }) =>
      `${list(winners.map(who))} ${plural(winners.length, WIN)} mit ${points} ${plural(points, POINTS)} und den geringsten Schulden, ${debt} ${plural(debt, TONS)}.`,
  },
  events: {
    roundStart: ({ round, dealer }, { who }) => `Runde ${round} beginnt. ${who(dealer)} gibt.`,
    lootTurned: ({ loot: turned }, { list }) => `Neue Beute: ${list(turned.map(loot))}.`,
    dealt: ({ dealer }, { who }) => `${who(dealer)} hat die Karten gegeben.`,
    handDealt: ({ seat, cards }, { who, list }) => `Die Hand von ${who(seat)}: ${list(cards.map(card))}.`,
    openCards: ({ cards }, { list }) => `Offen liegen ${list(cards.map(card))}.`,
    bid: ({ seat, tons }, { who, plural }) => `${who(seat)} bietet ${tons} ${plural(tons, TONS)}.`,
    passed: ({ seat, isForced }, { who }) =>
      isForced ? `${who(seat)} kann nicht höher bieten und passt.` : `${who(seat)} passt.`,
    privileges: ({ seat, tons }, { who, plural }) =>
      tons === 0
        ? `Niemand hat geboten: ${who(seat)} gibt und bekommt die Vorrechte umsonst.`
        : `${who(seat)} bekommt die Vorrechte für ${tons} ${plural(tons, TONS)}.`,
    bidCube: ({ seat, position }, { who }) => `Der Gebotswürfel von ${who(seat)} steht auf ${position}.`,
    exchanged: ({ seat }, { who }) => `${who(seat)} nimmt die offenen Karten und legt zwei Karten ab.`,
    setAside: ({ seat, cards }, { who, list }) => `${who(seat)} hat ${list(cards.map(card))} abgelegt.`,
    trumpNamed: ({ seat, colour: trump }, { who }) => `${who(seat)} macht ${colour(trump)} zum Trumpf.`,
    startPlayer: ({ by, seat }, { who }) =>
      by === seat ? `${who(seat)} spielt aus.` : `${who(by)} lässt ${who(seat)} ausspielen.`,
    lootAtStake: ({ seat, loot: stake, prisoners: count }, { who }) =>
      count === 0
        ? `${who(seat)} lässt um ${loot(stake)} spielen.`
        : `${who(seat)} lässt um ${loot(stake)} mit ${withPrisoners(count)} spielen.`,
    played: ({ seat, card: played }, { who }) => `${who(seat)} spielt ${card(played)}.`,
    voidMarker: ({ seat, colour: led }, { who }) => `${who(seat)} hat kein ${colour(led)} mehr.`,
    pirateStrikes: () => 'Ein Pirat schlägt zu: In diesem Stich zählen keine Farben.',
    trickWon: ({ seat, card: best, loot: won }, { who }) =>
      `${who(seat)} gewinnt den Stich mit ${card(best)} und bekommt ${loot(won)}.`,
    loaded: ({ seat, loot: won, ship: on, load, capacity }, { who }) =>
      `${who(seat)} lädt ${loot(won)}: Das ${ship(on)} trägt ${load} von ${capacity}.`,
    overloaded: ({ seat, ship: heavy }, { who }) => `Das ${ship(heavy)} von ${who(seat)} ist überladen.`,
    relieved: ({ seat, ship: light }, { who }) =>
      `Das ${ship(light)} von ${who(seat)} ist nicht mehr überladen.`,
    repaid: ({ seat, loot: won, debt, surplus }, { who, plural }) =>
      `${who(seat)} tilgt mit ${loot(won)}: Die Schulden betragen jetzt ${debt}${surplus === 0 ? '' : `, ${surplus} ${plural(surplus, TONS)} zu viel ${plural(surplus, { one: 'verfällt', other: 'verfallen' })}`}.`,
    removeKept: ({ seat }, { who }) => `${who(seat)} hebt „Entfernen“ auf.`,
    removeUsed: ({ seat, loot: won }, { who }) =>
      `${who(seat)} setzt „Entfernen“ ein und wirft ${loot(won)} über Bord.`,
    takenOff: ({ seat, cargo: off, ship: from }, { who }) =>
      `${who(seat)} nimmt ${cargo(off)} vom ${ship(from)}.`,
    relocated: ({ seat, cargo: moved, from, to }, { who }) =>
      `${who(seat)} bringt ${cargo(moved)} vom ${ship(from)} aufs ${ship(to)}.`,
    relocateUnused: ({ seat }, { who }) => `${who(seat)} versetzt nichts.`,
    relocateLapsed: ({ seat }, { who }) => `${who(seat)} hat nichts, was sich versetzen lässt.`,
    prisonersWon: ({ seat, count }, { who }) => `${who(seat)} bekommt ${prisoners(count)} dazu.`,
    prisonersSeen: ({ seat, faces }, { who, plural, list }) =>
      `${plural(faces.length, { one: 'Der Gefangene', other: 'Die Gefangenen' })} von ${who(seat)} ${plural(faces.length, { one: 'ist', other: 'sind' })} ${list(faces.map(String))} wert.`,
    prisonerPlaced: ({ seat, ship: on }, { who }) =>
      `${who(seat)} sperrt einen Gefangenen auf dem ${ship(on)} ein.`,
    leftOver: ({ loot: left, prisoners: count }) =>
      `${loot(left)} bleibt übrig, mit ${withPrisoners(count)} darunter.`,
    debtFixed: ({ seat, debt }, { who }) =>
      `${who(seat)} hat das Gebot nicht getilgt: Die Schulden betragen jetzt ${debt}.`,
    roundEnd: ({ round }) => `Runde ${round} ist vorbei.`,
    shipScored: ({ seat, ship: on, load, capacity, points }, { who, plural }) =>
      `Das ${ship(on)} von ${who(seat)} trägt ${load} von ${capacity}: ${points} ${plural(points, { one: 'Punkt', other: 'Punkte' })}.`,
    shipSunk: ({ seat, ship: sunk, load, capacity }, { who }) =>
      `Das ${ship(sunk)} von ${who(seat)} sinkt: ${load} ist mehr als ${capacity}.`,
    prisonersRevealed: ({ seat, ship: on, faces }, { who, plural, list }) =>
      `${plural(faces.length, { one: 'Gefangener', other: 'Gefangene' })} von ${who(seat)} auf dem ${ship(on)}: ${list(faces.map(String))}.`,
    finalScore: ({ seat, ships, debt, total }, { who, plural }) =>
      `${who(seat)}: ${ships} auf den Schiffen, ${debt} Schulden, ${total} ${plural(total, { one: 'Punkt', other: 'Punkte' })}.`,
    winner: ({ seats }, { who, plural, list }) => `${list(seats.map(who))} ${plural(seats.length, WIN)}.`,
  },
  reasons: {
    'not-higher': 'Ein Gebot muss höher sein als das letzte.',
    'beyond-debt': 'Gebot und Schulden dürfen zusammen höchstens 19 ergeben.',
    'holds-led-colour':
      'Du hast die ausgespielte Farbe auf der Hand und darfst deshalb keinen Trumpf spielen.',
    'wrong-ship': 'Waren gehören auf das Schiff ihrer Sorte.',
    'not-holder': 'Nur wer die Vorrechte hat, kann ein Gebot tilgen.',
    'nothing-bid': 'Du hast die Vorrechte umsonst bekommen, also gibt es nichts zu tilgen.',
    'already-repaid': 'Du hast in dieser Runde schon getilgt.',
    'cannot-repay': 'Nur mit Waren, +8 und +6 lässt sich ein Gebot tilgen.',
  },
  options: {
    tie: {
      label: 'Bei gleichen Punkten',
      values: { shared: 'wird der Sieg geteilt', lowerDebt: 'gewinnen die geringeren Schulden' },
    },
    trickHistory: {
      label: 'Stiche, die man nachsehen kann',
      values: { all: 'alle der Runde', last: 'nur der letzte' },
    },
  },
};
