import { expect, test } from 'vitest';
import { playAtRandom } from '../random.ts';
import { tiny } from '../tiny.ts';
import { headOf, readHeader } from './header.ts';
import { writePlaythrough } from './write.ts';

function told(...head: string[]): string {
  return writePlaythrough(tiny, readHeader(tiny, head.join('\n')));
}

test('moves and draws of the head are played, then the game stops', () => {
  const text = told('seats: 2', 'draws: 1 2', 'moves: dive; peek; Bart: bid');
  expect(text).toContain(
    '1. Anne is asked: Dive, pay or peek.\n   2 answers: dive, peek\n   Anne answers: dive\n',
  );
  expect(text).toContain('   draws: 2\n   - Anne dives for 2.');
  expect(text).toContain('3. Bart is asked: Bid for the chest, or wait.');
  expect(text).toContain('The game is not over.');
  expect(text).toContain('State: {');
});

test('a seed goes on where the moves end, to the places and scores', () => {
  const text = told('seats: 3', 'options: rounds=1 tide=high', 'moves: peek;', '  peek', 'seed: 5');
  expect(text).toMatch(/Places: Anne \d, Bart \d, Calico \d\. Scores: \d+, \d+, \d+\.\n\w+ is the richest\./);
});

test('a seed alone is the random game of that seed', () => {
  const { match } = playAtRandom(tiny, { seats: 2, options: { rounds: 4, tide: 'low' } }, 9);
  const answers = [...told('seats: 2', 'seed: 9').matchAll(/ answers: ([a-z]+( \d)?)$/gm)].map(
    ([, line]) => line,
  );
  expect(answers).toEqual(match.log.map(({ move }) => move));
});

test('a dial is listed as its free ranges', () => {
  expect(told('seats: 2', 'draws: 0 2 0 0', 'moves: dive; dive; bid; bid; peek')).toContain(
    'dive, pay 1…2, peek',
  );
});

test('a blocked answer is not listed', () => {
  const text = told('seats: 2', 'draws: 0 2 0 0 0', 'moves: dive; peek; wait; wait; peek; wait; wait; dive');
  expect(text).toContain('2 answers: dive, pay 1…2\n');
});

test('a long game counts its answers, and may show the table in between', () => {
  const text = told('seats: 2', 'seed: 1', 'legal: count', 'sketch: 2', 'answers: 4');
  expect(text).toMatch(/\n1\. Anne: \w+( \d)? {3}\(\d answers, #[0-9a-f]{6}\)\n/);
  expect(text.match(/^\d+ \d+ \(\d+\)$/gm)).toHaveLength(4);
});

test('the hash tells other answers apart', () => {
  const hashes = told(
    'seats: 2',
    'draws: 0 2 0 0',
    'moves: dive; dive; bid; bid; peek',
    'legal: count',
  ).match(/#\w+/g);
  expect(hashes?.[0]).toBe(hashes?.[1]);
  expect(hashes?.[0]).not.toBe(hashes?.[4]);
});

test('the head of a file ends at the ruler, and gets one if there is none', () => {
  expect(headOf('# why\nseed: 1\n---\n\n1. Anne …\n')).toBe('# why\nseed: 1\n---\n');
  expect(headOf('seed: 1\n\n')).toBe('seed: 1\n---\n');
});

test.each([
  ['a missing draw', ['seats: 2', 'moves: dive'], 'draw 1 is missing'],
  ['a draw out of range', ['seats: 2', 'draws: 7'], 'draw 1 is 7, but must be below 3'],
  ['a move that is not legal', ['seats: 2', 'draws: 0', 'moves: pay 1'], '"pay 1" is refused: poor'],
  ['another game', ['game: chess'], 'of chess, not of tiny'],
  ['an option that is not there', ['seats: 2', 'options: wind=high'], 'tiny has no option "wind"'],
  ['a wrong number of seats', ['seats: 5'], 'played by 2 or 3'],
  ['a word for a number', ['seed: seven'], 'a whole number, not seven'],
  ['an unknown line', ['mood: bad'], 'no line "mood: bad"'],
])('%s is named', (_, head, message) => {
  expect(() => told(...head)).toThrow(message);
});
