/** Where everything lies, in pixels: wide for desks and tablets, tall for phones and figures. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box extends Point {
  readonly w: number;
  readonly h: number;
}

/** A card on the table: the middle of it, and how it is turned. */
export interface Spot extends Point {
  readonly turn: number;
}

export interface Layout {
  readonly isWide: boolean;
  /** The whole picture. */
  readonly size: Box;
  /** The boards of the others, in the order of play. */
  readonly others: readonly Box[];
  readonly row: Box;
  readonly middle: Box;
  readonly plate: Box;
  readonly fleet: Box;
  readonly track: Box;
  readonly hand: Box;
  /** The widths of cards in the row, in the trick and in hand; all are 5 by 7. */
  readonly loot: number;
  readonly trick: number;
  readonly card: number;
}

export const CARD_RATIO = 1.4;
/** As many loot cards lie open at most. */
const ROW_LENGTH = 9;
/** The frame has a button in the lower left corner. */
const CORNER = 58;

export function layoutFor(w: number, h: number, seats: number): Layout {
  return w / h >= 1.3 ? wide(w, h, seats) : tall(w, h, seats);
}

function wide(w: number, h: number, seats: number): Layout {
  const gap = Math.max(6, Math.round(h * 0.016));
  const top = Math.round(h * 0.2);
  const rowY = top + 2 * gap;
  const rowH = Math.round(h * 0.315);
  const left = Math.round(w * 0.575);
  const ownY = rowY + rowH + gap;
  const plateH = Math.max(28, Math.round(h * 0.058));
  const trackH = Math.max(36, Math.round(h * 0.075));
  const fleetY = ownY + plateH;
  const right = { x: left + gap, w: w - left - 2 * gap };
  return sized({
    isWide: true,
    size: { x: 0, y: 0, w, h },
    others: columns({ x: gap, y: gap, w: w - 2 * gap, h: top }, seats - 1, gap),
    row: { x: gap, y: rowY, w: left - gap, h: rowH },
    middle: { ...right, y: rowY, h: rowH },
    plate: { x: gap, y: ownY, w: left - gap, h: plateH },
    fleet: { x: gap, y: fleetY, w: left - gap, h: h - fleetY - trackH - gap },
    track: { x: CORNER, y: h - trackH - gap / 2, w: left - CORNER, h: trackH },
    hand: { ...right, y: ownY, h: h - ownY - gap / 2 },
  });
}

function tall(w: number, h: number, seats: number): Layout {
  const gap = 4;
  const top = Math.round(h * 0.19);
  const rowY = top + 2 * gap;
  const rowH = Math.round(Math.min(h * 0.22, (w / ROW_LENGTH) * CARD_RATIO + 18));
  const middleY = rowY + rowH + gap;
  const handH = Math.round(h * 0.25);
  const middleH = h - handH - middleY - gap;
  const half = Math.round(w * 0.51);
  const right = { x: half + gap, w: w - half - 2 * gap };
  const [plateH, trackH] = [Math.round(middleH * 0.22), Math.round(middleH * 0.24)];
  return sized({
    isWide: false,
    size: { x: 0, y: 0, w, h },
    others: columns({ x: gap, y: gap, w: w - 2 * gap, h: top }, seats - 1, gap),
    row: { x: gap, y: rowY, w: w - 2 * gap, h: rowH },
    middle: { x: gap, y: middleY, w: half - gap, h: middleH },
    plate: { ...right, y: middleY, h: plateH },
    fleet: { ...right, y: middleY + plateH, h: middleH - plateH - trackH },
    track: { ...right, y: middleY + middleH - trackH, h: trackH },
    hand: { x: CORNER, y: h - handH, w: w - CORNER - gap, h: handH },
  });
}

/** The width of a card, if so many lie side by side and take a share of the height. */
function fits({ w, h }: Box, count: number, share: number): number {
  return Math.min(w / count, (h * share) / CARD_RATIO);
}

/** The cards are as large as their places allow. */
function sized(zones: Omit<Layout, 'loot' | 'trick' | 'card'>): Layout {
  const { row, middle, hand, isWide } = zones;
  return {
    ...zones,
    loot: Math.floor(fits(row, ROW_LENGTH + 0.4, isWide ? 0.72 : 0.84) * (isWide ? 0.94 : 0.96)),
    trick: Math.floor(fits(middle, isWide ? 6.4 : 5.2, isWide ? 0.64 : 0.58)),
    card: Math.floor(fits(hand, isWide ? 4.4 : 7.2, isWide ? 0.66 : 0.82)),
  };
}

function columns({ x, y, w, h }: Box, count: number, gap: number): Box[] {
  const each = (w - gap * (count - 1)) / count;
  return Array.from({ length: count }, (_, i) => ({ x: x + i * (each + gap), y, w: each, h }));
}

/** Places side by side in the middle of a box, each as wide as said if there is room, else closer. */
export function inARow({ x, y, w, h }: Box, count: number, step: number, width: number): Point[] {
  const pace = count < 2 ? 0 : Math.min(step, (w - width) / (count - 1));
  const first = x + w / 2 - (pace * (count - 1)) / 2;
  return Array.from({ length: count }, (_, i) => ({ x: first + i * pace, y: y + h / 2 }));
}

/** A hand of cards, as one holds it: upright in the middle, turned and lower towards the ends. */
export function fanOf({ hand, card, isWide }: Layout, count: number): Spot[] {
  const bend = isWide ? 3.2 : 1.6;
  return inARow(hand, count, card * 0.8, card * 1.15).map((point, i) => {
    const aside = i - (count - 1) / 2;
    return { ...point, y: point.y + aside * aside * bend * 0.55, turn: aside * bend };
  });
}

/** The four ships of the one who looks. */
export function berths({ fleet }: Layout): Box[] {
  return columns(fleet, 4, 4);
}

/** Where a number of tons is on the debt track. */
export function onTrack({ x, y, w, h }: Box, tons: number): Point {
  const step = w / 20;
  return { x: x + step * (tons + 0.5), y: y + h / 2 };
}

/** What is seen: all of it, or only some boxes with a little around them. */
export function closeUp({ size }: Layout, boxes: readonly Box[]): Box {
  const [first, ...rest] = boxes;
  if (first === undefined) return size;
  let [left, top, right, bottom] = [first.x, first.y, first.x + first.w, first.y + first.h];
  for (const { x, y, w, h } of rest) {
    [left, top] = [Math.min(left, x), Math.min(top, y)];
    [right, bottom] = [Math.max(right, x + w), Math.max(bottom, y + h)];
  }
  return inRatio({ x: left - 6, y: top - 6, w: right - left + 12, h: bottom - top + 12 }, size.w / size.h);
}

/** The smallest box of a shape around another. */
function inRatio({ x, y, w, h }: Box, ratio: number): Box {
  const [width, height] = w / h > ratio ? [w, w / ratio] : [h * ratio, h];
  return { x: x - (width - w) / 2, y: y - (height - h) / 2, w: width, h: height };
}
