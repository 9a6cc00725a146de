import { speaker } from '@tortuga/kernel';
import type { PortRoyal } from './state.ts';

export const say = speaker<PortRoyal['messages']>();
