import type { Turn } from '@tortuga/kernel';
import type { Piratenbucht } from './state.ts';

/** What rules work with that do not depend on who answered. */
export type Doing = Pick<Turn<Piratenbucht>, 'state' | 'fate' | 'log' | 'reveal'>;

/** The same where nothing hidden can come to light. */
export type QuietDoing = Omit<Doing, 'reveal'>;
