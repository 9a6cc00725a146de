import { equalPlain, seededFate, type Viewer } from '@tortuga/kernel';
import { describe, expect, test } from 'vitest';
import { jamaica } from '../jamaica.ts';
import { cardsIn, size } from './cards.ts';
import { position } from './position.ts';
import { GHOST } from './ships.ts';
import type { JamaicaState } from './state.ts';
import { answer, arrival, broadsides, from, luck } from './testing.ts';

describe('imagining', () => {
  const fate = seededFate(1);
  const dreams = (state: JamaicaState, viewer: Viewer, count = 200) => {
    const view = jamaica.view(state, viewer);
    const all = Array.from({ length: count }, () => jamaica.imagine(view, viewer, fate));
    expect(all.every((world) => equalPlain(jamaica.view(world, viewer), view))).toBe(true);
    return all;
  };

  test('[HIDE-1] hands of others are any cards that may be there', () => {
    const state = position({ ships: [{ discards: 'C01' }, {}, {}] });
    const held = dreams(state, 1).flatMap(({ decks }) => cardsIn(decks[0]!.hand));
    expect(new Set(held)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]));
  });

  test('[HIDE-5] with only the top card shown, discards may be any others', () => {
    const ships = [{ discards: 'C01 C02 C03' }, {}, {}];
    const state = position({ ships, options: { discard_view: 'top' } });
    const discarded = dreams(state, 1).map(({ decks }) => decks[0]!.discards);
    expect(discarded.every((cards) => size(cards) === 3 && (cards & 0b100) !== 0)).toBe(true);
    expect(new Set(discarded).size).toBeGreaterThan(10);
  });

  test('[HIDE-11] unknown riches are never powers, and never what the viewer knows', () => {
    const state = position({ ships: [{ riches: ['+5', '-2'] }, { riches: ['-4', '+3'] }, {}] });
    const guessed = dreams(state, 0).flatMap(({ ships }) => ships[1]!.slots.map(({ card }) => card));
    expect(new Set(guessed)).toEqual(new Set(['+3', '+7', '-3', '-4']));
  });

  test('[HIDE-14] what is known to be cursed stays cursed', () => {
    const ships = [{ at: 'C5', riches: ['-4'] as const }, { at: 'C5' }, {}];
    const { state } = answer(arrival({ ships, plundered: 'C5' }, broadsides('star')), 'curse 1');
    const guessed = dreams(state, 2).map((world) => world.ships[1]?.slots[0]?.card);
    expect(new Set(guessed)).toEqual(new Set(['-2', '-3', '-4']));
  });

  test('[HIDE-15] what the ghost drew may be a power', () => {
    const setting = { ships: [{ at: 'E1' }, { at: 'E1' }], ghost: { at: 'A3' }, active: GHOST } as const;
    const { state } = from(position(setting), 'action', luck(3));
    const guessed = new Set(dreams(state, 0, 400).map(({ ghost }) => ghost?.slots[0]?.card));
    expect(guessed.has('map') && guessed.has('+7') && guessed.has('-4')).toBe(true);
    expect(guessed.has('beth')).toBe(false);
  });

  test('[HIDE-16] who is asked for spoils where there is nothing to take has a cursed card', () => {
    const ships = [{ at: 'C5', riches: ['-4', '+7'] as const }, { at: 'C5' }, {}];
    const { state } = arrival({ ships, plundered: 'C5' }, broadsides('star'));
    const guessed = dreams(state, 1).map((world) => world.ships[0]?.slots.map(({ card }) => card) ?? []);
    expect(guessed.every((cards) => cards.some((card) => card.startsWith('-')))).toBe(true);
    expect(guessed.some((cards) => cards.some((card) => card.startsWith('+')))).toBe(true);
  });

  test('[HIDE-4] a chosen card is any of those that are left, the own one is kept', () => {
    const held = 'food 1, food 2, food 3, food 4, powder 5';
    const ships = [{ card: 'C08', holds: held }, { card: 'C05' }, { card: 'C09' }];
    const { state } = from(position({ ships }), 'turn');
    const all = dreams(state, 1);
    expect(new Set(all.map(({ decks }) => decks[1]?.chosen))).toEqual(new Set([4]));
    expect(new Set(all.map(({ decks }) => decks[2]?.chosen)).size).toBe(11);
  });
});
