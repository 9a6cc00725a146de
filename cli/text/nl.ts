import type { Catalogue } from './catalogue.ts';

const meant = (near: string) => `bedoelde je ‘${near}’?`;

export const nl: Catalogue = {
  messages: {
    'bad.command': ({ given, commands, near }, { list }) =>
      `Er is geen opdracht ‘${given}’; ${near === undefined ? `de opdrachten zijn ${list(commands)}.` : meant(near)}`,
    'bad.flag': ({ given, command, near }) =>
      `‘${given}’ is geen optie van ‘${command}’; ${near === undefined ? `‘${command} --help’ toont ze.` : meant(near)}`,
    'flag.value': ({ flag }) => `De optie ${flag} heeft een waarde nodig.`,
    'argument.missing': ({ argument, command }) =>
      `Bij ‘${command}’ hoort nog ${argument}; ‘${command} --help’ zegt meer.`,
    'argument.extra': ({ command }) =>
      `Dat is een argument te veel voor ‘${command}’; ‘${command} --help’ toont wat erbij hoort.`,
    'bad.game': ({ given, games, near }, { list }) =>
      `Er is geen spel ‘${given}’; ${near === undefined ? `de spellen zijn ${list(games)}.` : meant(near)}`,
    'game.ambiguous': ({ given, games }, { list }) =>
      `‘${given}’ kan ${list(games)} betekenen; schrijf iets meer.`,
    'bad.seats': ({ game, given, seats }) => `${game} speel je met ${seats.join(' of ')}, niet met ${given}.`,
    'bad.option': ({ game, given, options, near }, { list }) => {
      if (near !== undefined) return `${game} heeft geen optie ‘${given}’; ${meant(near)}`;
      return options.length === 0
        ? `${game} heeft geen optie ‘${given}’, en ook geen andere.`
        : `${game} heeft geen optie ‘${given}’; wel ${list(options)}.`;
    },
    'bad.assignment': ({ given }) => `--set wil optie=waarde, niet ‘${given}’.`,
    'bad.choice': ({ option, given, values }) =>
      `${option} kan ${values.join(' of ')} zijn, niet ‘${given}’.`,
    'bad.range': ({ option, given, min, max }) =>
      `${option} is een geheel getal van ${min} tot en met ${max}, niet ‘${given}’.`,
    'bad.bot': ({ given, bots, near }, { list }) =>
      `Er is geen bot ‘${given}’; ${near === undefined ? `de bots zijn ${list(bots)}.` : meant(near)}`,
    'bad.pace': ({ given, bot }) =>
      `‘${given}’ is geen tempo; schrijf ${bot}@0.3s, ${bot}@300ms of ${bot}@5000i (iteraties).`,
    'bot.timeless': ({ given, bot }) =>
      `${bot} heeft geen bedenktijd nodig; schrijf ${bot} in plaats van ‘${given}’.`,
    'arena.bots': 'In de arena horen minstens twee bots; noem ze zo: --bots captain,sailor.',
    'arena.pace': 'Geef --time of --iterations, niet allebei.',
    'bots.count': ({ bots, seats }, { plural }) =>
      `Dat ${plural(bots, { one: 'is', other: 'zijn' })} ${bots} ${plural(bots, { one: 'bot', other: 'bots' })} voor ${seats} plaatsen; noem er een voor alle, of een per plaats.`,
    'bots.many': ({ bots, seats }) =>
      `Dat zijn ${bots} bots voor ${seats} plaatsen; op elke plaats past er een.`,
    'players.count': ({ players, seats }, { plural }) =>
      `Dat ${plural(players, { one: 'is', other: 'zijn' })} ${players} ${plural(players, { one: 'speler', other: 'spelers' })} voor ${seats} plaatsen.`,
    'player.empty': 'Elke speler in --players heeft een naam nodig, met komma’s ertussen.',
    'bad.number': ({ flag, given, min, max }) =>
      max === Number.MAX_SAFE_INTEGER
        ? `${flag} wil een geheel getal vanaf ${min}, niet ‘${given}’.`
        : `${flag} wil een geheel getal van ${min} tot en met ${max}, niet ‘${given}’.`,
    'bad.decimal': ({ flag, given }) => `${flag} wil een getal boven 0, zoals 0.5, niet ‘${given}’.`,
    'bad.language': ({ given, languages }, { list }) =>
      `Er is geen taal ‘${given}’; de talen zijn ${list(languages)}.`,
    'load.game': ({ file, game }) => `${file} bevat een partij ${game}, niet het spel dat je noemde.`,
    'load.table': ({ file }) => `Plaatsen en opties staan vast in ${file}; laat --seats en --set weg.`,
    'file.missing': ({ file }) => `Er is geen bestand ${file}.`,
    'file.folder': ({ file }) => `${file} is een map, geen partijbestand.`,
    'file.unreadable': ({ file, code }) => `${file} kan niet gelezen worden (${code}).`,
    'file.unwritable': ({ file, code }) => `${file} kan niet geschreven worden (${code}).`,
    'file.notJson': ({ file }) => `${file} is geen partijbestand of is afgebroken: het is geen geldige JSON.`,
    'file.notMatch': ({ file }) => `${file} is geen partijbestand van Tortuga.`,
    'file.game': ({ file, given, games }, { list }) =>
      `${file} bevat een partij ‘${given}’, en dat spel is er niet; de spellen zijn ${list(games)}.`,
    'file.version': ({ file, given, version }) =>
      `${file} is gespeeld volgens versie ${given} van de regels; dit is versie ${version}.`,
    'file.table': ({ file }) => `${file} is beschadigd: plaatsen, opties of namen passen niet bij het spel.`,
    'file.short': ({ file, entries, wanted }) =>
      `${file} is afgebroken: het heeft ${entries} antwoorden waar er ${wanted} geschreven waren.`,
    'file.unfinished': ({ file }) =>
      `${file} is afgebroken: er staat een uitslag, maar de partij is niet uit.`,
    'file.setup': ({ file }) => `${file} is beschadigd: het geluk past niet bij de opstelling van het spel.`,
    'file.entry': ({ file, entry, move }) =>
      `${file} is beschadigd: antwoord ${entry}, ‘${move}’, kan daar niet gegeven zijn.`,
    'file.result': ({ file }) => `${file} is beschadigd: de partij eindigt niet met de uitslag die er staat.`,
    'choose.ended': ({ games }, { list }) => `Er is geen spel gekozen; de spellen zijn ${list(games)}.`,
    'file.seed': ({ file }) => `${file} noemt een startgetal dat niet het vastgelegde is.`,
    'file.draw': ({ file, entry }) =>
      entry === 0
        ? `Het geluk van de opstelling in ${file} volgt niet uit het startgetal.`
        : `Het geluk van antwoord ${entry} in ${file} volgt niet uit het startgetal.`,
    'serve.settings': ({ mistakes }) => mistakes,
    'backup.failed': ({ detail }) => `Er is geen reservekopie gemaakt: ${detail}`,
    'input.ended':
      'De invoer hield midden in het spel op; sluit af met ‘quit’, of geef --save om de partij te bewaren.',
    'new.badName': ({ given }) =>
      `Een spel heet naar kleine woorden met streepjes, zoals sea-wolf, die in de code nog niets betekenen; ‘${given}’ gaat niet.`,
    'new.taken': ({ given }) => `Er is al een spel ‘${given}’; neem een andere naam.`,
    'new.incomplete':
      'In deze kopie van Tortuga ontbreekt het voorbeeldspel in testkit/smuggler of de lijst in games/index.ts.',
    bug: ({ detail }) => `Er is iets mis in Tortuga zelf, niet met wat je deed: ${detail}`,

    skipper: 'Schipper',
    'choose.title': 'Wat zullen we spelen?',
    'choose.ask': ({ count }) => `Spel (1–${count}):`,
    'choose.unknown': ({ given, count }) =>
      `‘${given}’ zit er niet bij: typ een getal van 1 tot en met ${count} of het begin van een naam.`,
    handover: ({ seat }, { who }) => `Het scherm is nu voor ${who(seat)}; de anderen kijken weg.`,
    'handover.enter': 'Enter toont het:',
    'answer.commands': 'Getal of zet · ? woorden · hint · undo · log · rules · save · quit · help',
    'answer.unknown': ({ given, count, example }, { plural }) =>
      `‘${given}’ is geen antwoord: typ ${plural(count, { one: '1', other: `een getal van 1 tot en met ${count}` })}, een zet zoals ‘${example}’, of ‘help’.`,
    'answer.dial': ({ given, min, max, example }) =>
      `‘${given}’ is geen antwoord: typ een getal van ${min} tot en met ${max}, een zet zoals ‘${example}’, of ‘help’.`,
    'answer.several': ({ given }) => `‘${given}’ kan meer dan één zet zijn; let op de hoofdletters.`,
    'choices.title': 'Dit mag:',
    'blocked.title': 'Dit mag niet:',
    'blocked.none': 'Niets is geblokkeerd.',
    'dial.free': ({ runs }) => `Vrije waarden: ${runs.join(', ')}`,
    'dial.ask': ({ min, max }) => `Een getal van ${min} tot en met ${max}:`,
    'dial.outside': ({ given, min, max }) => `‘${given}’ is geen waarde van ${min} tot en met ${max}.`,
    'hint.is': ({ label, answer, outlook }) => `De kapitein zou ${answer} nemen: ${label} – ${outlook}`,
    'hint.or': ({ label, answer, outlook }) => `of anders ${answer}: ${label} – ${outlook}`,
    'outlook.lost': ({ percent }) => `zo goed als verloren (${percent} %)`,
    'outlook.bad': ({ percent }) => `achter (${percent} %)`,
    'outlook.even': ({ percent }) => `ongeveer gelijk (${percent} %)`,
    'outlook.good': ({ percent }) => `voor (${percent} %)`,
    'outlook.won': ({ percent }) => `zo goed als gewonnen (${percent} %)`,
    undone: ({ seat, answer }, { who }) =>
      answer === undefined
        ? `Het laatste antwoord van ${who(seat)} is teruggenomen.`
        : `Teruggenomen: ‘${answer}’ van ${who(seat)}.`,
    'undo.none': 'Er valt niets terug te nemen: niet voorbij de laatste trekking, onthulling of het begin.',
    'log.empty': 'Er is nog niets gebeurd.',
    'save.file': 'Zeg waar: ‘save partij.json’.',
    saved: ({ file }) => `Bewaard in ${file}.`,
    'saved.load': ({ file }) => `Bewaard; ga verder met: tortuga play --load ${file}`,
    'quit.unsaved': 'De partij is niet bewaard.',
    'do.answers': 'Antwoord met het getal van een keuze, of schrijf de zet zoals in de lijst. Of:',
    'do.question': 'alle keuzes in woorden, en waarom andere niet mogen',
    'do.hint':
      'wat de kapitein zou doen, wat daarna het beste is, en hoe het belooft af te lopen (100 % is gewonnen)',
    'do.undo': 'het laatste antwoord terugnemen, en wat bots daarop antwoordden',
    'do.board': 'het bord nog eens tonen',
    'do.log': 'alles wat gebeurd is',
    'do.rules': 'waar het spel om gaat, en de opties aan deze tafel',
    'do.save': 'de partij bewaren in een bestand',
    'do.quit': 'van tafel gaan',
    'rules.options': 'Aan deze tafel:',
    'rules.file': ({ file }) => `De volledige regels: ${file}`,

    'games.seats': ({ seats }) => `${seats.join(', ')} spelers`,
    'games.default': ({ value }) => `(gewoonlijk ${value})`,
    'sim.running': ({ done, games }) => `${done} van ${games} partijen`,
    'sim.head': ({ seats, seed }) => `${seats} plaatsen, zaad ${seed}`,
    'sim.games': ({ games, finished }) => `partijen    ${games}, waarvan ${finished} uitgespeeld`,
    'sim.plies': ({ plies, mean, min, max }) =>
      `antwoorden  ${plies}, ${mean} per partij, van ${min} tot ${max}`,
    'sim.decisions': ({ mean, min, max }) => `keuzes      ${mean} per partij, van ${min} tot ${max}`,
    'sim.branching': ({ mean, min, max }) =>
      `vertakking  ${mean} antwoorden per vraag, van ${min} tot ${max}`,
    'sim.draws': ({ draws }) => `gelijk      ${draws}`,
    'sim.speed': ({ speed }) => `snelheid    ${speed} antwoorden per seconde`,
    'sim.seat': 'plaats',
    'sim.bot': 'bot',
    'sim.wins': 'gewonnen',
    'sim.score': 'punten gemiddeld',
    'arena.games': ({ games, draws }) => `${games} partijen, waarvan ${draws} zonder één winnaar`,
    'arena.bot': 'bot',
    'arena.seats': 'plaatsen',
    'arena.wins': 'gewonnen',
    'arena.score': 'score',
    'arena.interval': '95 %',
    'arena.rating': 'rating',
    'ladder.written': ({ file }) => `De ladder staat in ${file}.`,
    'perft.leaves': ({ depth, leaves }) => `Diepte ${depth}: ${leaves} reeksen antwoorden.`,
    'replay.setup': 'Opstelling',
    'replay.entry': ({ entry, entries }) => `Antwoord ${entry} van ${entries}:`,
    'replay.next': 'Enter: verder, q: stoppen',
    'replay.open': ({ entries }, { plural }) =>
      `De partij gaat na ${entries} ${plural(entries, { one: 'antwoord', other: 'antwoorden' })} nog verder.`,
    'verify.over': ({ file, game, entries, why }) =>
      `${file} klopt: ${game}, uit na ${entries} antwoorden. ${why}`,
    'verify.open': ({ file, game, entries }) =>
      `${file} klopt: ${game}, na ${entries} antwoorden nog niet uit.`,

    'verify.fair': ({ draws }, { plural }) =>
      draws === 0
        ? 'Er was geen geluk nodig, en het startgetal is het vastgelegde.'
        : `Het geluk is eerlijk: ${plural(draws, { one: 'de ene trekking volgt', other: `alle ${draws} trekkingen volgen` })} uit het vastgelegde startgetal.`,
    'verify.noCommit': 'Het geluk is niet na te gaan: er is geen startgetal vastgelegd.',
    'verify.noSeed': 'Het geluk is na te gaan als de partij voorbij is: het startgetal is nog geheim.',
    'verify.resignation': 'De partij eindigde doordat iemand opgaf.',
    'verify.agreement': 'De spelers werden het eens over remise.',
    'serve.open': ({ url }) => `Tortuga is open op ${url} (Ctrl-C sluit het).`,
    'serve.moved': ({ port }) =>
      `De gewone poort was bezet, dus nu is het ${port}; met --port kies je een andere.`,
    'serve.local': 'Alleen deze machine kan erbij; met --host 0.0.0.0 ook je netwerk.',
    'serve.closing': 'Sluiten; wat begonnen was, wordt eerst afgemaakt.',
    'backup.done': ({ file }) => `Alles is gekopieerd naar ${file}.`,
    'new.made': ({ name }) =>
      `${name} staat op de lijst van spellen. Speel het: tortuga play ${name}. Verander het dan; games/${name}/README.md zegt waar je begint.`,

    'help.program': 'Piratenbordspellen voor aan tafel, in de browser en in de terminal.',
    'help.usage': 'Gebruik:',
    'help.arguments': 'Argumenten:',
    'help.options': 'Opties:',
    'help.commands': 'Opdrachten:',
    'help.help': 'hulp tonen',
    'help.play': 'een spel spelen in deze terminal, met mensen en bots',
    'help.games': 'de spellen met hun plaatsen en opties',
    'help.simulate': 'bots veel partijen laten spelen, en tellen',
    'help.replay': 'een bewaarde partij stap voor stap tonen',
    'help.verify': 'nagaan of een bestand een partij volgens de regels bevat',
    'help.serve': 'de server openen: de site, de tafels, de bots',
    'help.backup': 'de gegevens van een server kopiëren, ook als hij draait',
    'help.backup.to': 'het bestand om te schrijven; het mag nog niet bestaan',
    'help.port': 'de poort (8080, of de volgende vrije)',
    'help.host': 'wie erbij kan: 127.0.0.1 deze machine, 0.0.0.0 iedereen (127.0.0.1)',
    'help.data': 'de map met alles wat bewaard wordt (data)',
    'help.origin': 'het adres dat browsers gebruiken, zoals https://tortuga.example; meer met komma\u2019s',
    'help.noOpen': 'geen browser openen',
    'help.perft': 'de reeksen antwoorden tellen tot een diepte',
    'help.new': 'een nieuw spel maken uit het voorbeeldspel',
    'help.arg.game': 'de naam van een spel, of het begin ervan',
    'help.arg.file': 'een partijbestand',
    'help.arg.name': 'kleine woorden met streepjes, zoals sea-wolf',
    'help.lang': 'taal: en, nl of de',
    'help.seats': 'aantal spelers (het kleinste dat kan)',
    'help.set': 'een optie van het spel zetten; mag vaker',
    'help.seed': 'waar het geluk begint (elke keer een ander)',
    'help.json': 'JSON tonen en verder niets',
    'help.players': 'wie er spelen, per plaats: anne,captain,sailor; de naam van een bot is een bot',
    'help.play.bots': ({ bots }) =>
      `bots voor de laatste plaatsen, de andere zijn voor mensen: ${bots.join(', ')} (sailor tegen jou)`,
    'help.play.save': 'de partij bijhouden in dit bestand',
    'help.load': 'verdergaan met de partij in dit bestand',
    'help.sim.games': 'hoeveel partijen (100)',
    'help.sim.bots': ({ bots }) =>
      `een bot voor alle plaatsen, of een per plaats, desgewenst met eigen bedenktijd (captain@5000i): ${bots.join(', ')} (random)`,
    'help.sim.out': 'voor elke partij een regel in dit bestand schrijven (CSV)',
    'help.arena': 'bots tegen elkaar laten spelen, en ze waarderen',
    'help.arena.bots': ({ bots }) =>
      `twee bots of meer, elk desgewenst met eigen bedenktijd (captain@0.3s, bosun@5000i): ${bots.join(', ')} (captain,sailor)`,
    'help.time': 'milliseconden per antwoord (zoals elke bot het heeft)',
    'help.iterations': 'in plaats daarvan iteraties per antwoord: hetzelfde zaad geeft dezelfde uitslag',
    'help.ladder': 'alle niveaus van alle spellen tegen elkaar laten spelen, en docs/ladder.md schrijven',
    'help.ladder.only': 'alleen deze spellen',
    'help.ladder.games': 'hoeveel partijen voor elke twee niveaus (20)',
    'help.scale': 'hoeveel van hun gewone tijd de bots nemen (1)',
    'help.ladder.out': 'naar dit bestand schrijven (docs/ladder.md)',
    'help.depth': 'hoeveel antwoorden diep (3)',
    'help.at': 'stoppen na dit antwoord',
    'help.seat': 'tonen wat deze plaats zag (wat iedereen zag)',
  },
  refusals: {
    stale: 'Het spel is intussen verder.',
    'not-your-turn': 'Je bent niet aan de beurt.',
    'not-offered': 'Dat kan nu niet.',
    'game-over': 'Het spel is uit.',
    malformed: 'Dat is geen zet.',
    'nothing-to-undo': 'Er valt niets terug te nemen.',
    'unknown-game': 'Zo’n spel is er niet.',
    'seat-count': 'Met dat aantal spelers kan dit spel niet.',
    'unknown-option': 'Die optie heeft het spel niet.',
    'option-value': 'Die waarde kan de optie niet hebben.',
    'wrong-version': 'De partij is gespeeld volgens een andere versie van de regels.',
    truncated: 'Het partijbestand is afgebroken.',
    corrupt: 'Het partijbestand is beschadigd.',
  },
};
