import { begin, isOver, legalFor, noFate, play, scriptedFate, seededFate } from '@tortuga/kernel';
import { legalLines } from '@tortuga/testkit';
import { describe, expect, test } from 'vitest';
import { loyalCaptain } from '../../loyal-captain.ts';
import { nameOf } from '../deck/board.ts';
import { freeStarts } from '../deck/crew.ts';
import { count, listOf } from '../deck/spaces.ts';
import { capturedOf } from './capture.ts';
import { loyalLine } from './position.ts';
import type { LoyalEvent } from './state.ts';
import { at, played, position, randomStates, refusal, table, typesOf } from './testing.ts';

describe('setup', () => {
  test('[LC-SETUP-1] exactly two players with seven pirates each', () => {
    expect(loyalCaptain.seats).toEqual([2]);
    expect(begin(loyalCaptain, table, scriptedFate([0])).state.reserve).toEqual([7, 7]);
  });

  test('[LC-SETUP-2] the board is empty', () => {
    expect(begin(loyalCaptain, table, scriptedFate([0])).state.standing).toEqual([0, 0]);
  });

  test('[LC-SETUP-3] no luck but for who begins', () => {
    const seat1 = { seats: 2, options: { ...table.options, firstPlayer: 'seat1' as const } };
    const { state } = begin(loyalCaptain, seat1, noFate);
    const choices = seededFate(3);
    while (!isOver(state)) {
      play(
        loyalCaptain,
        state,
        state.active,
        legalFor(loyalCaptain, state, state.active).pick(choices),
        noFate,
      );
    }
    expect(loyalCaptain.outcome(state)).toBeDefined();
  });
});

describe('the turn', () => {
  test('[LC-TURN-2] one action: a placing or a step', () => {
    const state = position('A:D4<D3 B:S1<entry', { reserve: [1, 0] });
    expect(legalLines(loyalCaptain, state)).toEqual([
      'D4>D5',
      'D4>D6',
      'place S2',
      'place S3',
      'place S4',
      'place S5',
      'place S6',
    ]);
    played(state, 'place S2');
    expect(state.active).toBe(1);
  });

  test('[LC-TURN-3] the action is compulsory even when it does harm', () => {
    const state = position('B:S1<entry B:S2<entry B:S3<entry B:S4<entry B:S5<entry B:D11<D10 B:D12<D10', {
      reserve: [1, 0],
    });
    expect(legalLines(loyalCaptain, state)).toEqual(['place S6']);
  });

  test('[LC-TURN-4] placing needs a reserve', () => {
    const state = position('A:D4<D3 B:S1<entry');
    expect(refusal(state, 'place S2')).toBe('reserve-empty');
  });

  test('[LC-TURN-5, LC-TURN-6] a step needs a free space, whoever stands there', () => {
    const state = position('A:D4<D3 A:D5<D7 B:D6<D8');
    expect(refusal(state, 'D4>D5')).toBe('occupied');
    expect(refusal(state, 'D4>D6')).toBe('occupied');
    expect(legalLines(loyalCaptain, state)).toEqual(['D5>D9']);
  });

  test('[LC-TURN-7] pieces may be held in reserve for as long as one likes', () => {
    const state = position('A:D1<S1 B:D11<S6', { reserve: [6, 6] });
    played(state, 'D1>D3', 'D11>D10', 'D3>D2', 'D10>D12', 'D2>S1', 'D12>S6');
    expect(state.reserve).toEqual([6, 6]);
    expect(legalLines(loyalCaptain, state)).toEqual(expect.arrayContaining(['place S2', 'S1>D1']));
  });

  test('[LC-TURN-8] captures come before the change of turn and the test for the end', () => {
    const state = position('A:S1<entry B:D1<S2 B:D3<D4', { mover: 1 });
    expect(typesOf(played(state, 'D3>D2'))).toEqual(['stepped', 'encircled', 'ended']);
  });
});

describe('captures', () => {
  test('[LC-CAPTURE-1] a piece threatens what is ahead of it, not what is behind', () => {
    const facing = position('A:S1<entry B:D1<S2 B:D2<S3');
    const turned = position('A:S1<entry B:D1<S1 B:D2<S3');
    expect([count(capturedOf(facing, 0)), count(capturedOf(turned, 0))]).toEqual([1, 0]);
  });

  test('[LC-CAPTURE-2, LC-CAPTURE-3] neighbours of one owner are one group, whichever way they look', () => {
    const position1 = position('A:D4<D5 A:D5<D7 B:D3<D1 B:D6<D8 B:D7<S2 B:D9<D10');
    expect(listOf(capturedOf(position1, 0)).map(nameOf)).toEqual(['D4', 'D5']);
  });

  test('[LC-CAPTURE-4] the stub is no border space', () => {
    expect(count(capturedOf(position('A:S6<entry B:D11<D10 B:D12<D10'), 0))).toBe(1);
  });

  test('[LC-CAPTURE-5] captured exactly when every border piece is an enemy that looks on', () => {
    expect(count(capturedOf(position('A:D4<D3 B:D3<D1 B:D5<D7 B:D6<D8'), 0))).toBe(1);
    expect(count(capturedOf(position('A:D4<D3 B:D3<D1 B:D5<D7'), 0))).toBe(0);
  });

  test('[LC-CAPTURE-6] one back to any member saves the whole group', () => {
    expect(count(capturedOf(position('A:D4<D3 A:D5<D4 A:D9<D5 B:D3<D1 B:D7<S2 B:D6<D4 B:D10<D11'), 0))).toBe(
      0,
    );
  });

  test('[LC-CAPTURE-7] a lone piece needs three captors on deck and two on a start', () => {
    expect(count(capturedOf(position('A:D3<D4 B:D1<S1 B:D2<S1 B:D4<D5'), 0))).toBe(1);
    expect(count(capturedOf(position('A:D3<D4 B:D1<S1 B:D2<S1'), 0))).toBe(0);
    expect(count(capturedOf(position('A:S1<entry B:D1<S2 B:D2<S3'), 0))).toBe(1);
  });

  test('[LC-CAPTURE-8] all captured groups of the opponent go together', () => {
    const state = position('A:D1<S1 A:D2<D3 B:S1<entry B:S2<entry B:S3<entry B:D4<D5', {
      reserve: [1, 0],
      mover: 1,
    });
    const [, ...encircled] = played(state, 'D4>D3');
    expect(encircled).toMatchObject([
      { type: 'encircled', owner: 0, spaces: [at('D1')], captors: [at('S1'), at('S2'), at('D3')] },
      { type: 'encircled', owner: 0, spaces: [at('D2')], captors: [at('S1'), at('S3'), at('D3')] },
    ]);
    expect(state.lost).toEqual([2, 0]);
  });

  test('[LC-CAPTURE-9] own groups are judged on the position so changed', () => {
    const state = position('A:S4<entry A:D10<D9 B:D11<S4 B:D12<S5', { reserve: [1, 0] });
    expect(typesOf(played(state, 'place S6'))).toContain('encircled');
    expect(state.lost).toEqual([0, 1]);
  });

  test('[LC-CAPTURE-10] after every action nothing captured is left standing', () => {
    for (const state of randomStates(300))
      expect([capturedOf(state, 0), capturedOf(state, 1)]).toEqual([0, 0]);
  });

  test('[LC-CAPTURE-11] a piece placed between two that threaten it is lost at once', () => {
    const state = position('B:D11<D10 B:D12<D10', { reserve: [3, 0] });
    expect(typesOf(played(state, 'place S6'))).toEqual(['placed', 'selfCaptured']);
    expect([state.lost, state.reserve]).toEqual([
      [1, 0],
      [2, 0],
    ]);
  });

  test('[LC-CAPTURE-12] unless the placing captures one of the two', () => {
    const state = position('A:S4<entry A:D10<D9 B:D11<S4 B:D12<S5', { reserve: [1, 0] });
    played(state, 'place S6');
    expect(loyalLine(state)).toBe('A:S4<entry A:S6<entry A:D10<D9 B:D12<S5');
  });

  test('[LC-CAPTURE-13] a placing on the last gap of an own group loses the group', () => {
    const state = position('A:D1<D3 B:S2<entry B:D3<D4 B:D2<S3', { reserve: [2, 0] });
    played(state, 'place S1');
    expect(state.lost).toEqual([2, 0]);
  });

  test('[LC-CAPTURE-14] a step never loses own pieces', () => {
    const state = position('A:D5<D7 B:D3<D1 B:D6<D8');
    expect(typesOf(played(state, 'D5>D4'))).not.toContain('selfCaptured');
    for (const _ of randomStates(300)); // would throw a RulesBug
  });

  test('[LC-CAPTURE-15] captured pieces do not go back to the reserve', () => {
    const state = position('A:S1<entry B:D1<S2 B:D3<D4', { reserve: [2, 0], mover: 1 });
    played(state, 'D3>D2');
    expect([state.reserve, state.lost]).toEqual([
      [2, 0],
      [1, 0],
    ]);
  });

  test('[LC-CAPTURE-6] a group with one gap left is announced as threatened', () => {
    const state = position('A:D4<D3 A:D5<D4 B:D3<D1 B:D6<D8 B:S2<D1', { reserve: [1, 0], mover: 1 });
    expect(played(state, 'S2>D7')).toContainEqual({
      type: 'threatened',
      owner: 0,
      spaces: [at('D4'), at('D5')],
      gap: at('D9'),
    });
  });
});

describe('the end', () => {
  test('[LC-END-1] who can make no step and no placing loses', () => {
    const state = position('A:D7<D5 B:S2<entry B:D11<S6', { mover: 1 });
    played(state, 'D11>S4');
    expect(loyalCaptain.outcome(state)).toMatchObject({ places: [2, 1], why: { id: 'won.immobile' } });
  });

  test('[LC-END-2] a reserve without a free start does not help', () => {
    const state = position('A:D7<D5 B:S1<entry B:S2<entry B:S3<entry B:D12<D10 B:S5<entry B:S4<entry', {
      reserve: [2, 0],
      mover: 1,
    });
    played(state, 'D12>S6');
    expect(count(freeStarts(state))).toBe(0);
    expect(loyalCaptain.outcome(state)?.places).toEqual([2, 1]);
  });

  test('[LC-END-3] nor does having nothing at all', () => {
    const state = position('B:D4<D3', { mover: 1 });
    played(state, 'D4>D5');
    expect(loyalCaptain.outcome(state)?.places).toEqual([2, 1]);
  });

  test('[LC-END-4] the number of captured pieces is no score', () => {
    const state = position('A:D7<D5 B:S2<entry B:D11<S6', { mover: 1 });
    played(state, 'D11>S4');
    expect(loyalCaptain.outcome(state)?.scores).toBeUndefined();
  });

  const CIRCLE = ['D1>D3', 'D11>D10', 'D3>D2', 'D10>D12', 'D2>S1', 'D12>S6', 'S1>D1', 'S6>D11'];

  test('[LC-END-5] the third time the same position stands is a draw', () => {
    const state = position('A:D1<S1 B:D11<S6');
    expect(played(state, ...CIRCLE)).toContainEqual({ type: 'repeated', times: 2 });
    played(state, ...CIRCLE.slice(0, -1));
    expect(isOver(state)).toBe(false);
    played(state, 'S6>D11');
    expect(loyalCaptain.outcome(state)).toMatchObject({ places: [1, 1], why: { id: 'drawn.repetition' } });
  });

  test('[LC-END-6] the player to move and the backs belong to the position', () => {
    const state = position('A:D1<S2 B:D11<S6');
    const events = played(state, ...CIRCLE);
    expect(typesOf(events)).not.toContain('repeated');
    played(state, ...CIRCLE);
    expect(isOver(state)).toBe(false);
    // From here on it is the same as in the rounds before, backs and all.
    played(state, 'D1>D3');
    expect(state.ended).toBe('repetition');
  });

  test('[LC-END-7] with repetition off, 200 turns without placing and capture are a draw', () => {
    const state = position('A:D1<S1 B:D11<S6', { options: { repetition: 'off' } });
    const events: LoyalEvent[] = [];
    for (let turn = 0; turn < 200; turn++) {
      expect(isOver(state)).toBe(false);
      events.push(...played(state, CIRCLE[turn % 8]!));
    }
    expect(state.ended).toBe('idle');
    expect(events).toContainEqual({ type: 'idling', turnsLeft: 20 });
  });
});
