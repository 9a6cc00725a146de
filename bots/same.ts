/** Do two values of plain data say the same, in whatever order their keys come? */
export function isSame(a: unknown, b: unknown): boolean {
  if (!isNested(a) || !isNested(b)) return Object.is(a, b);
  const keys = Object.keys(a);
  return (
    Array.isArray(a) === Array.isArray(b) &&
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isSame(Reflect.get(a, key), Reflect.get(b, key)))
  );
}

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;
