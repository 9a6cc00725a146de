/** Laws of questions: somebody is asked, always in the same order, and a line names one offer (4, 6, 12). */

import {
  askedSeats,
  dialRuns,
  type GameTypes,
  isOver,
  labelFor,
  legalFor,
  type Offer,
  offersFor,
  promptFor,
  readMove,
  type Seat,
  turnDial,
  writeMove,
} from '@tortuga/kernel';
import { difference } from '../difference.ts';
import type { Check, Scene } from './law.ts';

function asksSomebody<G extends GameTypes>({ game, table, now }: Scene<G>): string | undefined {
  const { state } = now;
  if (isOver(state)) return undefined;
  const asked = askedSeats(game, state);
  if (asked.length === 0) return 'the game is not over, but nobody is asked';
  if (new Set(asked).size !== asked.length) return `a seat is asked twice: ${asked.join(', ')}`;
  for (const seat of asked) {
    if (!(Number.isInteger(seat) && seat >= 0 && seat < table.seats)) return `nobody sits in seat ${seat}`;
    const { count, dials } = legalFor(game, state, seat);
    if (count + dials.length === 0) return `seat ${seat} is asked, but has no legal answer`;
  }
  return undefined;
}

function endsProperly<G extends GameTypes>({ game, table, now }: Scene<G>): string | undefined {
  const outcome = game.outcome(now.state);
  if (isOver(now.state) !== (outcome !== undefined)) {
    return outcome === undefined
      ? 'no question is open, but there is no outcome'
      : 'an outcome with a question open';
  }
  if (outcome === undefined) return undefined;
  const { places, scores } = outcome;
  const areRanks = places.length === table.seats && places.includes(1);
  if (!areRanks || !places.every((place) => Number.isInteger(place) && place >= 1 && place <= table.seats)) {
    return `the places ${JSON.stringify(places)} are no ranks of ${table.seats} seats`;
  }
  const areScores = scores === undefined || (scores.length === table.seats && scores.every(Number.isFinite));
  return areScores ? undefined : `the scores ${JSON.stringify(scores)} are not those of ${table.seats} seats`;
}

/** A question as a seat meets it, as one string: prompt, offers, reasons, labels, dials by runs. */
export function questionText<G extends GameTypes>(
  game: Scene<G>['game'],
  state: Readonly<G['state']>,
  seat: Seat,
): string {
  const offers = offersFor(game, state, seat).map(({ move, no, dial }) => [
    move,
    labelFor(game, state, move),
    no ?? '',
    dial === undefined ? '' : [dial.arg, dial.min, dial.max, dial.step, dialRuns(dial)],
  ]);
  return JSON.stringify([promptFor(game, state, seat), ...offers]);
}

function asksAgainAlike<G extends GameTypes>({ game, now }: Scene<G>): string | undefined {
  const stored: G['state'] = JSON.parse(now.text);
  for (const seat of askedSeats(game, now.state)) {
    const once = questionText(game, now.state, seat);
    for (const again of [now.state, stored]) {
      const twice = questionText(game, again, seat);
      if (twice !== once) return `seat ${seat}: ${difference(JSON.parse(once), JSON.parse(twice))}`;
    }
  }
  return undefined;
}

/** How many lines of a question are read back, at most. */
const READ_BACK = 6;

function linesNameOffers<G extends GameTypes>(scene: Scene<G>): string | undefined {
  const { game, now, fate } = scene;
  for (const seat of askedSeats(game, now.state)) {
    const moves = offersFor(game, now.state, seat).flatMap(endsOf);
    const lines = moves.map((move) => writeMove(game, now.state, move));
    const twin = lines.find((line, i) => lines.indexOf(line) !== i);
    if (twin !== undefined) return `two offers of seat ${seat} are written "${twin}"`;
    for (let i = Math.min(READ_BACK, moves.length); i > 0; i--) {
      const which = fate.draw(moves.length);
      const complaint = readsBack(scene, seat, moves[which], lines[which]);
      if (complaint !== undefined) return complaint;
    }
  }
  return undefined;
}

/** A dial is known by its two ends. */
function endsOf<G extends GameTypes>({ move, dial }: Offer<G['move'], G['reason']>): G['move'][] {
  if (dial === undefined) return [move];
  const last = dial.max - ((dial.max - dial.min) % dial.step);
  return last > dial.min ? [dial.move, turnDial(dial, last)] : [dial.move];
}

function readsBack<G extends GameTypes>(
  { game, now }: Scene<G>,
  seat: Seat,
  move: G['move'] | undefined,
  line: string | undefined,
): string | undefined {
  const read = readMove(game, now.state, seat, line);
  // A blocked offer is recognised too: it is refused for its own reason.
  if (!read.ok) return read.code === 'not-offered' ? `"${line}" is offered, but not understood` : undefined;
  const found = difference(move, read.value);
  return found === undefined ? undefined : `"${line}" is read as another move: ${found}`;
}

export const QUESTION_CHECKS: readonly Check[] = [
  { law: 4, every: 1, complaint: asksSomebody },
  { law: 4, every: 1, complaint: endsProperly },
  { law: 6, every: 16, complaint: linesNameOffers },
  { law: 12, every: 16, complaint: asksAgainAlike },
];
