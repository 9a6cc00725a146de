/** What the bench measures: a number with a name, and a remark or two for whoever reads the table. */

/** Says something about a figure beside its number: absolute speeds, the spread of the rounds. */
export type Note = (remark: string) => void;

/** A number we hold ourselves to. A new one is a line in `figures.ts`. */
export interface Figure {
  /** Lower-case words with dots, from the general to the particular. */
  readonly name: string;
  /** What the number says, in one line. */
  readonly what: string;
  /** Measures it. A ratio of two things is measured side by side: see `race.ts`. */
  run(note: Note): Promise<number> | number;
}
