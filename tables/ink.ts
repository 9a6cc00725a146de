/** Where messages are written, piece by piece: to put them together as one text first would cost as much again. */

export interface Ink {
  write(text: string): void;
}
