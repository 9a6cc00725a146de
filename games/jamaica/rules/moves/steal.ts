/** BATTLE-28: a treasure of the loser, face up or face down. */

import { at, type MoveRule, pick, RulesBug } from '@tortuga/kernel';
import { TREASURES_USED } from '../data/components.ts';
import { countIn, EMPTY, goodIn, type Hold } from '../holds.ts';
import { NO_BATTLE } from '../no-battle.ts';
import type { Seize, SpoilsFrame, Steal } from '../questions.ts';
import { run } from '../run.ts';
import { say } from '../say.ts';
import { GHOST, type ShipId, shipOf } from '../ships.ts';
import type { Jamaica, Slot } from '../state.ts';
import type { Course } from '../steps/course.ts';
import { isForTheTaking } from '../steps/spoils.ts';
import { addSlot, isPower, knowing, layOut, powersOf, removeSlot } from '../treasures.ts';

/** One that lies face up, by name. */
export const seize: MoveRule<Jamaica, Seize, SpoilsFrame> = {
  type: 'seize',
  offers({ state, frame: { loser } }, menu) {
    for (const power of powersOf(state, loser)) {
      menu.add({ type: 'seize', power }, isForTheTaking(loser, power) ? undefined : 'ghost-keeps');
    }
  },
  label: ({ power }) => say('seize', { power }),
  apply(turn, { power }) {
    const { state, frame, log } = turn;
    const { winner, loser } = frame;
    log?.({ type: 'seized', winner, loser, power });
    const aboard = power === 'sixth' ? shipOf(state, loser).holds.pop() : undefined;
    layOut(state, winner, power, cargoOnTheMove(turn, winner, loser, aboard ?? EMPTY));
    state.battle = NO_BATTLE;
    run(turn, 'price');
  },
};

/** BATTLE-30: all tokens move with the 6th Hold; GHOST-32: the ghost keeps only gold. */
function cargoOnTheMove({ state, log }: Course, winner: ShipId, loser: ShipId, aboard: Hold): Hold {
  if (aboard === EMPTY) return EMPTY;
  const [good, count] = [goodIn(aboard), countIn(aboard)];
  log?.({ type: 'sixthMoved', winner, loser, good, count });
  if (winner !== GHOST || good === 'gold') return aboard;
  state.bank[good] += count;
  log?.({ type: 'jettisoned', good, count });
  return EMPTY;
}

/** OPT-5: the id that stands for whichever is drawn. */
const ANY_SLOT = 0;

const STEALS: readonly Steal[] = Array.from({ length: TREASURES_USED + 1 }, (_, slot) => ({
  type: 'steal',
  slot,
}));

/** One that lies face down, by its slot or by lot. */
export const steal: MoveRule<Jamaica, Steal, SpoilsFrame> = {
  type: 'steal',
  offers({ state, frame: { loser } }, menu) {
    const { slots } = shipOf(state, loser);
    if (state.options.steal_pick === 'slot') for (const { id } of slots) menu.add(at(STEALS, id));
    else if (slots.length > 0) menu.add(at(STEALS, ANY_SLOT));
  },
  label({ slot: id }, state, { seat, loser }) {
    const slot = shipOf(state, loser).slots.find((each) => each.id === id);
    if (slot === undefined) return say('steal.any');
    const isKnown = (slot.known & (1 << seat)) !== 0;
    return isKnown ? say('steal.known', { slot: id, card: slot.card }) : say('steal', { slot: id });
  },
  notation: ({ slot }) => (slot === ANY_SLOT ? 'steal any' : `steal ${slot}`),
  apply(turn, { slot: id }) {
    const { state, frame, fate } = turn;
    const { slots } = shipOf(state, frame.loser);
    const slot = id === ANY_SLOT ? pick(fate, slots) : slots.find((each) => each.id === id);
    if (slot === undefined) throw new RulesBug(`no treasure ${id} to steal`);
    carryOff(turn, frame, slot);
    state.battle = NO_BATTLE;
    run(turn, 'price');
  },
};

/** BATTLE-29; GHOST-30, GHOST-34: the ghost looks at nothing, and a power it hid is turned up by the thief. */
function carryOff(course: Course, { winner, loser }: SpoilsFrame, slot: Slot): void {
  const { state, log } = course;
  const { id, card } = slot;
  removeSlot(state, loser, id);
  log?.({ type: 'stole', winner, loser, slot: id });
  if (winner === GHOST) addSlot(state, GHOST, slot);
  else if (isPower(card)) {
    course.reveal();
    layOut(state, winner, card);
    log?.({ type: 'unmasked', seat: winner, power: card });
  } else {
    course.reveal();
    addSlot(state, winner, {
      ...slot,
      sort: slot.sort === 'cursed' ? 'cursed' : 'riches',
      known: knowing(slot, winner),
    });
    log?.({ type: 'learned', seat: winner, slot: id, card }, [winner]);
  }
}
