import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { findChromium, NO_CHROMIUM } from '../setup/chromium.mjs';

/** Lets the browser turn a square SVG into a PNG of so many pixels. */
export function photograph(svg: string, pixels: number, file: URL): void {
  const chromium = findChromium();
  if (chromium === undefined) throw new Error(NO_CHROMIUM);
  const folder = mkdtempSync(join(tmpdir(), 'tortuga-icon-'));
  const page = join(folder, 'icon.html');
  writeFileSync(page, `<style>body{margin:0}svg{display:block;width:${pixels}px}</style>${svg}`);
  const options = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--hide-scrollbars',
    '--default-background-color=00000000',
    `--window-size=${pixels},${pixels}`,
    `--screenshot=${fileURLToPath(file)}`,
  ];
  execFileSync(chromium, [...options, pathToFileURL(page).href], { stdio: 'ignore' });
  rmSync(folder, { recursive: true });
}
