import type { Phrases } from '../../text/voice.ts';
import type { LearnMessages } from './messages.ts';

export const phrases: Phrases<LearnMessages> = {
  step: ({ step, steps }) => `Stap ${step} van ${steps}`,
  steps: 'Stappen van de les',
  'step.done': 'klaar',
  goal: 'Jouw zet',
  show: 'Laat zien',
  watch: ({ label }) => `Kijk: ${label}`,
  reached: 'Goed zo!',
  missed: 'Niet helemaal',
  next: 'Verder',
  again: 'Nog eens proberen',
  retake: 'Doe de les nog eens',
  taken: 'Les gedaan',
  resume: ({ step }) => `Verder bij stap ${step}`,
  over: ({ game }) => `Je kunt ${game} spelen!`,
  play: 'Speel nu',
  rules: 'Spelregels',
  lesson: 'Les van drie minuten',
  lessons: 'Alle lessen',
  contents: 'Inhoud',
  print: 'Afdrukken',
  keys: 'Met het toetsenbord: druk op de toets van een keuze, Enter om verder te gaan, Shift H om de zet te zien, Backspace om het nog eens te proberen.',
};
