/** Where two pieces of plain data differ first, in words; undefined if they are equal. */
export function difference(a: unknown, b: unknown): string | undefined {
  // Nearly always they are equal: no path is written down for nothing.
  return areEqual(a, b) ? undefined : firstDifference(a, b, '');
}

function areEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (!isObject(a) || !isObject(b) || Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  for (const key of keys) {
    if (!Object.hasOwn(b, key) || !areEqual(Reflect.get(a, key), Reflect.get(b, key))) return false;
  }
  return true;
}

function firstDifference(a: unknown, b: unknown, path: string): string | undefined {
  if (Object.is(a, b)) return undefined;
  if (!isObject(a) || !isObject(b)) return describe(path, a, b);
  // Maps, dates and instances of classes look empty from the outside, but their prototype gives them away.
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return describe(path, a, b);
  const keys = Object.keys(a);
  for (const key of keys) {
    if (!Object.hasOwn(b, key)) return describe(`${path}/${key}`, Reflect.get(a, key), 'nothing');
    const found = firstDifference(Reflect.get(a, key), Reflect.get(b, key), `${path}/${key}`);
    if (found !== undefined) return found;
  }
  if (keys.length === Object.keys(b).length) return undefined;
  const extra = Object.keys(b).find((key) => !Object.hasOwn(a, key)) ?? '';
  return describe(`${path}/${extra}`, 'nothing', Reflect.get(b, extra));
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function describe(path: string, a: unknown, b: unknown): string {
  return `${path === '' ? 'the whole' : path} is ${show(a)} here and ${show(b)} there`;
}

const LONGEST = 120;

function show(value: unknown): string {
  if (Object.is(value, -0)) return '-0';
  const kind = isObject(value) ? Object.getPrototypeOf(value)?.constructor?.name : undefined;
  const isPlain = kind === undefined || kind === 'Object' || kind === 'Array';
  const text = isPlain ? (JSON.stringify(value) ?? String(value)) : `a ${String(kind)}`;
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
