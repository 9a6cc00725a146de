import type { PortRoyalWords } from './words.ts';

export const words: PortRoyalWords = {
  steps: {
    win: {
      title: 'Die höchste Karte',
      task: 'Du bist Anne, in Rot. Jeder Stich geht um eine Beutekarte: Die Figur steht auf Rum 10. Bart spielte Grün 3 aus, Carlos gab Grün 4. Ohne Trumpf gewinnt die höchste Karte der ausgespielten Farbe.',
      goal: 'Gewinne den Stich.',
      done: 'Rum 10 gehört dir und kommt gleich auf dein Rumschiff.',
    },
    trump: {
      title: 'Ein kleiner Trumpf',
      task: 'Rot ist Trumpf: Jede rote Karte schlägt alle anderen Farben. Bedienen muss niemand, aber Trumpf darfst du nur spielen, wenn du die ausgespielte Farbe nicht hast, so wie jetzt.',
      goal: 'Gewinne Tabak 9.',
      done: 'Die rote 2 schlägt sie alle. Ein Plättchen zeigt nun allen, dass du kein Grün hast.',
    },
    pirate: {
      title: 'Piraten!',
      task: 'Carlos sticht mit Rot 2. Ein Pirat darf immer gespielt werden, und dann zählt in diesem Stich keine Farbe: Die höchste Zahl gewinnt, bei gleichen die zuletzt gespielte.',
      goal: 'Gewinne Zwieback 8 trotzdem.',
      done: 'Fünf gegen fünf, und deine kam zuletzt. Der Trumpf war nicht mehr als eine 2.',
    },
    stake: {
      title: 'Achte auf die Last',
      task: 'Du spielst aus, also wählst du die Beute. Waren kommen auf das Schiff ihrer Sorte, und ein Schiff, das am Ende zu schwer ist, sinkt mit allem darauf. Jedes deiner Schiffe trägt 24 Tonnen.',
      goal: 'Wähle eine Karte, die noch auf ihr Schiff passt.',
      done: '20 und 4 sind 24: Genau voll schwimmt noch. Den Rest gönnen dir die anderen nur zu gern.',
    },
    load: {
      title: 'Ballast abwerfen',
      task: 'Du hast −5 gewonnen, ein graues Extra. Extras kommen auf ein beliebiges deiner Schiffe. Dieses macht ein Schiff 5 Tonnen leichter, auch im Wert. Dein Rumschiff trägt 28 von 24.',
      goal: 'Lege es dorthin, wo es ein Schiff rettet.',
      done: '23 von 24: Der ganze Rum schwimmt wieder.',
    },
    bid: {
      title: 'Die Versteigerung',
      task: 'In jeder Runde kauft jemand drei Vorrechte: zwei Karten tauschen, Trumpf bestimmen, sagen, wer ausspielt. Geboten werden Tonnen künftiger Beute; Gebot und Schulden sind zusammen höchstens 19. Du hast 12 Schulden.',
      goal: 'Biete mehr als Barts 3.',
      done: 'Bezahlt wird noch nichts: Der schwarze Würfel zeigt, wie hoch deine Schulden würden.',
    },
    exchange: {
      title: 'Zwei Karten weg',
      task: 'Bart passt, also hast du die Vorrechte. Du hast die zwei offenen Karten genommen und legst zwei verdeckt ab. Eine Farbe nicht zu haben ist gut: Dann darfst du darauf Trumpf spielen.',
      goal: 'Lege deine blauen Karten ab.',
      done: 'Kein Blau mehr. Wer jetzt Blau ausspielt, bekommt es mit deinen Trümpfen zu tun.',
    },
    name: {
      title: 'Trumpf bestimmen',
      task: 'Nun bestimmst du die Trumpffarbe der Runde. Mit einer langen, starken Farbe gewinnt man die meisten Stiche.',
      goal: 'Nimm die Farbe, von der du am meisten hast.',
      done: 'Vier rote Trümpfe. Danach bestimmst du, wer zuerst ausspielt, du selbst oder jemand anders.',
    },
    repay: {
      title: 'Das Gebot tilgen',
      task: 'Du hast 6 geboten und Zwieback 6 gewonnen, aber dein Zwiebackschiff trägt schon 22 von 24. Wer die Vorrechte hat, darf einmal je Runde mit einer eben gewonnenen Karte tilgen, statt sie zu laden.',
      goal: 'Nutze den Zwieback und halte dein Schiff über Wasser.',
      done: 'Das Gebot ist getilgt, du behältst 2 Schulden, und nichts sinkt. Das ist das ganze Spiel!',
    },
  },
  misses: {
    lost: 'Den Stich gewinnt jemand anders. Welche deiner Karten schlägt, was da liegt?',
    'too-heavy':
      'Wenn du die gewinnst, trägt ihr Schiff mehr als 24 Tonnen. Zähle sie zur Zahl unter dem Schiff.',
    sinking: 'Das Rumschiff ist immer noch zu schwer: 28 von 24.',
    'no-bid': 'Du hast gepasst und bist aus dieser Versteigerung heraus.',
    'still-blue': 'Du hast noch Blau. Wähle beide blauen Karten.',
    'short-colour': 'Von einer anderen Farbe hast du mehr Karten.',
    'in-debt': 'Nun trägt das Zwiebackschiff 28 von 24, und das Gebot ist noch offen.',
  },
  sections: {
    goal: {
      title: 'Das Ziel',
      text: [
        'Gewinne Beute in Stichen und lade sie auf deine vier Schiffe. *Nach sechs Runden gewinnt, wer die meisten Tonnen auf schwimmenden Schiffen hat, abzüglich der Schulden.* Ein Schiff, das zu schwer ist, sinkt und ist nichts wert.',
        'Port Royal ist für drei oder vier Kapitäne und dauert 30 bis 60 Minuten. Es ist das Spiel von Wolfgang Panning aus dem Jahr 2000.',
      ],
    },
    setup: {
      title: 'Aufbau',
      text: [
        'Alle haben vier leere Schiffe: für Zwieback, Tabak, Rum und Pulver. *Ein Schiff trägt zu dritt 24 Tonnen, zu viert 18.*',
        'Neun Beutekarten liegen offen: Waren von 2 bis 12 in der Farbe ihres Schiffs und graue Extras. Alle bekommen acht Karten; zwei weitere liegen offen. Zu dritt gehen die Farben von 1 bis 6, und die Piraten sind 1 und 5. Zu viert gehen sie bis 8, mit den Piraten 1 und 7.',
      ],
    },
    turn: {
      title: 'Eine Runde',
      text: [
        'Zuerst werden die drei Vorrechte zusammen versteigert. Wer nach dem Geber sitzt, beginnt. Reihum bietet man mehr als das letzte Gebot oder passt und ist heraus. *Gebot und Schulden dürfen zusammen höchstens 19 ergeben.* Bietet niemand, bekommt der Geber die Vorrechte umsonst. Wer sie hat, nutzt sie in dieser Reihenfolge:',
      ],
      points: [
        '*Tauschen*: Nimm die zwei offenen Karten und lege zwei der zehn verdeckt ab.',
        '*Trumpf*: Bestimme eine der vier Farben.',
        '*Ausspiel*: Bestimme, wer zum ersten Stich ausspielt, du selbst oder jemand anders.',
        'Dann werden acht Stiche gespielt, jeder um eine Beutekarte. Die neunte bleibt übrig: Sie bleibt für die nächste Runde liegen, mit einem *Gefangenen* darunter.',
      ],
    },
    moving: {
      title: 'Ein Stich',
      text: [
        'Wer ausspielt, stellt zuerst die Figur auf die offene Beutekarte, um die es geht, und spielt dann eine beliebige Karte. Die anderen folgen im Uhrzeigersinn mit je einer Karte.',
        '*Niemand muss bedienen.* Aber solange du die ausgespielte Farbe hast, darfst du keinen Trumpf spielen, außer wenn Trumpf selbst ausgespielt wurde. Spielst du Trumpf auf eine andere Farbe, zeigt ein Plättchen, dass du sie nicht hast.',
        'Der höchste Trumpf gewinnt, ohne Trumpf die höchste Karte der ausgespielten Farbe. Andere Farben gewinnen nie. Wer gewinnt, nimmt sofort die Beute und bestimmt, wer als Nächstes ausspielt.',
      ],
    },
    capturing: {
      title: 'Beute und Schulden',
      text: ['Mit einer gewonnenen Karte machst du sofort eins von dreien:'],
      points: [
        '*Laden.* Waren kommen auf das Schiff ihrer Sorte, Extras auf ein beliebiges, auch wenn es zu schwer wird. Karten bleiben, wo sie sind.',
        '*Damit tilgen*, wenn du die Vorrechte dieser Runde hast und noch nicht getilgt hast: Waren, +8 und +6 zählen ihren Wert. Was zu viel ist, verfällt; was fehlt, wird Schuld. Alte Schulden werden nie kleiner.',
        '*Über Bord werfen*, zusammen mit einem „Entfernen“, das du aufgehoben hast.',
      ],
      rows: [
        ['Gelber Würfel', 'Deine Schulden.'],
        [
          'Schwarzer Würfel',
          'Deine Schulden mit dem Gebot dieser Runde. Tilgst du nicht, rückt der gelbe dorthin.',
        ],
      ],
    },
    special: {
      title: 'Piraten, Extras, Gefangene',
      text: [
        'Ein *Pirat* hat keine Farbe und darf immer gespielt werden. Liegt ein Pirat im Stich, hat keine Karte darin eine Farbe: Trumpf gilt nicht, alle dürfen alles spielen, *die höchste Zahl gewinnt, bei gleichen die zuletzt gespielte*.',
        '*Gefangene* gehören zu der Karte, die übrig blieb. Wer sie gewinnt, sieht sie an und sperrt jeden auf einem beliebigen Schiff ein. Sie sind 1 bis 6 wert, wiegen nichts und zählen nur, wenn das Schiff schwimmt. Die anderen sehen ihren Wert nicht.',
      ],
      rows: [
        ['+8, +6', 'So viele Tonnen mehr, an Last und Wert. Kann tilgen.'],
        ['−10, −5', 'So viele Tonnen weniger, an Last und Wert.'],
        ['Max +5, Max −5', 'Das Schiff darf 5 Tonnen mehr oder weniger tragen.'],
        ['×2', 'Verdoppelt Last und Wert aller Beute auf dem Schiff, nicht der Gefangenen.'],
        [
          '„Entfernen“',
          'Nimm jetzt eine Karte von deinen Schiffen, oder hebe es für eine später gewonnene auf.',
        ],
        [
          '„Versetzen“',
          'Bringe ein Extra oder einen Gefangenen auf ein anderes deiner Schiffe. Kommt erst in der letzten Runde.',
        ],
      ],
    },
    end: {
      title: 'Das Ende',
      text: [
        'Nach der sechsten Runde sinkt jedes Schiff, das mehr trägt, als es darf, mit seinen Gefangenen. *Genau voll ist sicher.* Ein schwimmendes Schiff ist seine Last wert, mindestens 0, und seine Gefangenen.',
        'Zähle deine Schiffe zusammen und ziehe die Schulden ab: Die höchste Summe gewinnt. Die letzte Beutekarte, die übrig bleibt, gehört niemandem.',
      ],
    },
    options: {
      title: 'Optionen des Tisches',
      text: [],
      rows: [
        ['Bei gleichen Punkten', 'Der Sieg wird geteilt, oder die geringeren Schulden gewinnen.'],
        ['Stiche nachsehen', 'Alle Stiche der Runde oder nur der letzte.'],
      ],
    },
    reference: {
      title: 'Auf einen Blick',
      text: [],
      rows: [
        ['Runde', 'Versteigerung, Tausch, Trumpf, Ausspiel, acht Stiche.'],
        ['Gebot', 'Höher als das letzte; mit den Schulden höchstens 19.'],
        ['Trumpf', 'Nur ohne die ausgespielte Farbe oder mit einem Piraten im Stich.'],
        ['Pirat', 'Keine Farben; die höchste Zahl; bei gleichen die letzte.'],
        ['Gewonnene Beute', 'Laden, damit tilgen oder über Bord werfen.'],
        ['Schiff', 'Zu dritt 24 Tonnen, zu viert 18.'],
        ['Summe', 'Schwimmende Schiffe abzüglich Schulden.'],
      ],
    },
  },
  figures: {
    table:
      'Der Beginn zu dritt: neun Beutekarten, zwei offene Karten, leere Schiffe. Carlos gibt, Anne bietet zuerst.',
    auction: 'Bart hat 5 geboten, Anne hat gepasst, und Carlos muss mindestens 6 bieten.',
    row: 'Es geht um Rum 12. Unter Tabak 8 liegt ein Gefangener.',
    trick:
      'Grün wurde ausgespielt: Bart gewinnt mit Grün 6. Carlos musste nicht bedienen, und seine blaue 4 kann nicht gewinnen.',
    ruffed: 'Carlos hat kein Grün und spielt Trumpf: Rot 1 gewinnt. Das Plättchen bei ihm zeigt es.',
    ships:
      'Das Rumschiff trägt 27 von 24 und ist zu schwer. Mit ×2 wiegt Pulver 9 nun 18, und Max +5 schafft Platz.',
    cubes: 'Anne hat 6 Schulden und bot 8: Ohne Tilgung werden es 14.',
    pirates: 'Der Pirat nimmt alle Farben weg: Die letzte 5 gewinnt, und Rot 2 ist kein Trumpf mehr.',
    end: 'Die Abrechnung: Annes Rumschiff und Carlos’ Tabakschiff sind gesunken.',
  },
};
