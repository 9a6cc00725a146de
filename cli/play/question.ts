/** A question on the screen. */

import { promptFor, render, type Seat } from '@tortuga/kernel';
import { wrap } from '../terminal.ts';
import { type Choices, choicesFor, freeRuns } from './choices.ts';
import { arrange, rowsOf } from './page.ts';
import type { Session } from './session.ts';

/** How a page may look, the best first: with air between its parts or without, and how much news. */
const LOOKS = [
  { air: [''], news: 8 },
  { air: [], news: 4 },
  { air: [], news: 2 },
  { air: [], news: 1 },
] as const;

/** Shows what happened, the board, the question and its answers. */
export function showQuestion(session: Session, seat: Seat): Choices {
  const { table, voice, terminal } = session;
  const choices = choicesFor(table, seat, voice);
  session.askedAt = table.length;
  const parts = { session, seat, choices, news: newsFor(session, seat) };
  const pages = LOOKS.map((look) => pageOf(parts, look));
  terminal.clear();
  // The last row is for the answer.
  terminal.print(pages.find((page) => rowsOf(page, terminal.columns) < terminal.rows) ?? pages.at(-1));
  return choices;
}

interface Parts {
  readonly session: Session;
  readonly seat: Seat;
  readonly choices: Choices;
  readonly news: readonly string[];
}

function pageOf({ session, seat, choices, news }: Parts, look: (typeof LOOKS)[number]): string {
  const { terminal } = session;
  const { air } = look;
  const shown = news.slice(-look.news);
  if (shown.length < news.length) shown[0] = `… ${shown[0]}`;
  const above = [playersLine(session), ...air, ...shown, ...(shown.length > 0 ? air : [])].map((line) =>
    wrap(line, terminal.columns),
  );
  const below = [
    ...air,
    promptLine(session, seat),
    ...dialLines(session, choices),
    terminal.style.faint(session.voice.say('answer.commands')),
  ].map((line) => wrap(line, terminal.columns));
  const taken = rowsOf([...above, ...below].join('\n'), terminal.columns) + 1;
  // A number alone is a value if the question is a dial: numbered choices would mislead.
  const listed = choices.dial === undefined ? choices.open : [];
  const room = { columns: terminal.columns, rows: terminal.rows - taken };
  return [...above, arrange(sketchFor(session, seat), listed, room, terminal.style), ...below].join('\n');
}

function newsFor(session: Session, seat: Seat): string[] {
  const { notice } = session;
  session.notice = undefined;
  return [...session.newsFor(seat), ...(notice === undefined ? [] : [notice])];
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

function promptLine({ table, voice, terminal }: Session, seat: Seat): string {
  const prompt = render(
    table.game.text[voice.language],
    promptFor(table.game, table.state, seat),
    voice.words,
  );
  return `${terminal.style.seat(seat, voice.words.who(seat))}: ${terminal.style.strong(prompt)}`;
}

/** For a question that is one dial: what it is called, and which values are free. */
function dialLines({ voice }: Session, { dial, open }: Choices): string[] {
  if (dial === undefined) return [];
  return open.map(({ label }) => `${label}. ${voice.say('dial.free', { runs: freeRuns(dial) })}`);
}
