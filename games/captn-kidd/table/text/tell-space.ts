/** What is said of one space: who stands there, what can be done, why not, who is in danger. */

import type { Space } from '../../rules/deck/spaces.ts';
import { type Aim, isOpen } from '../model/aims.ts';
import type { Danger } from '../model/dangers.ts';
import type { Figure } from '../model/figures.ts';
import type { Glow } from '../model/hand.ts';
import { type Teller, tellFigure } from './tell.ts';
import { WORDS } from './words.ts';

export interface SpaceFacts {
  readonly space: Space;
  readonly figures: readonly Figure[];
  /** The offers the space speaks of. */
  readonly aims: readonly Aim[];
  readonly glow: Glow | undefined;
  /** Only those that are shown. */
  readonly dangers: readonly Danger[];
  readonly reason: (code: string) => string;
}

export function tellSpace(teller: Teller, facts: SpaceFacts): string[] {
  const words = WORDS[teller.language];
  const here = facts.figures.filter(({ space }) => space === facts.space);
  const who = here.length === 0 ? [words.isFree] : here.map((figure) => tellFigure(teller, figure));
  return [...who, ...tellGlow(teller, facts), ...tellDangers(teller, facts)];
}

/** Lines as one sentence after the other, whether or not they end in a full stop. */
export function sentence(lines: readonly string[]): string {
  return lines.map((line) => line.replace(/\.$/, '')).join('. ');
}

function tellGlow({ language }: Teller, { glow, aims, reason }: SpaceFacts): string[] {
  const words = WORDS[language];
  if (glow === 'source') return [words.canMove];
  if (glow === 'held') return [words.isHeld];
  if (glow === 'end') return [words.whichSide];
  if (glow === 'side') return [words.fromHere];
  if (glow === 'target')
    return [aims.some(({ source }) => source === 'reserve') ? words.canPlace : words.canGo];
  const reasons = aims.filter((aim) => !isOpen(aim)).map(({ no }) => reason(no ?? ''));
  return [...new Set(reasons)];
}

function tellDangers({ language }: Teller, { space, dangers }: SpaceFacts): string[] {
  const words = WORDS[language];
  return dangers
    .filter(({ spaces }) => spaces.includes(space))
    .map(({ exits, hunts }) => {
      if (hunts.length === 0) return words.exits(exits.length);
      const rolls = new Set(hunts.flatMap((hunt) => hunt.rolls));
      return words.hunted([...rolls].sort((a, b) => a - b).join('/'));
    });
}
