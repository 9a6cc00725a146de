import { speaker } from '@tortuga/kernel';
import type { Loyal } from './state.ts';

export const say = speaker<Loyal['messages']>();
