/** What somebody may know of a match. */

import type { Crew, Muster, Note, SpanishMainState, Token } from './state.ts';
import type { Face } from './treasure.ts';

/** A crew as somebody sees it: the card only if it is known. */
export type CrewView = Omit<Crew, 'card'> & { readonly card?: number };

/** A token as somebody sees it: what it is only if it is known. */
export type TokenView = Omit<Token, 'face' | 'gold'> & { readonly face?: Face; readonly gold?: number };

/** A player as somebody sees them: what they bring and noted only if it is oneself. */
export interface PlayerView {
  readonly home: number;
  /** Is their fleet complete, and everything else they bring? */
  readonly isReady: boolean;
  readonly muster?: Muster;
  readonly notes: readonly Note[];
}

/** What a seat or a watcher may know. */
export interface SpanishMainView extends Omit<Readonly<SpanishMainState>, 'players' | 'crew' | 'tokens'> {
  readonly players: readonly PlayerView[];
  readonly crew: readonly CrewView[];
  readonly tokens: readonly TokenView[];
}
