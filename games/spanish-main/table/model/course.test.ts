import { apply, readMove, seededFate } from '@tortuga/kernel';
import { describe, expect, test } from 'vitest';
import { positionOf } from '../../rules/position.ts';
import type { SpanishMainState } from '../../rules/state.ts';
import { spanishMain } from '../../spanish-main.ts';
import { along } from './chart.ts';
import {
  type Course,
  courseAt,
  dialsOf,
  draggedTo,
  firstCourse,
  nearestFree,
  stepped,
  switched,
} from './course.ts';
import { ghostOf } from './ghost.ts';
import { type Moment, momentOf, moments } from './testing.ts';

/** What happens when a course is taken. */
function takenFrom({ state, seat }: Moment, line: string) {
  const move = readMove(spanishMain, state, seat, line);
  if (!move.ok) throw new Error(`${line}: ${move.code}`);
  const taken = apply(spanishMain, state, seat, move.value, seededFate(1));
  if (!taken.ok) throw new Error(taken.code);
  return taken.value.events.map(({ event }) => event);
}

/** Some values of every dial that are free. */
function* coursesIn({ offers }: Moment): Generator<Course> {
  for (const offer of dialsOf(offers)) {
    for (let value = offer.dial!.min; value <= offer.dial!.max; value += 37 * offer.dial!.step) {
      const course = courseAt(offers, offer.line.replace(/\d+$/, String(value)))!;
      if (course.no === undefined) yield course;
    }
  }
}

test('a ghost lies where the ship or the island will', () => {
  const met = new Set<string>();
  for (const moment of [...moments({ islands: 'hand' }, 60), ...moments({}, 160, 7)]) {
    for (const course of coursesIn(moment)) {
      const ghost = ghostOf(moment.view, course)!;
      const [event] = takenFrom(moment, course.line).flatMap((told) =>
        told.type === 'sailed' || told.type === 'cameAbout' || told.type === 'moored' ? [told] : [],
      );
      met.add(course.offer.move.type);
      if (ghost.what === 'ship') expect(ghost.pose).toEqual(event?.to);
      if (ghost.what === 'ship' && event?.type === 'sailed') expect(ghost.bar?.steps).toBe(event.steps);
    }
  }
  expect([...met].sort()).toEqual(['about', 'moor', 'rotate', 'sail', 'site']);
});

/** A ship in the middle of the sea, heading to the right, with an island ahead. */
function sailing(): SpanishMainState {
  return positionOf({
    ships: [
      { card: 'PS-009', at: [4000, 4000, 0] },
      { card: 'PS-002', seat: 1, at: [4000, 5200, 270] },
    ],
    islands: [{ at: [5000, 4000] }],
    asked: {
      kind: 'sail',
      ship: 0,
      bars: ['S', 'L'],
      isHelmed: false,
      isBegun: false,
      isFree: false,
      met: [],
      towMet: [],
      dock: -1,
    },
  });
}

describe('a ghost under way', () => {
  const moment = momentOf(sailing());
  const { view, offers } = moment;
  const ghostAt = (line: string) => ghostOf(view, courseAt(offers, line)!)!;

  test('stops at what it touches', () => {
    const ghost = ghostAt('sail L 0');
    expect(ghost).toMatchObject({ what: 'ship', touched: [-3], isAtEdge: false, no: undefined });
    expect(ghost.what === 'ship' && ghost.bar!.steps).toBeLessThan(838);
  });

  test('goes the whole bar over open water', () => {
    expect(ghostAt('sail L 300')).toMatchObject({ bar: { bar: 'L', steps: 838 }, touched: [] });
  });

  test('turns where it is and says why, if it cannot go', () => {
    expect(ghostAt('sail L 180')).toMatchObject({ no: 'too-sharp', pose: { x: 4000, y: 4000, h: 180 } });
  });

  test('follows the finger around the bow', () => {
    const course = courseAt(offers, 'sail L 0')!;
    const ghost = ghostAt('sail L 0');
    for (const heading of [0, 33, 90, 181, 359]) {
      const to = along(ghost.pivot, heading, 700);
      expect(draggedTo(view, offers, course, ghost.pivot, to)).toBe(`sail L ${heading}`);
    }
  });

  test('turns by keys, by 1 or 15 degrees, and all the way round', () => {
    const course = courseAt(offers, 'sail L 0')!;
    expect(stepped(offers, course, 'ArrowLeft', false)).toBe('sail L 1');
    expect(stepped(offers, course, 'ArrowRight', false)).toBe('sail L 359');
    expect(stepped(offers, course, 'ArrowRight', true)).toBe('sail L 345');
    expect(stepped(offers, course, 'x', true)).toBeUndefined();
  });

  test('begins with the longest bar, straight ahead', () => {
    expect(firstCourse(view, offers)).toBe('sail L 0');
  });

  test('keeps its heading with another bar', () => {
    const about = dialsOf(offers).find(({ line }) => line.startsWith('sail S'))!;
    expect(switched(courseAt(offers, 'sail L 77')!, about)).toBe('sail S 77');
  });
});

test('the nearest free value is looked for to both sides and round the circle', () => {
  const dial = { arg: 'h', min: 0, max: 359, step: 1 };
  const offer = (runs: [number, number, string?][]) => ({
    line: 'h 0',
    move: { type: 'h' },
    label: { id: 'h', params: {} },
    dial: { ...dial, runs },
  });
  expect(
    nearestFree(
      offer([
        [0, 99, 'no'],
        [100, 120],
        [121, 359, 'no'],
      ]),
      20,
    ),
  ).toBe(100);
  expect(
    nearestFree(
      offer([
        [0, 340, 'no'],
        [341, 359],
      ]),
      4,
    ),
  ).toBe(359);
  expect(nearestFree(offer([[0, 359]]), 200)).toBe(200);
});

test('an island is put on the free site nearest to the finger', () => {
  const [moment] = [...moments({ islands: 'hand' }, 12)].filter(({ view }) => view.stack[0]?.kind === 'site');
  const { view, offers } = moment!;
  const course = courseAt(offers, firstCourse(view, offers))!;
  const ghost = ghostOf(view, course)!;
  const line = draggedTo(view, offers, course, ghost.pivot, { x: 3010, y: view.size - 5020 });
  const [, x, y] = line.split(' ').map(Number);
  expect(Math.abs(x! - 3010)).toBeLessThanOrEqual(200);
  expect(Math.abs(y! - 5020)).toBeLessThanOrEqual(200);
  expect(stepped(offers, course, 'ArrowRight', false)).not.toBe(course.line);
  expect(stepped(offers, course, 'ArrowUp', false)).not.toBe(course.line);
});
