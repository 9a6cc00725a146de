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
import type { ShipId } from '../rules/ships.ts';
import type { Jamaica } from '../rules/state.ts';
import { plain, priced, rolled, type SpaceWords, shipName, signed } from './cast.ts';

const GOODS: { readonly [G in Good]: string } = { gold: 'goud', food: 'proviand', powder: 'kruit' };

const SPACE: SpaceWords = { portRoyal: 'Port Royal', lair: 'roversnest', goods: GOODS };

const WAYS: { readonly [W in Way]: string } = { forward: 'vooruit', backward: 'achteruit' };

const ACTIONS: { readonly [A in Action]: string } = {
  forward: 'vooruit zeilen',
  backward: 'achteruit zeilen',
  gold: 'goud laden',
  food: 'proviand laden',
  powder: 'kruit laden',
};

const POWERS: { readonly [P in Power]: string } = {
  map: 'Morgans kaart',
  sabre: 'Sarans sabel',
  beth: 'Lady Beth',
  sixth: 'het zesde ruim',
};

const STEPS = { one: 'vak', other: 'vakken' };
const POINTS = { one: 'punt', other: 'punten' };
const CARDS = { one: 'kaart', other: 'kaarten' };

function ship(id: ShipId, words: Words): string {
  return shipName(id, words, 'het spookschip');
}

/** Een schip aan het begin van een zin. */
function opening(id: ShipId, words: Words): string {
  return shipName(id, words, 'Het spookschip');
}

function on(space: Space): string {
  return priced(space, SPACE);
}

function to(path: readonly Space[], from: Space): string {
  return plain(path.at(-1) ?? from, SPACE);
}

function shown(roll: number): string {
  return rolled(roll, 'een ster', (number) => `een ${number}`);
}

function treasure(card: Treasure): string {
  return card in POWERS ? POWERS[card as Power] : card.replace('-', '−');
}

function card(id: Card): string {
  const { morning, evening } = item(DECK, id);
  return `‘${ACTIONS[morning]} / ${ACTIONS[evening]}’`;
}

export const nl: Language<Jamaica> = {
  title: 'Jamaica',
  summary: 'Zeil om het eiland, plunder de roversnesten en wees de rijkste als het eerste schip thuis is.',
  messages: {
    'dice.ask': ({ dice: [one, other] }) =>
      `Je bent kapitein en gooide ${one} en ${other}: welke dobbelsteen is voor de ochtend?`,
    'cards.ask': ({ morning, evening }) =>
      `Ochtend ${morning}, avond ${evening}: kies een kaart. Niemand ziet hem voor je beurt.`,
    'load.ask': ({ good, count }) => `Kies het ruim voor ${count} ${GOODS[good]}.`,
    'clear.ask': ({ good, count }) =>
      `Er is geen ruim leeg: kies er een om leeg te maken voor ${count} ${GOODS[good]}.`,
    'sail.ask': ({ way, steps }, { plural }) =>
      `Je zeilt ${steps} ${plural(steps, STEPS)} ${WAYS[way]}: kies waar je stopt.`,
    'foe.ask': ({ at }) => `Op ${plain(at, SPACE)} liggen meer schepen: kies wie je aanvalt.`,
    'foe.ghost.ask': ({ at }) =>
      `Het spookschip treft jullie allebei op ${plain(at, SPACE)}: kies wie het aanvalt.`,
    'powder.attack.ask': ({ foe }, words) => `Je valt ${ship(foe, words)} aan: hoeveel kruit zet je in?`,
    'powder.defend.ask': ({ foe, firepower }, words) =>
      `${opening(foe, words)} valt aan met vuurkracht ${firepower}: hoeveel kruit zet je in?`,
    'take.ask': ({ good, due }) => `Nog ${due} ${GOODS[good]} te betalen: uit welk ruim komt het volgende?`,
    'take.powder.ask': ({ due }) => `Nog ${due} kruit in te zetten: uit welk ruim komt het volgende?`,
    'sabre.ask': ({ ship: id, roll }, words) =>
      `${opening(id, words)} gooide ${shown(roll)}: laat je met de sabel opnieuw gooien?`,
    'spoils.ask': ({ loser }, words) => `Je hebt ${ship(loser, words)} verslagen: kies je buit.`,
    'spoils.ghost.ask': ({ loser }, words) =>
      `Het spookschip heeft ${ship(loser, words)} verslagen: kies zijn buit.`,
    'retreat.ask': ({ at }) => `Je kunt ${plain(at, SPACE)} niet betalen: kies waarheen je terugwijkt.`,
    'steer.ask': ({ steps }, { plural }) => `Stuur het spookschip ${steps} ${plural(steps, STEPS)}.`,
    assign: ({ morning, evening }) => `Ochtend ${morning}, avond ${evening}`,
    play: ({ morning, evening }) => `’s Ochtends ${ACTIONS[morning]}, ’s avonds ${ACTIONS[evening]}`,
    'load.stow': ({ hold }) => `In ruim ${hold + 1}`,
    'load.clear': ({ hold, good, count }) => `Ruim ${hold + 1} leegmaken (${count} ${GOODS[good]})`,
    sail: ({ to: space }) => `Zeil naar ${on(space)}`,
    attack: ({ foe }, words) => `Val ${ship(foe, words)} aan`,
    spend: ({ powder }) => (powder === 0 ? 'Geen kruit inzetten' : `${powder} kruit inzetten`),
    take: ({ hold, good, count }) => `Uit ruim ${hold + 1} (${count} ${GOODS[good]})`,
    reroll: 'Gebruik de sabel: opnieuw gooien',
    accept: 'Laat het zo',
    loot: ({ good, count }) => `Neem ${count} ${GOODS[good]}`,
    seize: ({ power }) => `Neem ${POWERS[power]}`,
    steal: ({ slot }) => `Neem gedekte schat nr. ${slot}`,
    'steal.known': ({ slot, card: known }) =>
      `Neem gedekte schat nr. ${slot} (je kent hem: ${treasure(known)})`,
    'steal.any': 'Neem een gedekte schat door loting',
    curse: ({ slot, card: own }) => `Geef je vervloekte schat nr. ${slot} weg (${treasure(own)})`,
    decline: 'Neem niets',
    retreat: ({ to: space }) => `Wijk terug naar ${on(space)}`,
    steer: ({ way, to: space }) =>
      `${way === 'forward' ? 'Vooruit' : 'Achteruit'} naar ${plain(space, SPACE)}`,
    won: ({ winner, points }, { who, plural }) =>
      `${who(winner)} wint met ${points} ${plural(points, POINTS)}.`,
    'won.progress': ({ winner, points, at }, { who, plural }) =>
      `${who(winner)} wint met ${points} ${plural(points, POINTS)}: bij gelijke stand ligt het schip op ${plain(at, SPACE)} het verst voor.`,
    shared: ({ winners, points }, { who, plural, list }) =>
      `${list(winners.map(who))} delen de overwinning met elk ${points} ${plural(points, POINTS)}.`,
  },
  events: {
    began: ({ captain, hasGhost }, { who }) =>
      `${hasGhost ? 'Het spookschip vaart mee. ' : ''}${who(captain)} is de eerste kapitein.`,
    round: ({ round, captain }, { who }) => `Ronde ${round}: ${who(captain)} is kapitein.`,
    rolled: ({ seat, dice: [one, other] }, { who }) => `${who(seat)} gooit ${one} en ${other}.`,
    assigned: ({ morning, evening }) => `Ochtend ${morning}, avond ${evening}.`,
    chosen: () => 'Iedereen heeft een kaart gekozen.',
    revealed: ({ seat, card: turned }, { who }) => `${who(seat)} draait ${card(turned)} om.`,
    acted: ({ seat, half, action, die }, { who }) =>
      `${half === 'morning' ? 'Ochtend' : 'Avond'}, ${die}: ${who(seat)} moet ${ACTIONS[action]}.`,
    cleared: ({ seat, hold, good, count }, { who }) =>
      `${who(seat)} maakt ruim ${hold + 1} leeg: ${count} ${GOODS[good]} overboord.`,
    loaded: ({ ship: id, hold, good, count }, words) =>
      `${opening(id, words)} laadt ${count} ${GOODS[good]} in ruim ${hold + 1}.`,
    notLoaded: ({ seat, good, why }, { who }) =>
      why === 'full'
        ? `${who(seat)} heeft in elk ruim ${GOODS[good]} en laadt niets.`
        : `De bank heeft geen ${GOODS[good]} meer: ${who(seat)} laadt niets.`,
    sailed: ({ ship: id, way, from, path }, words) =>
      `${opening(id, words)} zeilt ${path.length} ${words.plural(path.length, STEPS)} ${WAYS[way]} naar ${to(path, from)}.`,
    crossed: ({ ship: id, way }, words) => `${opening(id, words)} passeert Port Royal ${WAYS[way]}.`,
    engaged: ({ attacker, defender, at }, words) =>
      `${opening(attacker, words)} valt ${ship(defender, words)} aan op ${plain(at, SPACE)}.`,
    spent: ({ seat, powder }, { who }) => `${who(seat)} zet ${powder === 0 ? 'geen' : powder} kruit in.`,
    fired: ({ ship: id, by, roll }, { who }) =>
      `${who(by)} gooit ${shown(roll)}${id === by ? '' : ' voor het spookschip'}.`,
    refired: ({ seat, from, roll }, { who }) =>
      `${who(seat)} gebruikt de sabel: in plaats van ${shown(from)} wordt het ${shown(roll)}.`,
    compared: ({ attacker, defender, firepower: [attack, defence] }, words) =>
      `Vuurkracht: ${ship(attacker, words)} ${attack}, ${ship(defender, words)} ${defence}.`,
    won: ({ winner, loser }, words) => `${opening(winner, words)} verslaat ${ship(loser, words)}.`,
    tied: () => 'Het gevecht blijft onbeslist: niemand krijgt iets.',
    looted: ({ winner, loser, good, count }, words) =>
      `${opening(winner, words)} neemt ${count} ${GOODS[good]} van ${ship(loser, words)}.`,
    seized: ({ winner, loser, power }, words) =>
      `${opening(winner, words)} neemt ${POWERS[power]} van ${ship(loser, words)}.`,
    sixthMoved: ({ good, count }) => `De lading gaat mee: ${count} ${GOODS[good]}.`,
    stole: ({ winner, loser, slot }, words) =>
      `${opening(winner, words)} neemt gedekte schat nr. ${slot} van ${ship(loser, words)}.`,
    cursed: ({ winner, loser, slot }, words) =>
      `${words.who(winner)} geeft vervloekte schat nr. ${slot} aan ${ship(loser, words)}.`,
    learned: ({ slot, card: own }) => `Schat nr. ${slot} is ${treasure(own)}.`,
    declined: ({ winner }, words) => `${opening(winner, words)} neemt niets.`,
    jettisoned: ({ good, count }) => `Het spookschip gooit ${count} ${GOODS[good]} in zee.`,
    paid: ({ seat, good, count }, { who }) => `${who(seat)} betaalt ${count} ${GOODS[good]}.`,
    fellShort: ({ seat, good, paid, due }, { who }) =>
      `${who(seat)} moet ${due} ${GOODS[good]} betalen en heeft ${paid === 0 ? 'niets' : `maar ${paid}`}.`,
    retreated: ({ seat, from, path }, { who }) => `${who(seat)} wijkt terug naar ${to(path, from)}.`,
    plundered: ({ ship: id, at }, words) =>
      `${opening(id, words)} plundert het roversnest op ${plain(at, SPACE)}.`,
    raisedPower: ({ ship: id, power }, words) => `${opening(id, words)} vindt ${POWERS[power]}.`,
    raised: ({ ship: id, slot }, words) => `${opening(id, words)} neemt schat nr. ${slot} gedekt aan boord.`,
    unmasked: ({ seat, power }, { who }) => `Het is ${POWERS[power]}: ${who(seat)} legt de kaart open neer.`,
    finished: ({ seat }, { who }) => `${who(seat)} is thuis in Port Royal.`,
    lastRound: () => 'Dit is de laatste ronde.',
    dropped: ({ seat }, { who }) => `${who(seat)} is thuis en slaat de avond over.`,
    drew: ({ seat, count }, { who, plural }) => `${who(seat)} trekt ${count} ${plural(count, CARDS)}.`,
    drewCards: ({ cards }, { list }) => `Nieuw in je hand: ${list(cards.map(card))}.`,
    reshuffled: ({ seat }, { who }) => `${who(seat)} schudt de aflegstapel tot een nieuwe trekstapel.`,
    compass: ({ seat }, { who }) => `Het kompas gaat naar ${who(seat)}.`,
    ghostForced: ({ way, why }) =>
      ({
        leads: 'Het spookschip ligt alleen aan kop en moet achteruit.',
        trails: 'Het spookschip ligt alleen achteraan en moet vooruit.',
        home: `Het spookschip ligt in Port Royal en kan alleen ${WAYS[way]}.`,
      })[why],
    ghostSteered: ({ seat, way }, { who }) => `${who(seat)} stuurt het spookschip ${WAYS[way]}.`,
    uncovered: ({ seat, cards }, { who, list }) =>
      `${who(seat)} draait de schatten om: ${list(cards.map(treasure))}.`,
    scored: ({ seat, space, gold, treasures, total }, { who }) =>
      `${who(seat)}: vak ${signed(space)}, goud ${gold}, schatten ${signed(treasures)}: ${signed(total)}.`,
    tieBroken: ({ seats }, { who, list }) => `${list(seats.map(who))} staan gelijk: het voorste schip wint.`,
    ended: ({ winners }, { who, plural, list }) =>
      `${list(winners.map(who))} ${plural(winners.length, { one: 'wint', other: 'delen de overwinning' })}.`,
  },
  reasons: {
    'not-in-hand': 'Die kaart heb je niet in je hand.',
    'room-left': 'Zolang er een ruim leeg is, mag je er geen leegmaken.',
    'same-good': 'Een ruim met hetzelfde goed mag je daarvoor niet leegmaken.',
    'other-good': 'In dit ruim ligt iets anders.',
    'empty-hold': 'Dit ruim is leeg.',
    'no-sixth-hold': 'Je hebt het zesde ruim niet.',
    'exact-steps': 'Je moet precies zo ver zeilen als de dobbelsteen zegt.',
    'not-enough-powder': 'Meer kruit heb je niet.',
    'no-room': 'Al je ruimen zijn al met dit goed gevuld.',
    'ghost-full': 'Het spookschip heeft geen leeg ruim voor goud.',
    'ghost-keeps': 'Lady Beth blijft bij het spookschip.',
    'ghost-leads': 'Het spookschip ligt alleen aan kop en moet achteruit.',
    'ghost-trails': 'Het spookschip ligt alleen achteraan en moet vooruit.',
    'ghost-home': 'Het spookschip heeft zijn ronde gevaren en kan alleen achteruit.',
  },
  options: {
    bank: {
      label: 'Bank',
      values: { unlimited: 'raakt nooit leeg', strict: 'alleen de fiches uit de doos' },
    },
    steal_pick: {
      label: 'Een gedekte schat die wordt gestolen',
      values: { slot: 'wijst de dief aan', random: 'wordt geloot' },
    },
    discard_view: {
      label: 'Aflegstapels',
      values: { open: 'helemaal in te zien', top: 'alleen de bovenste kaart' },
    },
    first_captain: {
      label: 'Eerste kapitein',
      values: {
        random: 'door loting',
        seat1: 'plaats 1',
        seat2: 'plaats 2',
        seat3: 'plaats 3',
        seat4: 'plaats 4',
        seat5: 'plaats 5',
        seat6: 'plaats 6',
      },
    },
  },
};
