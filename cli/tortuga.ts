/** The command line: from arguments to an exit code. */

import { CommanderError } from 'commander';
import { Complaint } from './complaint.ts';
import type { GameShelf } from './matches/play-all.ts';
import { complaintOf, programFor } from './program.ts';
import { languageFor, type Voice, voiceFor } from './voice.ts';

/** 0: done; 1: our fault; 2: yours, and the sentence on standard error says what to mend. */
export async function tortuga(args: readonly string[], shelf: GameShelf): Promise<number> {
  const voice = voiceFor(languageFor(args, localeOf(process.env)));
  const program = programFor(voice, shelf);
  try {
    if (args.length === 0) program.outputHelp();
    else await program.parseAsync(args, { from: 'user' });
    return 0;
  } catch (trouble) {
    if (!(trouble instanceof CommanderError)) return explain(trouble, voice);
    return trouble.exitCode === 0 ? 0 : explain(complaintOf(trouble, args, program), voice);
  }
}

function localeOf(env: NodeJS.ProcessEnv): string | undefined {
  return env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'];
}

function explain(trouble: unknown, voice: Voice): number {
  if (trouble instanceof Complaint) {
    process.stderr.write(`${voice.speak(trouble.text)}\n`);
    return 2;
  }
  const detail = trouble instanceof Error ? trouble.message : String(trouble);
  process.stderr.write(`${voice.say('bug', { detail })}\n`);
  return 1;
}
