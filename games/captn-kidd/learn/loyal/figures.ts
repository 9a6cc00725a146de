/** The pictures in the rulebook of Loyal Captain. */

import type { Figure } from '../../../../web/toolkit/learn.ts';
import { type LoyalSetting, loyalPosition } from '../../rules/loyal/position.ts';
import type { Loyal, LoyalState } from '../../rules/loyal/state.ts';
import { sure } from '../positions.ts';
import type { FigureId } from './words.ts';

function at(text: string, reserve: LoyalSetting['reserve'] = [5, 5]): LoyalState {
  return sure(loyalPosition(text, { reserve }));
}

/** The spaces around the main mast. */
const MAST = ['D3', 'D5', 'D6', 'D9'];

export const figures: { readonly [F in FigureId]: Figure<Loyal> } = {
  deck: { section: 'setup', position: at('', [7, 7]), lit: ['S1', 'S2', 'S3', 'S4', 'S5', 'S6'] },
  facing: {
    section: 'moving',
    position: at('A:D4<D3 B:S1<entry B:S5<D8', [6, 5]),
    lit: ['D5', 'D6'],
    close: MAST,
  },
  lone: {
    section: 'capturing',
    position: at('B:D4<D3 A:D3<D1 A:D6<D8 A:D9<D10', [4, 6]),
    meant: 'D9>D5',
    close: MAST,
  },
  group: {
    section: 'capturing',
    position: at('B:D4<D3 B:D5<D4 A:D3<D1 A:D6<D8 A:D7<S2 A:D9<D10', [3, 5]),
    lit: ['D4', 'D5'],
    close: [...MAST, 'D7'],
  },
  saved: {
    section: 'capturing',
    position: at('B:D4<D6 A:D3<D4 A:D6<D8 A:D5<D7', [4, 6]),
    lit: ['D3'],
    close: MAST,
  },
  placing: {
    section: 'special',
    position: at('A:S4<entry A:D10<D9 B:D11<S4 B:D12<S5', [5, 5]),
    meant: 'place S6',
    close: ['S4', 'S6', 'D10', 'D11', 'D12'],
  },
  stuck: {
    section: 'end',
    position: at('B:D7<D5 A:S2<entry A:S4<D11 A:D9<D6', [0, 0]),
    lit: ['D7'],
    close: ['S2', 'S4', 'D5', 'D9'],
  },
};
