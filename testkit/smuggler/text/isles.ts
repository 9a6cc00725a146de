import type { Isle } from '../rules/isles.ts';

/** Isles have proper names, the same in every language. */
export function isleName(isle: Isle): string {
  return isle.charAt(0).toUpperCase() + isle.slice(1);
}
