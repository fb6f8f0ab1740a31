/** A comparison of servers as text. */

import { aims } from './aims.ts';
import {
  type Comparison,
  type Exchange,
  exchanges,
  type Measured,
  type Round,
} from './comparison.ts';
import { median, quartiles } from './measurement.ts';
import { servers } from './server-process.ts';

const width = 34;

/** The table, what was skipped, how noisy the run was, and whether the aims are met. */
export function comparisonLines({ measured, skipped, ...run }: Comparison): string[] {
  const bare = measured.find(({ name }) => name === 'bare');
  return [
    `${run.generator} with ${run.connections} connections, ${
      run.pinned ? 'a core for the load, a core for the server' : 'load and server on any core'
    }; processor time of the server for each request: quartiles of the rounds, in microseconds`,
    '',
    `${''.padEnd(width)}${exchanges.map((exchange) => centred(exchange, 54)).join('')}`,
    `${''.padEnd(width)}${exchanges.map(() => columns('req/s', '25 %', 'CPU µs', '75 %', 'to bare', 'p99 ms')).join('')}${'peak MiB'.padStart(10)}`,
    ...measured.map((each) => row(each, bare)),
    ...skipped.map(({ name, reason }) => `${servers[name].padEnd(width)} skipped: ${reason}`),
    '',
    ...noiseLines(bare),
    ...aimLines(measured),
  ];
}

function row({ name, rounds, peakBytes }: Measured, bare: Measured | undefined): string {
  const cells = exchanges.map((exchange) => {
    const at = (figure: (round: Round) => number) => median(rounds[exchange].map(figure));
    const ratios = ratiosTo(bare, rounds, exchange);
    return columns(
      Math.round(at((round) => round.requestsPerSecond)).toLocaleString('en'),
      ...quartiles(rounds[exchange].map(costUs)).map((us) => us.toFixed(1)),
      ratios === undefined ? '-' : median(ratios).toFixed(2),
      at((round) => round.p99Ms).toFixed(2),
    );
  });
  const peak = peakBytes === undefined ? '-' : Math.round(peakBytes / 2 ** 20).toString();
  return `${servers[name].padEnd(width)}${cells.join('')}${peak.padStart(10)}`;
}

/** Processor time; where the system does not tell it, the time that passed. */
function costUs({ cpuUs, requestsPerSecond }: Round): number {
  return cpuUs ?? 1_000_000 / requestsPerSecond;
}

/** Round by round, since the rounds of a busy machine differ. */
function ratiosTo(
  other: Measured | undefined,
  rounds: Measured['rounds'],
  exchange: Exchange,
): number[] | undefined {
  return other?.rounds[exchange].map((theirs, index) => {
    const ours = rounds[exchange][index];
    return ours === undefined ? Number.NaN : costUs(theirs) / costUs(ours);
  });
}

function noiseLines(bare: Measured | undefined): string[] {
  if (bare === undefined) return [];
  const spreads = exchanges.map((exchange) => {
    const costs = bare.rounds[exchange].map(costUs);
    const spread = (Math.max(...costs) - Math.min(...costs)) / median(costs);
    return `${exchange} ${(100 * spread).toFixed(0)} %`;
  });
  const { length } = bare.rounds['POST run'];
  return [
    `noise: dearest to cheapest of ${length} rounds of bare node:http: ${spreads.join(', ')}`,
  ];
}

function aimLines(measured: readonly Measured[]): string[] {
  return aims.flatMap(({ name, beside, times }) => {
    const ours = measured.find((each) => each.name === name);
    const other = measured.find((each) => each.name === beside);
    if (ours === undefined || other === undefined) return [];
    return exchanges.map((exchange) => {
      const [low, ratio, high] = quartiles(ratiosTo(other, ours.rounds, exchange) ?? []);
      const aim = times[exchange];
      const what = `${servers[name]}, ${exchange}, to ${servers[beside]}`;
      const figures = `${ratio.toFixed(2)} of ${aim.toFixed(2)}, quartiles ${low.toFixed(2)} to ${high.toFixed(2)}`;
      return `${ratio >= aim ? 'met   ' : 'MISSED'} ${what.padEnd(70)} ${figures}`;
    });
  });
}

function columns(...texts: readonly string[]): string {
  return texts.map((text) => text.padStart(9)).join('');
}

function centred(text: string, size: number): string {
  return text.padStart(Math.ceil((size + text.length) / 2)).padEnd(size);
}
