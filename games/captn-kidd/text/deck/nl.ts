import type { SpaceNames } from './spaces.ts';

export const SPACES: SpaceNames = {
  S1: 'boegluik',
  S2: 'bakboordluik voor',
  S3: 'stuurboordluik voor',
  S4: 'bakboordluik achter',
  S5: 'stuurboordluik achter',
  S6: 'hekluik',
  D1: 'bakboordsboeg',
  D2: 'stuurboordsboeg',
  D3: 'voordek',
  D4: 'vóór de grote mast',
  D5: 'bakboord van de mast',
  D6: 'stuurboord van de mast',
  D7: 'reling bakboord',
  D8: 'reling stuurboord',
  D9: 'achter de grote mast',
  D10: 'achterdek',
  D11: 'bakboordskwartier',
  D12: 'stuurboordskwartier',
};
