/** `tortuga verify`: does a match file hold a match that can have been played? */

import { render } from '@tortuga/kernel';
import type { Command } from 'commander';
import { readMatchFile } from '../input/files.ts';
import type { Context } from '../program.ts';
import { type Voice, voiceFor } from '../voice.ts';

export function addVerify(program: Command, { voice, games }: Context): void {
  program
    .command('verify')
    .description(voice.say('help.verify'))
    .argument('<file>', voice.say('help.arg.file'))
    .action((file: string) => {
      process.stdout.write(`${verdict(file, readMatchFile(file, games), voice)}\n`);
    });
}

function verdict(
  file: string,
  { game, match, players }: ReturnType<typeof readMatchFile>,
  voice: Voice,
): string {
  const text = game.text[voice.language];
  const { words } = voiceFor(
    voice.language,
    players?.map(({ name }) => name),
  );
  const facts = { file, game: text.title, entries: match.log.length };
  const outcome = game.outcome(match.state);
  if (outcome === undefined) return voice.say('verify.open', facts);
  return voice.say('verify.over', { ...facts, why: render(text, outcome.why, words) });
}
