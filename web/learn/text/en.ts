import type { Phrases } from '../../text/voice.ts';
import type { LearnMessages } from './messages.ts';

export const phrases: Phrases<LearnMessages> = {
  step: ({ step, steps }) => `Step ${step} of ${steps}`,
  steps: 'Steps of the lesson',
  'step.done': 'done',
  goal: 'Your move',
  show: 'Show me',
  watch: ({ label }) => `Watch: ${label}`,
  reached: 'Well done!',
  missed: 'Not quite',
  next: 'Next',
  again: 'Try again',
  retake: 'Take the lesson again',
  taken: 'Lesson taken',
  resume: ({ step }) => `Go on at step ${step}`,
  over: ({ game }) => `You can play ${game}!`,
  play: 'Play now',
  rules: 'Rules',
  lesson: 'Three-minute lesson',
  lessons: 'All lessons',
  contents: 'Contents',
  print: 'Print',
  keys: 'By keyboard: press the key of a choice, Enter to go on, Shift H to be shown the move, Backspace to try again.',
};
