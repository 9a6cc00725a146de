/** Queries written down once and run with many values: writing one down costs more than sending it. */

import type { Compilable, CompiledQuery } from 'kysely';

/** Stands in a query for a value that is not known yet. */
class Hole {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }
}

/** Takes the place of a value while the query is written down. */
export type Holes<Values> = { readonly [Name in keyof Values]-?: Values[Name] };

/** Writes a query with holes down; what it returns fills them. */
export function template<Values extends object>(
  names: readonly (keyof Values)[],
  write: (holes: Holes<Values>) => Compilable,
): (values: Values) => CompiledQuery {
  // The database library takes any value as a parameter and never looks at it.
  const holes = Object.fromEntries(names.map((name) => [name, new Hole(name)])) as unknown as Holes<Values>;
  const query = write(holes).compile();
  return (values) => ({
    ...query,
    parameters: query.parameters.map((p) => (p instanceof Hole ? values[p.name as keyof Values] : p)),
  });
}
