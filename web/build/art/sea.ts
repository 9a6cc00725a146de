/** Water and sky of an engraving. */

import { dice, draw, short } from './pen.ts';

interface Water {
  readonly from: number;
  readonly to: number;
  readonly width: number;
  readonly seed: number;
  /** Strokes are left out here, for what floats. */
  readonly isFree?: (x: number, y: number) => boolean;
}

/** Rows of waves, closer and finer towards the horizon. */
export function water({ from, to, width, seed, isFree = () => true }: Water): string {
  const luck = dice(seed);
  const strokes: string[] = [];
  for (let y = from, gap = 3; y < to; y += gap, gap *= 1.14) {
    const wave = 7 + gap * 1.7;
    for (let x = -luck() * 40; x < width; ) {
      const crests = 1 + Math.floor(luck() * 4);
      if (isFree(x + (wave * crests) / 2, y)) {
        const dips = Array.from({ length: crests - 1 }, () => `t${short(wave)} 0`).join('');
        strokes.push(
          `M${short(x)} ${short(y + luck())}q${short(wave / 2)} ${short(-gap * 0.55)} ${short(wave)} 0${dips}`,
        );
      }
      x += wave * crests + 6 + luck() * gap * 6;
    }
  }
  return draw(strokes.join(''), { width: 0.8, opacity: 0.6, cap: 'round' });
}

/** Long strokes in the sky, broken by what is light in it. */
export function sky(
  to: number,
  width: number,
  seed: number,
  isFree: (x: number, y: number) => boolean,
): string {
  const luck = dice(seed);
  const strokes: string[] = [];
  for (let y = 10; y < to; y += 5.5) {
    for (let x = -luck() * 60; x < width; ) {
      const length = 20 + luck() * 90;
      for (let part = x; part < x + length; part += 10) {
        if (isFree(part + 5, y))
          strokes.push(`M${short(part)} ${short(y)}h${short(Math.min(10, x + length - part))}`);
      }
      x += length + 14 + luck() * 70;
    }
  }
  return draw(strokes.join(''), { width: 0.6, opacity: 0.3 });
}

/** A cloud as engravers round it. */
export function cloud(x: number, y: number, scale: number): string {
  const s = (n: number) => n * scale;
  const edge = `M${x} ${y}q${s(4)} ${s(-14)} ${s(20)} ${s(-11)}q${s(8)} ${s(-15)} ${s(26)} ${s(-8)}q${s(16)} ${s(-8)} ${s(24)} ${s(6)}q${s(14)} ${s(0)} ${s(14)} ${s(13)}`;
  const shade = `M${x + s(14)} ${y - s(3)}q${s(6)} ${s(-5)} ${s(12)} ${s(-1)}M${x + s(36)} ${y - s(7)}q${s(8)} ${s(-6)} ${s(14)} 0M${x + s(56)} ${y - s(1)}q${s(7)} ${s(-5)} ${s(13)} 0M${x - s(6)} ${y + s(3)}h${s(96)}M${x + s(8)} ${y + s(7)}h${s(60)}`;
  return draw(edge, { width: 1, opacity: 0.8 }) + draw(shade, { width: 0.7, opacity: 0.5 });
}
