/** Players that see only views. */

import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';

export type { Bot, Budget, Thinking } from './bot.ts';
export { type Decision, decide, type Enquiry, type Prospect } from './decide.ts';
export { LEVELS, type Level, PLAYERS, type Player, type PlayerName } from './levels.ts';
export { Memory } from './search/memory.ts';
export type { Settings } from './search/settings.ts';
export { type Candidate, type Thought, think } from './search/think.ts';

/** The simplest bots by name. */
export const BOTS: { readonly random: Bot; readonly greedy: Bot } = { random, greedy };

/** The name of a simple bot. */
export type BotName = keyof typeof BOTS;
