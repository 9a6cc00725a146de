/** What a person may say besides answering. */

import { existsSync, globSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Seat } from '@tortuga/kernel';
import { padTo } from '../terminal.ts';
import type { Voice } from '../voice.ts';
import type { CommandName } from './answers.ts';
import { blockedRuns, type Choices, labelOf, notationOf, reasonIn } from './choices.ts';
import { inWords } from './page.ts';
import { sketchFor } from './question.ts';
import type { Session } from './session.ts';

/** What is to happen after a command: go on reading, ask anew, or stop. */
export type After = 'read' | 'ask' | 'quit';

/** What a command works with. */
export interface Call {
  readonly session: Session;
  readonly seat: Seat;
  readonly choices: Choices;
  readonly rest: string;
}

export const RUN: { readonly [Name in CommandName]: (call: Call) => After } = {
  undo,
  hint,
  log,
  rules,
  help,
  board,
  save,
  quit: () => 'quit',
  '?': explain,
};

function undo({ session }: Call): After {
  const taken = session.table.takeBack();
  if (taken === undefined) {
    session.terminal.complain(session.voice.say('undo.none'));
    return 'read';
  }
  // Whose screen it is next may not know what the answer was.
  const answer = session.table.hasSecrets ? undefined : taken.answer;
  session.notice = session.voice.say('undone', { seat: taken.seat, answer });
  return 'ask';
}

/** In milliseconds: long enough to be of use, short enough to wait for. */
const HINT_TIME = 700;

/** The best answer and two others. */
const HINTS = 3;

function hint({ session, seat, choices }: Call): After {
  const { table, voice, terminal } = session;
  for (const [i, { move, expected }] of table.advise(seat, HINT_TIME).slice(0, HINTS).entries()) {
    const notation = notationOf(table, move);
    const number = choices.open.findIndex((choice) => choice.notation === notation) + 1;
    const answer = number > 0 && choices.dial === undefined ? `${number} (${notation})` : notation;
    const label = labelOf(table, move, voice);
    terminal.tell(
      voice.say(i === 0 ? 'hint.is' : 'hint.or', { label, answer, outlook: outlookIn(voice, expected) }),
    );
  }
  return 'read';
}

/** An expected result from -1 to 1 in words, and as a share of a win. */
function outlookIn({ say, number }: Voice, expected: number): string {
  const share = (1 + expected) / 2;
  const percent = number(100 * share);
  if (share < 0.1) return say('outlook.lost', { percent });
  if (share < 0.4) return say('outlook.bad', { percent });
  if (share <= 0.6) return say('outlook.even', { percent });
  return share <= 0.9 ? say('outlook.good', { percent }) : say('outlook.won', { percent });
}

function log({ session, seat }: Call): After {
  const story = session.storyFor(seat);
  session.terminal.tell(...(story.length === 0 ? [session.voice.say('log.empty')] : story));
  return 'read';
}

function board({ session, seat }: Call): After {
  session.terminal.print(sketchFor(session, seat));
  return 'read';
}

function save({ session, rest }: Call): After {
  const { terminal, voice } = session;
  const file = rest === '' ? session.saveTo : rest;
  if (file === undefined) terminal.complain(voice.say('save.file'));
  else {
    session.save(file);
    terminal.tell(voice.say('saved', { file }));
  }
  return 'read';
}

function help({ session }: Call): After {
  const { say } = session.voice;
  const commands: [string, string][] = [
    ['?', say('do.question')],
    ['hint', say('do.hint')],
    ['undo', say('do.undo')],
    ['board', say('do.board')],
    ['log', say('do.log')],
    ['rules', say('do.rules')],
    ['save FILE', say('do.save')],
    ['quit', say('do.quit')],
  ];
  const lines = commands.map(
    ([name, meaning]) => `  ${session.terminal.style.strong(padTo(10, name))} ${meaning}`,
  );
  session.terminal.tell(say('do.answers'), ...lines);
  return 'read';
}

function rules({ session }: Call): After {
  const { table, voice, terminal } = session;
  const { title, summary } = table.game.text[voice.language];
  const file = rulesOf(table.game.id);
  const options = optionsInWords(session);
  const lines = [
    `${terminal.style.strong(title)}: ${summary}`,
    ...(options.length === 0 ? [] : [voice.say('rules.options'), ...options.map((option) => `  ${option}`)]),
    ...(file === undefined ? [] : [voice.say('rules.file', { file })]),
  ];
  terminal.tell(...lines);
  return 'read';
}

function optionsInWords({ table, voice }: Session): string[] {
  const known: { readonly [name: string]: { label: string; values?: { readonly [value: string]: string } } } =
    table.game.text[voice.language].options;
  return Object.entries(table.match.table.options).map(([name, value]) => {
    const words = known[name];
    return `${words?.label ?? name}: ${words?.values?.[value] ?? value}`;
  });
}

const GAMES = fileURLToPath(new URL('../../games', import.meta.url));

/** The rules in full lie beside the game. */
function rulesOf(id: string): string | undefined {
  const [entry] = globSync([join(GAMES, '*', `${id}.ts`), join(GAMES, id, 'index.ts')]);
  const file = entry === undefined ? undefined : join(dirname(entry), 'RULES.md');
  return file !== undefined && existsSync(file) ? relative(process.cwd(), file) : undefined;
}

/** Every answer in words, and why the others are blocked. */
function explain({ session, choices }: Call): After {
  const { table, voice, terminal } = session;
  const { faint } = terminal.style;
  const blocked = [
    ...choices.blocked.map(({ label, notation, reason }) => `${notation}  ${label}: ${reason}`),
    ...choices.open.flatMap(({ notation, offer: { dial } }) =>
      dial === undefined
        ? []
        : blockedRuns(dial).map(({ run, reason }) => `${notation} ${run}: ${reasonIn(table, reason, voice)}`),
    ),
  ];
  terminal.tell(voice.say('choices.title'), ...inWords(choices.open, terminal.style));
  if (blocked.length === 0) terminal.tell(voice.say('blocked.none'));
  else terminal.tell(voice.say('blocked.title'), ...blocked.map((line) => faint(`    ${line}`)));
  return 'read';
}
