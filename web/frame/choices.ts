/** The choices of a question, arranged for reading: groups with a common beginning, keys, blocked ones by reason. */

import type { Text } from '@tortuga/kernel';
import type { ShownOffer } from '@tortuga/tables';

export { blockedAt, firstFree, labelAt, lineAt, offerOf } from '../toolkit/dial.ts';

export interface Choice {
  readonly line: string;
  /** What it is called in full. */
  readonly label: string;
  /** The same without what its group is called. */
  readonly short: string;
  readonly offer: ShownOffer;
  /** The key that takes it. */
  readonly key?: string;
}

interface ChoiceGroup {
  /** How all of them begin. */
  readonly title?: string;
  readonly choices: readonly Choice[];
}

/** Choices that are blocked for one reason. */
interface BlockedGroup {
  readonly code: string;
  readonly labels: readonly string[];
}

export interface Choices {
  readonly groups: readonly ChoiceGroup[];
  /** All choices in the order they are shown. */
  readonly all: readonly Choice[];
  readonly blocked: readonly BlockedGroup[];
}

/** With more than so many choices a list is long: it can be searched. */
export const LONG = 12;

/** From so many choices on, those with a common beginning are put together. */
const MANY = 5;

const KEYS = [...'123456789abcdefghijklmnopqrstuvwxyz'];

export function arrange(offers: readonly ShownOffer[], say: (text: Text) => string): Choices {
  const open = offers.filter((offer) => !isBlocked(offer));
  const groups = open.length < MANY ? [open] : grouped(open);
  const keys = KEYS.values();
  const shown = groups.map((group) => groupOf(group, groups.length > 1 || open.length >= MANY, say, keys));
  return { groups: shown, all: shown.flatMap(({ choices }) => choices), blocked: blockedOf(offers, say) };
}

/** A dial is blocked if all its values are. */
function isBlocked({ no, dial }: ShownOffer): boolean {
  return dial === undefined ? no !== undefined : dial.runs.every(([, , why]) => why !== undefined);
}

function groupBy<T>(list: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of list) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}

/** By the kind of move; where that leaves many together, by what it begins with. Those left alone stand together. */
function grouped(open: readonly ShownOffer[]): (readonly ShownOffer[])[] {
  const groups = [...groupBy(open, ({ move }) => move.type).values()].flatMap(splitByFirst);
  const alone = groups.filter(({ length }) => length === 1).flat();
  return [...groups.filter(({ length }) => length > 1), ...(alone.length === 0 ? [] : [alone])];
}

function splitByFirst(group: readonly ShownOffer[]): (readonly ShownOffer[])[] {
  if (group.length < MANY) return [group];
  const parts = [...groupBy(group, ({ move }) => String(Object.values(move)[1])).values()];
  return parts.length * 2 <= group.length ? parts : [group];
}

function groupOf(
  group: readonly ShownOffer[],
  isTitled: boolean,
  say: (text: Text) => string,
  keys: Iterator<string, undefined>,
): ChoiceGroup {
  const labels = group.map(({ label }) => say(label));
  const start = isTitled && group.length > 1 ? commonStart(labels) : '';
  const choices = group.map((offer, i) => {
    const label = labels[i] ?? '';
    const { value: key } = keys.next();
    const choice = { line: offer.line, label, short: label.slice(start.length), offer };
    return key === undefined ? choice : { ...choice, key };
  });
  return start === '' ? { choices } : { title: `${start.trimEnd()} …`, choices };
}

/** The words all labels begin with, as long as each has more to say. */
export function commonStart(labels: readonly string[]): string {
  const [first = '', ...others] = labels;
  let end = 0;
  for (let space = first.indexOf(' '); space >= 0; space = first.indexOf(' ', space + 1)) {
    const start = first.slice(0, space + 1);
    if (!others.every((label) => label.startsWith(start))) break;
    end = space + 1;
  }
  return first.slice(0, end);
}

function blockedOf(offers: readonly ShownOffer[], say: (text: Text) => string): BlockedGroup[] {
  const blocked = offers.filter(isBlocked);
  return [...groupBy(blocked, reasonOf)].map(([code, group]) => ({
    code,
    labels: group.map(({ label }) => say(label)),
  }));
}

function reasonOf({ no, dial }: ShownOffer): string {
  return no ?? dial?.runs[0]?.[2] ?? '';
}

/** Those whose label holds every word that was typed. */
export function matching(choices: readonly Choice[], typed: string): readonly Choice[] {
  const words = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return choices;
  return choices.filter(({ label }) => {
    const text = label.toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
}
