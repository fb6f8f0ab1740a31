/** A comparison of servers as text. */
import {
  type Comparison,
  type Exchange,
  exchanges,
  type Measured,
  type Round,
} from './comparison.ts';
import { median } from './measurement.ts';
import { type ServerName, servers } from './server-process.ts';

/** How many times as fast as another server each of ours is to be at least. */
const aims: readonly {
  readonly name: ServerName;
  readonly beside: ServerName;
  readonly times: Readonly<Record<Exchange, number>>;
}[] = [
  { name: 'middleware', beside: 'bare', times: { 'POST run': 0.9, 'GET status': 0.95 } },
  { name: 'middleware', beside: 'fastify', times: { 'POST run': 1, 'GET status': 1 } },
  { name: 'middleware', beside: 'prism', times: { 'POST run': 15, 'GET status': 15 } },
  { name: 'reference', beside: 'bare', times: { 'POST run': 0.75, 'GET status': 0.9 } },
  { name: 'reference', beside: 'stub', times: { 'POST run': 0.8, 'GET status': 1 } },
];

const width = 34;

/** The table, what was skipped, how noisy the run was, and whether the aims are met. */
export function comparisonLines({ measured, skipped, ...run }: Comparison): string[] {
  const bare = measured.find(({ name }) => name === 'bare');
  return [
    `${run.generator} with ${run.connections} connections, ${
      run.pinned ? 'a core for the load, a core for the server' : 'load and server on any core'
    }; medians of the rounds; CPU µs is the server's processor time for each request`,
    '',
    `${''.padEnd(width)}${exchanges.map((exchange) => centred(exchange, 45)).join('')}`,
    `${''.padEnd(width)}${exchanges.map(() => columns('req/s', 'to bare', 'CPU µs', 'p50 ms', 'p99 ms')).join('')}${'peak MiB'.padStart(10)}`,
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
    const ratio = ratioTo(bare, rounds, exchange);
    const cpuUs = at((round) => round.cpuUs ?? Number.NaN);
    return columns(
      Math.round(at((round) => round.requestsPerSecond)).toLocaleString('en'),
      ratio === undefined ? '-' : ratio.toFixed(3),
      Number.isNaN(cpuUs) ? '-' : cpuUs.toFixed(1),
      at((round) => round.p50Ms).toFixed(2),
      at((round) => round.p99Ms).toFixed(2),
    );
  });
  const peak = peakBytes === undefined ? '-' : Math.round(peakBytes / 2 ** 20).toString();
  return `${servers[name].padEnd(width)}${cells.join('')}${peak.padStart(10)}`;
}

/** The median of what each round gives, since the rounds of a busy machine differ. */
function ratioTo(
  other: Measured | undefined,
  rounds: Measured['rounds'],
  exchange: Exchange,
): number | undefined {
  if (other === undefined) return undefined;
  return median(
    rounds[exchange].map(
      ({ requestsPerSecond }, round) =>
        requestsPerSecond / (other.rounds[exchange][round]?.requestsPerSecond ?? Number.NaN),
    ),
  );
}

function noiseLines(bare: Measured | undefined): string[] {
  if (bare === undefined) return [];
  const spreads = exchanges.map((exchange) => {
    const rates = bare.rounds[exchange].map(({ requestsPerSecond }) => requestsPerSecond);
    const spread = (Math.max(...rates) - Math.min(...rates)) / median(rates);
    return `${exchange} ${(100 * spread).toFixed(0)} %`;
  });
  const { length } = bare.rounds['POST run'];
  return [`noise: slowest to fastest of ${length} rounds of bare node:http: ${spreads.join(', ')}`];
}

function aimLines(measured: readonly Measured[]): string[] {
  return aims.flatMap(({ name, beside, times }) => {
    const ours = measured.find((each) => each.name === name);
    const other = measured.find((each) => each.name === beside);
    if (ours === undefined || other === undefined) return [];
    return exchanges.map((exchange) => {
      const ratio = ratioTo(other, ours.rounds, exchange);
      const aim = times[exchange];
      const reached = ratio !== undefined && ratio >= aim;
      const what = `${servers[name]}, ${exchange}, to ${servers[beside]}`;
      const figures = `${ratio?.toFixed(2)} of ${aim.toFixed(2)}, by CPU time ${cpuRatio(other, ours, exchange)}`;
      return `${reached ? 'met   ' : 'MISSED'} ${what.padEnd(70)} ${figures}`;
    });
  });
}

/** The same by processor time for each request, which other programs on the machine change less. */
function cpuRatio(other: Measured, ours: Measured, exchange: Exchange): string {
  const [theirs, own] = [other, ours].map(({ rounds }) =>
    median(rounds[exchange].map(({ cpuUs }) => cpuUs ?? Number.NaN)),
  );
  const ratio = (theirs ?? Number.NaN) / (own ?? Number.NaN);
  return Number.isNaN(ratio) ? '-' : ratio.toFixed(2);
}

function columns(...texts: readonly string[]): string {
  return texts.map((text) => text.padStart(9)).join('');
}

function centred(text: string, size: number): string {
  return text.padStart(Math.ceil((size + text.length) / 2)).padEnd(size);
}
