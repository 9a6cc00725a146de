/** What part of the sea is looked at: never more than there is to see, never anything but the sea. */

import type { Spot } from './chart.ts';

/** The screen, in pixels. */
export interface Screen {
  readonly width: number;
  readonly height: number;
}

/** The middle of what is seen, on the paper, and how much nearer than the whole sea it is. */
export interface Camera extends Spot {
  readonly zoom: number;
}

export interface Box extends Spot {
  readonly w: number;
  readonly h: number;
}

/** The frame of the chart around the sea, in its measures. */
export const MARGIN = 160;
const NEAREST = 8;

/** Pixels for one unit when the whole sea is seen. */
function fittingScale(size: number, { width, height }: Screen): number {
  return Math.min(width, height) / (size + 2 * MARGIN);
}

export function fitted(size: number): Camera {
  return { x: size / 2, y: size / 2, zoom: 1 };
}

/** Pixels for one unit. */
export function scaleOf(camera: Camera, size: number, screen: Screen): number {
  return fittingScale(size, screen) * camera.zoom;
}

/** What is seen, as the box of the picture. */
export function boxOf(camera: Camera, size: number, screen: Screen): Box {
  const scale = scaleOf(camera, size, screen);
  const [w, h] = [screen.width / scale, screen.height / scale];
  return { x: camera.x - w / 2, y: camera.y - h / 2, w, h };
}

/** Keeps the middle where no more than the margin shows; where all fits, it is in the middle. */
function kept(middle: number, seen: number, size: number): number {
  const low = seen / 2 - MARGIN;
  const high = size + MARGIN - seen / 2;
  return low > high ? size / 2 : Math.min(Math.max(middle, low), high);
}

/** The same camera, with nothing out of sight. */
export function clamped(camera: Camera, size: number, screen: Screen): Camera {
  const zoom = Math.min(Math.max(camera.zoom, 1), NEAREST);
  const { w, h } = boxOf({ ...camera, zoom }, size, screen);
  return { x: kept(camera.x, w, size), y: kept(camera.y, h, size), zoom };
}

/** Zooms by a factor; what is at this place of the screen stays there. */
export function zoomed(camera: Camera, size: number, screen: Screen, factor: number, about: Spot): Camera {
  const zoom = Math.min(Math.max(camera.zoom * factor, 1), NEAREST);
  const under = toPaper(camera, size, screen, about);
  const by = camera.zoom / zoom;
  const moved = { x: under.x + (camera.x - under.x) * by, y: under.y + (camera.y - under.y) * by, zoom };
  return clamped(moved, size, screen);
}

/** Moves what is seen by so many pixels: the paper follows the finger. */
export function panned(camera: Camera, size: number, screen: Screen, by: Spot): Camera {
  const scale = scaleOf(camera, size, screen);
  return clamped({ ...camera, x: camera.x - by.x / scale, y: camera.y - by.y / scale }, size, screen);
}

/** A place of the screen on the paper. */
export function toPaper(camera: Camera, size: number, screen: Screen, { x, y }: Spot): Spot {
  const box = boxOf(camera, size, screen);
  const scale = scaleOf(camera, size, screen);
  return { x: box.x + x / scale, y: box.y + y / scale };
}

/** A place of the paper on the screen. */
export function toScreen(camera: Camera, size: number, screen: Screen, { x, y }: Spot): Spot {
  const box = boxOf(camera, size, screen);
  const scale = scaleOf(camera, size, screen);
  return { x: (x - box.x) * scale, y: (y - box.y) * scale };
}

/** As near as a part of the sea allows that is to be seen whole. */
export function closeUp({ x, y, w, h }: Box, size: number, screen: Screen): Camera {
  const zoom = Math.min(screen.width / w, screen.height / h) / fittingScale(size, screen);
  return clamped({ x: x + w / 2, y: y + h / 2, zoom }, size, screen);
}
