/** Parts of outputs that are streamed, where a schema says what they are like. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createReferenceService } from '../../../src/reference/service.ts';
import {
  defineSettings,
  type SettingsFile,
} from '../../../src/reference/settings/define-settings.ts';

const progress = {
  type: 'object',
  required: ['token'],
  properties: { token: { type: 'string' } },
  examples: [{ token: 'A' }, { token: ' lighthouse' }],
};

function serve(endpoint: NonNullable<SettingsFile['endpoints']>[string]) {
  const settings = defineSettings({
    accounts: { tests: { keys: { key: {} } } },
    endpoints: { own: { kind: 'serverless', progress, ...endpoint } },
  });
  const service = createReferenceService({ settings });
  onTestFinished(() => service.close());
  const send = async (path: string, input?: object) => {
    const response = await service.fetch(
      new Request(`http://service.test/v2/own/${path}`, {
        method: input === undefined ? 'GET' : 'POST',
        headers: { authorization: 'Bearer key', 'content-type': 'application/json' },
        ...(input && { body: JSON.stringify({ input }) }),
      }),
    );
    return JSON.parse(await response.text());
  };
  return async (input: object) => {
    const job = await send('runsync', input);
    return { job, ...(await send(`stream/${job.id}`)) };
  };
}

const wrong = 'Expected a string at body /stream/token, got 7.';

test('a demo worker fails at the first part that does not fit', async () => {
  const run = serve({ worker: 'script' });
  const chunks = (...tokens: unknown[]) => ({
    script: {
      afterMs: 30,
      chunks: tokens.map((token, index) => ({ afterMs: index, output: { token } })),
      output: { done: true },
    },
  });
  expect(await run(chunks('A', 'B'))).toMatchObject({
    job: { status: 'COMPLETED' },
    stream: [{ output: { token: 'A' } }, { output: { token: 'B' } }],
  });
  expect(await run(chunks('A', 7, 'C'))).toMatchObject({
    job: { status: 'FAILED', error: wrong },
    stream: [{ output: { token: 'A' } }],
  });
});

test('a worker of the owner is stopped at the first part that does not fit', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'described-parts-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  // Without a stop, it would never end.
  const code = `export default async function* ({ input }) {
    for (const token of input.tokens) yield { token };
    if (input.tokens.includes(7)) await new Promise(() => {});
  }`;
  await writeFile(join(folder, 'worker.mjs'), code);
  const run = serve({ worker: { module: join(folder, 'worker.mjs') } });
  expect(await run({ tokens: ['A', 7, 'C'] })).toMatchObject({
    job: { status: 'FAILED', error: wrong },
    stream: [{ output: { token: 'A' } }],
  });
  expect(await run({ tokens: ['A'] })).toMatchObject({ stream: [{ output: { token: 'A' } }] });
});

test('without a worker, the parts are the examples', async () => {
  const run = serve({ output: { type: 'object', examples: [{ text: 'A lighthouse' }] } });
  expect(await run({})).toMatchObject({
    job: { status: 'COMPLETED', output: { text: 'A lighthouse' } },
    stream: [{ output: { token: 'A' } }, { output: { token: ' lighthouse' } }],
  });
});

test('an example that does not fit is refused, and a part may be any value', async () => {
  const broken = { ...progress, examples: [{ token: 7 }] };
  const run = serve({ worker: 'echo', progress: broken });
  const { job } = await run({});
  expect(job.error).toContain('/endpoints/own/progress/examples/0/token');
  const text = serve({
    worker: 'script',
    progress: { type: 'string' },
  });
  const script = { chunks: [{ afterMs: 0, output: 'A' }], output: {} };
  expect(await text({ script })).toMatchObject({ stream: [{ output: 'A' }] });
});
