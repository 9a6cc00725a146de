/** Measures figures one after the other and writes down what came out. */

import type { Figure } from './figure.ts';
import { short } from './race.ts';

type Write = (text: string) => void;

/** One JSON object: the number of every figure by its name. */
export async function asJson(figures: readonly Figure[], write: Write): Promise<void> {
  const numbers: { [name: string]: number } = {};
  for (const { name, run } of figures) numbers[name] = short(await run(() => {}));
  write(`${JSON.stringify(numbers, undefined, 2)}\n`);
}

/** A line for every figure as soon as it is known, with remarks below it. */
export async function asTable(figures: readonly Figure[], write: Write): Promise<void> {
  const width = Math.max(...figures.map(({ name }) => name.length));
  for (const { name, what, run } of figures) {
    write(name.padEnd(width));
    const remarks: string[] = [];
    const number = await run((remark) => remarks.push(remark));
    write(`${String(short(number)).padStart(8)}  ${what}\n`);
    for (const remark of remarks) write(`${' '.repeat(width + 10)}${remark}\n`);
  }
}
