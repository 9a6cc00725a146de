import { isOver } from '@tortuga/kernel';
import { legalLines } from '@tortuga/testkit';
import { describe, expect, test } from 'vitest';
import { madagaskar } from '../../madagaskar.ts';
import { NONE } from '../deck/spaces.ts';
import { madagaskarLine } from './position.ts';
import {
  at,
  CIRCLES,
  placesOf,
  played,
  position,
  randomMoments,
  recount,
  refusal,
  typesOf,
} from './testing.ts';
import { flagsOf } from './towers.ts';

describe('captures', () => {
  test('[MG-CAPTURE-1] the last step must come from behind', () => {
    expect(legalLines(madagaskar, position('A:D3<D1*2 B:D5<D4'))).toContain('D3>D5<D4');
    expect(refusal(position('A:D3<D1*2 B:D5<D7'), 'D3>D5<D4')).toBe('not-from-behind');
    expect(refusal(position('A:D1<D3 B:S1<entry'), 'D1>S1<D1')).toBe('back-to-hatch');
  });

  test('[MG-CAPTURE-2, MG-CAPTURE-3] the mover comes on top, heights add up, its back counts', () => {
    const state = position('A:D3<D1*2 B:D5<D4*3', { reserve: [0, 1] });
    expect(played(state, 'D3>D5<D4')).toContainEqual({
      type: 'towerGrew',
      seat: 0,
      victim: 1,
      at: at('D5'),
      height: 5,
      owners: [0, 0, 1, 1, 1],
    });
    expect(madagaskarLine(state)).toBe('A:D5<D4*5');
    expect(state.standing[1]).toBe(NONE);
  });

  test('[MG-CAPTURE-4] single pieces and towers capture single pieces and towers, again and again', () => {
    const state = position('A:D4<D3 B:D5<D4*2 B:D12<D10 B:D1<D3', { reserve: [0, 1] });
    played(state, 'D4>D5<D4', 'place S1', 'D5>D12<D10');
    expect(state.towers[at('D12')]).toBe('0111');
  });

  test('[MG-CAPTURE-5] nobody ends on a tower whose top is his own', () => {
    expect(refusal(position('A:D3<D1*2 A:D5<D4 B:S1<entry'), 'D3>D5<D4')).toBe('own-tower');
    const covered = position('A:D3<D1*2 B:D5<D4*2', { owners: new Map([[at('D5'), [1, 0]]]) });
    expect(legalLines(madagaskar, covered)).toContain('D3>D5<D4');
  });

  test('[MG-CAPTURE-6] capturing is never compulsory', () => {
    const state = position('A:D4<D3 B:D5<D4');
    expect(legalLines(madagaskar, state)).toEqual(['D4>D5<D4', 'D4>D6<D4']);
  });

  test('[MG-CAPTURE-7] captured pieces stay captured: every piece stays where it is in its tower', () => {
    const state = position('A:D4<D3 B:D5<D4*3', {
      owners: new Map([[at('D5'), [1, 0, 0]]]),
      reserve: [2, 1],
    });
    played(state, 'D4>D5<D4');
    expect([state.towers[at('D5')], state.reserve]).toEqual(['0100', [2, 1]]);
  });

  test('[MG-CAPTURE-8] a flag for the lowest five from height 6, 11 and 16', () => {
    const shown = Array.from({ length: 18 }, (_, i) => flagsOf(i + 1));
    expect(shown).toEqual([0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3]);
    const sixth = position('A:D3<D1*2 B:D5<D4*4', { reserve: [0, 1] });
    expect(played(sixth, 'D3>D5<D4')).toContainEqual({ type: 'flagRaised', at: at('D5'), flags: 1 });
    const fifth = position('A:D3<D1*2 B:D5<D4*3', { reserve: [0, 1] });
    expect(typesOf(played(fifth, 'D3>D5<D4'))).not.toContain('flagRaised');
    const second = position('A:D4<D3*6 B:D12<D10*5', { reserve: [0, 1] });
    expect(played(second, 'D4>D12<D10')).toContainEqual({ type: 'flagRaised', at: at('D12'), flags: 2 });
    const both = position('A:D4<D3*6 B:D12<D10*6', { reserve: [0, 1] });
    expect(typesOf(played(both, 'D4>D12<D10'))).not.toContain('flagRaised');
  });

  test('[MG-CAPTURE-9] flags change neither height nor ownership', () => {
    const state = position('A:D4<D3 B:D5<D4*5', {
      owners: new Map([[at('D5'), [1, 0, 1, 0, 1]]]),
      reserve: [0, 1],
    });
    expect(typesOf(played(state, 'D4>D5<D4'))).toContain('flagRaised');
    expect(state.towers[at('D5')]).toBe('010101');
    expect(madagaskar.goods(state)).toEqual({ seat1: 3, seat2: 4 });
  });
});

describe('the end', () => {
  test('[MG-END-1] without a top piece and without reserve a player is out at once', () => {
    const state = position('A:D4<D3 B:D5<D4 C:S6<entry', { reserve: [0, 0, 2] });
    expect(played(state, 'D4>D5<D4')).toContainEqual({ type: 'playerOut', seat: 1 });
    expect([state.out, state.active, isOver(state)]).toEqual([[1], 2, false]);
  });

  test('[MG-END-2] the last player still in the game wins at once', () => {
    const state = position('A:D4<D3 B:D5<D4');
    expect(typesOf(played(state, 'D4>D5<D4'))).toEqual(['moved', 'towerGrew', 'playerOut', 'ended']);
    expect([state.ended, placesOf(state)]).toEqual(['captured', [1, 2]]);
  });

  test('[MG-END-3] with pieces in reserve a player is still in the game', () => {
    const state = position('A:D4<D3 B:D5<D4', { reserve: [0, 1] });
    played(state, 'D4>D5<D4');
    expect([state.out, state.active, isOver(state)]).toEqual([[], 1, false]);
    expect(legalLines(madagaskar, state)).toContain('place S1');
  });

  test('[MG-END-4, MG-END-5] when all have passed one after the other, the game is drawn', () => {
    const state = position('A:S1<D1*4 B:D2<D3*5 A:D8<S5 B:S3<D8*4');
    const events = played(state, 'D8>S3<D8');
    expect(typesOf(events)).toEqual(['moved', 'towerGrew', 'passed', 'passed', 'drawn']);
    expect([state.ended, placesOf(state)]).toEqual(['immobile', [1, 1]]);
  });

  test('[MG-END-5] with one of three out, two passes are all', () => {
    const state = position('A:S1<D1*4 C:D2<D3*5 A:D8<S5 C:S3<D8*4', { reserve: [0, 0, 0] });
    const events = played(state, 'D8>S3<D8');
    expect(events.filter(({ type }) => type === 'passed')).toEqual([
      { type: 'passed', seat: 2 },
      { type: 'passed', seat: 0 },
    ]);
    expect([state.ended, placesOf(state)]).toEqual(['immobile', [1, 3, 1]]);
  });

  test('[MG-END-5] with three in the game, two passes are not enough', () => {
    const state = position('A:S1<D1*4 B:D2<D3*5 A:D8<S5 B:S3<D8*4 C:D9<D5', { reserve: [0, 0, 0] });
    played(state, 'D8>S3<D8');
    expect([state.active, isOver(state)]).toEqual([2, false]);
    expect(typesOf(played(state, 'D9>D10<D9'))).toEqual(['moved', 'passed', 'passed']);
    expect([state.active, isOver(state)]).toEqual([2, false]);
  });

  test('[MG-END-4, MG-END-6] after the idle limit without capture and placing the game is drawn', () => {
    const state = position('A:D1<S1 B:D11<S6', { options: { idleLimit: 6 } });
    played(state, ...CIRCLES.slice(0, 5));
    expect(isOver(state)).toBe(false);
    expect(typesOf(played(state, CIRCLES[5]!))).toEqual(['moved', 'drawn']);
    expect([state.ended, placesOf(state)]).toEqual(['idle', [1, 1]]);
  });

  test('[MG-END-6] passes count, a placing starts anew, and 0 is off', () => {
    const passing = position('A:D5<D4*2 B:S2<entry B:S4<entry B:D9<D10 B:S6<entry', {
      mover: 1,
      options: { idleLimit: 2 },
    });
    played(passing, 'S6>D12<S6');
    expect(passing.ended).toBe('idle');
    const placing = position('A:D1<S1 B:D11<S6', { reserve: [1, 0], options: { idleLimit: 3 } });
    played(placing, 'D1>D3<D1', 'D11>D10<D11', 'place S1', 'D10>D12<D10', 'D3>D2<D3');
    expect(isOver(placing)).toBe(false);
    const endless = position('A:D1<S1 B:D11<S6', { options: { idleLimit: 0 } });
    played(endless, ...CIRCLES, ...CIRCLES);
    expect(endless.ended).toBe('repetition');
  });

  test('[MG-END-6] the players are warned twenty turns before', () => {
    const state = position('A:D1<S1 B:D11<S6', { options: { idleLimit: 23 } });
    expect(typesOf(played(state, ...CIRCLES.slice(0, 2)))).not.toContain('idling');
    expect(played(state, CIRCLES[2]!)).toContainEqual({ type: 'idling', turnsLeft: 20 });
  });

  test('[MG-END-7] a position that stands for the third time is a draw', () => {
    const state = position('A:D1<S1 B:D11<S6');
    expect(played(state, ...CIRCLES)).toContainEqual({ type: 'repeated', times: 2 });
    played(state, ...CIRCLES.slice(0, 7));
    expect(isOver(state)).toBe(false);
    expect(typesOf(played(state, CIRCLES[7]!))).toEqual(['moved', 'drawn']);
    expect(state.ended).toBe('repetition');
  });

  test('[MG-END-7, MG-END-8] a player who is out has no turn in between', () => {
    const state = position(`A:D1<S1 C:D11<S6`, { reserve: [0, 0, 0] });
    played(state, ...CIRCLES, ...CIRCLES.slice(0, 7));
    expect(isOver(state)).toBe(false);
    played(state, CIRCLES[7]!);
    expect([state.ended, state.turn]).toEqual(['repetition', 16]);
  });

  test('[MG-END-7, MG-END-8] passes are turns between positions', () => {
    const stuck = 'A:D5<D4*2 B:S2<entry B:S4<entry B:D9<D10';
    const state = position(`${stuck} B:D11<S6`, { mover: 1 });
    const round = ['D11>D10<D11', 'D10>D12<D10', 'D12>S6<D12', 'S6>D11<S6'];
    played(state, ...round, ...round.slice(0, 3));
    expect(isOver(state)).toBe(false);
    expect(typesOf(played(state, round[3]!))).toEqual(['moved', 'repeated', 'passed', 'drawn']);
    expect([state.ended, state.turn]).toEqual(['repetition', 16]);
  });

  test('[MG-END-8] the same pieces with another player to move are another position', () => {
    const state = position('A:S1<D1*4 B:S6<D11*4');
    expect(typesOf(played(state, 'S1>S1<D1'))).not.toContain('repeated');
    expect(typesOf(played(state, 'S6>S6<D11'))).toContain('repeated');
    expect(typesOf(played(state, 'S1>S1<D1'))).toContain('repeated');
    expect(isOver(state)).toBe(false);
    played(state, 'S6>S6<D11');
    expect([state.ended, state.turn]).toEqual(['repetition', 4]);
  });

  test.each([200, 0])('[MG-END-7, MG-END-8] as in a plain list of positions, idle limit %i', (idleLimit) => {
    const seen = new Map<string, number>();
    const repeated = { afterPasses: 0, withOneOut: 0 };
    for (const { state, events } of randomMoments(150, { idleLimit })) {
      if (state.turn === 0) seen.clear();
      if (state.stack[0]?.kind === 'setup' || state.ended === 'captured') continue;
      const times = recount(seen, state, events);
      const isDrawnOtherwise = state.ended === 'immobile' || state.ended === 'idle';
      expect(state.ended === 'repetition').toBe(times >= 3 && !isDrawnOtherwise);
      if (times > 1 && events.some(({ type }) => type === 'passed')) repeated.afterPasses += 1;
      if (times > 1 && state.out.length > 0) repeated.withOneOut += 1;
    }
    expect(repeated.afterPasses).toBeGreaterThan(10);
    expect(repeated.withOneOut).toBeGreaterThan(10);
  });

  test('[MG-END-9] a draw is shared by those still in; the later one out ranks higher', () => {
    const drawn = position('A:D1<S1 C:D11<S6', { reserve: [0, 0, 0], options: { idleLimit: 1 } });
    played(drawn, 'D1>D3<D1');
    expect(placesOf(drawn)).toEqual([1, 3, 1]);
    const won = position('A:D4<D3 B:D5<D4 C:D9<D6', { reserve: [0, 0, 0] });
    played(won, 'D4>D5<D4', 'D9>D10<D9', 'D5>D10<D9');
    expect([won.out, placesOf(won)]).toEqual([
      [1, 2],
      [1, 3, 2],
    ]);
  });
});
