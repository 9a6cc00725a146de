import { expect, test } from 'vitest';
import { jamaica } from '../jamaica.ts';
import { position } from './position.ts';
import { GHOST } from './ships.ts';

const PLAIN = { seat: (_: number, text: string) => text, faint: (text: string) => text };

const ships = [
  { at: 'A5', holds: 'gold 3, -, food 2', riches: ['+7'], powers: ['sabre'] },
  { at: 'A5', lap: -1 },
] as const;

test('[HIDE-11, HIDE-18] the sketch shows what its viewer may know', () => {
  const state = position({ ships, ghost: { at: 'b1' }, plundered: 'A4', dice: [4, 2] });
  const drawn = (viewer: number) => jamaica.sketch(jamaica.view(state, viewer), PLAIN, 'en').split('\n');
  expect(drawn(0)[0]).toBe('Round 1   ⚑ A   ☀ 4 ☾ 2');
  expect(drawn(0)).toContain('A1 2◆    A2 3◆    A3 2◆    A4 –     A5 3● AB A6 5●');
  expect(drawn(0)).toContain('                                    b1 3◆ ☠  b2 4◆');
  expect(drawn(0)).toContain('A  [●3] [  ] [◆2] [  ] [  ] ★sabre ★1:+7  [3/8/0]  = -2  C01→→  C02→←  C03←→');
  expect(drawn(1)).toContain('A  [●3] [  ] [◆2] [  ] [  ] ★sabre ★1:?  [3/8/0]  = -2');
  expect(drawn(0)).toContain('B (-1)  [  ] [  ] [  ] [  ] [  ]  [3/8/0]  = -5');
});

test('[HIDE-8] a battle is shown as it stands', () => {
  const state = position({ ships, ghost: {} });
  state.battle = { attacker: GHOST, defender: 0, powder: [0, 3], dice: [12, 0], isSabreUsed: false };
  expect(jamaica.sketch(jamaica.view(state, 1), PLAIN, 'de')).toContain('⚔ ☠ 0▲+✶ : A 3▲+?');
});

test('[HIDE-4] a card that lies face down is drawn for its owner', () => {
  const state = position({ ships: [{ card: 'C10', hand: 'C06 C07' }, {}, {}] });
  const drawn = [0, 1].map((viewer) => jamaica.sketch(jamaica.view(state, viewer), PLAIN, 'nl').split('\n'));
  expect(drawn[0]).toContain('A  [  ] [  ] [  ] [  ] [  ]  [2+1/8/0]  = -5  C06◆→  C07●→  (C10◆▲)');
  expect(drawn[1]).toContain('A  [  ] [  ] [  ] [  ] [  ]  [2+1/8/0]  = -5');
});
