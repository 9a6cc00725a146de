import type { Language } from '@tortuga/kernel';
import type { Smuggler } from '../rules/state.ts';
import { isleName } from './isles.ts';

const COINS = { one: 'munt', other: 'munten' };

export const nl: Language<Smuggler> = {
  title: 'Smuggler',
  summary: 'Graaf naar munten, houd je schuilplaats geheim en wees onbeleefd tegen de buren.',
  messages: {
    'hide.ask': 'Kies het eiland van je schuilplaats. Niemand anders krijgt het te zien.',
    'turn.ask': ({ round, rounds }) => `Ronde ${round} van ${rounds}: zeil, graaf of spioneer.`,
    'hail.ask': 'Je bent hier niet alleen. Munten eisen, of beleefd groeten?',
    'parley.ask': ({ captain, sum }, { who, plural }) =>
      `${who(captain)} eist ${sum} ${plural(sum, COINS)}. Betalen of vechten?`,
    hide: ({ at }) => `Verstop je op ${isleName(at)}`,
    sail: ({ to }) => `Zeil naar ${isleName(to)}`,
    dig: ({ at }) => `Graaf op ${isleName(at)}`,
    spy: ({ rival }, { who }) => `Betaal een munt om de schuilplaats van ${who(rival)} te weten`,
    demand: ({ rival, sum }, { who, plural }) => `Eis ${sum} ${plural(sum, COINS)} van ${who(rival)}`,
    greet: 'Groet beleefd',
    pay: ({ sum }, { plural }) => `Betaal ${sum} ${plural(sum, COINS)}`,
    fight: 'Vecht',
    won: ({ winners, coins }, { who, plural, list }) =>
      `${list(winners.map(who))} ${plural(winners.length, { one: 'wint', other: 'delen de overwinning' })} met ${coins} ${plural(coins, COINS)}.`,
  },
  events: {
    began: ({ seat }, { who }) => `${who(seat)} begint.`,
    hid: ({ seat, at }, { who }) => `${who(seat)} verstopt zich op ${isleName(at)}.`,
    sailed: ({ seat, to }, { who }) => `${who(seat)} zeilt naar ${isleName(to)}.`,
    dug: ({ seat, at, coins }, { who, plural }) =>
      `${who(seat)} graaft op ${isleName(at)} en vindt ${coins === 0 ? 'niets' : `${coins} ${plural(coins, COINS)}`}.`,
    uncovered: ({ owner, at }, { who }) => `De schuilplaats van ${who(owner)} op ${isleName(at)} is ontdekt.`,
    looted: ({ seat, rival, coins }, { who, plural }) =>
      `${who(seat)} neemt daar ${coins} ${plural(coins, COINS)} van ${who(rival)} mee.`,
    spied: ({ seat, rival }, { who }) => `${who(seat)} laat de schuilplaats van ${who(rival)} bespioneren.`,
    learned: ({ seat, rival, at }, { who }) =>
      `${who(seat)} hoort dat de schuilplaats van ${who(rival)} op ${isleName(at)} is.`,
    greeted: ({ seat }, { who }) => `${who(seat)} groet beleefd.`,
    demanded: ({ seat, rival, sum }, { who, plural }) =>
      `${who(seat)} eist ${sum} ${plural(sum, COINS)} van ${who(rival)}.`,
    paid: ({ seat, rival, coins }, { who, plural }) =>
      `${who(seat)} geeft ${coins} ${plural(coins, COINS)} aan ${who(rival)}.`,
    fought: ({ seats: [attacker, defender], dice: [attack, defence] }, { who }) =>
      `${who(attacker)} gooit een ${attack}, ${who(defender)} een ${defence}.`,
    stormed: ({ over, hit }, { who, plural, list }) =>
      hit.length === 0
        ? `De storm hangt boven ${isleName(over)}.`
        : `De storm hangt boven ${isleName(over)}: ${list(hit.map(who))} ${plural(hit.length, { one: 'verliest een munt', other: 'verliezen elk een munt' })}.`,
    kept: ({ owner, at, coins }, { who, plural }) =>
      `Niemand vond de schuilplaats van ${who(owner)} op ${isleName(at)}: ${coins} ${plural(coins, COINS)} erbij.`,
    ended: ({ winners }, { who, plural, list }) =>
      `${list(winners.map(who))} ${plural(winners.length, { one: 'wint', other: 'delen de overwinning' })}.`,
  },
  reasons: {
    storm: 'Daar woedt de storm.',
    'sack-empty': 'Alles is al gevonden.',
    'no-coins': 'Een spion kost een munt, en je hebt er geen.',
    known: 'Die schuilplaats ken je al.',
    'too-greedy': 'Niemand geeft meer dan de helft van een beurs.',
  },
  options: {
    rounds: { label: 'Rondes' },
    goal: { label: 'Munten waarmee het spel eindigt' },
    storms: { label: 'Storm', values: { calm: 'trekt elke ronde verder', wild: 'trekt elke beurt verder' } },
  },
};
