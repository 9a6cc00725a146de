import { speaker } from '@tortuga/kernel';
import type { Jamaica } from './state.ts';

export const say = speaker<Jamaica['messages']>();
