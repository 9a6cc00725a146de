import type { GameTable } from '../../../web/toolkit/picture.ts';
import type { SpanishMain } from '../rules/state.ts';
import { placesOf } from './model/places.ts';
import Picture from './Table.svelte';
import { badgesOf, describeTable } from './text/tell.ts';

export const table: GameTable<SpanishMain> = {
  aspect: 1.5,
  Picture,
  places: placesOf,
  describe: describeTable,
  badges: badgesOf,
};
