/** What happened around a match, in a sentence. */

import type { Seat } from '@tortuga/kernel';
import type { Names } from '@tortuga/tables';
import type { Voice } from '../text/voice.ts';
import type { Note } from './story.ts';
import type { FrameMessages } from './text/messages.ts';

export interface NoteContext {
  readonly voice: Voice<FrameMessages>;
  readonly names: Names;
  nameOf(seat: Seat): string;
}

export function noteText({ item }: Note, context: NoteContext): string {
  const { say } = context.voice;
  if (item.type === 'ended') return say(`ended.${item.how}`);
  if (item.type === 'seated') return seatedText(item, context);
  const name = context.nameOf(item.seat);
  switch (item.type) {
    case 'undone':
      return say('note.undone', { name, count: item.count });
    case 'proposed':
      return say(`proposal.${item.what}`, { name });
    case 'vacation':
      return say(item.isOn ? 'note.vacation' : 'note.vacation.over', { name });
    default:
      return say(`note.${item.type}`, { name });
  }
}

function seatedText(
  { seat, holder }: Extract<Note['item'], { readonly type: 'seated' }>,
  { voice: { say }, names }: NoteContext,
): string {
  if (holder.kind === 'open') return say('note.left', { seat: seat + 1 });
  if (holder.kind === 'bot') return say('note.bot', { level: say(`level.${holder.level}`) });
  return say('note.seated', { name: names[holder.person] ?? say('seat.stranger') });
}
