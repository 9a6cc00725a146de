import type { SpaceNames } from './spaces.ts';

export const SPACES: SpaceNames = {
  S1: 'Bugluke',
  S2: 'Backbordluke vorn',
  S3: 'Steuerbordluke vorn',
  S4: 'Backbordluke achtern',
  S5: 'Steuerbordluke achtern',
  S6: 'Heckluke',
  D1: 'Backbordbug',
  D2: 'Steuerbordbug',
  D3: 'Vordeck',
  D4: 'vor dem Großmast',
  D5: 'backbord vom Mast',
  D6: 'steuerbord vom Mast',
  D7: 'Backbordreling',
  D8: 'Steuerbordreling',
  D9: 'hinter dem Großmast',
  D10: 'Achterdeck',
  D11: 'Backbordheck',
  D12: 'Steuerbordheck',
};
