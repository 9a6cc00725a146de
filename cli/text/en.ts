import type { Catalogue } from './catalogue.ts';

const meant = (near: string) => `did you mean “${near}”?`;

export const en: Catalogue = {
  messages: {
    'bad.command': ({ given, commands, near }, { list }) =>
      `There is no command “${given}”; ${near === undefined ? `the commands are ${list(commands)}.` : meant(near)}`,
    'bad.flag': ({ given, command, near }) =>
      `“${given}” is no option of “${command}”; ${near === undefined ? `“${command} --help” shows them.` : meant(near)}`,
    'flag.value': ({ flag }) => `The option ${flag} needs a value.`,
    'argument.missing': ({ argument, command }) =>
      `“${command}” needs a ${argument}; “${command} --help” says more.`,
    'argument.extra': ({ command }) =>
      `That is one argument too many for “${command}”; “${command} --help” shows what it takes.`,
    'bad.game': ({ given, games, near }, { list }) =>
      `There is no game “${given}”; ${near === undefined ? `the games are ${list(games)}.` : meant(near)}`,
    'game.ambiguous': ({ given, games }, { list }) =>
      `“${given}” may mean ${list(games)}; write a little more.`,
    'bad.seats': ({ game, given, seats }) => `${game} is played by ${seats.join(' or ')}, not by ${given}.`,
    'bad.option': ({ game, given, options, near }, { list }) => {
      if (near !== undefined) return `${game} has no option “${given}”; ${meant(near)}`;
      const others = options.length === 0 ? 'none at all' : list(options);
      return `${game} has no option “${given}”; it has ${others}.`;
    },
    'bad.assignment': ({ given }) => `--set takes option=value, not “${given}”.`,
    'bad.choice': ({ option, given, values }) => `${option} may be ${values.join(' or ')}, not “${given}”.`,
    'bad.range': ({ option, given, min, max }) =>
      `${option} is a whole number from ${min} to ${max}, not “${given}”.`,
    'bad.bot': ({ given, bots, near }, { list }) =>
      `There is no bot “${given}”; ${near === undefined ? `the bots are ${list(bots)}.` : meant(near)}`,
    'bad.pace': ({ given, bot }) =>
      `“${given}” is no pace; write ${bot}@0.3s, ${bot}@300ms or ${bot}@5000i (iterations).`,
    'bot.timeless': ({ given, bot }) => `${bot} needs no time to think; write ${bot} instead of “${given}”.`,
    'arena.bots': 'An arena needs two bots at least; name them like this: --bots captain,sailor.',
    'arena.pace': 'Give either --time or --iterations, not both.',
    'bots.count': ({ bots, seats }, { plural }) =>
      `That is ${bots} ${plural(bots, { one: 'bot', other: 'bots' })} for ${seats} seats; name one for all, or one for each.`,
    'bots.many': ({ bots, seats }) => `That is ${bots} bots for ${seats} seats; one seat can have one bot.`,
    'players.count': ({ players, seats }, { plural }) =>
      `That is ${players} ${plural(players, { one: 'player', other: 'players' })} for ${seats} seats.`,
    'player.empty': 'Every player in --players needs a name, with commas between them.',
    'bad.number': ({ flag, given, min, max }) =>
      max === Number.MAX_SAFE_INTEGER
        ? `${flag} takes a whole number from ${min} up, not “${given}”.`
        : `${flag} takes a whole number from ${min} to ${max}, not “${given}”.`,
    'bad.decimal': ({ flag, given }) => `${flag} takes a number above 0, such as 0.5, not “${given}”.`,
    'bad.language': ({ given, languages }, { list }) =>
      `There is no language “${given}”; the languages are ${list(languages)}.`,
    'load.game': ({ file, game }) => `${file} holds a match of ${game}, not of the game you named.`,
    'load.table': ({ file }) => `Seats and options are as ${file} has them; leave --seats and --set out.`,
    'file.missing': ({ file }) => `There is no file ${file}.`,
    'file.folder': ({ file }) => `${file} is a folder, not a match file.`,
    'file.unreadable': ({ file, code }) => `${file} cannot be read (${code}).`,
    'file.unwritable': ({ file, code }) => `${file} cannot be written (${code}).`,
    'file.notJson': ({ file }) => `${file} is no match file, or it was cut off: it is not valid JSON.`,
    'file.notMatch': ({ file }) => `${file} is no match file of Tortuga.`,
    'file.game': ({ file, given, games }, { list }) =>
      `${file} holds a match of “${given}”, which is not here; the games are ${list(games)}.`,
    'file.version': ({ file, given, version }) =>
      `${file} was played by version ${given} of the rules; this is version ${version}.`,
    'file.table': ({ file }) => `${file} is damaged: its seats, options or names do not suit the game.`,
    'file.short': ({ file, entries, wanted }) =>
      `${file} was cut off: it has ${entries} answers where ${wanted} were written.`,
    'file.unfinished': ({ file }) => `${file} was cut off: it has a result, but the match is not over.`,
    'file.setup': ({ file }) => `${file} is damaged: its luck does not suit the setup of the game.`,
    'file.entry': ({ file, entry, move }) =>
      `${file} is damaged: answer ${entry}, “${move}”, cannot have been given there.`,
    'file.result': ({ file }) => `${file} is damaged: it does not end with the result it names.`,
    'choose.ended': ({ games }, { list }) => `No game was chosen; the games are ${list(games)}.`,
    'file.seed': ({ file }) => `${file} names a seed that is not the one that was committed to.`,
    'file.draw': ({ file, entry }) =>
      entry === 0
        ? `The luck of the setup in ${file} does not follow from its seed.`
        : `The luck of entry ${entry} in ${file} does not follow from its seed.`,
    'serve.settings': ({ mistakes }) => mistakes,
    'backup.failed': ({ detail }) => `No backup was made: ${detail}`,
    'input.ended':
      'The input ended in the middle of the game; end it with “quit”, or give --save to keep it.',
    'new.badName': ({ given }) =>
      `A game is named in lower-case words with hyphens, such as sea-wolf, that mean nothing else in the code; “${given}” will not do.`,
    'new.taken': ({ given }) => `There is already a game “${given}”; take another name.`,
    'new.incomplete':
      'This copy of Tortuga lacks the sample game in testkit/smuggler or the list in games/index.ts.',
    bug: ({ detail }) => `Something is wrong in Tortuga itself, not with what you did: ${detail}`,

    skipper: 'Skipper',
    'choose.title': 'What shall we play?',
    'choose.ask': ({ count }) => `Game (1–${count}):`,
    'choose.unknown': ({ given, count }) =>
      `“${given}” is none of them: type a number from 1 to ${count} or the beginning of a name.`,
    handover: ({ seat }, { who }) => `The screen is for ${who(seat)} now; everybody else looks away.`,
    'handover.enter': 'Enter shows it:',
    'answer.commands': 'Number or move · ? words · hint · undo · log · rules · save · quit · help',
    'answer.unknown': ({ given, count, example }, { plural }) =>
      `“${given}” is no answer: type ${plural(count, { one: '1', other: `a number from 1 to ${count}` })}, a move like “${example}”, or “help”.`,
    'answer.dial': ({ given, min, max, example }) =>
      `“${given}” is no answer: type a number from ${min} to ${max}, a move like “${example}”, or “help”.`,
    'answer.several': ({ given }) => `“${given}” could be several moves; mind the capitals.`,
    'choices.title': 'You may:',
    'blocked.title': 'You may not:',
    'blocked.none': 'Nothing is blocked.',
    'dial.free': ({ runs }) => `Free values: ${runs.join(', ')}`,
    'dial.ask': ({ min, max }) => `A number from ${min} to ${max}:`,
    'dial.outside': ({ given, min, max }) => `“${given}” is no value from ${min} to ${max}.`,
    'hint.is': ({ label, answer, outlook }) => `The captain would take ${answer}: ${label} – ${outlook}`,
    'hint.or': ({ label, answer, outlook }) => `or else ${answer}: ${label} – ${outlook}`,
    'outlook.lost': ({ percent }) => `as good as lost (${percent} %)`,
    'outlook.bad': ({ percent }) => `behind (${percent} %)`,
    'outlook.even': ({ percent }) => `about even (${percent} %)`,
    'outlook.good': ({ percent }) => `ahead (${percent} %)`,
    'outlook.won': ({ percent }) => `as good as won (${percent} %)`,
    undone: ({ seat, answer }, { who }) =>
      answer === undefined
        ? `${who(seat)}’s last answer is taken back.`
        : `Taken back: “${answer}” by ${who(seat)}.`,
    'undo.none': 'Nothing can be taken back: not beyond the last draw, the last reveal or the beginning.',
    'log.empty': 'Nothing has happened yet.',
    'save.file': 'Say where: “save match.json”.',
    saved: ({ file }) => `Saved in ${file}.`,
    'saved.load': ({ file }) => `Saved; go on with: tortuga play --load ${file}`,
    'quit.unsaved': 'The match was not saved.',
    'do.answers': 'Answer with the number of a choice, or write the move as the list does. Or:',
    'do.question': 'all choices in words, and why others are blocked',
    'do.hint': 'what the captain would do, the next best answers, and how they promise to end (100 % is won)',
    'do.undo': 'take back the last answer, and what bots answered to it',
    'do.board': 'show the board again',
    'do.log': 'all that happened',
    'do.rules': 'what the game is about, and the options at this table',
    'do.save': 'save the match in a file',
    'do.quit': 'leave the table',
    'rules.options': 'At this table:',
    'rules.file': ({ file }) => `The rules in full: ${file}`,

    'games.seats': ({ seats }) => `${seats.join(', ')} players`,
    'games.default': ({ value }) => `(usually ${value})`,
    'sim.running': ({ done, games }) => `${done} of ${games} games`,
    'sim.head': ({ seats, seed }) => `${seats} seats, seed ${seed}`,
    'sim.games': ({ games, finished }) => `games     ${games}, ${finished} of them finished`,
    'sim.plies': ({ plies, mean, min, max }) =>
      `answers   ${plies}, ${mean} in a game, from ${min} to ${max}`,
    'sim.decisions': ({ mean, min, max }) => `choices   ${mean} in a game, from ${min} to ${max}`,
    'sim.branching': ({ mean, min, max }) => `branching ${mean} answers to a question, from ${min} to ${max}`,
    'sim.draws': ({ draws }) => `draws     ${draws}`,
    'sim.speed': ({ speed }) => `speed     ${speed} answers per second`,
    'sim.seat': 'seat',
    'sim.bot': 'bot',
    'sim.wins': 'wins',
    'sim.score': 'mean score',
    'arena.games': ({ games, draws }) => `${games} games, ${draws} of them without a single winner`,
    'arena.bot': 'bot',
    'arena.seats': 'seats',
    'arena.wins': 'wins',
    'arena.score': 'score',
    'arena.interval': '95 %',
    'arena.rating': 'rating',
    'ladder.written': ({ file }) => `The ladder is in ${file}.`,
    'perft.leaves': ({ depth, leaves }) => `Depth ${depth}: ${leaves} sequences of answers.`,
    'replay.setup': 'Setup',
    'replay.entry': ({ entry, entries }) => `Answer ${entry} of ${entries}:`,
    'replay.next': 'Enter: next, q: stop',
    'replay.open': ({ entries }, { plural }) =>
      `The match goes on after ${entries} ${plural(entries, { one: 'answer', other: 'answers' })}.`,
    'verify.over': ({ file, game, entries, why }) =>
      `${file} is sound: ${game}, over after ${entries} answers. ${why}`,
    'verify.open': ({ file, game, entries }) =>
      `${file} is sound: ${game}, not over yet after ${entries} answers.`,

    'verify.fair': ({ draws }, { plural }) =>
      draws === 0
        ? 'No luck was needed, and the seed is the one that was committed to.'
        : `The luck is fair: ${plural(draws, { one: 'the one draw follows', other: `all ${draws} draws follow` })} from the seed that was committed to.`,
    'verify.noCommit': 'Its luck cannot be checked: nobody committed to a seed.',
    'verify.noSeed': 'Its luck can be checked when the match is over: the seed is still secret.',
    'verify.resignation': 'It ended when somebody gave up.',
    'verify.agreement': 'The players agreed on a draw.',
    'serve.open': ({ url }) => `Tortuga is open at ${url} (Ctrl-C closes it).`,
    'serve.moved': ({ port }) =>
      `The usual port was taken, so it is ${port} this time; --port chooses another.`,
    'serve.local': 'Only this machine can reach it; with --host 0.0.0.0 your network can as well.',
    'serve.closing': 'Closing; what was begun is finished first.',
    'backup.done': ({ file }) => `Everything is copied to ${file}.`,
    'new.made': ({ name }) =>
      `${name} is on the list of games. Play it: tortuga play ${name}. Then change it; games/${name}/README.md says where to begin.`,

    'help.program': 'Pirate board games for the table, the browser and the terminal.',
    'help.usage': 'Usage:',
    'help.arguments': 'Arguments:',
    'help.options': 'Options:',
    'help.commands': 'Commands:',
    'help.help': 'show help',
    'help.play': 'play a game at this terminal, with people and bots',
    'help.games': 'list the games with their seats and options',
    'help.simulate': 'let bots play many games, and count',
    'help.replay': 'show a saved match step by step',
    'help.verify': 'check that a match file holds a match played by the rules',
    'help.serve': 'open the server: the site, the tables, the bots',
    'help.backup': 'copy the data of a server, running or not',
    'help.backup.to': 'the file to write; it must not exist yet',
    'help.port': 'the port (8080, or the next free one)',
    'help.host': 'who can reach it: 127.0.0.1 this machine, 0.0.0.0 everybody (127.0.0.1)',
    'help.data': 'the folder with everything that is kept (data)',
    'help.origin': 'the address browsers use, such as https://tortuga.example; several with commas',
    'help.noOpen': 'do not open a browser',
    'help.perft': 'count the sequences of answers up to a depth',
    'help.new': 'make a new game from the sample game',
    'help.arg.game': 'the name of a game, or its beginning',
    'help.arg.file': 'a match file',
    'help.arg.name': 'lower-case words with hyphens, such as sea-wolf',
    'help.lang': 'language: en, nl or de',
    'help.seats': 'number of players (the smallest there is)',
    'help.set': 'set an option of the game; may be given again',
    'help.seed': 'where luck begins (drawn anew each time)',
    'help.json': 'print JSON and nothing else',
    'help.players': 'who plays, seat by seat: anne,captain,sailor; the name of a bot makes a bot',
    'help.play.bots': ({ bots }) =>
      `bots for the last seats, people take the others: ${bots.join(', ')} (sailors against you)`,
    'help.play.save': 'keep the match in this file',
    'help.load': 'go on with the match in this file',
    'help.sim.games': 'how many games (100)',
    'help.sim.bots': ({ bots }) =>
      `one bot for all seats, or one for each, with a time of its own if you like (captain@5000i): ${bots.join(', ')} (random)`,
    'help.sim.out': 'write a line for every game to this file (CSV)',
    'help.arena': 'let bots play against each other, and rate them',
    'help.arena.bots': ({ bots }) =>
      `two bots or more, each with a time of its own if you like (captain@0.3s, bosun@5000i): ${bots.join(', ')} (captain,sailor)`,
    'help.time': 'milliseconds for an answer (as each bot has it)',
    'help.iterations': 'iterations for an answer instead: the same seed gives the same result',
    'help.ladder': 'let all levels of all games play each other, and write docs/ladder.md',
    'help.ladder.only': 'only these games',
    'help.ladder.games': 'how many games for every two levels (20)',
    'help.scale': 'how much of their usual time the bots take (1)',
    'help.ladder.out': 'write to this file (docs/ladder.md)',
    'help.depth': 'how many answers deep (3)',
    'help.at': 'stop after this answer',
    'help.seat': 'show what this seat saw (what everybody saw)',
  },
  refusals: {
    stale: 'The game has moved on meanwhile.',
    'not-your-turn': 'It is not your turn.',
    'not-offered': 'That is not possible now.',
    'game-over': 'The game is over.',
    malformed: 'That is no move.',
    'nothing-to-undo': 'There is nothing to take back.',
    'unknown-game': 'There is no such game.',
    'seat-count': 'That number of players cannot play this game.',
    'unknown-option': 'The game has no such option.',
    'option-value': 'The option cannot have that value.',
    'wrong-version': 'The match was played by another version of the rules.',
    truncated: 'The match file was cut off.',
    corrupt: 'The match file is damaged.',
  },
};
