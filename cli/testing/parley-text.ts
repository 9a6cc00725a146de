import type { Language } from '@tortuga/kernel';
import type { Parley } from './parley.ts';

export const en: Language<Parley> = {
  title: 'Parley',
  summary: 'Bid in secret, aim in public.',
  messages: {
    'bid.ask': 'How much do you bid?',
    'bid.label': ({ coins }) => `Bid ${coins}`,
    'aim.ask': 'Where do you aim?',
    'aim.label': ({ degrees }) => `Aim at ${degrees}°`,
    'pass.label': 'Hold fire',
    won: ({ winner }, { who }) => `${who(winner)} wins.`,
  },
  events: {
    dealt: ({ seat, card }, { who }) => `${who(seat)} secretly draws card ${card}.`,
    bidden: ({ seat, coins }, { who }) => `${who(seat)} bids ${coins}.`,
    aimed: ({ seat, degrees }, { who }) => `${who(seat)} aims at ${degrees}°.`,
  },
  reasons: { reef: 'A reef lies there.', poor: 'You have only three coins.' },
  options: { reef: { label: 'Reef', values: { north: 'north', south: 'south' } } },
};

export const nl: Language<Parley> = {
  ...en,
  summary: 'Bied in het geheim, richt in het openbaar.',
  reasons: { reef: 'Daar ligt een rif.', poor: 'Je hebt maar drie munten.' },
};

export const de: Language<Parley> = {
  ...en,
  summary: 'Biete heimlich, ziele offen.',
  reasons: { reef: 'Dort liegt ein Riff.', poor: 'Du hast nur drei Münzen.' },
};
