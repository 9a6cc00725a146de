import type { SpanishMainLearning } from './words.ts';

export const words: SpanishMainLearning = {
  steps: {
    sail: {
      title: 'Offene See',
      task: 'Du bist Anne, in Rot. Felder gibt es nicht: Die Windjammer dreht den Bug um höchstens 90° und segelt dann eine ganze *Strecke* geradeaus, kurz (S) oder lang (L). Was im Weg liegt, hält sie auf. Zieh das Schattenschiff, oder stell den Kurs ein.',
      goal: 'Segle die lange Strecke, sodass ihr Bug den Walfisch berührt.',
      done: 'Der Bug berührt das Ufer: Sie hat angelegt. Deine Marke zeigt, dass deine Flotte auf dieser Insel war.',
    },
    explore: {
      title: 'Eine Aktion je Schiff',
      task: 'In deinem Zug darf jedes deiner Schiffe *eines* tun: segeln, erkunden, schießen oder reparieren. Die Windjammer liegt am Walfisch, und dort liegen drei Schätze verdeckt.',
      goal: 'Lass die Windjammer den Walfisch erkunden.',
      done: 'Nur du darfst sehen, was dort liegt.',
    },
    take: {
      title: 'Gold im Laderaum',
      task: 'Du siehst alle drei Münzen und nimmst *eine*; die anderen bleiben verdeckt liegen. Jede Münze füllt einen Platz im Laderaum, was sie auch wert ist, und die Windjammer hat drei.',
      goal: 'Nimm die wertvollste Münze.',
      done: 'Nur du weißt, was sie geladen hat. Für die nächste Münze muss sie noch einmal erkunden.',
    },
    fire: {
      title: 'Breitseite',
      task: 'Jeder stehende Mast hat eine Kanone. *2L* heißt: reicht so weit wie die lange Strecke und trifft, wenn du *mehr als 2* würfelst. Die Masten 1 und 3 haben nur eine 3S. Inseln, andere Schiffe und eigene Masten können im Weg sein.',
      goal: 'Feure auf El Picador, mit der Kanone, die am leichtesten trifft.',
      done: 'Eine 4 ist mehr als 2: Treffer! Jeder Treffer kostet einen Mast, und Bart wählt, welchen.',
    },
    mast: {
      title: 'Unter Beschuss',
      task: 'Bart schießt zurück und trifft. Jetzt wählst du, welcher Mast über Bord geht, und seine Kanone mit ihm.',
      goal: 'Behalte deine beste Kanone.',
      done: 'Die 2L steht noch. Daheim kann ein Schiff mit jeder Aktion einen Mast reparieren.',
    },
    ram: {
      title: 'Rammen',
      task: 'Dein Bug liegt in der Flanke von El Picador. Du darfst sie rammen: Würfelst du mehr, als *bei ihr Masten stehen*, so verliert sie einen. Ein einziger Mast steht noch.',
      goal: 'Ramme El Picador.',
      done: 'Eine 4 ist mehr als ein Mast. Jetzt hat sie keinen mehr und ist ein Wrack: Sie kann weder segeln noch schießen.',
    },
    board: {
      title: 'Über die Reling',
      task: 'Nach dem Rammen darf eines der beiden Schiffe entern. Beide würfeln und zählen ihre stehenden Masten dazu: Du hast drei, Bart keinen. Die höhere Summe gewinnt.',
      goal: 'Entere El Picador.',
      done: 'Selbst mit je einer 1 steht es 4 zu 1 für dich.',
    },
    prize: {
      title: 'Dem Sieger die Beute',
      task: 'Wer den Enterkampf gewinnt, nimmt unbesehen eine Münze aus dem Laderaum des anderen oder schaltet ein Besatzungsmitglied aus. Für eine Münze braucht es einen freien Platz.',
      goal: 'Nimm die Münze.',
      done: 'Drei Gold, die Bart beinahe daheim hatte.',
    },
    tow: {
      title: 'Ein Schiff geschenkt',
      task: 'El Picador treibt ohne Masten, und dein Schiff berührt *ihren Bug*. Du darfst sie in Schlepp nehmen: Mit allem an Bord gehört sie zu deiner Flotte, und daheim kannst du sie reparieren. Mit Schlepp segelst du nur eine kurze Strecke.',
      goal: 'Nimm El Picador in Schlepp.',
      done: 'Ein Schiff mehr für dich, eines weniger für Bart. Ein Treffer hätte sie versenkt.',
    },
    home: {
      title: 'Daheim',
      task: 'Gold zählt nur auf deiner Heimatinsel; dort wird es entladen, sobald ein Schiff anlegt. Im Spiel sind 24 Gold. Du hast 12 daheim, genau die Hälfte, und die Windjammer bringt 2: *Mehr* als die Hälfte gewinnt sofort.',
      goal: 'Leg an deiner Heimatinsel an, der Schildkröte.',
      done: 'Vierzehn von 24: Du gewinnst! Jetzt kannst du segeln, erkunden, schießen, rammen und schleppen. Das ist fast das ganze Spiel; der Rest steht auf den Karten der Schiffe und der Besatzung.',
    },
  },
  misses: {
    'not-docked':
      'Sie liegt nicht am Walfisch. Mit der langen Strecke auf einem Kurs von etwa 155° kommt sie hin; die kurze ist zu kurz.',
    'no-exploring': 'Das war etwas anderes. Erkunden ist eine Aktion des Schiffs, das angelegt hat.',
    'small-coin': 'Auch sie füllt einen Platz, und eine bessere bleibt liegen.',
    'no-shot': 'Kein Schuss ist gefallen, dabei liegt El Picador so nah.',
    'worse-cannon': 'Eine 3 trifft erst ab 4. Der mittlere Mast trifft schon ab 3.',
    'best-cannon': 'Das war die 2L, deine beste. Eine der anderen hättest du weniger vermisst.',
    'no-ram': 'Bart freut sich. Fünf von sechs Würfen hätten ihn den letzten Mast gekostet.',
    'no-boarding': 'Du hast drei Masten und Bart keinen: Diesen Kampf kannst du nicht verlieren.',
    'no-gold': 'Schade um ihn, aber Gold bringt das nicht.',
    'no-tow': 'Jetzt kann Bart sie selbst nach Hause schleppen.',
    'not-home':
      'Das Gold ist noch an Bord. Mit der langen Strecke auf einem Kurs von etwa 320° kommt sie nach Hause.',
  },
  sections: {
    goal: {
      title: 'Das Ziel',
      text: [
        'Segle mit deiner Flotte über ein offenes Meer ohne Felder, hole Gold von wilden Inseln und bring es auf deine *Heimatinsel*. Unterwegs dürfen die anderen auf dich schießen, dich rammen, entern und abschleppen, und du sie.',
        'Zu zweit gewinnst du, sobald *mehr als die Hälfte allen Goldes* auf deiner Heimatinsel liegt. Zu dritt bis fünft geht es weiter, bis der letzte Schatz daheim ist, und wer am reichsten ist, gewinnt. Ein Spiel dauert 45 bis 90 Minuten.',
      ],
    },
    setup: {
      title: 'Der Anfang',
      text: [
        'Alle bringen eine *Flotte* mit: Schiffe und Besatzung für höchstens 30 Punkte. Zu zweit gibt es sechs Inseln. Wer die letzte ausgelegt hat, bestimmt die Heimatinsel des anderen, der dort seine Schiffe anlegt; dann umgekehrt. Zu mehreren wählen alle selbst.',
        'Alle bringen sechs Münzen mit, zusammen 12 Gold wert. Sie werden gemischt, und auf jede *wilde Insel* kommen drei, verdeckt. Schiffe liegen offen; die Besatzung bleibt verdeckt, bis sie etwas tut.',
      ],
    },
    turn: {
      title: 'Ein Zug',
      text: [
        'In deinem Zug darfst du *jedem deiner Schiffe eine Aktion* geben, in beliebiger Reihenfolge. Alles, was daraus folgt, geschieht vor der nächsten.',
      ],
      points: [
        '*Segeln* oder wenden.',
        '*Erkunden*: die wilde Insel, an der das Schiff angelegt hat. Du siehst dir alle Schätze dort an und nimmst *eine Münze* an Bord, wenn Platz ist. Die anderen bleiben verdeckt liegen.',
        '*Durchsuchen*: ein eigenes Schiff, das es berührt, um Besatzung und Münzen hin und her zu verschieben; oder ein Wrack eines anderen, um zu nehmen, was hineinpasst.',
        '*Schießen* mit jeder Kanone, die ein Ziel hat.',
        '*Reparieren*: einen Mast, wenn das Schiff daheim angelegt hat.',
        'Zwischen den Aktionen ist frei: Besatzung an Land setzen oder an Bord nehmen, wo ein Schiff angelegt hat, Besatzung aufdecken, einen Schlepp loslassen, Fähigkeiten nutzen.',
      ],
    },
    moving: {
      title: 'Segeln und anlegen',
      text: [
        'Auf der Karte steht, welche *Strecken* ein Schiff mit einer Aktion segelt: S ist kurz, L ist lang, S + L von jeder eine, in beliebiger Reihenfolge. Für jede Strecke wählst du einen Kurs, höchstens 90° vom jetzigen entfernt; das Schiff dreht sich um die Spitze seines Bugs und segelt dann die ganze Strecke. Zwischen zwei Strecken darf es anhalten.',
        'Was ihm begegnet, hält es auf: eine Insel, ein Schiff, der Rand des Meeres. Damit endet das Segeln. Wer von einem Ufer oder vom Rand ablegt, darf jeden Kurs wählen. Statt zu segeln darf ein Schiff *wenden*: sich auf der Stelle auf jeden Kurs drehen.',
        'Ein Schiff hat *angelegt*, wenn sein Bug eine Insel berührt; an der Heimatinsel eines anderen gilt das nie. Beim ersten Mal an einer wilden Insel hinterlässt deine Flotte dort ihre *Marke*. Von da an dürfen deine Schiffe diese Insel sofort erkunden, wenn sie dort anlegen. Daheim wird alles sofort entladen.',
      ],
    },
    capturing: {
      title: 'Schießen, rammen, entern',
      text: [
        '*Schießen*: Jeder stehende Mast hat eine Kanone, etwa 3L: Rang 3, Reichweite L. Gemessen wird vom Mast zum nächsten Punkt des Ziels. Eine Insel oder ein anderes Schiff in der Schusslinie ist im Weg, ein anderer eigener Mast auch. Der Schuss trifft, wenn du *mehr als den Rang* würfelst; eine 1 trifft nie. Wer getroffen wird, wählt einen Mast, der verloren geht. Auf ein Schiff, das an seiner eigenen Heimatinsel liegt, darf nicht geschossen werden.',
        '*Rammen*: Nach dem Segeln darf dein Schiff einen Feind rammen, den es mit dem Bug hinter dem vordersten Mast berührt. Würfelst du mehr, als dort Masten stehen, so geht einer verloren. Solange sich die beiden berühren und der Feind einen Mast hat, hängt dein Schiff *fest* und kann nicht weg.',
        '*Entern*: Nach dem Rammen dürfen beide einen Enterkampf beginnen, zuerst der Rammende. Würfel plus stehende Masten; die höhere Summe schaltet ein Besatzungsmitglied des anderen aus oder nimmt eine Münze. Bei Gleichstand geschieht nichts.',
      ],
      points: [
        'Ein Schiff ohne Masten ist ein *Wrack*: Es kann weder segeln noch schießen, nur erkunden, durchsuchen und reparieren.',
        '*Ein Treffer versenkt ein Wrack*, mit Mann und Maus. Zu zweit wird das Gold an Bord gleich geteilt, und ein überzähliges Stück bekommt, wer es versenkt hat; zu mehreren ist es verloren.',
        '*Schleppen*: Wer nach dem Segeln den Bug eines Wracks berührt, darf es in Schlepp nehmen. Es gehört dann zu dieser Flotte, mit allem an Bord. Ein Schiff mit Schlepp segelt ein S und legt mit ihm zusammen an.',
      ],
    },
    special: {
      title: 'Besatzung und Schätze',
      text: [
        'Jedes Besatzungsmitglied füllt einen Platz im Laderaum und wirkt nur an Bord, auf Schiffen des gleichen Landes. Die Besatzung eines Schiffs darf zusammen nicht mehr Punkte kosten als das Schiff. Zwei, die zusammengehören, schaffen Platz für eines mehr. Schiffe und Besatzung mit Namen haben eigene *Fähigkeiten*; der Tisch erklärt sie. Die gleiche Fähigkeit zählt nicht doppelt.',
        'Wenn der Gastgeber es will, sind einige Schätze *einzigartig*. Sie brauchen keinen Platz und wirken, sobald sie gefunden sind.',
      ],
      rows: [
        ['Kapitän', 'Das Schiff darf nach dem Segeln noch schießen.'],
        ['Steuermann', 'Bei jedem Segeln ein S mehr.'],
        ['Entdecker', 'Das Schiff darf erkunden, sobald es anlegt, ob mit Marke oder ohne.'],
        ['Kanonier', 'Feuert einmal je Zug eine Kanone, die nicht getroffen hat, noch einmal ab.'],
        ['Musketier', 'Eine Kanone mehr, 3S, von einem beliebigen Mast aus.'],
        ['Schiffszimmermann', 'Das Schiff darf überall reparieren.'],
        ['Ruderer', 'Als Wrack rudert das Schiff ein S. Braucht keinen Platz.'],
        ['Seekarten', 'Einmal je Zug eine verdeckte Münze oder Besatzung auf einem Schiff ansehen.'],
        ['Schützenkarte', 'Einmal je Zug einen Schatz auf einer Insel ansehen.'],
        ['Gefälschte Papiere', 'Das Schiff hat einen Entdecker.'],
        ['Selbstgemachte Flagge', 'Feindliche Kanonen reichen nur bis S.'],
        [
          'Rum',
          'Das Schiff ruht einen Zug lang. Daheim 6 wert, weniger die Zahl der Besatzungsmitglieder an Bord.',
        ],
        [
          'Pest',
          'Tötet alle Besatzung an Bord. Das Schiff kann nicht anlegen, bis sie auf ein anderes übergeht, das es berührt.',
        ],
      ],
    },
    end: {
      title: 'Das Ende',
      text: [
        'Zu *zweit* ist das Spiel zu Ende, sobald jemand mehr als die Hälfte allen Goldes daheim hat: 13 von 24. Es endet auch, wenn jemand einen Zug ohne ein Schiff beginnt, das noch etwas tun kann, wenn kein Gold mehr zu gewinnen ist, oder wenn in 40 Zügen nichts geschehen ist. Dann gewinnt, wer mehr Gold daheim hat.',
        'Zu *dritt bis fünft* bekommt das Schiff, das den letzten Schatz von den wilden Inseln holt, die Endmarke. Das Spiel endet, wenn dieser Schatz daheim entladen wird, wenn er sinkt, oder wenn nur noch eine Flotte segelt; zu viert und zu fünft auch, wenn die Hälfte der Flotten verloren ist. Münzen daheim bleiben bis dahin geheim. Alle zählen das Gold daheim und an Bord.',
      ],
    },
    options: {
      title: 'Optionen am Tisch',
      text: [],
      rows: [
        [
          'Punkte für eine Flotte',
          '20, 30 oder 40. Zu zweit gehören zu 20 vier Inseln und je 3 Münzen, zu 40 acht Inseln und je 9 Münzen.',
        ],
        [
          'Flotten',
          'Fertige (30 Punkte), aus zugeteilten Karten gebaute, frei gebaute oder vom Zufall gebaute.',
        ],
        ['Inseln', 'Nach einer Karte, oder reihum ausgelegt, mindestens zwei L voneinander entfernt.'],
        [
          'Münzen',
          'Die üblichen (4, 3, 2, 1, 1, 1), einer von mehreren Sätzen, oder beliebige, wenn die Summe stimmt.',
        ],
        ['Einzigartige Schätze', 'Keine, oder für alle je einer, durch Zufall oder nach Wahl.'],
        ['Werbekarten', 'Nicht dabei, oder dabei.'],
      ],
    },
    reference: {
      title: 'Auf einen Blick',
      text: [],
      rows: [
        ['Aktion', 'Eine je Schiff: segeln, erkunden, durchsuchen, schießen oder reparieren.'],
        ['Segeln', 'Jede Strecke einmal: um höchstens 90° drehen, dann ganz segeln.'],
        ['Insel', 'Beim ersten Mal: Marke, erkunden im nächsten Zug. Später: sofort. Jedes Mal eine Münze.'],
        ['Kanone', 'In Reichweite, nichts im Weg, Wurf höher als der Rang.'],
        ['Rammen', 'Bug gegen den hinteren Teil, Wurf höher als die Masten; dann entern: Wurf + Masten.'],
        ['Wrack', 'Keine Masten. Versenken mit einem Treffer, durchsuchen, oder am Bug in Schlepp nehmen.'],
        ['Daheim', 'Entladen, reparieren, sicher vor Kanonen. Mehr als die Hälfte des Goldes gewinnt.'],
      ],
    },
  },
  figures: {
    start: 'Zwei Flotten liegen an ihren Heimatinseln. Auf jeder wilden Insel liegen drei verdeckte Schätze.',
    bars: 'Die Windjammer dreht sich und segelt eine lange Strecke. Das Schattenschiff zeigt, wo sie ankommt.',
    dock: 'Der Bug berührt das Ufer: angelegt. Der Wimpel auf dem Walfisch ist Annes Marke.',
    fire: 'Die mittlere Kanone der Windjammer, eine 2L, zielt auf El Picador und trifft ab 3.',
    ram: 'Der Bug der Windjammer in der Flanke von El Picador: Sie darf rammen und hängt dort fest.',
    tow: 'El Picador hat keine Masten mehr. Wer ihren Bug berührt, darf sie in Schlepp nehmen.',
    end: 'Auf Annes Heimatinsel liegen 14 von 24 Gold: mehr als die Hälfte.',
  },
};
