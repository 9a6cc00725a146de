/** A harbour without a browser: the same tables and bots, kept in memory, asked directly. */

import { GAMES } from '@tortuga/games';
import type { AnyGame } from '@tortuga/kernel';
import type { Welcome } from '@tortuga/tables';
import { answer } from '../../../thinking/answer.ts';
import type { Extras } from '../../knowledge.ts';
import { LocalHarbour } from '../harbour.ts';
import { type Keep, MemoryKeep } from '../keep.ts';
import type { LocalWishes } from '../protocol.ts';

type Heard = Welcome & Extras;

/** A page that asks, and hears. */
export interface TestPage {
  readonly keep: Keep;
  readonly harbour: LocalHarbour;
  readonly heard: Heard[];
  /** The last news. */
  readonly last: Heard;
  ask(wish: LocalWishes): Promise<{ readonly ok: boolean; readonly code?: string; readonly table?: string }>;
  /** Resolves when something is heard of which this is true. */
  until(isTrue: (news: Heard) => boolean): Promise<Heard>;
}

/** Something to wait for, until the test opens it. */
export class Gate {
  readonly #locks: (() => void)[] = [];
  readonly promise = new Promise<void>((resolve) => this.#locks.push(resolve));

  open(): void {
    for (const unlock of this.#locks) unlock();
  }
}

let made = 0;

export function openPage(
  options: {
    readonly keep?: Keep;
    readonly games?: readonly AnyGame[];
    readonly spread?: (table: string) => void;
    /** How long bots take. */
    readonly pause?: () => Promise<void>;
  } = {},
): TestPage {
  const {
    keep = new MemoryKeep(),
    games = GAMES,
    spread = () => undefined,
    pause = async () => undefined,
  } = options;
  const heard: Heard[] = [];
  let wake: (() => void) | undefined;
  const harbour = new LocalHarbour({
    keep,
    loadGame: async (id) => games.find((game) => game.id === id),
    think: async (ask) => answer(games, { ...ask, budget: { iterations: 20 } }),
    pause,
    newId: () => `table-${++made}`,
    hear: (news) => {
      heard.push(news as Heard);
      wake?.();
    },
    spread,
  });
  return {
    keep,
    harbour,
    heard,
    get last() {
      const news = heard.at(-1);
      if (news === undefined) throw new Error('nothing was heard yet');
      return news;
    },
    ask: (wish) => harbour.answer(wish),
    async until(isTrue) {
      for (;;) {
        const news = heard.at(-1);
        if (news !== undefined && isTrue(news)) return news;
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
  };
}

/** Sits down at a new table, and looks at it. */
export async function sitDown(
  page: TestPage,
  wish: Extract<LocalWishes, { readonly do: 'create' }>['wish'],
): Promise<string> {
  const { table = '', code } = await page.ask({ do: 'create', wish });
  if (code !== undefined) throw new Error(code);
  await page.ask({ do: 'watch', table });
  return table;
}
