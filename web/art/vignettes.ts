/** The engraving of every game. Each file holds a symbol called `v`, drawn on 480 by 300. */

import jamaica from './jamaica.svg?url';
import loyalCaptain from './loyal-captain.svg?url';
import madagaskar from './madagaskar.svg?url';
import piratenbucht from './piratenbucht.svg?url';
import portRoyal from './port-royal.svg?url';
import quedahMerchant from './quedah-merchant.svg?url';
import spanishMain from './spanish-main.svg?url';

const FILES: { readonly [game: string]: string } = {
  'loyal-captain': loyalCaptain,
  'quedah-merchant': quedahMerchant,
  madagaskar,
  jamaica,
  'port-royal': portRoyal,
  piratenbucht,
  'spanish-main': spanishMain,
};

/** The address of a game's engraving, for `<use>`. */
export function vignetteOf(game: string): string | undefined {
  const file = FILES[game];
  return file === undefined ? undefined : `${file}#v`;
}
