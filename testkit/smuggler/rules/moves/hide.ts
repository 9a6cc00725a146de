import type { MoveRule } from '@tortuga/kernel';
import { captainOf } from '../captains.ts';
import { ISLES } from '../isles.ts';
import { say } from '../say.ts';
import type { Hide, HideFrame, Smuggler } from '../state.ts';

/** HIDE-1: the question is sealed, so this is carried out when all have chosen. */
export const hide: MoveRule<Smuggler, Hide, HideFrame> = {
  type: 'hide',
  offers(_, menu) {
    for (const at of ISLES) menu.add({ type: 'hide', at });
  },
  label: ({ at }) => say('hide', { at }),
  apply({ state, seat, log }, { at }) {
    captainOf(state, seat).hideout = at;
    log?.({ type: 'hid', seat, at }, [seat]);
  },
};
