import type { PirateWords } from './words.ts';

export const words: PirateWords = {
  steps: {
    wheel: {
      title: 'Stell dein Steuerrad',
      task: 'Du bist Anne, in Rot. Alle stellen geheim ihr Steuerrad und segeln dann gleichzeitig los. Wer vor einer Insel *allein* liegt, bekommt ihre Piratenkarte. Dein Gold ist knapp, und Blackbeard liegt vor der Laderauminsel.',
      goal: 'Segle zur Kanoneninsel: 9 Gold, 3 Schätze.',
      done: 'Allein! Gold und Schätze gehören dir, und jetzt steht dir der Hafen offen.',
    },
    raise: {
      title: 'Bau dein Schiff aus',
      task: 'Jede Insel verbessert einen Bereich deines Schiffs. Im Kampf würfelst du mit so vielen Würfeln, wie Kanonen oder Crew anzeigen: der *niedrigere* Wert zählt. Deine Crew reicht für 3, deine Kanonen nur für 2.',
      goal: 'Verbessere die Kanonen.',
      done: 'Drei Würfel statt zwei, für ein einziges Gold.',
    },
    card: {
      title: 'Ein Trumpf im Ärmel',
      task: 'Bart liegt vor derselben Insel: Das gibt einen Kampf. Vorher dürfen Aktionskarten gespielt werden. *Verstärkung* fängt in einem Bereich zwei Treffer ab. Besiegt ist, wem ein Bereich von der Leiste geschossen wird.',
      goal: 'Verstärke deinen schwächsten Bereich.',
      done: 'Der Laderaum hält nun drei Treffer aus statt einem. Mehr Karten kommen diesmal nicht.',
    },
    shoot: {
      title: 'Gut gezielt',
      task: 'Das schnellere Schiff schießt zuerst: deins. Nenne einen Bereich von Barts Schiff; jede 5 und jede 6 ist ein Treffer und senkt den Ring um ein Feld. Das Herz zeigt, wie viele Treffer ein Bereich noch aushält.',
      goal: 'Schieß dorthin, wo ein Treffer genügt.',
      done: 'Gut gezielt! Drei Einsen treffen nicht, aber so sind Würfel: Gleich bist du wieder an der Reihe.',
    },
    sabotage: {
      title: 'Ein sicherer Treffer',
      task: 'Derselbe Kampf noch einmal, vor dem ersten Schuss: Jetzt dürfen Kampfkarten gespielt werden. Eine *Nebelwand* schützt dich; *Sabotage* ist sofort ein Treffer, ganz ohne Würfel.',
      goal: 'Besiege Bart, bevor er schießen kann.',
      done: 'Barts Crew ist dahin: Er flieht in die Piratenbucht, du bekommst 1 Ruhm, und die Beute gehört dir allein.',
    },
    blackbeard: {
      title: 'Blackbeard',
      task: 'Das schwarze Schiff greift alle vor seiner Insel an und zielt stets auf Laderäume. Gegen Blackbeard halten alle zusammen. Er sinkt beim achten Treffer; wer dann da ist, teilt sich 6 Ruhm. Sechs hat er schon.',
      goal: 'Bleib und schieß auf Blackbeard.',
      done: 'Daneben, aber du bist noch da. Jetzt kommt es auf Bart an.',
    },
    flee: {
      title: 'Rechtzeitig verschwinden',
      task: 'Bart hat ihn versenkt: 3 Ruhm für jeden von euch. Doch nun richtet er seine fünf Würfel auf dich. Fliehst du, bekommt er 1 Ruhm, denn es ist *ein Treffer gefallen*; in der Bucht gibt es eine Karte und 2 Gold.',
      goal: 'Bring deinen Ruhm in Sicherheit.',
      done: 'Dein Schiff ist heil und dein Anteil sicher. Wäre noch kein Treffer gefallen, hätte die Flucht niemandem Ruhm gebracht.',
    },
    tavern: {
      title: 'Die letzte Runde',
      task: 'Nach zwölf Runden zählt nur Ruhm. Schätze und Gold werden zu Ruhm, wenn man sie auf der Schatzinsel *vergräbt*; dafür ist es zu spät. Aber fast ein Drittel der Tavernenkarten ist verborgener Ruhm.',
      goal: 'Kauf so viele Karten, wie du kannst.',
      done: 'Am Ende werden die Ruhmkarten gezeigt und mitgezählt. Das ist das ganze Spiel!',
    },
  },
  misses: {
    elsewhere: 'Kein schlechter Kurs, aber gefragt war ein anderer: die Insel mit 9 Gold.',
    'no-die': 'Das Gold bleibt in der Kasse, und du würfelst weiter nur mit zwei Würfeln.',
    'no-card': 'Du hast gepasst, und dein Laderaum hält weiter nur einen Treffer aus.',
    'not-weakest': 'Dieser Bereich war nicht in Gefahr. Auf welcher Leiste liegt der Ring am tiefsten?',
    'bad-aim': 'Ein Schuss, aber nicht der beste. Such den Bereich mit nur einem Herz.',
    'still-there': 'Bart ist noch da. Welche Karte trifft ohne Würfel, und wo genügt ein Treffer?',
    ran: 'Wer geht, bekommt nichts vom Ruhm, und er ist fast versenkt.',
    stayed: 'Tapfer, aber gleich kommen fünf Würfel auf dich zu. Die Bucht ist keine Schande.',
    'gold-left': 'Nach dieser Runde ist Gold nichts mehr wert: Gib mehr davon aus.',
  },
  sections: {
    goal: {
      title: 'Das Ziel',
      text: [
        'Zwölf Runden lang segelst du um *Ruhm*: durch Plündern, durch Kämpfe und indem du Schätze und Gold auf der Schatzinsel vergräbst. *Wer am Ende den meisten Ruhm hat, gewinnt.* Gold und Schätze, die noch an Bord sind, zählen nicht.',
        'Piratenbucht ist für drei bis fünf Spieler und dauert 45 bis 90 Minuten.',
      ],
    },
    setup: {
      title: 'Der Aufbau',
      text: [
        'Alle beginnen mit 9 Gold, einer Tavernenkarte und einem Schiff mit vier *Bereichen*: Laderaum, Segel, Kanonen und Crew. Jeder Bereich hat eine Leiste mit acht Feldern und einen Ring, der auf Feld 2 beginnt.',
        'Alle geben gleichzeitig und geheim so viel Gold aus, wie sie wollen, um Ringe höher zu setzen. Blackbeard beginnt vor der Taverneninsel; zu dritt beginnt ein zweites schwarzes Schiff vor der Kanoneninsel.',
      ],
    },
    turn: {
      title: 'Eine Runde',
      text: ['Eine Runde hat sechs Phasen. Alle beenden eine Phase, bevor die nächste beginnt.'],
      points: [
        '*Segeln*: Piratenkarten werden aufgedeckt, Steuerräder gestellt, alle Schiffe fahren.',
        '*Aktionskarten*: reihum, bis niemand mehr eine spielt.',
        '*Kämpfe*, Insel für Insel.',
        '*Plündern*: Wer allein ist, nimmt Ruhm, Gold, Schätze und Karten der dortigen Piratenkarte.',
        '*Hafen*: Verbessere den Bereich deiner Insel, so weit du zahlen kannst; auf der Taverneninsel kaufst du bis zu drei Karten für je 2 Gold. Eine verdeckte Verstärkung drehst du für 2 Gold wieder um.',
        '*Schatzinsel*: Verbessere einen beliebigen Bereich um höchstens zwei Felder, dann vergrabe: 1 Ruhm je Schatz, 1 Ruhm je 3 Gold.',
        '*Piratenbucht*: eine Tavernenkarte und 2 Gold, oder zwei Karten. Ein zerstörter Bereich wird für 2 Gold auf Feld 2 repariert.',
        '*Rundenende*: Blackbeard segelt zur nächsten Insel, und Schätze, die nicht in den Laderaum passen, gehen über Bord.',
      ],
    },
    moving: {
      title: 'Segeln',
      text: [
        'Alle stellen ihr Steuerrad geheim auf eine der sechs Inseln. Haben alle gewählt, segeln alle Schiffe gleichzeitig. In die Bucht segelt niemand; dorthin flieht man.',
        'Die Beute liegt offen, und auch Blackbeards nächster Halt ist bekannt: Ein Totenkopf zeigt ihn an.',
      ],
    },
    capturing: {
      title: 'Kämpfe',
      text: [
        'Wer sich vor den Inseln 1 bis 5 trifft, kämpft, bis nur ein Schiff übrig ist. Vor dem ersten Schuss dürfen alle Kampfkarten spielen. Dann handeln die Schiffe in jeder Kampfrunde in der Reihenfolge ihrer *Segel*: das höchste zuerst, bei Gleichstand das mit mehr Ruhm.',
        'Bist du an der Reihe, *schießt* du auf einen Bereich eines Gegners, oder du *fliehst*. Du würfelst mit so vielen Würfeln, wie Kanonen oder Crew anzeigen, je nachdem, was niedriger ist; jede 5 oder 6 ist ein Treffer. Ein Treffer dreht zuerst eine Schiffskarte um, entfernt sie dann, und senkt danach den Ring um ein Feld.',
        'Ein Schiff mit einem zerstörten Bereich fährt in die Bucht, und alle, die noch da sind, bekommen *1 Ruhm*. Auch wer flieht, bringt den anderen je 1 Ruhm, aber nur, wenn in diesem Kampf schon ein Treffer gefallen ist. Vor dem Schuss darfst du Karten spielen; danach kannst du nicht mehr fliehen.',
      ],
    },
    special: {
      title: 'Blackbeard, Navy und Karten',
      text: [
        'Wo *Blackbeard* liegt, kämpfen alle zuerst gegen ihn: fünf Würfel, immer auf einen Laderaum, beginnend beim berühmtesten Kapitän. Er sinkt beim achten Treffer; wer dann da ist, teilt sich 6 Ruhm. Erst danach geht es gegeneinander. Er kommt auch zur Schatzinsel, vor der sich Kapitäne nie bekämpfen.',
        'Eine *Navy*-Karte schickt die Royal Navy zu einer Insel: vier Würfel, das Ziel wählt, wer sie geschickt hat; sie sinkt beim vierten Treffer und bringt 4 Ruhm.',
        '*Aktionskarten* spielt man nur vor den Kämpfen, *Kampfkarten* nur in einem eigenen Kampf, *Ruhmkarten* behält man bis zum Ende.',
      ],
      points: [
        '*Verstärkung* und die vier *Neuen* Karten liegen im Schiff und fangen zwei Treffer ab.',
        'Neue Segel sind immer am schnellsten, Neue Kanonen werfen sechs Würfel, eine Neue Crew zählt so viel wie die Kanonen, ein Neuer Laderaum fasst alles.',
      ],
    },
    end: {
      title: 'Das Ende',
      text: [
        'Nach der zwölften Runde zeigen alle ihre Ruhmkarten und zählen sie dazu. Der berühmteste Pirat gewinnt. Wer gemeinsam auf dem ersten Platz liegt, kämpft ein Duell aus; wer übrig bleibt, gewinnt.',
      ],
    },
    options: {
      title: 'Optionen des Tisches',
      text: [],
      rows: [
        [
          'Ein fliehendes Schiff bringt Ruhm',
          'Wenn im Kampf ein Treffer gefallen ist, oder nur, wenn es selbst getroffen wurde.',
        ],
        ['Blackbeards Rache', 'Er folgt nicht mehr seiner Route: Würfel bestimmen, wo er auftaucht.'],
        ['Ruhmkarten', 'Wie viele es von 1, 2 und 3 gibt.'],
        ['Neue Crew beim Enterangriff', 'Wirft so viele Würfel wie Kanonen, oder sechs.'],
        ['Duelle', 'Nur um den ersten Platz, oder um jeden geteilten.'],
        ['Sabotage', 'Gegen Schiffe, auf die du schießen darfst, oder gegen jedes andere im Kampf.'],
        ['Schätze im Vorrat', '50, oder unbegrenzt.'],
        ['Auch fragen, wer nur passen kann', 'Langsamer, aber das Tempo verrät niemandem etwas.'],
      ],
    },
    reference: {
      title: 'Auf einen Blick',
      text: [],
      rows: [
        ['Würfel', 'Kanonen oder Crew, der niedrigere Wert. Treffer: 5 und 6.'],
        ['Reihenfolge', 'Neue Segel, Blackbeard, Navy, dann nach Segeln.'],
        ['Ring erhöhen', 'Die Felder 2 bis 8 kosten 1, 1, 2, 2, 3, 3 und 4 Gold.'],
        ['Laderaum', 'Was am Rundenende nicht hineinpasst, geht über Bord.'],
        ['Ruhm', 'Vertriebenes Schiff 1; Navy 4 und Blackbeard 6, geteilt; Schatz 1; 3 Gold 1.'],
        ['Bucht', 'Eine Karte und 2 Gold, oder zwei Karten; Reparatur 2 Gold.'],
      ],
    },
  },
  figures: {
    start: 'Sechs Inseln und die Bucht. Gleich stellen alle ihr Steuerrad.',
    track:
      'Ein Schiff: Ringe, der Preis jedes Schritts, eine Verstärkung im Laderaum und eine verdeckte Neue Crew.',
    courses:
      'Anne und Bart sind beide zur Kanoneninsel gesegelt und werden kämpfen. Der dritte Kapitän liegt allein.',
    order:
      'Anne hat das schnellste Schiff und schießt zuerst. Herzen zählen, wie viele Treffer ein Bereich noch aushält.',
    aim: 'Barts Segel halten nur zwei Treffer aus: ein gutes Ziel.',
    blackbeard: 'Anne und Bart kämpfen Seite an Seite, bis Blackbeard versenkt ist.',
    end: 'Die Ruhmkarten sind gezählt, und der berühmteste Pirat gewinnt.',
  },
};
