/** What things are called: the same list in every language. */

import type { Sector } from '../rules/data/chart.ts';
import type { Place } from '../rules/data/places.ts';
import type { Card } from '../rules/data/tavern-cards.ts';
import type { EnemyKind } from '../rules/moves.ts';

export interface Names {
  /** A place by its number, without an article; 0 is where duels are fought. */
  readonly places: { readonly [P in Place]: string };
  /** The same with the article, as the object of a sentence. */
  readonly thePlaces: { readonly [P in Place]: string };
  /** The same after "at": with the preposition and article a language wants. */
  readonly atPlaces: { readonly [P in Place]: string };
  /** The same after "to". */
  readonly toPlaces: { readonly [P in Place]: string };
  /** With the article, as the object of a sentence. */
  readonly sectors: { readonly [S in Sector]: string };
  /** Without it. */
  readonly bareSectors: { readonly [S in Sector]: string };
  readonly cards: { readonly [C in Card]: string };
  /** With the article, as subject or object. */
  readonly enemies: { readonly [K in EnemyKind]: string };
}
