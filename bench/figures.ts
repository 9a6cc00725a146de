/** The only list of figures, in the order of the table. */

import type { Figure } from './figure.ts';
import { jamaicaPlayouts } from './jamaica/playouts.ts';
import { applying } from './loyal/apply.ts';
import { playouts } from './loyal/playouts.ts';
import { searches } from './loyal/search.ts';
import { serverMemory } from './server/memory.ts';
import { serverMoves } from './server/moves.ts';
import { spanishMainHeadings } from './spanish-main/headings.ts';
import { thinking } from './thinking.ts';
import { web } from './web/figures.ts';

export const FIGURES: readonly Figure[] = [
  ...playouts,
  ...applying,
  ...searches,
  ...jamaicaPlayouts,
  ...spanishMainHeadings,
  ...thinking,
  ...serverMoves,
  ...serverMemory,
  ...web,
];
