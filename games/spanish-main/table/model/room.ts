/** How the room is shared: the sea takes what it can, the fleets what it leaves. */

import type { Screen } from './camera.ts';

export interface Room {
  /** Is the panel beside the sea, not below? */
  readonly isWide: boolean;
  /** The width or the height of the panel; 0: it is opened over the sea. */
  readonly panel: number;
  /** Little room for instruments. */
  readonly isSmall: boolean;
}

const PANEL = { least: 230, most: 340 };

/** `isBare`: a picture in a book has no panel. */
export function roomFor({ width, height }: Screen, isBare: boolean): Room {
  const isSmall = width < 560;
  const beside = width - height;
  if (isBare || width < 640 || beside < PANEL.least - 60) {
    const below = !isBare && !isSmall && height - width > 160 ? height - width : 0;
    return { isSmall, isWide: false, panel: below };
  }
  return { isSmall, isWide: true, panel: Math.min(Math.max(beside, PANEL.least), PANEL.most) };
}
