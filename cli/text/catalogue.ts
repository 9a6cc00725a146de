/** Everything the command line says. A language that misses a sentence does not compile. */

import type { Phrase, RefusalCode } from '@tortuga/kernel';

type Names = readonly string[];

/** A name that somebody may have meant. */
type Near = string | undefined;

/** What is wrong with the command line or a file, and what would be right. */
interface Complaints {
  'bad.command': { given: string; commands: Names; near: Near };
  'bad.flag': { given: string; command: string; near: Near };
  'flag.value': { flag: string };
  'argument.missing': { argument: string; command: string };
  'argument.extra': { command: string };
  'bad.game': { given: string; games: Names; near: Near };
  'game.ambiguous': { given: string; games: Names };
  'bad.seats': { game: string; given: string; seats: readonly number[] };
  'bad.option': { game: string; given: string; options: Names; near: Near };
  'bad.assignment': { given: string };
  'bad.choice': { option: string; given: string; values: Names };
  'bad.range': { option: string; given: string; min: number; max: number };
  'bad.bot': { given: string; bots: Names; near: Near };
  'bad.pace': { given: string; bot: string };
  'bot.timeless': { given: string; bot: string };
  'arena.bots': object;
  'arena.pace': object;
  'bots.count': { bots: number; seats: number };
  'bots.many': { bots: number; seats: number };
  'players.count': { players: number; seats: number };
  'player.empty': object;
  'bad.number': { flag: string; given: string; min: number; max: number };
  'bad.decimal': { flag: string; given: string };
  'bad.language': { given: string; languages: Names };
  'load.game': { file: string; game: string };
  'load.table': { file: string };
  'file.missing': { file: string };
  'file.folder': { file: string };
  'file.unreadable': { file: string; code: string };
  'file.unwritable': { file: string; code: string };
  'file.notJson': { file: string };
  'file.notMatch': { file: string };
  'file.game': { file: string; given: string; games: Names };
  'file.version': { file: string; given: string; version: number };
  'file.table': { file: string };
  'file.short': { file: string; entries: number; wanted: string };
  'file.unfinished': { file: string };
  'file.setup': { file: string };
  'file.entry': { file: string; entry: number; move: string };
  'file.result': { file: string };
  'file.seed': { file: string };
  'file.draw': { file: string; entry: number };
  'serve.settings': { mistakes: string };
  'backup.failed': { detail: string };
  'input.ended': object;
  'choose.ended': { games: Names };
  'new.badName': { given: string };
  'new.taken': { given: string };
  'new.incomplete': object;
  bug: { detail: string };
}

/** What is said during a match at the terminal. */
interface Conversation {
  /** The name of a person who gave none. */
  skipper: object;
  'choose.title': object;
  'choose.ask': { count: number };
  'choose.unknown': { given: string; count: number };
  handover: { seat: number };
  'handover.enter': object;
  'answer.commands': object;
  'answer.unknown': { given: string; count: number; example: string };
  'answer.dial': { given: string; min: number; max: number; example: string };
  'answer.several': { given: string };
  'choices.title': object;
  'blocked.title': object;
  'blocked.none': object;
  'dial.free': { runs: Names };
  'dial.ask': { min: number; max: number };
  'dial.outside': { given: string; min: number; max: number };
  'hint.is': { label: string; answer: string; outlook: string };
  'hint.or': { label: string; answer: string; outlook: string };
  'outlook.lost': { percent: string };
  'outlook.bad': { percent: string };
  'outlook.even': { percent: string };
  'outlook.good': { percent: string };
  'outlook.won': { percent: string };
  undone: { seat: number; answer: string | undefined };
  'undo.none': object;
  'log.empty': object;
  'save.file': object;
  saved: { file: string };
  'saved.load': { file: string };
  'quit.unsaved': object;
  'do.answers': object;
  'do.question': object;
  'do.hint': object;
  'do.undo': object;
  'do.board': object;
  'do.log': object;
  'do.rules': object;
  'do.save': object;
  'do.quit': object;
  'rules.options': object;
  'rules.file': { file: string };
}

/** Tables and reports of the other commands. */
interface Reports {
  'games.seats': { seats: readonly number[] };
  'games.default': { value: string };
  'sim.running': { done: string; games: string };
  'sim.head': { seats: number; seed: number };
  'sim.games': { games: string; finished: string };
  'sim.plies': { plies: string; mean: string; min: string; max: string };
  'sim.decisions': { mean: string; min: string; max: string };
  'sim.branching': { mean: string; min: string; max: string };
  'sim.draws': { draws: string };
  'sim.speed': { speed: string };
  'sim.seat': object;
  'sim.bot': object;
  'sim.wins': object;
  'sim.score': object;
  'arena.games': { games: string; draws: string };
  'arena.bot': object;
  'arena.seats': object;
  'arena.wins': object;
  'arena.score': object;
  'arena.interval': object;
  'arena.rating': object;
  'ladder.written': { file: string };
  'perft.leaves': { depth: number; leaves: string };
  'replay.setup': object;
  'replay.entry': { entry: number; entries: number };
  'replay.next': object;
  'replay.open': { entries: number };
  'verify.over': { file: string; game: string; entries: number; why: string };
  'verify.open': { file: string; game: string; entries: number };
  'verify.fair': { draws: number };
  'verify.noCommit': object;
  'verify.noSeed': object;
  'verify.resignation': object;
  'verify.agreement': object;
  'serve.open': { url: string };
  'serve.moved': { port: number };
  'serve.local': object;
  'serve.closing': object;
  'backup.done': { file: string };
  'new.made': { name: string };
}

/** The help texts. */
interface Helps {
  'help.program': object;
  'help.usage': object;
  'help.arguments': object;
  'help.options': object;
  'help.commands': object;
  'help.help': object;
  'help.play': object;
  'help.games': object;
  'help.simulate': object;
  'help.replay': object;
  'help.verify': object;
  'help.serve': object;
  'help.backup': object;
  'help.backup.to': object;
  'help.port': object;
  'help.host': object;
  'help.data': object;
  'help.origin': object;
  'help.noOpen': object;
  'help.perft': object;
  'help.new': object;
  'help.arg.game': object;
  'help.arg.file': object;
  'help.arg.name': object;
  'help.lang': object;
  'help.seats': object;
  'help.set': object;
  'help.seed': object;
  'help.json': object;
  'help.players': object;
  'help.play.bots': { bots: Names };
  'help.play.save': object;
  'help.load': object;
  'help.sim.games': object;
  'help.sim.bots': { bots: Names };
  'help.sim.out': object;
  'help.arena': object;
  'help.arena.bots': { bots: Names };
  'help.time': object;
  'help.iterations': object;
  'help.ladder': object;
  'help.ladder.only': object;
  'help.ladder.games': object;
  'help.scale': object;
  'help.ladder.out': object;
  'help.depth': object;
  'help.at': object;
  'help.seat': object;
}

type All = Complaints & Conversation & Reports & Helps;

/** The sentences with their parameters. */
export type CliMessages = { readonly [Id in keyof All]: All[Id] };

/** The command line in one language. */
export interface Catalogue {
  readonly messages: { readonly [Id in keyof CliMessages]: Phrase<CliMessages[Id]> };
  readonly refusals: { readonly [Code in RefusalCode]: string };
}
