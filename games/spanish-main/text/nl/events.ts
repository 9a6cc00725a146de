import type { Language } from '@tortuga/kernel';
import type { SpanishMain } from '../../rules/state.ts';
import { names } from './names.ts';

const { ship, crew, island, face, unique } = names;

const MASTS = { one: 'mast', other: 'masten' };
const TOKENS = { one: 'fiche', other: 'fiches' };

const ACTIONS = {
  move: 'vaart',
  explore: 'verkent',
  search: 'doorzoekt een schip',
  shoot: 'schiet',
  repair: 'repareert',
};

const TAKINGS = {
  seized: 'maakt een munt buit',
  looted: 'rooft een munt',
  stolen: 'steelt een munt',
  raided: 'plundert een munt',
  moved: 'neemt een munt over',
};

const ENDINGS = {
  gold: 'Meer dan de helft van het goud is thuis.',
  stranded: 'Een vloot is gestrand.',
  bare: 'Er is geen goud meer te winnen.',
  quiet: 'Er is lang niets gebeurd.',
  long: 'Het spel heeft lang genoeg geduurd.',
  marker: 'Het lot van de laatste schat is beslist.',
  alone: 'Er vaart nog maar één vloot.',
  swept: 'De helft van de vloten is weg.',
};

const STOPS = { edge: 'de rand van de zee', island: 'een eiland', ship: 'een schip' };

const PEEKS = {
  crew: 'een verborgen bemanningslid',
  coin: 'een munt op een schip',
  token: 'een fiche op een eiland',
};

export const events: Language<SpanishMain>['events'] = {
  fleetShown: ({ seat, ships }, { who, list }) =>
    `${who(seat)} vaart met ${list(ships.map((card) => ship({ ship: 0, card })))}.`,
  rolledForFirst: ({ seats, rolls }, { who, list }) =>
    `${list(seats.map((seat, i) => `${who(seat)} gooit ${rolls[i]}`))}.`,
  isFirst: ({ seat }, { who }) => `${who(seat)} begint.`,
  islandPlaced: ({ seat, ...at }, { who }) => `${who(seat)} legt ${island(at)} neer.`,
  homeNamed: ({ seat, by, island: number, shape }, { who }) =>
    seat === by
      ? `${who(seat)} kiest ${island({ island: number, shape })} als thuis.`
      : `${who(by)} wijst ${island({ island: number, shape })} aan als thuis van ${who(seat)}.`,
  moored: ({ seat, ...name }, { who }) => `${who(seat)} legt ${ship(name)} aan.`,
  treasureDealt: ({ gold, islands }) =>
    `Op elk van de ${islands} wilde eilanden liggen drie fiches: samen ${gold} goud.`,
  turnStarted: ({ seat, turn }, { who }) => `Beurt ${turn}: ${who(seat)}.`,
  ordered: ({ action, ...name }) => `${ship(name)} ${ACTIONS[action]}.`,
  sailed: ({ bar, to, isCastingOff, ...name }) =>
    `${ship(name)} ${isCastingOff ? 'gooit los en vaart' : 'vaart'} ${bar}, koers ${to.h}°.`,
  stopped: ({ by, ...name }) => `${ship(name)} wordt gestuit door ${STOPS[by]}.`,
  cameAbout: ({ to, ...name }) => `${ship(name)} gaat overstag naar ${to.h}°.`,
  docked: ({ at, ...name }) => `${ship(name)} legt aan bij ${island(at)}.`,
  undocked: ({ at, ...name }) => `${ship(name)} verlaat ${island(at)}.`,
  berthed: ({ at, ...name }) => `${ship(name)} wordt bij ${island(at)} gelegd.`,
  marked: ({ seat, at }, { who }) => `${who(seat)} laat een merkteken achter op ${island(at)}.`,
  towed: ({ tow, ...name }) => `${ship(name)} neemt ${ship(tow)} op sleeptouw.`,
  towFollowed: (name) => `${ship(name)} volgt op sleeptouw.`,
  towParted: ({ tow, ...name }) => `De sleep tussen ${ship(name)} en ${ship(tow)} is los.`,
  captured: ({ seat, ...name }, { who }) => `${ship(name)} vaart nu voor ${who(seat)}.`,
  ended: ({ ending }) => ENDINGS[ending],
  crewRevealed: ({ by, ...name }) => `${crew(by)} is aan boord van ${ship(name)}.`,
  crewLost: ({ who, ...name }) => `${ship(name)} verliest ${crew(who)}.`,
  crewSafe: (name) => `De bemanning van ${ship(name)} is veilig.`,
  crewLanded: ({ at, ...name }) => `Iemand van ${ship(name)} gaat aan land op ${island(at)}.`,
  crewEmbarked: (name) => `Er komt iemand aan boord van ${ship(name)}.`,
  crewPeeked: ({ who }) => `Je ziet ${crew(who)}.`,
  sacrificed: (name) => `Iemand van ${ship(name)} wordt opgeofferd voor een extra actie.`,
  shipCancelled: (name) => `De vaardigheid van ${ship(name)} is deze beurt opgeheven.`,
  crewCancelled: ({ who, ...name }) => `${crew(who)} op ${ship(name)} is deze beurt uitgeschakeld.`,
  actionRolled: ({ roll, isWon, prize, ...name }) =>
    `${ship(name)} gooit ${roll}: ${isWon ? (prize === 'extra' ? 'een extra actie' : 'de volgende actie telt dubbel') : 'niets'}.`,
  explored: ({ at, left, ...name }, { plural }) =>
    `${ship(name)} heeft ${island(at)} verkend; ${left === 0 ? 'er ligt niets meer' : `er ${plural(left, { one: 'ligt', other: 'liggen' })} nog ${left} ${plural(left, TOKENS)}`}.`,
  islandSeen: ({ at, faces }, { list }) => `Je ziet op ${island(at)}: ${list(faces.map(face))}.`,
  uniqueFound: ({ unique: which, ...name }) => `${ship(name)} vindt een unieke schat: ${unique(which)}.`,
  coinLoaded: (name) => `${ship(name)} laadt een munt.`,
  coinSeen: ({ gold, ...name }) => `De munt aan boord van ${ship(name)} is ${gold} waard.`,
  coinTaken: ({ how, from, ...name }) =>
    `${ship(name)} ${TAKINGS[how]}${from === undefined ? '' : ` van ${ship(from)}`}.`,
  coinLost: ({ gold, ...name }) =>
    `${ship(name)} verliest een munt${gold === undefined ? '' : ` van ${gold}`}.`,
  unloaded: ({ gold, ...name }) => `${ship(name)} lost ${gold === undefined ? 'een munt' : `${gold} goud`}.`,
  treasureGrew: ({ by, ...name }) => `De beste munt van ${ship(name)} is ${by} meer waard.`,
  homeGold: ({ seat, gold }, { who }) => `${who(seat)} heeft ${gold} goud thuis.`,
  raided: ({ at, ...name }) => `${ship(name)} plundert ${island(at)}.`,
  searched: ({ other, ...name }) => `${ship(name)} doorzoekt ${ship(other)}.`,
  traded: ({ other, ...name }) => `${ship(name)} en ${ship(other)} ruilen een munt.`,
  forged: ({ gold, ...name }) =>
    `${ship(name)} krijgt een kanon, gemaakt van een munt${gold === undefined ? '' : ` van ${gold}`}.`,
  rumLoaded: ({ gold, ...name }) =>
    `De rum aan boord van ${ship(name)} is ${gold} waard; haar bemanning rust de volgende beurt uit.`,
  plaguePassed: ({ to, ...name }) => `De pest gaat van ${ship(name)} over op ${ship(to)}.`,
  haunted: ({ gold, ...name }) => `Het spookt op ${ship(name)}; de schat is ${gold} waard.`,
  peeked: ({ seat, what }, { who }) => `${who(seat)} bekijkt ${PEEKS[what]}.`,
  tokenPeeked: ({ face: seen, at }) => `Je ziet ${face(seen)}${at === undefined ? '' : ` op ${island(at)}`}.`,
  markerPlaced: (name) => `${ship(name)} heeft de laatste schat van de eilanden, en daarmee het eindteken.`,
  rammed: ({ target, roll, masts, isHit, ...name }, { plural }) =>
    roll === 0
      ? `${ship(name)} ramt het wrak ${ship(target)}.`
      : `${ship(name)} ramt ${ship(target)}: ${roll} tegen ${masts} ${plural(masts, MASTS)}, ${isHit ? 'een mast breekt' : 'tevergeefs'}.`,
  pinned: ({ by, ...name }) => `${ship(name)} zit vast aan ${ship(by)}.`,
  boarded: ({ target, totals, ...name }) =>
    `Entergevecht: ${ship(name)} tegen ${ship(target)}, ${totals.join(' : ')}.`,
  fired: ({ target, mast, roll, bonus, rank, isHit, ...name }) =>
    `${ship(name)} vuurt mast ${mast + 1} af op ${ship(target)}: ${roll}${bonus === 0 ? '' : ` + ${bonus}`} tegen ${rank}, ${isHit ? 'raak' : 'mis'}.`,
  rangeDoubled: (name) => `${ship(name)} schiet deze beurt twee keer zo ver.`,
  hitIgnored: (name) => `De treffer doet ${ship(name)} niets.`,
  derelict: (name) => `${ship(name)} heeft geen mast meer.`,
  mastLost: ({ mast, ...name }) => `${ship(name)} verliest mast ${mast + 1}.`,
  mastMended: ({ mast, ...name }) => `Mast ${mast + 1} van ${ship(name)} staat weer.`,
  sunk: (name) => `${ship(name)} zinkt.`,
  goldShared: ({ shares }, { who, list }) =>
    `Het goud wordt verdeeld: ${list(shares.map((share, seat) => `${who(seat)} krijgt ${share}`))}.`,
};
