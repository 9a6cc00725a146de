import { SPACES } from '../../text/deck/en.ts';
import type { DeckWords } from './words.ts';

export const en: DeckWords = {
  spaces: SPACES,
  deck: 'The deck of the ship',
  isFree: 'free',
  pirateOf: (who) => `pirate of ${who}`,
  towerOf: (who, height) => `tower of ${who}, ${height} high`,
  guardOf: (who, captive) => `pirate of ${who}, holding a pirate of ${captive} captive`,
  freedOf: (who) => `freed pirate of ${who}, waiting for where to go`,
  backTo: (space) => `back to ${space}`,
  backToLadder: 'back to the ladder',
  inside: (crew) => `made of ${crew}`,
  canMove: 'can move',
  isHeld: 'chosen',
  canPlace: 'a pirate can come aboard here',
  canGo: 'can go here',
  fromHere: 'arrive from here',
  whichSide: 'From which side?',
  reserve: 'reserve',
  inReserve: (who, pirates) =>
    pirates === 0 ? `${who} has nobody in reserve` : `${who} has ${pirates} in reserve`,
  tallies: { overboard: 'overboard', captives: 'captives', crew: 'in towers' },
  counted: {
    overboard: (who, pirates) => `${who} has lost ${pirates}`,
    captives: (who, pirates) => `${who} holds ${pirates} captive`,
    crew: (who, pirates) => `${who} commands ${pirates} on deck`,
  },
  isOut: (who) => `${who} is out of the game`,
  showDangers: 'Show dangers',
  hideDangers: 'Hide dangers',
  exits: (exits) => (exits === 1 ? 'only one way left' : `${exits} ways left`),
  hunted: (rolls) => (rolls === '' ? 'can be taken from behind' : `can be taken from behind by a ${rolls}`),
  noDangers: 'Nobody is in danger.',
  turn: (turn) => `Turn ${turn}`,
  quiet: (turns) => `quiet: ${turns}`,
  die: (roll) => `The die shows ${roll}`,
};
