/** Can others be reached? The browser knows whether there is a network, every request whether there is a server. */

let hasNetwork = $state(navigator.onLine);
let hasServer = $state(true);

addEventListener('online', () => {
  hasNetwork = true;
  hasServer = true;
});
addEventListener('offline', () => {
  hasNetwork = false;
});

export const network = {
  /** Why nobody can be reached; undefined if somebody can, or nobody has tried. */
  get trouble(): 'offline' | 'unreachable' | undefined {
    if (!hasNetwork) return 'offline';
    return hasServer ? undefined : 'unreachable';
  },
  /** Whoever has tried says how it went. */
  noteServer(isReached: boolean): void {
    hasServer = isReached;
  },
};
