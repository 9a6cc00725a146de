import type { Language } from '@tortuga/kernel';
import type { Reply } from '../../rules/messages.ts';
import type { SpanishMain } from '../../rules/state.ts';
import { names } from './names.ts';

const { ship, shipCard, crew, crewCard, island, shape, unique, fleet } = names;

const POINTS = { one: 'Punkt', other: 'Punkte' };
const COINS = { one: 'Münze', other: 'Münzen' };
const MASTS = { one: 'Mast', other: 'Masten' };

const GUNS = { mast: 'Kanone', musket: 'Musketier', forged: 'Kanone aus Gold' };

const NO: { readonly [R in Reply]: string } = {
  board: 'Nicht entern',
  explore: 'Jetzt nicht erkunden',
  double: 'Die übliche Reichweite behalten',
  captain: 'Nicht schießen',
  unload: 'Nicht entladen',
  follow: 'Hierbleiben',
  again: 'Es dabei belassen',
  repeat: 'Einmal genügt',
  spoil: 'Die Ladung verschonen',
  theft: 'Nichts (mehr) nehmen',
  ram: 'Nicht rammen',
  tow: 'Nichts in Schlepp nehmen',
  raid: 'Nichts nehmen',
  reveal: 'Verborgen bleiben',
  cancel: 'Nichts aufheben',
  mend: 'Keinen Mast aufrichten',
};

const YES: { readonly [R in Reply]?: string } = {
  board: 'Entern',
  explore: 'Jetzt erkunden',
  double: 'Die Reichweite verdoppeln; nur eine gewürfelte 6 trifft',
  captain: 'Schießen',
  unload: 'Alles entladen',
  follow: 'Eine kurze Strecke segeln',
  again: 'Noch einmal feuern',
  repeat: 'Noch einmal',
  spoil: 'Ein Besatzungsmitglied oder eine Münze vernichten',
};

const ACTIONS = {
  move: 'segeln',
  explore: 'erkunden',
  search: 'ein Schiff durchsuchen',
  shoot: 'schießen',
  repair: 'reparieren',
};

export const messages: Language<SpanishMain>['messages'] = {
  'fleet.ask': 'Wähle eine Flotte. Niemand sieht sie, bevor alle gewählt haben.',
  'build.ask': ({ left, limit, ship: last, spaces, crewPoints }, { plural }) => {
    const rest = `noch ${left} von ${limit} Punkten`;
    if (last === '') return `Stelle deine Flotte zusammen: ${rest}. Beginne mit einem Schiff.`;
    return `Stelle deine Flotte zusammen: ${rest}. ${shipCard(last)} hat noch ${spaces} frei im Laderaum und ${crewPoints} ${plural(crewPoints, POINTS)} für Besatzung.`;
  },
  'coins.ask': 'Wähle die Münzen, die du mitbringst. Niemand sonst sieht sie.',
  'coin.ask': ({ left, gold }, { plural }) =>
    gold === 0
      ? `Wähle deine nächste Münze: noch ${left} ${plural(left, COINS)} von beliebigem Wert.`
      : `Wähle deine nächste Münze: noch ${left} ${plural(left, COINS)}, zusammen ${gold} Gold.`,
  'unique.ask': 'Wähle den einzigartigen Schatz, den du mitbringst.',
  'site.ask': ({ shape: which }) => `Lege eine Insel aus: ${shape(which)}.`,
  'rotate.ask': ({ shape: which }) => `Drehe die Insel ${shape(which)}, wie du willst.`,
  'home.ask': ({ owner }, { who }) => `Bestimme die Heimatinsel von ${who(owner)}.`,
  'home.ownAsk': 'Wähle deine Heimatinsel.',
  'moor.ask': 'Lege deine Schiffe an deiner Heimatinsel an: Wähle ein Schiff und den Kurs seines Bugs.',
  'stations.ask':
    'Schicke deine Besatzung auf andere Posten oder lass sie, wo sie ist. Andere sehen, wie viele wo sind, nicht wer.',
  'turn.ask': ({ turn }) => `Zug ${turn}: Gib deinen Schiffen ihre Aktionen.`,
  'sail.ask': ({ bars, isBegun, ...name }) =>
    `${ship(name)}: ${bars.length === 0 ? 'Der Steuermann hat noch eine kurze Strecke' : `noch ${bars.join(' + ')} zu segeln`}. Wähle ${isBegun ? 'den nächsten Kurs oder halte an' : 'Strecke und Kurs oder wende'}.`,
  'theft.ask': (name) => `${ship(name)} liegt längsseits: etwas mitnehmen?`,
  'ram.ask': (name) => `${ship(name)} liegt mit dem Bug in der Flanke eines Feindes: rammen?`,
  'board.ask': ({ target, ...name }) =>
    `Einen Enterkampf zwischen ${ship(name)} und ${ship(target)} beginnen?`,
  'explore.ask': ({ at, ...name }) => `${ship(name)} darf ${island(at)} sofort erkunden.`,
  'double.ask': (name) => `Die Reichweite von ${ship(name)} für diesen Zug verdoppeln?`,
  'captain.ask': (name) => `Der Kapitän von ${ship(name)} darf jetzt schießen.`,
  'unload.ask': (name) => `${ship(name)} darf von hier aus entladen.`,
  'follow.ask': (name) => `${ship(name)} hat entladen und darf eine kurze Strecke segeln.`,
  'again.ask': ({ target, ...name }) =>
    `Daneben. Den Kanonier von ${ship(name)} noch einmal auf ${ship(target)} feuern lassen?`,
  'repeat.ask': ({ action, ...name }) => `${ship(name)} darf noch einmal ${ACTIONS[action]}.`,
  'spoil.ask': ({ target, ...name }) =>
    `${ship(name)} hat getroffen: ein Besatzungsmitglied oder eine Münze von ${ship(target)} vernichten?`,
  'prize.ask': ({ from, ...name }) => `${ship(name)} gewinnt den Kampf: Wähle eine Beute von ${ship(from)}.`,
  'mast.ask': (name) => `${ship(name)} verliert einen Mast: Wähle, welchen.`,
  'mast.aimAsk': (name) => `Wähle den Mast, den ${ship(name)} verliert.`,
  'loss.crewAsk': (name) => `${ship(name)} verliert ein Besatzungsmitglied: Wähle, wen.`,
  'loss.cargoAsk': (name) => `${ship(name)} verliert ein Besatzungsmitglied oder eine Münze: Wähle.`,
  'tow.ask': (name) => `${ship(name)} darf ein Wrack in Schlepp nehmen.`,
  'take.ask': ({ at, ...name }) => `Wähle die Münze, die ${ship(name)} von ${island(at)} mitnimmt.`,
  'exchange.ask': ({ other, ...name }) =>
    `Verschiebe Besatzung und Münzen zwischen ${ship(name)} und ${ship(other)}.`,
  'raid.ask': (name) => `${ship(name)} darf den Schatz hier plündern.`,
  'volley.ask': (name) => `${ship(name)} schießt: Wähle Kanone und Ziel.`,
  'mend.ask': (name) => `Wähle den Mast von ${ship(name)}, der wieder stehen soll.`,
  'reveal.ask': (name) =>
    `Jemand aus der Besatzung von ${ship(name)} könnte jetzt etwas ausmachen. Aufdecken?`,
  'cancel.ask': (name) => `${ship(name)} will handeln: eine Fähigkeit aufheben?`,
  'berth.ask': (name) => `Wähle den Kurs, in dem ${ship(name)} daheim liegt.`,
  'plague.ask': 'Auf welches Schiff geht die Pest über?',
  'order.ask': (name) => `${ship(name)} hat getroffen: Was geht zuerst verloren?`,
  fleet: ({ fleet: id }) => fleet(id),
  launch: ({ card }) => `${shipCard(card)} zu Wasser lassen`,
  hire: ({ card }) => `${crewCard(card)} anheuern`,
  ashore: 'Die nächste Besatzung auf der Heimatinsel warten lassen',
  anew: 'Von vorn beginnen',
  ready: 'Die Flotte ist fertig',
  coins: ({ set }) => set.replaceAll(',', ', '),
  coin: ({ gold }) => `Eine Münze zu ${gold}`,
  unique: ({ unique: which }) => unique(which),
  site: ({ x, y }) => `Bei ${x}, ${y}`,
  rotate: ({ by }) => `Um ${by}° gedreht`,
  home: (at) => island(at),
  moor: ({ heading, ...name }) => `${ship(name)} anlegen, Kurs ${heading}°`,
  post: ({ who, ...name }) => `${crew(who)} auf ${ship(name)}`,
  'post.home': ({ who }) => `${crew(who)} auf die Heimatinsel`,
  'stations.ready': 'Alle sind auf ihren Posten',
  move: (name) => `${ship(name)} segeln lassen`,
  explore: ({ at, ...name }) => `${ship(name)} erkundet ${island(at)}`,
  search: ({ other, ...name }) => `${ship(name)} durchsucht ${ship(other)}`,
  shoot: (name) => `${ship(name)} schießt`,
  repair: (name) => `${ship(name)} reparieren`,
  end: 'Den Zug beenden',
  land: ({ who, at }) => `${crew(who)} auf ${island(at)} an Land setzen`,
  embark: ({ who, ...name }) => `${crew(who)} an Bord von ${ship(name)} nehmen`,
  reveal: ({ who }) => `${crew(who)} aufdecken`,
  drop: ({ tow, ...name }) => `${ship(name)} lässt ${ship(tow)} los`,
  peekIsland: ({ at, place }) => `Den ${place}. Schatz auf ${island(at)} ansehen`,
  peekCrew: ({ on, place }) => `Das ${place}. Besatzungsmitglied auf ${ship(on)} ansehen`,
  peekCoin: ({ on, place }) => `Die ${place}. Münze auf ${ship(on)} ansehen`,
  extra: (name) => `Um eine weitere Aktion für ${ship(name)} würfeln`,
  twice: (name) => `Darum würfeln, dass ${ship(name)} zweimal handelt`,
  sacrifice: ({ who, ...name }) => `${crew(who)} für eine weitere Aktion von ${ship(name)} opfern`,
  trade: ({ other, ...name }) => `Eine Münze von ${ship(name)} gegen eine von ${ship(other)} tauschen`,
  unload: (name) => `${ship(name)} aus der Ferne entladen`,
  forge: ({ gold, ...name }) => `Aus einer Münze zu ${gold} eine Kanone für ${ship(name)} machen`,
  loot: ({ from, place }) => `Die ${place}. Münze von ${ship(from)} nehmen`,
  steal: ({ from, ...name }) => `${ship(name)} stiehlt eine Münze von ${ship(from)}`,
  cancelShip: (name) => `Die Fähigkeit von ${ship(name)} aufheben`,
  cancelCrew: ({ who, ...name }) => `${crew(who)} auf ${ship(name)} ausschalten`,
  sail: ({ bar, heading }) => `${bar} segeln, Kurs ${heading}°`,
  about: ({ heading }) => `Auf ${heading}° wenden`,
  stop: 'Hier anhalten',
  ram: ({ target, masts }, { plural }) => `${ship(target)} rammen (${masts} ${plural(masts, MASTS)})`,
  no: ({ to }) => NO[to],
  yes: ({ to }) => YES[to] ?? 'Ja',
  slay: ({ who, from }) => `${crew(who)} von ${ship(from)} stirbt`,
  'slay.hidden': ({ place, from }) => `Das ${place}. Besatzungsmitglied von ${ship(from)} stirbt`,
  seize: ({ gold, from }) => `Die Münze zu ${gold} von ${ship(from)} nehmen`,
  'seize.hidden': ({ place, from }) => `Die ${place}. Münze von ${ship(from)} nehmen`,
  lose: ({ mast, cannon }) => `Mast ${mast} (${cannon})`,
  mend: ({ mast, cannon }) => `Mast ${mast} (${cannon})`,
  bury: ({ who }) => crew(who),
  jettison: ({ gold }) => `Eine Münze zu ${gold}`,
  tow: ({ tow }) => `${ship(tow)} in Schlepp nehmen`,
  take: ({ gold }) => `Die Münze zu ${gold}`,
  carry: ({ who, ...name }) => `${crew(who)} auf ${ship(name)}`,
  haul: ({ gold, ...name }) => `Die Münze zu ${gold} auf ${ship(name)}`,
  done: 'Das ist alles',
  raid: ({ gold }) => `Die Münze zu ${gold} nehmen`,
  raidBlind: ({ at }) => `Eine beliebige Münze von ${island(at)} nehmen`,
  fire: ({ gun, mast, cannon, target, needed }) =>
    `Mast ${mast}, ${GUNS[gun]} ${cannon}: auf ${ship(target)} feuern (trifft bei ${needed === 6 ? '6' : `${needed} oder mehr`})`,
  cease: 'Das Feuer einstellen',
  berth: ({ heading }) => `Kurs ${heading}°`,
  infect: ({ to }) => ship(to),
  first: ({ what }) =>
    what === 'crew' ? 'Zuerst ein Besatzungsmitglied' : 'Zuerst ein Besatzungsmitglied oder eine Münze',
  'won.gold': ({ winner, gold, all }, { who }) =>
    `${who(winner)} gewinnt: ${gold} von ${all} Gold sind daheim, mehr als die Hälfte.`,
  'won.stranded': ({ winner, loser, gold, less }, { who }) =>
    `${who(loser)} hat kein Schiff mehr, das etwas tun kann. ${who(winner)} gewinnt mit ${gold} Gold gegen ${less}.`,
  'won.bare': ({ winner, gold, less }, { who }) =>
    `Es ist kein Gold mehr zu gewinnen. ${who(winner)} gewinnt mit ${gold} gegen ${less}.`,
  'won.quiet': ({ winner, gold }, { who }) =>
    `Lange ist nichts geschehen. ${who(winner)} gewinnt mit ${gold} Gold.`,
  'won.long': ({ winner, gold }, { who }) =>
    `Das Spiel hat lange genug gedauert. ${who(winner)} gewinnt mit ${gold} Gold.`,
  'won.marker': ({ winner, gold }, { who }) =>
    `Das Schicksal des letzten Schatzes ist entschieden. ${who(winner)} gewinnt mit ${gold} Gold.`,
  'won.alone': ({ winner, gold }, { who }) =>
    `Nur noch eine Flotte segelt. ${who(winner)} gewinnt mit ${gold} Gold.`,
  'won.swept': ({ winner, gold }, { who }) =>
    `Die Hälfte der Flotten ist verloren. ${who(winner)} gewinnt mit ${gold} Gold.`,
  drawn: ({ winners, gold }, { who, list }) =>
    `${list(winners.map(who))} teilen sich den Sieg mit ${gold} Gold.`,
};
