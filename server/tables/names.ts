/** The names of people, kept at hand for those who sit at tables in memory. */

import type { Names, PersonId } from '@tortuga/tables';
import type { Storage } from '../storage/storage.ts';

/** More names than this are not kept. */
const MOST = 20_000;

export class NameBook {
  readonly #people: Storage['people'];
  readonly #names = new Map<PersonId, string>();

  constructor(people: Storage['people']) {
    this.#people = people;
  }

  /** Makes sure that these names are at hand. */
  async load(ids: readonly PersonId[]): Promise<void> {
    const unknown = ids.filter((id) => !this.#names.has(id));
    if (unknown.length === 0) return;
    if (this.#names.size > MOST) this.#names.clear();
    const found = await this.#people.names(unknown);
    for (const id of unknown) this.#names.set(id, found.get(id) ?? '');
  }

  /** Names that are at hand; people who are gone have none. */
  of(ids: readonly PersonId[]): Names {
    return Object.fromEntries(ids.map((id) => [id, this.#names.get(id) ?? '']));
  }

  forget(id: PersonId): void {
    this.#names.delete(id);
  }
}
