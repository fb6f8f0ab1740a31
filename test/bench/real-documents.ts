/**
 * Large public documents: what a validator costs at start, and with its first requests. npm delivers
 * GitHub's document and two small ones, once, into the cache: GitHub's package is too large for everybody who
 * installs this project. Others are measured if the caller has them: `npm run bench -- --only real-documents
 * --documents DIR`, a folder with `openai.yaml`, `box.json` and so on. Times at start are also given as
 * multiples of what `JSON.parse` takes for the same document, because machines differ.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { isObject } from '../../src/core/json.ts';
import { DocumentError } from '../../src/validation/document-error.ts';
import { readDocumentFile } from '../../src/validation/load/document-source.ts';
import { readDocument } from '../../src/validation/load/read-document.ts';
import { moduleFolder } from '../processes/module-folder.ts';
import { type Figure, median, report, sizeArgument } from './measurement.ts';

interface PublicDocument {
  readonly name: string;
  /** An npm package and the path in it, or the file names under which a caller may have it. */
  readonly from: { readonly npm: string; readonly path: string } | readonly string[];
  /** One that the document allows, and one that it does not. */
  readonly requests: readonly [valid: string, wrong: string];
  readonly goals?: { readonly start: number; readonly rejected: number; readonly written: number };
}

const run = promisify(execFile);
const cache = fileURLToPath(new URL('../../node_modules/.cache/real-documents', import.meta.url));
const command = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url));
const program = fileURLToPath(new URL('first-requests.js', import.meta.url));
const elsewhere = fileURLToPath(new URL('first-requests-elsewhere.js', import.meta.url));
const rounds = sizeArgument();
const given = process.argv[3];

const documents: readonly PublicDocument[] = [
  {
    name: 'GitHub',
    from: { npm: '@octokit/openapi@23.0.2', path: 'package/generated/api.github.com.json' },
    requests: ['POST /repos/a/b/issues {"title":"x"}', 'POST /repos/a/b/issues {"title":[]}'],
    goals: { start: 5000, rejected: 50, written: 20 },
  },
  {
    name: 'Swagger Petstore',
    from: { npm: '@readme/oas-examples@8.2.2', path: 'package/3.0/json/petstore.json' },
    requests: ['POST /pet {"name":"a","photoUrls":[]}', 'POST /pet {"name":[]}'],
  },
  {
    name: 'Train Travel',
    from: { npm: '@readme/oas-examples@8.2.2', path: 'package/3.1/json/train-travel.json' },
    requests: ['POST /bookings {"has_dog":true}', 'POST /bookings {"has_dog":"no"}'],
  },
  {
    name: 'OpenAI',
    from: ['openai.json', 'openai.yaml'],
    requests: ['POST /embeddings {"model":"m","input":"a"}', 'POST /embeddings {"model":"m"}'],
  },
  {
    name: 'Box',
    from: ['box.json'],
    requests: ['POST /folders {"name":"a","parent":{"id":"0"}}', 'POST /folders {"name":"a"}'],
  },
  {
    name: 'Discord',
    from: ['discord.json'],
    requests: ['POST /users/@me/channels {}', 'POST /users/@me/channels {"nicks":1}'],
  },
  {
    name: 'DigitalOcean',
    // As it is bundled, or as its repository has it, in about 1500 files.
    from: [
      'digitalocean.yaml',
      'digitalocean.json',
      'digitalocean/specification/DigitalOcean-public.v2.yaml',
    ],
    requests: [
      'POST /v2/account/keys {"name":"a","public_key":"b"}',
      'POST /v2/account/keys {"name":1}',
    ],
  },
];

const figures: Figure[] = [];
for (const document of documents) {
  const file = await fileOf(document);
  if (file !== undefined) figures.push(...(await figuresOf(document, file)));
}
report(figures);

async function fileOf({ from }: PublicDocument): Promise<string | undefined> {
  if ('npm' in from) {
    await fetchFile(from.npm, from.path);
    return join(cache, from.path);
  }
  if (given === undefined) return undefined;
  return from.map((name) => join(given, name)).find((path) => existsSync(path));
}

async function figuresOf(
  { name, requests, goals }: PublicDocument,
  file: string,
): Promise<readonly Figure[]> {
  const folder = await moduleFolder();
  try {
    const waivers = waiversOf(file);
    const options = waivers.flatMap((pointer) => ['--waive', pointer]);
    await run(process.execPath, [command, 'compile', file, '--out', folder, ...options], {
      maxBuffer: 2 ** 26,
    });
    const written = await sizeOf(folder);
    const started = await measured('start', file, [...requests, ...waivers]);
    const ahead = await measured('ahead', folder, requests);
    const parseMs = parseTimeOf(file);
    const below = (limit: number | undefined) => (limit === undefined ? {} : { below: limit });
    return [
      { name: `${name}, at start`, value: started.startMs, unit: 'ms', ...below(goals?.start) },
      { name: '  times JSON.parse', value: started.startMs / parseMs, unit: '×' },
      { name: '  peak memory', value: started.peakMiB, unit: 'MiB' },
      { name: '  first valid request', value: started.validMs, unit: 'ms' },
      {
        name: '  first rejected request',
        value: started.rejectedMs,
        unit: 'ms',
        ...below(goals?.rejected),
      },
      { name: '  refused, processor time', value: await refusalMs(file), unit: 'ms' },
      ...(await figuresElsewhere(file, requests)),
      { name: `${name}, ahead of time`, value: ahead.startMs, unit: 'ms' },
      { name: '  times JSON.parse', value: ahead.startMs / parseMs, unit: '×' },
      { name: '  what was written', value: written, unit: 'MB', ...below(goals?.written) },
      { name: '  peak memory', value: ahead.peakMiB, unit: 'MiB' },
      { name: '  first valid request', value: ahead.validMs, unit: 'ms' },
      { name: '  first rejected request', value: ahead.rejectedMs, unit: 'ms' },
    ];
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** What other libraries take from the document until the answer to the valid request, over HTTP; they also have to reject the other. */
async function figuresElsewhere(
  file: string,
  requests: PublicDocument['requests'],
): Promise<readonly Figure[]> {
  if (!file.endsWith('.json')) return [];
  const figures: Figure[] = [];
  for (const library of ['openapi-backend', 'express-openapi-validator']) {
    const timesMs: number[] = [];
    let isAnswered = true;
    for (let round = 0; round < rounds; round += 1) {
      const { stdout } = await run(process.execPath, [elsewhere, library, file, ...requests]);
      const measured = JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
      timesMs.push(measured.answeredMs);
      isAnswered &&= measured.isAnswered;
    }
    const name = `  ${library}, until it ${isAnswered ? 'answers' : 'fails'}`;
    figures.push({ name, value: median(timesMs), unit: 'ms' });
  }
  return figures;
}

/** All that is refused in a document, so that the rest of it can be measured. */
function waiversOf(file: string): string[] {
  try {
    readDocument(file);
    return [];
  } catch (error) {
    if (error instanceof DocumentError) return error.problems.map(({ pointer }) => pointer);
    throw error;
  }
}

/** With the references between its files resolved. */
function parseTimeOf(file: string): number {
  const text = JSON.stringify(readDocumentFile(file).value);
  const times = Array.from({ length: rounds }, () => {
    const beforeMs = performance.now();
    JSON.parse(text);
    return performance.now() - beforeMs;
  });
  return median(times);
}

/** Of `compile` for the same document, as JSON, with one more value that is wrong. */
async function refusalMs(file: string): Promise<number> {
  const { value } = readDocumentFile(file);
  if (!isObject(value)) throw new Error('Expected a document.');
  const components = isObject(value.components) ? value.components : {};
  const schemas = {
    ...(isObject(components.schemas) ? components.schemas : {}),
    Bad: { minimum: 'x' },
  };
  const wrong = join(cache, 'wrong.json');
  await writeFile(wrong, JSON.stringify({ ...value, components: { ...components, schemas } }));
  const code = `process.on('exit', () => { const { user, system } = process.cpuUsage(); console.log((user + system) / 1000); });
process.argv.splice(1, process.argv.length, ${JSON.stringify(command)}, 'compile', ${JSON.stringify(wrong)});
await import(${JSON.stringify(command)});`;
  const found: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const ended = await run(process.execPath, ['--input-type=module', '--eval', code]).catch(
      (error: { readonly stdout?: string }) => error,
    );
    found.push(Number(ended.stdout));
  }
  return median(found);
}

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
