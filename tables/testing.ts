/** A table for tests: people speak, time passes when it is told to, and luck follows from small numbers. */

import {
  type AnyGame,
  type AnyOptions,
  defaultOptions,
  legalFor,
  readMove,
  type Seat,
  seededFate,
  type Viewer,
  writeMove,
} from '@tortuga/kernel';
import type { TableHeader } from './header.ts';
import type { Ink, Stamp } from './ink.ts';
import type { Holder, TableRecord } from './records.ts';
import type { Say } from './say.ts';
import type { Fortune } from './state.ts';
import { type Judged, type Moment, Table } from './table.ts';
import type { Item, Sight } from './told.ts';

/** Luck by the number of the match and of the draw: dictated, or else any. */
function plainFortune(draws?: readonly number[]): Fortune {
  let matches = 0;
  return {
    draw() {
      matches += 1;
      return { seed: `seed ${matches}`, commit: `hash ${matches}` };
    },
    fate(seed, from) {
      let number = from;
      const match = 1000 * Number(seed.slice(5));
      return {
        draw(n) {
          const any = seededFate(match + number).draw(n);
          return draws?.[number++] ?? any;
        },
      };
    },
  };
}

/** `ann` is a person, `:bosun` a bot, and nothing an open seat. */
function holderOf(name: string): Holder {
  if (name === '') return { kind: 'open' };
  const level = name.slice(1);
  return name.startsWith(':')
    ? ({ kind: 'bot', level } as Extract<Holder, { kind: 'bot' }>)
    : { kind: 'person', person: name };
}

export interface Setting extends Partial<Omit<TableHeader, 'game' | 'rules' | 'seats' | 'options'>> {
  readonly options?: AnyOptions;
  /** The first draws of every match; later ones are any. */
  readonly draws?: readonly number[];
}

/** A table with these on its seats. Ann is the host. */
export class Drill {
  readonly game: AnyGame;
  readonly fortune: Fortune;
  readonly table: Table;
  readonly records: TableRecord[] = [];
  /** The two clocks of the server differ, so that nobody mistakes one for the other. */
  now: Moment = { at: 1_000_000, tick: 0 };

  constructor(game: AnyGame, holders: readonly string[], setting: Setting = {}) {
    const { draws, options, ...agreed } = setting;
    this.game = game;
    this.fortune = plainFortune(draws);
    const header: TableHeader = {
      game: game.id,
      rules: game.version,
      seats: holders.length,
      options: { ...defaultOptions(game), ...options },
      clock: { kind: 'none' },
      access: 'link',
      hints: true,
      host: 'ann',
      ...agreed,
    };
    const { records } = Table.found(header, holders.map(holderOf), game, this.fortune, this.now);
    this.records.push(...records);
    this.table = Table.open('t', this.records, [game], this.fortune);
  }

  /** `ok`, or the code of the refusal, which must leave no trace. */
  say(person: string, say: Say): string {
    return this.take(this.table.judge(person, say, this.now));
  }

  /** Answers knowing all that happened, or no more than `seq`. */
  answer(person: string, move: string, seq = this.table.seq): string {
    return this.say(person, { do: 'answer', move, seq });
  }

  bot(seat: Seat, line: string): string {
    const turn = this.table.botTurns().find((other) => other.seat === seat);
    const { play } = this.table.state;
    const move = play && readMove(this.game, play.match.state, seat, line);
    if (turn === undefined || !move?.ok) return 'not-your-turn';
    return this.take(this.table.judgeBot(turn, move.value, this.now));
  }

  take(judged: Judged): string {
    if (!judged.ok) return judged.code;
    this.table.adopt(judged.value);
    this.records.push(...judged.value.records);
    return 'ok';
  }

  /** Time passes; whoever has none left is late. */
  wait(milliseconds: number): void {
    this.now = { at: this.now.at + milliseconds, tick: this.now.tick + milliseconds };
    for (;;) {
      const judged = this.table.judgeClocks(this.now);
      if (judged === undefined || this.take(judged) !== 'ok') return;
    }
  }

  sight(viewer: Viewer = 'watcher'): Sight {
    return this.table.sight(viewer, this.now);
  }

  /** What a viewer was told, by type. */
  told(viewer: Viewer = 'watcher', since?: number): Item['type'][] {
    return this.table.items(viewer, since).map(({ type }) => type);
  }

  /** The types of the last records. */
  last(count: number): TableRecord['type'][] {
    return this.records.slice(-count).map(({ type }) => type);
  }

  /** The match as a file. */
  file() {
    const file = this.table.file([]);
    if (file === undefined) throw new Error('no match has begun');
    return file;
  }

  /** Any legal answer of a seat, in one line. */
  anyLine(seat: Seat, seed: number): string {
    const { play } = this.table.state;
    if (play === undefined) throw new Error('no match has begun');
    const { state } = play.match;
    return writeMove(this.game, state, legalFor(this.game, state, seat).pick(seededFate(seed)));
  }
}

/** Everybody who can look at a table. */
export function viewersOf({ records: [first] }: Drill): Viewer[] {
  const seats = first?.type === 'created' ? first.header.seats : 0;
  return [...Array.from({ length: seats }, (_, seat) => seat), 'watcher'];
}

/** Keeps what is written as one text. */
export class Scroll implements Ink {
  text = '';

  write(text: string): void {
    this.text += text;
  }

  stamp({ text }: Stamp): void {
    this.text += text;
  }
}
