/** The limits, prices, charges and statuses in the tables of the guides are those of the document. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { models } from '#generated/models/validators.js';
import { charge, formatDecimal } from '../../src/core/money.ts';
import { createReferenceService } from '../../src/reference/service.ts';
import { runCommand } from '../cli/setup.ts';
import { root } from './run-command.ts';

const document = JSON.parse(await readFile(join(root, 'generated/reference/openapi.json'), 'utf8'));
const { schemas, parameters } = document.components;
const { timers, webhook } = document['x-lifecycle'];
const { prices, decimals } = document['x-pricing'];
const limits = document['x-limits'];

/** The rows of a guide's tables, as their cells; of links, only the text. */
async function rowsOf(guide: string): Promise<string[][]> {
  const text = await readFile(join(root, 'docs/guides', guide), 'utf8');
  const plain = text.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1');
  return [...plain.matchAll(/^\| (.*) \|$/gm)].map(([, row = '']) => row.split(/ *\| */));
}

const numbersIn = (cells: string[]) =>
  cells.flatMap((cell) => [...cell.matchAll(/(?<!\()\b\d+\b/g)].map(Number));

const { ttl, executionTimeout } = schemas.Policy.properties;
const wait = parameters.Wait.schema;
const { operations } = limits.rates;

test.each([
  ['Time in the queue', [ttl.default, ttl.minimum, ttl.maximum]],
  ['Time in progress', [executionTimeout.default, executionTimeout.exclusiveMinimum]],
  ['Wait of `runsync` (**chosen**)', [wait.default, wait.minimum, wait.maximum]],
  ['a job submitted by `run`', [timers.retentionAfterRun.default]],
  ['a job submitted by `runsync`', [timers.retentionAfterRunsync.default]],
  ['the file of `image_url` or `video_url`', [timers.resultLifetime.default]],
  ['body of `run`', [limits.requestBodyBytes.runJob, 413]],
  ['body of `runsync`', [limits.requestBodyBytes.runJobSync, 413]],
  ['JSON values in a body', [limits.requestParts, 413]],
  ['nesting of a body', [limits.nestingDepth, 400]],
  ['`webhook`', [schemas.JobRequest.properties.webhook.maxLength, 400]],
  ['Operation', [limits.rates.windowMs]],
  ['`run`', Object.values(operations.runJob)],
  ['`runsync`', Object.values(operations.runJobSync)],
  ['`status`, `status-sync`, `stream`', Object.values(operations.getJobStatus)],
  ['`cancel`', Object.values(operations.cancelJob)],
  ['`purge-queue`', Object.values(operations.purgeQueue)],
])('the guide states the limit of %s', async (name, numbers) => {
  const [, ...cells] = (await rowsOf('limits.md')).find(([first]) => first === name) ?? [];
  expect(numbersIn(cells)).toEqual(numbers);
});

test('operations in the same row have the same limits', () => {
  for (const operation of ['getJobStatusSync', 'streamJob']) {
    expect(operations[operation]).toEqual(operations.getJobStatus);
  }
});

test('the sentences about webhooks and queues match the document', async () => {
  const text = await readFile(join(root, 'docs/guides/limits.md'), 'utf8');
  const { jobs, jobsPerWorker } = limits.queue;
  expect(text).toContain(`up to ${webhook.retries}, ${webhook.spacingMs} ms apart`);
  expect(text).toContain(`at least ${jobs} jobs and at least ${jobsPerWorker} for each worker`);
});

test('the guide states the prices', async () => {
  const shown = (await rowsOf('billing.md')).slice(2, 7).map(([, price, unit]) => [price, unit]);
  expect(shown).toEqual([
    [prices['image-higher-quality'].price, 'megapixel'],
    [prices['image-fast'].price, 'megapixel'],
    [prices.video.price, `${prices.video.per} seconds of video`],
    [prices.transcription.price, `${prices.transcription.per} characters transcribed`],
    [prices.text.price, `${prices.text.per} tokens generated`],
  ]);
});

test('the guide computes the charges correctly', async () => {
  const rows = (await rowsOf('billing.md')).filter((row) => /^\d/.test(row[0] ?? ''));
  expect(rows.length).toBeGreaterThan(9);
  for (const row of rows) {
    const [what = ''] = row;
    const [first = 0n, second = 1n] = [...what.matchAll(/\d+/g)].map(([text]) => BigInt(text));
    const price = priceOf(what, row[1] ?? '');
    const exact = formatDecimal(charge(price, first * second, decimals), decimals);
    expect(row.at(-1), what).toBe(exact);
  }
});

test('the guide to checking shows how a plan ends, with `…` for a number', async () => {
  const text = await readFile(join(root, 'docs/guides/checking.md'), 'utf8');
  const [shown = ''] = /^\d+ rules, [^`]*/m.exec(text) ?? [];
  const args = ['--base-url', 'https://host', '--endpoint', 'ID', '--api-key-env', 'API_KEY'];
  const { printed } = await runCommand('test', [...args, '--plan'], { env: { API_KEY: 'a-key' } });
  const lastLine = printed.trim().split('\n').at(-1) ?? '';
  const numbers = shown.replaceAll(/\s+/g, ' ').trim().split('…');
  expect(lastLine.replaceAll(/\d+/g, '…')).toBe(numbers.join('…').replaceAll(/\d+/g, '…'));
  for (const part of numbers) expect(lastLine).toContain(part);
});

function priceOf(what: string, model: string) {
  if (what.includes('video')) return prices.video;
  if (what.includes('characters')) return prices.transcription;
  if (what.includes('tokens')) return prices.text;
  if (model === 'fast') return prices['image-fast'];
  return model === 'higher-quality' ? prices['image-higher-quality'] : prices['image-odd'];
}

test('the guide to errors explains the status of every problem', async () => {
  const explained = (await rowsOf('errors-and-retries.md'))
    .flatMap(([first = '']) => (/^[\d, ]+$/.test(first) ? first.split(', ') : []))
    .map(Number);
  const problems = Object.values<{ status: number }>(document['x-problems']);
  const statuses = new Set(problems.map(({ status }) => status));
  expect(explained.sort()).toEqual([...statuses].sort());
});

test('the scripts, clock requests and faults of the guide to testing are valid', async () => {
  const service = createReferenceService({
    settings: {
      accounts: { tests: { keys: { 'test-key': {} }, clock: 'manual' } },
      endpoints: { script: { kind: 'serverless', worker: 'script' } },
    },
    control: { enabled: true },
  });
  onTestFinished(() => service.close());
  const accepts = async (method: string, path: string, body: object) => {
    const headers = { authorization: 'Bearer test-key', 'content-type': 'application/json' };
    const init = { method, headers, body: JSON.stringify(body) };
    return (await service.fetch(new Request(`http://localhost/control/${path}`, init))).ok;
  };
  const checks = new Map<string, (value: object) => Promise<boolean>>([
    ['`input.script`', async (script) => models.script.validateInput({ script })],
    ['`effect`', (effect) => accepts('PUT', 'faults', { faults: [{ effect }] })],
    ['Request to `POST /control/clock`', (advance) => accepts('POST', 'clock', advance)],
  ]);
  let isValid: ((value: object) => Promise<boolean>) | undefined;
  let checked = 0;
  for (const [first = ''] of await rowsOf('testing.md')) {
    isValid = checks.get(first) ?? isValid;
    const json = /^`(\{.*?\})`/.exec(first)?.[1];
    if (json === undefined) continue;
    expect(await isValid?.(JSON.parse(json)), json).toBe(true);
    checked += 1;
  }
  expect(checked).toBe(17);
});
