import type { SpaceNames } from './spaces.ts';

export const SPACES: SpaceNames = {
  S1: 'bow hatch',
  S2: 'port fore hatch',
  S3: 'starboard fore hatch',
  S4: 'port aft hatch',
  S5: 'starboard aft hatch',
  S6: 'stern hatch',
  D1: 'port bow',
  D2: 'starboard bow',
  D3: 'foredeck',
  D4: 'before the main mast',
  D5: 'port of the mast',
  D6: 'starboard of the mast',
  D7: 'port rail',
  D8: 'starboard rail',
  D9: 'behind the main mast',
  D10: 'afterdeck',
  D11: 'port quarter',
  D12: 'starboard quarter',
};
