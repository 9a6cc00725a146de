/** How a search behaves. */
export interface Settings {
  /** How much an answer that was tried little is favoured. */
  readonly exploration: number;
  /** Random plies before a new position is judged; many = to the end of the match. */
  readonly plies: number;
  /** For how many visits the first sight of an answer counts; 0 = answers are not looked at in advance. */
  readonly sight: number;
  /** How much less than nothing a shared first place is worth: who is content with a draw does not win. */
  readonly contempt: number;
}

/** What plays best: look at every answer once, judge at once, trust the tree. */
export const DEFAULT_SETTINGS: Settings = { exploration: 0.5, plies: 0, sight: 1, contempt: 0.1 };
