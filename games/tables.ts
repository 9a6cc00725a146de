/** The tables of the games, by the game's id: each is loaded when somebody sits down at it. */
export const TABLES = {
  'loyal-captain': () => import('./captn-kidd/table/loyal-captain.ts'),
  'quedah-merchant': () => import('./captn-kidd/table/quedah-merchant.ts'),
  madagaskar: () => import('./captn-kidd/table/madagaskar.ts'),
  jamaica: () => import('./jamaica/table/jamaica.ts'),
  'port-royal': () => import('./port-royal/table/port-royal.ts'),
  piratenbucht: () => import('./piratenbucht/table/piratenbucht.ts'),
  'spanish-main': () => import('./spanish-main/table/spanish-main.ts'),
};
