import type { QuedahWords } from './words.ts';

export const words: QuedahWords = {
  steps: {
    walk: {
      title: 'Dem Würfel nach',
      task: 'Du bist Anne und spielst Rot. Der Würfel zeigt eine 2: Einer deiner Piraten geht genau zwei Felder. Nie rückwärts (der dunkle Schild ist sein Rücken) und nie durch jemanden hindurch.',
      goal: 'Gehe von D3 nach D6, auf die Steuerbordseite des Mastes.',
      done: 'Genau zwei. Sein Rücken zeigt jetzt nach D4, wo er herkam.',
    },
    hunt: {
      title: 'Von hinten',
      task: 'Endet dein Weg von hinten auf einem Gegner, über seinen Schild hinweg, dann ist er dein Gefangener. Barts Pirat auf D5 steht mit dem Rücken zu D4; der auf D6 würde dich kommen sehen.',
      goal: 'Nimm jemanden gefangen.',
      done: 'Erwischt! Der Gefangene bleibt unter deinem Piraten und geht überallhin mit.',
    },
    leave: {
      title: 'Durch die Luke',
      task: 'Neue Piraten kommen nur auf eine Art an Bord: wenn einer von deinen eine Luke verlässt. Diesmal hast du eine 1.',
      goal: 'Gehe mit dem Piraten, der Platz für einen neuen macht.',
      done: 'Die Luke hinter ihm ist frei, und in deinem Boot wartet schon jemand.',
    },
    newcomer: {
      title: 'Verstärkung',
      task: 'Den neuen Piraten darfst du auf jede freie Luke setzen, auch auf die gerade verlassene. Solange er mit dem Rücken zur Leiter steht, kann ihn niemand fangen.',
      goal: 'Setze den neuen Piraten ein.',
      done: 'Willkommen an Bord. Jetzt würfelt Bart.',
    },
    free: {
      title: 'Zu Hilfe',
      task: 'Bart hält auf D5 einen von deinen gefangen. Fange den Wächter von hinten: Dann ist er dein Gefangener, und dein Kamerad ist frei.',
      goal: 'Befreie deinen Kameraden.',
      done: 'Der Wächter liegt in Ketten. Dein Kamerad ist auf den Beinen und will los.',
    },
    exit: {
      title: 'Rache',
      task: 'Ein befreiter Pirat geht sofort weg, auf ein Feld vor seinem Retter. Steht dort ein Gegner, der ihm den Rücken zukehrt, nimmt er ihn gleich mit gefangen.',
      goal: 'Lass deinen Kameraden selbst einen Gefangenen nehmen.',
      done: 'Zwei Gefangene in einem Zug. Hätte der auch einen Kameraden bewacht, ginge es immer so weiter.',
    },
    seven: {
      title: 'Der siebte Gefangene',
      task: 'Sind sieben Piraten gefangen, beide Farben zusammen, dann ist das Spiel aus: Wer mehr davon hält, gewinnt. Es steht drei zu drei.',
      goal: 'Nimm den siebten Gefangenen.',
      done: 'Vier zu drei: Du gewinnst!',
    },
    block: {
      title: 'Oder kein Ausweg',
      task: 'Es geht auch schneller. Wer gar keine Zahl ziehen kann, verliert sofort, und Piraten im Boot helfen dann nicht. Bart hat einen Piraten an Bord, auf S1.',
      goal: 'Schließe ihn mit deiner 2 ein.',
      done: 'Beide Wege sind zu, und keiner von deinen kehrt ihm den Rücken zu. Einschließen ist oft besser als fangen. Das ist das ganze Spiel!',
    },
  },
  misses: {
    elsewhere: 'Ein schöner Weg, aber nicht nach D6. Über D4 kommst du auf beide Seiten des Mastes.',
    'no-captive':
      'Niemand wurde gefangen. Such den Piraten, dessen Schild du in genau zwei Schritten erreichst.',
    'not-from-hatch': 'Dieser Pirat stand nicht auf einer Luke, also kommt niemand an Bord.',
    'still-captive': 'Dein Kamerad wird noch bewacht. Wer steht direkt hinter dem Wächter?',
    'no-prey': 'Er ist frei, aber sieh nur: Der Pirat auf D9 kehrte ihm den Rücken zu.',
    'not-seven': 'Immer noch sechs Gefangene. Welcher Pirat lässt sich mit einem Schritt von hinten fangen?',
    'not-blocked': 'Bart kommt noch heraus. Beide Felder neben S1 müssen von dir besetzt sein.',
  },
  sections: {
    goal: {
      title: 'Das Ziel',
      text: [
        'Schleich dich an und nimm die anderen gefangen. *Sobald sieben Piraten gefangen sind, beide Farben zusammen, gewinnt, wer mehr davon hält.* Und wer ganz eingeschlossen ist, verliert schon vorher.',
        'Quedah Merchant ist für zwei, dauert 15 bis 30 Minuten und hat einen Würfel mit 1, 2 und 3.',
      ],
    },
    setup: {
      title: 'Vorbereitung',
      text: [
        'Jeder hat sieben Piraten. Reihum setzt ihr je einen auf eine freie *Luke* (ein quadratisches Startfeld, S1 bis S6), mit dem Rücken zur Leiter. Die anderen sechs warten im Boot: Das ist dein *Vorrat*.',
        'Das Los entscheidet, wer zuerst setzt; wer das ist, hat auch den ersten Zug.',
      ],
    },
    turn: {
      title: 'Dein Zug',
      text: ['Der Würfel wird für dich geworfen. Danach:'],
      points: [
        '*Gehe* mit einem deiner Piraten genau so weit, wie der Würfel zeigt. Mit Gefangenen kannst du nicht gehen.',
        'Stand er vorher auf einer Luke? Dann *setzt* du einen Piraten aus deinem Vorrat auf eine freie Luke, auch auf die gerade verlassene. Das musst du, solange du einen hast und eine Luke frei ist; anders kommt niemand an Bord.',
      ],
    },
    moving: {
      title: 'Gehen',
      text: [
        'Ein Pirat geht von Feld zu Feld, aber nie auf das Feld, zu dem sein *Rücken* (der dunkle Schild) zeigt. Nach jedem Schritt zeigt der Rücken dorthin, wo er gerade herkam. Von einer Luke führt nur ein Weg weiter, außer für den, der gerade eingesetzt wurde: Er hat beide.',
        'Du gehst immer die ganze Zahl. Alle Felder unterwegs müssen frei sein; nur auf dem letzten darf jemand stehen, wenn du ihn fangen darfst. Kannst du von mehreren Seiten ankommen, wähle gut: Dort ist dann dein Rücken.',
        'Eine Zahl, die sich ziehen lässt, musst du ziehen. Kann es keiner deiner Piraten, ist dein Zug vorbei.',
      ],
    },
    capturing: {
      title: 'Gefangene',
      text: [
        'Kommst du mit dem *letzten Schritt* *von hinten* auf das Feld eines einzelnen Gegners, also von dort, wohin sein Rücken zeigt, dann wird er dein Gefangener. Dein Pirat steht auf ihm und nimmt ihn von nun an mit.',
        'Mehr als einen Gefangenen kann ein Pirat nicht halten: Er nimmt keinen weiteren und befreit niemanden. Du musst niemanden fangen, wenn du auch anders gehen kannst. Wer auf einer Luke mit dem Rücken zur Leiter steht, ist sicher.',
      ],
    },
    special: {
      title: 'Kameraden befreien',
      text: [
        'Einen Gegner, der einen von deinen gefangen hält, fängst du von hinten wie jeden anderen, mit einem Piraten ohne Gefangenen. Der Wächter wird dein Gefangener, und *dein Kamerad ist frei*. Er geht sofort auf ein Feld vor seinem Retter: An Deck sind es zwei, auf einer Luke eins.',
      ],
      points: [
        'Ist das Feld frei, steht er dort mit dem Rücken zum Retter.',
        'Steht dort ein Gegner mit dem Rücken zum Retter, fängt dein Kamerad auch den. War das wieder ein Wächter, ist der nächste Kamerad frei, und so weiter.',
        'Steht dort einer von deinen, oder ein Gegner, dessen Rücken anderswohin zeigt, ist das Feld zu.',
        'Ist alles zu, setzt dein Gegner ihn auf eine freie Luke; gibt es keine, geht er zurück in dein Boot.',
      ],
    },
    end: {
      title: 'Das Ende',
      text: [
        'Mit dem *siebten Gefangenen* ist das Spiel sofort aus, und wer mehr Gefangene hält, gewinnt.',
        'Beginnt dein Zug und du könntest nicht einmal eine 1 ziehen, bist du *blockiert* und hast verloren, wie viele auch in deinem Boot sitzen.',
        'Nach 200 Zügen in Folge ohne Gefangennahme, Befreiung oder neuen Piraten ist es *unentschieden*.',
      ],
    },
    options: {
      title: 'Optionen am Tisch',
      text: [],
      rows: [
        ['Startspieler', 'Wird ausgelost, oder immer der erste Platz. Bei der Revanche beginnt der andere.'],
        [
          'Ein Wurf, der sich nicht ziehen lässt',
          'Kostet den Zug. Oder, für kurze und nervöse Partien: verliert das Spiel.',
        ],
        ['Ruhige Züge', 'Nach wie vielen es unentschieden ist. Bei 0 erst nach 20.000 Zügen.'],
      ],
    },
    reference: {
      title: 'Auf einen Blick',
      text: [],
      rows: [
        ['Zug', 'Würfeln; genau so weit gehen; hat er eine Luke verlassen, einen neuen einsetzen.'],
        ['Nie', 'Rückwärts, durch andere hindurch, auf eigene Piraten.'],
        ['Gefangener', 'Letzter Schritt von hinten. Jeder höchstens einen.'],
        ['Befreien', 'Den Wächter von hinten fangen; dein Kamerad geht nach vorn weg.'],
        ['Gewonnen', 'Sieben sind gefangen und du hältst mehr; oder dein Gegner ist blockiert.'],
        ['Unentschieden', '200 ruhige Züge.'],
      ],
    },
  },
  figures: {
    start: 'Jeder hat einen Piraten an Deck. Anne hat eine 3 gewürfelt.',
    roll: 'Mit einer 2 kann Annes Pirat von D3 nach S1 oder S3 gehen (über D2), oder nach D5 oder D6 (über D4).',
    behind:
      'In zwei Schritten kommt Anne von hinten auf D5. Auf D6 darf sie nicht: Der Pirat dort steht mit dem Rücken zu D8.',
    captive:
      'Dasselbe nach dem Zug: Annes Pirat steht auf seinem Gefangenen und trägt ein Schloss mit Barts Buchstaben.',
    freeing:
      'Anne hat den Wächter auf D5 gefangen, und ihr Kamerad ist frei. Er kann nach D7, oder nach D9, wo er noch einen Gefangenen nimmt.',
    blocked:
      'Barts einziger Pirat kann nirgendwohin, und die sechs in seinem Boot kommen nicht an Bord: Er hat verloren.',
  },
};
