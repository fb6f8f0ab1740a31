import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { InvalidAnswerError, type StandardSchema } from '../../../src/client/index.ts';
import { canary, failure, id, job, scripted } from './scripted-deployment.ts';

/** Texts, which it trims; checks asynchronously, as a schema may. */
const trimmed: StandardSchema<{ text: string }> = {
  '~standard': {
    version: 1,
    vendor: 'test',
    async validate(value) {
      const text = Object.getOwnPropertyDescriptor(value, 'text')?.value;
      if (typeof text === 'string') return { value: { text: text.trim() } };
      const message = `Expected text, got ${JSON.stringify(text)}`;
      return { issues: [{ message, path: ['text', { key: 0 }] }, { message: 'Also this' }] };
    },
  },
};

describe('an input schema', () => {
  test('sends the input that the schema returns', async () => {
    const { client, requests } = scripted([job('IN_QUEUE')]);
    const request = { input: { text: ' a ' }, policy: { ttl: 10_000 } };
    await client.run('echo', request, { inputSchema: trimmed });
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({ ...request, input: { text: 'a' } });
  });

  test.each(['run', 'runSync', 'runAndWait'] as const)(
    'stops %s before it sends invalid input',
    async (name) => {
      const { client, requests } = scripted([]);
      const input: object = { text: 1 };
      const loose: StandardSchema<object, object> = trimmed as StandardSchema<object, object>;
      const error = await failure(client[name]('echo', { input }, { inputSchema: loose }));
      expect(error).toBeInstanceOf(TypeError);
      expect(error).toMatchObject({
        message: 'Expected an input that fits the schema: text.0: Expected text, got 1; Also this.',
        cause: [{ path: ['text', { key: 0 }] }, { message: 'Also this' }],
      });
      expect(requests).toEqual([]);
    },
  );
});

describe('an output schema', () => {
  test('parses the output in every call that returns a completed job', async () => {
    const reply = () => job('COMPLETED', { output: { text: ' a ' } });
    const { client, settle } = scripted([reply, reply, reply, reply]);
    const options = { outputSchema: trimmed };
    const jobs = [
      await client.runSync('echo', { input: {} }, options),
      await client.status('echo', id, options),
      await settle(client.runAndWait('echo', { input: {} }, options)),
      await settle(client.waitFor('echo', id, options)),
    ];
    for (const done of jobs) expect(done).toMatchObject({ output: { text: 'a' } });
  });

  test('ignores a job that has not completed', async () => {
    const { client } = scripted([job('FAILED', { output: {} })]);
    expect(await client.status('echo', id, { outputSchema: trimmed })).toMatchObject({
      phase: 'ended',
    });
  });

  test('that rejects an output is an error that keeps the job and hides the key', async () => {
    const { client, requests } = scripted([job('COMPLETED', { output: { text: [canary] } })]);
    const error = await failure(client.status('echo', id, { outputSchema: trimmed }));
    expect(error).toBeInstanceOf(InvalidAnswerError);
    expect(error).toMatchObject({
      jobId: id,
      body: { id, output: { text: ['[API key]'] } },
      message: expect.stringContaining('expected an output that fits the schema (text.0: Expected'),
      cause: [
        { message: 'Expected text, got ["[API key]"]', path: ['text', '0'] },
        { message: 'Also this' },
      ],
    });
    expect(inspect(error, { depth: null })).not.toContain('CANARY');
    expect(requests).toHaveLength(1);
  });
});
