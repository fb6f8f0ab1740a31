/** The code samples of every operation, run as they stand against the reference service. */
import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createReferenceService } from '../../src/reference/service.ts';
import { type Listening, listen } from '../../src/validation/adapters/node-http.ts';
import { root, run, typeScript } from './run-command.ts';

interface Sample {
  readonly lang: string;
  readonly source: string;
}

const bundle = JSON.parse(await readFile(join(root, 'generated/contract/openapi.json'), 'utf8'));
interface Operation {
  readonly operationId: string;
  readonly 'x-codeSamples': readonly Sample[];
}
const paths: Record<string, Record<string, Operation>> = bundle.paths;
const operations = Object.values(paths).flatMap((path) =>
  Object.values(path).filter(({ operationId }) => operationId !== undefined),
);

const service = createReferenceService({
  settings: {
    accounts: { demo: { keys: { 'sample-key': {} } } },
    endpoints: { image: { kind: 'public', model: 'image', price: 'image-fast' } },
  },
});
let server: Listening;
let jobId: string;

beforeAll(async () => {
  server = await listen(service.handle, { host: '127.0.0.1', port: 0 });
  const answer = await fetch(`${server.url}/v2/image/run`, {
    method: 'POST',
    headers: { authorization: 'Bearer sample-key', 'content-type': 'application/json' },
    body: '{"input": {"prompt": "A sample"}}',
  });
  jobId = JSON.parse(await answer.text()).id;
});

afterAll(async () => {
  service.close();
  await server.close();
});

const runners: Readonly<Record<string, (source: string) => [string, ...string[]]>> = {
  Shell: (source) => ['sh', '-c', source],
  TypeScript: typeScript,
  Python: (source) => ['python3', '-c', source],
};

const hasPython = spawnSync('python3', ['--version']).status === 0;

function answered(operationId: string): object {
  const statuses: Readonly<Record<string, unknown>> = {
    runJob: 'IN_QUEUE',
    runJobSync: 'COMPLETED',
    getJobStatus: 'COMPLETED',
  };
  return { id: expect.any(String), status: statuses[operationId] };
}

describe.each(operations)('$operationId', ({ operationId, 'x-codeSamples': samples }) => {
  test('has a sample in each language', () => {
    expect(samples.map(({ lang }) => lang).sort()).toEqual(Object.keys(runners).sort());
  });

  test.for(samples)('in $lang answers the job', async ({ lang, source }, context) => {
    context.skip(lang === 'Python' && !hasPython, 'needs python3');
    const [command, ...args] = runners[lang]?.(source) ?? ['false'];
    const { exitCode, output, errors } = await run(command, args, {
      BASE_URL: server.url,
      API_KEY: 'sample-key',
      ENDPOINT_ID: 'image',
      JOB_ID: jobId,
    });
    expect(errors).not.toMatch(/error/i);
    expect(exitCode).toBe(0);
    expect(JSON.parse(output)).toMatchObject(answered(operationId));
  });
});
