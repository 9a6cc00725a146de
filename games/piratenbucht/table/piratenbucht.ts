import type { GameTable } from '../../../web/toolkit/picture.ts';
import type { Piratenbucht } from '../rules/state.ts';
import { placesOf } from './model/places.ts';
import Picture from './Table.svelte';
import { badgesOf, describeTable } from './text/tell.ts';

export const table: GameTable<Piratenbucht> = {
  aspect: 1.6,
  Picture,
  places: placesOf,
  describe: describeTable,
  badges: badgesOf,
};
