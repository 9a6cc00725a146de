/** Laws of what a seat may know: imagined worlds and what they offer (5, 6). */

import {
  askedSeats,
  type GameTypes,
  isOver,
  LegalMenu,
  play,
  type Seat,
  type TableSetup,
  type Viewer,
} from '@tortuga/kernel';
import { difference } from '../difference.ts';
import { chooseAtRandom } from '../random.ts';
import { Breach, type Check, type Scene } from './law.ts';
import { questionText } from './questions.ts';

/** Worlds imagined for one question. */
const WORLDS = 2;

/** Answers played in an imagined world, as a bot that searches would. */
const AHEAD = 4;

function seatsOf({ seats }: TableSetup): Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat);
}

function worldsLookAlike<G extends GameTypes>(scene: Scene<G>): string | undefined {
  for (const viewer of [...seatsOf(scene.table), 'watcher'] as const) {
    const complaint = worldLooksAlike(scene, viewer);
    if (complaint !== undefined)
      return `seen by ${viewer === 'watcher' ? 'a watcher' : `seat ${viewer}`}, ${complaint}`;
  }
  return undefined;
}

function worldLooksAlike<G extends GameTypes>(
  { game, table, now, fate }: Scene<G>,
  viewer: Viewer,
): string | undefined {
  const view = game.view(now.state, viewer);
  const shown = JSON.stringify(view);
  const world = game.imagine(view, viewer, fate);
  const found = difference(view, game.view(world, viewer));
  if (found !== undefined) return `the truth and an imagined world differ: ${found}`;
  for (const seat of seatsOf(table)) {
    const values = [game.evaluate(world, seat), game.ponder?.(world, seat) ?? 0];
    const wrong = values.find((value) => !(value >= -1 && value <= 1));
    if (wrong !== undefined) return `a position is worth ${wrong} to seat ${seat}`;
  }
  playAhead({ game, fate }, world);
  if (JSON.stringify(view) !== shown) return 'playing in an imagined world changed the view';
  return JSON.stringify(now.state) === now.text
    ? undefined
    : 'playing in an imagined world changed the truth';
}

function playAhead<G extends GameTypes>(
  { game, fate }: Pick<Scene<G>, 'game' | 'fate'>,
  world: G['state'],
): void {
  const menu = new LegalMenu<G['move'], G['reason']>();
  const goods = game.goods(world);
  for (let i = 0; i < AHEAD && !isOver(world); i++) {
    const { seat, move } = chooseAtRandom(game, world, fate, menu);
    play(game, world, seat, move, fate);
  }
  const found = difference(goods, game.goods(world));
  if (found !== undefined) throw new Breach(8, `in an imagined world: ${found}`);
}

function worldsOfferAlike<G extends GameTypes>({ game, now, fate }: Scene<G>): string | undefined {
  for (const seat of askedSeats(game, now.state)) {
    const truth = questionText(game, now.state, seat);
    const view = game.view(now.state, seat);
    for (let i = 0; i < WORLDS; i++) {
      const imagined = questionText(game, game.imagine(view, seat, fate), seat);
      if (imagined !== truth) {
        return `seat ${seat} in truth and in its mind: ${difference(JSON.parse(truth), JSON.parse(imagined))}`;
      }
    }
  }
  return undefined;
}

export const SECRET_CHECKS: readonly Check[] = [
  { law: 5, every: 32, complaint: worldsLookAlike },
  { law: 6, every: 16, complaint: worldsOfferAlike },
];
