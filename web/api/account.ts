/** What a person can do about themselves: passkeys, codes, tokens, leaving. */

import { call, type Reply } from './call.ts';
import { type Me, me, noted } from './me.svelte.ts';

interface SignedIn {
  readonly me: Me;
  /** Unfinished tables of the guest somebody was before. */
  readonly tablesLeftBehind: number;
}

export interface Token {
  readonly id: string;
  readonly label: string;
  readonly created: number;
  readonly seen: number;
}

/** The person sent their device's question away, or it knows no passkey for us. */
const CANCELLED = { ok: false, code: 'passkey-cancelled' } as const;

/** Makes a passkey: a guest becomes an account. */
export async function addPasskey(): Promise<Reply<Me>> {
  const asked = await call<{ readonly options: never }>('POST', '/me/passkeys/options', {});
  if (!asked.ok) return asked;
  const { startRegistration } = await import('@simplewebauthn/browser');
  try {
    const made = await startRegistration({ optionsJSON: asked.value.options });
    return noted(await call<Me>('POST', '/me/passkeys', made));
  } catch {
    return CANCELLED;
  }
}

/** What a browser needs to sign in, and how many tables of the present guest would be left behind. */
export function askToSignIn(): Promise<Reply<{ readonly options: never; readonly tablesAtRisk: number }>> {
  return call('POST', '/sign-in/options', {});
}

export async function signIn(options: never): Promise<Reply<SignedIn>> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  try {
    const signature = await startAuthentication({ optionsJSON: options });
    return cameIn(await call<SignedIn>('POST', '/sign-in', signature));
  } catch {
    return CANCELLED;
  }
}

export async function recover(code: string): Promise<Reply<SignedIn>> {
  return cameIn(await call<SignedIn>('POST', '/recover', { code }));
}

function cameIn(reply: Reply<SignedIn>): Reply<SignedIn> {
  if (reply.ok) me.now = reply.value.me;
  return reply;
}

export async function removePasskey(id: string, { isSure }: { isSure: boolean }): Promise<Reply<Me>> {
  const path = `/me/passkeys/${encodeURIComponent(id)}${isSure ? '?sure=yes' : ''}`;
  return noted(await call<Me>('DELETE', path));
}

export function renewCodes(): Promise<Reply<{ readonly codes: readonly string[] }>> {
  return call('POST', '/me/recovery-codes', {});
}

export function tokens(): Promise<Reply<{ readonly tokens: readonly Token[] }>> {
  return call('GET', '/tokens');
}

export function issueToken(label: string): Promise<Reply<Token & { readonly token: string }>> {
  return call('POST', '/tokens', { label });
}

export function revokeToken(id: string): Promise<Reply<object>> {
  return call('DELETE', `/tokens/${encodeURIComponent(id)}`);
}

export async function signOut(): Promise<Reply<object>> {
  return gone(await call<object>('POST', '/me/sign-out', {}));
}

export function signOutEverywhere(): Promise<Reply<object>> {
  return call('POST', '/me/sign-out-everywhere', {});
}

export async function deleteAccount(): Promise<Reply<object>> {
  return gone(await call<object>('DELETE', '/me'));
}

function gone(reply: Reply<object>): Reply<object> {
  if (reply.ok) me.now = undefined;
  return reply;
}
