import { seededFate } from '@tortuga/kernel';
import { describe, expect, test } from 'vitest';
import { CODES } from '../cards.ts';
import { CREW } from '../data/crew.ts';
import { READY_FLEETS } from '../data/fleets.ts';
import { SHIPS } from '../data/ships.ts';
import { HULL_PLANS } from '../sea/plans.ts';
import { crewDeckCards, dealPools, quickFleet } from './chance.ts';
import {
  costOf,
  type Fleet,
  type FleetRules,
  faultOf,
  NO_FLEET,
  roomFor,
  slotsOf,
  whyNotCrew,
  whyNotShip,
} from './fleet.ts';
import { answersFor, readFleet, writeFleet } from './line.ts';
import { fleetOf, readyFleet, readyWith } from './ready.ts';

const RULES: FleetRules = { limit: 30, hasPromos: false };

function fleet(line: string): Fleet {
  const read = readFleet(line);
  if (!read.ok) throw new Error(read.detail);
  return read.value;
}

function card(id: string) {
  return SHIPS.find((ship) => ship.id === id)!;
}

function crew(...ids: string[]) {
  return ids.map((id) => CREW.find((mate) => mate.id === id)!);
}

describe('cards', () => {
  test('[SHOOT-2, GEO-14] sixty ships and a promotional one, a cannon for every mast', () => {
    expect(SHIPS.filter(({ isPromo }) => !isPromo)).toHaveLength(60);
    for (const { cannons, hull } of SHIPS) {
      expect(cannons).toHaveLength(HULL_PLANS[hull].masts.length);
      for (const { rank, range } of cannons) {
        expect([2, 3, 4]).toContain(rank);
        expect(['S', 'L']).toContain(range);
      }
    }
  });

  test('[CREW-10] thirty-six named crew, and seven trades of each nation with their costs', () => {
    expect(CREW.filter(({ isGeneric }) => !isGeneric)).toHaveLength(36);
    const trades = CREW.filter(({ isGeneric, nation }) => isGeneric && nation === 'spain');
    expect(Object.fromEntries(trades.map(({ name, points }) => [name, points]))).toEqual({
      Cannoneer: 2,
      Captain: 3,
      Explorer: 1,
      Helmsman: 2,
      Musketeer: 3,
      Oarsman: 1,
      Shipwright: 2,
    });
    expect(CREW.filter(({ isGeneric }) => isGeneric)).toHaveLength(21);
  });

  test('[CREW-8] links go both ways', () => {
    for (const { id, link } of CREW) {
      if (link !== undefined) expect(CREW.find((mate) => mate.id === link)?.link).toBe(id);
    }
  });

  test('[ABILITY-15] every ability of a card is one of the codes, the one against forts included', () => {
    const printed = [
      ...SHIPS.flatMap(({ ability }) => (ability === undefined ? [] : [ability.code])),
      ...CREW.flatMap(({ abilities }) => abilities.map(({ code }) => code)),
    ];
    for (const code of printed) expect(CODES).toContain(code);
    expect(printed).toContain('IMMUNE_FORTS');
  });
});

describe('a fleet', () => {
  test('[SETUP-3, SETUP-4] costs its ships and crew, and no more than the limit', () => {
    expect(costOf(fleet('ES-007(EG-Captain) ES-015(EG-Explorer) ES-002'))).toBe(30);
    expect(faultOf(fleet('ES-007 ES-005'), RULES)).toEqual({ fault: 'over-limit', card: 'ES-005' });
    expect(faultOf(fleet('ES-007 ES-005'), { ...RULES, limit: 40 })).toBeUndefined();
    expect(faultOf(NO_FLEET, RULES)).toEqual({ fault: 'no-ship' });
    expect(faultOf(fleet('ES-002'), RULES)).toBeUndefined();
  });

  test('[SETUP-5] mixes nations freely', () => {
    expect(faultOf(fleet('ES-002(SG-Captain) SS-015 PS-021'), RULES)).toBeUndefined();
  });

  test('[SETUP-6] has each ship and each named crew once', () => {
    expect(whyNotShip(fleet('ES-002'), 'ES-002', RULES)).toBe('only-one');
    expect(whyNotCrew(fleet('PS-009(PC-009) PS-021'), 'PC-009', 1, RULES)).toBe('only-one');
  });

  test('[SETUP-7] has any number of a trade, of any nation', () => {
    expect(whyNotCrew(fleet('PS-011(PG-Captain)'), 'PG-Captain', 0, RULES)).toBeUndefined();
    expect(whyNotCrew(fleet('PS-011(PG-Captain)'), 'EG-Captain', 0, RULES)).toBeUndefined();
    // With a discount oarsmen cost nothing and take no room: one of them is enough.
    const discounted = fleet('ES-001(EC-006 EG-Oarsman)');
    expect(whyNotCrew(discounted, 'EG-Oarsman', 0, RULES)).toBe('only-one');
  });

  test('[SETUP-9] fills a space with each crew, but for those who take none', () => {
    expect(whyNotCrew(fleet('ES-002(EG-Explorer EG-Explorer)'), 'EG-Explorer', 0, RULES)).toBe('hold-full');
    expect(whyNotCrew(fleet('ES-002(EG-Explorer EG-Explorer)'), 'EG-Oarsman', 0, RULES)).toBeUndefined();
    expect(slotsOf(crew('SC-004', 'EG-Oarsman', 'EG-Captain'))).toBe(1);
  });

  test('[SETUP-10, CREW-8, ABILITY-44] a link and a bonus make room for one more each', () => {
    expect(roomFor(card('PS-009'), crew('PC-004', 'PC-009'))).toBe(4);
    expect(roomFor(card('PS-009'), crew('PC-004'))).toBe(3);
    expect(roomFor(card('SS-015'), crew('SC-004'))).toBe(3);
    // Master Bianco works for Spain only.
    expect(roomFor(card('PS-009'), crew('SC-004'))).toBe(3);
  });

  test('[SETUP-11, EX-42] the crew of a ship cost no more than the ship', () => {
    expect(faultOf(fleet('SS-015(SG-Captain SG-Helmsman)'), RULES)).toBeUndefined();
    expect(whyNotCrew(fleet('SS-015(SG-Captain)'), 'SG-Musketeer', 0, RULES)).toBe('crew-too-dear');
  });

  test('[SETUP-23] may leave crew on the home island', () => {
    const waiting = fleet('ES-002 home(EG-Captain EG-Captain)');
    expect([costOf(waiting), faultOf(waiting, RULES)]).toEqual([11, undefined]);
  });

  test('[ABILITY-41] CREW_DISCOUNT: every other crew on the ship costs less', () => {
    expect(costOf(fleet('ES-007(EC-006 EG-Captain EG-Explorer)'))).toBe(13 + 2 + 2 + 0);
    // On a ship of another nation the countess is of no use.
    expect(costOf(fleet('PS-011(EC-006 EG-Captain)'))).toBe(10 + 2 + 3);
    // Two who give a discount give it to each other.
    expect(costOf(fleet('PS-025(EC-006 PC-012)'))).toBe(7 + 1 + 1);
  });

  test('[SETUP-1] promotional cards are refused unless they are wanted', () => {
    expect(whyNotShip(NO_FLEET, 'PP-375', RULES)).toBe('promotional');
    expect(whyNotShip(NO_FLEET, 'PP-375', { ...RULES, hasPromos: true })).toBeUndefined();
    expect(whyNotShip(NO_FLEET, 'XX-999', RULES)).toBe('unknown-card');
    expect(whyNotCrew(fleet('ES-002'), 'XX-999', 0, RULES)).toBe('unknown-card');
  });
});

describe('where fleets come from', () => {
  test('[FLEET-1] nine ready-made fleets of thirty points, all of them legal', () => {
    expect(READY_FLEETS).toHaveLength(9);
    for (const ready of READY_FLEETS) {
      expect(faultOf(fleetOf(ready), RULES)).toBeUndefined();
      expect(costOf(fleetOf(ready))).toBe(30);
      expect(readyWith(ready.ships.map(([ship]) => ship))).toBe(ready);
    }
    expect(readyFleet('E1')?.name).toBe('Line and Couriers');
    expect(readyWith(['ES-007'])).toBeUndefined();
  });

  test('[FLEET-3] dealt pools come from one deck, and no card outside a pool joins', () => {
    const deck = crewDeckCards();
    expect(deck).toHaveLength(36 + 3 * 21);
    const pools = dealPools(seededFate(3), 3, RULES);
    expect(pools.map((pool) => pool.length)).toEqual([19, 19, 19]);
    const ships = pools.flat().filter((id) => SHIPS.some((ship) => ship.id === id));
    expect(new Set(ships).size).toBe(ships.length);
    for (const id of pools.flat()) {
      const copies = CREW.some((mate) => mate.id === id) ? deck.filter((other) => other === id).length : 1;
      expect(pools.flat().filter((other) => other === id).length).toBeLessThanOrEqual(copies);
    }
    const pool = ['ES-002', 'EG-Explorer'];
    expect(whyNotShip(NO_FLEET, 'SS-015', { ...RULES, pool })).toBe('not-dealt');
    expect(whyNotCrew(fleet('ES-002(EG-Explorer)'), 'EG-Explorer', 0, { ...RULES, pool })).toBe('not-dealt');
  });

  test('[FLEET-3] a pool without an affordable ship is dealt again', () => {
    const poor = { limit: 20, hasPromos: false };
    for (let seed = 1; seed <= 40; seed++) {
      for (const pool of dealPools(seededFate(seed), 5, poor)) {
        expect(pool.some((id) => whyNotShip(NO_FLEET, id, poor) === undefined)).toBe(true);
      }
    }
  });

  test('[FLEET-4] quick fleets are legal, keep a space free on every ship, and spend what they can', () => {
    for (const limit of [20, 30, 40]) {
      for (let seed = 1; seed <= 25; seed++) {
        const rules = { limit, hasPromos: seed % 2 === 0 };
        const quick = quickFleet(seededFate(seed), rules);
        expect(faultOf(quick, rules)).toBeUndefined();
        for (const { ship, crew: mates } of quick.ships) {
          const cards = crew(...mates);
          expect(slotsOf(cards)).toBeLessThan(roomFor(card(ship), cards));
          for (const { nation } of cards) expect(nation).toBe(card(ship).nation);
        }
      }
    }
  });
});

describe('a fleet in one line', () => {
  test('[FLEET-2] is read as it was written', () => {
    for (const ready of READY_FLEETS) {
      expect(readFleet(writeFleet(fleetOf(ready)), RULES)).toEqual({ ok: true, value: fleetOf(ready) });
    }
    const line = 'ES-002(EG-Explorer) home(EG-Captain)';
    expect(writeFleet(fleet(line))).toBe(line);
    expect(fleet('  ES-002( EG-Explorer,EG-Oarsman )  SS-015')).toEqual({
      ships: [
        { ship: 'ES-002', crew: ['EG-Explorer', 'EG-Oarsman'] },
        { ship: 'SS-015', crew: [] },
      ],
      ashore: [],
    });
  });

  test('[FLEET-2] is refused with a reason, and the card it is about', () => {
    expect(readFleet('ES-001 ES-005', RULES)).toMatchObject({ code: 'over-limit', detail: 'ES-005' });
    expect(readFleet('SS-015(SG-Captain SG-Musketeer)', RULES)).toMatchObject({ code: 'crew-too-dear' });
    expect(readFleet('', RULES)).toMatchObject({ code: 'no-ship' });
    for (const nonsense of [undefined, 7, {}, 'x'.repeat(5000), 'ES-002((', ')(', 'ES-002)x(']) {
      expect(readFleet(nonsense, RULES)).toMatchObject({ ok: false, code: 'malformed' });
    }
  });

  test('[FLEET-2] becomes the answers that build it', () => {
    expect(answersFor(fleet('ES-002(EG-Explorer) SS-015 home(EG-Captain)'))).toEqual([
      'launch ES-002',
      'hire EG-Explorer',
      'launch SS-015',
      'ashore',
      'hire EG-Captain',
      'ready',
    ]);
  });
});
