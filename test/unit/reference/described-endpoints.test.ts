/** Endpoints with schemas in the service: what their jobs take and return. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createReferenceService } from '../../../src/reference/service.ts';
import type { ServiceSettings } from '../../../src/reference/settings/check-settings.ts';
import {
  defineSettings,
  type SettingsFile,
} from '../../../src/reference/settings/define-settings.ts';
import { realEndpoints } from '../endpoints/real-schemas.ts';

const accounts = { tests: { keys: { key: {} } } };

function serve(
  endpoints: SettingsFile['endpoints'],
  others: Pick<ServiceSettings, 'alternatives'> = {},
) {
  const warnings: string[] = [];
  const settings = defineSettings({ accounts, endpoints: endpoints ?? {}, ...others });
  const service = createReferenceService({
    settings,
    seed: 'one',
    onWarning: (text) => warnings.push(text),
  });
  onTestFinished(() => service.close());
  const runSync = async (id: string, input: object) => {
    const response = await service.fetch(
      new Request(`http://service.test/v2/${id}/runsync`, {
        method: 'POST',
        headers: { authorization: 'Bearer key', 'content-type': 'application/json' },
        body: JSON.stringify({ input }),
      }),
    );
    return { http: response.status, ...JSON.parse(await response.text()) };
  };
  return { service, runSync, warnings };
}

describe.each(Object.entries(realEndpoints))(
  '%s, without a worker',
  (id, { endpoint, right, wrong }) => {
    test('completes jobs whose input fits', async () => {
      const { runSync, warnings } = serve({ [id]: { ...endpoint, worker: 'schema' } });
      for (const input of right) {
        const job = await runSync(id, input);
        expect(job, job.error).toMatchObject({ status: 'COMPLETED', output: expect.any(Object) });
      }
      expect(warnings).toEqual([]);
    });

    test('fails other jobs with the place and what was expected', async () => {
      const { runSync } = serve({ [id]: { ...endpoint, worker: 'schema' } });
      for (const [input, message] of wrong) {
        const job = await runSync(id, input);
        expect(job).toMatchObject({ status: 'FAILED' });
        expect(job.error.slice(0, message.length)).toBe(message);
        expect(job.error).toContain('/input');
      }
    });
  },
);

const output = {
  type: 'object',
  required: ['n'],
  properties: { n: { type: 'integer', minimum: 1 } },
  additionalProperties: false,
};

test('a worker may be left out where there is an output schema', async () => {
  const settings = defineSettings({ accounts, endpoints: { own: { kind: 'serverless', output } } });
  expect(settings.endpoints['own']).toEqual({ kind: 'serverless', output, worker: 'schema' });
  expect(() =>
    defineSettings({
      accounts,
      endpoints: { own: { kind: 'serverless', input: {}, worker: 'schema' } },
    }),
  ).toThrow(
    'expected an output schema, from which outputs are made, or a worker that makes them at /endpoints/own, got neither',
  );
});

test('the same seed gives the same outputs', async () => {
  const both = [
    serve({ own: { kind: 'serverless', output } }),
    serve({ own: { kind: 'serverless', output } }),
  ];
  const outputs = await Promise.all(
    both.map(async ({ runSync }) =>
      [await runSync('own', {}), await runSync('own', {})].map((job) => job.output),
    ),
  );
  expect(outputs[0]).toEqual(outputs[1]);
});

test('an output of a demo worker that does not fit fails the job and says where', async () => {
  const { runSync } = serve({ own: { kind: 'serverless', output, worker: 'echo' } });
  expect(await runSync('own', { n: 1 })).toMatchObject({ status: 'COMPLETED', output: { n: 1 } });
  expect(await runSync('own', { n: 0 })).toMatchObject({
    status: 'FAILED',
    error: 'Expected a number of at least 1 at body /output/n, got 0.',
  });
});

describe('with a worker of the owner', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'described-'));
    await writeFile(
      join(folder, 'worker.mjs'),
      'export default ({ input }) => ({ n: input.give });',
    );
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('inputs and outputs are checked', async () => {
    const { runSync } = serve({
      own: {
        kind: 'serverless',
        input: { type: 'object', required: ['give'] },
        output,
        worker: { module: join(folder, 'worker.mjs') },
      },
    });
    expect(await runSync('own', { give: 3 })).toMatchObject({
      status: 'COMPLETED',
      output: { n: 3 },
    });
    expect(await runSync('own', { give: 'x' })).toMatchObject({
      status: 'FAILED',
      error: 'Expected an integer at body /output/n, got "x".',
    });
    expect(await runSync('own', {})).toMatchObject({
      status: 'FAILED',
      error: 'Expected a value at body /input/give, got nothing.',
    });
  });
});

describe('with a worker of the owner that returns what its input says', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'described-'));
    const code =
      'export default ({ input, s3Config }) => ({ ...input, ...(input.leak && { n: s3Config.accessSecret }) });';
    await writeFile(join(folder, 'worker.mjs'), code);
  });
  afterAll(() => rm(folder, { recursive: true }));

  const endpoint = () =>
    ({
      own: { kind: 'serverless', output, worker: { module: join(folder, 'worker.mjs') } },
    }) as const;

  test('its own error counts before the schema', async () => {
    const { runSync } = serve(endpoint());
    expect(await runSync('own', { error: 'GPU out of memory' })).toMatchObject({
      status: 'FAILED',
      error: 'GPU out of memory',
    });
    expect(await runSync('own', { error: null })).toMatchObject({
      status: 'FAILED',
      error: expect.stringContaining('/output/n'),
    });
  });

  test('no part of the storage settings is in the error', async () => {
    const { service } = serve(endpoint());
    const accessSecret = 'Zq7x9K'.repeat(30);
    const response = await service.fetch(
      new Request('http://service.test/v2/own/runsync', {
        method: 'POST',
        headers: { authorization: 'Bearer key', 'content-type': 'application/json' },
        body: JSON.stringify({
          input: { leak: true },
          s3Config: {
            accessId: 'id',
            accessSecret,
            bucketName: 'b',
            endpointUrl: 'https://s3.test',
          },
        }),
      }),
    );
    const text = await response.text();
    expect(text).toContain('FAILED');
    expect(text).not.toContain('Zq7x9K');
  });
});

test('an account may refuse such inputs with 400 instead', async () => {
  const { runSync } = serve(
    { own: { kind: 'serverless', input: { required: ['a'] }, output } },
    { alternatives: { 'input-validation': 'refused' } },
  );
  expect(await runSync('own', {})).toMatchObject({ http: 400 });
  expect(await runSync('own', { a: 1 })).toMatchObject({ http: 200 });
});

test('schemas in process that cannot be used fail the jobs, with a warning', async () => {
  const { runSync, warnings } = serve({
    own: { kind: 'serverless', output: { type: 'objekt' } },
    other: { kind: 'serverless', worker: 'echo' },
  });
  const message =
    '/endpoints/own/output/type: Expected names of JSON types in type, got "objekt". Write `type: object`.';
  expect(await runSync('own', {})).toMatchObject({
    status: 'FAILED',
    error: `The schemas of this endpoint cannot be used: ${message}`,
  });
  expect(await runSync('other', {})).toMatchObject({ status: 'COMPLETED' });
  expect(warnings).toEqual([message]);
});

test('a schema that is no JSON fails the jobs of its endpoint only', async () => {
  const { runSync, warnings } = serve({
    own: { kind: 'serverless', output: { const: 10n } },
    other: { kind: 'serverless', output: { type: 'object', examples: [{ n: 1 }] } },
  });
  const job = await runSync('own', {});
  expect(job.error).toContain('/endpoints/own: ');
  expect(await runSync('other', {})).toMatchObject({ status: 'COMPLETED', output: { n: 1 } });
  expect(warnings).toHaveLength(1);
});

test('an endpoint that gets schemas while the service runs checks with them', async () => {
  const { service, runSync } = serve({ own: { kind: 'serverless', worker: 'echo' } });
  expect(await runSync('own', {})).toMatchObject({ status: 'COMPLETED' });
  service.changeSettings(
    defineSettings({
      accounts,
      endpoints: { own: { kind: 'serverless', worker: 'echo', output } },
    }),
  );
  expect(await runSync('own', {})).toMatchObject({ status: 'FAILED' });
  expect(await runSync('own', { n: 2 })).toMatchObject({ status: 'COMPLETED' });
});
