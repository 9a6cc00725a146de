/** The luck of local tables: the browser's own. Nobody far away must be convinced of it, so it has no seed. */

import type { Fate } from '@tortuga/kernel';
import type { Fortune } from '@tortuga/tables';

const RANGE = 2 ** 32;

const fate: Fate = {
  draw(n) {
    // Numbers in the last, incomplete block would make low results likelier: draw again.
    const fair = RANGE - (RANGE % n);
    const drawn = new Uint32Array(1);
    do crypto.getRandomValues(drawn);
    while ((drawn[0] ?? 0) >= fair);
    return (drawn[0] ?? 0) % n;
  },
};

export const browserLuck: Fortune = {
  draw: () => ({ seed: '', commit: '' }),
  fate: () => fate,
};
