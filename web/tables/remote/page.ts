/** The one socket of a page. */

import type { MatchFile } from '@tortuga/kernel';
import { call } from '../../api/call.ts';
import { knowMe, refreshMe } from '../../api/me.svelte.ts';
import type { Granted } from '../line.ts';
import type { No, TablePort } from '../port.ts';
import { WatchedTable } from '../watched.ts';
import { SocketLine, type Surroundings } from './socket.ts';

const surroundings: Surroundings = {
  async open(failed) {
    // Whoever is new becomes a guest by asking; who was turned away may be somebody else by now.
    const known = failed === 0 ? await knowMe() : await refreshMe();
    if (!known.ok) throw new Error(known.code);
    return new WebSocket(new URL('/api/socket', location.href.replace(/^http/, 'ws')));
  },
  fetchFile,
  isOnline: () => navigator.onLine,
  onWake(wake) {
    const stop = new AbortController();
    const wakeIfSeen = () => {
      if (document.visibilityState === 'visible') wake();
    };
    window.addEventListener('online', wake, stop);
    // The line may not know yet: trying it tells.
    window.addEventListener('offline', wake, stop);
    document.addEventListener('visibilitychange', wakeIfSeen, stop);
    return () => stop.abort();
  },
};

let line: SocketLine | undefined;
let watching = 0;

/** Looks at a table of the server this page came from. */
export function watchRemote(table: string): TablePort {
  line ??= new SocketLine(surroundings);
  return new RemoteTable(table, line);
}

/** Who leaves the last table hangs up: whoever comes next may have signed in as somebody else. */
class RemoteTable extends WatchedTable {
  constructor(table: string, line: SocketLine) {
    super(table, line);
    watching += 1;
  }

  override close(): void {
    super.close();
    watching -= 1;
    if (watching > 0) return;
    line?.close();
    line = undefined;
  }
}

async function fetchFile(table: string): Promise<Granted | No> {
  const reply = await call<MatchFile>('GET', `/tables/${encodeURIComponent(table)}/match`);
  return reply.ok ? { ok: true, file: reply.value } : reply;
}
