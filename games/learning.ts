/** What the games teach, by the game's id: each is loaded when somebody wants to learn it. */
export const LEARNING = {
  'loyal-captain': () => import('./captn-kidd/learn/loyal-captain.ts'),
};
