/** The terminal, or the files and pipes in its place: lines in, text out, colours where they are welcome. */

import { createInterface, type Interface } from 'node:readline';
import { stripVTControlCharacters, styleText } from 'node:util';
import type { Paint, Seat } from '@tortuga/kernel';

/** Where nobody says how wide the page is. */
const PAGE = 80;

const SEATS = ['cyan', 'yellow', 'magenta', 'green', 'red', 'blue'] as const;

/** How text is set off. */
export interface Style extends Paint {
  strong(text: string): string;
}

export function styleFor(isColoured: boolean): Style {
  const set = (format: Parameters<typeof styleText>[0], text: string) =>
    isColoured ? styleText(format, text, { validateStream: false }) : text;
  return {
    seat: (seat: Seat, text) => set(['bold', SEATS[seat % SEATS.length] ?? 'cyan'], text),
    faint: (text) => set('dim', text),
    strong: (text) => set('bold', text),
  };
}

/** The style for standard output; https://no-color.org */
export function outputStyle(): Style {
  return styleFor(process.stdout.isTTY && !process.env['NO_COLOR']);
}

/** The columns a text takes, colours not counted. */
export function widthOf(text: string): number {
  return stripVTControlCharacters(text).length;
}

export function padTo(width: number, text: string): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

/** A line broken between words. */
export function wrap(line: string, columns: number): string {
  let width = 0;
  return line.replace(/ *[^ ]+/g, (word) => {
    width += widthOf(word);
    if (width <= columns) return word;
    width = widthOf(word.trimStart());
    return `\n${word.trimStart()}`;
  });
}

/** A person at a keyboard, or a file in their place. */
export class Terminal {
  readonly isTty = process.stdin.isTTY && process.stdout.isTTY;
  readonly style = outputStyle();
  readonly #lines: Interface;
  readonly #reader: AsyncIterator<string>;
  /** What Tab completes. */
  completions: readonly string[] = [];

  /** What must still be done when somebody presses Ctrl-C, or when nobody reads what is printed. */
  onLeave: () => void = () => undefined;

  constructor() {
    this.#lines = createInterface({
      input: process.stdin,
      ...(this.isTty ? { output: process.stdout } : {}),
      completer: (line: string) => [this.completions.filter((word) => word.startsWith(line)), line],
    });
    this.#reader = this.#lines[Symbol.asyncIterator]();
    const interrupt = () => this.#leave(130);
    this.#lines.on('SIGINT', interrupt);
    process.on('SIGINT', interrupt);
    process.stdout.prependListener('error', () => this.#leave(0));
  }

  #leave(code: number): void {
    this.onLeave();
    if (this.isTty) process.stdout.write('\n');
    process.exit(code);
  }

  get columns(): number {
    return (this.isTty && process.stdout.columns) || PAGE;
  }

  /** Without a terminal, or with one that does not say, there is no end of the page. */
  get rows(): number {
    return (this.isTty && process.stdout.rows) || Number.POSITIVE_INFINITY;
  }

  print(text = ''): void {
    process.stdout.write(`${text}\n`);
  }

  /** Sentences, broken between words where there is an edge. */
  tell(...lines: string[]): void {
    for (const line of lines.join('\n').split('\n')) this.print(this.isTty ? wrap(line, this.columns) : line);
  }

  complain(sentence: string): void {
    process.stderr.write(`${sentence}\n`);
  }

  /** An empty page; with `forGood`, nobody can scroll back to what stood there. */
  clear({ forGood = false } = {}): void {
    if (this.isTty) process.stdout.write(forGood ? '\u001b[H\u001b[2J\u001b[3J' : '\u001b[H\u001b[2J');
  }

  /** The next line; `undefined` when there are no more. What comes from a pipe is shown as if it were typed. */
  async read(prompt: string): Promise<string | undefined> {
    if (this.isTty) {
      this.#lines.setPrompt(prompt);
      this.#lines.prompt();
    } else process.stdout.write(prompt);
    const { value, done } = await this.#reader.next();
    if (!this.isTty || done) this.print(done ? '' : value);
    return done ? undefined : value.trim();
  }

  close(): void {
    this.#lines.close();
  }
}
