import type { LearningWords } from '../../../../web/toolkit/learn.ts';

export type StepId = 'strike' | 'tower' | 'detour' | 'ambush' | 'escape' | 'win';

/** Why an answer was not the one. */
export type Miss = 'no-capture' | 'wrong-side' | 'not-behind' | 'exposed' | 'not-all';

export type FigureId = 'start' | 'reach' | 'crowded' | 'capture' | 'captured' | 'safe' | 'flags';

export type MadagaskarWords = LearningWords<StepId, Miss, FigureId>;
