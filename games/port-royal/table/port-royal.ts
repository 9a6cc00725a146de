import type { GameTable } from '../../../web/toolkit/picture.ts';
import type { PortRoyal } from '../rules/state.ts';
import { placesOf } from './model/places.ts';
import Picture from './PortRoyal.svelte';
import { badgesOf, describeTable } from './text/tell.ts';

export const table: GameTable<PortRoyal> = {
  aspect: 5 / 4,
  Picture,
  places: placesOf,
  describe: describeTable,
  badges: badgesOf,
};
