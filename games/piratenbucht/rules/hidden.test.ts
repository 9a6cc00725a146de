import {
  askedSeats,
  defaultOptions,
  equalPlain,
  Match,
  narrate,
  offersFor,
  seededFate,
  type Viewer,
  wordsFor,
} from '@tortuga/kernel';
import { describe, expect, test } from 'vitest';
import { piratenbucht } from '../piratenbucht.ts';
import { INDEX } from './data/tavern-cards.ts';
import type { CaptainSetting, Setting } from './position.ts';
import { position } from './position.ts';
import type { PirateOptions, PirateState } from './state.ts';
import {
  actions,
  answer,
  answers,
  asked,
  battles,
  drawsFirst,
  eventsOf,
  harbour,
  kindAsked,
  whatFollows,
} from './testing.ts';

const { view, imagine } = piratenbucht;

/** Do two situations look the same to somebody? */
function looksAlike(one: PirateState, other: PirateState, viewer: Viewer): boolean {
  return equalPlain(view(one, viewer), view(other, viewer));
}

function withHands(...hands: NonNullable<CaptainSetting['hand']>[]): Setting {
  return { captains: hands.map((hand, seat) => ({ at: (seat + 1) as 1, hand })), blackShips: [6] };
}

function worlds(state: PirateState, viewer: Viewer, count = 200): PirateState[] {
  const luck = seededFate(1);
  return Array.from({ length: count }, () => imagine(view(state, viewer), viewer, luck));
}

describe('what is hidden', () => {
  test('[HIDE-1, HIDE-19] a hand is seen by its owner only', () => {
    const [one, other] = [
      position(withHands(['fog'], ['navy'], [])),
      position(withHands(['fog'], ['fame3'], [])),
    ];
    expect([0, 1, 2, 'watcher' as const].map((viewer) => looksAlike(one, other, viewer))).toEqual([
      true,
      false,
      true,
      true,
    ]);
    expect(view(one, 1).captains.map(({ hand }) => hand)).toEqual([undefined, ['navy'], undefined]);
  });

  test('[HIDE-2] how many cards it holds is public', () => {
    expect(
      view(position(withHands(['fog', 'navy'], [], ['fame1'])), 'watcher').captains.map(({ cards }) => cards),
    ).toEqual([2, 0, 1]);
  });

  test('[HIDE-3] a drawn card is told to its drawer only', () => {
    const { state } = harbour({ captains: [{ at: 1 }, { at: 2, gold: 0 }, { at: 3, gold: 0 }] });
    const table = { seats: 3, options: state.options };
    const match = Match.restore(piratenbucht, table, { start: [], log: [], revocable: [], state });
    const step = match.answer(0, 'buy 2', drawsFirst(0, 0));
    const told = step.ok ? new Map(step.value.events.map(({ event, to }) => [event.type, to])) : new Map();
    expect([told.has('drew'), told.get('drew'), told.get('found')]).toEqual([true, undefined, [0]]);
  });

  test('[HIDE-4, ACTION-SWAP-5] a fetched card is known to all as long as it must be there', () => {
    const setting = { ...withHands(['swap', 'hideout'], [], ['navy']), discard: ['fog' as const] };
    const fetched = answer(actions(setting).state, 'swap fog').state;
    expect(view(fetched, 1).captains[0]?.seen).toEqual(['fog']);
    expect(worlds(fetched, 1).every(({ captains }) => captains[0]!.hand.includes('fog'))).toBe(true);
    expect(view(fetched, 1).captains[0]?.hand).toBeUndefined();
    // Once it is played, nobody knows anything of the rest.
    const fighting = battles({
      captains: [{ at: 3, hand: ['fog', 'fame1'], sails: 4 }, { at: 3 }, { at: 6 }],
    }).state;
    fighting.captains[0]!.seen = ['fog'];
    expect(answer(fighting, 'play fog').state.captains[0]?.seen).toEqual([]);
  });

  test('[HIDE-5, HIDE-20] of the tavern deck only the size is known', () => {
    const one = position({ captains: [{}, {}, {}], deck: ['fog', 'navy'] });
    const other = position({ captains: [{}, {}, {}], deck: ['fame3', 'fame3'] });
    expect(view(one, 0).deck).toBe(2);
    expect(looksAlike(one, other, 0)).toBe(true);
    expect(Object.keys(view(one, 0))).not.toContain('seed');
  });

  test('[HIDE-5] what a viewer imagines are all unseen cards in other hands and the deck', () => {
    const { captains } = withHands(['fog'], ['navy', 'swap'], ['fame1']);
    const cards = { sails: { refit: 1 }, hold: { reinforce: 1 } } as const;
    const state = position({
      captains: captains.map((captain, seat) => (seat === 2 ? { ...captain, ...cards } : captain)),
    });
    const second = new Set(worlds(state, 0, 600).flatMap(({ captains }) => captains[1]!.hand));
    // New Sails lie on a ship, and there is one copy.
    expect(second.size).toBe(18);
    const goods = piratenbucht.goods(state);
    for (const world of worlds(state, 0, 20)) expect(piratenbucht.goods(world)).toEqual(goods);
  });

  test('[HIDE-5, GEN-13] after a shuffle the deck holds nothing but what was shuffled', () => {
    const captains: Setting['captains'] = [
      { at: 1, gold: 9 },
      { at: 2, gold: 0, hand: ['newsails'] },
      { at: 3, gold: 0 },
    ];
    const { state } = harbour({ captains, deck: [], discard: ['fog', 'fog', 'navy', 'swap'] });
    const bought = answer(state, 'buy 1').state;
    for (const { deck } of worlds(bought, 2)) expect(deck[INDEX.newsails]).toBe(0);
  });

  test('[HIDE-6, HIDE-11] the discard pile, ships, gold, fame, dice and open cards are public', () => {
    const captains: Setting['captains'] = [
      { at: 3, gold: 4, fame: 2, treasure: 1, hold: { field: 3, reinforce: 1 }, hand: ['fog'] },
      { at: 3, fame: 2 },
      { at: 6 },
    ];
    const { state } = battles({
      captains,
      blackShips: [3],
      navies: [{ at: 3, owner: 2 }],
      discard: ['swap'],
    });
    const seen = view(answer(state, 'play fog').state, 'watcher');
    expect(seen.captains[0]).toMatchObject({
      gold: 4,
      fame: 2,
      treasure: 1,
      ship: { hold: { field: 3, reinforce: 1 } },
    });
    expect(seen.discard[INDEX.swap]).toBe(1);
    expect(seen).toMatchObject({
      open: ['fog'],
      navies: [{ at: 3, owner: 2 }],
      battle: { enemies: [{}, {}] },
    });
    expect(seen.throws.some((sums) => sums.length > 0)).toBe(true);
  });

  test('[HIDE-7] pirate cards: which are left is public, the order does not exist', () => {
    const { state } = whatFollows('opening', { captains: [{}, {}, {}], round: 0, loot: [] });
    const seen = view(state, 0);
    expect(seen.pirates.reduce((sum, count) => sum + count, 0)).toBe(55);
    for (const kind of seen.loot) expect(seen.pirates[kind]).toBeLessThan(2);
    const luck = seededFate(5);
    const again = [1, 2].map(() => piratenbucht.imagine(seen, 0, luck).pirates);
    expect(again[0]).toEqual(again[1]);
  });
});

function opening(): PirateState {
  return piratenbucht.setup({ seats: 3, options: defaultOptions(piratenbucht) }, seededFate(1), undefined);
}

function wheels(): PirateState {
  return whatFollows('opening', { captains: [{}, {}, {}], round: 0, loot: [] }).state;
}

describe('sealed answers', () => {
  test('[HIDE-8, SETUP-14] opening upgrades stay hidden until the last', () => {
    const [one, other] = ['fit 2 2 2 2', 'fit 2 2 5 4'].map((line) => answer(opening(), line).state);
    expect([0, 1, 2].map((viewer) => looksAlike(one!, other!, viewer))).toEqual([false, true, true]);
    expect(looksAlike(one!, other!, 'watcher')).toBe(true);
  });

  test('[HIDE-9, SAIL-6] so do wheels', () => {
    const [one, other] = ['sail 2', 'sail 6'].map((line) => answer(wheels(), line).state);
    expect([0, 1, 2].map((viewer) => looksAlike(one!, other!, viewer))).toEqual([false, true, true]);
    const guesses = new Set(worlds(one!, 1).map(({ stack }) => JSON.stringify(stack)));
    expect(guesses.size).toBe(6);
  });

  test('[HIDE-10] that somebody has chosen is public, and final', () => {
    const chosen = answer(wheels(), 'sail 2').state;
    expect(view(chosen, 2).stack).toEqual([{ kind: 'wheel', answers: [{ seat: 0 }] }]);
    const { wheel, upgrades } = piratenbucht.phases;
    expect([wheel.isBinding, upgrades.isBinding]).toEqual([true, true]);
    expect(askedSeats(piratenbucht, chosen)).toEqual([1, 2]);
  });
});

describe('the end', () => {
  test('[HIDE-12, HIDE-13, END-2] fame cards are shown then, other cards never', () => {
    const captains: Setting['captains'] = [{ fame: 9, hand: ['fame2', 'navy'] }, { fame: 1 }, {}];
    const before = position({ captains, stage: 'harbour', round: 12 });
    expect(view(before, 1).captains[0]).toMatchObject({ cards: 2, shown: [] });
    const { state } = whatFollows('harbour', { captains, round: 12, loot: [] });
    expect(view(state, 1).captains[0]).toMatchObject({ cards: 1, shown: ['fame2'] });
    expect(view(state, 1).captains[0]?.hand).toBeUndefined();
  });
});

/** The same lap for two hands of the second captain: one that can be played and one that cannot. */
function laps(options: Partial<PirateOptions> = {}): { playable: PirateState; idle: PirateState } {
  const [playable, idle] = (['hideout', 'fame1'] as const).map((card) => {
    const setting = withHands(['reinforce'], [card], ['reinforce']);
    return answer(actions({ ...setting, options }).state, 'pass').state;
  });
  return { playable: playable!, idle: idle! };
}

describe('laps', () => {
  test('[HIDE-14] who has nothing to play is passed over', () => {
    const { playable, idle } = laps();
    expect([asked(playable), asked(idle)]).toEqual([1, 2]);
    const battle = battles({
      captains: [{ at: 3, sails: 5, hand: ['navy'] }, { at: 3, hand: ['fog'] }, { at: 6 }],
    }).state;
    expect([kindAsked(battle), asked(battle)]).toEqual(['window', 1]);
  });

  test('[HIDE-15] nobody else can tell that from a pass that was chosen', () => {
    const { playable, idle } = laps();
    expect(looksAlike(playable, idle, 0)).toBe(true);
    expect(looksAlike(playable, idle, 'watcher')).toBe(true);
    const chosen = answer(playable, 'pass').state;
    expect(looksAlike(chosen, idle, 0)).toBe(true);
    expect(looksAlike(chosen, idle, 2)).toBe(true);
    // At the end of the lap the same is told in both.
    const [one, other] = [answer(chosen, 'pass'), answer(idle, 'pass')];
    expect(eventsOf(one, 'passed')).toEqual([{ type: 'passed', seats: [0, 1, 2] }]);
    expect(one.events).toEqual(other.events);
    const words = wordsFor({ language: 'en', names: ['Anne', 'Bart', 'Calico'] });
    expect(narrate(piratenbucht.text.en, eventsOf(one, 'passed')[0]!, words)).toBe(
      'Anne, Bart, and Calico pass.',
    );
  });

  test('[HIDE-15] a pass is told to nobody before the lap is over, and cannot be taken back', () => {
    const state = actions(withHands(['reinforce'], ['hideout'], [])).state;
    const passed = answer(state, 'pass');
    expect(passed.events).toEqual([]);
    const table = { seats: 3, options: state.options };
    const match = Match.restore(piratenbucht, table, { start: [], log: [], revocable: [], state });
    match.answer(0, 'pass', seededFate(1));
    expect(match.undoable(0)).toBe(0);
    expect(view(passed.state, 0).stack).toMatchObject([{ lap: { you: 'passed' } }]);
    expect(view(passed.state, 1).stack).toMatchObject([{ lap: { you: 'asked' } }]);
    expect(view(passed.state, 2).stack[0]).toEqual({ kind: 'action', lap: { order: [0, 1, 2], played: [] } });
  });

  test('[HIDE-15] who is not asked imagines anybody who may be', () => {
    const { playable } = laps();
    const turns = new Set(worlds(playable, 0).map(asked));
    expect(turns).toEqual(new Set([1, 2]));
    // The third captain could play and was not asked yet, so it is the turn of an earlier one.
    expect(new Set(worlds(playable, 2).map(asked))).toEqual(new Set([0, 1]));
    expect(new Set(worlds(playable, 'watcher').map(asked))).toEqual(new Set([0, 1, 2]));
  });

  test('[HIDE-16] with the option everybody with cards is asked', () => {
    const { playable, idle } = laps({ pauseOnWindows: 'on' });
    expect([asked(playable), asked(idle)]).toEqual([1, 1]);
    expect(offersFor(piratenbucht, idle, 1).map(({ move }) => move)).toEqual([{ type: 'pass' }]);
    const next = answers(idle, ['pass']).state;
    expect(asked(next)).toBe(2);
  });

  test('[HIDE-17] who has no cards never is', () => {
    const { state } = actions({ ...withHands(['fame1'], [], ['fog']), options: { pauseOnWindows: 'on' } });
    expect(asked(answer(state, 'pass').state)).toBe(2);
  });

  test('[HIDE-18] nobody else is offered anything', () => {
    const { playable } = laps();
    expect(offersFor(piratenbucht, playable, 0)).toEqual([]);
    expect(offersFor(piratenbucht, playable, 1).length).toBeGreaterThan(1);
  });
});
