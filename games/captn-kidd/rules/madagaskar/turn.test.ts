import { begin, isOver, legalFor, noFate, play, readSetup, scriptedFate, seededFate } from '@tortuga/kernel';
import { answered, legalLines } from '@tortuga/testkit';
import { describe, expect, test } from 'vitest';
import { madagaskar } from '../../madagaskar.ts';
import { freeStarts } from '../deck/crew.ts';
import { has, listOf, NONE } from '../deck/spaces.ts';
import { madagaskarLine, madagaskarPosition } from './position.ts';
import { at, CIRCLES, menuOf, played, position, randomMoments, refusal, table, typesOf } from './testing.ts';
import { flagsOf, ownersOf } from './towers.ts';

describe('what is kept', () => {
  test('[DATA-4] the owners of every tower from top to bottom, and its back', () => {
    const state = position('A:D4<D3*2 B:D9<D5', { owners: new Map([[at('D4'), [0, 1]]]) });
    played(state, 'D4>D9<D5');
    expect(state.towers[at('D9')]).toBe('011');
    expect(madagaskarLine(state)).toBe('A:D9<D5*3');
    for (const moment of randomMoments(20)) {
      for (const [space, tower] of moment.state.towers.entries()) {
        const owner = moment.state.standing.findIndex((spaces) => has(spaces, space));
        expect(ownersOf(tower)[0] ?? -1).toBe(owner);
      }
    }
  });

  test('[DATA-5] a turn without capture and placing adds to the trail, any other begins it anew', () => {
    const state = position('A:D1<S1 B:D11<S6', { reserve: [1, 0] });
    played(state, 'D1>D3<D1', 'D11>D10<D11');
    expect(state.trail).toHaveLength(4);
    played(state, 'place S1');
    expect(state.trail).toBe('');
  });

  test('[DATA-4, DECK-7] a position that cannot be is refused', () => {
    const bad = ['A:D9<D7', 'A:D4<entry', 'A:D4<D3*0', 'C:D4<D3', 'A:D13<D3', 'A:D4', 'nonsense'];
    for (const text of bad) expect(madagaskarPosition(text)).toMatchObject({ code: 'bad-position' });
    expect(madagaskarPosition('C:D4<D3', { reserve: [1, 1, 0] }).ok).toBe(true);
  });

  test('[HIDE-1] a view holds everything, for players and watchers alike', () => {
    const state = position('A:D4<D3*3 B:S1<entry', { reserve: [1, 2] });
    played(state, 'D4>D10<D9');
    for (const viewer of [0, 1, 'watcher'] as const) expect(madagaskar.view(state, viewer)).toEqual(state);
    for (const { to } of answered(madagaskar, state, 'place S2').events) expect(to).toBeUndefined();
  });
});

describe('setup', () => {
  test('[MG-SETUP-1] two or three players', () => {
    expect([1, 2, 3, 4].filter((seats) => readSetup(madagaskar, seats).ok)).toEqual([2, 3]);
  });

  test('[MG-SETUP-2] seven pirates each with two players, six with three', () => {
    expect(madagaskar.setup(table(2), noFate, undefined).reserve).toEqual([7, 7]);
    expect(madagaskar.setup(table(3), noFate, undefined).reserve).toEqual([6, 6, 6]);
  });

  test('[MG-SETUP-3] three flags are enough for all towers together, and nothing is rolled', () => {
    for (const { state } of randomMoments(40)) {
      const flags = state.towers.map(({ length }) => (length === 0 ? 0 : flagsOf(length)));
      expect(flags.reduce((a, b) => a + b)).toBeLessThanOrEqual(3);
    }
    const { state } = begin(madagaskar, table(3), noFate);
    const choices = seededFate(5);
    while (!isOver(state)) {
      const move = legalFor(madagaskar, state, state.active).pick(choices);
      play(madagaskar, state, state.active, move, noFate);
    }
    expect(madagaskar.outcome(state)).toBeDefined();
  });

  test('[MG-SETUP-4] in turn each places on a free start space until all are occupied', () => {
    const state = madagaskar.setup(table(3), noFate, undefined);
    expect(legalLines(madagaskar, state)).toEqual(
      ['S1', 'S2', 'S3', 'S4', 'S5', 'S6'].map((s) => `place ${s}`),
    );
    played(state, 'place S3', 'place S1');
    expect(refusal(state, 'place S3')).toBe('occupied');
    expect(state.stack).toEqual([{ kind: 'setup' }]);
    played(state, 'place S2', 'place S6', 'place S5', 'place S4');
    expect(madagaskarLine(state)).toBe('B:S1<entry C:S2<entry A:S3<entry C:S4<entry B:S5<entry A:S6<entry');
    expect(state.stack).toEqual([{ kind: 'turn' }]);
  });

  test('[MG-SETUP-4] the last start space is taken without asking', () => {
    const state = madagaskar.setup(table(2), noFate, undefined);
    played(state, 'place S1', 'place S2', 'place S3', 'place S4');
    const { state: after } = answered(madagaskar, state, 'place S5');
    expect(freeStarts(after)).toBe(NONE);
    expect(after.stack).toEqual([{ kind: 'turn' }]);
  });

  test.each([2, 3])('[MG-SETUP-5] with %i players everybody has four in reserve after it', (seats) => {
    const state = madagaskar.setup(table(seats), noFate, undefined);
    played(state, ...['S1', 'S2', 'S3', 'S4', 'S5', 'S6'].map((start) => `place ${start}`));
    expect(state.reserve).toEqual(Array.from({ length: seats }, () => 4));
    for (const spaces of state.standing) expect(listOf(spaces)).toHaveLength(6 / seats);
  });

  test.each([0, 1, 2])('[MG-SETUP-6] seat %i begins the placing and takes the first turn', (first) => {
    const { state } = begin(madagaskar, table(3, { firstPlayer: 'random' }), scriptedFate([first]));
    expect(state.active).toBe(first);
    played(state, ...['S1', 'S2', 'S3', 'S4', 'S5', 'S6'].map((start) => `place ${start}`));
    expect([state.active, state.turn]).toEqual([first, 0]);
  });
});

describe('the turn', () => {
  test('[MG-TURN-1] one action: a move or a placing on a free start space', () => {
    const state = position('A:D4<D3 B:S1<entry', { reserve: [1, 0] });
    expect(legalLines(madagaskar, state)).toEqual([
      'D4>D5<D4',
      'D4>D6<D4',
      'place S2',
      'place S3',
      'place S4',
      'place S5',
      'place S6',
    ]);
    expect(refusal(state, 'place S1')).toBe('occupied');
    played(state, 'place S2');
    expect([state.active, state.reserve, state.turn]).toEqual([1, [0, 0], 1]);
    expect(refusal(state, 'place S3')).toBe('reserve-empty');
  });

  test('[MG-TURN-2] who can do neither passes, and is not asked', () => {
    const state = position('A:D5<D4*2 B:S2<entry B:S4<entry B:D9<D10 B:S6<entry', { mover: 1 });
    expect(played(state, 'S6>D12<S6')).toContainEqual({ type: 'passed', seat: 0 });
    expect([state.active, state.turn]).toEqual([1, 2]);
  });

  test('[MG-TURN-2] nobody else may pass: whoever could act is asked', () => {
    expect(refusal(position('A:D4<D3 B:S1<entry'), 'pass')).toBe('not-offered');
    let passes = 0;
    for (const { state, events } of randomMoments(60)) {
      for (const event of events) {
        if (event.type !== 'passed') continue;
        // Passing changes nothing on the board, so the menu of that seat is still what it was.
        expect(menuOf(state, event.seat)).toBe(0);
        passes += 1;
      }
      if (!isOver(state)) expect(menuOf(state, state.active)).toBeGreaterThan(0);
    }
    expect(passes).toBeGreaterThan(20);
  });

  test('[MG-TURN-3] a tower is moved by the owner of its top piece alone', () => {
    const state = position('A:D4<D3*2 B:S1<entry', { owners: new Map([[at('D4'), [0, 1]]]), mover: 1 });
    expect(legalLines(madagaskar, state)).toEqual(['S1>D1<S1', 'S1>D2<S1']);
    state.active = 0;
    expect(legalLines(madagaskar, state)).toEqual(['D4>D7<D5', 'D4>D8<D6', 'D4>D9<D5', 'D4>D9<D6']);
  });

  test('[MG-TURN-4] the height is the number of pieces, those under a flag included', () => {
    const state = position('A:D4<D3*6 B:S1<entry');
    expect(played(state, 'D4>D4<D3')[0]).toMatchObject({ type: 'moved', height: 6 });
  });

  test('[MG-TURN-5] a tower goes exactly as many steps as it is high', () => {
    for (const { events } of randomMoments(40)) {
      for (const event of events) {
        if (event.type === 'moved') expect(event.route).toHaveLength(event.height + 1);
      }
    }
    expect(legalLines(madagaskar, position('A:D4<D3 B:S1<entry'))).toEqual(['D4>D5<D4', 'D4>D6<D4']);
  });

  test('[MG-TURN-6] a tower without room for its full number of steps cannot move', () => {
    const state = position('A:D5<D4*2 A:S6<entry B:S2<entry B:S4<entry B:D9<D10 A:D6<D8');
    expect(legalLines(madagaskar, state).filter((line) => line.startsWith('D5'))).toEqual([]);
    const stuck = position('A:D4<D3*3 A:S6<entry B:D5<D7 B:D6<D8');
    expect(refusal(stuck, 'D4>D5<D4')).toBe('no-room');
    expect(refusal(stuck, 'D4>D6<D4')).toBe('no-room');
  });

  test('[MG-TURN-7] nothing is jumped, nobody turns round, and equal ends are one choice', () => {
    const state = position('A:D3<D1*2 B:D4<D3');
    expect(legalLines(madagaskar, state)).toEqual(['D3>S1<D2', 'D3>S3<D2']);
    const free = position('A:D4<D3*3 B:S1<entry');
    const lines = legalLines(madagaskar, free);
    expect(new Set(lines).size).toBe(lines.length);
    expect(played(free, 'D4>D10<D9')[0]).toMatchObject({ route: ['D4', 'D5', 'D9', 'D10'].map(at) });
    expect(refusal(position('A:D4<D3 B:S1<entry'), 'D4>D3<D4')).toBe('backwards');
  });

  test('[MG-TURN-8] the last space is empty or holds what may be captured', () => {
    const state = position('A:D4<D3 B:D5<D4 B:D6<D8');
    expect(legalLines(madagaskar, state)).toEqual(['D4>D5<D4']);
    expect(legalLines(madagaskar, position('A:D4<D3*4 B:S1<entry'))).toContain('D4>D4<D5');
  });

  test('[MG-TURN-9] a tower always moves as a whole', () => {
    const state = position('A:D4<D3*3 B:S1<entry', { owners: new Map([[at('D4'), [0, 1, 1]]]) });
    played(state, 'D4>S2<D7');
    expect(state.towers[at('D4')]).toBe('');
    expect(state.towers[at('S2')]).toBe('011');
  });

  test('[MG-TURN-10] a route that ends where it began is a legal move, even with the same back', () => {
    const state = position('A:S1<D1*4 B:S6<entry');
    const before = madagaskarLine(state);
    expect(typesOf(played(state, 'S1>S1<D1'))).toEqual(['moved', 'roundTrip']);
    expect([madagaskarLine(state), state.active]).toEqual([before, 1]);
  });

  test('[MG-TURN-11] out and win come before the change of turn, then the draws in their order', () => {
    const out = position('A:D4<D3 B:D5<D4 C:S6<entry C:S1<entry', { reserve: [0, 0, 1] });
    expect(typesOf(played(out, 'D4>D5<D4'))).toEqual(['moved', 'towerGrew', 'playerOut']);
    expect(out.active).toBe(2);
    const both = position('A:D1<S1 B:D11<S6', { options: { idleLimit: 16 } });
    played(both, ...CIRCLES, ...CIRCLES);
    expect(both.ended).toBe('idle');
    const passed = position('A:S1<D1*4 B:D2<D3*5 A:D8<S5 B:S3<D8*4', { options: { idleLimit: 2 } });
    played(passed, 'D8>S3<D8');
    expect(passed.ended).toBe('immobile');
  });

  test('[DECK-28] turns go round in seat order among those still in', () => {
    const state = position('A:S1<entry B:S6<entry C:D4<D3', { reserve: [0, 0, 0] });
    played(state, 'S1>D1<S1', 'S6>D11<S6');
    expect(state.active).toBe(2);
    const two = position('A:S1<entry C:S6<entry', { reserve: [0, 0, 0] });
    played(two, 'S1>D1<S1');
    expect(two.active).toBe(2);
    played(two, 'S6>D11<S6');
    expect(two.active).toBe(0);
  });
});
