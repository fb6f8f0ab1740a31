/**
 * Large public documents: what a validator costs at start, and with its first requests. npm delivers
 * the documents, once, into the cache: GitHub's package is too large for everybody who installs
 * this project.
 */
import { execFile } from 'node:child_process';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { moduleFolder } from '../module-folder.ts';
import { median, report, sizeArgument } from './measurement.ts';

const run = promisify(execFile);
const cache = fileURLToPath(new URL('../../node_modules/.cache/real-documents', import.meta.url));
const command = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url));
const program = fileURLToPath(new URL('first-requests.js', import.meta.url));
const rounds = sizeArgument();

/** With a request that each document allows, and one that it does not. */
const documents = [
  {
    name: 'GitHub',
    from: '@octokit/openapi@23.0.2',
    path: 'package/generated/api.github.com.json',
    requests: ['POST /repos/a/b/issues {"title":"x"}', 'POST /repos/a/b/issues {"title":[]}'],
    goals: { start: 5000, rejected: 50, written: 20 },
  },
  {
    name: 'Swagger Petstore',
    from: '@readme/oas-examples@8.2.2',
    path: 'package/3.0/json/petstore.json',
    requests: ['POST /pet {"name":"a","photoUrls":[]}', 'POST /pet {"name":[]}'],
  },
  {
    name: 'Train Travel',
    from: '@readme/oas-examples@8.2.2',
    path: 'package/3.1/json/train-travel.json',
    requests: ['POST /bookings {"has_dog":true}', 'POST /bookings {"has_dog":"no"}'],
  },
] as const;

for (const { from, path } of documents) await fetchFile(from, path);
const figures = [];
for (const { name, path, requests, ...rest } of documents) {
  const goals = 'goals' in rest ? rest.goals : undefined;
  const file = join(cache, path);
  const folder = await moduleFolder();
  try {
    await run(process.execPath, [command, 'compile', '--document', file, '--out', folder]);
    const written = await sizeOf(folder);
    const started = await measured('start', file, requests);
    const ahead = await measured('ahead', folder, requests);
    const below = (limit: number | undefined) => (limit === undefined ? {} : { below: limit });
    figures.push(
      { name: `${name}, at start`, value: started.startMs, unit: 'ms', ...below(goals?.start) },
      { name: '  peak memory', value: started.peakMiB, unit: 'MiB' },
      { name: '  first valid request', value: started.validMs, unit: 'ms' },
      {
        name: '  first rejected request',
        value: started.rejectedMs,
        unit: 'ms',
        ...below(goals?.rejected),
      },
      { name: `${name}, ahead of time`, value: ahead.startMs, unit: 'ms' },
      { name: '  what was written', value: written, unit: 'MB', ...below(goals?.written) },
      { name: '  peak memory', value: ahead.peakMiB, unit: 'MiB' },
      { name: '  first valid request', value: ahead.validMs, unit: 'ms' },
      { name: '  first rejected request', value: ahead.rejectedMs, unit: 'ms' },
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}
report(figures);

async function fetchFile(from: string, path: string): Promise<void> {
  if (await stat(join(cache, path)).catch(() => undefined)) return;
  await mkdir(cache, { recursive: true });
  const { stdout } = await run('npm', ['pack', from, '--silent'], { cwd: cache });
  const archive = join(cache, stdout.trim());
  await run('tar', ['-xzf', archive, path], { cwd: cache });
  await rm(archive);
}

async function sizeOf(folder: string): Promise<number> {
  const names = (await readdir(folder)).filter((name) => /\.(js|d\.ts)$/.test(name));
  const sizes = await Promise.all(names.map(async (name) => (await stat(join(folder, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0) / 1e6;
}

/** The medians of some processes. */
async function measured(way: string, path: string, requests: readonly string[]) {
  const found: Readonly<Record<string, number>>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { stdout } = await run(process.execPath, [program, way, path, ...requests]);
    found.push(JSON.parse(stdout));
  }
  const of = (name: string) => median(found.map((figures) => figures[name] ?? Number.NaN));
  return {
    startMs: of('startMs'),
    validMs: of('validMs'),
    rejectedMs: of('rejectedMs'),
    peakMiB: of('peakBytes') / 2 ** 20,
  };
}
