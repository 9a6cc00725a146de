/** TREASUREISLAND-3 to TREASUREISLAND-6: treasure and gold become fame. */

import type { MoveRule, Phase } from '@tortuga/kernel';
import { captainOf, gainFame, unloadTreasure } from '../captains.ts';
import { GOLD_PER_FAME } from '../data/numbers.ts';
import type { BuryGold, BuryTreasure } from '../moves.ts';
import { say } from '../say.ts';
import type { ChestFrame, Piratenbucht, PurseFrame } from '../state.ts';
import { endVisit, openPurse } from './visits.ts';

const buryTreasure: MoveRule<Piratenbucht, BuryTreasure, ChestFrame> = {
  type: 'buryTreasure',
  offers({ state, seat }, menu) {
    const max = captainOf(state, seat).treasure;
    menu.dial({ type: 'buryTreasure', treasures: 0 }, 'treasures', { min: 0, max, step: 1 });
  },
  label: ({ treasures }) => say('buryTreasure', { treasures }),
  apply(turn, { treasures }) {
    const { state, seat, log } = turn;
    state.stack.pop();
    if (treasures > 0) log?.({ type: 'buriedTreasure', seat, treasures });
    unloadTreasure(state, seat, treasures);
    gainFame(turn, seat, treasures, 'treasure');
    openPurse(turn, seat);
  },
};

const buryGold: MoveRule<Piratenbucht, BuryGold, PurseFrame> = {
  type: 'buryGold',
  offers({ state, seat }, menu) {
    const max = Math.floor(captainOf(state, seat).gold / GOLD_PER_FAME);
    menu.dial({ type: 'buryGold', lots: 0 }, 'lots', { min: 0, max, step: 1 });
  },
  label: ({ lots }) => say('buryGold', { gold: lots * GOLD_PER_FAME, fame: lots }),
  apply(turn, { lots }) {
    const { state, seat, log } = turn;
    const gold = lots * GOLD_PER_FAME;
    state.stack.pop();
    if (lots > 0) log?.({ type: 'buriedGold', seat, gold });
    captainOf(state, seat).gold -= gold;
    gainFame(turn, seat, lots, 'gold');
    endVisit(turn);
  },
};

export const chest: Phase<Piratenbucht, ChestFrame> = {
  seats: (_, { seat }) => [seat],
  prompt: ({ state, seat }) => say('buryTreasure.ask', { treasures: captainOf(state, seat).treasure }),
  moves: [buryTreasure],
};

export const purse: Phase<Piratenbucht, PurseFrame> = {
  seats: (_, { seat }) => [seat],
  prompt: ({ state, seat }) => say('buryGold.ask', { gold: captainOf(state, seat).gold }),
  moves: [buryGold],
};
