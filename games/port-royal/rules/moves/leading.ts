/** Before a trick: somebody is named to lead, and chooses the loot at stake. */

import { at, type MoveRule } from '@tortuga/kernel';
import { LOOT_CARDS, lootName } from '../loot.ts';
import { ROW } from '../places.ts';
import { askNext } from '../rounds.ts';
import { prisonersUnder } from '../row.ts';
import { say } from '../say.ts';
import type { Appoint, LeaderFrame, PortRoyal, Stake } from '../state.ts';

const APPOINTMENTS: readonly Appoint[] = [0, 1, 2, 3].map((leader) => ({ type: 'appoint', leader }));

/** PRIVILEGE-8, TRICK-21 */
export const appoint: MoveRule<PortRoyal, Appoint, LeaderFrame> = {
  type: 'appoint',
  offers({ state }, menu) {
    for (let seat = 0; seat < state.debts.length; seat++) menu.add(at(APPOINTMENTS, seat));
  },
  label: ({ leader }, _, { by }) => (leader === by ? say('appoint.self') : say('appoint', { leader })),
  // People count seats from 1.
  notation: ({ leader }) => `appoint ${leader + 1}`,
  apply({ state, seat, log }, { leader }) {
    state.leader = leader;
    log?.({ type: 'startPlayer', by: seat, seat: leader });
    askNext(state, { kind: 'stake' });
  },
};

const STAKES: readonly Stake[] = LOOT_CARDS.map((loot) => ({ type: 'stake', loot }));

/** TRICK-2 */
export const stake: MoveRule<PortRoyal, Stake> = {
  type: 'stake',
  offers({ state }, menu) {
    for (let loot = 0; loot < STAKES.length; loot++) {
      if (state.loot[loot] === ROW) menu.add(at(STAKES, loot));
    }
  },
  label: ({ loot }, state) => say('stake', { loot, prisoners: prisonersUnder(state, loot) }),
  notation: ({ loot }) => `stake ${lootName(loot)}`,
  apply({ state, seat, log }, { loot }) {
    state.stake = loot;
    log?.({ type: 'lootAtStake', seat, loot, prisoners: prisonersUnder(state, loot) });
    askNext(state, { kind: 'card' });
  },
};
