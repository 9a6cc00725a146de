/** Where the reader is. Links to our own pages are followed without loading the page anew. */

import { type Place, placeAt } from './routes.ts';

function here(): Place & { readonly query: URLSearchParams } {
  return { ...placeAt(location.pathname), query: new URLSearchParams(location.search) };
}

let current = $state.raw(here());

export const router = {
  get place() {
    return current;
  },
  /** Goes to another address; with `replace`, the present one is forgotten. */
  go(address: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    current = here();
    scrollTo(0, 0);
  },
  /** Follows clicks on links and the browser's own buttons, from now on. */
  start(): void {
    addEventListener('popstate', () => {
      current = here();
    });
    addEventListener('click', follow);
  },
};

function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || hasModifier(event)) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || !isOurs(link)) return;
  event.preventDefault();
  router.go(link.pathname + link.search);
}

function hasModifier({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey;
}

/** Other hosts, downloads, places within this page and what the server itself answers are left to the browser. */
function isOurs(link: HTMLAnchorElement): boolean {
  if (link.origin !== location.origin || link.target !== '' || link.hasAttribute('download')) return false;
  return !link.getAttribute('href')?.startsWith('#') && placeAt(link.pathname).page !== 'lost';
}
