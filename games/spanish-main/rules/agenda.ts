/** Does what is to be done until there is a question, or the match is over. */

import { RulesBug } from '@tortuga/kernel';
import { type Course, next } from './course.ts';
import type { Task } from './state.ts';
import {
  doubleRange,
  forge,
  haunt,
  lootCoin,
  peek,
  rollExtra,
  rollTwice,
  sacrifice,
  steal,
  trade,
} from './steps/abilities.ts';
import { askWindow, switchOff } from './steps/cancel.ts';
import { unload } from './steps/cargo.ts';
import {
  board,
  newPins,
  offerBoarding,
  offerRam,
  offerTheft,
  passPlague,
  pinKill,
  ram,
} from './steps/contact.ts';
import { askLoss, askReveal, slay, strikeCrew } from './steps/crew.ts';
import { loseMasts, mend, mendAfterSink, raiseMast, sink } from './steps/damage.ts';
import {
  comeHome,
  comeIn,
  land,
  offerExploring,
  offerFollow,
  offerRaid,
  offerUnload,
} from './steps/docking.ts';
import { explore, offerExchange, pickCoin, search } from './steps/exploring.ts';
import { onward, sailOn } from './steps/sailing.ts';
import { chart, deal, homes, moor, stations, unveil } from './steps/setting.ts';
import {
  afterHit,
  beginVolley,
  hit,
  killCrew,
  miss,
  offerAgain,
  offerCaptain,
  offerSpoil,
  shoot,
  shotTasks,
  strike,
  volleyOn,
} from './steps/shooting.ts';
import { askBerth, claim, dockTow, offerTow } from './steps/towing.ts';
import { act, beginTurn, endTurn, offerRepeat, openMenu } from './steps/turn.ts';
import { carryOut } from './steps/using.ts';

type Doing<T> = (course: Course, task: T) => void;

const DO: { readonly [D in Task['do']]: Doing<Extract<Task, { readonly do: D }>> } = {
  unveil,
  chart,
  homes,
  moor: (course, { seat }) => moor(course, seat),
  stations,
  deal,
  beginTurn,
  menu: openMenu,
  endTurn,
  act,
  repeat: offerRepeat,
  sail: sailOn,
  onward: (course, { passage }) => onward(course, passage),
  plague: passPlague,
  strickenCrew: (course, { ship }) => strikeCrew(course, ship),
  theft: (course, { ship }) => offerTheft(course, ship),
  ramOffer: offerRam,
  ram,
  pins: newPins,
  pinKill,
  board: offerBoarding,
  boarding: board,
  dock: comeIn,
  land,
  home: (course, { ship }) => comeHome(course, ship),
  raid: offerRaid,
  towDock: dockTow,
  towOffer: (course, { ship }) => offerTow(course, ship),
  arrival: offerExploring,
  follow: (course, { ship }) => offerFollow(course, ship),
  unloadOffer: (course, { ship }) => offerUnload(course, ship),
  captain: (course, { ship }) => offerCaptain(course, ship),
  explore,
  pickCoin,
  search,
  exchange: offerExchange,
  claim,
  berth: (course, { ship }) => askBerth(course, ship),
  shoot: (course, { ship }) => beginVolley(course, ship),
  volley: volleyOn,
  shot: shoot,
  miss,
  again: offerAgain,
  refire: (course, shot) => next(course.state, ...shotTasks(course.state, shot)),
  hit,
  struck: strike,
  afterHit,
  killCrew,
  spoil: offerSpoil,
  masts: loseMasts,
  sink,
  mend: (course, { ship }) => mend(course, ship),
  raise: (course, { ship, mast }) => raiseMast(course, ship, mast),
  mendAfterSink: (course, { ship }) => mendAfterSink(course, ship),
  loss: askLoss,
  slay,
  haunt,
  askReveal,
  window: askWindow,
  use: carryOut,
  peek,
  extraRoll: (course, { ship }) => rollExtra(course, ship),
  twiceRoll: (course, { ship }) => rollTwice(course, ship),
  sacrifice,
  trade,
  steal,
  forge,
  lootCoin,
  unload: (course, { ship }) => unload(course, ship, 'plain'),
  doubleRange: (course, { ship }) => doubleRange(course, ship),
  switchOff,
};

/** Carries on after an answer: until somebody is asked, or nothing is left to do. */
export function proceed(course: Course): void {
  const { state } = course;
  while (state.stack.length === 0 && state.ended === undefined) {
    const task = state.agenda.pop();
    if (task === undefined) throw new RulesBug('nothing to do, and nobody to ask');
    // Every task meets the function of its own name; the compiler cannot pair them up.
    (DO[task.do] as Doing<Task>)(course, task);
  }
}
