/** Law 13: sealed answers may arrive in any order, and nobody else sees one before all are in. */

import {
  askedSeats,
  type GameTypes,
  isOver,
  type Logged,
  legalFor,
  play,
  recordedFate,
  type Seat,
  scriptedFate,
  shuffle,
  topFrame,
} from '@tortuga/kernel';
import { difference } from '../difference.ts';
import type { Chosen } from '../random.ts';
import type { Check, Scene } from './law.ts';

/** Has this kind of question sealed answers? */
export function isSealed<G extends GameTypes>(game: Scene<G>['game'], kind: string): boolean {
  const phase: unknown = Reflect.get(game.phases, kind);
  return typeof phase === 'object' && phase !== null && 'unseal' in phase && phase.unseal !== undefined;
}

function orderDoesNotMatter<G extends GameTypes>(scene: Scene<G>): string | undefined {
  const { game, now, fate } = scene;
  if (isOver(now.state) || !isSealed(game, topFrame<G>(now.state).kind)) return undefined;
  const asked = askedSeats(game, now.state);
  if (asked.length < 2) return undefined;
  const answers = asked.map((seat) => ({ seat, move: legalFor(game, now.state, seat).pick(fate) }));
  return staysSecret(scene, asked) ?? ordersAgree(scene, answers);
}

interface Ending<G extends GameTypes> {
  readonly state: G['state'];
  readonly draws: readonly number[];
  readonly events: readonly Logged<G>[];
}

function ordersAgree<G extends GameTypes>(
  scene: Scene<G>,
  answers: readonly Chosen<G>[],
): string | undefined {
  const first = inOrder(scene, answers);
  for (const order of [answers.toReversed(), shuffle(scene.fate, answers)]) {
    const found = difference(first, inOrder(scene, order, first.draws));
    if (found !== undefined) {
      const seats = (list: readonly Chosen<G>[]) => list.map(({ seat }) => seat).join(' ');
      return `seats answered in the order ${seats(answers)}, then ${seats(order)}: ${found}`;
    }
  }
  return undefined;
}

function inOrder<G extends GameTypes>(
  { game, now, fate }: Scene<G>,
  answers: readonly Chosen<G>[],
  draws?: readonly number[],
): Ending<G> {
  const state = game.copy(now.state);
  const recorded = recordedFate(draws === undefined ? fate : scriptedFate(draws));
  const events: Logged<G>[] = [];
  for (const { seat, move } of answers) {
    play(game, state, seat, move, recorded, (event, to) =>
      events.push(to === undefined ? { event } : { event, to }),
    );
  }
  return { state, draws: recorded.draws, events };
}

/** Two different answers of one seat look the same to everybody else. */
function staysSecret<G extends GameTypes>(scene: Scene<G>, asked: readonly Seat[]): string | undefined {
  const { game, now, table, fate } = scene;
  const seat = asked[fate.draw(asked.length)] ?? 0;
  const menu = legalFor(game, now.state, seat);
  const [one, other] = [menu.pick(fate), menu.pick(fate)].map(
    (move) => inOrder(scene, [{ seat, move }]).state,
  );
  if (one === undefined || other === undefined) return undefined;
  for (let viewer = 0; viewer < table.seats; viewer++) {
    const found = viewer === seat ? undefined : difference(game.view(one, viewer), game.view(other, viewer));
    if (found !== undefined) return `seat ${viewer} sees the sealed answer of seat ${seat}: ${found}`;
  }
  return undefined;
}

export const SEALED_CHECKS: readonly Check[] = [{ law: 13, every: 1, complaint: orderDoesNotMatter }];
