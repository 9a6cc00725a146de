import { smuggler } from '@tortuga/testkit';
import { describe, expect, test } from 'vitest';
import { Drill } from './testing.ts';

const PEOPLE = ['ann', 'bob', 'cid'];

const [hide] = smuggler.phases.hide.moves;
if (hide === undefined) throw new Error('nobody hides');

/** Captains hide at once, without seal: whoever has a hideout is asked no more. */
const { unseal: _, ...openHide } = smuggler.phases.hide;
const hasty: typeof smuggler = {
  ...smuggler,
  phases: {
    ...smuggler.phases,
    hide: {
      ...openHide,
      seats: ({ captains }) => [...captains.keys()].filter((seat) => captains[seat]?.hideout === undefined),
    },
  },
};

/** The same, but nobody hides where somebody else does. */
const crowded: typeof smuggler = {
  ...hasty,
  phases: {
    ...hasty.phases,
    hide: {
      ...hasty.phases.hide,
      moves: [
        {
          ...hide,
          offers({ state: { captains } }, menu) {
            for (const at of ['coral', 'perla'] as const) {
              if (captains.every(({ hideout }) => hideout !== at)) menu.add({ type: 'hide', at });
            }
            menu.add({ type: 'hide', at: 'palma' });
          },
        },
      ],
    },
  },
};

describe('of several seats that are asked at once', () => {
  test('none loses a move by answers that change nothing for it', () => {
    const drill = new Drill(hasty, PEOPLE);
    const { seq } = drill.table;
    expect(drill.answer('bob', 'hide coral', seq)).toBe('ok');
    expect(drill.answer('cid', 'hide coral', seq)).toBe('ok');
    expect(drill.sight(0).question?.since).toBeLessThanOrEqual(seq);
  });

  test('whoever is left with other choices must know of it', () => {
    const drill = new Drill(crowded, PEOPLE);
    const { seq } = drill.table;
    expect(drill.answer('bob', 'hide coral', seq)).toBe('ok');
    expect(drill.answer('cid', 'hide perla', seq)).toBe('stale');
    expect(drill.answer('cid', 'hide perla')).toBe('ok');
  });
});
