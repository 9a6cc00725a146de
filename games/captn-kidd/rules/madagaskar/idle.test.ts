import { LANGUAGES, noFate, readSetup } from '@tortuga/kernel';
import { describe, expect, test } from 'vitest';
import { madagaskar } from '../../madagaskar.ts';
import { BOARD } from '../deck/board.ts';
import { wanderings } from '../deck/testing.ts';
import { LONGEST_TRAIL, PASSED } from '../deck/trail.ts';
import type { MadagaskarState } from './state.ts';
import { placesOf, position, table } from './testing.ts';

describe('with the idle limit off', () => {
  test.each([
    ['two', 'A:D4<D3*3 B:D9<D10*4', [0, 0]],
    ['three', 'A:D4<D3*4 B:D9<D10*5 C:S1<entry*4', [0, 0, 0]],
  ])('[MG-END-10] %s players who only wander draw after 600 turns', (_, pieces, reserve) => {
    const start = position(pieces, { reserve, options: { idleLimit: 0 } });
    const states = wanderings(madagaskar, start, 1701);
    const { state, events } = states.at(-1)!;
    expect([state.turn, state.ended, events.at(-1)]).toEqual([
      600,
      'idle',
      { type: 'drawn', ending: 'idle' },
    ]);
    expect(madagaskar.outcome(state)?.why).toEqual({ id: 'drawn.idle', params: { turns: 600 } });
    expect(placesOf(state)).toEqual(reserve.map(() => 1));
    const warned = states.filter((each) => each.events.some(({ type }) => type === 'idling'));
    expect(warned.map((each) => each.state.turn)).toEqual([580]);
  });

  test('[MG-END-10] no limit is higher', () => {
    expect(readSetup(madagaskar, 2, { idleLimit: 600 }).ok).toBe(true);
    expect(readSetup(madagaskar, 2, { idleLimit: 601 })).toMatchObject({ code: 'option-value' });
  });

  test('[MG-END-10] the option says so in every language', () => {
    expect(LANGUAGES.map((language) => madagaskar.text[language].options.idleLimit.label)).toEqual([
      'Turns without a placing or a capture until a draw (0: only after 600)',
      'Beurten zonder inzet en zonder slag tot remise (0: pas na 600)',
      'Züge ohne Einsetzen und Schlagen bis zum Unentschieden (0: erst nach 600)',
    ]);
  });
});

/** Every field as long as it can be, all at once: longer than any state of a match. */
function longestState(seats: number): MadagaskarState {
  const everywhere = 2 ** BOARD.names.length - 1;
  const pirates = Array.from({ length: seats }, () => 0);
  return {
    standing: pirates.map(() => everywhere),
    back: BOARD.names.map(() => BOARD.names.length - 1),
    reserve: pirates,
    stack: [{ kind: 'setup' }],
    options: { firstPlayer: 'random', idleLimit: LONGEST_TRAIL },
    active: 0,
    turn: madagaskar.bound,
    towers: BOARD.names.map(() => '0'),
    out: pirates,
    trail: PASSED.repeat(LONGEST_TRAIL),
    ended: 'repetition',
  };
}

describe('the size of a state', () => {
  test.each([2, 3])('[MG-END-10] is below 2 kB, even were everything at its longest: %i players', (seats) => {
    const bytes = Buffer.byteLength(JSON.stringify(longestState(seats)));
    expect(bytes).toBeLessThan(2000);
    const fields = Object.keys(longestState(seats)).sort();
    const state = madagaskar.setup(table(seats), noFate, undefined);
    expect([...Object.keys(state), 'ended'].sort()).toEqual(fields);
  });
});
