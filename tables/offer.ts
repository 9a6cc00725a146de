/** An offer that is made again and again, at many tables: put into words once, and once for every reason against it. */

import type { AnyMove } from '@tortuga/kernel';
import { Stamp } from './ink.ts';
import type { ShownOffer } from './told.ts';

export class KeptOffer implements ShownOffer {
  readonly line: string;
  readonly move: AnyMove;
  readonly label: ShownOffer['label'];
  declare readonly no?: string;
  #alone: Stamp | undefined;
  #afterComma: Stamp | undefined;
  #blocked: Map<string, KeptOffer> | undefined;

  constructor(line: string, move: AnyMove, label: ShownOffer['label'], no?: string) {
    this.line = line;
    this.move = move;
    this.label = label;
    if (no !== undefined) this.no = no;
  }

  /** The same offer, blocked if there is a reason. */
  because(no: string | undefined): KeptOffer {
    return no === undefined ? this : (this.#blocked?.get(no) ?? this.#block(no));
  }

  #block(no: string): KeptOffer {
    const blocked = new KeptOffer(this.line, this.move, this.label, no);
    this.#blocked ??= new Map();
    this.#blocked.set(no, blocked);
    return blocked;
  }

  /** As JSON, for the first of several. */
  get alone(): Stamp {
    this.#alone ??= new Stamp(JSON.stringify(this));
    return this.#alone;
  }

  get afterComma(): Stamp {
    this.#afterComma ??= new Stamp(`,${JSON.stringify(this)}`);
    return this.#afterComma;
  }
}
