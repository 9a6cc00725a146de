/** The person at this browser, as the server knows them. Who is new becomes a guest by asking. */

import { settings } from '../settings/settings.svelte.ts';
import { type Settings as Liking, readSettings } from '../settings/settings.ts';
import { call, type Reply } from './call.ts';

export interface Me {
  readonly id: string;
  readonly name: string;
  readonly created: number;
  /** Without a passkey or codes: only this browser's cookie knows them. */
  readonly isGuest: boolean;
  readonly settings: object;
  readonly passkeys: readonly {
    readonly id: string;
    readonly created: number;
    readonly transports: readonly string[];
  }[];
  readonly recoveryCodesLeft: number;
}

let current = $state.raw<Me>();
let asking: Promise<Reply<Me>> | undefined;

export const me = {
  /** Known once somebody has asked. */
  get now(): Me | undefined {
    return current;
  },
  set now(value: Me | undefined) {
    current = value;
  },
};

/** Asks once for everybody who wants to know; after a failure, again. */
export function knowMe(): Promise<Reply<Me>> {
  if (current !== undefined) return Promise.resolve({ ok: true, value: current });
  asking ??= inTurn(() => call<Me>('GET', '/me')).then((reply) => {
    asking = undefined;
    return noted(reply);
  });
  return asking;
}

/** Tabs that open at the same moment ask one after the other, or somebody new would become a guest in each. */
function inTurn<T>(ask: () => Promise<T>): Promise<T> {
  // Browsers have locks only where the connection is safe.
  return 'locks' in navigator ? navigator.locks.request('tortuga.me', ask) : ask();
}

/** Asks again, after something about the person has changed. */
export async function refreshMe(): Promise<Reply<Me>> {
  return noted(await call<Me>('GET', '/me'));
}

/** Remembers a person the server has just told us of. */
export function noted(reply: Reply<Me>): Reply<Me> {
  if (reply.ok) current = reply.value;
  return reply;
}

export async function rename(name: string): Promise<Reply<Me>> {
  return noted(await call<Me>('PATCH', '/me', { name }));
}

/** Keeps what this browser likes in the account as well, beside what else is kept there. */
export async function keepSettings(): Promise<void> {
  if (current === undefined || current.isGuest) return;
  noted(await call<Me>('PATCH', '/me', { settings: { ...current.settings, client: settings.all } }));
}

/** What the account remembers of its person's liking, if it does. */
export function likingOf({ settings: kept }: Me): Liking | undefined {
  const client: unknown = Reflect.get(kept, 'client');
  return client === undefined ? undefined : readSettings(client);
}
