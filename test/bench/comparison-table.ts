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

/** What the ratios to the bare server are to be at least. */
const aims: Readonly<Partial<Record<ServerName, Readonly<Record<Exchange, number>>>>> = {
  middleware: { 'POST run': 0.9, 'GET status': 0.95 },
  reference: { 'POST run': 0.75, 'GET status': 0.9 },
};

/** How many times the middleware is to be as fast as another server. */
const leads: readonly { readonly name: ServerName; readonly times: number }[] = [
  { name: 'fastify', times: 1 },
  { name: 'prism', times: 15 },
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
    ...aimLines(measured, bare),
    ...leadLines(measured),
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

function aimLines(measured: readonly Measured[], bare: Measured | undefined): string[] {
  return measured.flatMap(({ name, rounds }) => {
    const aim = aims[name];
    if (aim === undefined || bare === undefined) return [];
    return exchanges.map((exchange) =>
      verdict(
        `${servers[name]}, ${exchange}, to bare`,
        ratioTo(bare, rounds, exchange),
        aim[exchange],
      ),
    );
  });
}

function leadLines(measured: readonly Measured[]): string[] {
  const ours = measured.find(({ name }) => name === 'middleware');
  return leads.flatMap(({ name, times }) => {
    const other = measured.find((each) => each.name === name);
    if (ours === undefined || other === undefined) return [];
    return exchanges.map((exchange) =>
      verdict(
        `${servers.middleware}, ${exchange}, to ${servers[name]}`,
        ratioTo(other, ours.rounds, exchange),
        times,
      ),
    );
  });
}

function verdict(what: string, ratio: number | undefined, aim: number): string {
  const reached = ratio !== undefined && ratio >= aim;
  return `${reached ? 'met   ' : 'MISSED'} ${what.padEnd(60)} ${ratio?.toFixed(2)} of ${aim.toFixed(2)}`;
}

function columns(...texts: readonly string[]): string {
  return texts.map((text) => text.padStart(9)).join('');
}

function centred(text: string, size: number): string {
  return text.padStart(Math.ceil((size + text.length) / 2)).padEnd(size);
}
