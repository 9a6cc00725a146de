import { SPACES } from '../../text/deck/nl.ts';
import type { DeckWords } from './words.ts';

export const nl: DeckWords = {
  spaces: SPACES,
  deck: 'Het dek van het schip',
  isFree: 'vrij',
  pirateOf: (who) => `piraat van ${who}`,
  towerOf: (who, height) => `toren van ${who}, ${height} hoog`,
  guardOf: (who, captive) => `piraat van ${who}, houdt een piraat van ${captive} gevangen`,
  freedOf: (who) => `bevrijde piraat van ${who}, wacht op een plek`,
  backTo: (space) => `rug naar ${space}`,
  backToLadder: 'rug naar de ladder',
  inside: (crew) => `bestaat uit ${crew}`,
  canMove: 'kan zetten',
  isHeld: 'gekozen',
  canPlace: 'hier kan een piraat aan boord',
  canGo: 'kan hierheen',
  fromHere: 'van hier aankomen',
  whichSide: 'Van welke kant?',
  reserve: 'reserve',
  inReserve: (who, pirates) =>
    pirates === 0 ? `${who} heeft niemand in reserve` : `${who} heeft er ${pirates} in reserve`,
  tallies: { overboard: 'overboord', captives: 'gevangenen', crew: 'in torens' },
  counted: {
    overboard: (who, pirates) => `${who} heeft er ${pirates} verloren`,
    captives: (who, pirates) => `${who} houdt er ${pirates} gevangen`,
    crew: (who, pirates) => `${who} voert er ${pirates} aan op het dek`,
  },
  isOut: (who) => `${who} ligt uit het spel`,
  showDangers: 'Gevaren tonen',
  hideDangers: 'Gevaren verbergen',
  exits: (exits) => (exits === 1 ? 'nog maar één uitweg' : `${exits} uitwegen`),
  hunted: (rolls) =>
    rolls === '' ? 'kan van achteren gepakt worden' : `kan van achteren gepakt worden met een ${rolls}`,
  noDangers: 'Niemand is in gevaar.',
  turn: (turn) => `Beurt ${turn}`,
  quiet: (turns) => `rustig: ${turns}`,
  die: (roll) => `De dobbelsteen toont ${roll}`,
};
