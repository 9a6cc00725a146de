/** `tortuga replay`: a match, step by step. */

import { type GameTypes, narrate, render, type Step, type Viewer } from '@tortuga/kernel';
import type { Command } from 'commander';
import { type ReadMatch, readMatchFile } from '../input/files.ts';
import { wholeNumber } from '../input/numbers.ts';
import type { Context } from '../program.ts';
import { Terminal } from '../terminal.ts';
import { type Voice, voiceFor } from '../voice.ts';

interface Options {
  readonly at?: string;
  readonly seat?: string;
}

export function addReplay(program: Command, { voice, games }: Context): void {
  const { say } = voice;
  program
    .command('replay')
    .description(say('help.replay'))
    .argument('<file>', say('help.arg.file'))
    .option('--at <n>', say('help.at'))
    .option('--seat <n>', say('help.seat'))
    .action((file: string, options: Options) => replay(readMatchFile(file, games), options, voice));
}

async function replay(read: ReadMatch, options: Options, { language }: Voice): Promise<void> {
  const { match, steps, players } = read;
  const last = wholeNumber('--at', options.at, { max: match.log.length }) ?? match.log.length;
  const seat = wholeNumber('--seat', options.seat, { min: 1, max: match.table.seats });
  const viewer = seat === undefined ? 'watcher' : seat - 1;
  const voice = voiceFor(
    language,
    players?.map(({ name }) => name),
  );
  const terminal = new Terminal();
  try {
    for (const [entry, step] of steps.slice(0, last + 1).entries()) {
      terminal.print(pageOf(read, entry, step, viewer, voice, terminal));
      if (terminal.isTty && entry < last && !(await isNextWanted(terminal, voice))) return;
    }
    if (last === match.log.length) terminal.print(endOf(read, voice));
  } finally {
    terminal.close();
  }
}

async function isNextWanted(terminal: Terminal, { say }: Voice): Promise<boolean> {
  const line = await terminal.read(`${terminal.style.faint(say('replay.next'))} `);
  terminal.clear();
  return line === '';
}

function pageOf(
  { game, match }: ReadMatch,
  entry: number,
  { events, state }: Step<GameTypes>,
  viewer: Viewer,
  { language, words, say }: Voice,
  { style }: Terminal,
): string {
  const answer = match.log[entry - 1];
  const title =
    answer === undefined
      ? say('replay.setup')
      : `${say('replay.entry', { entry, entries: match.log.length })} ${style.seat(answer.seat, words.who(answer.seat))} ${answer.move}`;
  const known = events.filter(({ to }) => to === undefined || (viewer !== 'watcher' && to.includes(viewer)));
  return [
    title,
    ...known.map(({ event }) => narrate(game.text[language], event, words)),
    '',
    game.sketch(game.view(state, viewer), style, language),
    '',
  ].join('\n');
}

function endOf({ game, match }: ReadMatch, { language, words, say }: Voice): string {
  const outcome = game.outcome(match.state);
  if (outcome === undefined) return say('replay.open', { entries: match.log.length });
  return render(game.text[language], outcome.why, words);
}
