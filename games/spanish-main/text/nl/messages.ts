import type { Language } from '@tortuga/kernel';
import type { Reply } from '../../rules/messages.ts';
import type { SpanishMain } from '../../rules/state.ts';
import { names } from './names.ts';

const { ship, shipCard, crew, crewCard, island, shape, unique, fleet } = names;

const PLACES = ['eerste', 'tweede', 'derde', 'vierde', 'vijfde', 'zesde', 'zevende', 'achtste'];

/** Which of several things that lie face down. */
function nth(place: number): string {
  return PLACES[place - 1] ?? `${place}e`;
}

const POINTS = { one: 'punt', other: 'punten' };
const COINS = { one: 'munt', other: 'munten' };
const MASTS = { one: 'mast', other: 'masten' };

const GUNS = { mast: 'kanon', musket: 'musketier', forged: 'kanon van goud' };

const NO: { readonly [R in Reply]: string } = {
  board: 'Niet enteren',
  explore: 'Nu niet verkennen',
  double: 'Het gewone bereik houden',
  captain: 'Niet schieten',
  unload: 'Niet lossen',
  follow: 'Hier blijven',
  again: 'Het hierbij laten',
  repeat: 'Eén keer is genoeg',
  spoil: 'De lading sparen',
  theft: 'Niets (meer) nemen',
  ram: 'Niet rammen',
  tow: 'Niets op sleeptouw nemen',
  raid: 'Niets nemen',
  reveal: 'Verborgen blijven',
  cancel: 'Niets opheffen',
  mend: 'Geen mast oprichten',
};

const YES: { readonly [R in Reply]?: string } = {
  board: 'Enteren',
  explore: 'Nu verkennen',
  double: 'Het bereik verdubbelen; alleen een 6 is dan raak',
  captain: 'Schieten',
  unload: 'Alles lossen',
  follow: 'Een kort stuk varen',
  again: 'Nog eens vuren',
  repeat: 'Nog een keer',
  spoil: 'Een bemanningslid of een munt vernietigen',
};

const ACTIONS = {
  move: 'varen',
  explore: 'verkennen',
  search: 'een schip doorzoeken',
  shoot: 'schieten',
  repair: 'repareren',
};

export const messages: Language<SpanishMain>['messages'] = {
  'fleet.ask': 'Kies een vloot. Niemand ziet haar voordat iedereen gekozen heeft.',
  'build.ask': ({ left, limit, ship: last, spaces, crewPoints }, { plural }) => {
    const rest = `nog ${left} van de ${limit} ${plural(limit, POINTS)}`;
    if (last === '') return `Stel je vloot samen: ${rest}. Begin met een schip.`;
    return `Stel je vloot samen: ${rest}. ${shipCard(last)} heeft nog ${spaces} vrij in het ruim, en ${crewPoints} ${plural(crewPoints, POINTS)} voor bemanning.`;
  },
  'coins.ask': 'Kies de munten die je inbrengt. Niemand anders ziet ze.',
  'coin.ask': ({ left, gold }, { plural }) =>
    gold === 0
      ? `Kies je volgende munt: nog ${left} ${plural(left, COINS)} te gaan, van elke waarde.`
      : `Kies je volgende munt: nog ${left} ${plural(left, COINS)} te gaan, samen ${gold} goud.`,
  'unique.ask': 'Kies de unieke schat die je inbrengt.',
  'site.ask': ({ shape: which }) => `Leg een eiland neer: ${shape(which)}.`,
  'rotate.ask': ({ shape: which }) => `Draai ${shape(which)} zoals je wilt.`,
  'home.ask': ({ owner }, { who }) => `Wijs het thuiseiland van ${who(owner)} aan.`,
  'home.ownAsk': 'Kies je thuiseiland.',
  'moor.ask': 'Leg je schepen aan bij je thuiseiland: kies een schip en de koers van zijn boeg.',
  'stations.ask':
    'Stuur je bemanning naar andere posten, of laat ze waar ze zijn. Anderen zien hoeveel er waar zijn, niet wie.',
  'turn.ask': ({ turn }) => `Beurt ${turn}: geef je schepen hun acties.`,
  'sail.ask': ({ bars, isBegun, ...name }) =>
    `${ship(name)}: ${bars.length === 0 ? 'de stuurman heeft nog een kort stuk' : `nog ${bars.join(' + ')} te varen`}. Kies ${isBegun ? 'de volgende koers, of stop' : 'afstand en koers, of ga overstag'}.`,
  'theft.ask': (name) => `${ship(name)} ligt langszij: iets meenemen?`,
  'ram.ask': (name) => `${ship(name)} ligt met haar boeg in de flank van een vijand: rammen?`,
  'board.ask': ({ target, ...name }) => `Een entergevecht tussen ${ship(name)} en ${ship(target)} aangaan?`,
  'explore.ask': ({ at, ...name }) => `${ship(name)} mag ${island(at)} meteen verkennen.`,
  'double.ask': (name) => `Het bereik van ${ship(name)} deze beurt verdubbelen?`,
  'captain.ask': (name) => `De kapitein van ${ship(name)} mag nu schieten.`,
  'unload.ask': (name) => `${ship(name)} mag vanaf hier lossen.`,
  'follow.ask': (name) => `${ship(name)} heeft gelost en mag een kort stuk varen.`,
  'again.ask': ({ target, ...name }) =>
    `Mis. De kanonnier van ${ship(name)} nog eens op ${ship(target)} laten vuren?`,
  'repeat.ask': ({ action, ...name }) => `${ship(name)} mag nog een keer ${ACTIONS[action]}.`,
  'spoil.ask': ({ target, ...name }) =>
    `${ship(name)} heeft geraakt: een bemanningslid of munt van ${ship(target)} vernietigen?`,
  'prize.ask': ({ from, ...name }) => `${ship(name)} wint het gevecht: kies een buit van ${ship(from)}.`,
  'mast.ask': (name) => `${ship(name)} verliest een mast: kies welke.`,
  'mast.aimAsk': (name) => `Kies de mast die ${ship(name)} verliest.`,
  'loss.crewAsk': (name) => `${ship(name)} verliest een bemanningslid: kies wie.`,
  'loss.cargoAsk': (name) => `${ship(name)} verliest een bemanningslid of een munt: kies.`,
  'tow.ask': (name) => `${ship(name)} mag een wrak op sleeptouw nemen.`,
  'take.ask': ({ at, ...name }) => `Kies de munt die ${ship(name)} van ${island(at)} meeneemt.`,
  'exchange.ask': ({ other, ...name }) =>
    `Verplaats bemanning en munten tussen ${ship(name)} en ${ship(other)}.`,
  'raid.ask': (name) => `${ship(name)} mag de schat hier plunderen.`,
  'volley.ask': (name) => `${ship(name)} schiet: kies kanon en doel.`,
  'mend.ask': (name) => `Kies de mast van ${ship(name)} die weer overeind komt.`,
  'reveal.ask': (name) => `Een bemanningslid van ${ship(name)} kan nu verschil maken. Onthullen?`,
  'cancel.ask': (name) => `${ship(name)} komt in actie: een vaardigheid opheffen?`,
  'berth.ask': (name) => `Kies de koers waarin ${ship(name)} thuis ligt.`,
  'plague.ask': 'Op welk schip gaat de pest over?',
  'order.ask': (name) => `${ship(name)} heeft geraakt: wat gaat het eerst verloren?`,
  fleet: ({ fleet: id }) => fleet(id),
  launch: ({ card }) => `${shipCard(card)} te water laten`,
  hire: ({ card }) => `${crewCard(card)} aanmonsteren`,
  ashore: 'De volgende bemanning op het thuiseiland laten wachten',
  anew: 'Opnieuw beginnen',
  ready: 'De vloot is klaar',
  coins: ({ set }) => set.replaceAll(',', ', '),
  coin: ({ gold }) => `Een munt van ${gold}`,
  unique: ({ unique: which }) => unique(which),
  site: ({ x, y }) => `Op ${x}, ${y}`,
  rotate: ({ by }) => `${by}° gedraaid`,
  home: (at) => island(at),
  moor: ({ heading, ...name }) => `${ship(name)} aanleggen, koers ${heading}°`,
  post: ({ who, ...name }) => `${crew(who)} naar ${ship(name)}`,
  'post.home': ({ who }) => `${crew(who)} naar het thuiseiland`,
  'stations.ready': 'Iedereen staat op zijn post',
  move: (name) => `${ship(name)} laten varen`,
  explore: ({ at, ...name }) => `${ship(name)} verkent ${island(at)}`,
  search: ({ other, ...name }) => `${ship(name)} doorzoekt ${ship(other)}`,
  shoot: (name) => `${ship(name)} schiet`,
  repair: (name) => `${ship(name)} repareren`,
  end: 'De beurt beëindigen',
  land: ({ who, at }) => `${crew(who)} aan land zetten op ${island(at)}`,
  embark: ({ who, ...name }) => `${crew(who)} aan boord nemen van ${ship(name)}`,
  reveal: ({ who }) => `${crew(who)} onthullen`,
  drop: ({ tow, ...name }) => `${ship(name)} laat ${ship(tow)} los`,
  peekIsland: ({ at, place }) => `De ${nth(place)} fiche op ${island(at)} bekijken`,
  peekCrew: ({ on, place }) => `Het ${nth(place)} bemanningslid op ${ship(on)} bekijken`,
  peekCoin: ({ on, place }) => `De ${nth(place)} munt op ${ship(on)} bekijken`,
  extra: (name) => `Gooien om een extra actie voor ${ship(name)}`,
  twice: (name) => `Gooien om ${ship(name)} twee keer te laten handelen`,
  sacrifice: ({ who, ...name }) => `${crew(who)} opofferen voor een extra actie van ${ship(name)}`,
  trade: ({ other, ...name }) => `Een munt van ${ship(name)} ruilen tegen een van ${ship(other)}`,
  unload: (name) => `${ship(name)} op afstand lossen`,
  forge: ({ gold, ...name }) => `Van een munt van ${gold} een kanon maken voor ${ship(name)}`,
  loot: ({ from, place }) => `De ${nth(place)} munt van ${ship(from)} nemen`,
  steal: ({ from, ...name }) => `${ship(name)} steelt een munt van ${ship(from)}`,
  cancelShip: (name) => `De vaardigheid van ${ship(name)} opheffen`,
  cancelCrew: ({ who, ...name }) => `${crew(who)} op ${ship(name)} uitschakelen`,
  sail: ({ bar, heading }) => `${bar} varen, koers ${heading}°`,
  about: ({ heading }) => `Overstag naar ${heading}°`,
  stop: 'Hier stoppen',
  ram: ({ target, masts }, { plural }) => `${ship(target)} rammen (${masts} ${plural(masts, MASTS)})`,
  no: ({ to }) => NO[to],
  yes: ({ to }) => YES[to] ?? 'Ja',
  slay: ({ who, from }) => `${crew(who)} van ${ship(from)} sneuvelt`,
  'slay.hidden': ({ place, from }) => `Het ${nth(place)} bemanningslid van ${ship(from)} sneuvelt`,
  seize: ({ gold, from }) => `De munt van ${gold} van ${ship(from)} nemen`,
  'seize.hidden': ({ place, from }) => `De ${nth(place)} munt van ${ship(from)} nemen`,
  lose: ({ mast, cannon }) => `Mast ${mast} (${cannon})`,
  mend: ({ mast, cannon }) => `Mast ${mast} (${cannon})`,
  bury: ({ who }) => crew(who),
  jettison: ({ gold }) => `Een munt van ${gold}`,
  tow: ({ tow }) => `${ship(tow)} op sleeptouw nemen`,
  take: ({ gold }) => `De munt van ${gold}`,
  carry: ({ who, ...name }) => `${crew(who)} naar ${ship(name)}`,
  haul: ({ gold, ...name }) => `De munt van ${gold} naar ${ship(name)}`,
  done: 'Dat is alles',
  raid: ({ gold }) => `De munt van ${gold} nemen`,
  raidBlind: ({ at }) => `Een willekeurige munt van ${island(at)} nemen`,
  fire: ({ gun, mast, cannon, target, needed }) =>
    `Mast ${mast}, ${GUNS[gun]} ${cannon}: vuren op ${ship(target)} (raak bij ${needed === 6 ? 'een 6' : `${needed} of meer`})`,
  cease: 'Het vuren staken',
  berth: ({ heading }) => `Koers ${heading}°`,
  infect: ({ to }) => ship(to),
  first: ({ what }) => (what === 'crew' ? 'Eerst een bemanningslid' : 'Eerst een bemanningslid of een munt'),
  'won.gold': ({ winner, gold, all }, { who }) =>
    `${who(winner)} wint: ${gold} van de ${all} goud is thuis, meer dan de helft.`,
  'won.stranded': ({ winner, loser, gold, less }, { who }) =>
    `${who(loser)} heeft geen schip meer dat iets kan doen. ${who(winner)} wint met ${gold} goud tegen ${less}.`,
  'won.bare': ({ winner, gold, less }, { who }) =>
    `Er is geen goud meer te winnen. ${who(winner)} wint met ${gold} tegen ${less}.`,
  'won.quiet': ({ winner, gold }, { who }) =>
    `Er is lang niets gebeurd. ${who(winner)} wint met ${gold} goud.`,
  'won.long': ({ winner, gold }, { who }) =>
    `Het spel heeft lang genoeg geduurd. ${who(winner)} wint met ${gold} goud.`,
  'won.marker': ({ winner, gold }, { who }) =>
    `Het lot van de laatste schat is beslist. ${who(winner)} wint met ${gold} goud.`,
  'won.alone': ({ winner, gold }, { who }) =>
    `Er vaart nog maar één vloot. ${who(winner)} wint met ${gold} goud.`,
  'won.swept': ({ winner, gold }, { who }) =>
    `De helft van de vloten is weg. ${who(winner)} wint met ${gold} goud.`,
  drawn: ({ winners, gold }, { who, list }) =>
    `${list(winners.map(who))} delen de overwinning met ${gold} goud.`,
};
