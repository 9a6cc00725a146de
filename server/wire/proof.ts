/** Proofs by the compiler that a schema lets through exactly what a type describes. */

/** The same type without `readonly` and with intersections merged, so that only meaning is compared. */
type Plain<T> = T extends readonly unknown[] | object ? { -readonly [K in keyof T]: Plain<T[K]> } : T;

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

/** `true` if both types mean the same, optional fields included; otherwise `false`. */
export type Equal<A, B> = Same<Plain<A>, Plain<B>>;

/** Compiles only where the proof holds. */
export function proven<Proof extends true>(_proof: Proof): void {}
