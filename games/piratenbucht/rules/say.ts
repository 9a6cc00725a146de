import { speaker } from '@tortuga/kernel';
import type { Piratenbucht } from './state.ts';

export const say = speaker<Piratenbucht['messages']>();
