/** From the first question to the result. */

import { setImmediate as breathe } from 'node:timers/promises';
import { render, type Seat } from '@tortuga/kernel';
import { complaint } from '../complaint.ts';
import { COMMANDS, dialled, type Intent, understand } from './answers.ts';
import { type Choices, freeRuns } from './choices.ts';
import { type After, RUN } from './commands.ts';
import { letterOf, playersLine, showQuestion, sketchFor } from './question.ts';
import type { Session } from './session.ts';

/** Plays until the match is over or somebody quits. */
export async function playThrough(session: Session): Promise<void> {
  const { table } = session;
  for (let seat = table.asked; seat !== undefined; seat = table.asked) {
    if (table.isBot(seat)) await letBotAnswer(session, seat);
    else if ((await ask(session, seat)) === 'quit') return bidFarewell(session);
  }
  session.save();
  showResult(session);
}

async function letBotAnswer(session: Session, seat: Seat): Promise<void> {
  const { table, terminal } = session;
  const from = table.length;
  table.answer(seat, table.think(seat));
  if (table.people.length === 0) terminal.tell(...session.storyFor(undefined, from));
  // Lets Ctrl-C through between two answers.
  await breathe();
}

async function ask(session: Session, seat: Seat): Promise<After> {
  const { table, voice, terminal } = session;
  // Before every question: whatever happens to this terminal, the match is kept.
  session.save();
  if (!(await handOver(session, seat))) return inputEnded(session);
  const choices = showQuestion(session, seat);
  terminal.completions = [...choices.open.map(({ notation }) => notation), ...COMMANDS];
  for (;;) {
    const line = await terminal.read('> ');
    if (line === undefined) return inputEnded(session);
    if (line === '') continue;
    const intent = await settled(session, understand({ table, seat, choices, voice }, line));
    if (intent === undefined) return inputEnded(session);
    const after = carryOut(session, seat, choices, intent);
    if (after !== 'read') return after;
  }
}

/** Asks for the value of a dial that was chosen by its number; `undefined` when the input ends. */
async function settled({ table, terminal, voice }: Session, intent: Intent): Promise<Intent | undefined> {
  if (intent.kind !== 'dial') return intent;
  const { min, max } = intent.dial;
  terminal.tell(voice.say('dial.free', { runs: freeRuns(intent.dial) }));
  const value = await terminal.read(`${voice.say('dial.ask', { min, max })} `);
  return value === undefined ? undefined : dialled(table, intent.dial, value, voice);
}

function carryOut(session: Session, seat: Seat, choices: Choices, intent: Intent): After {
  const { table, terminal } = session;
  switch (intent.kind) {
    case 'command':
      return RUN[intent.name]({ session, seat, choices, rest: intent.rest });
    case 'move':
      table.answer(seat, intent.move);
      return 'ask';
    case 'refused':
      terminal.complain(intent.sentence);
      return 'read';
    default:
      return 'read';
  }
}

/** Where people share a screen but not their secrets, the next one takes the seat first. */
async function handOver(session: Session, seat: Seat): Promise<boolean> {
  const { table, voice, terminal, onScreen } = session;
  session.onScreen = seat;
  if (onScreen === seat || !table.hasSecrets) return true;
  terminal.clear({ forGood: true });
  terminal.tell(voice.say('handover', { seat }));
  const line = await terminal.read(`${voice.say('handover.enter')} `);
  terminal.clear({ forGood: true });
  return line !== undefined;
}

/** Ctrl-D at a keyboard is a way to quit; a pipe that runs dry in the middle of a game is a mistake. */
function inputEnded(session: Session): After {
  if (!session.terminal.isTty && !session.isSaved) throw complaint('input.ended');
  return 'quit';
}

function bidFarewell({ voice, terminal, saveTo, isSaved }: Session): void {
  if (saveTo !== undefined) terminal.tell(voice.say('saved.load', { file: saveTo }));
  else if (!isSaved) terminal.print(voice.say('quit.unsaved'));
}

function showResult(session: Session): void {
  const { table, voice, terminal } = session;
  const outcome = table.game.outcome(table.state);
  if (outcome === undefined) return;
  const [person, ...others] = table.people;
  const viewer = person !== undefined && others.length === 0 ? person : undefined;
  if (table.people.length > 0) terminal.clear();
  terminal.print([playersLine(session), ''].join('\n'));
  if (table.people.length > 0) terminal.tell(...session.storyFor(viewer, session.askedAt));
  terminal.print(`\n${sketchFor(session, viewer ?? 'watcher')}\n`);
  terminal.tell(terminal.style.strong(render(table.game.text[voice.language], outcome.why, voice.words)));
  terminal.print(ranking(session, outcome.places, outcome.scores).join('\n'));
}

function ranking(
  { voice, terminal }: Session,
  places: readonly number[],
  scores?: readonly number[],
): string[] {
  const seats = [...places.keys()].sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  return seats.map((seat) => {
    const name = terminal.style.seat(seat, `${letterOf(seat)} ${voice.words.who(seat)}`);
    const score = scores?.[seat];
    return `  ${places[seat]}. ${name}${score === undefined ? '' : `  ${voice.number(score)}`}`;
  });
}
