/** The kernel: what a game is, and everything that follows from it. */

export * from './fate.ts';
export * from './game.ts';
export * from './match.ts';
export * from './match-file.ts';
export * from './menu.ts';
export * from './notation.ts';
export * from './options.ts';
export * from './perft.ts';
export * from './plain.ts';
export * from './play.ts';
export {
  askedSeats,
  checkMove,
  isDiscreet,
  isOver,
  labelFor,
  legalFor,
  offersFor,
  promptFor,
  ruleFor,
  topFrame,
} from './questions.ts';
export * from './read-match.ts';
export * from './refusal.ts';
export * from './sealed.ts';
export * from './text.ts';
