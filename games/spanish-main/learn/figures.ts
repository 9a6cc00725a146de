/** The pictures in the rulebook of Pirates of the Spanish Main. */

import type { Figure } from '../../../web/toolkit/learn.ts';
import type { SpanishMain } from '../rules/state.ts';
import { after } from './positions.ts';
import { alongside, arrived, atHerBow, broadsides, homeward, moored, outbound } from './scenes.ts';
import type { FigureId } from './words.ts';

export const figures: { readonly [F in FigureId]: Figure<SpanishMain> } = {
  start: { section: 'setup', position: moored() },
  bars: { section: 'moving', position: outbound(), meant: 'sail L 155', close: ['ship 0', 'island 2'] },
  dock: { section: 'turn', position: arrived(), close: ['ship 0', 'island 2'] },
  fire: {
    section: 'capturing',
    position: after(broadsides(), 'shoot 1'),
    meant: 'fire 2 3',
    close: ['ship 0', 'ship 2'],
  },
  ram: { section: 'capturing', position: alongside(), meant: 'ram 3', close: ['ship 0', 'ship 2'] },
  tow: { section: 'capturing', position: atHerBow(), meant: 'tow 3', close: ['ship 0', 'ship 2'] },
  end: {
    section: 'end',
    position: homeward(),
    played: ['sail L 320'],
    close: ['ship 0', 'ship 1', 'island 0'],
  },
};
