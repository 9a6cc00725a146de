/** The only list of games. */

import type { AnyGame } from '@tortuga/kernel';
import { loyalCaptain } from './captn-kidd/loyal-captain.ts';
import { madagaskar } from './captn-kidd/madagaskar.ts';
import { quedahMerchant } from './captn-kidd/quedah-merchant.ts';
import { jamaica } from './jamaica/jamaica.ts';
import { piratenbucht } from './piratenbucht/piratenbucht.ts';
import { portRoyal } from './port-royal/port-royal.ts';
import { spanishMain } from './spanish-main/spanish-main.ts';

export const GAMES: readonly AnyGame[] = [
  loyalCaptain,
  quedahMerchant,
  madagaskar,
  jamaica,
  piratenbucht,
  portRoyal,
  spanishMain,
];
