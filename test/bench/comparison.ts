/**
 * Servers side by side: the same requests to each in turn, in several rounds, so that whatever else
 * the machine does falls on all of them.
 */
import { connections, type Load, type LoadGenerator, loadGenerator } from './load.ts';
import { canPin } from './pinned.ts';
import {
  runPath,
  type ServerName,
  type ServerProcess,
  startServer,
  submitHeaders,
} from './server-process.ts';
import { headers, jobRequest } from './servers/exchanges.js';

export const exchanges = ['POST run', 'GET status'] as const;

export type Exchange = (typeof exchanges)[number];

export interface Round extends Load {
  /** Processor time of the server for each request, in microseconds; undefined where unknown. */
  readonly cpuUs: number | undefined;
}

export interface Measured {
  readonly name: ServerName;
  readonly rounds: Readonly<Record<Exchange, readonly Round[]>>;
  readonly peakBytes: number | undefined;
}

export interface Comparison {
  readonly generator: LoadGenerator['name'];
  readonly connections: number;
  /** Whether the servers and the load had a core each. */
  readonly pinned: boolean;
  readonly measured: readonly Measured[];
  /** Servers that could not be measured, with the reasons. */
  readonly skipped: readonly { readonly name: ServerName; readonly reason: string }[];
}

const secondsPerLoad = 1;
/** Until V8 has compiled what is used often, or else the larger program looks slower than it is. */
const warmUpSeconds = 5;

/** Measures the servers that are named; takes some two seconds for each in each round. */
export async function compareServers(
  names: readonly ServerName[],
  rounds: number,
): Promise<Comparison> {
  const generator = await loadGenerator();
  const skipped: { name: ServerName; reason: string }[] = [];
  const started = new Map<ServerName, ServerProcess>();
  try {
    for (const name of names) {
      try {
        started.set(name, await startServer(name));
      } catch (error) {
        skipped.push({ name, reason: error instanceof Error ? error.message : `${error}` });
      }
    }
    const measured = await measure([...started], { generator, rounds });
    return { generator: generator.name, connections, pinned: await canPin(), measured, skipped };
  } finally {
    for (const server of started.values()) await server.stop();
  }
}

async function measure(
  started: readonly (readonly [ServerName, ServerProcess])[],
  { generator, rounds: count }: { generator: LoadGenerator; rounds: number },
): Promise<Measured[]> {
  const sides = started.map(([name, server]) => {
    const rounds: Record<Exchange, Round[]> = { 'POST run': [], 'GET status': [] };
    return { name, server, rounds };
  });
  // The first round warms up, and is not counted.
  for (let round = 0; round <= count; round += 1) {
    // There and back, so that none of them always comes first.
    for (const { name, server, rounds } of round % 2 === 0 ? sides : sides.toReversed()) {
      for (const exchange of exchanges) {
        const seconds = round === 0 ? warmUpSeconds : secondsPerLoad;
        const load = await ask(server, exchange, { generator, seconds });
        if (load.failed > 0) throw new Error(`${name} failed ${load.failed} times at ${exchange}.`);
        if (round > 0) rounds[exchange].push(load);
      }
    }
  }
  return Promise.all(
    sides.map(async ({ name, server, rounds }) => ({
      name,
      rounds,
      peakBytes: await server.peakBytes(),
    })),
  );
}

async function ask(
  server: ServerProcess,
  exchange: Exchange,
  { generator, seconds }: { generator: LoadGenerator; seconds: number },
): Promise<Round> {
  const before = await server.cpuUs();
  const load = await generator.run(requestOf(exchange, server), { seconds });
  const after = await server.cpuUs();
  const known = before !== undefined && after !== undefined;
  const cpuUs = known ? (after - before) / load.requests : undefined;
  return { ...load, cpuUs };
}

function requestOf(exchange: Exchange, { url, statusPath }: ServerProcess) {
  switch (exchange) {
    case 'POST run':
      return {
        method: 'POST',
        url: url + runPath,
        headers: submitHeaders,
        body: JSON.stringify(jobRequest),
      } as const;
    case 'GET status':
      return { method: 'GET', url: url + statusPath, headers } as const;
  }
}
