/** Law 9: every prompt, label, event, reason, outcome and option is a proper sentence in every language. */

import {
  askedSeats,
  type GameTypes,
  LANGUAGES,
  type Language,
  type LanguageCode,
  labelFor,
  narrate,
  offersFor,
  promptFor,
  render,
  type Text,
  turnDial,
  type Words,
  wordsFor,
} from '@tortuga/kernel';
import { nameOf } from '../names.ts';
import type { Check, Scene } from './law.ts';

/** What a template leaves behind when a hole was not filled. */
const SCARS = ['undefined', '[object', 'NaN', '${'];

const WORDS: { readonly [L in LanguageCode]: Words } = {
  en: wordsFor({ language: 'en', names: [] }),
  nl: wordsFor({ language: 'nl', names: [] }),
  de: wordsFor({ language: 'de', names: [] }),
};

/** Texts that are remembered as good. */
const MOST_KEPT = 50_000;

function fault(sentence: unknown): string | undefined {
  if (typeof sentence !== 'string') return `is ${typeof sentence}, no sentence`;
  if (sentence.trim() === '') return 'is empty';
  const scar = SCARS.find((mark) => sentence.includes(mark));
  return scar === undefined ? undefined : `has "${scar}" in it: ${sentence}`;
}

/** Has a thing said in every language, once; the same thing is not said again. */
function spoken<G extends GameTypes>(
  { game, table, spoken }: Scene<G>,
  thing: unknown,
  say: (language: Language<G>, words: Words) => unknown,
): string | undefined {
  const key = JSON.stringify(thing);
  if (spoken.has(key)) return undefined;
  for (const code of LANGUAGES) {
    const found = fault(say(game.text[code], { ...WORDS[code], who: known(table.seats) }));
    if (found !== undefined) return `${key} in ${code} ${found}`;
  }
  if (spoken.size > MOST_KEPT) spoken.clear();
  spoken.add(key);
  return undefined;
}

/** Names those who sit at the table; a text about anybody else is wrong. */
function known(seats: number): Words['who'] {
  return (seat) => {
    if (!(Number.isInteger(seat) && seat >= 0 && seat < seats)) throw new Error(`a text names seat ${seat}`);
    return nameOf(seat);
  };
}

// A text of whatever messages is a text; the compiler cannot see that while the messages are open.
function rendered<G extends GameTypes>(scene: Scene<G>, text: Text<G['messages']>): string | undefined {
  return spoken(scene, text, (language, words) => render(language, text as unknown as Text, words));
}

function eventsRead<G extends GameTypes>(scene: Scene<G>): string | undefined {
  for (const { event } of scene.now.step.events) {
    const found = spoken(scene, event, (language, words) => narrate(language, event, words));
    if (found !== undefined) return found;
  }
  return undefined;
}

function questionsRead<G extends GameTypes>(scene: Scene<G>): string | undefined {
  const { game, now } = scene;
  for (const seat of askedSeats(game, now.state)) {
    const found = rendered(scene, promptFor(game, now.state, seat));
    if (found !== undefined) return found;
    for (const { move, no, dial } of offersFor(game, now.state, seat)) {
      const reasons = dial === undefined ? [no] : [dial.no?.(dial.min), dial.no?.(dial.max)];
      const moves = dial === undefined ? [move] : [move, turnDial(dial, dial.max)];
      const unread =
        firstFound(moves, (each) => rendered(scene, labelFor(game, now.state, each))) ??
        firstFound(reasons, (reason) => reasonRead(scene, reason));
      if (unread !== undefined) return unread;
    }
  }
  return undefined;
}

function firstFound<T>(things: readonly T[], find: (thing: T) => string | undefined): string | undefined {
  for (const thing of things) {
    const found = find(thing);
    if (found !== undefined) return found;
  }
  return undefined;
}

function reasonRead<G extends GameTypes>(
  scene: Scene<G>,
  reason: G['reason'] | undefined,
): string | undefined {
  if (reason === undefined) return undefined;
  return spoken(scene, { reason }, (language) => Reflect.get(language.reasons, reason));
}

function gameReads<G extends GameTypes>(scene: Scene<G>): string | undefined {
  const { title } = scene.game.text.en;
  return (
    spoken(scene, { title }, (language) => language.title) ??
    spoken(scene, { summary: title }, (language) => language.summary) ??
    firstFound(Object.entries(scene.game.options), ([name, rule]) => optionRead(scene, name, rule))
  );
}

function optionRead<G extends GameTypes>(scene: Scene<G>, name: string, rule: object): string | undefined {
  const values: readonly string[] = 'values' in rule && Array.isArray(rule.values) ? rule.values : [];
  const of = (language: Language<G>): object => Reflect.get(language.options, name) ?? {};
  return (
    spoken(scene, { option: name }, (language) => Reflect.get(of(language), 'label')) ??
    firstFound(values, (value) =>
      spoken(scene, { option: name, value }, (language) =>
        wordFor(Reflect.get(of(language), 'values'), value),
      ),
    )
  );
}

function wordFor(words: unknown, value: string): unknown {
  return typeof words === 'object' && words !== null ? Reflect.get(words, value) : undefined;
}

function endReads<G extends GameTypes>(scene: Scene<G>): string | undefined {
  const outcome = scene.game.outcome(scene.now.state);
  return outcome === undefined ? undefined : rendered(scene, outcome.why);
}

function tableIsDrawn<G extends GameTypes>({ game, now }: Scene<G>): string | undefined {
  const paint = { seat: (_: number, text: string) => text, faint: (text: string) => text };
  for (const code of LANGUAGES) {
    const found = fault(game.sketch(game.view(now.state, 'watcher'), paint, code));
    if (found !== undefined) return `the sketch in ${code} ${found}`;
  }
  return undefined;
}

export const TEXT_CHECKS: readonly Check[] = [
  { law: 9, at: 'end', every: 1, complaint: gameReads },
  { law: 9, every: 1, complaint: eventsRead },
  { law: 9, every: 16, complaint: questionsRead },
  { law: 9, at: 'end', every: 1, complaint: endReads },
  { law: 9, at: 'end', every: 16, complaint: tableIsDrawn },
];
