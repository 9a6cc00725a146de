/** What a client keeps for its person: any JSON object, of which the server reads only whom not to hear. */

import { granted, refuse } from '@tortuga/kernel';
import type { PersonId } from '@tortuga/tables';
import * as v from 'valibot';
import type { PeopleResult } from './refusals.ts';

const MAX_BYTES = 8 * 1024;
const MAX_DEPTH = 8;
const MAX_MUTED = 200;

const personIdSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/));

export const settingsSchema = v.objectWithRest(
  { muted: v.optional(v.pipe(v.array(personIdSchema), v.maxLength(MAX_MUTED))) },
  v.unknown(),
);

export type Settings = v.InferOutput<typeof settingsSchema>;

/** Settings as they are stored. */
export function writeSettings(settings: Settings): PeopleResult<string> {
  if (!isShallow(settings, MAX_DEPTH)) return refuse('malformed', `settings nest deeper than ${MAX_DEPTH}`);
  const json = JSON.stringify(settings);
  if (Buffer.byteLength(json) > MAX_BYTES) return refuse('settings-too-big', `at most ${MAX_BYTES} bytes`);
  return granted(json);
}

/** Writing JSON recurses, and something nested deep enough would exhaust the stack. */
function isShallow(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((inner) => isShallow(inner, depth - 1));
}

/** Settings as they were stored; what cannot be read counts as none. */
export function readSettings(stored: string): Settings {
  try {
    const read = v.safeParse(settingsSchema, JSON.parse(stored));
    return read.success ? read.output : {};
  } catch {
    return {};
  }
}

/** The people somebody does not want to hear. */
export function mutedIn(stored: string): ReadonlySet<PersonId> {
  return new Set(readSettings(stored).muted);
}
