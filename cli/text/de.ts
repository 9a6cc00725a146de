import type { Catalogue } from './catalogue.ts';

const meant = (near: string) => `meintest du „${near}“?`;

export const de: Catalogue = {
  messages: {
    'bad.command': ({ given, commands, near }, { list }) =>
      `Es gibt keinen Befehl „${given}“; ${near === undefined ? `die Befehle sind ${list(commands)}.` : meant(near)}`,
    'bad.flag': ({ given, command, near }) =>
      `„${given}“ ist keine Option von „${command}“; ${near === undefined ? `„${command} --help“ zeigt sie.` : meant(near)}`,
    'flag.value': ({ flag }) => `Die Option ${flag} braucht einen Wert.`,
    'argument.missing': ({ argument, command }) =>
      `Bei „${command}“ fehlt noch ${argument}; „${command} --help“ sagt mehr.`,
    'argument.extra': ({ command }) =>
      `Das ist ein Argument zu viel für „${command}“; „${command} --help“ zeigt, was dazugehört.`,
    'bad.game': ({ given, games, near }, { list }) =>
      `Es gibt kein Spiel „${given}“; ${near === undefined ? `die Spiele sind ${list(games)}.` : meant(near)}`,
    'game.ambiguous': ({ given, games }, { list }) =>
      `„${given}“ kann ${list(games)} heißen; schreib etwas mehr.`,
    'bad.seats': ({ game, given, seats }) =>
      `${game} spielt man zu ${seats.join(' oder ')}, nicht zu ${given}.`,
    'bad.option': ({ game, given, options, near }, { list }) => {
      if (near !== undefined) return `${game} hat keine Option „${given}“; ${meant(near)}`;
      return options.length === 0
        ? `${game} hat keine Option „${given}“ und auch keine andere.`
        : `${game} hat keine Option „${given}“, aber ${list(options)}.`;
    },
    'bad.assignment': ({ given }) => `--set will Option=Wert, nicht „${given}“.`,
    'bad.choice': ({ option, given, values }) =>
      `${option} kann ${values.join(' oder ')} sein, nicht „${given}“.`,
    'bad.range': ({ option, given, min, max }) =>
      `${option} ist eine ganze Zahl von ${min} bis ${max}, nicht „${given}“.`,
    'bad.bot': ({ given, bots, near }, { list }) =>
      `Es gibt keinen Bot „${given}“; ${near === undefined ? `die Bots sind ${list(bots)}.` : meant(near)}`,
    'bad.pace': ({ given, bot }) =>
      `„${given}“ ist kein Tempo; schreib ${bot}@0.3s, ${bot}@300ms oder ${bot}@5000i (Iterationen).`,
    'bot.timeless': ({ given, bot }) => `${bot} braucht keine Bedenkzeit; schreib ${bot} statt „${given}“.`,
    'arena.bots': 'In die Arena gehören mindestens zwei Bots; nenne sie so: --bots captain,sailor.',
    'arena.pace': 'Gib --time oder --iterations an, nicht beides.',
    'bots.count': ({ bots, seats }, { plural }) =>
      `Das ${plural(bots, { one: 'ist', other: 'sind' })} ${bots} ${plural(bots, { one: 'Bot', other: 'Bots' })} für ${seats} Plätze; nenne einen für alle oder je Platz einen.`,
    'bots.many': ({ bots, seats }) =>
      `Das sind ${bots} Bots für ${seats} Plätze; auf jeden Platz passt einer.`,
    'players.count': ({ players, seats }) => `Das sind ${players} Spieler für ${seats} Plätze.`,
    'player.empty': 'Jeder Spieler in --players braucht einen Namen, mit Kommas dazwischen.',
    'bad.number': ({ flag, given, min, max }) =>
      max === Number.MAX_SAFE_INTEGER
        ? `${flag} will eine ganze Zahl ab ${min}, nicht „${given}“.`
        : `${flag} will eine ganze Zahl von ${min} bis ${max}, nicht „${given}“.`,
    'bad.decimal': ({ flag, given }) => `${flag} will eine Zahl über 0, etwa 0.5, nicht „${given}“.`,
    'bad.language': ({ given, languages }, { list }) =>
      `Es gibt keine Sprache „${given}“; die Sprachen sind ${list(languages)}.`,
    'load.game': ({ file, game }) => `${file} enthält eine Partie ${game}, nicht das Spiel, das du nennst.`,
    'load.table': ({ file }) => `Plätze und Optionen stehen in ${file} fest; lass --seats und --set weg.`,
    'file.missing': ({ file }) => `Es gibt keine Datei ${file}.`,
    'file.folder': ({ file }) => `${file} ist ein Ordner, keine Partiedatei.`,
    'file.unreadable': ({ file, code }) => `${file} lässt sich nicht lesen (${code}).`,
    'file.unwritable': ({ file, code }) => `${file} lässt sich nicht schreiben (${code}).`,
    'file.notJson': ({ file }) =>
      `${file} ist keine Partiedatei oder wurde abgeschnitten: Es ist kein gültiges JSON.`,
    'file.notMatch': ({ file }) => `${file} ist keine Partiedatei von Tortuga.`,
    'file.game': ({ file, given, games }, { list }) =>
      `${file} enthält eine Partie „${given}“, und dieses Spiel gibt es hier nicht; die Spiele sind ${list(games)}.`,
    'file.version': ({ file, given, version }) =>
      `${file} wurde nach Fassung ${given} der Regeln gespielt; dies ist Fassung ${version}.`,
    'file.table': ({ file }) => `${file} ist beschädigt: Plätze, Optionen oder Namen passen nicht zum Spiel.`,
    'file.short': ({ file, entries, wanted }) =>
      `${file} wurde abgeschnitten: Es hat ${entries} Antworten, wo ${wanted} geschrieben waren.`,
    'file.unfinished': ({ file }) =>
      `${file} wurde abgeschnitten: Ein Ergebnis steht da, aber die Partie ist nicht zu Ende.`,
    'file.setup': ({ file }) => `${file} ist beschädigt: Das Glück passt nicht zum Aufbau des Spiels.`,
    'file.entry': ({ file, entry, move }) =>
      `${file} ist beschädigt: Antwort ${entry}, „${move}“, kann dort nicht gegeben worden sein.`,
    'file.result': ({ file }) => `${file} ist beschädigt: Die Partie endet nicht mit dem genannten Ergebnis.`,
    'choose.ended': ({ games }, { list }) => `Kein Spiel wurde gewählt; die Spiele sind ${list(games)}.`,
    'file.seed': ({ file }) => `${file} nennt eine Startzahl, die nicht die festgelegte ist.`,
    'file.draw': ({ file, entry }) =>
      entry === 0
        ? `Das Glück des Aufbaus in ${file} folgt nicht aus der Startzahl.`
        : `Das Glück der Antwort ${entry} in ${file} folgt nicht aus der Startzahl.`,
    'serve.settings': ({ mistakes }) => mistakes,
    'backup.failed': ({ detail }) => `Es wurde keine Sicherung gemacht: ${detail}`,
    'input.ended':
      'Die Eingabe hörte mitten im Spiel auf; schließ mit „quit“ ab, oder gib --save an, um die Partie zu behalten.',
    'new.badName': ({ given }) =>
      `Ein Spiel heißt nach kleingeschriebenen Wörtern mit Bindestrichen, etwa sea-wolf, die im Code noch nichts bedeuten; „${given}“ geht nicht.`,
    'new.taken': ({ given }) => `Es gibt schon ein Spiel „${given}“; nimm einen anderen Namen.`,
    'new.incomplete':
      'In dieser Kopie von Tortuga fehlt das Beispielspiel in testkit/smuggler oder die Liste in games/index.ts.',
    bug: ({ detail }) => `In Tortuga selbst stimmt etwas nicht, du hast nichts falsch gemacht: ${detail}`,

    skipper: 'Skipper',
    'choose.title': 'Was spielen wir?',
    'choose.ask': ({ count }) => `Spiel (1–${count}):`,
    'choose.unknown': ({ given, count }) =>
      `„${given}“ ist nicht dabei: Tippe eine Zahl von 1 bis ${count} oder den Anfang eines Namens.`,
    handover: ({ seat }, { who }) => `Der Bildschirm gehört jetzt ${who(seat)}; die anderen sehen weg.`,
    'handover.enter': 'Enter zeigt ihn:',
    'answer.commands': 'Zahl oder Zug · ? Wörter · hint · undo · log · rules · save · quit · help',
    'answer.unknown': ({ given, count, example }, { plural }) =>
      `„${given}“ ist keine Antwort: Tippe ${plural(count, { one: '1', other: `eine Zahl von 1 bis ${count}` })}, einen Zug wie „${example}“ oder „help“.`,
    'answer.dial': ({ given, min, max, example }) =>
      `„${given}“ ist keine Antwort: Tippe eine Zahl von ${min} bis ${max}, einen Zug wie „${example}“ oder „help“.`,
    'answer.several': ({ given }) => `„${given}“ kann mehrere Züge bedeuten; achte auf Groß und Klein.`,
    'choices.title': 'Das geht:',
    'blocked.title': 'Das geht nicht:',
    'blocked.none': 'Nichts ist gesperrt.',
    'dial.free': ({ runs }) => `Freie Werte: ${runs.join(', ')}`,
    'dial.ask': ({ min, max }) => `Eine Zahl von ${min} bis ${max}:`,
    'dial.outside': ({ given, min, max }) => `„${given}“ ist kein Wert von ${min} bis ${max}.`,
    'hint.is': ({ label, answer, outlook }) => `Der Kapitän nähme ${answer}: ${label} – ${outlook}`,
    'hint.or': ({ label, answer, outlook }) => `oder sonst ${answer}: ${label} – ${outlook}`,
    'outlook.lost': ({ percent }) => `so gut wie verloren (${percent} %)`,
    'outlook.bad': ({ percent }) => `im Nachteil (${percent} %)`,
    'outlook.even': ({ percent }) => `etwa ausgeglichen (${percent} %)`,
    'outlook.good': ({ percent }) => `im Vorteil (${percent} %)`,
    'outlook.won': ({ percent }) => `so gut wie gewonnen (${percent} %)`,
    undone: ({ seat, answer }, { who }) =>
      answer === undefined
        ? `Die letzte Antwort von ${who(seat)} ist zurückgenommen.`
        : `Zurückgenommen: „${answer}“ von ${who(seat)}.`,
    'undo.none':
      'Nichts lässt sich zurücknehmen: nicht über das letzte Ziehen, das letzte Aufdecken oder den Anfang hinaus.',
    'log.empty': 'Noch ist nichts geschehen.',
    'save.file': 'Sag, wohin: „save partie.json“.',
    saved: ({ file }) => `Gespeichert in ${file}.`,
    'saved.load': ({ file }) => `Gespeichert; weiter geht es mit: tortuga play --load ${file}`,
    'quit.unsaved': 'Die Partie wurde nicht gespeichert.',
    'do.answers': 'Antworte mit der Zahl einer Wahl, oder schreib den Zug wie in der Liste. Oder:',
    'do.question': 'alle Möglichkeiten in Worten, und warum andere gesperrt sind',
    'do.hint':
      'was der Kapitän täte, was danach das Beste ist, und wie es auszugehen verspricht (100 % heißt gewonnen)',
    'do.undo': 'die letzte Antwort zurücknehmen, und was Bots darauf antworteten',
    'do.board': 'das Brett noch einmal zeigen',
    'do.log': 'alles, was geschehen ist',
    'do.rules': 'worum es im Spiel geht, und die Optionen an diesem Tisch',
    'do.save': 'die Partie in einer Datei speichern',
    'do.quit': 'den Tisch verlassen',
    'rules.options': 'An diesem Tisch:',
    'rules.file': ({ file }) => `Die vollständigen Regeln: ${file}`,

    'games.seats': ({ seats }) => `${seats.join(', ')} Spieler`,
    'games.default': ({ value }) => `(sonst ${value})`,
    'sim.running': ({ done, games }) => `${done} von ${games} Partien`,
    'sim.head': ({ seats, seed }) => `${seats} Plätze, Startzahl ${seed}`,
    'sim.games': ({ games, finished }) => `Partien         ${games}, davon ${finished} beendet`,
    'sim.plies': ({ plies, mean, min, max }) =>
      `Antworten       ${plies}, ${mean} je Partie, von ${min} bis ${max}`,
    'sim.decisions': ({ mean, min, max }) => `Entscheidungen  ${mean} je Partie, von ${min} bis ${max}`,
    'sim.branching': ({ mean, min, max }) =>
      `Verzweigung     ${mean} Antworten je Frage, von ${min} bis ${max}`,
    'sim.draws': ({ draws }) => `Unentschieden   ${draws}`,
    'sim.speed': ({ speed }) => `Tempo           ${speed} Antworten in der Sekunde`,
    'sim.seat': 'Platz',
    'sim.bot': 'Bot',
    'sim.wins': 'Siege',
    'sim.score': 'Punkte im Mittel',
    'arena.games': ({ games, draws }) => `${games} Partien, davon ${draws} ohne alleinigen Sieger`,
    'arena.bot': 'Bot',
    'arena.seats': 'Plätze',
    'arena.wins': 'Siege',
    'arena.score': 'Anteil',
    'arena.interval': '95 %',
    'arena.rating': 'Wertung',
    'ladder.written': ({ file }) => `Die Rangliste steht in ${file}.`,
    'perft.leaves': ({ depth, leaves }) => `Tiefe ${depth}: ${leaves} Folgen von Antworten.`,
    'replay.setup': 'Aufbau',
    'replay.entry': ({ entry, entries }) => `Antwort ${entry} von ${entries}:`,
    'replay.next': 'Enter: weiter, q: aufhören',
    'replay.open': ({ entries }, { plural }) =>
      `Die Partie geht nach ${entries} ${plural(entries, { one: 'Antwort', other: 'Antworten' })} noch weiter.`,
    'verify.over': ({ file, game, entries, why }) =>
      `${file} ist in Ordnung: ${game}, zu Ende nach ${entries} Antworten. ${why}`,
    'verify.open': ({ file, game, entries }) =>
      `${file} ist in Ordnung: ${game}, nach ${entries} Antworten noch nicht zu Ende.`,

    'verify.fair': ({ draws }, { plural }) =>
      draws === 0
        ? 'Glück wurde nicht gebraucht, und die Startzahl ist die festgelegte.'
        : `Das Glück ist ehrlich: ${plural(draws, { one: 'die eine Ziehung folgt', other: `alle ${draws} Ziehungen folgen` })} aus der festgelegten Startzahl.`,
    'verify.noCommit': 'Das Glück lässt sich nicht prüfen: Niemand hat eine Startzahl festgelegt.',
    'verify.noSeed':
      'Das Glück lässt sich prüfen, wenn die Partie zu Ende ist: Die Startzahl ist noch geheim.',
    'verify.resignation': 'Sie endete, weil jemand aufgab.',
    'verify.agreement': 'Die Spieler einigten sich auf ein Unentschieden.',
    'serve.open': ({ url }) => `Tortuga ist offen unter ${url} (Strg-C schließt es).`,
    'serve.moved': ({ port }) =>
      `Der übliche Port war belegt, darum ist es diesmal ${port}; --port wählt einen anderen.`,
    'serve.local': 'Nur dieser Rechner erreicht es; mit --host 0.0.0.0 auch dein Netz.',
    'serve.closing': 'Es wird geschlossen; was begonnen war, wird erst beendet.',
    'backup.done': ({ file }) => `Alles ist nach ${file} kopiert.`,
    'new.made': ({ name }) =>
      `${name} steht auf der Liste der Spiele. Spiel es: tortuga play ${name}. Dann ändere es; games/${name}/README.md sagt, wo man anfängt.`,

    'help.program': 'Piratenbrettspiele für den Tisch, den Browser und das Terminal.',
    'help.usage': 'Aufruf:',
    'help.arguments': 'Argumente:',
    'help.options': 'Optionen:',
    'help.commands': 'Befehle:',
    'help.help': 'Hilfe zeigen',
    'help.play': 'ein Spiel in diesem Terminal spielen, mit Menschen und Bots',
    'help.games': 'die Spiele mit ihren Plätzen und Optionen',
    'help.simulate': 'Bots viele Partien spielen lassen und zählen',
    'help.replay': 'eine gespeicherte Partie Schritt für Schritt zeigen',
    'help.verify': 'prüfen, ob eine Datei eine Partie nach den Regeln enthält',
    'help.serve': 'den Server öffnen: die Seite, die Tische, die Bots',
    'help.backup': 'die Daten eines Servers kopieren, auch während er läuft',
    'help.backup.to': 'die Datei, in die geschrieben wird; es darf sie noch nicht geben',
    'help.port': 'der Port (8080 oder der nächste freie)',
    'help.host': 'wer es erreicht: 127.0.0.1 dieser Rechner, 0.0.0.0 alle (127.0.0.1)',
    'help.data': 'der Ordner mit allem, was aufbewahrt wird (data)',
    'help.origin': 'die Adresse, die Browser nutzen, etwa https://tortuga.example; mehrere mit Kommas',
    'help.noOpen': 'keinen Browser öffnen',
    'help.perft': 'die Folgen von Antworten bis zu einer Tiefe zählen',
    'help.new': 'ein neues Spiel aus dem Beispielspiel machen',
    'help.arg.game': 'der Name eines Spiels oder sein Anfang',
    'help.arg.file': 'eine Partiedatei',
    'help.arg.name': 'kleingeschriebene Wörter mit Bindestrichen, etwa sea-wolf',
    'help.lang': 'Sprache: en, nl oder de',
    'help.seats': 'Zahl der Spieler (die kleinste mögliche)',
    'help.set': 'eine Option des Spiels setzen; auch mehrmals',
    'help.seed': 'wo das Glück beginnt (jedes Mal ein anderes)',
    'help.json': 'JSON ausgeben und sonst nichts',
    'help.players': 'wer spielt, Platz für Platz: anne,captain,sailor; der Name eines Bots ist ein Bot',
    'help.play.bots': ({ bots }) =>
      `Bots für die letzten Plätze, die anderen sind für Menschen: ${bots.join(', ')} (sailor gegen dich)`,
    'help.play.save': 'die Partie in dieser Datei festhalten',
    'help.load': 'mit der Partie in dieser Datei weitermachen',
    'help.sim.games': 'wie viele Partien (100)',
    'help.sim.bots': ({ bots }) =>
      `ein Bot für alle Plätze, oder je Platz einer, nach Wunsch mit eigener Bedenkzeit (captain@5000i): ${bots.join(', ')} (random)`,
    'help.sim.out': 'für jede Partie eine Zeile in diese Datei schreiben (CSV)',
    'help.arena': 'Bots gegeneinander spielen lassen und sie werten',
    'help.arena.bots': ({ bots }) =>
      `zwei Bots oder mehr, nach Wunsch mit eigener Bedenkzeit (captain@0.3s, bosun@5000i): ${bots.join(', ')} (captain,sailor)`,
    'help.time': 'Millisekunden für eine Antwort (wie jeder Bot sie hat)',
    'help.iterations': 'stattdessen Iterationen für eine Antwort: dieselbe Startzahl gibt dasselbe Ergebnis',
    'help.ladder': 'alle Stufen aller Spiele gegeneinander spielen lassen und docs/ladder.md schreiben',
    'help.ladder.only': 'nur diese Spiele',
    'help.ladder.games': 'wie viele Partien für je zwei Stufen (20)',
    'help.scale': 'wie viel ihrer üblichen Zeit die Bots nehmen (1)',
    'help.ladder.out': 'in diese Datei schreiben (docs/ladder.md)',
    'help.depth': 'wie viele Antworten tief (3)',
    'help.at': 'nach dieser Antwort anhalten',
    'help.seat': 'zeigen, was dieser Platz sah (was alle sahen)',
  },
  refusals: {
    stale: 'Das Spiel ist inzwischen weiter.',
    'not-your-turn': 'Du bist nicht am Zug.',
    'not-offered': 'Das geht jetzt nicht.',
    'game-over': 'Das Spiel ist zu Ende.',
    malformed: 'Das ist kein Zug.',
    'nothing-to-undo': 'Nichts lässt sich zurücknehmen.',
    'unknown-game': 'Dieses Spiel gibt es nicht.',
    'seat-count': 'Mit so vielen Spielern geht dieses Spiel nicht.',
    'unknown-option': 'Diese Option hat das Spiel nicht.',
    'option-value': 'Diesen Wert kann die Option nicht haben.',
    'wrong-version': 'Die Partie wurde nach einer anderen Fassung der Regeln gespielt.',
    truncated: 'Die Partiedatei wurde abgeschnitten.',
    corrupt: 'Die Partiedatei ist beschädigt.',
  },
};
