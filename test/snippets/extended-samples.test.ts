/** The code samples of the operations that the reference adds, run as they stand against it. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createReferenceService } from '../../src/reference/service.ts';
import { type Listening, listen } from '../../src/validation/adapters/node-http.ts';
import { missingFor, runSample, sampledOperations } from './code-samples.ts';

const stated = new Set((await sampledOperations('contract')).map(({ operationId }) => operationId));
const added = (await sampledOperations('reference')).flatMap(
  ({ operationId, 'x-codeSamples': samples }) =>
    stated.has(operationId) || samples === undefined ? [] : [{ operationId, samples }],
);

const service = createReferenceService({
  settings: {
    accounts: { demo: { keys: { 'sample-key': {} } } },
    endpoints: {
      script: { kind: 'serverless', worker: 'script' },
      image: { kind: 'public', model: 'image', price: 'image-fast' },
    },
  },
});
let server: Listening;
let folder: string;

beforeAll(async () => {
  server = await listen(service.handle, { host: '127.0.0.1', port: 0 });
  folder = await mkdtemp(join(tmpdir(), 'samples-'));
});

afterAll(async () => {
  service.close();
  await server.close();
  await rm(folder, { recursive: true });
});

async function submit(path: string, input: object) {
  const answer = await fetch(`${server.url}/v2/${path}`, {
    method: 'POST',
    headers: { authorization: 'Bearer sample-key', 'content-type': 'application/json' },
    body: JSON.stringify({ input }),
  });
  return JSON.parse(await answer.text());
}

const waiting = async () => ({
  JOB_ID: (await submit('script/run', { script: { hang: true } })).id,
});
const ended = (script: object) => async () => ({
  JOB_ID: (await submit('script/runsync', { script })).id,
});

/** What a sample is given beside the address and the key, and what it has to print. */
interface Trial {
  readonly given: () => Promise<Record<string, string>>;
  readonly expected: unknown;
}

const trials: Readonly<Record<string, Trial>> = {
  cancelJob: { given: waiting, expected: { status: 'CANCELLED' } },
  retryJob: { given: ended({ fail: 'No.' }), expected: { status: 'IN_QUEUE' } },
  purgeQueue: { given: async () => ({}), expected: { removed: expect.any(Number) } },
  getEndpointHealth: { given: async () => ({}), expected: { workers: {}, jobs: {} } },
  streamJob: {
    given: ended({ afterMs: 1, chunks: [{ afterMs: 0, output: 'the first part' }] }),
    expected: 'the first part',
  },
  getJobStatusSync: {
    given: ended({ output: { word: 'done' } }),
    expected: { output: { word: 'done' } },
  },
  getResult: {
    given: async () => {
      const { output } = await submit('image/runsync', { prompt: 'A sample' });
      const [FILE = '', UNTIL = '', ACCOUNT = ''] = output.image_url.split('/').reverse();
      return { ACCOUNT, UNTIL, FILE };
    },
    expected: '',
  },
};

test('every operation with samples is tried', () => {
  expect(added.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(trials).sort());
});

describe.each(added)('$operationId', ({ operationId, samples }) => {
  test.for(samples)('in $lang', async (sample, context) => {
    const missing = missingFor(sample);
    context.skip(missing !== undefined, missing);
    const { given, expected } = trials[operationId] ?? {};
    const { exitCode, output, errors } = await runSample(sample, {
      cwd: folder,
      env: {
        BASE_URL: server.url,
        API_KEY: 'sample-key',
        ENDPOINT_ID: 'script',
        ...(await given?.()),
      },
    });
    expect(errors).not.toMatch(/error/i);
    expect(exitCode).toBe(0);
    if (typeof expected === 'object') expect(JSON.parse(output)).toMatchObject(expected ?? {});
    else expect(output).toContain(expected);
    if (operationId === 'getResult') {
      expect((await readFile(join(folder, 'result'))).subarray(1, 4).toString()).toBe('PNG');
    }
  });
});
