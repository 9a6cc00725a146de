/** The sequence of play between questions. */

import { act } from './steps/action.ts';
import { arrive, settleSpace } from './steps/arrival.ts';
import { aim, fire, stand } from './steps/battle.ts';
import type { Course, Step, StepName } from './steps/course.ts';
import { askCards, beginRound, beginTurn, endRound, goOn } from './steps/round.ts';

const STEPS: { readonly [Name in StepName]: Step } = {
  round: beginRound,
  cards: askCards,
  turn: beginTurn,
  action: act,
  arrival: arrive,
  aim,
  fire,
  stand,
  price: settleSpace,
  next: goOn,
  roundEnd: endRound,
};

/** Goes on from a step until somebody is asked or the match is over. */
export function run(course: Course, from: StepName | undefined): void {
  let step = from;
  while (step !== undefined) step = STEPS[step](course);
}
