import { describe, expect, test } from 'vitest';
import { cargoLimit, crewAboard, has, isActive, spacesFree, spacesUsed } from './crew.ts';
import type { ShipAt } from './position.ts';
import { cardOf } from './ships.ts';
import type { SpanishMainState } from './state.ts';
import {
  asked,
  FAR,
  given,
  goldOn,
  linesOf,
  PUBLIC,
  play,
  poseOf,
  position,
  refusal,
  seatAsked,
  shooting,
  told,
} from './testing.ts';

function afloat(ship: Partial<ShipAt> = {}): SpanishMainState {
  return position({ ships: [{ card: 'ES-009', at: [4000, 4000, 0], ...ship }, FAR] });
}

describe('crew', () => {
  test('[CREW-2, EX-40] work on ships of their own nation', () => {
    const state = afloat({ crew: ['EG-Helmsman!', 'SG-Captain!'] });
    expect(state.crew.map((mate) => isActive(state, mate))).toEqual([true, false]);
    expect([has(state, 0, 'HELMSMAN'), has(state, 0, 'CAPTAIN')]).toEqual([true, false]);
  });

  test('[CREW-3] lie face down until they are used, and are seen ever after', () => {
    const state = afloat({ crew: ['EG-Helmsman'] });
    const sailing = given(state, 'move 1', 'sail S 0', 'sail S 0');
    expect([asked(sailing), sailing.crew[0]?.isUp]).toEqual(['sail', false]);
    const helmed = given(sailing, 'sail S 0');
    expect([helmed.crew[0]?.isUp, helmed.crew[0]?.known, poseOf(helmed, 0)]).toEqual([
      true,
      PUBLIC,
      '5725 4000 0',
    ]);
  });

  test('[CREW-4] may be revealed between actions', () => {
    const shown = play(afloat({ crew: ['EG-Helmsman'] }), 'reveal 1');
    expect([shown.state.crew[0]?.isUp, told(shown, 'crewRevealed').length, asked(shown.state)]).toEqual([
      true,
      1,
      'turn',
    ]);
  });

  test('[CREW-5, CREW-9] serve whoever controls their ship; her nation stays', () => {
    const state = position({
      ships: [{ card: 'SS-015', seat: 0, fleet: 1, at: [4000, 4000, 0], crew: ['SG-Helmsman'] }, FAR],
    });
    expect(linesOf(given(state, 'move 1', 'sail S 0', 'sail S 0'))).toContain('stop');
    expect(cardOf(state.ships[0]!).nation).toBe('spain');
  });

  test('[CREW-6, CREW-7] who is eliminated is shown to all, and picked by their own side', () => {
    const hit = given(
      shooting({ card: 'PS-016' }, { crew: ['SG-Captain', 'SG-Explorer'] }),
      'shoot 1',
      ['fire 1 2', 6],
      'lose 1',
    );
    expect(seatAsked(hit)).toBe(1);
    const lost = play(hit, 'bury 1');
    expect([lost.state.crew[0], told(lost, 'crewLost').length]).toMatchObject([
      { ship: -1, island: -1, isUp: true, known: PUBLIC },
      1,
    ]);
  });

  test('[CREW-8, SETUP-10, SETUP-12, EX-41] a link makes room for one thing more, when both are seen', () => {
    const nymph: Partial<ShipAt> = { card: 'PS-009', coins: [1, 1] };
    const linked = afloat({ ...nymph, crew: ['PC-004!', 'PC-009!'] });
    expect([cargoLimit(linked, 0), spacesUsed(linked, 0), spacesFree(linked, 0)]).toEqual([4, 4, 0]);
    const hidden = afloat({ ...nymph, coins: [1], crew: ['PC-004!', 'PC-009'] });
    expect(cargoLimit(hidden, 0)).toBe(3);
    // Skyme is lost: nothing is dropped, but nothing more fits.
    const alone = afloat({ ...nymph, crew: ['PC-004!'] });
    expect([cargoLimit(alone, 0), spacesUsed(alone, 0), goldOn(alone, 0)]).toEqual([3, 3, [1, 1]]);
    expect(spacesFree(afloat({ ...nymph, coins: [1, 1, 1, 1] }), 0)).toBe(0);
  });

  test('[CREW-11] CANNONEER: a missed shot once more, once per turn', () => {
    const missed = given(shooting({ crew: ['EG-Cannoneer'] }), 'shoot 1', ['fire 1 2', 1]);
    expect(asked(missed)).toBe('may again');
    const again = play(missed, ['yes', 6]);
    expect([told(again, 'fired')[0], again.state.crew[0]?.isUp]).toMatchObject([
      { mast: 0, isHit: true },
      true,
    ]);
    const once = given(again.state, 'lose 1', ['fire 2 2', 1]);
    expect(asked(once)).toBe('volley');
  });

  test('[CREW-12] CAPTAIN: a full set of shots after moving or coming about', () => {
    const near: Partial<ShipAt> = { crew: ['EG-Captain'], at: [3700, 4600, 0] };
    const moved = given(shooting(near), 'move 1', 'sail S 0', 'stop');
    expect(asked(moved)).toBe('may captain');
    const volley = given(moved, 'yes');
    expect([asked(volley), volley.crew[0]?.isUp]).toEqual(['volley', true]);
    const turned = given(shooting({ ...near, at: [4300, 4600, 0] }), 'move 1', 'about 180');
    expect(asked(turned)).toBe('may captain');
    expect(asked(given(moved, 'no'))).toBe('turn');
  });

  test('[CREW-14] HELMSMAN: another S in every move', () => {
    const state = afloat({ card: 'ES-010', crew: ['EG-Helmsman!'] });
    expect(poseOf(given(state, 'move 1', 'sail S 0', 'sail S 0', 'sail S 0'), 0)).toBe('5725 4000 0');
  });

  test('[CREW-15] MUSKETEER: a 3S from any mast, standing or lost, without any bonus', () => {
    const state = shooting({ masts: 1, crew: ['EG-Musketeer', 'EC-004!'] });
    const volley = given(state, 'shoot 1');
    expect(linesOf(volley)).toEqual(['cease', 'fire 3 2', 'musket 1 2', 'musket 2 2', 'musket 3 2']);
    const fired = play(volley, ['musket 1 2', 3]);
    expect([told(fired, 'fired')[0], fired.state.crew[0]?.isUp]).toMatchObject([
      { gun: 'musket', bonus: 0, rank: 3, isHit: false },
      true,
    ]);
    expect(linesOf(fired.state)).toEqual(['cease', 'fire 3 2']);
  });

  test('[CREW-16] an oarsman rows and takes no room', () => {
    expect(spacesUsed(afloat({ crew: ['EG-Oarsman', 'EG-Captain'] }), 0)).toBe(1);
    expect(linesOf(afloat({ masts: 0, crew: ['EG-Oarsman'] }))).toContain('move 1');
  });

  test('[CREW-18, TURN-12] two of the same trade count as one', () => {
    const helms = given(
      afloat({ card: 'ES-010', crew: ['EG-Helmsman!', 'EG-Helmsman'] }),
      'move 1',
      'sail S 0',
      'sail S 0',
      'sail S 0',
    );
    expect([asked(helms), poseOf(helms, 0)]).toEqual(['turn', '5725 4000 0']);
    const muskets = given(shooting({ crew: ['EG-Musketeer!', 'EG-Musketeer!'] }), 'shoot 1', [
      'musket 1 2',
      1,
    ]);
    expect(linesOf(muskets).some((line) => line.startsWith('musket'))).toBe(false);
    const gunners = given(
      shooting({ crew: ['EG-Cannoneer!', 'EG-Cannoneer'] }),
      'shoot 1',
      ['fire 1 2', 1],
      ['yes', 1],
    );
    expect(asked(gunners)).toBe('volley');
  });
});

/** Nemesio Diaz within S of an enemy who is about to act. */
function cancelling(victim: Partial<ShipAt> = {}, canceller: Partial<ShipAt> = {}): SpanishMainState {
  return position({
    ships: [
      { card: 'ES-007', at: [4000, 4000, 0], crew: ['EG-Captain!'], ...victim },
      { card: 'SS-008', seat: 1, at: [4000, 4350, 0], crew: ['SC-010'], ...canceller },
    ],
  });
}

describe('cancelling', () => {
  test('[CANCEL-3] a window opens when an enemy within S is given an action', () => {
    const window = given(cancelling(), 'shoot 1');
    expect([asked(window), seatAsked(window), linesOf(window)]).toEqual([
      'cancel',
      1,
      ['no', 'cancelShip 1', 'cancelShip 2', 'cancelCrew 1'],
    ]);
    expect(asked(given(cancelling({ at: [4000, 3000, 0] }), 'move 1'))).toBe('sail');
  });

  test('[CANCEL-2, CANCEL-5] what is cancelled is off until the end of the turn', () => {
    const off = given(cancelling(), 'shoot 1', 'cancelCrew 1');
    expect([off.crew[0]?.isCancelled, off.crew[1]?.isUp]).toEqual([true, true]);
    expect(told(play(off, ['fire 2 2', 1]), 'fired')[0]?.bonus).toBe(0);
    const over = given(off, 'cease', 'end');
    expect(over.crew[0]?.isCancelled).toBe(false);
  });

  test("[CANCEL-1] once in every player's turn", () => {
    const two = position({
      ships: [
        { card: 'ES-007', at: [4000, 4000, 0], crew: ['EG-Captain!'] },
        { card: 'SS-008', seat: 1, at: [4000, 4350, 0], crew: ['SC-010'] },
        { card: 'ES-016', at: [4900, 4350, 0] },
      ],
    });
    const once = given(two, 'shoot 1', 'cancelShip 1', 'cease');
    expect(asked(given(once, 'shoot 3'))).toBe('volley');
  });

  test('[CANCEL-3, CANCEL-4] a declared use is cancelled at once, but was a use', () => {
    const extra = given(cancelling({ card: 'ES-001' }), ['extra 1', 6]);
    expect([asked(extra), seatAsked(extra)]).toEqual(['cancel', 1]);
    const off = given(extra, 'cancelShip 1');
    expect([off.ships[0]?.actions, linesOf(off).includes('extra 1')]).toEqual([1, false]);
    expect(given(extra, ['no', 6]).ships[0]?.actions).toBe(2);
  });

  test('[CANCEL-3] a crew that is just revealed can be cancelled', () => {
    const shown = given(cancelling({ crew: ['EG-Captain'] }), 'reveal 1');
    expect(linesOf(shown)).toEqual(['no', 'cancelCrew 1']);
    expect(given(shown, 'cancelCrew 1').crew[0]?.isCancelled).toBe(true);
  });

  test('[CANCEL-6] a second cancel crew cancels the first; treasures cannot be cancelled', () => {
    const both = cancelling({ card: 'SS-003', crew: ['SC-010'] });
    const first = given(both, 'cancelShip 2');
    expect([asked(first), seatAsked(first), linesOf(first)]).toEqual(['cancel', 1, ['no', 'cancelCrew 1']]);
    const off = given(first, 'cancelCrew 1');
    expect([off.ships[1]?.isCancelled, off.crew[0]?.isCancelled]).toEqual([false, true]);
    const charts = cancelling({ uniques: ['charts'] });
    expect(asked(given(charts, 'peekCrew 1 2'))).toBe('turn');
  });

  test('[CANCEL-7] nobody is asked without a target', () => {
    const plain = cancelling({ card: 'ES-009', crew: [] }, { card: 'SS-015', at: [4000, 4300, 0] });
    expect(asked(given(plain, 'shoot 1'))).toBe('volley');
  });
});

describe('turns', () => {
  const fleet = position({
    ships: [{ card: 'ES-009', at: [4000, 4000, 0] }, { card: 'ES-002', at: [4000, 3000, 0] }, FAR],
  });

  test('[TURN-1] players take turns', () => {
    const next = given(fleet, 'end');
    expect([next.active, next.turn]).toEqual([1, 2]);
    expect(given(next, 'end').active).toBe(0);
  });

  test('[TURN-2] one action for every ship, in any order, or none', () => {
    const one = given(fleet, 'move 2', 'sail L 0');
    expect([refusal(one, 'move 2'), refusal(one, 'move 1')]).toEqual(['acted', undefined]);
    expect(given(one, 'end').active).toBe(1);
  });

  test('[TURN-3] an action is finished before the next is chosen', () => {
    const sailing = given(fleet, 'move 1');
    expect(refusal(sailing, 'move 2')).toBe('not-offered');
  });

  test('[TURN-4, TURN-5] what is free costs no action', () => {
    const state = position({ ships: [{ card: 'PS-013', at: [4000, 4000, 0] }, FAR] });
    expect(given(state, 'peekIsland 1 1').ships[0]?.actions).toBe(1);
  });

  test('[TURN-6] once per turn holds for the ship and for the card, and for one turn only', () => {
    const state = position({
      ships: [
        { card: 'PS-011', at: [845, 1200, 0], crew: ['PC-010'] },
        { card: 'PS-021', at: [1200, 953, 90] },
        { ...FAR, crew: ['PG-Captain', 'PG-Explorer'] },
      ],
    });
    const used = given(state, 'peekCrew 1 2', 'embark 1 2');
    expect(linesOf(used).some((line) => line.startsWith('peek'))).toBe(false);
    expect(linesOf(given(used, 'end', 'end'))).toContain('peekCrew 2 3');
  });

  test('[TURN-8, TURN-9] a turn ends when told to, or when nothing else is left', () => {
    const lone = position({ ships: [{ card: 'ES-002', at: [4000, 4000, 0] }, FAR] });
    expect(given(lone, 'move 1', 'sail L 0').active).toBe(1);
  });

  test('[CREW-1] crew on islands give nothing', () => {
    const state = position({
      ships: [{ card: 'ES-009', at: [4000, 4000, 0] }, FAR],
      islands: [{ at: [6000, 6000], crew: ['EG-Helmsman!'] }],
    });
    expect([has(state, 0, 'HELMSMAN'), crewAboard(state, 0)]).toEqual([false, []]);
  });
});
