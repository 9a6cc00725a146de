import { speaker } from '@tortuga/kernel';
import type { Madagaskar } from './state.ts';

export const say = speaker<Madagaskar['messages']>();
