/** What HTTP requests carry: bodies, and the parameters of addresses, which arrive as text. */

import { ACCESS } from '@tortuga/tables';
import * as v from 'valibot';
import type { TableWish } from '../tables/harbour.ts';
import { count, level, name, tableId, text, whole } from './bounds.ts';
import type { Equal } from './proof.ts';

const CLOCK = v.variant('kind', [
  v.strictObject({ kind: v.literal('none') }),
  v.strictObject({ kind: v.literal('live'), base: whole(1, 86_400), increment: whole(0, 3600) }),
  v.strictObject({ kind: v.literal('relaxed'), days: whole(1, 60) }),
]);

const OPTIONS = v.pipe(
  v.record(name, v.union([text(0, 40), whole(-1_000_000, 1_000_000)])),
  v.maxEntries(30),
);

/** The wish for a new table. */
export const WISH = v.strictObject({
  game: name,
  seats: v.exactOptional(whole(1, 16)),
  options: v.exactOptional(OPTIONS),
  holders: v.exactOptional(v.pipe(v.array(v.union([v.picklist(['me', 'open']), level])), v.maxLength(16))),
  clock: v.exactOptional(CLOCK),
  access: v.exactOptional(v.picklist(ACCESS)),
  hints: v.exactOptional(v.boolean()),
  fork: v.exactOptional(v.strictObject({ table: tableId, match: v.exactOptional(count), entries: count })),
});

true satisfies Equal<v.InferOutput<typeof WISH>, TableWish>;

export const VACATION = v.strictObject({ isOn: v.boolean() });

/** A number in an address. */
function written(number: ReturnType<typeof whole>) {
  return v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number), number);
}

/** So long, in seconds, an answer may wait for something to happen: less than proxies usually endure. */
const LONGEST_WAIT = 25;

export const AT_TABLE = v.strictObject({ table: tableId });
export const SIGHT_QUERY = v.strictObject({
  since: v.exactOptional(written(count)),
  wait: v.exactOptional(written(whole(0, LONGEST_WAIT))),
});
export const HINT_QUERY = v.strictObject({ level: v.exactOptional(level) });
export const LOOK_QUERY = v.strictObject({ entry: written(count) });
export const FILE_QUERY = v.strictObject({ match: v.exactOptional(written(count)) });
export const LOBBY_QUERY = v.strictObject({ game: v.exactOptional(name) });
