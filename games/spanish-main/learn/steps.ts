/** The lesson of Pirates of the Spanish Main. The dice fall as low as can be, unless a step says otherwise. */

import type { LessonStep } from '../../../web/toolkit/learn.ts';
import type { SpanishMainEvent } from '../rules/events.ts';
import type { SpanishMain } from '../rules/state.ts';
import { after } from './positions.ts';
import { alongside, atHerBow, broadsides, docked, homeward, outbound } from './scenes.ts';
import type { Miss, StepId } from './words.ts';

type Step = LessonStep<SpanishMain, Miss>;

/** Something of this kind is to happen. */
function wants(type: SpanishMainEvent['type'], miss: Miss): Step['judge'] {
  return (events) => (events.some((event) => event.type === type) ? undefined : miss);
}

export const steps: { readonly [S in StepId]: Step } = {
  sail: {
    start: { position: outbound() },
    solution: 'sail L 155',
    judge: wants('docked', 'not-docked'),
  },
  explore: {
    start: { position: docked() },
    solution: 'explore 1 3',
    judge: wants('islandSeen', 'no-exploring'),
  },
  take: {
    start: { replies: [] },
    solution: 'take 4',
    judge: (_, { tokens }) =>
      tokens.some(({ ship, gold }) => ship === 0 && gold === 4) ? undefined : 'small-coin',
  },
  fire: {
    start: { position: after(broadsides(), 'shoot 1') },
    solution: 'fire 2 3',
    draws: [3],
    judge(events) {
      const shot = events.find((event) => event.type === 'fired');
      if (shot === undefined) return 'no-shot';
      return shot.rank === 2 ? undefined : 'worse-cannon';
    },
  },
  mast: {
    start: {
      position: broadsides({ turn: 14, active: 1, asked: { kind: 'mast', seat: 0, ship: 0, by: 2 } }),
    },
    solution: 'lose 3',
    judge: (events) =>
      events.some((event) => event.type === 'mastLost' && event.mast === 1) ? 'best-cannon' : undefined,
  },
  ram: {
    start: { position: alongside() },
    solution: 'ram 3',
    draws: [3],
    judge: wants('rammed', 'no-ram'),
  },
  board: {
    start: { replies: [] },
    solution: 'yes',
    judge: wants('boarded', 'no-boarding'),
  },
  prize: {
    start: { replies: [] },
    solution: 'seize 6',
    judge: wants('coinTaken', 'no-gold'),
  },
  tow: {
    start: { position: atHerBow() },
    solution: 'tow 3',
    judge: wants('towed', 'no-tow'),
  },
  home: {
    start: { position: homeward() },
    solution: 'sail L 320',
    judge: wants('ended', 'not-home'),
  },
};
