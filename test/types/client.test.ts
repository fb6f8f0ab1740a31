/** Promises of the client's types; the type checker fails this file when one is broken. */
import { expect, expectTypeOf, test } from 'vitest';
import {
  type CallOptions,
  type Client,
  type ClientOptions,
  type CompletedJob,
  createClient,
  type EndedJob,
  type EndpointHealth,
  type FinishedJob,
  type ImageInput,
  type ImageOutput,
  type Job,
  type JobRequest,
  type Policy,
  type PurgedQueue,
  parseJob,
  type RunSyncOptions,
  type StandardSchema,
  type StatusSyncOptions,
  type TextInput,
  type TextOutput,
  type TranscriptionInput,
  type TranscriptionOutput,
  type VideoInput,
  type VideoOutput,
  type WaitOptions,
} from '../../src/client/index.ts';

/** The calls of these tests are checked by the compiler; whatever they send, it is accepted. */
const client = createClient({
  baseUrl: 'https://deployment.test',
  apiKey: 'key',
  fetch: async () => Response.json({ id: '1', status: 'IN_QUEUE' }),
});
const { run } = client;

test('only a completed job has an output', () => {
  const job = parseJob({ id: '1', status: 'COMPLETED', output: {} });
  if (job?.phase === 'completed') expectTypeOf(job.output).toBeUnknown();
  // @ts-expect-error an output is only there once the phase is known
  expect(job?.output).toEqual({});
  if (job !== undefined && job.phase !== 'completed') {
    // @ts-expect-error and in no other phase
    expect(job.output).toBeUndefined();
  }
});

test('only an ended job has an error', () => {
  const job = parseJob({ id: '1', status: 'FAILED', error: 'why' });
  if (job?.phase === 'ended') expectTypeOf(job.error).toEqualTypeOf<string | undefined>();
  // @ts-expect-error an error is only there once the phase is known
  expect(job?.error).toBe('why');
});

test('the phases are a closed union although the states are open', () => {
  const describe = (job: Job): string => {
    switch (job.phase) {
      case 'waiting':
      case 'running':
      case 'completed':
      case 'ended':
      case 'unknown':
        return job.phase;
      default:
        return job satisfies never;
    }
  };
  expect(describe({ ...base, phase: 'unknown' })).toBe('unknown');
  expectTypeOf<Job['status']>().toEqualTypeOf<string>();
});

test('the compiler reports a switch that misses a phase', () => {
  const describe = (job: Job): string => {
    switch (job.phase) {
      case 'waiting':
      case 'running':
      case 'completed':
      case 'ended':
        return job.phase;
      default:
        // @ts-expect-error the unknown phase is left
        return job satisfies never;
    }
  };
  expect(describe({ ...base, phase: 'waiting' })).toBe('waiting');
});

test('a finished job is completed or ended', () => {
  expectTypeOf<Awaited<ReturnType<Client['runAndWait']>>>().toEqualTypeOf<FinishedJob>();
  expectTypeOf<Awaited<ReturnType<Client['waitFor']>>>().toEqualTypeOf<FinishedJob>();
  expectTypeOf<FinishedJob>().toEqualTypeOf<CompletedJob | EndedJob>();
});

test('a single call returns a job in any phase', () => {
  expectTypeOf<Awaited<ReturnType<Client['run']>>>().toEqualTypeOf<Job>();
  expectTypeOf<Awaited<ReturnType<Client['runSync']>>>().toEqualTypeOf<Job>();
  expectTypeOf<Awaited<ReturnType<Client['status']>>>().toEqualTypeOf<Job>();
});

test('times have the types of the contract, and `received` is unknown', () => {
  expectTypeOf<Job['delayTime']>().toEqualTypeOf<number | undefined>();
  expectTypeOf<Job['executionTime']>().toEqualTypeOf<number | undefined>();
  expectTypeOf<Job['workerId']>().toEqualTypeOf<string | undefined>();
  expectTypeOf<Job['raw'][string]>().toBeUnknown();
});

test('a job cannot be changed', () => {
  const job: Job = { ...base, phase: 'waiting' };
  // @ts-expect-error it is what was seen
  job.status = 'COMPLETED';
  expect(job.phase).toBe('waiting');
});

test('a request has the members of the document, and others in `extra`', async () => {
  await run('echo', { input: { anything: [1] }, policy: { ttl: 10_000 }, extra: { more: 1 } });
  await run('echo', { input: {}, policy: { ttl: undefined, extra: { more: 1 } } });
  await run('echo', { input: {}, s3Config: { accessId: 'a', extra: { region: 'b' } } });
  // @ts-expect-error a typo of webhook
  await run('echo', { input: {}, wbhook: 'https://example.com' });
  // @ts-expect-error a typo of executionTimeout
  await run('echo', { input: {}, policy: { exectionTimeout: 6000 } });
  // @ts-expect-error a typo of bucketName
  await run('echo', { input: {}, s3Config: { bucket: 'a' } });
  // @ts-expect-error the input is required
  await run('echo', { extra: {} });
  // @ts-expect-error the input is an object
  await run('echo', { input: 'text' });
  // @ts-expect-error a limit is a number of milliseconds
  await run('echo', { input: {}, policy: { ttl: '1h' } });
  // @ts-expect-error a typo of timeoutMs
  await run('echo', { input: {} }, { timeout: 1000 });
  // @ts-expect-error more members are an object
  await run('echo', { input: {}, extra: 1 });
});

test('all three submit methods accept the same request', () => {
  expectTypeOf<Parameters<Client['run']>[1]>().toEqualTypeOf<JobRequest<object>>();
  expectTypeOf<Parameters<Client['runSync']>[1]>().toEqualTypeOf<JobRequest<object>>();
  expectTypeOf<Parameters<Client['runAndWait']>[1]>().toEqualTypeOf<JobRequest<object>>();
  expectTypeOf<keyof JobRequest>().toEqualTypeOf<
    'input' | 'webhook' | 'policy' | 's3Config' | 'extra'
  >();
  expectTypeOf<keyof Policy>().toEqualTypeOf<
    'executionTimeout' | 'lowPriority' | 'ttl' | 'extra'
  >();
});

test('an input may have the type of an interface, but not be a list', async () => {
  interface Prompt {
    prompt: string;
    size?: number;
  }
  const input: Prompt = { prompt: 'a' };
  await run('echo', { input });
  await run<ImageOutput>('echo', { input });
  const request: JobRequest = { input };
  await client.runSync('echo', request);
  await run('echo', { input: { ...input, more: [input] } });
  // @ts-expect-error a typo of webhook
  await run('echo', { input, wbhook: 'https://example.com' });
  // @ts-expect-error a list is not an object of JSON
  await run('echo', { input: [input] });
});

test('type parameters set the types of output and input', async () => {
  const typed = () => run<ImageOutput, { prompt: string }>('image', { input: { prompt: 'a' } });
  expectTypeOf(typed).returns.resolves.toEqualTypeOf<Job<ImageOutput>>();
  expectTypeOf<CompletedJob<ImageOutput>['output']['image_url']>().toBeString();
  expectTypeOf<CompletedJob<TextOutput>['output']['usage']['output']>().toBeNumber();
  expectTypeOf<CompletedJob<VideoOutput>['output']['video_url']>().toBeString();
  expectTypeOf<CompletedJob<TranscriptionOutput>['output']['transcription']>().toBeString();
  // @ts-expect-error a typo of prompt
  await run<ImageOutput, { prompt: string }>('image', { input: { promt: 'a' } });
});

test('the outputs of public models are closed, and others are named or read in raw', () => {
  const done = <Output>(output: Output): CompletedJob<Output> => ({
    ...base,
    phase: 'completed',
    output,
    raw: { output: { seed: 7 } },
  });
  const image = done<ImageOutput>({ image_url: 'a', cost: 0 });
  // @ts-expect-error a typo of image_url
  expect(image.output.imageUrl).toBeUndefined();
  // @ts-expect-error a member in brackets
  expect(image.output['imageUrl']).toBeUndefined();
  // @ts-expect-error a typo of video_url
  expect(done<VideoOutput>({ video_url: 'a', cost: 0 }).output.url).toBeUndefined();
  const { output: text } = done<TextOutput>({ text: 'a', cost: 0, usage: { input: 1, output: 2 } });
  // @ts-expect-error a typo of text
  expect(text.txt).toBeUndefined();
  // @ts-expect-error and of output, within
  expect(text.usage.outputs).toBeUndefined();
  const { output: words } = done<TranscriptionOutput>({ transcription: 'a', cost: 0 });
  // @ts-expect-error a typo of transcription
  expect(words.transcript).toBeUndefined();
  const more = done<ImageOutput & { seed: number }>({ image_url: 'a', cost: 0, seed: 7 });
  expectTypeOf(more.output.seed).toBeNumber();
  expect(image.raw.output).toEqual({ seed: 7 });
  expectTypeOf<keyof ImageOutput>().toEqualTypeOf<'image_url' | 'cost'>();
  expectTypeOf<keyof TextOutput['usage']>().toEqualTypeOf<'input' | 'output'>();
});

test('the inputs of public models are closed', async () => {
  await run<ImageOutput, ImageInput>('image', { input: { prompt: 'a', num_inference_steps: 4 } });
  // @ts-expect-error a typo of prompt
  await run<ImageOutput, ImageInput>('image', { input: { promt: 'a' } });
  // @ts-expect-error a typo of width
  const image = { prompt: 'a', widht: 1 } satisfies ImageInput;
  await run<ImageOutput>('image', { input: image });
  // @ts-expect-error a width is a number
  await client.runSync<ImageOutput, ImageInput>('image', { input: { prompt: 'a', width: '1' } });
  // @ts-expect-error a video needs a prompt
  await client.runSync<VideoOutput, VideoInput>('video', { input: {} });
  expectTypeOf<VideoInput['size']>().toEqualTypeOf<
    '832*480' | '480*832' | '1280*720' | '720*1280' | '1920*1080' | '1080*1920' | undefined
  >();
  expectTypeOf<keyof ImageInput>().toEqualTypeOf<
    | 'prompt'
    | 'width'
    | 'height'
    | 'num_inference_steps'
    | 'guidance'
    | 'guidance_scale'
    | 'seed'
    | 'image_format'
    | 'num_outputs'
    | 'scheduler'
  >();
  expectTypeOf<keyof TranscriptionInput>().toEqualTypeOf<'audio' | 'audio_base64' | 'prompt'>();
  expectTypeOf<keyof TextInput>().toEqualTypeOf<
    'prompt' | 'messages' | 'max_tokens' | 'temperature' | 'top_p' | 'seed' | 'stream'
  >();
});

test('both calls that wait at the deployment take the same option', async () => {
  expectTypeOf<RunSyncOptions['waitMs']>().toEqualTypeOf<StatusSyncOptions['waitMs']>();
  await client.runSync('echo', { input: {} }, { waitMs: 5000 });
  // @ts-expect-error a submission that does not wait
  await run('echo', { input: {} }, { waitMs: 5000 });
});

test('schemas set the types of input and output', async () => {
  const inputSchema: StandardSchema<{ prompt: string; size?: number }> = schemaOf({ prompt: 'a' });
  const outputSchema: StandardSchema<{ day: string }, { day: Date }> = schemaOf({
    day: new Date(0),
  });
  const typed = () => run('image', { input: { prompt: 'a' } }, { inputSchema, outputSchema });
  expectTypeOf(typed).returns.resolves.toEqualTypeOf<Job<{ day: Date }>>();
  // @ts-expect-error a typo of prompt
  await run('image', { input: { promt: 'a' } }, { inputSchema });
  // @ts-expect-error the schema says text
  await run('image', { input: { prompt: 1 } }, { inputSchema });
});

test('the extended operations have typed results', () => {
  type Extended = Client['extended'];
  expectTypeOf<ReturnType<Extended['cancel']>>().resolves.toEqualTypeOf<Job>();
  expectTypeOf<ReturnType<Extended['health']>>().resolves.toEqualTypeOf<EndpointHealth>();
  expectTypeOf<ReturnType<Extended['purgeQueue']>>().resolves.toEqualTypeOf<PurgedQueue>();
  const typed = () => client.extended.stream<string>('text', '1');
  expectTypeOf(typed).returns.toEqualTypeOf<AsyncGenerator<string, string, undefined>>();
});

test('the global fetch and options that may be undefined are accepted', () => {
  expectTypeOf(fetch).toExtend<NonNullable<ClientOptions['fetch']>>();
  expectTypeOf<{ signal: AbortSignal | undefined }>().toExtend<CallOptions>();
  expectTypeOf<{ timeoutMs: number | undefined }>().toExtend<WaitOptions>();
  expectTypeOf<WaitOptions>().toExtend<CallOptions>();
});

/** A schema that makes this value of any other. */
function schemaOf<Input, Output>(value: Output): StandardSchema<Input, Output> {
  return { '~standard': { version: 1, vendor: 'test', validate: () => ({ value }) } };
}

const base = {
  id: '1',
  status: 'X',
  delayTime: undefined,
  executionTime: undefined,
  workerId: undefined,
  raw: {},
};
