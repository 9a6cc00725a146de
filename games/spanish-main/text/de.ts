import type { Language } from '@tortuga/kernel';
import type { SpanishMain } from '../rules/state.ts';
import { events } from './de/events.ts';
import { messages } from './de/messages.ts';

export const de: Language<SpanishMain> = {
  title: 'Pirates of the Spanish Main',
  summary:
    'Segle mit deiner Flotte über das offene Meer, grabe Gold aus und schieß auf jeden, der mehr davon hat.',
  messages,
  events,
  reasons: {
    'too-sharp': 'Ein Schiff dreht sich um höchstens 90 Grad.',
    'no-room-to-turn': 'Seinem Heck ist etwas im Weg.',
    'over-the-edge': 'Dort endet das Meer.',
    'shore-ahead': 'So kommt es nicht vom Ufer frei.',
    'no-way': 'Direkt vor seinem Bug liegt etwas.',
    'tow-in-way': 'Sein Schlepp ist im Weg.',
    'no-room': 'Zum Wenden ist kein Platz.',
    'too-close': 'Zu nah an einer anderen Insel.',
    'no-berth': 'Am Ufer ist kein Platz.',
    taken: 'Das ist schon eine Heimatinsel.',
    'not-yours': 'Das ist nicht dein Schiff.',
    acted: 'Es hatte in diesem Zug schon seine Aktion.',
    rum: 'Seine Besatzung schläft in diesem Zug den Rum aus.',
    pinned: 'Sein Bug steckt in einem Feind fest.',
    derelict: 'Es hat keinen Mast.',
    'nothing-there': 'Auf dieser Insel liegt nichts mehr.',
    'not-docked': 'Es hat dort nicht angelegt.',
    'not-touching': 'Sie berühren sich nicht.',
    'no-target': 'Keine Kanone hat ein Ziel.',
    'nothing-to-mend': 'Alle seine Masten stehen.',
    'not-at-home': 'Dafür muss es daheim angelegt haben.',
    'must-leave': 'Zuerst muss ein Schiff die Heimat eines anderen verlassen.',
    'enough-restarts': 'Du hast oft genug von vorn begonnen.',
    'unknown-card': 'Eine solche Karte gibt es nicht.',
    promotional: 'Werbekarten sind nicht im Spiel.',
    'not-dealt': 'Diese Karte wurde dir nicht zugeteilt.',
    'only-one': 'Eine Flotte hat jedes Schiff und jede Besatzung mit Namen nur einmal.',
    'over-limit': 'Die Flotte würde zu viele Punkte kosten.',
    'hold-full': 'Der Laderaum ist voll.',
    'crew-too-dear': 'Die Besatzung eines Schiffs darf nicht mehr Punkte kosten als das Schiff.',
    'no-ship': 'Eine Flotte braucht mindestens ein Schiff.',
    'out-of-range': 'Zu weit weg.',
    'island-between': 'Eine Insel ist im Weg.',
    'ship-between': 'Ein Schiff ist im Weg.',
    'own-mast': 'Die eigene Takelage ist im Weg.',
    'in-harbour': 'Auf ein Schiff, das daheim liegt, darf nicht geschossen werden.',
    immune: 'Kanonen mit langer Reichweite können nicht auf dieses Schiff zielen.',
  },
  options: {
    points: { label: 'Punkte für eine Flotte', values: { '20': '20', '30': '30', '40': '40' } },
    fleets: {
      label: 'Flotten',
      values: {
        ready: 'fertige (für 30 Punkte)',
        draft: 'aus zugeteilten Karten gebaut',
        free: 'frei gebaut',
        quick: 'vom Zufall gebaut',
      },
    },
    islands: { label: 'Inseln', values: { chart: 'nach einer Karte', hand: 'von Hand ausgelegt' } },
    coins: {
      label: 'Münzen',
      values: {
        usual: 'die üblichen',
        sets: 'einer von mehreren Sätzen',
        free: 'beliebige, wenn die Summe stimmt',
      },
    },
    uniques: {
      label: 'Einzigartige Schätze',
      values: { off: 'keine', random: 'je einer, durch Zufall', chosen: 'je einer, nach Wahl' },
    },
    promos: { label: 'Werbekarten', values: { off: 'nicht dabei', on: 'dabei' } },
  },
};
