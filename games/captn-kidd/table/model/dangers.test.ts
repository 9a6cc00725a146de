import { expect, test } from 'vitest';
import { ownerOf } from '../../rules/deck/crew.ts';
import { aimsOf, isOpen } from './aims.ts';
import { CASES } from './testing.ts';

const [loyal, quedah, ...madagaskars] = CASES;

test('Loyal Captain: a group with one way left is what the log warns of, if that way is free', () => {
  let warned = 0;
  for (const { view, events } of loyal?.moments(25) ?? []) {
    // A forced answer brings the warnings of two turns: the last ones count.
    const since = events.findLastIndex(({ type }) => type === 'placed' || type === 'stepped');
    const told = events
      .slice(since)
      .filter((event) => event.type === 'threatened')
      .map(({ spaces, gap }) => [spaces, gap]);
    const urgent = loyal?.deck
      .dangers(view)
      .filter(
        ({ exits, isUrgent }) => isUrgent && exits.length === 1 && ownerOf(view, exits[0] ?? 0) === undefined,
      );
    expect(urgent?.map(({ spaces, exits }) => [spaces, exits[0]])).toEqual(told);
    warned += told.length;
  }
  expect(warned).toBeGreaterThan(0);
});

test.each([quedah, ...madagaskars])('$name: whoever can be taken now is in danger', (game) => {
  let seen = 0;
  for (const { view, offers, seat } of game?.moments(12) ?? []) {
    const captures = aimsOf(offers).filter(
      ({ source, to, ...aim }) => isOpen({ source, to, ...aim }) && isPrey(source, ownerOf(view, to), seat),
    );
    const hunted = game?.deck
      .dangers(view)
      .filter(({ hunts }) => hunts.some(({ route }) => ownerOf(view, route[0] ?? 0) === seat));
    const victims = new Set(hunted?.flatMap(({ spaces }) => spaces));
    for (const { to } of captures) expect(victims).toContain(to);
    seen += captures.length;
  }
  expect(seen).toBeGreaterThan(0);
});

/** Does a walk end on somebody else? */
function isPrey(source: unknown, owner: number | undefined, seat: number | undefined): boolean {
  return typeof source === 'number' && owner !== undefined && owner !== seat;
}
