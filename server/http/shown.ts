/** What the routes of tables give, for the description of the API; the types are in `tables/told.ts`. */

import { LEVELS } from '@tortuga/bots';
import { ACCESS, PROPOSALS } from '@tortuga/tables';
import * as v from 'valibot';
import { STATUSES } from '../storage/storage.ts';

const ok = v.literal(true);
const text = v.object({ id: v.string(), params: v.looseObject({}) });
const move = v.looseObject({ type: v.string() });
const seats = v.array(v.number());
const names = v.record(v.string(), v.string());
const level = v.picklist(LEVELS);

const offer = v.object({
  line: v.string(),
  move,
  label: text,
  no: v.exactOptional(v.string()),
  dial: v.exactOptional(
    v.looseObject({ arg: v.string(), min: v.number(), max: v.number(), step: v.number() }),
  ),
});

const seat = v.object({
  kind: v.picklist(['open', 'person', 'bot']),
  person: v.exactOptional(v.string()),
  level: v.exactOptional(level),
  standIn: v.exactOptional(level),
  hasResigned: v.exactOptional(v.literal(true)),
  isOnVacation: v.exactOptional(v.literal(true)),
});

const sight = v.object({
  seq: v.number(),
  match: v.number(),
  entries: v.number(),
  view: v.exactOptional(v.unknown()),
  asked: seats,
  question: v.exactOptional(v.object({ since: v.number(), prompt: text, offers: v.array(offer) })),
  undoable: v.number(),
  seats: v.array(seat),
  clock: v.exactOptional(v.object({ left: v.array(v.number()), running: seats, at: v.number() })),
  proposal: v.exactOptional(
    v.object({
      what: v.picklist(PROPOSALS),
      seat: v.number(),
      count: v.exactOptional(v.number()),
      agreed: seats,
    }),
  ),
  outcome: v.exactOptional(v.looseObject({ places: v.array(v.number()) })),
});

const header = v.looseObject({
  game: v.string(),
  rules: v.number(),
  seats: v.number(),
  options: v.record(v.string(), v.union([v.string(), v.number()])),
  access: v.picklist(ACCESS),
  hints: v.boolean(),
  host: v.string(),
});

export const SEEN = v.object({
  ok,
  table: v.string(),
  items: v.array(v.looseObject({ type: v.string(), seq: v.number(), at: v.number() })),
  sight,
  header,
  you: v.exactOptional(v.number()),
  commit: v.exactOptional(v.string()),
  people: names,
});

const listing = v.object({
  table: v.string(),
  seq: v.number(),
  game: v.string(),
  status: v.picklist(STATUSES),
  access: v.picklist(ACCESS),
  host: v.string(),
  holders: v.array(v.string()),
  asked: v.array(v.string()),
  clock: v.string(),
  due: v.exactOptional(v.number()),
  created: v.number(),
  touched: v.number(),
  names,
});

const suggestion = v.object({ line: v.string(), move, label: text, expected: v.number() });

export const OK = v.object({ ok });
export const CREATED = v.object({ ok, table: v.string() });
export const SAID = v.object({ ok, seq: v.number() });
export const HINTED = v.object({ ok, suggestions: v.array(suggestion) });
export const LOOKED = v.object({ ok, view: v.unknown() });
export const LISTED = v.object({ ok, tables: v.array(listing) });
export const MATCH_FILE = v.looseObject({
  format: v.string(),
  game: v.string(),
  rules: v.number(),
  seats: v.number(),
  start: v.array(v.number()),
  log: v.array(v.looseObject({ seat: v.number(), move: v.string() })),
  length: v.number(),
});
