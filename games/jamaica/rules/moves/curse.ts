import { type MoveRule, RulesBug } from '@tortuga/kernel';
import { NO_BATTLE } from '../no-battle.ts';
import type { Curse, SpoilsFrame } from '../questions.ts';
import { run } from '../run.ts';
import { say } from '../say.ts';
import { GHOST, shipOf } from '../ships.ts';
import type { Jamaica, JamaicaState, Slot } from '../state.ts';
import { addSlot, isCursed, knowing, removeSlot } from '../treasures.ts';

/** BATTLE-31, BATTLE-32: one of the winner's own cursed treasures goes to the loser. GHOST-25: never the ghost's. */
export const curse: MoveRule<Jamaica, Curse, SpoilsFrame> = {
  type: 'curse',
  offers({ state, frame: { winner } }, menu) {
    if (winner === GHOST) return;
    for (const { id, card } of shipOf(state, winner).slots) {
      if (isCursed(card)) menu.add({ type: 'curse', slot: id });
    }
  },
  label: ({ slot }, state, { winner }) => say('curse', { slot, card: slotOf(state, winner, slot).card }),
  apply(turn, { slot: id }) {
    const { state, seat, frame, log } = turn;
    const { winner, loser } = frame;
    const slot = slotOf(state, winner, id);
    removeSlot(state, winner, id);
    // HIDE-14: everybody learns that it is cursed.
    addSlot(state, loser, { ...slot, sort: 'cursed', known: knowing(slot, loser) });
    turn.reveal();
    log?.({ type: 'cursed', winner: seat, loser, slot: id });
    if (loser !== GHOST && isCursed(slot.card)) {
      log?.({ type: 'learned', seat: loser, slot: id, card: slot.card }, [loser]);
    }
    state.battle = NO_BATTLE;
    run(turn, 'price');
  },
};

function slotOf(state: Readonly<JamaicaState>, ship: number, id: number): Slot {
  const slot = shipOf(state, ship).slots.find((each) => each.id === id);
  if (slot === undefined) throw new RulesBug(`no treasure ${id} aboard`);
  return slot;
}
