/** Any match of any game at a table, always the same. */

import { type AnyGame, defaultOptions, pick, seededFate } from '@tortuga/kernel';
import { type Fortune, Table, type TableHeader, type TableRecord } from '@tortuga/tables';
import { commitTo, seedFate } from '../../luck/fortune.ts';
import { openLine } from './open-line.ts';

export const NOW = { at: 1, tick: 1 };

/** The same matches in every run. */
const fortune: Fortune = {
  draw: () => ({ seed: 'the same', commit: commitTo('the same') }),
  fate: seedFate,
};

function headerOf(game: AnyGame): TableHeader {
  return {
    game: game.id,
    rules: game.version,
    seats: game.seats.at(-1) ?? 2,
    options: defaultOptions(game),
    clock: { kind: 'none' },
    access: 'link',
    hints: true,
    host: 'p0',
  };
}

/** A table and its whole log, played at random. */
export class Played {
  readonly #game: AnyGame;
  readonly #records: TableRecord[];
  readonly table: Table;

  constructor(game: AnyGame) {
    const header = headerOf(game);
    const holders = Array.from({ length: header.seats }, (_, seat) => ({
      kind: 'person' as const,
      person: `p${seat}`,
    }));
    this.#game = game;
    this.#records = [...Table.found(header, holders, game, fortune, NOW).records];
    this.table = Table.open('t', this.#records, [game], fortune);
  }

  answer(seed: number): void {
    const fate = seededFate(seed);
    const seat = pick(fate, this.table.asked);
    const offers = this.table.sight(seat, NOW).question?.offers ?? [];
    const line = pick(
      fate,
      offers.flatMap((offer) => openLine(offer) ?? []),
    );
    const wish = { do: 'answer', seq: this.table.seq, move: line } as const;
    const judged = this.table.judge(`p${seat}`, wish, NOW);
    if (!judged.ok) throw new Error(judged.code);
    this.table.adopt(judged.value);
    this.#records.push(...judged.value.records);
  }

  get restored(): Table {
    return Table.restore('t', this.table.snapshot(), [], [this.#game], fortune);
  }

  get replayed(): Table {
    const stored: TableRecord[] = JSON.parse(JSON.stringify(this.#records));
    return Table.open('t', stored, [this.#game], fortune);
  }
}
