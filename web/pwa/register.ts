/** Keeps the client for times without a network, and says when there is a newer one. */

import { shell } from '../text/shell.ts';
import { toasts } from '../ui/toasts.svelte.ts';

export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/sw.js').then(watch, () => undefined);
}

/** Browsers that are told to do without workers register none, and say nothing. */
function watch(registration: ServiceWorkerRegistration | undefined): void {
  if (registration === undefined) return;
  if (registration.waiting !== null) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') offer(installing);
    });
  });
  // A page may stay open for days.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
  });
}

/** The very first version replaces nothing. */
function offer(worker: ServiceWorker): void {
  if (navigator.serviceWorker.controller === null) return;
  toasts.show(shell.say('update'), { label: shell.say('update.go'), run: () => replaceBy(worker) });
}

function replaceBy(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  worker.postMessage('take-over');
}
