/** The worker in which local tables live. */

import { startWorker } from '../../thinking/start.ts';
import { Thinkers } from '../../thinking/thinkers.ts';
import { loadGame } from '../games.ts';
import { openKeep } from './database.ts';
import { LocalHarbour } from './harbour.ts';
import type { LocalRequest } from './protocol.ts';

/** Tabs tell each other which table has changed. */
const others = new BroadcastChannel('tortuga.tables');

let thinkers: Thinkers | undefined;

const harbour = openKeep().then(
  (keep) =>
    new LocalHarbour({
      keep,
      loadGame,
      think: (ask) => {
        thinkers ??= new Thinkers(startWorker);
        return thinkers.ask(ask);
      },
      pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      newId: () =>
        crypto.getRandomValues(new Uint32Array(2)).reduce((id, part) => id + part.toString(36), ''),
      hear: (news) => self.postMessage(news),
      spread: (table) => others.postMessage(table),
    }),
);

others.addEventListener('message', ({ data }: MessageEvent<string>) => {
  void harbour.then((kept) => kept.refresh(data));
});

self.addEventListener('message', ({ data }: MessageEvent<LocalRequest>) => {
  void harbour
    .then((kept) => kept.answer(data))
    // A game that does not arrive, or our own mistake: the page must not wait for ever.
    .catch(() => ({ ok: false, code: 'unloadable' }))
    .then((reply) => self.postMessage({ ...reply, re: data.id }));
});
