/** `tortuga games`: what can be played, by how many, with which options. */

import type { AnyGame, OptionRules } from '@tortuga/kernel';
import type { Command } from 'commander';
import type { Context } from '../program.ts';
import { outputStyle } from '../terminal.ts';
import type { Voice } from '../voice.ts';

export function addGames(program: Command, { voice, games }: Context): void {
  program
    .command('games')
    .description(voice.say('help.games'))
    .option('--json', voice.say('help.json'))
    .action(({ json }: { json?: true }) => {
      const list = json
        ? JSON.stringify(
            games.map((game) => asData(game, voice)),
            undefined,
            2,
          )
        : games.map((game) => inWords(game, voice)).join('\n\n');
      process.stdout.write(`${list}\n`);
    });
}

function asData({ id, version, seats, options, text }: AnyGame, { language }: Voice): object {
  const { title, summary } = text[language];
  return { id, title, summary, version, seats, options };
}

function inWords({ id, seats, options, text }: AnyGame, voice: Voice): string {
  const { title, summary } = text[voice.language];
  const { strong, faint } = outputStyle();
  const rules: OptionRules<{ [name: string]: string }> = options;
  return [
    `${strong(title)}  ${faint(id)}  ${voice.say('games.seats', { seats })}`,
    `  ${summary}`,
    ...Object.entries(rules).map(([name, rule]) => `  --set ${name}=${valuesOf(rule, voice)}`),
  ].join('\n');
}

type Rule = { readonly default: string | number } & (
  | { readonly values: readonly string[] }
  | { readonly min: number; readonly max: number }
);

function valuesOf(rule: Rule, { say }: Voice): string {
  const values = 'values' in rule ? rule.values.join('|') : `${rule.min}…${rule.max}`;
  return `${values}  ${outputStyle().faint(say('games.default', { value: String(rule.default) }))}`;
}
