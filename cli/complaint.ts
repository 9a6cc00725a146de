import { speaker, type Text } from '@tortuga/kernel';
import type { CliMessages } from './text/catalogue.ts';

const say = speaker<CliMessages>();

/** Something the person at the keyboard can mend: becomes one sentence on standard error and exit code 2. */
export class Complaint extends Error {
  readonly text: Text<CliMessages>;

  constructor(text: Text<CliMessages>) {
    super(text.id);
    this.text = text;
  }
}

/** A complaint by the name of its sentence. */
export function complaint<Id extends keyof CliMessages>(...text: Parameters<typeof say<Id>>): Complaint {
  return new Complaint(say(...text));
}
