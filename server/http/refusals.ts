/** How "no" travels over HTTP: one shape for everything, and a status that fits its code. */

import type { No } from '../tables/harbour.ts';

const STATUSES: { readonly [code: string]: number } = {
  malformed: 400,
  'seat-count': 400,
  'unknown-option': 400,
  'option-value': 400,
  'unknown-game': 400,
  'too-long': 400,
  empty: 400,
  'not-signed-in': 401,
  'wrong-origin': 403,
  'not-host': 403,
  'not-seated': 403,
  'not-found': 404,
  'unknown-table': 404,
  'no-such-match': 404,
  'no-such-entry': 404,
  'wrong-method': 405,
  'too-large': 413,
  'wrong-type': 415,
  'too-fast': 429,
  'too-many-requests': 429,
  internal: 500,
  restarting: 503,
  busy: 503,
  'not-ready': 503,
};

/** What the state of a table does not allow: the request was right, at another time. */
const CONFLICT = 409;

export function statusOf(code: string): number {
  return STATUSES[code] ?? CONFLICT;
}

/** A refusal and nothing else, whatever else the value holds. */
export function plainly({ code, detail }: No): No {
  return detail === undefined ? { ok: false, code } : { ok: false, code, detail };
}

export function no(code: string, detail?: string): No {
  return detail === undefined ? { ok: false, code } : { ok: false, code, detail };
}
