import { wilsonInterval } from '../../../domain/statistics.js';
import type { Level } from './play.js';
import type { Coverage, Entry, Result } from './run.js';

/** Tokens of a 1280 × 800 screenshot by the rule of the o200k family's vision models at high detail: 85 + 170 a 512-pixel tile. */
const IMAGE_TOKENS = 85 + 170 * 6;

/** The comparison as text: one column a tool, then what failed, then the curve. */
export function printTable(entries: readonly Entry[], curve: readonly Level[]): string {
  const results = entries.flatMap(({ result }) => result ?? []);
  const coverages = entries.flatMap(({ coverage }) => coverage ?? []);
  const tools = [...new Set(results.map(({ tool }) => tool))];
  const line = (what: string, cell: (tool: string) => string): string =>
    `${what.padEnd(58)}${tools.map((tool) => cell(tool).padEnd(34)).join('')}`;
  const of = (tool: string): readonly Result[] => results.filter((result) => result.tool === tool);
  const tokens = (tool: string): readonly number[] => of(tool).flatMap((result) => result.tokens);
  const steps = (tool: string): readonly number[] => of(tool).flatMap((result) => result.steps);
  const lines = [
    line('', (tool) => tool),
    line('target visible, scenes', (tool) => shareOf(of(tool).map(({ visible }) => visible))),
    line('action landed, scenes', (tool) => shareOf(of(tool).map(({ landed }) => landed))),
    line('interactive elements listed', (tool) => listed(coverages, tool)),
    line('not listed, then found by the tool’s own search', (tool) => found(coverages, tool)),
    line('text tokens an observation (o200k_base), median / max', (tool) => quantiles(tokens(tool), [0.5, 1], 0)),
    line('with a screenshot (+ 1,105), median', (tool) =>
      String(Math.round(quantile(tokens(tool), 0.5)) + IMAGE_TOKENS),
    ),
    line('ms a step, p50 / p95', (tool) => quantiles(steps(tool), [0.5, 0.95], 0)),
    line('steps measured', (tool) => String(steps(tool).length)),
    '',
    ...results
      .filter(({ landed, visible }) => !landed || !visible)
      .map(({ tool, scene, error }) => `${tool}: ${scene}: ${error ?? 'did nothing'}`.slice(0, 200)),
    '',
    'episodes at a time        ms a step, p50 / p95      steps',
    ...curve.map(
      (level) =>
        `${String(level.parallel).padEnd(26)}${quantiles(level.steps, [0.5, 0.95], 0).padEnd(26)}${level.steps.length}`,
    ),
  ];
  return `${lines.join('\n')}\n`;
}

function listed(coverages: readonly Coverage[], tool: string): string {
  const own = coverages.filter((coverage) => coverage.tool === tool);
  return interval(sum(own.map((one) => one.listed)), sum(own.map(({ controls }) => controls)));
}

function found(coverages: readonly Coverage[], tool: string): string {
  const own = coverages.filter((coverage) => coverage.tool === tool);
  return interval(sum(own.map(({ finds }) => finds.found)), sum(own.map(({ finds }) => finds.tried)));
}

function shareOf(outcomes: readonly boolean[]): string {
  return interval(outcomes.filter(Boolean).length, outcomes.length);
}

/** Count and share with its 95 % Wilson interval. */
function interval(successes: number, trials: number): string {
  const { low, high } = wilsonInterval(successes, trials);
  const percent = (share: number): string => (share * 100).toFixed(1);
  return trials === 0 ? 'none' : `${successes}/${trials} (${percent(low)} to ${percent(high)} %)`;
}

function quantiles(numbers: readonly number[], shares: readonly number[], digits: number): string {
  return shares.map((share) => quantile(numbers, share).toFixed(digits)).join(' / ');
}

/** Nearest-rank quantile; 0 of nothing. */
function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((left, right) => left - right);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
