import { apply, type Logged, seededFate, type Viewer } from '@tortuga/kernel';
import { describe, expect, test } from 'vitest';
import { jamaica } from '../jamaica.ts';
import { cardsIn } from './cards.ts';
import { RICHES, type Riches } from './data/components.ts';
import { cardOf, position, type Setting } from './position.ts';
import { GHOST } from './ships.ts';
import type { Jamaica, JamaicaState } from './state.ts';
import { answer, arrival, broadsides, from, luck, question, seen, types } from './testing.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 2, 'watcher'];

/** How many different things a viewer sees in worlds that differ in one secret. */
function looks(worlds: readonly JamaicaState[], viewer: Viewer): number {
  return new Set(worlds.map((world) => seen(world, viewer))).size;
}

function worlds<T>(secrets: readonly T[], setting: (secret: T) => Partial<Setting>): JamaicaState[] {
  return secrets.map((secret) => position({ ships: [{}, {}, {}], ...setting(secret) }));
}

/** What an answer tells, and to whom. */
function logged(
  state: JamaicaState,
  seat: number,
  move: Jamaica['move'],
  fate = luck(),
): readonly Logged<Jamaica>[] {
  const taken = apply(jamaica, state, seat, move, fate);
  if (!taken.ok) throw new Error(taken.code);
  return taken.value.events;
}

function heardBy(events: readonly Logged<Jamaica>[], viewer: Viewer): string {
  const heard = events.filter(({ to }) => to === undefined || to.some((seat) => seat === viewer));
  return JSON.stringify(heard.map(({ event }) => event));
}

describe('cards', () => {
  const hands = worlds(['C01 C02 C03', 'C04 C05 C06', 'C09 C10 C11'], (hand) => ({
    ships: [{ hand }, {}, {}],
  }));

  test('[HIDE-1] a hand is known to its owner, its size to all', () => {
    expect(VIEWERS.map((viewer) => looks(hands, viewer))).toEqual([3, 1, 1, 1]);
    expect(jamaica.view(hands[0]!, 1).decks[0]).toMatchObject({ handSize: 3, pileSize: 8 });
    expect(jamaica.view(hands[0]!, 0).decks[0]?.hand).toBe(0b111);
  });

  test('[HIDE-2] a pile has no order, and even its owner sees only its size', () => {
    expect(jamaica.view(hands[0]!, 0).decks[0]).toMatchObject({ pileSize: 8 });
    expect(jamaica.view(hands[0]!, 0).decks[0]).not.toHaveProperty('pile');
    const [one, other] = ['C03 C04 C05 C06 C07 C08 C09 C10 C11', 'C09 C05 C07 C03 C06 C10 C04 C08 C11'].map(
      (discards) => from(position({ ships: [{ hand: 'C01 C02', discards }, {}, {}] }), 'roundEnd').state,
    );
    expect(one).toEqual(other);
  });

  test('[HIDE-3] hand and pile together are what was not discarded', () => {
    const state = position({ ships: [{ discards: 'C01 C02 C03' }, { discards: 'C04' }, {}] });
    const view = jamaica.view(state, 1);
    const fate = seededFate(1);
    for (let i = 0; i < 100; i++) {
      const [first] = jamaica.imagine(view, 1, fate).decks;
      expect(cardsIn(first!.hand | first!.pile)).toEqual([3, 4, 5, 6, 7, 8, 9, 10]);
    }
  });

  test('[HIDE-4] others see that somebody has chosen, not what', () => {
    const chosen = ['C01', 'C02', 'C03'].map((card) => {
      const taken = apply(jamaica, hands[0]!, 0, { type: 'play', card: cardOf(card) }, luck());
      return taken.ok ? taken.value.state : hands[0]!;
    });
    expect(VIEWERS.map((viewer) => looks(chosen, viewer))).toEqual([3, 1, 1, 1]);
    expect(jamaica.view(chosen[0]!, 1).stack).toEqual([{ kind: 'cards', answers: [{ seat: 0 }] }]);
  });

  test('[HIDE-4] nor before its turn, when all have chosen', () => {
    const held = 'food 1, food 2, food 3, food 4, powder 5';
    const waiting = ['C05', 'C06', 'C07'].map((card) => {
      const ships = [{ card: 'C08', holds: held }, { card }, { card: 'C09' }];
      return from(position({ ships }), 'turn').state;
    });
    expect(waiting[0]?.stack[0]?.kind).toBe('load');
    expect(VIEWERS.map((viewer) => looks(waiting, viewer))).toEqual([1, 3, 1, 1]);
    expect(jamaica.view(waiting[0]!, 0).decks[1]).toMatchObject({ hasChosen: true });
  });

  test('[HIDE-5] discards are open; after a reshuffle nothing is left of their order', () => {
    const state = position({
      ships: [{ hand: 'C01 C02', discards: 'C03 C04 C05 C06 C07 C08 C09 C10 C11' }, {}, {}],
    });
    expect(jamaica.view(state, 'watcher').decks[0]).toMatchObject({ top: 10, discardsSize: 9 });
    expect(jamaica.view(from(state, 'roundEnd').state, 'watcher').decks[0]).toMatchObject({
      top: -1,
      discards: 0,
      pileSize: 8,
    });
  });

  test('[HIDE-1] what is drawn is told to its owner alone', () => {
    const paying = arrival({ ships: [{ at: 'A2', hand: 'C01 C02', holds: 'food 1, food 6' }] }).state;
    const draws = [0, 4].map((drawn) => logged(paying, 0, { type: 'take', hold: 0 }, luck(drawn)));
    const versions = VIEWERS.map((viewer) => new Set(draws.map((events) => heardBy(events, viewer))).size);
    expect(versions).toEqual([2, 1, 1, 1]);
  });
});

describe('in the open', () => {
  test('[HIDE-6] holds, places, laps, tokens and bank are public', () => {
    const ships = [{ at: 'A4', lap: -1, holds: 'gold 3, -, food 2' }, { at: 'B3' }, {}];
    const state = position({ ships, plundered: 'A4 B3' });
    const shown = jamaica.view(state, 'watcher');
    expect(shown.ships.map(({ at, lap, holds }) => ({ at, lap, holds }))).toEqual(
      state.ships.map(({ at, lap, holds }) => ({ at, lap, holds })),
    );
    expect([shown.lairs, shown.bank]).toEqual([state.lairs, state.bank]);
  });

  test('[HIDE-7] the dice are seen when they are rolled and when they are assigned', () => {
    const rolled = from(position({ ships: [{}, {}, {}] }), 'round', luck(4, 1));
    expect(jamaica.view(rolled.state, 'watcher').stack).toEqual([{ kind: 'dice', rolled: [5, 2] }]);
    expect(jamaica.view(answer(rolled, 'assign 2 5').state, 'watcher').dice).toEqual([2, 5]);
  });

  test('[HIDE-8] powder, rolls and the Sabre are seen at once', () => {
    const ships = [
      { at: 'C5', holds: 'powder 3' },
      { at: 'C5', holds: 'powder 2', powers: ['sabre'] as const },
    ];
    const fired = answer(arrival({ ships, plundered: 'C5' }), 'spend 2', broadsides(6));
    expect(jamaica.view(fired.state, 'watcher').battle).toEqual({
      attacker: 0,
      defender: 1,
      powder: [2, 0],
      dice: [6, 0],
      isSabreUsed: false,
    });
    expect(jamaica.view(answer(fired, 'reroll', broadsides(2)).state, 2).battle).toMatchObject({
      dice: [2, 0],
      isSabreUsed: true,
    });
  });
});

function duel(card: Riches) {
  return [{ at: 'C5', riches: [card] }, { at: 'C5' }];
}

describe('treasures', () => {
  const secrets = worlds<Riches>(RICHES, (card) => ({ ships: [{ riches: [card] }, {}, {}] }));

  test('[HIDE-9] what is in the stack nobody sees, only how much', () => {
    const [state] = secrets;
    for (const viewer of VIEWERS) {
      expect(jamaica.view(state!, viewer)).not.toHaveProperty('hoard');
      expect(jamaica.view(state!, viewer).treasures).toBe(9);
    }
  });

  test('[HIDE-10] riches are seen by who raises them, a power by all', () => {
    const worth = [4, 6, 9].map((drawn) => arrival({ ships: [{ at: 'A4' }] }, luck(drawn)).state);
    expect(VIEWERS.map((viewer) => looks(worth, viewer))).toEqual([3, 1, 1, 1]);
    const power = arrival({ ships: [{ at: 'A4' }] }, luck(1)).state;
    expect(VIEWERS.map((viewer) => jamaica.view(power, viewer).powers.sabre)).toEqual([0, 0, 0, 0]);
  });

  test('[HIDE-11] a face-down card is known to its owner and to earlier owners', () => {
    expect(VIEWERS.map((viewer) => looks(secrets, viewer))).toEqual([RICHES.length, 1, 1, 1]);
    const ships = [{ at: 'C5' }, { at: 'C5', riches: ['+7'] as const }];
    const { state } = answer(arrival({ ships, plundered: 'C5' }, broadsides('star')), 'steal 1');
    const shown = VIEWERS.map((viewer) => jamaica.view(state, viewer).ships[0]?.slots[0]?.card);
    expect(shown).toEqual(['+7', '+7', undefined, undefined]);
  });

  test('[HIDE-12] its id says nothing of its value', () => {
    const ids = [4, 6, 9].map(
      (drawn) => arrival({ ships: [{ at: 'A4' }] }, luck(drawn)).state.ships[0]?.slots[0]?.id,
    );
    expect(ids).toEqual([1, 1, 1]);
  });

  test('[HIDE-13] a thief sees nothing before the choice is made', () => {
    const choices = RICHES.map((card) => {
      const ships = [{ at: 'C5' }, { at: 'C5', riches: [card] }];
      return arrival({ ships, plundered: 'C5' }, broadsides('star')).state;
    });
    expect(VIEWERS.map((viewer) => looks(choices, viewer))).toEqual([1, RICHES.length, 1, 1]);
    const events = choices.map((state) => logged(state, 0, { type: 'steal', slot: 1 }));
    const versions = VIEWERS.map((viewer) => new Set(events.map((each) => heardBy(each, viewer))).size);
    expect(versions).toEqual([RICHES.length, 1, 1, 1]);
  });

  test('[HIDE-14] of a card that is handed over all learn that it is cursed, two its value', () => {
    const given = (['-2', '-3', '-4'] as const).map((card) => {
      const ships = [{ at: 'C5', riches: [card] }, { at: 'C5' }];
      return arrival({ ships, plundered: 'C5' }, broadsides('star')).state;
    });
    const events = given.map((state) => logged(state, 0, { type: 'curse', slot: 1 }));
    const versions = VIEWERS.map((viewer) => new Set(events.map((each) => heardBy(each, viewer))).size);
    // The giver knows it anyway and needs no telling.
    expect(versions).toEqual([1, 3, 1, 1]);
    const after = given.map((state) => answer({ state }, 'curse 1').state);
    expect(VIEWERS.map((viewer) => looks(after, viewer))).toEqual([3, 3, 1, 1]);
    expect(jamaica.view(after[0]!, 2).ships[1]?.slots).toEqual([{ id: 1, sort: 'cursed', known: 0b11 }]);
  });

  test('[HIDE-15] what the ghost drew nobody knows, what it stole its owners before', () => {
    const haunted = ['+3', '-4'].map((card) => {
      const setting = { ships: [{ at: 'E1' }, { at: 'E1' }], ghost: { at: 'A3' }, active: GHOST };
      return from(position(setting), 'action', luck(card === '+3' ? 3 : 10)).state;
    });
    expect([0, 1, 'watcher' as const].map((viewer) => looks(haunted, viewer))).toEqual([1, 1, 1]);
    const ships = [{ at: 'C2' }, { at: 'C4', riches: ['-3'] as const, powers: ['map'] as const }];
    const met = position({ ships, ghost: { at: 'C5' }, active: GHOST, plundered: 'C5', dice: [1, 1] });
    const stolen = answer(from(met, 'action', broadsides('star')), 'steal 1').state;
    expect([0, 1].map((viewer) => jamaica.view(stolen, viewer).ghost?.slots[0]?.card)).toEqual([
      undefined,
      '-3',
    ]);
  });

  test('[HIDE-16] what may be chosen as spoils is offered to the chooser alone', () => {
    const cursed = (['-2', '+3'] as const).map((card) => {
      const ships = [
        { at: 'C5', riches: [card] },
        { at: 'C5', holds: 'gold 1' },
      ];
      return arrival({ ships, plundered: 'C5' }, broadsides('star')).state;
    });
    expect(cursed.map((state) => question({ state }).length)).toEqual([4, 3]);
    expect(VIEWERS.slice(1).map((viewer) => looks(cursed, viewer))).toEqual([1, 1, 1]);
  });

  test('[HIDE-17] taking nothing looks the same whether there was a choice or not', () => {
    const forced = arrival({ ships: duel('+3'), plundered: 'C5' }, broadsides('star'));
    const chosen = arrival({ ships: duel('-2'), plundered: 'C5' }, broadsides('star'));
    const declined = types(answer(chosen, 'decline'));
    expect([...types(chosen), ...declined]).toEqual(types(forced));
  });

  test('[HIDE-18] no score in a view counts what is face down', () => {
    expect(Object.keys(jamaica.view(secrets[0]!, 1))).not.toContain('scores');
    expect(looks(secrets, 1)).toBe(1);
  });

  test('[HIDE-19] at the end everything is uncovered', () => {
    const state = position({ ships: [{ at: 'PR', lap: 1, riches: ['-4'] }, {}, {}], isLastRound: true });
    const over = from(state, 'roundEnd');
    expect(types(over).slice(0, 1)).toEqual(['uncovered']);
    const shown = jamaica.view(over.state, 'watcher');
    expect(shown.ships[0]?.slots[0]?.card).toBe('-4');
    expect(shown.hoard?.reduce((sum, count) => sum + count, 0)).toBe(11);
  });

  test('[HIDE-20] a watcher sees what is public, and no view holds luck to come', () => {
    const state = position({ ships: [{ riches: ['+7'], hand: 'C01 C02 C03' }, {}, {}] });
    const shown = jamaica.view(state, 'watcher');
    expect(shown.decks.every((deck) => deck.hand === undefined && deck.chosen === undefined)).toBe(true);
    expect(Object.keys(shown).sort()).toEqual(
      [
        'active',
        'bank',
        'battle',
        'captain',
        'dice',
        'decks',
        'half',
        'isLastRound',
        'lairs',
        'options',
        'powers',
        'round',
        'ships',
        'stack',
        'treasures',
      ].sort(),
    );
  });
});

test('[HIDE-12] the notation of an answer names no card', () => {
  const ships = [
    { at: 'C5', riches: ['-4'] as const },
    { at: 'C5', riches: ['+7'] as const },
  ];
  const won = arrival({ ships, plundered: 'C5' }, broadsides('star'));
  expect(question(won)).toEqual(['spoils', 'steal 2', 'curse 1', 'decline']);
});
