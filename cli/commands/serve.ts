/** `tortuga serve`: the site, the tables, the bots. */

import { spawn } from 'node:child_process';
import type { Served } from '@tortuga/server';
import type { Command } from 'commander';
import { complaint } from '../complaint.ts';
import type { Context } from '../program.ts';
import type { Voice } from '../voice.ts';

interface Options {
  readonly port?: string;
  readonly host?: string;
  readonly data?: string;
  readonly origin?: string;
  readonly open: boolean;
}

export function addServe(program: Command, { voice, games, module }: Context): void {
  const { say } = voice;
  program
    .command('serve')
    .description(say('help.serve'))
    .option('--port <n>', say('help.port'))
    .option('--host <address>', say('help.host'))
    .option('--data <folder>', say('help.data'))
    .option('--origin <address>', say('help.origin'))
    .option('--no-open', say('help.noOpen'))
    .action((options: Options) => run(options, voice, { games, gamesModule: module }));
}

async function run(options: Options, voice: Voice, shelf: { games: Context['games']; gamesModule: string }) {
  // The server is heavy: commands that do not need it start without it.
  const { ConfigMistake, readConfig, serve, settingsOf } = await import('@tortuga/server');
  try {
    const served = await serve(readConfig({ ...settingsOf(process.env), ...settingsIn(options) }), shelf);
    announce(served, voice);
    if (options.open) openBrowser(served.url);
    await untilStopped(served, voice);
  } catch (trouble) {
    if (trouble instanceof ConfigMistake) throw complaint('serve.settings', { mistakes: trouble.message });
    throw trouble;
  }
}

/** Flags count more than the environment. */
function settingsIn({ port, host, data, origin }: Options) {
  return {
    ...(port === undefined ? {} : { PORT: port }),
    ...(host === undefined ? {} : { HOST: host }),
    ...(data === undefined ? {} : { DATA: data }),
    ...(origin === undefined ? {} : { PUBLIC_ORIGIN: origin }),
  };
}

function announce({ url, port, isPortMoved, isLocalOnly }: Served, { say }: Voice): void {
  if (isPortMoved) process.stdout.write(`${say('serve.moved', { port })}\n`);
  process.stdout.write(`${say('serve.open', { url })}\n`);
  if (isLocalOnly) process.stdout.write(`${say('serve.local')}\n`);
}

const OPENERS: { readonly [platform: string]: string } = {
  darwin: 'open',
  win32: 'explorer',
  linux: 'xdg-open',
};

/** Where there is no browser, the address was said. */
function openBrowser(url: string): void {
  const opener = OPENERS[process.platform];
  const hasScreen = process.platform !== 'linux' || process.env['DISPLAY'] || process.env['WAYLAND_DISPLAY'];
  if (opener === undefined || !process.stdout.isTTY || !hasScreen) return;
  spawn(opener, [url], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref();
}

function untilStopped(served: Served, { say }: Voice): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      process.stdout.write(`${say('serve.closing')}\n`);
      served.close().then(resolve, reject);
    };
    process.once('SIGINT', stop).once('SIGTERM', stop);
  });
}
