import {
  begin,
  defaultOptions,
  isOver,
  LegalMenu,
  legalFor,
  noFate,
  play,
  readMove,
  readSetup,
  scriptedFate,
  seededFate,
  type TableSetup,
} from '@tortuga/kernel';
import { answered, legalLines } from '@tortuga/testkit';
import { describe, expect, test } from 'vitest';
import { madagaskar } from '../../madagaskar.ts';
import { BOARD } from '../deck/board.ts';
import { freeStarts } from '../deck/crew.ts';
import { has, listOf, NONE } from '../deck/spaces.ts';
import { type MadagaskarSetting, madagaskarLine, madagaskarPosition } from './position.ts';
import type { Madagaskar, MadagaskarEvent, MadagaskarOptions, MadagaskarState } from './state.ts';
import { flagsOf, ownersOf } from './towers.ts';

function table(seats: number, options: Partial<MadagaskarOptions> = {}): TableSetup<Madagaskar> {
  return { seats, options: { ...defaultOptions(madagaskar), firstPlayer: 'seat1', ...options } };
}

function at(name: string): number {
  return BOARD.names.indexOf(name);
}

function position(text: string, setting: MadagaskarSetting = {}): MadagaskarState {
  const read = madagaskarPosition(text, setting);
  if (!read.ok) throw new Error(read.detail);
  return read.value;
}

/** Plays the lines one after the other, each by the player to move, and returns the events. */
function played(state: MadagaskarState, ...lines: string[]): MadagaskarEvent[] {
  const events: MadagaskarEvent[] = [];
  for (const line of lines) {
    const move = readMove(madagaskar, state, state.active, line);
    if (!move.ok) throw new Error(`${line}: ${move.code}`);
    play(madagaskar, state, state.active, move.value, noFate, (event) => events.push(event));
  }
  return events;
}

function refusal(state: MadagaskarState, line: string): string | undefined {
  const move = readMove(madagaskar, state, state.active, line);
  return move.ok ? undefined : move.code;
}

function typesOf(events: readonly MadagaskarEvent[]): string[] {
  return events.map(({ type }) => type);
}

function placesOf(state: MadagaskarState): readonly number[] | undefined {
  return madagaskar.outcome(state)?.places;
}

interface Moment {
  readonly state: MadagaskarState;
  readonly events: readonly MadagaskarEvent[];
}

/** Every state of some random games of two and of three, with what led to it. */
function* randomMoments(games: number, options: Partial<MadagaskarOptions> = {}): Generator<Moment> {
  const fate = seededFate(1698);
  const menu = new LegalMenu<Madagaskar['move'], Madagaskar['reason']>();
  for (let game = 0; game < games; game++) {
    const state = madagaskar.setup(table(2 + (game % 2), options), fate, undefined);
    yield { state, events: [] };
    while (!isOver(state)) {
      const events: MadagaskarEvent[] = [];
      const move = legalFor(madagaskar, state, state.active, menu).pick(fate);
      play(madagaskar, state, state.active, move, fate, (event) => events.push(event));
      yield { state, events };
    }
  }
}

const CIRCLES = [
  'D1>D3<D1',
  'D11>D10<D11',
  'D3>D2<D3',
  'D10>D12<D10',
  'D2>S1<D2',
  'D12>S6<D12',
  'S1>D1<S1',
  'S6>D11<S6',
];

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

/** How many legal answers a seat would have, were it asked. */
function menuOf(state: MadagaskarState, seat: number): number {
  const asked = { ...state, active: seat, stack: isOver(state) ? [{ kind: 'turn' as const }] : state.stack };
  return legalFor(madagaskar, asked, seat).count;
}

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

  test('[MG-END-6] passes count, a placing starts anew, and 0 is no limit', () => {
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

/** Notes the positions after an action and after every pass that followed; how often has the last stood? */
function recount(
  seen: Map<string, number>,
  state: MadagaskarState,
  events: readonly MadagaskarEvent[],
): number {
  const passed = events.flatMap((event) => (event.type === 'passed' ? [event.seat] : []));
  let times = 0;
  for (const next of [...passed, state.active]) {
    const key = `${madagaskarLine(state)} ${state.reserve.join()} ${next}`;
    times = (seen.get(key) ?? 0) + 1;
    seen.set(key, times);
  }
  return times;
}
