/**
 * Proof by the compiler that a schema lets through exactly what a type describes:
 * `true satisfies Equal<InferOutput<typeof SCHEMA>, Type>`.
 */

/** Only what matters is compared: no `readonly`, intersections merged, optional fields marked but never left out. */
type Plain<T> = T extends readonly (infer Item)[]
  ? Plain<Item>[]
  : T extends object
    ? { -readonly [K in keyof T]-?: object extends Pick<T, K> ? { maybe: Plain<T[K]> } : Plain<T[K]> }
    : T;

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

/** `true` if both types mean the same, otherwise `false`. */
export type Equal<A, B> = Same<Plain<A>, Plain<B>>;
