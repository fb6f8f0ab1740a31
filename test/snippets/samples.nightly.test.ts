/** The code samples of every operation of every document, run as they stand against the service. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createReferenceService } from '../../src/reference/service.ts';
import { type Listening, listen } from '../../src/validation/adapters/node-http.ts';
import { missingFor, runSample, type Sample, samplesOf, typeErrors } from './code-samples.ts';

const samples: readonly Sample[] = [
  ...(await samplesOf('reference')),
  ...(await samplesOf('control')),
];

const applicationReport = {
  report: {
    ...{ application: 'shop', headline: 'Conforms', hasPage: true },
    ...{ verdicts: [], timelines: [] },
  },
  page: () => Buffer.from('<!doctype html>'),
};
const report = {
  report: {
    baseUrl: 'http://127.0.0.1:8080',
    profile: 'contract' as const,
    headline: 'Conforms',
    hasPage: true,
    verdicts: [],
  },
  page: () => Buffer.from('<!doctype html>'),
};

const service = createReferenceService({
  settings: {
    accounts: {
      demo: { keys: { 'sample-key': {} } },
      manual: { keys: { 'manual-key': {} }, clock: 'manual' },
    },
    endpoints: {
      script: { kind: 'serverless', worker: 'script' },
      image: { kind: 'public', model: 'image', price: 'image-fast' },
      // As the examples name it.
      'black-forest-labs-flux-1-schnell': { kind: 'public', model: 'image', price: 'image-fast' },
    },
  },
  control: {
    enabled: true,
    reports: { deployment: () => report, application: () => applicationReport },
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

async function post(path: string, body: object) {
  const answer = await fetch(server.url + path, {
    method: 'POST',
    headers: { authorization: 'Bearer sample-key', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return JSON.parse(await answer.text());
}

const submit = (path: string, input: object) => post(`/v2/${path}`, { input });
const waiting = async () => ({
  JOB_ID: (await submit('script/run', { script: { hang: true } })).id,
});
const ended = (script: object) => async () => ({
  JOB_ID: (await submit('script/runsync', { script })).id,
});
const account = async (options = {}) => {
  const { id, key } = await post('/control/accounts', options);
  return { ACCOUNT_ID: id, API_KEY: key };
};
const key = async () => ({ KEY_ID: (await post('/control/keys', { permission: 'read' })).id });
const fault = async () => {
  const faults = [{ effect: { webhook: 'lost' } }];
  const { id, key } = await post('/control/accounts', { faults });
  return { ACCOUNT_ID: id, API_KEY: key, FAULT_ID: 'fault-1' };
};
const receiver = async () => ({ RECEIVER_ID: (await post('/control/receivers', {})).id });
const finished = ended({ output: { word: 'done' } });
const recorded = async () => {
  await submit('script/runsync', { script: { output: {} } });
  const answer = await fetch(`${server.url}/control/requests`, {
    headers: { authorization: 'Bearer sample-key' },
  });
  const [first] = JSON.parse(await answer.text()).requests;
  return { REQUEST_ID: first.id };
};
const image = { ENDPOINT_ID: 'image' };

/** What a sample is given beside the address and the key, and what it has to print. */
interface Trial {
  readonly given?: () => Promise<Record<string, string>>;
  readonly expected: unknown;
  /** What else is printed than the response's JSON, by language. */
  readonly otherwise?: Readonly<Record<string, unknown>>;
}

const streamed: Trial = {
  given: ended({ afterMs: 1, chunks: [{ afterMs: 0, output: 'the first part' }] }),
  expected: expect.stringContaining('the first part'),
};
const waitedFor: Trial = { given: finished, expected: { output: { word: 'done' } } };
/** An empty response; in Python its status, which says so. */
const nothing = { expected: '', otherwise: { Python: '204\n' } };

const trials: Readonly<Record<string, Trial>> = {
  runJob: { given: async () => image, expected: { status: 'IN_QUEUE' } },
  runJobSync: { given: async () => image, expected: { status: 'COMPLETED' } },
  getJobStatus: { given: finished, expected: { status: 'COMPLETED' } },
  cancelJob: { given: waiting, expected: { status: 'CANCELLED' } },
  retryJob: { given: ended({ fail: 'No.' }), expected: { status: 'IN_QUEUE' } },
  purgeQueue: { expected: { removed: expect.any(Number) } },
  getEndpointHealth: { expected: { workers: {}, jobs: {} } },
  streamJob: streamed,
  streamJobByPost: streamed,
  getJobStatusSync: waitedFor,
  getJobStatusSyncByPost: waitedFor,
  getResult: {
    given: async () => {
      const { output } = await submit('image/runsync', { prompt: 'A sample' });
      const [FILE = '', UNTIL = '', ACCOUNT = ''] = output.image_url.split('/').reverse();
      return { ACCOUNT, UNTIL, FILE };
    },
    expected: '',
  },
  getService: { expected: { account: 'demo', profile: 'reference' } },
  listEndpoints: {
    expected: {
      endpoints: [
        { id: 'script' },
        { id: 'image', inputSchema: { type: 'object' } },
        { id: 'black-forest-labs-flux-1-schnell' },
      ],
    },
    otherwise: {
      TypeScript: [{ id: 'script' }, { id: 'image' }, { id: 'black-forest-labs-flux-1-schnell' }],
    },
  },
  estimateCost: { expected: { cost: '0.0025165824', unit: 'pixels', problems: [] } },
  getClock: { expected: { kind: 'system' } },
  advanceClock: { given: async () => ({ API_KEY: 'manual-key' }), expected: { kind: 'manual' } },
  changeClock: {
    given: () => account({ clock: 'skipping' }),
    expected: { kind: 'skipping', isPaused: true },
  },
  listEvents: { given: finished, expected: expect.stringContaining('submitted') },
  streamEvents: { given: finished, expected: expect.stringContaining('submitted') },
  listRequests: {
    given: finished,
    expected: { requests: expect.arrayContaining([expect.objectContaining({ status: 200 })]) },
  },
  getRequest: { given: recorded, expected: { operationId: expect.any(String), status: 200 } },
  getRequestArchive: { given: finished, expected: { log: { version: '1.2' } } },
  getRequestEvidence: {
    given: finished,
    expected: '',
    otherwise: { TypeScript: expect.stringContaining('exchange') },
  },
  listJobs: { given: finished, expected: { jobs: expect.any(Array) } },
  getJob: { given: finished, expected: { input: { script: { output: { word: 'done' } } } } },
  resendWebhook: { given: finished, expected: { acknowledged: false } },
  listDeliveries: { expected: { deliveries: [] }, otherwise: { TypeScript: [] } },
  getLedger: { expected: { total: expect.any(String) } },
  getReport: { expected: { headline: 'Conforms' } },
  getReportPage: { expected: '', otherwise: { TypeScript: '"<!doctype html>"\n' } },
  getApplicationReport: { expected: { headline: 'Conforms' } },
  getApplicationReportPage: {
    expected: '',
    otherwise: { TypeScript: '"<!doctype html>"\n' },
  },
  listAlternatives: { expected: expect.stringMatching(/"from": ?"document"/) },
  chooseAlternatives: { expected: expect.stringMatching(/"from": ?"change"/) },
  randomizeAlternatives: { expected: expect.stringMatching(/"from": ?"change"/) },
  clearAlternatives: { expected: expect.anything() },
  listFaults: { expected: { faults: [] }, otherwise: { TypeScript: [] } },
  declareFaults: {
    given: account,
    expected: { faults: [{ fired: 0, left: 2 }] },
    otherwise: { TypeScript: [{ left: 2 }] },
  },
  addFault: { given: account, expected: { fired: 0, left: 2 } },
  changeFault: { given: fault, expected: { fault: { enabled: false } } },
  removeFault: { given: fault, ...nothing },
  clearFaults: { given: account, ...nothing },
  listKeys: {
    given: account,
    expected: { keys: [{ permission: 'run' }] },
    otherwise: { TypeScript: [{ permission: 'run' }] },
  },
  createKey: { expected: { key: expect.any(String) } },
  changeKey: { given: key, expected: { permission: 'read', endpoints: {} } },
  revokeKey: { given: key, ...nothing },
  listReceivers: {
    given: account,
    expected: { receivers: [] },
    otherwise: { TypeScript: [] },
  },
  createReceiver: { given: account, expected: { url: expect.any(String) } },
  changeReceiver: { given: receiver, expected: { responses: [{ status: 500 }, {}, {}] } },
  deleteReceiver: { given: receiver, ...nothing },
  listReceiverCalls: {
    given: receiver,
    expected: { calls: [] },
    otherwise: { TypeScript: [] },
  },
  resetAccount: { given: account, ...nothing },
  listAccounts: { expected: { total: expect.any(Number) } },
  createAccount: { expected: { id: expect.any(String) } },
  deleteAccount: { given: account, ...nothing },
};

test('every operation has a tested sample in each language', () => {
  const languages = new Map<string, string[]>();
  for (const { operationId, lang } of samples) {
    languages.set(operationId, [...(languages.get(operationId) ?? []), lang]);
  }
  expect([...languages.keys()].sort()).toEqual(Object.keys(trials).sort());
  for (const [id, own] of languages) expect(own, id).toEqual(['Shell', 'TypeScript', 'Python']);
});

test('the contract has the same samples as the reference', async () => {
  expect(samples).toEqual(expect.arrayContaining(await samplesOf('contract')));
});

describe('a sample', { concurrent: true, timeout: 60_000 }, () => {
  test.for(samples)('$operationId in $lang', async (sample, context) => {
    const { operationId, lang } = sample;
    const missing = missingFor(lang);
    context.skip(missing !== undefined, missing);
    const { given, expected, otherwise = {} } = trials[operationId] ?? {};
    const cwd = await mkdtemp(join(folder, 'sample-'));
    const { exitCode, output, errors } = await runSample(sample, {
      cwd,
      env: {
        BASE_URL: server.url,
        API_KEY: 'sample-key',
        ENDPOINT_ID: 'script',
        ...(await given?.()),
      },
    });
    context.expect(errors).not.toMatch(/error/i);
    context.expect(exitCode).toBe(0);
    const wanted = otherwise[lang] ?? expected;
    const isJson = typeof wanted === 'object' && !('asymmetricMatch' in (wanted ?? {}));
    if (isJson) context.expect(JSON.parse(output)).toMatchObject(wanted ?? {});
    else context.expect(output).toEqual(wanted);
    if (operationId === 'getResult') {
      const file = await readFile(join(cwd, 'result'));
      context.expect(file.subarray(1, 4).toString()).toBe('PNG');
    }
  });
});

test('the TypeScript samples have no type errors', { timeout: 60_000 }, async () => {
  const written = samples.filter(({ lang }) => lang === 'TypeScript');
  expect(await typeErrors(written)).toEqual([]);
});
