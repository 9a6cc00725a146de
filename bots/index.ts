/** Players that see only views. */

import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';

export type { Bot, Budget, Thinking } from './bot.ts';

/** The bots by name, weakest first. */
export const BOTS: { readonly random: Bot; readonly greedy: Bot } = { random, greedy };

/** The name of a bot. */
export type BotName = keyof typeof BOTS;
