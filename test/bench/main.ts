/**
 * `npm run bench`: prints what the service costs at scale, and how fast it is beside other servers.
 * Each measurement is a process of its own, each server too. Options: `--only NAME`, once or several
 * times, for some of it (`--only servers` for the comparison); `--scale 0.01` for smaller sizes;
 * `--documents DIR` for public documents that npm does not deliver; `--rounds 2` and `--servers bare,middleware` for a short comparison.
 */
import { execFile } from 'node:child_process';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { chromiumPath } from '../browser/chromium-path.ts';
import { hasRedis } from '../unit/reference/engine-bullmq/redis-server.ts';
import { compareServers } from './comparison.ts';
import { comparisonLines } from './comparison-table.ts';
import type { Figure } from './measurement.ts';
import { type ServerName, servers } from './server-process.ts';

const measurements = {
  'waiting-callers': 10_000,
  start: 9,
  console: 100_000,
  'real-documents': 3,
  patterns: 200,
  judge: 100_000,
  scale: 1_000_000,
  'request-log': 200,
  'control-reads': 9,
  replicas: 6000,
};

const { values } = parseArgs({
  options: {
    scale: { type: 'string', default: '1' },
    only: { type: 'string', multiple: true },
    rounds: { type: 'string', default: '7' },
    documents: { type: 'string' },
    servers: { type: 'string', default: Object.keys(servers).join(',') },
  },
});
// Whoever is asked to end takes the servers along.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const [cpu] = cpus();
console.log(`Node ${process.version}, ${cpus().length} × ${cpu?.model.trim()}\n`);
for (const [name, fullSize] of Object.entries(measurements)) {
  if (!isWanted(name)) continue;
  const size = Math.max(1, Math.round(fullSize * Number(values.scale)));
  console.log(name);
  if (name === 'replicas' && !hasRedis) {
    console.log('  skipped: redis-server is not installed\n');
    continue;
  }
  if (name === 'console' && chromiumPath === undefined) {
    console.log('  skipped: Chromium is not installed\n');
    continue;
  }
  for (const figure of await measure(name, size)) console.log(`  ${line(figure)}`);
  console.log('');
}
if (isWanted('servers')) {
  console.log('servers');
  const comparison = await compareServers(chosenServers(), Number(values.rounds));
  for (const text of comparisonLines(comparison)) console.log(`  ${text}`.trimEnd());
}

function isWanted(name: string): boolean {
  return values.only === undefined || values.only.includes(name);
}

function chosenServers(): ServerName[] {
  return values.servers.split(',').map((name) => {
    if (isServerName(name)) return name;
    throw new RangeError(`Expected servers of ${Object.keys(servers)}, got ${name}.`);
  });
}

function isServerName(name: string): name is ServerName {
  return Object.hasOwn(servers, name);
}

async function measure(name: string, size: number): Promise<Figure[]> {
  const file = fileURLToPath(new URL(`${name}.ts`, import.meta.url));
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      '--expose-gc',
      '--max-old-space-size=8192',
      '--import',
      'tsx',
      file,
      String(size),
      ...(values.documents === undefined ? [] : [values.documents]),
    ],
    { maxBuffer: 2 ** 20 },
  );
  return JSON.parse(stdout);
}

function line({ name, value, unit, below, atLeast }: Figure): string {
  const digits = Number.isInteger(value) ? 0 : Math.max(0, 3 - Math.trunc(value).toString().length);
  const number = value.toLocaleString('en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  const aims = [
    below === undefined
      ? []
      : { isMet: value < below, text: `below ${below.toLocaleString('en')}` },
    atLeast === undefined ? [] : { isMet: value >= atLeast, text: `at least ${atLeast}` },
  ].flat();
  const aim = aims.map(({ isMet, text }) => `${isMet ? 'met' : 'MISSED'}: ${text}`).join(', ');
  return `${name.padEnd(52)} ${number.padStart(12)} ${unit.padEnd(6)} ${aim}`.trimEnd();
}
