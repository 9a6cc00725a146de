/** What a request brings to say who sends it: the cookie of a browser, or a bearer token. */

import type { IncomingHttpHeaders } from 'node:http';
import type { SessionKind } from './secrets.ts';

const COOKIE = 'tortuga';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const BEARER = /^bearer +/i;
/** What a token is sealed in needs no quotes or escapes, so this is all there is to reading the cookie. */
const IN_COOKIES = new RegExp(`(?:^|; *)${COOKIE}=([^;]*)`);

export interface Credential {
  readonly kind: SessionKind;
  readonly sealed: string;
}

/** A cookie that came over https never travels without. */
export interface CookieWay {
  readonly isSecure: boolean;
}

export function hasBearer(headers: IncomingHttpHeaders): boolean {
  return BEARER.test(headers.authorization ?? '');
}

/**
 * A bearer token, even a bad one, hides the cookie: requests with a token pass without a check of their origin, and
 * must therefore never act for the person of the cookie.
 */
export function credentialOf(headers: IncomingHttpHeaders): Credential | undefined {
  const { authorization, cookie } = headers;
  if (authorization !== undefined && hasBearer(headers)) {
    return { kind: 'api', sealed: authorization.replace(BEARER, '').trim() };
  }
  const sealed = IN_COOKIES.exec(cookie ?? '')?.[1];
  return sealed === undefined ? undefined : { kind: 'browser', sealed };
}

/** The `Set-Cookie` header that keeps a browser signed in for a year. */
export function cookieFor(sealed: string, { isSecure }: CookieWay): string {
  return cookie({ value: sealed, maxAge: YEAR_SECONDS, isSecure });
}

/** The `Set-Cookie` header that makes a browser forget. */
export function noCookie({ isSecure }: CookieWay): string {
  return cookie({ value: '', maxAge: 0, isSecure });
}

function cookie({ value, maxAge, isSecure }: CookieWay & { value: string; maxAge: number }): string {
  const secure = isSecure ? '; Secure' : '';
  return `${COOKIE}=${value}; Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}
