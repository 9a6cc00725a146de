/** Do single keys take choices? Kept in this browser: some people's keyboards, or voices, type by accident. */

import { readKept, writeKept } from '../settings/kept.ts';

const KEY = 'tortuga.keys';

let current = $state(readKept(KEY) !== false);

export const keys = {
  get areOn(): boolean {
    return current;
  },
  switch(areOn: boolean): void {
    current = areOn;
    writeKept(KEY, areOn);
  },
};
