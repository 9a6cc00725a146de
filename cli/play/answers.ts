/** What a person typed, understood: an answer, a command, or neither. */

import { type Dial, type GameTypes, isOnDial, readMove, type Seat, turnDial } from '@tortuga/kernel';
import type { Voice } from '../voice.ts';
import { type Choice, type Choices, notationOf, reasonIn } from './choices.ts';
import type { Table } from './table.ts';

export const COMMANDS = ['undo', 'hint', 'log', 'rules', 'help', 'board', 'save', 'quit', '?'] as const;

export type CommandName = (typeof COMMANDS)[number];

export type Intent =
  | { readonly kind: 'move'; readonly move: GameTypes['move'] }
  /** A dial was chosen, its value not yet. */
  | { readonly kind: 'dial'; readonly dial: Dial }
  | { readonly kind: 'command'; readonly name: CommandName; readonly rest: string }
  | { readonly kind: 'refused'; readonly sentence: string };

/** A question as it stands before a person. */
export interface Asking {
  readonly table: Table;
  readonly seat: Seat;
  readonly choices: Choices;
  readonly voice: Voice;
}

/** Moves come before commands, for a game may call a move "board"; `/board` is always the command. */
export function understand(asking: Asking, line: string): Intent {
  return numbered(asking, line) ?? written(asking, line) ?? command(line) ?? unknown(asking, line);
}

/** "7", or "7 120" for a dial at 120; if there is only a dial, "120". */
function numbered({ choices, voice, table }: Asking, line: string): Intent | undefined {
  const [, first, second] = /^(-?\d+)(?:\s+(-?\d+))?$/.exec(line) ?? [];
  if (first === undefined) return undefined;
  if (choices.dial !== undefined && second === undefined) return dialled(table, choices.dial, first, voice);
  const choice = choices.open[Number(first) - 1];
  if (choice === undefined) return undefined;
  const { move, dial } = choice.offer;
  if (dial === undefined) return second === undefined ? { kind: 'move', move } : undefined;
  return second === undefined ? { kind: 'dial', dial } : dialled(table, dial, second, voice);
}

/** The value of a dial. */
export function dialled(table: Table, dial: Dial, given: string, voice: Voice): Intent {
  const value = /^-?\d+$/.test(given) ? Number(given) : undefined;
  if (!isOnDial(dial, value)) {
    const { min, max } = dial;
    return { kind: 'refused', sentence: voice.say('dial.outside', { given, min, max }) };
  }
  const no = dial.no?.(value);
  if (no === undefined) return { kind: 'move', move: turnDial(dial, value) };
  return { kind: 'refused', sentence: reasonIn(table, no, voice) };
}

/** The move as it is written; capitals and spaces do not matter where nothing else would be meant. */
function written({ table, seat, choices, voice }: Asking, line: string): Intent | undefined {
  const exact = readMove(table.game, table.state, seat, line);
  if (exact.ok) return { kind: 'move', move: exact.value };
  if (exact.code !== 'not-offered') return { kind: 'refused', sentence: reasonIn(table, exact.code, voice) };
  const isMeant = ({ notation }: Choice) => plain(notation) === plain(line);
  const meant = choices.open.filter(({ offer }) => offer.dial === undefined).filter(isMeant);
  const [choice] = meant;
  if (meant.length > 1) return { kind: 'refused', sentence: voice.say('answer.several', { given: line }) };
  if (choice !== undefined) return { kind: 'move', move: choice.offer.move };
  const blocked = choices.blocked.find(isMeant);
  return blocked === undefined ? undefined : { kind: 'refused', sentence: blocked.reason };
}

function plain(notation: string): string {
  return notation.toLowerCase().replace(/\s+/g, '');
}

function command(line: string): Intent | undefined {
  const [, word = '', rest = ''] = /^\/?(\S+)\s*(.*)$/.exec(line) ?? [];
  const name = COMMANDS.find((known) => known === word.toLowerCase());
  if (name === undefined || (rest !== '' && name !== 'save')) return undefined;
  return { kind: 'command', name, rest };
}

function unknown({ choices, voice, table }: Asking, given: string): Intent {
  const { open, dial } = choices;
  const first = open[0]?.offer;
  const move = dial === undefined ? first?.move : dial.move;
  const example = move === undefined ? '' : notationOf(table, move);
  const sentence =
    dial === undefined
      ? voice.say('answer.unknown', { given, count: open.length, example })
      : voice.say('answer.dial', { given, min: dial.min, max: dial.max, example });
  return { kind: 'refused', sentence };
}
