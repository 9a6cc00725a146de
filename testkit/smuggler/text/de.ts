import type { Language } from '@tortuga/kernel';
import type { Smuggler } from '../rules/state.ts';
import { isleName } from './isles.ts';

const COINS = { one: 'Münze', other: 'Münzen' };

export const de: Language<Smuggler> = {
  title: 'Smuggler',
  summary: 'Grabe nach Münzen, halte dein Versteck geheim und sei unhöflich zu den Nachbarn.',
  messages: {
    'hide.ask': 'Wähle die Insel für dein Versteck. Niemand sonst bekommt es zu sehen.',
    'turn.ask': ({ round, rounds }) => `Runde ${round} von ${rounds}: segeln, graben oder spionieren.`,
    'hail.ask': 'Du bist hier nicht allein. Münzen fordern oder höflich grüßen?',
    'parley.ask': ({ captain, sum }, { who, plural }) =>
      `${who(captain)} fordert ${sum} ${plural(sum, COINS)}. Zahlen oder kämpfen?`,
    hide: ({ at }) => `Versteck auf ${isleName(at)} anlegen`,
    sail: ({ to }) => `Nach ${isleName(to)} segeln`,
    dig: ({ at }) => `Auf ${isleName(at)} graben`,
    spy: ({ rival }, { who }) => `Für eine Münze das Versteck von ${who(rival)} ausspähen`,
    demand: ({ rival, sum }, { who, plural }) => `${sum} ${plural(sum, COINS)} von ${who(rival)} fordern`,
    greet: 'Höflich grüßen',
    pay: ({ sum }, { plural }) => `${sum} ${plural(sum, COINS)} zahlen`,
    fight: 'Kämpfen',
    won: ({ winners, coins }, { who, plural, list }) =>
      `${list(winners.map(who))} ${plural(winners.length, { one: 'gewinnt', other: 'teilen sich den Sieg' })} mit ${coins} ${plural(coins, COINS)}.`,
  },
  events: {
    began: ({ seat }, { who }) => `${who(seat)} beginnt.`,
    hid: ({ seat, at }, { who }) => `${who(seat)} versteckt sich auf ${isleName(at)}.`,
    sailed: ({ seat, to }, { who }) => `${who(seat)} segelt nach ${isleName(to)}.`,
    dug: ({ seat, at, coins }, { who, plural }) =>
      `${who(seat)} gräbt auf ${isleName(at)} und findet ${coins === 0 ? 'nichts' : `${coins} ${plural(coins, COINS)}`}.`,
    uncovered: ({ owner, at }, { who }) => `Das Versteck von ${who(owner)} auf ${isleName(at)} ist entdeckt.`,
    looted: ({ seat, rival, coins }, { who, plural }) =>
      `${who(seat)} erbeutet dort ${coins} ${plural(coins, COINS)} von ${who(rival)}.`,
    spied: ({ seat, rival }, { who }) => `${who(seat)} späht das Versteck von ${who(rival)} aus.`,
    learned: ({ seat, rival, at }, { who }) =>
      `${who(seat)} erfährt: Das Versteck von ${who(rival)} liegt auf ${isleName(at)}.`,
    greeted: ({ seat }, { who }) => `${who(seat)} grüßt höflich.`,
    demanded: ({ seat, rival, sum }, { who, plural }) =>
      `${who(seat)} fordert ${sum} ${plural(sum, COINS)} von ${who(rival)}.`,
    paid: ({ seat, rival, coins }, { who, plural }) =>
      `${who(seat)} gibt ${who(rival)} ${coins} ${plural(coins, COINS)}.`,
    fought: ({ seats: [attacker, defender], dice: [attack, defence] }, { who }) =>
      `${who(attacker)} würfelt eine ${attack}, ${who(defender)} eine ${defence}.`,
    stormed: ({ over, hit }, { who, plural, list }) =>
      hit.length === 0
        ? `Der Sturm steht über ${isleName(over)}.`
        : `Der Sturm steht über ${isleName(over)}: ${list(hit.map(who))} ${plural(hit.length, { one: 'verliert eine Münze', other: 'verlieren je eine Münze' })}.`,
    kept: ({ owner, at, coins }, { who, plural }) =>
      `Niemand hat das Versteck von ${who(owner)} auf ${isleName(at)} gefunden: ${coins} ${plural(coins, COINS)} dazu.`,
    ended: ({ winners }, { who, plural, list }) =>
      `${list(winners.map(who))} ${plural(winners.length, { one: 'gewinnt', other: 'teilen sich den Sieg' })}.`,
  },
  reasons: {
    storm: 'Dort tobt der Sturm.',
    'sack-empty': 'Alles ist schon gefunden.',
    'no-coins': 'Ein Spion kostet eine Münze, und du hast keine.',
    known: 'Dieses Versteck kennst du schon.',
    'too-greedy': 'Niemand gibt mehr als die Hälfte der Börse her.',
  },
  options: {
    rounds: { label: 'Runden' },
    goal: { label: 'Münzen, mit denen das Spiel endet' },
    storms: { label: 'Sturm', values: { calm: 'zieht jede Runde weiter', wild: 'zieht jeden Zug weiter' } },
  },
};
