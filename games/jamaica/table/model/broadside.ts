/** A battle as two broadsides: powder, die, Lady Beth, and what they add up to. */

import { BETH_BONUS, STAR } from '../../rules/data/components.ts';
import type { JamaicaEvent } from '../../rules/events.ts';
import { NOBODY, type ShipId } from '../../rules/ships.ts';
import type { Battle, JamaicaView } from '../../rules/state.ts';

interface Broadside {
  readonly ship: ShipId;
  readonly powder: number;
  /** 0 before the die is rolled. */
  readonly die: number;
  readonly isStar: boolean;
  readonly bonus: number;
  /** What all of it adds up to; nothing before the roll, and a star needs no sum. */
  readonly firepower?: number;
  readonly isWinner: boolean;
}

export interface Fight {
  readonly sides: readonly [attacker: Broadside, defender: Broadside];
  readonly isSabreUsed: boolean;
  readonly isTied: boolean;
  /** Whoever looks is shown what has been decided. */
  readonly isOver: boolean;
}

/** The battle that is fought, or else the one that was fought since the last question. */
export function fightOf(view: JamaicaView, events: readonly JamaicaEvent[]): Fight | undefined {
  if (view.battle.attacker !== NOBODY) return fight(view, view.battle, endOf(events));
  const past = pastBattle(events);
  return past === undefined ? undefined : { ...fight(view, past, endOf(events)), isOver: true };
}

interface End {
  readonly winner?: ShipId;
  readonly isTied: boolean;
}

function endOf(events: readonly JamaicaEvent[]): End {
  const end = events.findLast(({ type }) => type === 'won' || type === 'tied' || type === 'engaged');
  if (end?.type === 'won') return { winner: end.winner, isTied: false };
  return { isTied: end?.type === 'tied' };
}

function fight(view: JamaicaView, battle: Battle, { winner, isTied }: End): Fight {
  const frame = view.stack.at(-1);
  const victor = frame?.kind === 'spoils' ? frame.winner : winner;
  const side = (ship: ShipId, which: 0 | 1): Broadside => {
    const [powder, die] = [battle.powder[which], battle.dice[which]];
    const bonus = view.powers.beth === ship ? BETH_BONUS : 0;
    const isStar = die === STAR;
    const whole = die === 0 || isStar ? {} : { firepower: die + powder + bonus };
    return { ship, powder, die, isStar, bonus, isWinner: ship === victor, ...whole };
  };
  return {
    sides: [side(battle.attacker, 0), side(battle.defender, 1)],
    isSabreUsed: battle.isSabreUsed,
    isTied,
    isOver: isTied || victor !== undefined,
  };
}

/** The last battle that events tell of from its beginning to its end. */
function pastBattle(events: readonly JamaicaEvent[]): Battle | undefined {
  const start = events.findLastIndex(({ type }) => type === 'engaged');
  const engaged = events[start];
  if (engaged?.type !== 'engaged') return undefined;
  const { attacker, defender } = engaged;
  const seen: { powder: [number, number]; dice: [number, number]; isSabreUsed: boolean } = {
    powder: [0, 0],
    dice: [0, 0],
    isSabreUsed: false,
  };
  const sideOf = (ship: ShipId): 0 | 1 => (ship === attacker ? 0 : 1);
  for (const event of events.slice(start)) {
    if (event.type === 'spent') seen.powder[sideOf(event.seat)] = event.powder;
    if (event.type === 'fired' || event.type === 'refired') seen.dice[sideOf(event.ship)] = event.roll;
    if (event.type === 'refired') seen.isSabreUsed = true;
  }
  return { attacker, defender, ...seen };
}
