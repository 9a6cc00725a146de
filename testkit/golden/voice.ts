/** A game in English, for playthroughs. */

import {
  dialRuns,
  type Game,
  type GameTypes,
  type Logged,
  narrate,
  type Offer,
  offersFor,
  promptFor,
  render,
  type Seat,
  type TableSetup,
  type Text,
  turnDial,
  wordsFor,
  writeMove,
} from '@tortuga/kernel';
import { nameOf, namesOf } from '../names.ts';

export interface Voice<G extends GameTypes> {
  prompt(state: Readonly<G['state']>, seat: Seat): string;
  /** The legal answers in notation, in the order they are offered; of a dial, the free ranges. */
  answers(state: Readonly<G['state']>, seat: Seat): string[];
  tell(logged: Logged<G>): string;
  /** How it ended, or that it did not. */
  end(state: Readonly<G['state']>): string;
  /** The table as a watcher sees it. */
  sketch(state: Readonly<G['state']>): string;
}

const PAINT = { seat: (_: Seat, text: string) => text, faint: (text: string) => text };

export function voiceOf<G extends GameTypes>(game: Game<G>, { seats }: TableSetup<G>): Voice<G> {
  const words = wordsFor({ language: 'en', names: namesOf(seats) });
  // A text of whatever messages is a text; the compiler cannot see that while the messages are open.
  const inWords = (text: Text<G['messages']>) => render(game.text.en, text as unknown as Text, words);
  return {
    prompt: (state, seat) => inWords(promptFor(game, state, seat)),
    answers: (state, seat) => offersFor(game, state, seat).flatMap((offer) => linesOf(game, state, offer)),
    tell({ event, to }) {
      const sentence = narrate(game.text.en, event, words);
      return to === undefined ? sentence : `(to ${words.list(to.map(nameOf))}) ${sentence}`;
    },
    end(state) {
      const outcome = game.outcome(state);
      if (outcome === undefined) return 'The game is not over.';
      const { places, scores, why } = outcome;
      const ranks = places.map((place, seat) => `${nameOf(seat)} ${place}`).join(', ');
      return `Places: ${ranks}.${scores === undefined ? '' : ` Scores: ${scores.join(', ')}.`}\n${inWords(why)}`;
    },
    sketch: (state) => trimmed(game.sketch(game.view(state, 'watcher'), PAINT, 'en')),
  };
}

function linesOf<G extends GameTypes>(
  game: Game<G>,
  state: Readonly<G['state']>,
  { move, no, dial }: Offer<G['move'], G['reason']>,
): string[] {
  if (no !== undefined) return [];
  if (dial === undefined) return [writeMove(game, state, move)];
  const free = dialRuns(dial).filter(([, , blocked]) => blocked === undefined);
  return free.map(([from, to]) => {
    const first = writeMove(game, state, turnDial(dial, from));
    return from === to ? first : `${first}…${to}`;
  });
}

/** Spaces at the end of a line would be lost in an editor. */
function trimmed(picture: string): string {
  return picture
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n');
}
