import type { JamaicaLearning } from './words.ts';

export const words: JamaicaLearning = {
  steps: {
    dice: {
      title: 'Morgen und Abend',
      task: 'Du bist Anne, in Rot, und hast diese Runde den Kompass. Du hast 2 und 5 gewürfelt: Ein Würfel gilt am Morgen, der andere am Abend, und zwar für alle. Eine deiner Karten lädt morgens Gold und segelt abends.',
      goal: 'Gib dem Morgen die 5: viel laden, wenig segeln.',
      done: 'Morgen 5, Abend 2. Jetzt wählen alle heimlich eine Karte.',
    },
    card: {
      title: 'Jede Runde eine Karte',
      task: 'Eine Karte hat zwei Hälften: Das obere Symbol gilt mit dem Morgenwürfel, das untere mit dem Abendwürfel. Bart und Carlos haben ihre Karte schon verdeckt hingelegt.',
      goal: 'Spiel die Karte, die erst Gold lädt und dann vorwärts segelt.',
      done: 'Fünf Gold in einem Laderaum, zwei Felder weiter, und 3 Proviant für das Feld bezahlt.',
    },
    lair: {
      title: 'Abzweigungen und Piratennester',
      task: 'Du segelst genau 4 Felder. Nach A6 teilt sich der Weg: Außen herum ist er länger, führt aber an Piratennestern vorbei. Dort anzuhalten kostet nichts, und das erste Schiff hebt einen Schatz.',
      goal: 'Halte in einem Piratennest an.',
      done: 'Morgans Karte! Ab jetzt hast du vier Karten auf der Hand statt drei.',
    },
    pay: {
      title: 'Liegegeld',
      task: 'Wo du anhältst, zahlst du: Gold in Häfen (eckig), Proviant auf See (rund). Du schuldest 2 Proviant und hast ihn in zwei Laderäumen. In einen Laderaum passt nur eine Ladung, darum sind leere kostbar.',
      goal: 'Zahle so, dass ein Laderaum leer wird.',
      done: 'Ein Laderaum ist wieder leer: Platz für die nächste Ladung.',
    },
    clear: {
      title: 'Volle Laderäume',
      task: 'Sechs Gold sollen an Bord, aber kein Laderaum ist leer. Laden ist Pflicht: Räume einen, in dem etwas anderes liegt. Alles darin geht über Bord.',
      goal: 'Räume den Laderaum, mit dem du am wenigsten verlierst.',
      done: 'Ein Pulver für sechs Gold: ein gutes Geschäft.',
    },
    battle: {
      title: 'Breitseiten',
      task: 'Du hältst neben Bart an, also kommt es zum Gefecht. Erst sagst du, wie viel Pulver du einsetzt, dann wird gewürfelt; beides zusammen ist deine Feuerkraft. Bart hat kein Pulver, nur den Würfel. Rechne mit einem kleinen Wurf.',
      goal: 'Gewinne das Gefecht: Setz Pulver ein.',
      done: 'Gewonnen. Eingesetztes Pulver ist weg, ob nötig oder nicht.',
    },
    spoils: {
      title: 'Beute',
      task: 'Wer gewinnt, nimmt den ganzen Inhalt eines Laderaums oder einen Schatz, oder gibt einen verfluchten weiter. Am Ende ist jedes Gold ein Punkt; Proviant und Pulver sind nichts wert.',
      goal: 'Nimm Barts Gold.',
      done: 'Fünf Punkte wechseln den Besitzer. Erst danach zahlst du für das Feld.',
    },
    retreat: {
      title: 'Zu wenig Proviant',
      task: 'Du hast auf C1 angehalten und konntest nicht zahlen: Dein Proviant ist verloren, und du weichst auf das nächste Feld zurück, das du bezahlen kannst. Zwei Wege führen zurück, also wählst du.',
      goal: 'Weiche dorthin zurück, wo ein Schatz wartet.',
      done: 'Ein Rückzug ins Piratennest ist kein Pech: Manche planen ihn.',
    },
    home: {
      title: 'Zu Hause',
      task: 'Port Royal ist vier Felder entfernt. Ist das erste Schiff zu Hause, so ist diese Runde die letzte: Zu Hause zählt 15, ein Feld hinter der roten Linie, was dort steht, jedes andere −5.',
      goal: 'Erreiche Port Royal.',
      done: '15 fürs Heimkommen, dein Gold, deine Schätze: Du gewinnst! Wer zuerst zu Hause ist, ist aber nicht immer am reichsten. Das ist das ganze Spiel.',
    },
  },
  misses: {
    'little-gold': 'Mit einer 2 am Morgen lädst du nur zwei Gold und segelst danach fünf Felder.',
    'other-card':
      'Diese Karte tut etwas anderes. Such oben eine Münze und unten ein Schiff, das vorwärts segelt.',
    'no-lair': 'Das ist offene See und kostet 3 Proviant. Das Piratennest liegt am äußeren Weg.',
    'both-holds':
      'Jetzt bleibt in beiden Laderäumen etwas liegen. Nimm zuerst aus dem, in dem nur einer liegt.',
    'dear-hold': 'Das war mehr wert. In welchem Laderaum liegt nur eins?',
    'no-victory': 'Ein Unentschieden bringt nichts. Ein Pulver mehr als der andere genügt.',
    'no-gold': 'Das zählt am Ende nicht. Das Gold schon.',
    'no-treasure': 'Dort zahlst du 3 Gold und findest nichts. Am anderen Weg liegt ein Piratennest.',
    'not-home': 'Dein Schiff ist nicht zu Hause. Am Morgen hast du eine 4: genau genug.',
  },
  sections: {
    goal: {
      title: 'Das Ziel',
      text: [
        'Segle einmal um die Insel, von Port Royal nach Port Royal, und sei *am reichsten*, wenn das erste Schiff zu Hause ist. Punkte gibt es für den Platz deines Schiffs, für das Gold an Bord und für Schätze.',
        'Jamaica ist für zwei bis sechs Personen und dauert 30 bis 60 Minuten. Zu zweit segelt ein Geisterschiff mit.',
      ],
    },
    setup: {
      title: 'Der Anfang',
      text: [
        'Alle Schiffe beginnen in Port Royal. Jedes hat *fünf Laderäume*; in einem liegen 3 Proviant, in einem anderen 3 Gold.',
        'Alle haben die gleichen elf Aktionskarten, gemischt, und ziehen *drei* davon. In jedem der neun Piratennester liegt ein Schatz. Wer Kapitän ist, hat den Kompass.',
      ],
    },
    turn: {
      title: 'Eine Runde',
      text: ['Gespielt werden Runden, bis jemand zu Hause ist. Jede verläuft so:'],
      points: [
        'Der *Kapitän* würfelt mit zwei Würfeln und sagt, welcher am Morgen und welcher am Abend gilt. Beide gelten für alle.',
        'Alle *wählen heimlich eine Karte*.',
        'Der Kapitän deckt als Erster auf, dann die anderen im Uhrzeigersinn: das *obere Symbol* mit dem Morgenwürfel, dann das *untere Symbol* mit dem Abendwürfel.',
        'Eine *Ware* (Gold, Proviant, Pulver): Lade so viel, wie der Würfel zeigt, alles in einen leeren Laderaum. Ist keiner leer, so räume einen mit etwas anderem; liegt überall dieselbe Ware, so lädst du nichts.',
        'Ein *Schiff*: Segle genau so viele Felder vorwärts oder rückwärts.',
        'Am Ende ziehen alle auf drei Karten nach; wessen Stapel leer ist, der mischt die Ablage. Der Kompass geht nach links.',
      ],
    },
    moving: {
      title: 'Segeln und zahlen',
      text: [
        'Nur das Feld, auf dem du anhältst, zählt. In einem *Hafen* (eckig) zahlst du den Preis in Gold, auf *See* (rund) in Proviant; Piratennester und Port Royal kosten nichts. Du zahlst aus beliebigen Laderäumen, aber wer zahlen kann, muss.',
        'Wo sich der Weg teilt, und wo auf dem Rückweg Wege zusammenlaufen, wählst du. Außen ist es länger, und es gibt Piratennester; innen ist es kurz und teuer.',
        '*Zu wenig?* Dann verlierst du alles, was du vom Verlangten hast, und weichst auf das nächste Feld zurück, das du bezahlen kannst. Dort kommst du wie immer an: Gefecht, Preis, Schatz. Wo Wege zusammenlaufen, wählst du, auf welchem du zurückweichst.',
      ],
    },
    capturing: {
      title: 'Gefechte',
      text: [
        'Wer anhält, wo ein anderes Schiff liegt, muss es angreifen, noch vor dem Zahlen; bei mehreren eines davon. In Port Royal herrscht Frieden.',
      ],
      points: [
        'Wer angreift, sagt, wie viel *Pulver* eingesetzt wird, und würfelt mit dem Kampfwürfel: 2, 4, 6, 8, 10 oder ein Stern. Pulver und Würfel sind die *Feuerkraft*.',
        'Ein *Stern* gewinnt sofort. Sonst tut der Verteidiger dasselbe und weiß dabei, was zu schlagen ist.',
        'Mehr Feuerkraft gewinnt; bei gleicher geschieht nichts. Eingesetztes Pulver ist in jedem Fall weg.',
        'Wer gewinnt, nimmt *eines*: den Inhalt eines Laderaums oder einen Schatz (einen verdeckten, ohne ihn vorher anzusehen), oder gibt einen verfluchten Schatz weiter. Oder nichts.',
        'Danach zahlt der Angreifer für das Feld, ob gewonnen oder verloren.',
      ],
    },
    special: {
      title: 'Schätze und das Geisterschiff',
      text: [
        'Das erste Schiff, das in einem Piratennest anhält, hebt dessen Schatz. *Kräfte* liegen offen und wirken sofort; *Reichtümer* (+3 bis +7) und *verfluchte* Schätze (−2 bis −4) liegen bis zum Ende verdeckt. Alle können nach einem Gefecht gestohlen werden.',
        'Zu zweit segelt auch das schwarze *Geisterschiff* mit, mit Gold in den Laderäumen und Lady Beth für immer an Bord. Nach beiden Zügen bewegt es der Kapitän zweimal, mit dem Morgenwürfel und mit dem Abendwürfel: rückwärts, wenn es allein vorn liegt, vorwärts, wenn es allein hinten liegt, sonst nach Belieben. Es zahlt nichts und kämpft, mit wem es zusammentrifft; wer an diesem Gefecht nicht beteiligt ist, würfelt und wählt für das Geisterschiff.',
      ],
      rows: [
        ['Morgans Karte', 'Du hast vier Karten auf der Hand.'],
        ['Sarans Säbel', 'Einmal je Gefecht lässt du einen Wurf, deinen oder den des anderen, neu würfeln.'],
        ['Lady Beth', 'Deine Feuerkraft ist um 2 höher.'],
        [
          'Sechster Laderaum',
          'Du hast einen Laderaum mehr; wer die Karte nimmt, bekommt auch, was darin liegt.',
        ],
      ],
    },
    end: {
      title: 'Das Ende',
      text: [
        'Ein Schiff, das um die Insel gesegelt ist und *Port Royal* erreicht, hält dort an; die Zahl muss nicht genau passen. Wer in dieser Runde noch nicht am Zug war, spielt noch, dann ist das Spiel zu Ende.',
        'Zusammengezählt werden: das *Feld* (15 in Port Royal, 2 bis 10 hinter der roten Linie, −5 überall sonst), *1 für jedes Gold* an Bord und alle *Schätze*. Die meisten Punkte gewinnen; bei Gleichstand das Schiff, das weiter vorn liegt.',
      ],
    },
    options: {
      title: 'Optionen am Tisch',
      text: [],
      rows: [
        [
          'Bank',
          'Geht nie leer aus. Oder es gibt nur die Marken der Schachtel: 80 Gold, 45 Proviant, 45 Pulver.',
        ],
        ['Ein gestohlener verdeckter Schatz', 'Wird vom Dieb bestimmt oder ausgelost.'],
        ['Ablage', 'Ganz einsehbar, oder nur die oberste Karte.'],
        ['Erster Kapitän', 'Wird ausgelost, oder ein bestimmter Platz.'],
      ],
    },
    reference: {
      title: 'Auf einen Blick',
      text: [],
      rows: [
        ['Runde', 'Würfel; Karten; Züge vom Kapitän an; nachziehen; Kompass nach links.'],
        ['Laden', 'Alles in einen leeren Laderaum; gibt es keinen, einen mit anderer Ware räumen.'],
        ['Anhalten', 'Gefecht, dann Schatz oder Preis; zu wenig: verloren und zurückweichen.'],
        ['Feuerkraft', 'Pulver + Würfel (+2 Lady Beth). Ein Stern gewinnt.'],
        ['Beute', 'Ein Laderaum, ein Schatz, oder einen Fluch weitergeben.'],
        ['Punkte', 'Feld + Gold + Schätze.'],
      ],
    },
  },
  figures: {
    start: 'Drei Schiffe in Port Royal, jedes mit 3 Proviant und 3 Gold.',
    dice: 'Die zweite Runde: Der Morgenwürfel zeigt 5, der Abendwürfel 2.',
    fork: 'Mit einer 4 kann Annes Schiff im Piratennest B3 anhalten, oder auf dem inneren Weg auf C1.',
    shortage:
      'Anne kann C1 nicht bezahlen. Sie weicht ins Piratennest B5 zurück, oder auf dem anderen Weg nach A5, das sie bezahlen kann.',
    battle:
      'Anne hat 2 Pulver eingesetzt und eine 8 gewürfelt: Feuerkraft 10. Bart darf bis zu 3 Pulver einsetzen, bevor er würfelt.',
    scores: 'Anne ist zuerst zu Hause, aber Bart ist reicher: 8 + 12 + 7 − 4 = 23.',
  },
};
