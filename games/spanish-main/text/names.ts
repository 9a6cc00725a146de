/** Ships, crew and islands in sentences. Ships and people keep their names; trades and islands are translated. */

import { at } from '@tortuga/kernel';
import type { CrewCard, Nation } from '../rules/cards.ts';
import { CREW } from '../rules/data/crew.ts';
import { SHIPS } from '../rules/data/ships.ts';
import type { CrewName, IslandName, ShipName } from '../rules/events.ts';
import { crewNumber, shipNumber } from '../rules/fleet/fleet.ts';
import { readyFleet } from '../rules/fleet/ready.ts';
import type { Face, Unique } from '../rules/treasure.ts';

/** What a language calls things that have no name of their own. */
export interface Vocabulary {
  readonly trades: { readonly [name: string]: string };
  readonly nations: { readonly [N in Nation]: string };
  /** In the order of the island shapes. */
  readonly islands: readonly string[];
  readonly uniques: { readonly [U in Unique]: string };
  readonly gold: (amount: number) => string;
}

/** The names that sentences of one language use. */
export interface Names {
  ship(name: ShipName): string;
  shipCard(id: string): string;
  crew(name: CrewName): string;
  crewCard(id: string): string;
  island(name: IslandName): string;
  shape(shape: number): string;
  face(face: Face): string;
  unique(unique: Unique): string;
  fleet(id: string): string;
  nation(nation: Nation): string;
}

export function namesIn({ trades, nations, islands, uniques, gold }: Vocabulary): Names {
  const crewIn = ({ name, nation, isGeneric }: CrewCard) =>
    isGeneric ? `${trades[name] ?? name} (${nations[nation]})` : name;
  return {
    ship: ({ ship, card, isTwin }) => `${at(SHIPS, card).name}${isTwin === true ? ` (${ship + 1})` : ''}`,
    shipCard: (id) => SHIPS[shipNumber(id) ?? -1]?.name ?? id,
    crew: ({ card }) => crewIn(at(CREW, card)),
    crewCard: (id) => {
      const card = CREW[crewNumber(id) ?? -1];
      return card === undefined ? id : crewIn(card);
    },
    island: ({ island, shape }) => `${at(islands, shape)} (${island + 1})`,
    shape: (shape) => at(islands, shape),
    face: (face) => (typeof face === 'number' ? gold(face) : uniques[face]),
    unique: (unique) => uniques[unique],
    fleet: (id) => readyFleet(id)?.name ?? id,
    nation: (nation) => nations[nation],
  };
}
