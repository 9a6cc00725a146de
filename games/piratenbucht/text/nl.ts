import type { Language } from '@tortuga/kernel';
import type { Piratenbucht } from '../rules/state.ts';
import { events } from './nl/events.ts';
import { messages } from './nl/messages.ts';

export const nl: Language<Piratenbucht> = {
  title: 'Piratenbucht',
  summary:
    'Kies in het geheim je koers, vecht met wie je tegenkomt en begraaf je buit voordat Blackbeard komt.',
  messages,
  events,
  reasons: {
    'cove-closed': 'Naar de baai zeil je niet; daar vlucht je heen.',
    'no-gold': 'Zoveel goud heb je niet.',
    alone: 'Je ligt hier alleen en hebt niemand om voor te vluchten.',
    here: 'Daar lig je al.',
    'not-empty': 'Daar is al iemand.',
    'own-navy': 'Daar heb je zelf de Royal Navy heen gestuurd.',
    'treasure-island': 'Dat kan niet bij het Schateiland.',
    'own-ship-there': 'Daar ligt je eigen schip.',
    'nobody-there': 'Daar is niemand.',
    'navy-there': 'Daar is de Royal Navy al.',
    'fetched-swap': 'Een Kaartruil die zelf van de stapel kwam, kan er niet nog een pakken.',
    'already-reinforced': 'Die sector is al versterkt.',
    'fog-lies': 'Je mist hangt er nog.',
    'grapeshot-waits': 'Je kartets is al geladen.',
    elsewhere: 'Dat schip is niet in dit gevecht.',
    'enemy-first': 'Zolang er een vijandelijk schip drijft, schieten kapiteins niet op elkaar.',
    'card-played': 'Wie in deze beurt een kaart heeft gespeeld, kan niet meer vluchten.',
    'repair-first': 'Je hebt het goud nodig voor de reparatie.',
    'cards-run-out': 'Zoveel kaarten zijn er niet meer.',
  },
  options: {
    fameHitTest: {
      label: 'Een vluchtend schip levert roem op',
      values: { battle: 'als er in het gevecht een treffer is gevallen', ship: 'als het zelf is geraakt' },
    },
    blackbeardRevenge: { label: 'De wraak van Blackbeard', values: { off: 'uit', on: 'aan' } },
    fameCardSplit: {
      label: 'Roemkaarten van 1, 2 en 3',
      values: { '9-5-2': '9, 5 en 2', '8-5-3': '8, 5 en 3' },
    },
    boardingNewCrew: {
      label: 'Nieuwe bemanning gooit bij een Entering',
      values: { cannons: 'zoveel stenen als kanonnen', six: 'zes stenen' },
    },
    duelScope: {
      label: 'Geduelleerd wordt om',
      values: { first: 'alleen de eerste plaats', all: 'elke gedeelde plaats' },
    },
    sabotageScope: {
      label: 'Sabotage treft',
      values: { enemies: 'wie je mag beschieten', anyone: 'elk ander schip in het gevecht' },
    },
    treasureStock: { label: 'Schatten in voorraad', values: { '50': '50', unlimited: 'onbeperkt' } },
    pauseOnWindows: {
      label: 'Kapiteins vragen die alleen kunnen passen',
      values: { off: 'nee', on: 'ja, wie kaarten heeft' },
    },
  },
};
