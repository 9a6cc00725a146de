import { begin, noFate, offersFor, scriptedFate } from '@tortuga/kernel';
import { answered, legalLines } from '@tortuga/testkit';
import { describe, expect, test } from 'vitest';
import { loyalCaptain } from '../../loyal-captain.ts';
import { BOARD, neighboursOf } from '../deck/board.ts';
import { ENTRY, NOBODY } from '../deck/crew.ts';
import { listOf } from '../deck/spaces.ts';
import { loyalLine } from './position.ts';
import { at, played, position, randomStates, refusal, table } from './testing.ts';

describe('what is kept', () => {
  test('[DATA-1, DATA-2] mover, reserves, owner and back of every space, turn counter', () => {
    const state = position('A:D4<D3 B:S1<entry', { reserve: [3, 2], mover: 1 });
    played(state, 'place S6');
    expect(state).toMatchObject({ active: 0, reserve: [3, 1], turn: 1 });
    expect(loyalLine(state)).toBe('B:S1<entry B:S6<entry A:D4<D3');
  });

  test('[DATA-5] steps are counted for repetition, or idle turns when repetition is off', () => {
    const counted = position('A:D4<D3 B:S1<entry');
    played(counted, 'D4>D5', 'S1>D1');
    expect([counted.trail.length > 0, counted.idle]).toEqual([true, 0]);
    const off = position('A:D4<D3 B:S1<entry', { options: { repetition: 'off' } });
    played(off, 'D4>D5', 'S1>D1');
    expect([off.trail, off.idle]).toEqual(['', 2]);
  });
});

describe('common rules', () => {
  test('[DECK-5] nobody stands on a stub or leaves through it', () => {
    for (const state of randomStates(20)) {
      for (const { move } of offersFor(loyalCaptain, state, state.active)) {
        expect(BOARD.names[move.type === 'place' ? move.at : move.to]).toBeDefined();
      }
    }
  });

  test('[DECK-6] a space holds at most one piece', () => {
    for (const state of randomStates(50)) expect(state.standing[0]! & state.standing[1]!).toBe(0);
  });

  test('[DECK-7] a back is a neighbour, or on a start space the stub', () => {
    for (const state of randomStates(50)) {
      for (const [space, back] of state.back.entries()) {
        const isNeighbour = listOf(neighboursOf(space)).includes(back);
        const isStub = back === ENTRY && listOf(BOARD.starts).includes(space);
        expect(back === NOBODY || isNeighbour || isStub).toBe(true);
      }
    }
  });

  test('[DECK-10, DECK-11] pieces come in on free start spaces only', () => {
    const state = position('B:S2<entry', { reserve: [7, 6] });
    expect(legalLines(loyalCaptain, state)).toEqual([
      'place S1',
      'place S3',
      'place S4',
      'place S5',
      'place S6',
    ]);
    expect(refusal(state, 'place S2')).toBe('occupied');
    expect(refusal(state, 'place D1')).toBe('not-offered');
  });

  test('[DECK-12] a placed piece turns its back to the stub', () => {
    const state = position('', { reserve: [1, 1] });
    played(state, 'place S3');
    expect(loyalLine(state)).toBe('A:S3<entry');
  });

  test('[DECK-13, DECK-15] a step goes to a space ahead, never to the back', () => {
    const state = position('A:D4<D3 B:S1<entry');
    expect(legalLines(loyalCaptain, state)).toEqual(['D4>D5', 'D4>D6']);
    expect(refusal(state, 'D4>D3')).toBe('backwards');
    expect(refusal(state, 'D4>D9')).toBe('not-offered');
  });

  test('[DECK-14] after a step the back is the space just left', () => {
    const state = position('A:D4<D3 B:S1<entry');
    played(state, 'D4>D6');
    expect(state.back[at('D6')]).toBe(at('D4'));
    expect(state.back[at('D4')]).toBe(NOBODY);
  });

  test('[DECK-16] no piece turns without stepping', () => {
    const types = new Set<string>();
    for (const state of randomStates(20)) {
      for (const { move } of offersFor(loyalCaptain, state, state.active)) {
        types.add(move.type);
        if (move.type === 'step') expect(move.from).not.toBe(move.to);
      }
    }
    expect([...types].sort()).toEqual(['place', 'step']);
  });

  test('[DECK-17, DECK-18] who walks onto a start space has one way on', () => {
    const state = position('A:D1<D3 B:S6<entry B:S5<entry');
    played(state, 'D1>S1', 'S6>D11');
    expect(state.back[at('S1')]).toBe(at('D1'));
    expect(legalLines(loyalCaptain, state)).toEqual(['S1>D2']);
  });

  test('[DECK-19, DECK-20] a stuck piece stays, and moves again when a way opens', () => {
    const state = position('A:D7<D5 B:S2<entry B:S4<entry', { reserve: [2, 0] });
    expect(legalLines(loyalCaptain, state)).toEqual(['place S1', 'place S3', 'place S5', 'place S6']);
    played(state, 'place S6', 'S2>D1');
    expect(state.standing[0]! & (1 << at('D7'))).not.toBe(0);
    expect(legalLines(loyalCaptain, state)).toContain('D7>S2');
  });

  test('[DECK-28, LC-TURN-1] the players take turns alternately', () => {
    const state = position('A:D4<D3 B:S1<entry');
    const movers = ['D4>D5', 'S1>D1', 'D5>D9'].map((line) => [state.active, played(state, line)][0]);
    expect(movers).toEqual([0, 1, 0]);
  });

  test('[DECK-29] the first player is drawn, or the first seat begins', () => {
    expect(begin(loyalCaptain, table, scriptedFate([1])).state.active).toBe(1);
    expect(begin(loyalCaptain, table, scriptedFate([0])).state.active).toBe(0);
    const seat1 = { seats: 2, options: { ...table.options, firstPlayer: 'seat1' as const } };
    expect(begin(loyalCaptain, seat1, noFate).state.active).toBe(0);
  });

  test('[DECK-30, DECK-32] nothing but placings and steps is ever offered: no pass, no resigning', () => {
    const state = position('A:D4<D3 B:S1<entry', { reserve: [1, 0] });
    for (const line of ['pass', 'resign', 'draw']) expect(refusal(state, line)).toBe('not-offered');
  });

  test('[DECK-31] a single legal choice is taken without asking', () => {
    const state = position('A:S2<D1 B:D4<D3 B:S6<entry', { mover: 1 });
    const after = answered(loyalCaptain, state, 'D4>D5');
    expect(after.events.map(({ event }) => event)).toContainEqual({
      type: 'stepped',
      seat: 0,
      from: at('S2'),
      to: at('D7'),
    });
    expect(after.state.active).toBe(1);
  });

  test('[DECK-33] a win comes before a draw', () => {
    const state = position('A:D7<D5 B:S2<entry B:S4<entry B:D9<D6', {
      mover: 1,
      options: { repetition: 'off' },
    });
    state.idle = 199;
    played(state, 'D9>D10');
    expect(state.ended).toBe('immobile');
  });
});

describe('hidden information', () => {
  test('[HIDE-1] everybody sees everything', () => {
    const state = position('A:D4<D3 B:S1<entry', { reserve: [1, 2] });
    for (const viewer of [0, 1, 'watcher'] as const) expect(loyalCaptain.view(state, viewer)).toEqual(state);
  });
});
