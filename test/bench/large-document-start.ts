/** A large document: how long it takes to compile, and to start with it in each of the two ways. */
import { execFile } from 'node:child_process';
import { readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { moduleFolder } from '../module-folder.ts';
import { largeDocument } from './large-document.ts';
import { median, nowMs, report, sizeArgument } from './measurement.ts';

const rounds = 5;
const run = promisify(execFile);
const command = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url));
const program = fileURLToPath(new URL('first-verdict.js', import.meta.url));
const operations = sizeArgument();

const folder = await moduleFolder();
try {
  const document = join(folder, 'openapi.json');
  const compiled = join(folder, 'compiled');
  await writeFile(document, JSON.stringify(largeDocument(operations)));

  const startMs = nowMs();
  await run(process.execPath, [command, 'compile', '--document', document, '--out', compiled]);
  const compileMs = nowMs() - startMs;
  const sizes = await Promise.all(
    (await readdir(compiled)).map(async (name) => (await stat(join(compiled, name))).size),
  );
  const ahead = await firstVerdicts('ahead', compiled);
  const atStart = await firstVerdicts('start', document);
  report([
    { name: 'operations', value: operations, unit: '' },
    { name: 'compiling ahead of time', value: compileMs, unit: 'ms' },
    { name: 'what was written', value: megabytes(sizes.reduce((a, b) => a + b)), unit: 'MiB' },
    { name: 'ahead of time: first verdict', value: ahead.ms, unit: 'ms', below: 500 },
    { name: 'ahead of time: peak memory', value: megabytes(ahead.bytes), unit: 'MiB' },
    { name: 'at start: first verdict', value: atStart.ms, unit: 'ms' },
    { name: 'at start: peak memory', value: megabytes(atStart.bytes), unit: 'MiB' },
  ]);
} finally {
  await rm(folder, { recursive: true });
}

/** From the start of a process until it has judged a request; the medians of some processes. */
async function firstVerdicts(way: string, path: string): Promise<{ ms: number; bytes: number }> {
  const times: number[] = [];
  const peaks: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { stdout } = await run(process.execPath, [program, way, path]);
    const { firstVerdictMs, peakBytes } = JSON.parse(stdout);
    times.push(firstVerdictMs);
    peaks.push(peakBytes);
  }
  return { ms: median(times), bytes: median(peaks) };
}

function megabytes(bytes: number): number {
  return bytes / 2 ** 20;
}
