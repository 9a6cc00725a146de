/** Fleets of thirty points that are ready to sail (FLEET-1). */

import type { Nation } from '../cards.ts';

export interface ReadyFleet {
  readonly id: string;
  readonly name: string;
  readonly nation: Nation;
  /** A card id for every ship, and those of its crew. */
  readonly ships: readonly (readonly [ship: string, ...crew: string[]])[];
}

export const READY_FLEETS: readonly ReadyFleet[] = [
  {
    id: 'E1',
    name: 'Line and Couriers',
    nation: 'england',
    ships: [['ES-007', 'EG-Captain'], ['ES-015', 'EG-Explorer'], ['ES-002']],
  },
  {
    id: 'E2',
    name: 'Hunter and Haulers',
    nation: 'england',
    ships: [
      ['ES-016', 'EG-Captain'],
      ['ES-009', 'EG-Explorer'],
      ['ES-002', 'EG-Explorer'],
    ],
  },
  {
    id: 'E3',
    name: 'Harbour Swarm',
    nation: 'england',
    ships: [['ES-014', 'EG-Helmsman'], ['ES-013'], ['ES-011', 'EG-Explorer'], ['ES-002', 'EG-Explorer']],
  },
  {
    id: 'S1',
    name: 'Eagle and Fish',
    nation: 'spain',
    ships: [
      ['SS-007', 'SG-Captain'],
      ['SS-013', 'SG-Explorer'],
      ['SS-015', 'SG-Explorer'],
    ],
  },
  {
    id: 'S2',
    name: 'Pirate Hunters',
    nation: 'spain',
    ships: [['SS-008', 'SG-Captain', 'SG-Helmsman'], ['SS-014'], ['SS-015', 'SG-Explorer']],
  },
  {
    id: 'S3',
    name: 'Treasure Convoy',
    nation: 'spain',
    ships: [
      ['SS-005', 'SG-Helmsman', 'SG-Explorer', 'SG-Oarsman'],
      ['SS-016', 'SG-Captain', 'SG-Cannoneer'],
    ],
  },
  {
    id: 'P1',
    name: 'Monkey Business',
    nation: 'pirates',
    ships: [['PS-009', 'PC-004', 'PC-009'], ['PS-018', 'PG-Explorer', 'PG-Helmsman'], ['PS-021']],
  },
  {
    id: 'P2',
    name: 'Deep Hold',
    nation: 'pirates',
    ships: [
      ['PS-011', 'PG-Captain', 'PG-Helmsman', 'PG-Explorer', 'PG-Shipwright'],
      ['PS-019', 'PG-Explorer'],
      ['PS-017', 'PG-Explorer'],
    ],
  },
  {
    id: 'P3',
    name: 'Blackheart',
    nation: 'pirates',
    ships: [['PS-014', 'PC-002', 'PG-Helmsman', 'PG-Oarsman'], ['PS-016'], ['PS-021']],
  },
];
