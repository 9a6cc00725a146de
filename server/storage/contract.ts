/** What every storage must do. An implementation's test calls this with a place to keep data in. */

import { describe } from 'vitest';
import { keepingContract } from './contract/keeping.ts';
import { logContract } from './contract/log.ts';
import { peopleContract } from './contract/people.ts';
import type { NewPlace } from './contract/place.ts';
import { snapshotContract } from './contract/snapshots.ts';
import { summaryContract } from './contract/summaries.ts';
import { waysInContract } from './contract/ways-in.ts';

export function storageContract(name: string, newPlace: NewPlace): void {
  describe(`${name} as a storage`, () => {
    logContract(newPlace);
    snapshotContract(newPlace);
    summaryContract(newPlace);
    peopleContract(newPlace);
    waysInContract(newPlace);
    keepingContract(newPlace);
  });
}
