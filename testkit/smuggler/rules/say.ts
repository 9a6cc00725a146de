import { speaker } from '@tortuga/kernel';
import type { Smuggler } from './state.ts';

export const say = speaker<Smuggler['messages']>();
