/** Laws of the state itself: untouched inputs, JSON, size, goods (2, 3, 7, 8). */

import { type GameTypes, isOver } from '@tortuga/kernel';
import { difference } from '../difference.ts';
import type { Check, Moment, Scene } from './law.ts';

function inputUnchanged<G extends GameTypes>({ moments }: Scene<G>): string | undefined {
  return changed(moments.at(-2));
}

function changed<G extends GameTypes>(moment: Moment<G> | undefined): string | undefined {
  if (moment === undefined || JSON.stringify(moment.state) === moment.text) return undefined;
  return `an earlier state was changed: ${difference(moment.state, JSON.parse(moment.text))}`;
}

/** A copy that shares an array shows only when a later answer writes to it. */
function historyUnchanged<G extends GameTypes>({ moments }: Scene<G>): string | undefined {
  for (const moment of moments) {
    const complaint = changed(moment);
    if (complaint !== undefined) return complaint;
  }
  return undefined;
}

/** A field that `copy` forgets would be forgotten in every replay too, so law 1 cannot see it. */
function copyIsEqual<G extends GameTypes>({ game, now }: Scene<G>): string | undefined {
  const found = difference(now.state, game.copy(now.state));
  return found === undefined ? undefined : `copy differs from its original: ${found}`;
}

function survivesJson<G extends GameTypes>({ game, table, now, fate }: Scene<G>): string | undefined {
  const found = difference(now.state, JSON.parse(now.text));
  if (found !== undefined) return `the state: ${found}`;
  const viewer = fate.draw(table.seats + 1);
  const view = game.view(now.state, viewer === table.seats ? 'watcher' : viewer);
  const shown = difference(view, JSON.parse(JSON.stringify(view)));
  return shown === undefined ? undefined : `the view: ${shown}`;
}

function endsInTime<G extends GameTypes>({ game, match, now }: Scene<G>): string | undefined {
  const isLate = match.log.length > game.bound || (match.log.length === game.bound && !isOver(now.state));
  return isLate ? `the game goes on after ${game.bound} answers` : undefined;
}

function staysSmall<G extends GameTypes>({ now, limits }: Scene<G>): string | undefined {
  const { maxStateBytes = Number.POSITIVE_INFINITY } = limits;
  const bytes = Buffer.byteLength(now.text);
  return bytes > maxStateBytes ? `the state has ${bytes} bytes, more than ${maxStateBytes}` : undefined;
}

function logStaysSmall<G extends GameTypes>({ match, limits }: Scene<G>): string | undefined {
  const { maxEntryBytes = Number.POSITIVE_INFINITY } = limits;
  const average = Buffer.byteLength(JSON.stringify(match.log)) / Math.max(1, match.log.length);
  return average > maxEntryBytes
    ? `an entry of the log has ${average.toFixed(1)} bytes on average, more than ${maxEntryBytes}`
    : undefined;
}

function goodsConserved<G extends GameTypes>({ game, goods, now }: Scene<G>): string | undefined {
  const found = difference(goods, game.goods(now.state));
  return found === undefined ? undefined : `at the start and now: ${found}`;
}

export const STATE_CHECKS: readonly Check[] = [
  { law: 2, every: 1, complaint: inputUnchanged },
  { law: 2, at: 'end', every: 8, complaint: historyUnchanged },
  { law: 2, every: 8, complaint: copyIsEqual },
  { law: 3, every: 16, complaint: survivesJson },
  { law: 7, every: 1, complaint: endsInTime },
  { law: 7, every: 1, complaint: staysSmall },
  { law: 7, at: 'end', every: 4, complaint: logStaysSmall },
  { law: 8, every: 1, complaint: goodsConserved },
];
