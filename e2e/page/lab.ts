/** What the test can do on the page. */

import type { MatchFile } from '@tortuga/kernel';
import type { Answer, Ask } from '@tortuga/web/ask';

export interface Trial {
  readonly ask: Ask;
  /** Which workers to ask: those of the client, some with odd games, or some that cannot be loaded. */
  readonly of?: 'client' | 'odd' | 'lost';
  /** When to lose interest, in milliseconds. */
  readonly abortAfter?: number;
}

export interface Finding {
  readonly answer?: Answer;
  /** Why there is none. */
  readonly trouble?: string;
  readonly milliseconds: number;
  /** How often the page could have drawn a picture meanwhile. */
  readonly frames: number;
}

export interface Lab {
  attempt(trial: Trial): Promise<Finding>;
  /** The state at the end of a match, as JSON. */
  replay(file: MatchFile): string;
  /** Closes all thinkers. */
  close(): void;
}
