import { at as item, type Language, type Words } from '@tortuga/kernel';
import type { Card } from '../rules/cards.ts';
import type { Space } from '../rules/chart.ts';
import {
  type Action,
  CARDS as DECK,
  type Good,
  type Power,
  type Treasure,
  type Way,
} from '../rules/data/components.ts';
import { GHOST, type ShipId } from '../rules/ships.ts';
import type { Jamaica } from '../rules/state.ts';
import { plain, priced, rolled, type SpaceWords, shipName, signed } from './cast.ts';

const GOODS: { readonly [G in Good]: string } = { gold: 'Gold', food: 'Proviant', powder: 'Pulver' };

const NONE: { readonly [G in Good]: string } = {
  gold: 'kein Gold',
  food: 'keinen Proviant',
  powder: 'kein Pulver',
};

const SPACE: SpaceWords = { portRoyal: 'Port Royal', lair: 'Piratennest', goods: GOODS };

const WAYS: { readonly [W in Way]: string } = { forward: 'vorwärts', backward: 'rückwärts' };

const ACTIONS: { readonly [A in Action]: string } = {
  forward: 'vorwärts segeln',
  backward: 'rückwärts segeln',
  gold: 'Gold laden',
  food: 'Proviant laden',
  powder: 'Pulver laden',
};

/** Wen oder was man nimmt. */
const POWERS: { readonly [P in Power]: string } = {
  map: 'Morgans Karte',
  sabre: 'Sarans Säbel',
  beth: 'Lady Beth',
  sixth: 'den sechsten Laderaum',
};

const STEPS = { one: 'Feld', other: 'Felder' };
const POINTS = { one: 'Punkt', other: 'Punkten' };
const CARDS = { one: 'Karte', other: 'Karten' };

function ship(id: ShipId, words: Words): string {
  return shipName(id, words, 'das Geisterschiff');
}

/** Ein Schiff am Anfang eines Satzes. */
function opening(id: ShipId, words: Words): string {
  return shipName(id, words, 'Das Geisterschiff');
}

function of(id: ShipId, { who }: Words): string {
  return id === GHOST ? 'vom Geisterschiff' : `von ${who(id)}`;
}

function on(space: Space): string {
  return priced(space, SPACE);
}

function to(path: readonly Space[], from: Space): string {
  return plain(path.at(-1) ?? from, SPACE);
}

function shown(roll: number): string {
  return rolled(roll, 'einen Stern', (number) => `eine ${number}`);
}

function treasure(card: Treasure): string {
  return card in POWERS ? POWERS[card as Power] : card.replace('-', '−');
}

function card(id: Card): string {
  const { morning, evening } = item(DECK, id);
  return `„${ACTIONS[morning]} / ${ACTIONS[evening]}“`;
}

export const de: Language<Jamaica> = {
  title: 'Jamaica',
  summary:
    'Segle um die Insel, plündere die Piratennester und sei am reichsten, wenn das erste Schiff zu Hause ist.',
  messages: {
    'dice.ask': ({ dice: [one, other] }) =>
      `Du bist Kapitän und hast ${one} und ${other} gewürfelt: Welcher Würfel gilt am Morgen?`,
    'cards.ask': ({ morning, evening }) =>
      `Morgen ${morning}, Abend ${evening}: Wähle eine Karte. Niemand sieht sie vor deinem Zug.`,
    'load.ask': ({ good, count }) => `Wähle den Laderaum für ${count} ${GOODS[good]}.`,
    'clear.ask': ({ good, count }) =>
      `Kein Laderaum ist leer: Wähle einen, den du für ${count} ${GOODS[good]} räumst.`,
    'sail.ask': ({ way, steps }, { plural }) =>
      `Du segelst ${steps} ${plural(steps, STEPS)} ${WAYS[way]}: Wähle, wo du anhältst.`,
    'foe.ask': ({ at }) => `Auf ${plain(at, SPACE)} liegen mehrere Schiffe: Wähle, wen du angreifst.`,
    'foe.ghost.ask': ({ at }) =>
      `Das Geisterschiff trifft auf ${plain(at, SPACE)} euch beide: Wähle, wen es angreift.`,
    'powder.attack.ask': ({ foe }, words) =>
      `Du greifst ${ship(foe, words)} an: Wie viel Pulver setzt du ein?`,
    'powder.defend.ask': ({ foe, firepower }, words) =>
      `${opening(foe, words)} greift mit Feuerkraft ${firepower} an: Wie viel Pulver setzt du ein?`,
    'take.ask': ({ good, due }) =>
      `Noch ${due} ${GOODS[good]} zu zahlen: Aus welchem Laderaum kommt der nächste Teil?`,
    'take.powder.ask': ({ due }) =>
      `Noch ${due} Pulver einzusetzen: Aus welchem Laderaum kommt der nächste Teil?`,
    'sabre.ask': ({ ship: id, roll }, words) =>
      `${opening(id, words)} hat ${shown(roll)} gewürfelt: Lässt du mit dem Säbel neu würfeln?`,
    'spoils.ask': ({ loser }, words) => `Du hast ${ship(loser, words)} besiegt: Wähle deine Beute.`,
    'spoils.ghost.ask': ({ loser }, words) =>
      `Das Geisterschiff hat ${ship(loser, words)} besiegt: Wähle seine Beute.`,
    'retreat.ask': ({ at }) => `Du kannst ${plain(at, SPACE)} nicht bezahlen: Wähle, wohin du zurückweichst.`,
    'steer.ask': ({ steps }, { plural }) =>
      `Steuere das Geisterschiff ${steps} ${plural(steps, STEPS)} weit.`,
    assign: ({ morning, evening }) => `Morgen ${morning}, Abend ${evening}`,
    play: ({ morning, evening }) => `Morgens ${ACTIONS[morning]}, abends ${ACTIONS[evening]}`,
    'load.stow': ({ hold }) => `In Laderaum ${hold + 1}`,
    'load.clear': ({ hold, good, count }) => `Laderaum ${hold + 1} räumen (${count} ${GOODS[good]})`,
    sail: ({ to: space }) => `Nach ${on(space)} segeln`,
    attack: ({ foe }, words) => `${opening(foe, words)} angreifen`,
    spend: ({ powder }) => (powder === 0 ? 'Kein Pulver einsetzen' : `${powder} Pulver einsetzen`),
    take: ({ hold, good, count }) => `Aus Laderaum ${hold + 1} (${count} ${GOODS[good]})`,
    reroll: 'Den Säbel einsetzen: neu würfeln',
    accept: 'So lassen',
    loot: ({ good, count }) => `${count} ${GOODS[good]} nehmen`,
    seize: ({ power }) => `${upper(POWERS[power])} nehmen`,
    steal: ({ slot }) => `Verdeckten Schatz Nr. ${slot} nehmen`,
    'steal.known': ({ slot, card: known }) =>
      `Verdeckten Schatz Nr. ${slot} nehmen (du kennst ihn: ${treasure(known)})`,
    'steal.any': 'Einen verdeckten Schatz durch Los nehmen',
    curse: ({ slot, card: own }) => `Deinen verfluchten Schatz Nr. ${slot} weitergeben (${treasure(own)})`,
    decline: 'Nichts nehmen',
    retreat: ({ to: space }) => `Nach ${on(space)} zurückweichen`,
    steer: ({ way, to: space }) => `${upper(WAYS[way])} nach ${plain(space, SPACE)}`,
    won: ({ winner, points }, { who, plural }) =>
      `${who(winner)} gewinnt mit ${points} ${plural(points, POINTS)}.`,
    'won.progress': ({ winner, points, at }, { who, plural }) =>
      `${who(winner)} gewinnt mit ${points} ${plural(points, POINTS)}: Bei Gleichstand liegt das Schiff auf ${plain(at, SPACE)} am weitesten vorn.`,
    shared: ({ winners, points }, { who, plural, list }) =>
      `${list(winners.map(who))} teilen sich den Sieg mit je ${points} ${plural(points, POINTS)}.`,
  },
  events: {
    began: ({ captain, hasGhost }, { who }) =>
      `${hasGhost ? 'Das Geisterschiff segelt mit. ' : ''}Der Kompass geht zuerst an ${who(captain)}.`,
    round: ({ round, captain }, { who }) => `Runde ${round}: Den Kompass hat ${who(captain)}.`,
    rolled: ({ seat, dice: [one, other] }, { who }) => `${who(seat)} würfelt ${one} und ${other}.`,
    assigned: ({ morning, evening }) => `Morgen ${morning}, Abend ${evening}.`,
    chosen: () => 'Alle haben eine Karte gewählt.',
    revealed: ({ seat, card: turned }, { who }) => `${who(seat)} deckt ${card(turned)} auf.`,
    acted: ({ seat, half, action, die }, { who }) =>
      `${half === 'morning' ? 'Morgen' : 'Abend'}, ${die}: ${who(seat)} muss ${ACTIONS[action]}.`,
    cleared: ({ seat, hold, good, count }, { who }) =>
      `${who(seat)} räumt Laderaum ${hold + 1}: ${count} ${GOODS[good]} über Bord.`,
    loaded: ({ ship: id, hold, good, count }, words) =>
      `${opening(id, words)} verstaut ${count} ${GOODS[good]} in Laderaum ${hold + 1}.`,
    notLoaded: ({ seat, good, why }, { who }) =>
      why === 'full'
        ? `${who(seat)} hat in jedem Laderaum ${GOODS[good]} und lädt nichts.`
        : `Die Bank hat ${NONE[good]} mehr: ${who(seat)} lädt nichts.`,
    sailed: ({ ship: id, way, from, path }, words) =>
      `${opening(id, words)} segelt ${path.length} ${words.plural(path.length, STEPS)} ${WAYS[way]} nach ${to(path, from)}.`,
    crossed: ({ ship: id, way }, words) => `${opening(id, words)} passiert Port Royal ${WAYS[way]}.`,
    engaged: ({ attacker, defender, at }, words) =>
      `${opening(attacker, words)} greift auf ${plain(at, SPACE)} ${ship(defender, words)} an.`,
    spent: ({ seat, powder }, { who }) => `${who(seat)} setzt ${powder === 0 ? 'kein' : powder} Pulver ein.`,
    fired: ({ ship: id, by, roll }, { who }) =>
      `${who(by)} würfelt ${shown(roll)}${id === by ? '' : ' für das Geisterschiff'}.`,
    refired: ({ seat, from, roll }, { who }) =>
      `${who(seat)} setzt den Säbel ein und macht aus ${shownDative(from)} ${shown(roll)}.`,
    compared: ({ attacker, defender, firepower: [attack, defence] }, words) =>
      `Feuerkraft: ${ship(attacker, words)} ${attack}, ${ship(defender, words)} ${defence}.`,
    won: ({ winner, loser }, words) => `${opening(winner, words)} besiegt ${ship(loser, words)}.`,
    tied: () => 'Das Gefecht endet unentschieden: Niemand bekommt etwas.',
    looted: ({ winner, loser, good, count }, words) =>
      `${opening(winner, words)} erbeutet ${count} ${GOODS[good]} ${of(loser, words)}.`,
    seized: ({ winner, loser, power }, words) =>
      `${opening(winner, words)} erbeutet ${POWERS[power]} ${of(loser, words)}.`,
    sixthMoved: ({ good, count }) => `Seine Ladung kommt mit: ${count} ${GOODS[good]}.`,
    stole: ({ winner, loser, slot }, words) =>
      `${opening(winner, words)} nimmt den verdeckten Schatz Nr. ${slot} ${of(loser, words)}.`,
    cursed: ({ winner, loser, slot }, words) =>
      `${words.who(winner)} gibt den verfluchten Schatz Nr. ${slot} an ${ship(loser, words)} weiter.`,
    learned: ({ slot, card: own }) => `Schatz Nr. ${slot} ist ${treasure(own)}.`,
    declined: ({ winner }, words) => `${opening(winner, words)} nimmt nichts.`,
    jettisoned: ({ good, count }) => `Das Geisterschiff wirft ${count} ${GOODS[good]} ins Meer.`,
    paid: ({ seat, good, count }, { who }) => `${who(seat)} zahlt ${count} ${GOODS[good]}.`,
    fellShort: ({ seat, good, paid, due }, { who }) =>
      `${who(seat)} muss ${due} ${GOODS[good]} zahlen und hat ${paid === 0 ? 'nichts davon' : `nur ${paid}`}.`,
    retreated: ({ seat, from, path }, { who }) => `${who(seat)} weicht nach ${to(path, from)} zurück.`,
    plundered: ({ ship: id, at }, words) =>
      `${opening(id, words)} plündert das Piratennest auf ${plain(at, SPACE)}.`,
    raisedPower: ({ ship: id, power }, words) => `${opening(id, words)} findet ${POWERS[power]}.`,
    raised: ({ ship: id, slot }, words) => `${opening(id, words)} nimmt Schatz Nr. ${slot} verdeckt an Bord.`,
    unmasked: ({ seat, power }, { who }) => `${who(seat)} deckt ${POWERS[power]} auf.`,
    finished: ({ seat }, { who }) => `${who(seat)} ist zu Hause in Port Royal.`,
    lastRound: () => 'Das ist die letzte Runde.',
    dropped: ({ seat }, { who }) => `${who(seat)} ist zu Hause: Der Abend entfällt.`,
    drew: ({ seat, count }, { who, plural }) => `${who(seat)} zieht ${count} ${plural(count, CARDS)}.`,
    drewCards: ({ cards }, { list }) => `Neu auf der Hand: ${list(cards.map(card))}.`,
    reshuffled: ({ seat }, { who }) => `${who(seat)} mischt die Ablage zu einem neuen Nachziehstapel.`,
    compass: ({ seat }, { who }) => `Der Kompass geht an ${who(seat)}.`,
    ghostForced: ({ way, why }) =>
      ({
        leads: 'Das Geisterschiff liegt allein vorn und muss rückwärts.',
        trails: 'Das Geisterschiff liegt allein hinten und muss vorwärts.',
        home: `Das Geisterschiff liegt in Port Royal und kann nur ${WAYS[way]}.`,
      })[why],
    ghostSteered: ({ seat, way }, { who }) => `${who(seat)} steuert das Geisterschiff ${WAYS[way]}.`,
    uncovered: ({ seat, cards }, { who, list }) => `${who(seat)} deckt auf: ${list(cards.map(treasure))}.`,
    scored: ({ seat, space, gold, treasures, total }, { who }) =>
      `${who(seat)}: Feld ${signed(space)}, Gold ${gold}, Schätze ${signed(treasures)}: ${signed(total)}.`,
    tieBroken: ({ seats }, { who, list }) =>
      `Gleichstand zwischen ${list(seats.map(who))}: Das vordere Schiff gewinnt.`,
    ended: ({ winners }, { who, plural, list }) =>
      `${list(winners.map(who))} ${plural(winners.length, { one: 'gewinnt', other: 'teilen sich den Sieg' })}.`,
  },
  reasons: {
    'not-in-hand': 'Diese Karte hast du nicht auf der Hand.',
    'room-left': 'Solange ein Laderaum leer ist, darfst du keinen räumen.',
    'same-good': 'Ein Laderaum mit derselben Ware darf dafür nicht geräumt werden.',
    'other-good': 'In diesem Laderaum liegt etwas anderes.',
    'empty-hold': 'Dieser Laderaum ist leer.',
    'no-sixth-hold': 'Du hast den sechsten Laderaum nicht.',
    'exact-steps': 'Du musst genau so weit segeln, wie der Würfel sagt.',
    'not-enough-powder': 'Mehr Pulver hast du nicht.',
    'no-room': 'Alle deine Laderäume sind schon mit dieser Ware gefüllt.',
    'ghost-full': 'Das Geisterschiff hat keinen leeren Laderaum für Gold.',
    'ghost-keeps': 'Lady Beth bleibt beim Geisterschiff.',
    'ghost-leads': 'Das Geisterschiff liegt allein vorn und muss rückwärts.',
    'ghost-trails': 'Das Geisterschiff liegt allein hinten und muss vorwärts.',
    'ghost-home': 'Das Geisterschiff hat seine Runde hinter sich und kann nur rückwärts.',
  },
  options: {
    bank: {
      label: 'Bank',
      values: { unlimited: 'geht nie leer aus', strict: 'nur die Marken der Schachtel' },
    },
    steal_pick: {
      label: 'Ein gestohlener verdeckter Schatz',
      values: { slot: 'wird vom Dieb bestimmt', random: 'wird ausgelost' },
    },
    discard_view: { label: 'Ablage', values: { open: 'ganz einsehbar', top: 'nur die oberste Karte' } },
    first_captain: {
      label: 'Erster Kapitän',
      values: {
        random: 'wird ausgelost',
        seat1: 'Platz 1',
        seat2: 'Platz 2',
        seat3: 'Platz 3',
        seat4: 'Platz 4',
        seat5: 'Platz 5',
        seat6: 'Platz 6',
      },
    },
  },
};

function shownDative(roll: number): string {
  return rolled(roll, 'einem Stern', (number) => `einer ${number}`);
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
