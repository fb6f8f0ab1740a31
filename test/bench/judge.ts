/** What `judge` and `learn` take for evidence of many records, each as a process of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { evidenceLine } from '../../src/evidence/evidence-line.ts';
import { type Figure, report, sizeArgument } from './measurement.ts';
import { syntheticEvidence } from './synthetic-evidence.ts';

/** Of so many records the aims are. */
const aimedAt = 100_000;
const command = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url));
/** Loaded into the process, and tells at its end what it took: `resourceUsage` has the peak in KiB. */
const meter = `process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  process.stderr.write('usage ' + (userCPUTime + systemCPUTime) / 1e6 + ' ' + maxRSS * 1024 / 1e6);
});`;

const records = sizeArgument();
const folder = await mkdtemp(join(tmpdir(), 'bench-judge-'));
const file = join(folder, 'run.ndjson');
try {
  await pipeline(function* () {
    for (const record of syntheticEvidence(records)) yield evidenceLine(record);
  }, createWriteStream(file));
  // 1 and 3 are verdicts: what is made up conforms in part only.
  const judged = await measured(['judge', file], [1, 3]);
  const output = join(folder, 'learned.yaml');
  const learned = await measured(['learn', '--evidence', file, '--output', output], [0]);
  report([...figures('judge', judged, 450), ...figures('learn', learned, 700)]);
} finally {
  await rm(folder, { recursive: true });
}

interface Used {
  readonly cpuSeconds: number;
  readonly megabytes: number;
}

function figures(name: string, { cpuSeconds, megabytes }: Used, belowMegabytes: number): Figure[] {
  const isAimed = records === aimedAt;
  return [
    {
      name: `${name}: CPU time for ${records} records`,
      value: cpuSeconds,
      unit: 's',
      ...(isAimed && { below: 20 }),
    },
    {
      name: `${name}: resident at most`,
      value: megabytes,
      unit: 'MB',
      ...(isAimed && { below: belowMegabytes }),
    },
  ];
}

async function measured(words: readonly string[], expected: readonly number[]): Promise<Used> {
  const metered = ['--import', `data:text/javascript,${encodeURIComponent(meter)}`];
  const child = spawn(process.execPath, [...metered, command, ...words], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let told = '';
  child.stderr.setEncoding('utf8').on('data', (chunk) => {
    told += chunk;
  });
  const [status] = await once(child, 'close');
  const [, cpuSeconds, megabytes] = /usage ([\d.]+) ([\d.]+)$/.exec(told) ?? [];
  if (!expected.includes(status) || cpuSeconds === undefined) {
    throw new Error(`${words[0]} ended with status ${status}: ${told}`);
  }
  return { cpuSeconds: Number(cpuSeconds), megabytes: Number(megabytes) };
}
