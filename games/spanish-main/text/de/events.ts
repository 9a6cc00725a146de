import type { Language } from '@tortuga/kernel';
import type { SpanishMain } from '../../rules/state.ts';
import { names } from './names.ts';

const { ship, crew, island, face, unique } = names;

const MASTS = { one: 'Mast', other: 'Masten' };

const ACTIONS = {
  move: 'segelt',
  explore: 'erkundet',
  search: 'durchsucht ein Schiff',
  shoot: 'schießt',
  repair: 'repariert',
};

const TAKINGS = {
  seized: 'erbeutet eine Münze',
  looted: 'raubt eine Münze',
  stolen: 'stiehlt eine Münze',
  raided: 'plündert eine Münze',
  moved: 'übernimmt eine Münze',
};

const ENDINGS = {
  gold: 'Mehr als die Hälfte des Goldes ist daheim.',
  stranded: 'Eine Flotte ist gestrandet.',
  bare: 'Es ist kein Gold mehr zu gewinnen.',
  quiet: 'Lange ist nichts geschehen.',
  long: 'Das Spiel hat lange genug gedauert.',
  marker: 'Das Schicksal des letzten Schatzes ist entschieden.',
  alone: 'Nur noch eine Flotte segelt.',
  swept: 'Die Hälfte der Flotten ist verloren.',
};

const STOPS = { edge: 'vom Rand des Meeres', island: 'von einer Insel', ship: 'von einem Schiff' };

const PEEKS = {
  crew: 'ein verborgenes Besatzungsmitglied',
  coin: 'eine Münze auf einem Schiff',
  token: 'einen Schatz auf einer Insel',
};

export const events: Language<SpanishMain>['events'] = {
  fleetShown: ({ seat, ships }, { who, list }) =>
    `${who(seat)} segelt mit ${list(ships.map((card) => ship({ ship: 0, card })))}.`,
  rolledForFirst: ({ seats, rolls }, { who, list }) =>
    `${list(seats.map((seat, i) => `${who(seat)} würfelt ${rolls[i]}`))}.`,
  isFirst: ({ seat }, { who }) => `${who(seat)} beginnt.`,
  islandPlaced: ({ seat, ...at }, { who }) => `${who(seat)} legt ${island(at)} aus.`,
  homeNamed: ({ seat, by, island: number, shape }, { who }) =>
    seat === by
      ? `${who(seat)} wählt ${island({ island: number, shape })} als Heimat.`
      : `${who(by)} bestimmt ${island({ island: number, shape })} als Heimat von ${who(seat)}.`,
  moored: ({ seat, ...name }, { who }) => `${who(seat)} legt ${ship(name)} an.`,
  treasureDealt: ({ gold, islands }) =>
    `Auf jeder der ${islands} wilden Inseln liegen drei Schätze: zusammen ${gold} Gold.`,
  turnStarted: ({ seat, turn }, { who }) => `Zug ${turn}: ${who(seat)}.`,
  ordered: ({ action, ...name }) => `${ship(name)} ${ACTIONS[action]}.`,
  sailed: ({ bar, to, isCastingOff, ...name }) =>
    `${ship(name)} ${isCastingOff ? 'legt ab und segelt' : 'segelt'} ${bar}, Kurs ${to.h}°.`,
  stopped: ({ by, ...name }) => `${ship(name)} wird ${STOPS[by]} aufgehalten.`,
  cameAbout: ({ to, ...name }) => `${ship(name)} wendet auf ${to.h}°.`,
  docked: ({ at, ...name }) => `${ship(name)} legt an ${island(at)} an.`,
  undocked: ({ at, ...name }) => `${ship(name)} verlässt ${island(at)}.`,
  berthed: ({ at, ...name }) => `${ship(name)} wird an ${island(at)} gelegt.`,
  marked: ({ seat, at }, { who }) => `${who(seat)} hinterlässt eine Marke auf ${island(at)}.`,
  towed: ({ tow, ...name }) => `${ship(name)} nimmt ${ship(tow)} in Schlepp.`,
  towFollowed: (name) => `${ship(name)} folgt im Schlepp.`,
  towParted: ({ tow, ...name }) => `Der Schlepp zwischen ${ship(name)} und ${ship(tow)} ist los.`,
  captured: ({ seat, ...name }, { who }) => `${ship(name)} segelt jetzt für ${who(seat)}.`,
  ended: ({ ending }) => ENDINGS[ending],
  crewRevealed: ({ by, ...name }) => `${crew(by)} ist an Bord von ${ship(name)}.`,
  crewLost: ({ who, ...name }) => `${ship(name)} verliert ${crew(who)}.`,
  crewSafe: (name) => `Die Besatzung von ${ship(name)} ist sicher.`,
  crewLanded: ({ at, ...name }) => `Jemand von ${ship(name)} geht auf ${island(at)} an Land.`,
  crewEmbarked: (name) => `Jemand kommt an Bord von ${ship(name)}.`,
  crewPeeked: ({ who }) => `Du siehst ${crew(who)}.`,
  sacrificed: (name) => `Jemand von ${ship(name)} wird für eine weitere Aktion geopfert.`,
  shipCancelled: (name) => `Die Fähigkeit von ${ship(name)} ist in diesem Zug aufgehoben.`,
  crewCancelled: ({ who, ...name }) => `${crew(who)} auf ${ship(name)} ist in diesem Zug ausgeschaltet.`,
  actionRolled: ({ roll, isWon, prize, ...name }) =>
    `${ship(name)} würfelt ${roll}: ${isWon ? (prize === 'extra' ? 'eine weitere Aktion' : 'die nächste Aktion zählt doppelt') : 'nichts'}.`,
  explored: ({ at, left, ...name }, { plural }) =>
    `${ship(name)} hat ${island(at)} erkundet; ${left === 0 ? 'dort liegt nichts mehr' : `dort ${plural(left, { one: 'liegt noch 1 Schatz', other: `liegen noch ${left} Schätze` })}`}.`,
  islandSeen: ({ at, faces }, { list }) => `Du siehst auf ${island(at)}: ${list(faces.map(face))}.`,
  uniqueFound: ({ unique: which, ...name }) =>
    `${ship(name)} findet einen einzigartigen Schatz: ${unique(which)}.`,
  coinLoaded: (name) => `${ship(name)} lädt eine Münze.`,
  coinSeen: ({ gold, ...name }) => `Die Münze an Bord von ${ship(name)} ist ${gold} wert.`,
  coinTaken: ({ how, from, ...name }) =>
    `${ship(name)} ${TAKINGS[how]}${from === undefined ? '' : ` von ${ship(from)}`}.`,
  coinLost: ({ gold, ...name }) =>
    `${ship(name)} verliert eine Münze${gold === undefined ? '' : ` zu ${gold}`}.`,
  unloaded: ({ gold, ...name }) =>
    `${ship(name)} entlädt ${gold === undefined ? 'eine Münze' : `${gold} Gold`}.`,
  treasureGrew: ({ by, ...name }) => `Die beste Münze von ${ship(name)} ist ${by} mehr wert.`,
  homeGold: ({ seat, gold }, { who }) => `${who(seat)} hat ${gold} Gold daheim.`,
  raided: ({ at, ...name }) => `${ship(name)} plündert ${island(at)}.`,
  searched: ({ other, ...name }) => `${ship(name)} durchsucht ${ship(other)}.`,
  traded: ({ other, ...name }) => `${ship(name)} und ${ship(other)} tauschen eine Münze.`,
  forged: ({ gold, ...name }) =>
    `${ship(name)} bekommt eine Kanone, gemacht aus einer Münze${gold === undefined ? '' : ` zu ${gold}`}.`,
  rumLoaded: ({ gold, ...name }) =>
    `Der Rum an Bord von ${ship(name)} ist ${gold} wert; die Besatzung ruht im nächsten Zug.`,
  plaguePassed: ({ to, ...name }) => `Die Pest geht von ${ship(name)} auf ${ship(to)} über.`,
  haunted: ({ gold, ...name }) => `Auf ${ship(name)} spukt es; der Schatz ist ${gold} wert.`,
  peeked: ({ seat, what }, { who }) => `${who(seat)} sieht sich ${PEEKS[what]} an.`,
  tokenPeeked: ({ face: seen, at }) =>
    `Du siehst ${face(seen)}${at === undefined ? '' : ` auf ${island(at)}`}.`,
  markerPlaced: (name) => `${ship(name)} hat den letzten Schatz der Inseln und damit die Endmarke.`,
  rammed: ({ target, roll, masts, isHit, ...name }, { plural }) =>
    roll === 0
      ? `${ship(name)} rammt das Wrack ${ship(target)}.`
      : `${ship(name)} rammt ${ship(target)}: ${roll} gegen ${masts} ${plural(masts, MASTS)}, ${isHit ? 'ein Mast bricht' : 'vergeblich'}.`,
  pinned: ({ by, ...name }) => `${ship(name)} hängt an ${ship(by)} fest.`,
  boarded: ({ target, totals, ...name }) =>
    `Enterkampf: ${ship(name)} gegen ${ship(target)}, ${totals.join(' : ')}.`,
  fired: ({ target, mast, roll, bonus, rank, isHit, ...name }) =>
    `${ship(name)} feuert mit Mast ${mast + 1} auf ${ship(target)}: ${roll}${bonus === 0 ? '' : ` + ${bonus}`} gegen ${rank}, ${isHit ? 'Treffer' : 'daneben'}.`,
  rangeDoubled: (name) => `${ship(name)} schießt in diesem Zug doppelt so weit.`,
  hitIgnored: (name) => `Der Treffer macht ${ship(name)} nichts aus.`,
  derelict: (name) => `${ship(name)} hat keinen Mast mehr.`,
  mastLost: ({ mast, ...name }) => `${ship(name)} verliert Mast ${mast + 1}.`,
  mastMended: ({ mast, ...name }) => `Mast ${mast + 1} von ${ship(name)} steht wieder.`,
  sunk: (name) => `${ship(name)} sinkt.`,
  goldShared: ({ shares }, { who, list }) =>
    `Das Gold wird geteilt: ${list(shares.map((share, seat) => `${who(seat)} bekommt ${share}`))}.`,
};
