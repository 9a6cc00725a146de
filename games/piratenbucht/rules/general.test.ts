import { askedSeats, defaultOptions, isOver, legalFor, Match, seededFate, writeMove } from '@tortuga/kernel';
import { describe, expect, test } from 'vitest';
import { piratenbucht } from '../piratenbucht.ts';
import type { PirateEvent } from './events.ts';
import type { PirateState } from './state.ts';
import { actions, answer, battles, eventsOf, fight, harbour, kindAsked } from './testing.ts';

/** Every event and state of a game played at random. */
function watched(seed: number, look: (state: PirateState, events: readonly PirateEvent[]) => void): void {
  const fate = seededFate(seed);
  const match = Match.begin(piratenbucht, { seats: 4, options: defaultOptions(piratenbucht) }, fate);
  while (!isOver(match.state)) {
    const [seat = 0] = askedSeats(piratenbucht, match.state);
    const move = legalFor(piratenbucht, match.state, seat).pick(fate);
    const step = match.answer(seat, writeMove(piratenbucht, match.state, move), fate);
    if (step.ok)
      look(
        step.value.state,
        step.value.events.map(({ event }) => event),
      );
  }
}

const STEPS: { readonly [type: string]: number } = {
  roundBegan: 0,
  sailed: 1,
  lapBegan: 2,
  actionsOver: 3,
  battleBegan: 4,
  lootRemoved: 5,
  upgraded: 6,
  rested: 6,
  blackbeardSailed: 7,
};

describe('in general', () => {
  test('[GEN-1] points are called fame, in every language', () => {
    const { en, nl, de } = piratenbucht.text;
    const sentences = [en, nl, de].map(
      ({ messages }) => JSON.stringify(messages['rest.gold']) + messages.won.toString(),
    );
    expect(sentences.join(' ')).not.toMatch(/\brum\b/i);
    expect(sentences.map((text) => /fame|roem|ruhm/i.test(text))).toEqual([true, true, true]);
  });

  test('[GEN-2, GEN-3] six phases in this order, each after the one before is over', () => {
    let last = 0;
    watched(3, (_, events) => {
      for (const { type } of events) {
        const step = STEPS[type];
        if (step === undefined) continue;
        expect(step === 0 ? last === 7 || last === 0 : step >= last, `${type} after step ${last}`).toBe(true);
        last = step;
      }
    });
    expect(last).toBe(7);
  });

  test('[GEN-4, GEN-5] equal sails: more fame first, and dice if that is equal too', () => {
    const even = { sails: 3, fame: 4 };
    const happened = battles({
      captains: [
        { at: 3, ...even },
        { at: 3, sails: 3, fame: 5 },
        { at: 3, ...even },
      ],
    });
    expect(happened.state.battle?.order[0]).toBe(1);
    expect(eventsOf(happened, 'tieThrown')[0]?.seats).toEqual([0, 2]);
  });

  test('[GEN-7] a new battle has new throws', () => {
    const captains = [2, 2, 4, 4].map((at) => ({ at: at as 2 | 4, fame: 3 }));
    const { state } = battles({ captains });
    expect(state.throws.map((sums) => sums.length > 0)).toEqual([true, true, false, false]);
    const next = answer(state, 'flee').state;
    expect(next.throws.map((sums) => sums.length > 0)).toEqual([false, false, true, true]);
  });

  test('[GEN-9, GEN-15, GEN-20] nobody loses fame, and gold, treasure and cards never change hands', () => {
    let before: PirateState | undefined;
    watched(1, (state, events) => {
      const owners = new Set(events.flatMap((event) => ('seat' in event ? [event.seat] : [])));
      for (const [seat, captain] of state.captains.entries()) {
        const was = before?.captains[seat] ?? captain;
        expect(captain.fame).toBeGreaterThanOrEqual(was.fame);
        if (!owners.has(seat))
          expect([captain.gold, captain.treasure, captain.hand]).toEqual([was.gold, was.treasure, was.hand]);
      }
      before = state;
    });
  });

  test('[GEN-21, GEN-22] ships in a battle lie at its island, and a sunk enemy is none', () => {
    const seen = { ships: 0, enemies: 0 };
    watched(2, ({ battle, captains }) => {
      if (battle === undefined || battle.at === 0) return;
      expect(new Set(battle.ships.map((ship) => captains[ship]?.at))).toEqual(new Set([battle.at]));
      for (const { kind, hits } of battle.enemies) expect(hits).toBeLessThan(kind === 'navy' ? 4 : 8);
      seen.ships += battle.ships.length;
      seen.enemies += battle.enemies.length;
    });
    expect(Math.min(seen.ships, seen.enemies)).toBeGreaterThan(0);
  });

  test('[GEN-16] no action card in a battle', () => {
    const state = fight({ hand: ['flee', 'navy', 'challenge', 'hideout', 'reinforce'] }, {});
    expect(kindAsked(state)).toBe('turn');
    const menu = legalFor(piratenbucht, state, 0);
    expect(new Set(menu.all().map(({ type }) => type))).toEqual(new Set(['shoot', 'flee']));
  });

  test('[GEN-19] a played card lies on the discard pile for everybody to see', () => {
    const { state } = actions({ captains: [{ at: 1, hand: ['hideout'] }, { at: 2 }, { at: 3 }] });
    const { discard } = piratenbucht.view(answer(state, 'hideout gold').state, 2);
    expect(discard[2]).toBe(1);
  });

  test('[GEN-23] no question with a single choice is asked, except where hands would show', () => {
    for (const seed of [4, 5, 6]) {
      watched(seed, (state) => {
        const [seat] = askedSeats(piratenbucht, state);
        if (seat !== undefined)
          expect(legalFor(piratenbucht, state, seat).only, kindAsked(state)).toBeUndefined();
      });
    }
    const poor = [4, 5, 6].map((at) => ({ at: at as 4, gold: 0 }));
    expect(kindAsked(harbour({ captains: poor }).state)).toBe('wheel');
  });
});
