// Draws the engravings and icons of the client: node scripts/draw-art.ts

import { writeFileSync } from 'node:fs';
import { chart } from '../web/build/art/chart.ts';
import { icon } from '../web/build/art/icons.ts';
import { loyalCaptain, madagaskar, quedahMerchant } from '../web/build/art/vignettes.ts';
import { photograph } from './art/photograph.ts';

const FOLDER = new URL('../web/art/', import.meta.url);
const PUBLIC = new URL('../web/public/', import.meta.url);

function write(name: string, id: string, content: string): void {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><g id="${id}">${content}</g></svg>\n`;
  writeFileSync(new URL(`${name}.svg`, FOLDER), svg);
  console.log(`${name}.svg ${svg.length} bytes`);
}

write('chart', 'chart', chart());
write('loyal-captain', 'v', loyalCaptain());
write('quedah-merchant', 'v', quedahMerchant());
write('madagaskar', 'v', madagaskar());

/** What systems ask for: a round-cornered icon, one they cut themselves, and one for Apple, which is never cut. */
const ICONS = [
  { name: 'icon-192', pixels: 192, look: { corner: 22, size: 78 } },
  { name: 'icon-512', pixels: 512, look: { corner: 22, size: 78 } },
  { name: 'icon-maskable', pixels: 512, look: { corner: 0, size: 60 } },
  { name: 'icon-180', pixels: 180, look: { corner: 0, size: 74 } },
] as const;

writeFileSync(new URL('icon.svg', PUBLIC), icon({ corner: 22, size: 84 }));
for (const { name, pixels, look } of ICONS) photograph(icon(look), pixels, new URL(`${name}.png`, PUBLIC));
