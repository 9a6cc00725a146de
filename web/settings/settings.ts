/** What a person likes, as it is kept in the browser and in the account. */

import { LANGUAGES, type LanguageCode } from '@tortuga/kernel';

export const THEMES = ['system', 'day', 'night'] as const;
export const MOTIONS = ['system', 'full', 'none'] as const;

export interface Settings {
  /** Absent: the first of the browser's languages that we speak. */
  readonly language?: LanguageCode;
  readonly theme: (typeof THEMES)[number];
  readonly motion: (typeof MOTIONS)[number];
  readonly sound: boolean;
  /** Are moves that cannot be taken back to be confirmed? */
  readonly confirm: boolean;
}

export const DEFAULTS: Settings = { theme: 'system', motion: 'system', sound: false, confirm: true };

/** Reads settings whatever the browser or the account kept; what is not understood is at its default. */
export function readSettings(given: unknown): Settings {
  const fields = typeof given === 'object' && given !== null ? given : {};
  const field = (name: keyof Settings): unknown => Reflect.get(fields, name);
  const language = LANGUAGES.find((code) => code === field('language'));
  return {
    ...(language === undefined ? {} : { language }),
    theme: oneOf(THEMES, field('theme')) ?? DEFAULTS.theme,
    motion: oneOf(MOTIONS, field('motion')) ?? DEFAULTS.motion,
    sound: yesOrNo(field('sound')) ?? DEFAULTS.sound,
    confirm: yesOrNo(field('confirm')) ?? DEFAULTS.confirm,
  };
}

function oneOf<T extends string>(names: readonly T[], given: unknown): T | undefined {
  return names.find((name) => name === given);
}

function yesOrNo(given: unknown): boolean | undefined {
  return typeof given === 'boolean' ? given : undefined;
}
