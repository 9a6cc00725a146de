import type { Language } from '@tortuga/kernel';
import type { Piratenbucht } from '../rules/state.ts';
import { events } from './en/events.ts';
import { messages } from './en/messages.ts';

export const en: Language<Piratenbucht> = {
  title: 'Piratenbucht',
  summary:
    'Set your wheel in secret, fight whoever meets you there, and bury your loot before Blackbeard comes.',
  messages,
  events,
  reasons: {
    'cove-closed': 'Nobody sails to the cove; one flees there.',
    'no-gold': 'You do not have that much gold.',
    alone: 'You lie alone here and have nobody to flee from.',
    here: 'You lie there already.',
    'not-empty': 'Somebody is there already.',
    'own-navy': 'You sent the Navy there yourself.',
    'treasure-island': 'That is not possible on Treasure Island.',
    'own-ship-there': 'Your own ship lies there.',
    'nobody-there': 'There is nobody there.',
    'navy-there': 'The Navy is there already.',
    'fetched-swap': 'A Card Swap that was itself fetched cannot fetch another one.',
    'already-reinforced': 'That sector is reinforced already.',
    'fog-lies': 'Your fog still lies.',
    'grapeshot-waits': 'Your grapeshot is loaded already.',
    elsewhere: 'That ship is not in this battle.',
    'enemy-first': 'As long as an enemy ship is afloat, captains do not fire at each other.',
    'card-played': 'Who has played a card in this turn can no longer flee.',
    'repair-first': 'You need the gold for the repair.',
    'cards-run-out': 'There are not that many cards left.',
  },
  options: {
    fameHitTest: {
      label: 'A ship that flees gives fame',
      values: { battle: 'if any hit has fallen in the battle', ship: 'if it was hit itself' },
    },
    blackbeardRevenge: { label: "Blackbeard's revenge", values: { off: 'off', on: 'on' } },
    fameCardSplit: {
      label: 'Fame cards of 1, 2 and 3',
      values: { '9-5-2': '9, 5 and 2', '8-5-3': '8, 5 and 3' },
    },
    boardingNewCrew: {
      label: 'New Crew in a boarding fight throws',
      values: { cannons: 'as many dice as cannons', six: 'six dice' },
    },
    duelScope: {
      label: 'Duels are fought for',
      values: { first: 'the first place only', all: 'every tied place' },
    },
    sabotageScope: {
      label: 'Sabotage works on',
      values: { enemies: 'whom you may shoot at', anyone: 'any other ship in the battle' },
    },
    treasureStock: { label: 'Treasures in stock', values: { '50': '50', unlimited: 'no limit' } },
    pauseOnWindows: {
      label: 'Ask captains who can only pass',
      values: { off: 'no', on: 'yes, whoever has cards' },
    },
  },
};
