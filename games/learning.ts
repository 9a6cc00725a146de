/** What the games teach, by the game's id: each is loaded when somebody wants to learn it. */
export const LEARNING = {
  'loyal-captain': () => import('./captn-kidd/learn/loyal-captain.ts'),
  'quedah-merchant': () => import('./captn-kidd/learn/quedah-merchant.ts'),
  madagaskar: () => import('./captn-kidd/learn/madagaskar.ts'),
  'port-royal': () => import('./port-royal/learn/port-royal.ts'),
  jamaica: () => import('./jamaica/learn/jamaica.ts'),
  piratenbucht: () => import('./piratenbucht/learn/piratenbucht.ts'),
  'spanish-main': () => import('./spanish-main/learn/spanish-main.ts'),
};
