/** Plays what a header says and writes it down for people who compare. */

import { createHash } from 'node:crypto';
import {
  askedSeats,
  type Fate,
  type Game,
  type GameTypes,
  isOver,
  Match,
  readMove,
  type Seat,
  type Step,
  seededFate,
} from '@tortuga/kernel';
import { nameOf } from '../names.ts';
import { type Chosen, chooseAtRandom } from '../random.ts';
import type { Header } from './header.ts';
import { type Voice, voiceOf } from './voice.ts';

/** Everything below the ruler of a playthrough. */
export function writePlaythrough<G extends GameTypes>(game: Game<G>, header: Header<G>): string {
  const voice = voiceOf(game, header.table);
  const fate = fateOf(header);
  const pages: string[] = [];
  const gap = header.legal === 'count' ? '\n' : '\n\n';
  const match = Match.begin(game, header.table, fate, (step) => pages.push(happened(voice, step)));
  pages.push(voice.sketch(match.state));
  let answers: string[] = [];
  const turnPage = (page: string): void => {
    pages.push(answers.join(gap), page);
    answers = [];
  };
  while (match.log.length < header.answers) {
    const chosen = isOver(match.state) ? undefined : nextAnswer(match, header, fate);
    if (chosen === undefined) break;
    answers.push(answerPage(match, header, voice, chosen, fate));
    if (match.log.length % header.sketch === 0) turnPage(voice.sketch(match.state));
  }
  turnPage(voice.end(match.state));
  pages.push(voice.sketch(match.state), `State: ${JSON.stringify(match.state)}`);
  return `\n${pages.filter((page) => page !== '').join('\n\n')}\n`;
}

/** The draws of the header, then those of its seed. */
function fateOf<G extends GameTypes>({ draws, seed }: Header<G>): Fate {
  const further = seed === undefined ? undefined : seededFate(seed);
  let next = 0;
  return {
    draw(n) {
      const dictated = draws[next++];
      if (dictated !== undefined && dictated < n) return dictated;
      if (dictated !== undefined) throw new Error(`draw ${next} is ${dictated}, but must be below ${n}`);
      if (further === undefined) throw new Error(`draw ${next} is missing: add it, or a seed`);
      return further.draw(n);
    },
  };
}

function nextAnswer<G extends GameTypes>(
  { game, log, state }: Match<G>,
  { moves, seed }: Header<G>,
  fate: Fate,
): Chosen<G> | undefined {
  const line = moves[log.length];
  if (line !== undefined) return readAnswer(game, state, line);
  return seed === undefined ? undefined : chooseAtRandom(game, state, fate);
}

function readAnswer<G extends GameTypes>(
  game: Game<G>,
  state: Readonly<G['state']>,
  text: string,
): Chosen<G> {
  const asked = askedSeats(game, state);
  const named = asked.find((seat) => text.startsWith(`${nameOf(seat)}: `));
  const seat: Seat = named ?? asked[0] ?? 0;
  const line = named === undefined ? text : text.slice(nameOf(named).length + 2);
  const read = readMove(game, state, seat, line);
  if (!read.ok) throw new Error(`"${text}" is refused: ${read.code}`);
  return { seat, move: read.value };
}

function answerPage<G extends GameTypes>(
  match: Match<G>,
  { legal }: Header<G>,
  voice: Voice<G>,
  { seat, move }: Chosen<G>,
  fate: Fate,
): string {
  const answers = voice.answers(match.state, seat);
  const prompt = voice.prompt(match.state, seat);
  const taken = match.answerWith(seat, move, fate);
  if (!taken.ok) throw new Error(`an offer was refused: ${taken.code}`);
  const number = match.log.length;
  const line = match.log.at(-1)?.move ?? '';
  const head =
    legal === 'count'
      ? [`${number}. ${nameOf(seat)}: ${line}   (${answers.length} answers, ${hashOf(answers)})`]
      : [
          `${number}. ${nameOf(seat)} is asked: ${prompt}`,
          ...folded(`   ${answers.length} answers:`, answers),
          `   ${nameOf(seat)} answers: ${line}`,
        ];
  return [...head, happened(voice, taken.value)].filter((part) => part !== '').join('\n');
}

/** Tells apart lists that are too long to print. */
function hashOf(lines: readonly string[]): string {
  return `#${createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 6)}`;
}

function happened<G extends GameTypes>(voice: Voice<G>, { draws, events }: Step<G>): string {
  const luck = draws.length === 0 ? [] : [`   draws: ${draws.join(' ')}`];
  return [...luck, ...events.map((logged) => `   - ${voice.tell(logged)}`)].join('\n');
}

const WIDTH = 110;

/** Words after a beginning, on as many lines as they need. */
function folded(beginning: string, words: readonly string[]): string[] {
  const lines = [beginning];
  for (const [i, word] of words.entries()) {
    const text = i < words.length - 1 ? `${word},` : word;
    const last = lines.at(-1) ?? '';
    if (last.length + text.length + 1 > WIDTH) lines.push(`     ${text}`);
    else lines[lines.length - 1] = `${last} ${text}`;
  }
  return lines;
}
