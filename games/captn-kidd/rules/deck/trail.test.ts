import { type Fate, seededFate } from '@tortuga/kernel';
import { describe, expect, test } from 'vitest';
import { BOARD, neighboursOf } from './board.ts';
import { type Back, type Crew, ENTRY, emptyDeck, leave, stand } from './crew.ts';
import { endsOf } from './routes.ts';
import { has, listOf, NONE, type Space } from './spaces.ts';
import { PASSED, packWalk, timesStood } from './trail.ts';

/** A crew that walks about without capturing; every piece has a length of stride, which is also its kind. */
interface Walkers {
  readonly crew: Crew;
  readonly strides: Map<Space, number>;
}

function kindIn({ strides }: Walkers): (seat: number, space: Space) => number {
  return (seat, space) => strides.get(space)! * 3 + seat;
}

function gather(fate: Fate, seats: number): Walkers {
  const crew = emptyDeck(Array.from({ length: seats }, () => 0));
  const strides = new Map<Space, number>();
  for (let seat = 0; seat < seats; seat++) {
    let space = fate.draw(BOARD.names.length);
    while (strides.has(space)) space = fate.draw(BOARD.names.length);
    strides.set(space, 1 + fate.draw(4));
    const isFresh = has(BOARD.starts, space) && fate.draw(2) === 0;
    stand(crew, seat, space, isFresh ? ENTRY : listOf(neighboursOf(space))[0]!);
  }
  return { crew, strides };
}

/** One turn: a random walk of the seat's piece, or a pass where it cannot or does not like to. */
function turn({ crew, strides }: Walkers, seat: number, fate: Fate): string {
  const from = listOf(crew.standing[seat]!)[0]!;
  const stride = strides.get(from)!;
  const ends = endsOf(crew, { from, steps: stride, prey: NONE });
  const choices = ends.flatMap((backs, to) => listOf(backs).map((back) => ({ to, back })));
  if (choices.length === 0 || fate.draw(6) === 0) return PASSED;
  const { to, back } = choices[fate.draw(choices.length)]!;
  const walk = packWalk(from, crew.back[from]!, to);
  leave(crew, seat, from);
  strides.delete(from);
  stand(crew, seat, to, back);
  strides.set(to, stride);
  return walk;
}

function written({ crew, strides }: Walkers, next: number): string {
  return JSON.stringify([next, crew.standing, crew.back, [...strides].sort(([a], [b]) => a - b)]);
}

function alike(): number {
  return 1;
}

describe('how often a position has stood', () => {
  test.each([1, 2, 3])(
    '[LC-END-5, LC-END-6, MG-END-7, MG-END-8] as in a plain list, with %i players',
    (seats) => {
      const fate = seededFate(seats);
      let repeated = 0;
      for (let game = 0; game < 100; game++) {
        const walkers = gather(fate, seats);
        const stood = [written(walkers, 0)];
        let trail = '';
        for (let played = 1; played <= 120; played++) {
          trail += turn(walkers, (played - 1) % seats, fate);
          stood.push(written(walkers, played % seats));
          const times = stood.filter((position) => position === stood.at(-1)).length;
          expect(timesStood(walkers.crew, trail, seats, kindIn(walkers))).toBe(times);
          if (times > 1) repeated += 1;
        }
      }
      expect(repeated).toBeGreaterThan(500);
    },
  );

  test('[LC-END-6, MG-END-8] every walk has its own two characters', () => {
    const packed = new Set<string>();
    let walks = 0;
    for (const from of BOARD.names.keys()) {
      const backs: Back[] = [ENTRY, ...listOf(neighboursOf(from))];
      for (const back of backs) {
        for (const to of BOARD.names.keys()) {
          packed.add(packWalk(from, back, to));
          walks += 1;
        }
      }
    }
    expect(packed.size).toBe(walks);
    expect([...packed].every((walk) => walk.length === PASSED.length && walk !== PASSED)).toBe(true);
  });

  test('[MG-END-8] a pass of everybody leaves the position standing once more', () => {
    const crew = emptyDeck([0, 0]);
    stand(crew, 0, 0, ENTRY);
    expect(timesStood(crew, PASSED, 2, alike)).toBe(1);
    expect(timesStood(crew, PASSED + PASSED, 2, alike)).toBe(2);
    expect(timesStood(crew, PASSED + PASSED, 3, alike)).toBe(1);
  });
});
