import type { Language, Words } from '@tortuga/kernel';
import { nameOf } from '../../rules/deck/board.ts';
import { LONGEST_TRAIL } from '../../rules/deck/trail.ts';
import type { Madagaskar } from '../../rules/madagaskar/state.ts';
import { SPACES } from '../deck/nl.ts';
import { spaceIn } from '../deck/spaces.ts';

const space = spaceIn(SPACES);

function tower(height: number, { plural }: Words): string {
  return plural(height, { one: 'piraat', other: `toren van ${height}` });
}

export const nl: Language<Madagaskar> = {
  title: 'Madagaskar',
  summary: 'Sla van achteren en bouw torens: hoe hoger ze zijn, hoe verder ze moeten lopen.',
  messages: {
    'setup.ask': 'Zet een piraat op een vrij luik.',
    'turn.ask': 'Verplaats een piraat of een toren, of zet een piraat op een vrij luik.',
    'place.label': ({ at }) => `Zet een piraat op ${space(at)}`,
    'walk.label': ({ from, to, back, height }, words) =>
      words.plural(height, {
        one: `Stap van ${space(from)} naar ${space(to)}`,
        other: `Ga met de ${tower(height, words)} van ${space(from)} naar ${space(to)}, als laatste over ${space(back)}`,
      }),
    'round.label': ({ at, back, height }, words) =>
      `Ga met de ${tower(height, words)} van ${space(at)} rond en terug naar zijn plaats, als laatste over ${space(back)}`,
    'capture.label': ({ from, to, height, victim, prey }, words) =>
      `Sla met de ${tower(height, words)} vanaf ${space(from)} de ${tower(prey, words)} van ${words.who(victim)} op ${space(to)}`,
    'won.captured': ({ winner }, { who }) => `${who(winner)} wint: alles is geslagen.`,
    'drawn.immobile': 'Remise: niemand kan nog lopen of inzetten.',
    'drawn.idle': ({ turns }, { plural }) =>
      `Remise: ${turns} ${plural(turns, { one: 'beurt', other: 'beurten' })} zonder inzet en zonder slag.`,
    'drawn.repetition': 'Remise: dezelfde stelling staat er voor de derde keer.',
  },
  events: {
    began: ({ seat }, { who }) => `${who(seat)} begint.`,
    placed: ({ seat, at }, { who }) => `${who(seat)} zet een piraat op ${space(at)}.`,
    moved: ({ seat, route, height }, words) =>
      `${words.who(seat)} loopt met een ${tower(height, words)}: ${route.map(nameOf).join(' > ')}.`,
    roundTrip: ({ at }) => `De toren staat weer op ${space(at)}, waar hij begon.`,
    towerGrew: ({ seat, victim, at, height }, { who }) =>
      `${who(seat)} slaat ${who(victim)} op ${space(at)}: de toren daar is nu ${height} hoog.`,
    flagRaised: ({ at, flags }, { plural }) =>
      `De toren op ${space(at)} voert nu ${plural(flags, { one: 'een vlag', other: `${flags} vlaggen` })}.`,
    passed: ({ seat }, { who }) => `${who(seat)} kan niet lopen en niet inzetten, en past.`,
    playerOut: ({ seat }, { who }) => `${who(seat)} heeft geen toren en geen voorraad meer en ligt eruit.`,
    repeated: ({ times }) => `Deze stelling heeft er nu ${times} keer gestaan; de derde keer is het remise.`,
    idling: ({ turnsLeft }, { plural }) =>
      `Nog ${turnsLeft} ${plural(turnsLeft, { one: 'beurt', other: 'beurten' })} zonder inzet en zonder slag en het is remise.`,
    ended: ({ winner }, { who }) => `${who(winner)} wint.`,
    drawn: () => 'Het spel eindigt in remise.',
  },
  reasons: {
    occupied: 'Daar staat al iemand.',
    'reserve-empty': 'Je hebt geen piraten meer in voorraad.',
    backwards: 'Een piraat stapt nooit achteruit.',
    'own-tower': 'Daar staat je eigen piraat bovenop.',
    'not-from-behind': 'Piraten en torens worden alleen van achteren geslagen.',
    'back-to-hatch': 'Wie met de rug naar het luik staat, kan niet geslagen worden.',
    'no-room': 'Er is geen ruimte voor zoveel stappen als de toren hoog is.',
  },
  options: {
    firstPlayer: { label: 'Startspeler', values: { random: 'door loting', seat1: 'de eerste plaats' } },
    idleLimit: { label: `Beurten zonder inzet en zonder slag tot remise (0: pas na ${LONGEST_TRAIL})` },
  },
};
