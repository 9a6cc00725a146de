/** A question on the screen. */

import { promptFor, render, type Seat } from '@tortuga/kernel';
import { type Choices, choicesFor, freeRuns } from './choices.ts';
import { arrange, rowsOf } from './page.ts';
import type { Session } from './session.ts';

/** How many lines of news stand above the board. */
const LONGEST_NEWS = 8;

/** Shows what happened, the board, the question and its answers. */
export function showQuestion(session: Session, seat: Seat): Choices {
  const { table, voice, terminal } = session;
  const choices = choicesFor(table, seat, voice);
  const above = [playersLine(session), '', ...newsLines(session, seat)].join('\n');
  const below = ['', promptLine(session, seat), ...dialLines(session, choices), commandLine(session)].join(
    '\n',
  );
  const taken = rowsOf(`${above}\n${below}`, terminal.columns) + 2;
  const room = { columns: terminal.columns, rows: terminal.rows - taken };
  terminal.clear();
  terminal.print(above);
  terminal.print(arrange(sketchFor(session, seat), choices.open, room, terminal.style));
  terminal.print(below);
  return choices;
}

export function sketchFor({ table, terminal, voice }: Session, viewer: Seat | 'watcher'): string {
  const view = table.game.view(table.state, viewer);
  return table.game.sketch(view, terminal.style, voice.language);
}

/** "Loyal Captain   A anne   B greedy": the letters and colours of the board. */
export function playersLine({ table, terminal, voice }: Session): string {
  const { seat, strong } = terminal.style;
  const names = table.players.map(({ name }, at) => seat(at, `${letterOf(at)} ${name}`));
  return [strong(table.game.text[voice.language].title), ...names].join('   ');
}

export function letterOf(seat: Seat): string {
  return String.fromCharCode(65 + seat);
}

function newsLines(session: Session, seat: Seat): string[] {
  const news = session.newsFor(seat);
  const { notice } = session;
  session.notice = undefined;
  const shown = news.slice(-LONGEST_NEWS);
  const lines = [
    ...(shown.length < news.length ? ['…'] : []),
    ...shown,
    ...(notice === undefined ? [] : [notice]),
  ];
  return lines.length === 0 ? [] : [...lines, ''];
}

function promptLine({ table, voice, terminal }: Session, seat: Seat): string {
  const prompt = render(
    table.game.text[voice.language],
    promptFor(table.game, table.state, seat),
    voice.words,
  );
  return `${terminal.style.seat(seat, voice.words.who(seat))}: ${terminal.style.strong(prompt)}`;
}

/** For a question that is one dial: which values are free. */
function dialLines({ voice }: Session, { dial }: Choices): string[] {
  return dial === undefined ? [] : [voice.say('dial.free', { runs: freeRuns(dial) })];
}

function commandLine({ terminal, voice }: Session): string {
  return terminal.style.faint(voice.say('answer.commands'));
}
