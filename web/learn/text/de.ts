import type { Phrases } from '../../text/voice.ts';
import type { LearnMessages } from './messages.ts';

export const phrases: Phrases<LearnMessages> = {
  step: ({ step, steps }) => `Schritt ${step} von ${steps}`,
  steps: 'Schritte der Lektion',
  'step.done': 'fertig',
  goal: 'Dein Zug',
  show: 'Zeig es mir',
  watch: ({ label }) => `Schau: ${label}`,
  reached: 'Gut gemacht!',
  missed: 'Nicht ganz',
  next: 'Weiter',
  again: 'Noch einmal versuchen',
  retake: 'Lektion noch einmal',
  taken: 'Lektion geschafft',
  resume: ({ step }) => `Weiter bei Schritt ${step}`,
  over: ({ game }) => `Du kannst ${game} spielen!`,
  play: 'Jetzt spielen',
  rules: 'Regeln',
  lesson: 'Lektion in drei Minuten',
  lessons: 'Alle Lektionen',
  contents: 'Inhalt',
  print: 'Drucken',
  keys: 'Mit der Tastatur: die Taste einer Möglichkeit drücken, Enter für weiter, Umschalt H zeigt den Zug, Rücktaste für einen neuen Versuch.',
};
