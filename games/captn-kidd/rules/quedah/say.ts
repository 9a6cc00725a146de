import { speaker } from '@tortuga/kernel';
import type { Quedah } from './state.ts';

export const say = speaker<Quedah['messages']>();
