/** HARBOUR-12: REINFORCE cards face up again, for gold. */

import { at, type MoveRule, type Phase } from '@tortuga/kernel';
import { captainOf } from '../captains.ts';
import { SECTORS } from '../data/chart.ts';
import { FLIP_PRICE } from '../data/numbers.ts';
import type { Flip } from '../moves.ts';
import { say } from '../say.ts';
import type { FlipFrame, Piratenbucht } from '../state.ts';
import { faceDown, pay } from './purse.ts';
import { openChest } from './visits.ts';

/** Every set of sectors, the smaller ones first. */
const FLIPS = Array.from({ length: 1 << SECTORS.length }, (_, set): Flip => {
  return { type: 'flip', sectors: SECTORS.filter((_sector, i) => (set & (1 << i)) !== 0) };
}).sort((a, b) => a.sectors.length - b.sectors.length);

function priceOfFlip({ sectors }: Flip, credit: number): number {
  return Math.max(0, sectors.length * FLIP_PRICE - credit);
}

const flip: MoveRule<Piratenbucht, Flip, FlipFrame> = {
  type: 'flip',
  offers({ state, seat, frame: { credit } }, menu) {
    const { ship, gold } = captainOf(state, seat);
    const turned = faceDown(ship);
    for (let i = 0; i < FLIPS.length; i++) {
      const way = at(FLIPS, i);
      if (!way.sectors.every((sector) => turned.includes(sector))) continue;
      menu.add(way, priceOfFlip(way, credit) > gold ? 'no-gold' : undefined);
    }
  },
  label(way, _, { credit }) {
    const { sectors } = way;
    return sectors.length === 0
      ? say('flip.nothing')
      : say('flip', { sectors, price: priceOfFlip(way, credit) });
  },
  notation: ({ sectors }) => `flip ${sectors.length === 0 ? 'nothing' : sectors.join(' ')}`,
  apply(turn, { sectors }) {
    const { state, seat, frame, log } = turn;
    const captain = captainOf(state, seat);
    state.stack.pop();
    pay(captain, sectors.length * FLIP_PRICE, frame.credit);
    for (const sector of sectors) {
      captain.ship[sector].reinforce = 2;
      log?.({ type: 'shipCardRaised', seat, card: 'reinforce', sector });
    }
    openChest(turn, seat);
  },
};

export const flips: Phase<Piratenbucht, FlipFrame> = {
  seats: (_, { seat }) => [seat],
  prompt: ({ state, seat, frame }) => say('flip.ask', { gold: captainOf(state, seat).gold + frame.credit }),
  moves: [flip],
};
