import { askedSeats } from '@tortuga/kernel';
import { expect, test } from 'vitest';
import { portRoyal } from '../../port-royal.ts';
import { position } from '../../rules/position.ts';
import { NONE } from '../../rules/state.ts';
import { askedSeat, storyOf, trickNumber, trickOnTable } from './story.ts';
import { momentsOf } from './testing.ts';

test.each([3, 4])('with %i captains every trick is seen whole before it is gone', (seats) => {
  let tricks = 0;
  for (const { before, view, events } of momentsOf(seats, 2)) {
    if (before === undefined) continue;
    const story = storyOf(before, view, events);
    const won = events.filter(({ type }) => type === 'trickWon');
    const full = story.filter((beat) => beat.view.trick.length === seats);
    expect(full).toHaveLength(won.length);
    for (const [i, event] of won.entries())
      expect(event).toMatchObject({ seat: trickOnTable(full[i]!.view)?.winner });
    expect(story.at(-1)?.view).toBe(view);
    tricks += won.length;
  }
  expect(tricks).toBe(2 * 6 * 8);
});

function played(seat: number, card: number) {
  return { type: 'played', seat, card } as const;
}

test('two tricks that come at once are seen one after the other', () => {
  const before = portRoyal.view(position({ seats: 3, stake: 'rum5', trump: 'R' }), 'watcher');
  const story = storyOf(before, before, [
    played(0, 1),
    played(1, 2),
    played(2, 3),
    { type: 'trickWon', seat: 2, card: 3, loot: 23 },
    { type: 'startPlayer', by: 2, seat: 1 },
    { type: 'lootAtStake', seat: 1, loot: 7, prisoners: 0 },
    played(1, 4),
  ]);
  expect(story.map(({ view }) => view.trick.length)).toEqual([1, 2, 3, 1, 0]);
  expect(story.at(3)?.view).toMatchObject({ leader: 1, stake: 7, trick: [4] });
});

test('hands get smaller as cards are played, and no card is shown twice', () => {
  for (const { before, view, events } of momentsOf(4, 1)) {
    if (before === undefined) continue;
    for (const beat of storyOf(before, view, events)) {
      expect(beat.view.hand.filter((card) => beat.view.trick.includes(card))).toEqual([]);
      expect(Math.min(...beat.view.handSizes)).toBeGreaterThanOrEqual(0);
    }
  }
});

test.each([3, 4])('with %i captains the picture knows whose turn it is', (seats) => {
  const state = position({ seats: seats === 3 ? 3 : 4, leader: 2, trick: 'G4', stake: 'rum5' });
  expect(askedSeat(portRoyal.view(state, 'watcher'))).toBe(askedSeats(portRoyal, state)[0]);
  for (const { view, seat } of momentsOf(seats, 1))
    expect(askedSeat(view)).toBe(view.stack.length === 0 ? NONE : seat);
});

test('the last trick lies on the table until the next leader has been named', () => {
  const kinds = new Set<string>();
  for (const { view } of momentsOf(4, 2)) {
    const kind = view.stack.at(-1)?.kind ?? 'over';
    const trick = trickOnTable(view);
    if (trick !== undefined && trick.winner !== NONE) kinds.add(kind);
    if (kind === 'stake' || kind === 'auction') expect(trick).toBeUndefined();
  }
  expect([...kinds]).toEqual(expect.arrayContaining(['take', 'leader']));
});

test('tricks are counted from 1 to 8, and one that is over keeps its number while it lies there', () => {
  const seen = new Set<number>();
  for (const { view } of momentsOf(3, 1)) {
    if (view.stack.length === 0) continue;
    seen.add(trickNumber(view));
    if (view.stack.at(-1)?.kind === 'take') expect(trickNumber(view)).toBe(view.tricksPlayed);
    if (view.stack.at(-1)?.kind === 'stake') expect(trickNumber(view)).toBe(view.tricksPlayed + 1);
  }
  expect(seen).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8]));
});
