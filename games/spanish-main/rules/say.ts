import { speaker } from '@tortuga/kernel';
import type { Messages } from './messages.ts';

export const say = speaker<Messages>();
