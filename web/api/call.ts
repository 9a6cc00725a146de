/** Requests to the server. Whatever goes wrong is a refusal with a code; nothing here rejects. */

import { network } from '../shell/network.svelte.ts';

interface No {
  readonly ok: false;
  readonly code: string;
}

export type Reply<T> = { readonly ok: true; readonly value: T } | No;

/** Nobody can be reached: there is no network, or no server in it. */
const OFFLINE: No = { ok: false, code: 'offline' };
/** Somebody answered, but not our server, or not in its right mind. */
const NO_ANSWER: No = { ok: false, code: 'no-answer' };

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export async function call<T>(method: Method, path: string, body?: unknown): Promise<Reply<T>> {
  const content = body === undefined ? {} : { body: JSON.stringify(body), headers: JSON_CONTENT };
  try {
    const response = await fetch(`/api${path}`, { method, ...content });
    network.noteServer(true);
    return await read<T>(response);
  } catch {
    network.noteServer(false);
    return OFFLINE;
  }
}

const JSON_CONTENT = { 'content-type': 'application/json' };

async function read<T>(response: Response): Promise<Reply<T>> {
  const value: unknown = await response.json().catch(() => undefined);
  if (typeof value !== 'object' || value === null) return NO_ANSWER;
  if (response.ok) return { ok: true, value: value as T };
  const code: unknown = Reflect.get(value, 'code');
  return typeof code === 'string' ? { ok: false, code } : NO_ANSWER;
}
