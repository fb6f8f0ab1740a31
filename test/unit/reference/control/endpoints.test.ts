import { describe, expect, test } from 'vitest';
import type { ServiceSettings } from '../../../../src/reference/settings/check-settings.ts';
import { controlTestbed } from './control-testbed.ts';

const settings: ServiceSettings = {
  accounts: { demo: { keys: { 'demo-key': {} }, clock: 'manual' } },
  endpoints: {
    image: { kind: 'public', model: 'image', price: 'image-fast', roundSizesTo: 32 },
    video: { kind: 'public', model: 'video', price: 'video' },
    text: { kind: 'public', model: 'text', price: 'text', workers: { max: 7 } },
    transcription: { kind: 'public', model: 'transcription', price: 'transcription' },
    script: { kind: 'serverless', worker: 'script' },
  },
};

test('a service says which run it is, and for which account', async () => {
  const beds = [controlTestbed({ settings }), controlTestbed({ settings })];
  const [first, second] = await Promise.all(
    beds.map(({ client }) => client('demo-key').getService()),
  );
  expect(first).toEqual({
    instanceId: expect.stringMatching(/^[0-9a-f]{16,}$/),
    startedMs: expect.any(Number),
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    profile: 'reference',
    account: 'demo',
  });
  expect(await beds[0]?.client('demo-key').getService()).toEqual(first);
  expect(second?.instanceId).not.toBe(first?.instanceId);
});

test('endpoints are listed with prices, input schemas, jobs and workers', async () => {
  const { control, run } = controlTestbed({ settings });
  await run('script', { input: { script: { hang: true } } });
  const endpoints = await control.listEndpoints();
  expect(endpoints.map(({ id }) => id)).toEqual(Object.keys(settings.endpoints));
  expect(endpoints[2]).toMatchObject({
    kind: 'public',
    model: 'text',
    price: { id: 'text', price: '0.01', per: 1000, quantity: 'tokens', unit: 'tokens generated' },
    workersMax: 7,
    inputSchema: { properties: { max_tokens: { description: expect.any(String) } } },
  });
  expect(JSON.stringify(endpoints)).not.toContain('"$ref":"../');
  expect(endpoints[4]).toEqual({
    id: 'script',
    kind: 'serverless',
    workersMax: 3,
    examples: expect.arrayContaining([
      { name: 'Fails', input: { script: { afterMs: 500, fail: 'The disk is full.' } } },
    ]),
    health: {
      jobs: { completed: 0, failed: 0, retried: 0, inProgress: 0, inQueue: 1 },
      workers: { initializing: 1, ready: 0, idle: 0, running: 0 },
    },
  });
});

test('the examples of the settings replace those of the demo worker', async () => {
  const input = { script: { output: { done: true } } };
  const { control } = controlTestbed({
    settings: {
      ...settings,
      endpoints: {
        mine: { kind: 'serverless', worker: 'script', examples: { 'Is done': input } },
        echo: { kind: 'serverless', worker: 'echo' },
      },
    },
  });
  const [mine, echo] = await control.listEndpoints();
  expect(mine?.examples).toEqual([{ name: 'Is done', input }]);
  expect(echo).not.toHaveProperty('examples');
});

test('the schemas of the settings are listed, with the examples of the input', async () => {
  const input = {
    $ref: '#/$defs/greeting',
    $defs: { greeting: { type: 'object', required: ['name'] } },
    examples: [{ name: 'Ada' }],
  };
  const output = { type: 'object', properties: { text: { type: 'string' } } };
  const { control } = controlTestbed({
    settings: {
      ...settings,
      endpoints: {
        greet: { kind: 'serverless', worker: 'echo', input, output },
        echo: { kind: 'serverless', worker: 'echo' },
      },
    },
  });
  const [greet, echo] = await control.listEndpoints();
  expect(greet).toMatchObject({
    inputSchema: input,
    outputSchema: output,
    examples: [{ name: 'Example 1', input: { name: 'Ada' } }],
  });
  expect(echo).not.toHaveProperty('inputSchema');
  expect(echo).not.toHaveProperty('outputSchema');
});

test('an account lists only its own endpoints', async () => {
  const { client } = controlTestbed({ settings });
  const { control } = await client().createAccount({ endpoints: ['video'] });
  expect(await control.listEndpoints()).toMatchObject([{ id: 'video' }]);
  await expect(control.estimateCost({ endpointId: 'image', input: {} })).rejects.toMatchObject({
    status: 400,
    body: { code: 'invalidRequest', errors: [{ pointer: '/endpointId' }] },
  });
});

describe('an estimate', () => {
  const { control, run } = controlTestbed({ settings });

  test.each([
    ['image', { prompt: 'x', width: 1000, height: 1000 }],
    ['image', { prompt: 'x' }],
    ['video', { prompt: 'x' }],
    ['video', { prompt: 'x', duration: 7 }],
  ])('of %s %j is what the job is charged', async (endpointId, input) => {
    const { cost, quantity, ...rest } = await control.estimateCost({ endpointId, input });
    expect(rest).toEqual({ unit: expect.stringMatching(/pixels|seconds/), problems: [] });
    const id = await run(endpointId, { input });
    await control.advanceClock({ ms: 60_000 });
    expect(await control.listEvents({ type: 'charged', job: id })).toMatchObject([
      { cost, quantity },
    ]);
  });

  test.each([
    ['text', { prompt: 'x' }, 'The model decides how many tokens it writes.'],
    [
      'transcription',
      { audio: 'https://files.test/a.wav' },
      'The length of the transcript follows from the audio.',
    ],
    ['script', { script: 7 }, 'Jobs of this endpoint are not charged.'],
  ])('of %s has a reason instead', async (endpointId, input, reason) => {
    expect(await control.estimateCost({ endpointId, input })).toEqual({ reason, problems: [] });
  });

  test.each([
    ['image', { width: 9999 }],
    ['video', { prompt: 7 }],
    ['text', { prompt: 'x', max_tokens: 0 }],
    ['transcription', { audio: 'a', audio_base64: 'b' }],
    ['transcription', { audio: 7 }],
  ])('of an invalid %s %j has the problems that fail the job', async (endpointId, input) => {
    const { problems, ...rest } = await control.estimateCost({ endpointId, input });
    expect(rest).toEqual({});
    expect(problems.every(({ pointer }) => pointer.startsWith('/input'))).toBe(true);
    const id = await run(endpointId, { input });
    await control.advanceClock({ ms: 0 });
    expect((await control.getJob(id)).error).toBe(problems.map(({ detail }) => detail).join(' '));
  });
});
