/** The pictures in the rulebook of Madagaskar. */

import type { Figure } from '../../../../web/toolkit/learn.ts';
import { madagaskarPosition } from '../../rules/madagaskar/position.ts';
import type { Madagaskar, MadagaskarState } from '../../rules/madagaskar/state.ts';
import { inside, sure } from '../positions.ts';
import type { FigureId } from './words.ts';

function at(
  text: string,
  reserve: readonly number[],
  towers: Parameters<typeof inside>[0] = {},
): MadagaskarState {
  return sure(madagaskarPosition(text, { reserve, owners: inside(towers) }));
}

const CHASE = at('A:D3<D1*2 B:D5<D4*3 B:D6<D8', [5, 3], { D3: 'AB', D5: 'BAB' });

/** The spaces around the main mast. */
const MAST = ['D3', 'D5', 'D6', 'D9'];

export const figures: { readonly [F in FigureId]: Figure<Madagaskar> } = {
  start: {
    section: 'setup',
    position: at('A:S1<entry B:S2<entry A:S3<entry B:S4<entry A:S5<entry B:S6<entry', [4, 4]),
  },
  reach: {
    section: 'moving',
    position: at('A:D4<D3*3', [6, 5], { D4: 'ABB' }),
    lit: ['S2', 'S3', 'S4', 'S5', 'D5', 'D6', 'D10'],
  },
  crowded: {
    section: 'moving',
    position: at('A:D5<D4*2 B:S2<entry B:S4<entry B:D9<D10', [6, 3], { D5: 'AB' }),
    lit: ['D5'],
  },
  capture: { section: 'capturing', position: CHASE, meant: 'D3>D5<D4', close: MAST },
  captured: { section: 'capturing', position: CHASE, played: ['D3>D5<D4'], close: MAST },
  safe: {
    section: 'capturing',
    position: at('B:S1<entry A:D1<D3 B:D3<D2', [6, 5]),
    lit: ['S1'],
    close: ['S1', 'D1', 'D2', 'D3'],
  },
  flags: {
    section: 'special',
    position: at('A:D4<D3*3 B:D9<D10*11', [0, 0], { D4: 'ABA', D9: 'BABABABABAB' }),
    close: MAST,
  },
};
