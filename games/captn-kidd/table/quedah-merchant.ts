import type { GameTable } from '../../../web/toolkit/picture.ts';
import type { Quedah } from '../rules/quedah/state.ts';
import { quedahDeck } from './model/deck-game.ts';
import { placesOf } from './model/places.ts';
import Picture from './QuedahMerchant.svelte';
import { badgesOf, describeDeck } from './text/tell.ts';

export const table: GameTable<Quedah> = {
  aspect: 3 / 4,
  Picture,
  places: placesOf,
  describe: (view, seats, language) => describeDeck(quedahDeck, view, seats, language),
  badges: (view, seat, language) => badgesOf(quedahDeck, view, seat, language),
};
