import { describe, expect, test } from 'vitest';
import { BOARD, type BoardFile, nameOf, neighboursOf, readBoard } from './board.ts';
import { ahead, ENTRY } from './crew.ts';
import { KIDD_DECK } from './data/kidd-deck.ts';
import examples from './examples.json' with { type: 'json' };
import { readPosition } from './position.ts';
import { count, listOf } from './spaces.ts';

const file: BoardFile = KIDD_DECK;

function withEdges(edges: BoardFile['edges']): BoardFile {
  return { ...file, edges };
}

function detailOf(board: BoardFile): string | undefined {
  const read = readBoard(board);
  return read.ok ? undefined : read.detail;
}

function rename(id: string): string {
  return `X${id}`;
}

/** The same deck with other names, in another order: rules that know a name would break on it. */
function disguised(): BoardFile {
  return {
    ...file,
    spaces: file.spaces.toReversed().map((space) => ({ ...space, id: rename(space.id) })),
    edges: file.edges.map(([a, b]) => [rename(a), rename(b)] as const),
  };
}

describe('the board', () => {
  test('[DECK-1] spaces and edges come from the file: another file gives another board', () => {
    const read = readBoard(disguised());
    if (!read.ok) throw new Error(read.detail);
    expect(read.value.names[0]).toBe('XD12');
    expect(listOf(read.value.neighbours[0]!).map((space) => read.value.names[space])).toEqual([
      'XD10',
      'XS6',
      'XS5',
    ]);
  });

  test('[DECK-2] 18 spaces, 24 edges, 12 with three neighbours and 6 with two', () => {
    const degrees = BOARD.names.map((_, space) => count(neighboursOf(space)));
    expect(degrees.filter((degree) => degree === 3)).toHaveLength(12);
    expect(degrees.filter((degree) => degree === 2)).toHaveLength(6);
    expect(degrees.reduce((a, b) => a + b) / 2).toBe(24);
  });

  test('[DECK-2] a missing space, a double name, a loop, a double edge or a wrong degree is refused', () => {
    const [first, second, ...rest] = file.edges;
    expect(detailOf({ ...file, spaces: file.spaces.slice(1) })).toContain('18 spaces');
    expect(detailOf({ ...file, spaces: [...file.spaces.slice(1), file.spaces[1]!] })).toContain(
      'different names',
    );
    expect(detailOf(withEdges([['S1', 'S1'], second!, ...rest]))).toBeDefined();
    expect(detailOf(withEdges([first!, first!, ...rest]))).toContain('24 different edges');
    expect(detailOf(withEdges([['S1', 'D12'], second!, ...rest]))).toContain('neighbours');
  });

  test('[DECK-3] a board in two pieces is refused, starts that touch are only warned about', () => {
    expect(detailOf(withEdges(TWO_PIECES))).toContain('one piece');
    const read = readBoard(withEdges(TOUCHING_STARTS));
    expect(read.ok && read.value.warnings).toEqual([
      'start space S1 touches another start space',
      'start space S2 touches another start space',
    ]);
    expect(BOARD.warnings).toEqual([]);
  });

  test('[DECK-4] every start space, and no other, has a stub', () => {
    expect(file.spaces.filter(({ entry }) => entry).map(({ id }) => id)).toEqual(
      listOf(BOARD.starts).map(nameOf),
    );
  });
});

/** Two halves of nine spaces: three starts and six deck spaces each, all degrees right. */
const TWO_PIECES: BoardFile['edges'] = [0, 1].flatMap((half) => {
  const s = (n: number) => `S${3 * half + n}`;
  const d = (n: number) => `D${6 * half + n}`;
  return [
    [d(1), d(2)],
    [d(2), d(3)],
    [d(3), d(4)],
    [d(4), d(5)],
    [d(5), d(6)],
    [d(6), d(1)],
    [s(1), d(1)],
    [s(1), d(2)],
    [s(2), d(3)],
    [s(2), d(4)],
    [s(3), d(5)],
    [s(3), d(6)],
  ] as const;
});

/** S1–D1 and S2–D7 give way to S1–S2 and D1–D7. */
const TOUCHING_STARTS: BoardFile['edges'] = file.edges.map(([a, b]) => {
  if (a === 'S1' && b === 'D1') return ['S1', 'S2'] as const;
  if (a === 'S2' && b === 'D7') return ['D1', 'D7'] as const;
  return [a, b] as const;
});

describe('the worked examples of the deck', () => {
  for (const example of examples) {
    test(`[${example.id}] ${example.why}`, () => {
      if (example.piece !== undefined) {
        const read = readPosition(example.piece);
        if (!read.ok) throw new Error(read.detail);
        const [{ space, back }] = read.value as [(typeof read.value)[0]];
        expect(listOf(ahead(space, back)).map(nameOf)).toEqual(example.ahead);
      } else {
        const edges = file.edges.filter(([a, b]) => `${a}${b}` !== example.removeEdge?.join(''));
        expect(readBoard(withEdges(edges)).ok).toBe(example.accepted);
      }
    });
  }
});

describe('facing', () => {
  test('[DECK-8] the spaces ahead are the neighbours other than the back', () => {
    for (const space of BOARD.names.keys()) {
      for (const back of listOf(neighboursOf(space))) {
        expect(listOf(ahead(space, back))).toEqual(listOf(neighboursOf(space)).filter((to) => to !== back));
      }
    }
  });

  test('[DECK-9] with the back to the stub, both neighbours are ahead', () => {
    for (const start of listOf(BOARD.starts)) expect(ahead(start, ENTRY)).toBe(neighboursOf(start));
  });
});
