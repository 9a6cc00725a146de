/** The ladder as a page: for every game a table, a plot, and who beat whom. */

import { at } from '@tortuga/kernel';
import { inColumns } from '../columns.ts';
import type { Plan } from './plan.ts';
import type { Standing, Standings } from './standings.ts';

/** The matches of one game, and what came of them. */
export interface Ladder {
  readonly title: string;
  readonly plan: Plan;
  readonly standings: Standings;
}

export function ladderPage(ladders: readonly Ladder[], scale: number): string {
  const paces = ladders[0]?.plan.contenders.flatMap(({ name, pace: { milliseconds } }) =>
    milliseconds === undefined ? [] : [`${name} ${round(milliseconds)} ms`],
  );
  return [
    '# The ladder',
    '',
    'How strong the bots are, level by level and game by game. This page is written by `npx tortuga ladder`;',
    `this one with \`--time-scale ${scale}\`, which is ${paces?.join(', ')} of thinking for an answer.`,
    ...(scale < 1 ? ['That is less than they take at a table, so the upper levels are stronger there.'] : []),
    '',
    'Score: the share of wins, draws divided, with its 95 % interval (Wilson). Rating: Plackett-Luce, beginning',
    'at 25, with its standard deviation. The plot shows ratings with two standard deviations either way.',
    ...ladders.flatMap((ladder) => ['', ...sectionOf(ladder)]),
    '',
  ].join('\n');
}

function sectionOf({ title, plan, standings: { bots, draws, duels } }: Ladder): string[] {
  const ranked = bots.toSorted((a, b) => b.rating - a.rating);
  return [
    `## ${title}`,
    '',
    `${plan.games} games at ${plan.table.seats} seats, ${draws} of them without a single winner; seed ${plan.seed}.`,
    '',
    ...markdown([
      ['level', 'rating', 'score', '95 %'],
      ...ranked.map(({ name, rating, sigma, score, low, high }) => [
        name,
        `${rating.toFixed(1)} ± ${sigma.toFixed(1)}`,
        percent(score),
        `${percent(low)} – ${percent(high)}`,
      ]),
    ]),
    '',
    '```text',
    ...plotOf(ranked),
    '```',
    '',
    'Who beat whom (points of the level on the left out of 100):',
    '',
    ...markdown([
      ['', ...bots.map(({ name }) => name)],
      ...bots.map(({ name }, one) => [name, ...bots.map((_, other) => duelOf(at(at(duels, one), other)))]),
    ]),
  ];
}

function duelOf({ points, games }: { points: number; games: number }): string {
  return games === 0 ? '–' : String(Math.round((100 * points) / games));
}

function markdown([head = [], ...rows]: readonly (readonly string[])[]): string[] {
  return [row(head), row(head.map((_, i) => (i === 0 ? '---' : '---:'))), ...rows.map(row)];
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** The columns of the plot. */
const WIDTH = 60;

/** One line for each bot: its rating, and two standard deviations either way. */
export function plotOf(bots: readonly Pick<Standing, 'name' | 'rating' | 'sigma'>[]): string[] {
  const low = Math.floor(Math.min(...bots.map(({ rating, sigma }) => rating - 2 * sigma)));
  const high = Math.ceil(Math.max(...bots.map(({ rating, sigma }) => rating + 2 * sigma)));
  const column = (rating: number) => Math.round(((rating - low) / Math.max(1, high - low)) * (WIDTH - 1));
  const lines = bots.map(({ name, rating, sigma }) => {
    const cells = Array.from({ length: WIDTH }, () => ' ');
    cells.fill('─', column(rating - 2 * sigma), column(rating + 2 * sigma) + 1);
    cells[column(rating)] = '●';
    return [name, cells.join('')];
  });
  const axis = `${low}${String(high).padStart(WIDTH - String(low).length)}`;
  return inColumns([...lines, ['', axis]], { strong: (line) => line }, 2);
}

function percent(share: number): string {
  return `${(100 * share).toFixed(0)} %`;
}

function round(milliseconds: number): string {
  return String(Number(milliseconds.toPrecision(3)));
}
