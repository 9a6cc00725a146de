import { apply, noFate, seededFate, type Viewer } from '@tortuga/kernel';
import { answered } from '@tortuga/testkit';
import { describe, expect, test } from 'vitest';
import { portRoyal } from '../port-royal.ts';
import { lootNamed } from './loot.ts';
import { STACK } from './places.ts';
import { position, type Setting } from './position.ts';
import { lootAt } from './ships.ts';
import { HIDDEN, NONE, type PortRoyalState } from './state.ts';
import { answer, answers, namesOf, OPTIONS, question, visit } from './testing.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 2, 3, 'watcher'];

/** What everybody but some viewers is shown, byte for byte. */
function shownToOthers(state: PortRoyalState, ...insiders: Viewer[]): string {
  const others = VIEWERS.filter((viewer) => !insiders.includes(viewer));
  return JSON.stringify(others.map((viewer) => portRoyal.view(state, viewer)));
}

const HANDS = { hands: ['R1 R2', 'B1 B2', 'G1 G2', 'K1 K2'], trump: 'R', stake: 'rum2', row: 'rum3' };

describe('cards', () => {
  test('[HIDE-1] a hand is seen by its owner, its size by everybody, a card once it is played', () => {
    const state = position(HANDS);
    expect(VIEWERS.map((viewer) => namesOf(portRoyal.view(state, viewer).hand))).toEqual([
      'R1 R2',
      'B1 B2',
      'G1 G2',
      'K1 K2',
      '',
    ]);
    expect(portRoyal.view(state, 'watcher').handSizes).toEqual([2, 2, 2, 2]);
    const other = position({ ...HANDS, hands: ['R1 R3', 'B1 B2', 'G1 G2', 'K1 K2'] });
    expect(shownToOthers(state, 0)).toBe(shownToOthers(other, 0));
    expect(namesOf(portRoyal.view(answer(state, 'play R2').state, 3).trick)).toBe('R2');
  });

  test('[HIDE-1] a card that was shown is not taken back', () => {
    expect(answered(portRoyal, position(HANDS), 'play R2').revealed).toBe(true);
  });

  test('[HIDE-2] the open cards are public, before and after the holder took them', () => {
    const asked = { kind: 'auction', speaker: 0, high: 3, bidder: 2, passed: [1, 3] } as const;
    const before = position({ holder: NONE, open: 'R5 P7', asked });
    for (const state of [before, answer(before, 'pass').state]) {
      expect(namesOf(portRoyal.view(state, 'watcher').open)).toBe('R5 P7');
    }
  });

  test('[HIDE-3] what was set aside is known to the holder, and only the holder is told', () => {
    const before = position({ open: 'R5 P7', hands: ['R1 R5 P7'], asked: { kind: 'exchange' } });
    const { state, events } = answered(portRoyal, before, 'aside R1 P7');
    expect(namesOf(portRoyal.view(state, 0).aside)).toBe('R1 P7');
    expect(events.map(({ event, to }) => [event.type, to])).toEqual([
      ['exchanged', undefined],
      ['setAside', [0]],
    ]);
    expect(shownToOthers(state, 0)).toBe(shownToOthers(answer(before, 'aside R1 R5').state, 0));
  });

  test('[HIDE-3] not even when the match is over', () => {
    const ended = { ...position({ aside: 'R1 P7' }), stack: [] };
    expect(portRoyal.view(ended, 1).aside).toEqual([]);
  });
});

/** What the others see of seat 0, who has a prisoner and answers. */
function shownAfter(face: number, stake: 'remove1' | 'relocate1', line: string): string {
  const kind = stake === 'remove1' ? 'remove' : 'relocate';
  const setting = { fleets: [{ rum: `prisoner${face}` }], stake, asked: { kind, seat: 0 } } as const;
  const { state, events } = answer(position(setting), line);
  return shownToOthers(state, 0) + JSON.stringify(events);
}

function facesShown(state: PortRoyalState): number[] {
  return portRoyal.view(state, 'watcher').prisoners.map(({ face }) => face);
}

describe('loot and prisoners', () => {
  test('[HIDE-4] the stack has no order: what comes next is decided when it is drawn', () => {
    const before = position({ played: 8, stake: 'plus8', row: 'rum3', asked: { kind: 'take', seat: 0 } });
    const rows = [1, 2, 3].map((seed) => answer(before, 'load rum', seededFate(seed)).state.loot.join());
    expect(new Set(rows).size).toBe(3);
    const shown = portRoyal.view(before, 'watcher');
    expect(lootAt(shown, STACK)).toEqual(lootAt(before, STACK));
    expect(lootAt(shown, STACK)).toContain(lootNamed('relocate1'));
  });

  test('[HIDE-5] a prisoner has no face before somebody looks', () => {
    const state = position({ leftOver: 'rum3', attached: 2 });
    for (const viewer of VIEWERS) {
      const { attached, prisoners } = portRoyal.view(state, viewer);
      expect([attached, prisoners]).toEqual([2, []]);
    }
  });

  const WON: Setting = {
    ...HANDS,
    hands: ['R8'],
    leader: 1,
    trick: 'R1 R2 R3',
    leftOver: 'rum2',
    attached: 2,
  };

  test('[HIDE-6] the winner sees them from then on, the others how many lie where', () => {
    const { state, events } = answered(portRoyal, position(WON), 'play R8', seededFate(3));
    expect(events.find(({ event }) => event.type === 'prisonersSeen')?.to).toEqual([0]);
    const placed = answers(state, ['lock rum', 'lock rum']).state;
    const faces = placed.prisoners.map(({ face }) => face);
    const seen = (viewer: Viewer) => portRoyal.view(placed, viewer).prisoners.map(({ face }) => face);
    expect(seen(0)).toEqual(faces);
    for (const viewer of [1, 2, 3, 'watcher'] as const) expect(seen(viewer)).toEqual([HIDDEN, HIDDEN]);
    expect(portRoyal.view(placed, 1).prisoners.map(({ at }) => at)).toEqual([2, 2]);
  });

  test('[HIDE-7] the others cannot tell which of several went where', () => {
    const draws = [0, 1, 2, 3, 4, 5].flatMap((one) => [0, 1, 2, 3, 4].map((two) => [one, two]));
    const shown = draws.map((pair) => {
      const fate = { draw: () => pair.shift() ?? 0 };
      const { state } = answered(portRoyal, position(WON), 'play R8', fate);
      return shownToOthers(answers(state, ['lock rum', 'lock tobacco']).state, 0);
    });
    expect(new Set(shown).size).toBe(1);
  });

  test('[HIDE-8] a prisoner that is moved or removed stays hidden', () => {
    expect(shownAfter(1, 'remove1', 'take prisoner1')).toBe(shownAfter(6, 'remove1', 'take prisoner1'));
    expect(shownAfter(1, 'relocate1', 'relocate prisoner1 biscuit')).toBe(
      shownAfter(6, 'relocate1', 'relocate prisoner1 biscuit'),
    );
  });

  test('[HIDE-6] whoever removed a prisoner still knows the face', () => {
    const fleets = [{ rum: 'prisoner5' }];
    const { state } = answer(
      position({ fleets, stake: 'remove1', asked: { kind: 'remove', seat: 0 } }),
      'take prisoner1',
    );
    const faces = ([0, 1, 'watcher'] as const).map(
      (viewer) => portRoyal.view(state, viewer).prisoners[0]!.face,
    );
    expect(faces).toEqual([5, HIDDEN, HIDDEN]);
  });

  test('[HIDE-9] when the match is over the prisoners on ships are shown', () => {
    const last = position({
      round: 6,
      played: 8,
      stake: 'minus5',
      row: 'rum3',
      fleets: [{ rum: 'prisoner4' }, { tobacco: 'prisoner6' }],
      asked: { kind: 'take', seat: 0 },
    });
    expect(facesShown(last)).toEqual([HIDDEN, HIDDEN]);
    const { state, revealed } = answered(portRoyal, last, 'load rum');
    expect([facesShown(state), revealed]).toEqual([[4, 6], true]);
  });
});

describe('what is public, and what is not', () => {
  test('[HIDE-10] everything else is the same in all views', () => {
    const own = new Set(['hand', 'aside', 'prisoners']);
    visit(3, (state) => {
      const [first, ...others] = VIEWERS.map((viewer) => {
        const shown = Object.entries(portRoyal.view(state, viewer)).filter(([key]) => !own.has(key));
        return JSON.stringify(shown);
      });
      for (const other of others) expect(other).toBe(first);
    });
  });

  test('[HIDE-10] a view shows no more than this', () => {
    expect(Object.keys(portRoyal.view(position(), 'watcher')).sort()).toEqual([
      'aside',
      'attached',
      'bid',
      'bidTotal',
      'dealer',
      'debts',
      'hand',
      'handSizes',
      'holder',
      'isRepaid',
      'leader',
      'leftOver',
      'loot',
      'open',
      'options',
      'prisoners',
      'repaidBids',
      'round',
      'stack',
      'stake',
      'trick',
      'tricks',
      'tricksPlayed',
      'trump',
      'voids',
    ]);
  });

  test.each(['all', 'last'] as const)('[HIDE-11] trickHistory = %s', (trickHistory) => {
    visit(
      4,
      (state) => {
        const { tricks, tricksPlayed } = portRoyal.view(state, 1);
        expect(tricks).toEqual(trickHistory === 'all' ? state.tricks : state.tricks.slice(-1));
        expect(tricksPlayed).toBe(state.tricks.length);
      },
      { seats: 3, options: { ...OPTIONS, trickHistory } },
    );
  });

  test('[HIDE-12] a single legal card among several is asked for, the last card of a hand is not', () => {
    const forced = position({ ...HANDS, leader: 3, trick: 'G4', hands: ['G1 R1', 'B1 B2', 'K1'] });
    const asked = answered(portRoyal, { ...forced, leader: 2, trick: [] }, 'play K1', noFate).state;
    expect([question(asked), asked.trick.length]).toEqual(['card', 1]);
    const last = position({ ...HANDS, played: 7, hands: ['R1', 'B1', 'G1', 'K1'], asked: { kind: 'stake' } });
    const { state } = answered(portRoyal, { ...last, round: 6 }, 'stake rum3', noFate);
    expect(state.hands).toEqual([[], [], [], []]);
  });

  test('[HIDE-12] three cards, only one of them legal: the seat is asked', () => {
    const before = position({ ...HANDS, leader: 3, hands: ['G2 R6 R1', '', '', 'G4 K1'] });
    const taken = apply(portRoyal, before, 3, { type: 'play', card: before.hands[3]![0]! }, noFate);
    expect(taken.ok && [taken.value.state.trick.length, taken.value.state.hands[0]!.length]).toEqual([1, 3]);
  });
});
