/** Everything the table frame says. A language that misses a sentence does not compile. */

import type { Level } from '@tortuga/bots';
import type { CalledOff, RefusalCode, Seat } from '@tortuga/kernel';
import type { ProposalKind, TableRefusal } from '@tortuga/tables';
import type { LINE_REFUSALS } from '../../tables/port.ts';
import type { Shortcut } from '../shortcuts.ts';

type Code = RefusalCode | TableRefusal | (typeof LINE_REFUSALS)[number];

/** Somebody by name. */
interface Named {
  name: string;
}

type Refusals = { [C in Code as `refusal.${C}`]: object };
type Levels = { [L in Level as `level.${L}`]: object };
type Keys = { [S in Shortcut as `keys.${S}`]: object };
type Proposals = { [P in ProposalKind as `proposal.${P}`]: Named } & {
  [P in ProposalKind as `proposal.${P}.mine`]: object;
};
type Endings = { [C in CalledOff as `ended.${C}`]: object };

interface Asking {
  'prompt.waiting': { names: readonly string[] };
  'prompt.thinking': Named;
  'prompt.replay': object;
  'prompt.handover': Named;
  choices: object;
  'choices.find': object;
  'choices.found': { count: number };
  'choices.none': object;
  blocked: { count: number };
  'dial.value': object;
  'dial.free': { runs: readonly string[] };
  choose: object;
  confirm: object;
  cancel: object;
  'confirm.ask': { label: string };
  undo: object;
  'undo.ask': object;
  reset: object;
  hint: object;
  'hint.thinking': object;
  'hint.best': object;
  'hint.also': object;
  outlook: { percent: string };
  rules: object;
  recap: object;
  'recap.more': { count: number };
}

interface Surroundings {
  board: { game: string };
  'board.words': object;
  'board.empty': object;
  players: object;
  'player.you': object;
  'player.turn': object;
  'player.away': object;
  'player.late': { level: string };
  'player.resigned': object;
  'player.vacation': object;
  'player.clock': object;
  'player.place': { place: number };
  'seat.open': object;
  'seat.stranger': object;
  watchers: { count: number };
  log: object;
  'log.empty': object;
  'log.match': { match: number };
  'log.undone': object;
  'log.look': object;
  'note.seated': Named;
  'note.bot': { level: string };
  'note.left': { seat: Seat };
  'note.undone': { name: string; count: number };
  'note.agreed': Named;
  'note.declined': Named;
  'note.resigned': Named;
  'note.late': Named;
  'note.back': Named;
  'note.vacation': Named;
  'note.vacation.over': Named;
  chat: object;
  'chat.empty': object;
  'chat.watchers': object;
  'chat.write': object;
  'chat.send': object;
  'chat.unread': { count: number };
  table: object;
  panes: object;
}

interface TableTalk {
  'link.connecting': object;
  'link.live': object;
  'link.waiting': object;
  'link.offline': object;
  'link.gone': object;
  'link.local': object;
  'gone.title': object;
  'gone.home': object;
  options: object;
  clock: object;
  'clock.none': object;
  'clock.live': { minutes: number; increment: number };
  'clock.relaxed': { days: number };
  'dice.title': object;
  'dice.why': object;
  'dice.commit': object;
  'dice.seed': object;
  'dice.local': object;
  download: object;
  resign: object;
  'resign.ask': object;
  'resign.yes': object;
  'draw.offer': object;
  agree: object;
  decline: object;
  withdraw: object;
  standin: { level: string };
  'standin.back': object;
  'vacation.on': object;
  'vacation.off': object;
  'setting.confirm': object;
  'setting.confirm.why': object;
  'setting.sound': object;
  'setting.keys': object;
  'setting.keys.why': object;
  'invite.title': object;
  'invite.link': object;
  'invite.copy': object;
  'invite.copied': object;
  'invite.share': object;
  'invite.qr': object;
  'invite.wait': { count: number };
  'invite.sit': object;
  'invite.stand': object;
  'invite.bot': object;
  'invite.level': { seat: number };
  'invite.dismiss': Named;
  'over.won': Named;
  'over.you': object;
  'over.shared': { names: readonly string[] };
  'over.points': { score: string };
  rematch: object;
  home: object;
  replay: object;
  'replay.first': object;
  'replay.back': object;
  'replay.on': object;
  'replay.last': object;
  'replay.play': object;
  'replay.pause': object;
  'replay.step': { at: number; of: number };
  'replay.eyes': object;
  'replay.watcher': object;
  'replay.fork': object;
  'replay.fork.why': object;
  'replay.close': object;
  'handover.title': Named;
  'handover.why': object;
  'handover.i': Named;
  'handover.hide': object;
  'keys.title': object;
  'keys.why': object;
  'title.turn': { game: string };
  'announce.turn': { prompt: string };
  'refusal.other': { code: string };
}

type All = Asking & Surroundings & TableTalk & Refusals & Levels & Keys & Proposals & Endings;

/** The sentences with their parameters. */
export type FrameMessages = { readonly [Id in keyof All]: All[Id] };
