/** The five strengths, the same in every game. */

import { type GameTypes, pick } from '@tortuga/kernel';
import type { Bot, Thinking } from './bot.ts';
import { glance, within } from './glance.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';
import { type Thought, think } from './search/think.ts';
import { wavering } from './wavering.ts';

/** The levels, weakest first. */
export const LEVELS = ['cabin-boy', 'sailor', 'bosun', 'captain', 'admiral'] as const;

export type Level = (typeof LEVELS)[number];

/** A bot, and the milliseconds it takes to think when nobody says otherwise; none if it needs no time. */
export interface Player {
  readonly bot: Bot;
  readonly milliseconds?: number;
  /** What it weighs before it answers, if it searches: for hints. */
  readonly think?: <G extends GameTypes>(thinking: Thinking<G>) => Thought<G>;
}

/** Answers that look so much worse than the best are blunders. */
const BLUNDER = 0.3;

/** Anything but an obvious blunder. In some games all answers are close together: there it is any below average. */
function careless<G extends GameTypes>(thinking: Thinking<G>): G['move'] {
  const glances = glance(thinking);
  const values = glances.map(({ value }) => value);
  const average = values.reduce((sum, value) => sum + value, 0) / values.length;
  // The average of equals may come out a trifle above them.
  const margin = Math.max(0, Math.min(BLUNDER, Math.max(...values) - average));
  return pick(thinking.fate, within(glances, margin));
}

function thinkAsBosun<G extends GameTypes>(thinking: Thinking<G>): Thought<G> {
  return wavering(think(thinking), thinking.fate);
}

/** The first that comes to mind after all. */
function answerOf<G extends GameTypes>({ candidates }: Thought<G>, thinking: Thinking<G>): G['move'] {
  return candidates[0]?.move ?? random(thinking);
}

function search<G extends GameTypes>(thinking: Thinking<G>): G['move'] {
  return answerOf(think(thinking), thinking);
}

function searchAsBosun<G extends GameTypes>(thinking: Thinking<G>): G['move'] {
  return answerOf(thinkAsBosun(thinking), thinking);
}

/** Everybody who can take a seat, by name. */
export const PLAYERS: { readonly [Name in Level | 'random' | 'greedy']: Player } = {
  random: { bot: random },
  greedy: { bot: greedy },
  'cabin-boy': { bot: careless },
  sailor: { bot: greedy },
  bosun: { bot: searchAsBosun, think: thinkAsBosun, milliseconds: 100 },
  captain: { bot: search, think, milliseconds: 300 },
  admiral: { bot: search, think, milliseconds: 1000 },
};

export type PlayerName = keyof typeof PLAYERS;
