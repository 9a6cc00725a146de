/** Where messages are written, piece by piece: to put them together as one text first would cost as much again. */

export interface Ink {
  write(text: string): void;
  stamp(stamp: Stamp): void;
}

/** Words that are written again and again. Whoever writes them may keep here how they look as bytes. */
export class Stamp {
  readonly text: string;
  bytes: Uint8Array | undefined = undefined;

  constructor(text: string) {
    this.text = text;
  }
}
