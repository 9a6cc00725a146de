/** Playing a battle card, in the opening window or in the own turn (CARD-5, CARD-7, CARD-10 to CARD-12). */

import type { MoveRule, Seat, Turn } from '@tortuga/kernel';
import { discard, takeFromHand } from '../cards.ts';
import { afterPlay } from '../lap.ts';
import type { PlainBattleCard, Play, Sabotage, Undermine } from '../moves.ts';
import { say } from '../say.ts';
import type { Battle, Piratenbucht, TurnFrame, WindowFrame } from '../state.ts';
import { battleOf, isDecided } from './battle.ts';
import { offerPlays, offerSabotages, offerUndermines } from './card-offers.ts';
import { fightOn } from './course.ts';
import { hitEnemy, hitShip } from './shots.ts';
import { goOnInWindow } from './window.ts';

type CardFrame = WindowFrame | TurnFrame;
type CardTurn = Turn<Piratenbucht, CardFrame>;

const play: MoveRule<Piratenbucht, Play, CardFrame> = {
  type: 'play',
  offers: offerPlays,
  label: ({ card }) => say('play', { card }),
  apply(turn, { card }) {
    const { state, seat, log } = turn;
    takeFromHand(state, seat, card);
    state.open.push(card);
    putInForce(battleOf(state), seat, card);
    log?.({ type: 'cardPlayed', seat, card });
    afterCard(turn);
  },
};

function putInForce(battle: Battle, seat: Seat, card: PlainBattleCard): void {
  if (card === 'boarding') battle.isBoarding = true;
  else battle[PILES[card]].push(seat);
}

const PILES = {
  secretweapon: 'weapons',
  strongwind: 'winds',
  fog: 'fogs',
  grapeshot: 'grapeshots',
} as const;

const sabotage: MoveRule<Piratenbucht, Sabotage, CardFrame> = {
  type: 'sabotage',
  offers: offerSabotages,
  label: ({ ship, sector }) => say('sabotage', { ship, sector }),
  notation: ({ ship, sector }) => `sabotage ${ship + 1} ${sector}`,
  apply(turn, { ship, sector }) {
    spendSabotage(turn);
    turn.log?.({ type: 'sabotaged', by: turn.seat, ship, sector });
    hitShip(turn, ship, sector, 1);
    afterCard(turn);
  },
};

const undermine: MoveRule<Piratenbucht, Undermine, CardFrame> = {
  type: 'undermine',
  offers: offerUndermines,
  label: ({ enemy }) => say('undermine', { enemy }),
  apply(turn, { enemy }) {
    spendSabotage(turn);
    turn.log?.({ type: 'undermined', by: turn.seat, enemy });
    hitEnemy(turn, enemy, 1);
    afterCard(turn);
  },
};

/** CARD-SABOTAGE-5 */
function spendSabotage({ state, seat, log }: CardTurn): void {
  takeFromHand(state, seat, 'sabotage');
  discard(state, 'sabotage');
  log?.({ type: 'cardPlayed', seat, card: 'sabotage' });
}

function afterCard(turn: CardTurn): void {
  const { state, seat, frame } = turn;
  state.stack.pop();
  if (frame.kind === 'window') {
    if (!goOnInWindow(turn, afterPlay(frame.lap, seat))) fightOn(turn);
  } else if (isTurnOver(battleOf(state))) fightOn(turn);
  else state.stack.push({ kind: 'turn', seat, hasPlayed: true });
}

/** CARD-12: nothing is left to fight, or the last enemy ship has just been sunk. */
function isTurnOver(battle: Battle): boolean {
  return isDecided(battle) || (battle.foes !== 'captains' && battle.enemies.length === 0);
}

export const battleCardMoves = [play, sabotage, undermine];
