/** `tortuga verify`: does a match file hold a match that can have been played, with luck that was fair? */

import { render } from '@tortuga/kernel';
import type { LuckVerdict } from '@tortuga/server/luck';
import type { Command } from 'commander';
import { complaint } from '../complaint.ts';
import { type ReadMatch, readMatchFile } from '../input/files.ts';
import type { Context } from '../program.ts';
import { type Voice, voiceFor } from '../voice.ts';

export function addVerify(program: Command, { voice, games }: Context): void {
  program
    .command('verify')
    .description(voice.say('help.verify'))
    .argument('<file>', voice.say('help.arg.file'))
    .action(async (file: string) => {
      const { verifyLuck } = await import('@tortuga/server/luck');
      const read = readMatchFile(file, games);
      const luck = luckOf(file, verifyLuck(read.game, read.content), voice);
      process.stdout.write(`${verdict(file, read, voice)}\n${luck}\n`);
    });
}

function verdict(file: string, { game, match, players, content }: ReadMatch, voice: Voice): string {
  const text = game.text[voice.language];
  const facts = { file, game: text.title, entries: match.log.length };
  if (content.ended !== undefined) {
    return voice.say('verify.over', { ...facts, why: voice.say(`verify.${content.ended}`) });
  }
  const outcome = game.outcome(match.state);
  if (outcome === undefined) return voice.say('verify.open', facts);
  const { words } = voiceFor(
    voice.language,
    players?.map(({ name }) => name),
  );
  return voice.say('verify.over', { ...facts, why: render(text, outcome.why, words) });
}

function luckOf(file: string, found: LuckVerdict, { say }: Voice): string {
  switch (found.kind) {
    case 'fair':
      return say('verify.fair', { draws: found.draws });
    case 'unchecked':
      return say(found.why === 'no-commit' ? 'verify.noCommit' : 'verify.noSeed');
    case 'wrong-seed':
      throw complaint('file.seed', { file });
    default:
      throw complaint('file.draw', { file, entry: found.entry });
  }
}
