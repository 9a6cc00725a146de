/** Is there a network? A browser that says yes may still not reach the server; one that says no never does. */

let isOnline = $state(navigator.onLine);

addEventListener('online', () => {
  isOnline = true;
});
addEventListener('offline', () => {
  isOnline = false;
});

export const network = {
  get isOnline(): boolean {
    return isOnline;
  },
};
