/** The pictures in the rulebook of Quedah Merchant. */

import type { Figure } from '../../../../web/toolkit/learn.ts';
import { type QuedahSetting, quedahPosition } from '../../rules/quedah/position.ts';
import type { Quedah, QuedahState } from '../../rules/quedah/state.ts';
import { sure } from '../positions.ts';
import type { FigureId } from './words.ts';

function at(text: string, setting: QuedahSetting): QuedahState {
  return sure(quedahPosition(text, setting));
}

/** The spaces around the main mast. */
const MAST = ['D3', 'D5', 'D6', 'D9'];

export const figures: { readonly [F in FigureId]: Figure<Quedah> } = {
  start: { section: 'setup', position: at('A:S2<entry B:S5<entry', { reserve: [6, 6], roll: 3 }) },
  roll: {
    section: 'moving',
    position: at('A:D3<D1 B:D10<D9', { reserve: [6, 6], roll: 2 }),
    lit: ['S1', 'S3', 'D5', 'D6'],
    close: ['S1', 'S3', 'D5', 'D6'],
  },
  behind: {
    section: 'capturing',
    position: at('A:D3<D1 B:D5<D4 B:D6<D8', { reserve: [6, 5], roll: 2 }),
    meant: 'D3>D5<D4',
    close: MAST,
  },
  captive: {
    section: 'capturing',
    position: at('A:D3<D1 B:D5<D4 B:D6<D8', { reserve: [6, 5], roll: 2 }),
    played: ['D3>D5<D4'],
    close: MAST,
  },
  freeing: {
    section: 'special',
    position: at('A:D4<D3 B:D5<D4+A B:D9<D5', { reserve: [5, 5], roll: 1 }),
    played: ['D4>D5<D4'],
    lit: ['D7', 'D9'],
    close: ['D4', 'D6', 'D7', 'D9'],
  },
  blocked: {
    section: 'end',
    position: at('B:S1<entry A:D1<S2 A:D2<S3', { reserve: [5, 6], roll: 1 }),
    lit: ['S1'],
    close: ['S1', 'D1', 'D2', 'D3'],
  },
};
