/** What `judge` takes for evidence of many records, as a process of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { evidenceLine } from '../../src/evidence/evidence-file.ts';
import { report, sizeArgument } from './measurement.ts';
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
  const { cpuSeconds, megabytes } = await judged();
  const isAimed = records === aimedAt;
  report([
    {
      name: `CPU time for ${records} records`,
      value: cpuSeconds,
      unit: 's',
      ...(isAimed && { below: 20 }),
    },
    { name: 'resident at most', value: megabytes, unit: 'MB', ...(isAimed && { below: 450 }) },
  ]);
} finally {
  await rm(folder, { recursive: true });
}

async function judged(): Promise<{ cpuSeconds: number; megabytes: number }> {
  const metered = ['--import', `data:text/javascript,${encodeURIComponent(meter)}`];
  const child = spawn(process.execPath, [...metered, command, 'judge', file], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let told = '';
  child.stderr.setEncoding('utf8').on('data', (chunk) => {
    told += chunk;
  });
  const [status] = await once(child, 'close');
  const [, cpuSeconds, megabytes] = /usage ([\d.]+) ([\d.]+)$/.exec(told) ?? [];
  // 1 and 3 are verdicts: what is made up conforms in part only.
  if ((status !== 1 && status !== 3) || cpuSeconds === undefined) {
    throw new Error(`judge ended with status ${status}: ${told}`);
  }
  return { cpuSeconds: Number(cpuSeconds), megabytes: Number(megabytes) };
}
