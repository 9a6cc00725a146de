import type { GameTable } from '../../../web/toolkit/picture.ts';
import type { Madagaskar } from '../rules/madagaskar/state.ts';
import Picture from './Madagaskar.svelte';
import { madagaskarDeck } from './model/deck-game.ts';
import { placesOf } from './model/places.ts';
import { badgesOf, describeDeck } from './text/tell.ts';

export const table: GameTable<Madagaskar> = {
  aspect: 3 / 4,
  Picture,
  places: placesOf,
  describe: (view, seats, language) => describeDeck(madagaskarDeck, view, seats, language),
  badges: (view, seat, language) => badgesOf(madagaskarDeck, view, seat, language),
};
