import type { Game } from '@tortuga/kernel';
import type { PortRoyal } from './state.ts';

export const sketch: Game<PortRoyal>['sketch'] = (view) => `${view.round}`;
