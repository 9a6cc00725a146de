/** Bots as the command line names them: `captain`, or with a time of its own `captain@0.3s`, `bosun@5000i`. */

import { PLAYERS, type PlayerName } from '@tortuga/bots';
import { complaint } from '../complaint.ts';
import type { Contender, Pace } from '../matches/plan.ts';
import { botNamed } from './players.ts';

/** The pace of a searching bot that names none, from the milliseconds it would take. */
export type DefaultPace = (milliseconds: number) => Pace;

export function contendersNamed(list: string, paceOf: DefaultPace): Contender[] {
  return list.split(',').map((given) => contenderNamed(given.trim(), paceOf));
}

function contenderNamed(given: string, paceOf: DefaultPace): Contender {
  const [name = '', ...paces] = given.split('@');
  const bot = botNamed(name);
  const { milliseconds } = PLAYERS[bot];
  if (paces.length === 0)
    return { name: bot, bot, pace: milliseconds === undefined ? {} : paceOf(milliseconds) };
  if (milliseconds === undefined) throw complaint('bot.timeless', { bot, given });
  return { name: `${bot}@${paces.join('@')}`, bot, pace: paceNamed(paces.join('@'), given, bot) };
}

/** Longer than an hour nobody waits. */
const LONGEST = 3_600_000;

function paceNamed(pace: string, given: string, bot: PlayerName): Pace {
  const [, digits, unit] = /^(\d+(?:\.\d+)?)(s|ms|i)$/.exec(pace) ?? [];
  const number = Number(digits) * (unit === 's' ? 1000 : 1);
  const isGood = number > 0 && (unit === 'i' ? Number.isSafeInteger(number) : number <= LONGEST);
  if (!isGood) throw complaint('bad.pace', { given, bot });
  return unit === 'i' ? { iterations: number } : { milliseconds: number };
}

/** Contenders of one name are told apart by a number. */
export function toldApart(contenders: readonly Contender[]): Contender[] {
  return contenders.map((contender, i) => {
    const before = contenders.slice(0, i).filter(({ name }) => name === contender.name).length;
    return before === 0 ? contender : { ...contender, name: `${contender.name} ${before + 1}` };
  });
}
