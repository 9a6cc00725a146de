import { SPACES } from '../../text/deck/de.ts';
import type { DeckWords } from './words.ts';

export const de: DeckWords = {
  spaces: SPACES,
  deck: 'Das Deck des Schiffs',
  isFree: 'frei',
  pirateOf: (who) => `Pirat von ${who}`,
  towerOf: (who, height) => `Turm von ${who}, ${height} hoch`,
  guardOf: (who, captive) => `Pirat von ${who}, hält einen Piraten von ${captive} gefangen`,
  freedOf: (who) => `befreiter Pirat von ${who}, wartet auf einen Platz`,
  backTo: (space) => `Rücken zu ${space}`,
  backToLadder: 'Rücken zur Leiter',
  inside: (crew) => `besteht aus ${crew}`,
  canMove: 'kann ziehen',
  isHeld: 'gewählt',
  canPlace: 'hier kann ein Pirat an Bord',
  canGo: 'kann hierher',
  fromHere: 'von hier ankommen',
  whichSide: 'Von welcher Seite?',
  reserve: 'Reserve',
  inReserve: (who, pirates) =>
    pirates === 0 ? `${who} hat niemanden in Reserve` : `${who} hat ${pirates} in Reserve`,
  tallies: { overboard: 'über Bord', captives: 'Gefangene', crew: 'in Türmen' },
  counted: {
    overboard: (who, pirates) => `${who} hat ${pirates} verloren`,
    captives: (who, pirates) => `${who} hält ${pirates} gefangen`,
    crew: (who, pirates) => `${who} führt ${pirates} auf dem Deck`,
  },
  isOut: (who) => `${who} ist ausgeschieden`,
  showDangers: 'Gefahren zeigen',
  hideDangers: 'Gefahren verbergen',
  exits: (exits) => (exits === 1 ? 'nur noch ein Ausweg' : `${exits} Auswege`),
  hunted: (rolls) =>
    rolls === '' ? 'kann von hinten gefangen werden' : `kann mit einer ${rolls} von hinten gefangen werden`,
  noDangers: 'Niemand ist in Gefahr.',
  turn: (turn) => `Zug ${turn}`,
  quiet: (turns) => `ruhig: ${turns}`,
  die: (roll) => `Der Würfel zeigt ${roll}`,
};
