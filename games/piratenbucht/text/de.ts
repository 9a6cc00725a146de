import type { Language } from '@tortuga/kernel';
import type { Piratenbucht } from '../rules/state.ts';
import { events } from './de/events.ts';
import { messages } from './de/messages.ts';

export const de: Language<Piratenbucht> = {
  title: 'Piratenbucht',
  summary:
    'Wähle heimlich deinen Kurs, kämpfe mit jedem, den du triffst, und vergrabe die Beute, bevor Blackbeard kommt.',
  messages,
  events,
  reasons: {
    'cove-closed': 'In die Bucht segelt man nicht; dorthin flieht man.',
    'no-gold': 'So viel Gold hast du nicht.',
    alone: 'Du liegst hier allein und hast niemanden, vor dem du fliehen könntest.',
    here: 'Dort liegst du schon.',
    'not-empty': 'Dort ist schon jemand.',
    'own-navy': 'Dorthin hast du selbst die Royal Navy geschickt.',
    'treasure-island': 'Das geht vor der Schatzinsel nicht.',
    'own-ship-there': 'Dort liegt dein eigenes Schiff.',
    'nobody-there': 'Dort ist niemand.',
    'navy-there': 'Die Royal Navy ist schon dort.',
    'fetched-swap': 'Ein Kartentausch, der selbst vom Stapel kam, kann keinen weiteren holen.',
    'already-reinforced': 'Dieser Sektor ist schon verstärkt.',
    'fog-lies': 'Dein Nebel hängt noch.',
    'grapeshot-waits': 'Deine Kartätsche ist schon geladen.',
    elsewhere: 'Dieses Schiff ist nicht in diesem Kampf.',
    'enemy-first': 'Solange ein feindliches Schiff schwimmt, schießen Kapitäne nicht aufeinander.',
    'card-played': 'Wer in diesem Zug eine Karte gespielt hat, kann nicht mehr fliehen.',
    'repair-first': 'Du brauchst das Gold für die Reparatur.',
    'cards-run-out': 'So viele Karten gibt es nicht mehr.',
  },
  options: {
    fameHitTest: {
      label: 'Ein fliehendes Schiff bringt Ruhm',
      values: { battle: 'wenn im Kampf ein Treffer gefallen ist', ship: 'wenn es selbst getroffen wurde' },
    },
    blackbeardRevenge: { label: 'Blackbeards Rache', values: { off: 'aus', on: 'an' } },
    fameCardSplit: {
      label: 'Ruhmkarten mit 1, 2 und 3',
      values: { '9-5-2': '9, 5 und 2', '8-5-3': '8, 5 und 3' },
    },
    boardingNewCrew: {
      label: 'Neue Crew würfelt beim Enterangriff',
      values: { cannons: 'mit so vielen Würfeln wie Kanonen', six: 'mit sechs Würfeln' },
    },
    duelScope: {
      label: 'Duelliert wird um',
      values: { first: 'den ersten Platz', all: 'jeden geteilten Platz' },
    },
    sabotageScope: {
      label: 'Sabotage trifft',
      values: { enemies: 'die, auf die du schießen darfst', anyone: 'jedes andere Schiff im Kampf' },
    },
    treasureStock: { label: 'Schätze im Vorrat', values: { '50': '50', unlimited: 'unbegrenzt' } },
    pauseOnWindows: {
      label: 'Kapitäne fragen, die nur passen können',
      values: { off: 'nein', on: 'ja, wer Karten hat' },
    },
  },
};
