import type { GameTable } from '../../../web/toolkit/picture.ts';
import type { Loyal } from '../rules/loyal/state.ts';
import Picture from './LoyalCaptain.svelte';
import { loyalDeck } from './model/deck-game.ts';
import { placesOf } from './model/places.ts';
import { badgesOf, describeDeck } from './text/tell.ts';

export const table: GameTable<Loyal> = {
  aspect: 3 / 4,
  Picture,
  places: placesOf,
  describe: (view, seats, language) => describeDeck(loyalDeck, view, seats, language),
  badges: (view, seat, language) => badgesOf(loyalDeck, view, seat, language),
};
