import { type Fate, seededFate } from '@tortuga/kernel';
import { describe, expect, test } from 'vitest';
import { BOARD, nameOf, neighboursOf } from './board.ts';
import { type Crew, ENTRY, emptyDeck, isFree, stand } from './crew.ts';
import { readPosition } from './position.ts';
import { canWalk, type Ends, endsOf, entrances, firstRoute, reachOf } from './routes.ts';
import { has, listOf, NONE, type Space, type SpaceSet, setOf } from './spaces.ts';

function at(name: string): Space {
  return BOARD.names.indexOf(name);
}

function crewOf(text: string): Crew {
  const pieces = readPosition(text);
  if (!pieces.ok) throw new Error(pieces.detail);
  const crew = emptyDeck([0, 0, 0]);
  for (const { owner, space, back } of pieces.value) stand(crew, owner, space, back);
  return crew;
}

/** Ends as `D5<D4`, in the order of the board file. */
function named(ends: Ends): string[] {
  return ends.flatMap((backs, to) => listOf(backs).map((back) => `${nameOf(to)}<${nameOf(back)}`));
}

/** The ends of a walker of A whose prey is all that belongs to others. */
function endsFrom(text: string, from: string, steps: number): string[] {
  const crew = crewOf(text);
  return named(endsOf(crew, { from: at(from), steps, prey: crew.standing[1]! | crew.standing[2]! }));
}

function routeTo(text: string, from: string, steps: number, to: string, back: string): string {
  return firstRoute(crewOf(text), { from: at(from), steps, prey: NONE }, at(to), at(back))
    .map(nameOf)
    .join('>');
}

describe('routes', () => {
  test('[DECK-21] the back follows every step, so nobody turns round on the way', () => {
    expect(endsFrom('A:D4<D3', 'D4', 2)).toEqual(['D7<D5', 'D8<D6', 'D9<D5', 'D9<D6']);
    expect(endsFrom('A:S1<entry', 'S1', 1)).toEqual(['D1<S1', 'D2<S1']);
  });

  test('[DECK-22] nothing is jumped: every space before the last is empty', () => {
    expect(endsFrom('A:D4<D3 A:D5<D7', 'D4', 2)).toEqual(['D8<D6', 'D9<D6']);
    expect(endsFrom('A:D4<D3 B:D5<D4', 'D4', 2)).toEqual(['D8<D6', 'D9<D6']);
    expect(endsFrom('A:D4<D3 B:D5<D7 B:D6<D8', 'D4', 2)).toEqual([]);
  });

  test('[DECK-23] the space the mover started from counts as empty', () => {
    expect(endsFrom('A:D4<D3', 'D4', 4)).toEqual(expect.arrayContaining(['D4<D5', 'D4<D6']));
    expect(named(reachOf(crewOf('A:D4<D3'), at('D4'), 5))).toContain('D3<D4');
  });

  test('[DECK-24] a route may pass a space twice, and its own start', () => {
    expect(routeTo('A:D4<D3', 'D4', 5, 'D5', 'D4')).toBe('D4>D5>D9>D6>D4>D5');
    expect(routeTo('A:D4<D3', 'D4', 4, 'D4', 'D6')).toBe('D4>D5>D9>D6>D4');
  });

  test('[DECK-25] routes to the same end and back are one choice, shown by the first in board order', () => {
    const ends = endsFrom('A:D4<D3', 'D4', 3);
    expect(ends.filter((end) => end === 'D10<D9')).toHaveLength(1);
    expect(routeTo('A:D4<D3', 'D4', 3, 'D10', 'D9')).toBe('D4>D5>D9>D10');
    expect(routeTo('A:D4<D3 B:D5<D7', 'D4', 3, 'D10', 'D9')).toBe('D4>D6>D9>D10');
  });

  test('[DECK-26] from behind is from the space the back points to', () => {
    expect(endsFrom('A:D3<D1 B:D5<D4', 'D3', 2)).toContain('D5<D4');
    expect(endsFrom('A:D3<D1 B:D5<D7', 'D3', 2)).not.toContain('D5<D4');
    expect(endsFrom('A:D3<D1 A:D5<D4', 'D3', 2)).not.toContain('D5<D4');
  });

  test('[DECK-27] who has the back to the stub is never entered from behind', () => {
    expect(endsFrom('A:D1<D3 B:S1<entry', 'D1', 1)).toEqual(['S2<D1']);
    const crew = crewOf('A:D1<D3 B:S1<entry');
    expect(entrances(crew, { from: at('D1'), steps: 1, prey: setOf([at('S1')]) }, at('S1'))).toBe(NONE);
  });

  test('[DECK-22, DECK-26] what is within reach but taken is told apart from what is open', () => {
    const crew = crewOf('A:D4<D3 B:D5<D7 A:D6<D4');
    expect(named(reachOf(crew, at('D4'), 1))).toEqual(['D5<D4', 'D6<D4']);
    expect(named(endsOf(crew, { from: at('D4'), steps: 1, prey: crew.standing[1]! }))).toEqual([]);
  });

  test('[DECK-25] no route to an end that cannot be reached', () => {
    expect(() => routeTo('A:D4<D3', 'D4', 1, 'D3', 'D4')).toThrow('no route');
  });
});

interface Case {
  readonly crew: Crew;
  readonly from: Space;
  readonly steps: number;
  readonly prey: SpaceSet;
}

function randomCase(fate: Fate): Case {
  const crew = emptyDeck([0, 0]);
  for (let piece = 0, pieces = 1 + fate.draw(8); piece < pieces; piece++) {
    const space = fate.draw(BOARD.names.length);
    const backs = listOf(neighboursOf(space));
    const back = has(BOARD.starts, space) && fate.draw(3) === 0 ? ENTRY : backs[fate.draw(backs.length)]!;
    if (isFree(crew, space)) stand(crew, piece % 2, space, back);
  }
  const own = listOf(crew.standing[0]!);
  return { crew, from: own[fate.draw(own.length)]!, steps: 1 + fate.draw(9), prey: crew.standing[1]! };
}

/** All routes one by one, word for word as the rules say it, in the order of the board file. */
function allRoutes({ crew, from, steps, prey }: Case): Space[][] {
  const isEmpty = (space: Space) => space === from || isFree(crew, space);
  const isEntered = (space: Space, behind: Space) => has(prey, space) && crew.back[space] === behind;
  const routes: Space[][] = [];
  const walk = (route: Space[], back: number) => {
    const here = route.at(-1)!;
    for (const next of listOf(neighboursOf(here)).filter((space) => space !== back)) {
      const isLast = route.length === steps;
      if (isLast && (isEmpty(next) || isEntered(next, here))) routes.push([...route, next]);
      if (!isLast && isEmpty(next)) walk([...route, next], here);
    }
  };
  walk([from], crew.back[from]!);
  return routes;
}

describe('compared with all routes written out, on random positions', () => {
  const fate = seededFate(24);
  const cases = Array.from({ length: 3000 }, () => randomCase(fate));

  test('[DECK-21, DECK-22, DECK-23, DECK-24, DECK-26, DECK-27] the same ends', () => {
    for (const one of cases) {
      const routes = allRoutes(one);
      const ends = routes.map((route) => `${nameOf(route.at(-1)!)}<${nameOf(route.at(-2)!)}`);
      expect(named(endsOf(one.crew, one)).sort()).toEqual([...new Set(ends)].sort());
      expect(canWalk(one.crew, one)).toBe(routes.length > 0);
    }
  });

  test('[DECK-25] the first route to every end', () => {
    for (const one of cases) {
      const firsts = new Map<string, Space[]>();
      for (const route of allRoutes(one)) {
        const end = `${route.at(-1)} ${route.at(-2)}`;
        if (!firsts.has(end)) firsts.set(end, route);
      }
      for (const route of firsts.values()) {
        expect(firstRoute(one.crew, one, route.at(-1)!, route.at(-2)!)).toEqual(route);
      }
    }
  });
});
