/** The commands `run`, `status` and `cancel`, on the local service and on deployments that are not like it. */
import { writeFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { freePort } from '../servers/free-port.ts';
import { stub } from '../servers/stub.ts';
import {
  callDeployment as call,
  randomKey,
  reference,
  runCommand,
  targetFile,
  temporaryFolder,
} from './setup.ts';
// Loaded before the tests, which have a time limit.
import '../../src/cli/jobs/cancel-command.ts';
import '../../src/cli/jobs/run-command.ts';
import '../../src/cli/jobs/status-command.ts';

const fast = ['--poll-ms', '1'];

/** Answers each path with JSON, the given ones in order, the last one again and again. */
async function deployment(answers: Readonly<Record<string, readonly unknown[]>>) {
  const sent: { path: string; body: string }[] = [];
  const turns = new Map<string, number>();
  const listener: RequestListener = async (request, response) => {
    const path = request.url ?? '';
    sent.push({ path, body: await text(request) });
    const found = Object.entries(answers).find(([end]) => path.split('?')[0]?.endsWith(end));
    const turn = turns.get(path) ?? 0;
    turns.set(path, turn + 1);
    const [, given = []] = found ?? [];
    const answer = given[Math.min(turn, given.length - 1)];
    const status = typeof answer === 'number' ? answer : answer === undefined ? 404 : 200;
    // So long a pause is not waited for.
    const pause = status === 429 && { 'retry-after': '3600' };
    response.writeHead(status, { 'content-type': 'application/json', ...pause });
    response.end(JSON.stringify(typeof answer === 'number' ? { detail: 'why' } : answer));
  };
  return { url: await stub(listener), sent };
}

const queued = { id: 'job-1', status: 'IN_QUEUE' };

describe('run --wait', () => {
  test('prints the job as one document of JSON where the output is no terminal', async () => {
    const url = await reference();
    const { status, printed, warned } = await call(url, [
      'run',
      'echo',
      '--input',
      '{"word":"harbour"}',
      '--wait',
      ...fast,
    ]);
    expect({ status, job: JSON.parse(printed) }).toMatchObject({
      status: 0,
      job: { status: 'COMPLETED', output: { word: 'harbour' } },
    });
    expect(warned).toMatch(/^Submitted the job \S+ to echo\.\nIN_QUEUE {2}\d+ s\n/);
  });

  test('prints text on a terminal, and JSON there with --json', async () => {
    const url = await reference();
    const args = ['run', 'echo', '--input', '{"word":"harbour"}', '--wait', ...fast];
    const { printed, warned } = await call(url, args, { isInteractive: true });
    expect(warned).toMatch(/^Cost: unknown\./);
    expect(printed).toMatch(/^\S+ {2}COMPLETED\n {2}delayTime \d+\n {2}executionTime \d+\n/);
    expect(printed).toContain('"word": "harbour"');
    const { printed: json } = await call(url, [...args, '--json'], { isInteractive: true });
    expect(JSON.parse(json)).toMatchObject({ status: 'COMPLETED' });
  });

  test('exits with 3 if the job fails on the local service', async () => {
    const args = ['run', 'script', '--input', '{"script":{"fail":"No."}}', '--wait', ...fast];
    const { status, printed } = await call(await reference(), args);
    expect(status).toBe(3);
    expect(JSON.parse(printed)).toMatchObject({ status: 'FAILED', error: 'No.' });
  });

  test.each([
    ['FAILED', [], 3],
    ['TIMED_OUT', [], 4],
    ['CANCELLED', [], 5],
    ['ERRORED', ['--final-states', 'ERRORED,LAPSED=timed-out'], 3],
    ['LAPSED', ['--final-states', 'ERRORED,LAPSED=timed-out'], 4],
    ['ABORTED', ['--final-states', 'ABORTED=cancelled'], 5],
  ] as const)('a job that ends as %s with %j exits with %i', async (state, more, status) => {
    const { url } = await deployment({
      '/run': [queued],
      '/status/job-1': [queued, { status: state }],
    });
    const outcome = await call(url, ['run', 'any', '--input', '{}', '--wait', ...fast, ...more]);
    expect(outcome.status).toBe(status);
    expect(JSON.parse(outcome.printed)).toEqual({ id: 'job-1', status: state });
  });

  test('final states of a target file end the wait, and its names lead to endpoints', async () => {
    const { url, sent } = await deployment({
      '/v2/long-id/run': [queued],
      '/status/job-1': [{ status: 'ERRORED' }],
    });
    const file = await targetFile(
      JSON.stringify({
        baseUrl: url,
        keys: { valid: { public: 'public-key' } },
        endpoints: {
          short: { id: 'long-id', kind: 'public', model: 'image', price: 'image-fast' },
        },
        declares: { finalStates: ['ERRORED'] },
      }),
    );
    const size = '{"width":1000,"height":1000}';
    const args = ['short', '--target', file, '--input', size, '--wait', ...fast];
    const { status, warned } = await runCommand('run', args);
    expect(status).toBe(3);
    expect(sent[0]?.path).toBe('/v2/long-id/run');
    expect(warned).toContain('Cost: $0.0024 for an image of 1000 × 1000 pixels');
  });

  test('an unknown state is named with the option that ends the wait there', async () => {
    const { url } = await deployment({
      '/run': [queued],
      '/status/job-1': [{ status: 'ODD' }, { status: 'ODD' }, { status: 'COMPLETED' }],
    });
    const { warned } = await call(url, ['run', 'any', '--input', '{}', '--wait', ...fast]);
    expect(warned.match(/--final-states ODD\./g)).toHaveLength(1);
  });

  test('shows what else the deployment says of an unfinished job', async () => {
    const { url } = await deployment({
      '/run': [{ ...queued, position: 4 }],
      '/status/job-1': [{ status: 'IN_PROGRESS', progress: '30 %' }, { status: 'COMPLETED' }],
    });
    const { warned } = await call(url, ['run', 'any', '--input', '{}', '--wait', ...fast]);
    expect(warned).toMatch(
      /IN_QUEUE {2}\d+ s {2}position 4\nIN_PROGRESS {2}\d+ s {2}progress 30 %\n/,
    );
  });

  test('rewrites one line on a terminal, and removes it at the end', async () => {
    const { url } = await deployment({
      '/run': [queued],
      '/status/job-1': [queued, { status: 'COMPLETED' }],
    });
    const shown: string[] = [];
    const args = ['run', 'any', '--input', '{}', '--wait', ...fast];
    const { warned } = await call(url, args, { showStatus: (line) => void shown.push(line) });
    // The line is also shown again each second.
    const states = shown.map((line) => line.replace(/ {2}\d+ s$/, ''));
    expect(states.filter((state, index) => state !== states[index - 1])).toEqual([
      'IN_QUEUE',
      'COMPLETED',
      '',
    ]);
    expect(warned).not.toContain('IN_QUEUE');
  });

  test('an interrupted wait says how to go on, and prints the job', async () => {
    const stop = new AbortController();
    const { url } = await deployment({ '/run': [queued], '/status/job-1': [queued] });
    const args = ['run', 'any', '--base-url', url, '--input', '{}', '--wait', '--poll-ms', '60000'];
    const { status, printed, warned } = await call(url, args, {
      stop: stop.signal,
      showStatus: (line) => line !== '' && stop.abort(),
    });
    expect(status).toBe(130);
    expect(JSON.parse(printed)).toEqual(queued);
    expect(warned).toContain(
      `\n  npx inference-contract status any job-1 --wait --base-url ${url}\n`,
    );
    expect(warned).toContain(`\n  npx inference-contract cancel any job-1 --base-url ${url}`);
  });
});

describe('run', () => {
  test('without --wait prints the accepted job', async () => {
    const { url } = await deployment({ '/run': [queued] });
    const args = ['run', 'any', '--input', '{}'];
    expect(await call(url, args)).toMatchObject({
      status: 0,
      printed: JSON.stringify(queued, null, 2),
    });
    const { warned } = await call(url, args, { isInteractive: true });
    expect(warned).toContain('npx inference-contract status any job-1 --wait');
  });

  test('with --sync takes the answer of runsync, and waits for the rest only if asked to', async () => {
    const { url, sent } = await deployment({
      '/runsync': [{ id: 'sync-1', status: 'IN_PROGRESS' }],
      '/status/sync-1': [{ status: 'COMPLETED' }],
    });
    const args = ['run', 'any', '--input', '{}', '--sync', ...fast];
    expect(await call(url, args)).toMatchObject({ status: 8 });
    expect(await call(url, [...args, '--wait'])).toMatchObject({ status: 0 });
    expect(sent.map(({ path }) => path)).toEqual([
      '/v2/any/runsync',
      '/v2/any/runsync',
      '/v2/any/status/sync-1',
    ]);
  });

  test('never cuts a submission off, whose id would be lost', async () => {
    const { url } = await deployment({ '/run': [queued], '/status/job-1': [queued] });
    const args = ['run', 'any', '--input', '{}', '--timeout-ms', '1', '--wait'];
    const { status, warned } = await call(url, args);
    expect(status).toBe(8);
    expect(warned).toContain('npx inference-contract status any job-1 --wait');
  });

  test('sends webhook, policy and storage, from options, files and the environment', async () => {
    const { url, sent } = await deployment({ '/run': [queued] });
    const folder = await temporaryFolder();
    const input = join(folder, 'input.json');
    await writeFile(input, '\uFEFF{"word": "harbour"}');
    const storage = { accessId: 'id-of-key', accessSecret: 'long secret', region: 'x' };
    const args = [
      ...['run', 'any', '--input', `@${input}`, '--webhook', 'https://host.test/hook'],
      ...['--ttl-ms', '10000', '--execution-timeout-ms', '5001', '--low-priority'],
    ];
    const env = { STORAGE: JSON.stringify(storage) };
    const { printed, warned } = await call(url, [...args, '--s3-config-env', 'STORAGE'], { env });
    const file = join(folder, 's3.json');
    await writeFile(file, JSON.stringify(storage));
    await call(url, [...args, '--s3-config-file', file]);
    expect(sent.map(({ body }) => JSON.parse(body))).toEqual(
      [1, 2].map(() => ({
        input: { word: 'harbour' },
        webhook: 'https://host.test/hook',
        policy: { ttl: 10_000, executionTimeout: 5001, lowPriority: true },
        s3Config: storage,
      })),
    );
    expect(printed + warned).not.toContain('secret');
  });

  test('sends a whole request with members that no document names; options replace its members', async () => {
    const { url, sent } = await deployment({ '/run': [queued] });
    const request = { input: {}, priority: 1, policy: { ttl: 20_000, region: 'x' } };
    await call(url, ['run', 'any', '--request', '-', '--ttl-ms', '10000'], {
      readInput: async () => JSON.stringify(request),
    });
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual({
      ...request,
      policy: { ttl: 10_000, region: 'x' },
    });
  });

  test('never shows credentials, also if the worker returns them', async () => {
    const accessSecret = 'as-51d0e77c9b';
    const { url } = await deployment({
      '/run': [
        {
          ...queued,
          status: 'COMPLETED',
          output: { got: `${accessSecret}, ${randomKey}`, b: 'bucket' },
        },
      ],
    });
    const env = {
      INFERENCE_API_KEY: randomKey,
      STORAGE: JSON.stringify({ accessSecret, bucketName: 'bucket' }),
    };
    const { printed, warned } = await call(
      url,
      ['run', 'any', '--input', '{}', '--wait', '--s3-config-env', 'STORAGE'],
      { env },
    );
    expect(JSON.parse(printed).output).toEqual({
      got: '[s3Config.accessSecret], [API key]',
      b: 'bucket',
    });
    expect(warned).not.toContain(accessSecret);
  });

  test.each([
    [
      '--input',
      '{"a": 1,}',
      "--input:1:9: not valid JSON: Quoted object key expected but got '}'.",
    ],
    [
      '--input',
      "{'a': 1}",
      "--input:1:2: not valid JSON: Quoted object key expected but got '''. If your shell",
    ],
    ['--input', '{"a": 1\n "b": 2}', '--input:2:2: not valid JSON: Comma'],
    ['--input', '{"a": 1, "a": 2}', "--input:1:11: not valid JSON: Duplicate key 'a'."],
    ['--input', '[1]', '--input:1:1: expected a JSON object, {…}, got an array.'],
    ['--input', '{"seed": 12345678901234567890}', 'would be sent as 12345678901234567000'],
    [
      '--input',
      '{"input": {"a": 1}}',
      'got what looks like a whole request. Give a request with --request.',
    ],
    [
      '--input',
      '@none.json',
      '--input: expected a JSON file, got none.json: none: there is no such file.',
    ],
    [
      '--request',
      '{"input": {},\n "policy": {"ttl": 5}}',
      '--request:2:20: expected a number of at least 10000 at /policy/ttl, got 5.',
    ],
    ['--request', '{"webhook": "x"}', ' at /input, got nothing.'],
    [
      '--request',
      '{"input": [1]}',
      '--request:1:11: expected an object at /input, got an array of 1.',
    ],
    [
      '--request',
      '{"input": {}, "s3Config": {"accessSecret": 12345678}}',
      '--request:1:44: expected a string at /s3Config/accessSecret, got a number.',
    ],
  ])('refuses %s %s before anything is sent', async (option, value, message) => {
    const { url, sent } = await deployment({ '/run': [queued] });
    const { status, printed, warned } = await call(url, ['run', 'any', option, value]);
    expect({ status, printed, sent }).toEqual({ status: 2, printed: '', sent: [] });
    expect(warned).toContain(message);
  });

  test.each([
    [['--ttl-ms', '5'], '--ttl-ms: expected a number of at least 10000 at /policy/ttl, got 5.'],
    [['--execution-timeout-ms', '5000'], '--execution-timeout-ms: expected'],
    [['--webhook', 'nowhere'], '--webhook: expected'],
    [['--final-states', 'A=gone'], '--final-states: expected names of states'],
    [['--timeout-ms', '1000'], '--timeout-ms: expected --wait, too.'],
    [['--timeout-ms', '1000', '--sync'], '--timeout-ms: expected --wait, too.'],
    [['--ttl-ms', '1e3'], '--ttl-ms: expected milliseconds from 1 on, got "1e3".'],
    [['--s3-config-env', 'UNSET'], '--s3-config-env: expected s3Config as JSON in the environment'],
    [
      ['--api-key-env', 'UNSET'],
      'Expected the API key in the environment variable UNSET, got nothing.',
    ],
  ])('refuses %j before anything is sent', async (more, message) => {
    const { url, sent } = await deployment({ '/run': [queued] });
    const { status, warned } = await call(url, ['run', 'any', '--input', '{}', ...more]);
    expect({ status, sent }).toEqual({ status: 2, sent: [] });
    expect(warned).toContain(message);
  });

  test('ends when it is stopped while it reads its input', async () => {
    const stop = new AbortController();
    const outcome = await call('http://127.0.0.1:1', ['run', 'any', '--input', '-'], {
      stop: stop.signal,
      readInput() {
        stop.abort();
        return new Promise(() => undefined);
      },
    });
    expect(outcome).toEqual({
      status: 2,
      printed: '',
      warned: '--input: interrupted. Nothing was sent.',
    });
  });

  test('says where base URL and key are expected', async () => {
    const run = (env: Record<string, string>) =>
      runCommand('run', ['any', '--input', '{}'], { env });
    expect(await run({})).toMatchObject({
      status: 2,
      warned: expect.stringMatching(
        /INFERENCE_BASE_URL, in --base-url, or a target file .*, got nothing/,
      ),
    });
    expect(await run({ INFERENCE_BASE_URL: 'http://user:pass@host.test' })).toMatchObject({
      status: 2,
      warned: expect.not.stringContaining('pass@'),
    });
    const env = { INFERENCE_BASE_URL: 'http://host.test', INFERENCE_API_KEY: 'k3y with space' };
    expect((await run(env)).warned).toMatch(
      /^The key in \$INFERENCE_API_KEY: expected visible ASCII/,
    );
  });

  test('--plan shows the cost, and sends nothing', async () => {
    const { url, sent } = await deployment({});
    const plan = async (price: string, input: string) => {
      const args = ['run', 'any', '--input', input, '--price', price, '--plan'];
      return (await call(url, args)).warned;
    };
    expect(await plan('image-higher-quality', '{"width":1024,"height":512}')).toBe(
      'Cost: $0.01048576 for an image of 1024 × 512 pixels, at $0.02 per megapixel. The actual size is charged.\nThe request is valid. Nothing was sent.',
    );
    expect(await plan('text', '{}')).toContain('$0.01 per 1000 tokens generated.');
    expect(await plan('image-fast', '{}')).toContain('$0.0024 per megapixel.');
    expect(sent).toEqual([]);
  });
});

describe('what the deployment refuses', () => {
  test.each([
    [400, 6, /answered with 400, why$/],
    [401, 6, /Check the key in \$INFERENCE_API_KEY/],
    [404, 6, /Check the id of the endpoint, "any"/],
    [429, 6, /Too many requests\. Try again in 3600 s\./],
    [500, 7, /may have been accepted, and may cost money/],
  ])('a submission with %i exits with %i', async (answer, status, message) => {
    const { url } = await deployment({ '/run': [answer] });
    const outcome = await call(url, ['run', 'any', '--input', '{}', '--wait']);
    expect(outcome).toMatchObject({ status, printed: '' });
    expect(outcome.warned).toMatch(message);
  });

  test.each([400, 500, 200])(
    'with %i, no answer shows credentials that it repeats',
    async (status) => {
      const url = await stub(async (request, response) => {
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(JSON.stringify({ detail: `bad request ${await text(request)}` }));
      });
      const s3Config = {
        accessId: 'LEAKID',
        accessSecret: `LEAK"SEC${'x'.repeat(600)}`,
        bucketName: 'b',
      };
      const args = ['run', 'any', '--request', JSON.stringify({ input: {}, s3Config }), '--json'];
      const { printed, warned } = await call(url, args);
      expect(warned).toContain(`answered with ${status}`);
      expect(printed + warned).not.toMatch(/LEAK|xxx/);
    },
  );

  test.each([
    ['nothing', '', 7],
    ['another job', '{"id":"job-2","status":"COMPLETED"}', 7],
    ['HTML', '<html>', 7],
    ['a wrong key', 401, 7],
    ['a failure', 500, 7],
    ['too many requests', 429, 7],
  ])('a poll that gets %s says how to go on with the accepted job', async (_, answer, status) => {
    const url = await stub((request, response) => {
      const isPoll = request.method === 'GET';
      response.writeHead(isPoll && typeof answer === 'number' ? answer : 200, {
        'retry-after': '0',
      });
      response.end(isPoll ? String(answer) : JSON.stringify(queued));
    });
    const outcome = await call(url, ['run', 'any', '--input', '{}', '--wait', ...fast]);
    expect(outcome.status).toBe(status);
    expect(JSON.parse(outcome.printed)).toEqual(queued);
    expect(outcome.warned).toContain('npx inference-contract status any job-1 --wait');
    expect(outcome.warned).not.toMatch(/id is not known|base URL|id of the endpoint/);
  });

  test('a poll that gets 404 says that the deployment does not know the accepted job', async () => {
    const { url } = await deployment({ '/run': [queued] });
    const { status, warned } = await call(url, ['run', 'any', '--input', '{}', '--wait', ...fast]);
    expect(status).toBe(7);
    expect(warned).toContain('The deployment accepted this job and does not know it now.');
    expect(warned).not.toMatch(/id is not known|id of the endpoint|status any job-1/);
  });

  test('a submission answered with an id and no state says how to go on', async () => {
    const { url } = await deployment({ '/run': [{ id: 'job-1' }] });
    const { status, warned } = await call(url, ['run', 'any', '--input', '{}']);
    expect(status).toBe(7);
    expect(warned).toContain('npx inference-contract status any job-1 --wait');
  });

  test('no answer exits with 7, and says whether a job may run', async () => {
    const closing = await stub((request) => void request.socket.destroy());
    const dropped = await call(closing, ['run', 'any', '--input', '{}']);
    expect(dropped.status).toBe(7);
    expect(dropped.warned).toContain('The job may have been accepted, and may cost money');
    const args = ['run', 'any', '--input', '{}'];
    const refused = await call(`http://127.0.0.1:${await freePort()}`, args);
    expect(refused.status).toBe(7);
    expect(refused.warned).not.toContain('may have been accepted');
    expect(refused.warned).toContain('Check the base URL');
    // Fetch never connects to this port.
    const never = await call('http://127.0.0.1:1', args);
    expect(never.status).toBe(7);
    expect(never.warned).not.toContain('may have been accepted');
  });

  test('an answer that is no job exits with 7', async () => {
    const { url } = await deployment({ '/run': [{ hello: 'world' }] });
    expect(await call(url, ['run', 'any', '--input', '{}'])).toMatchObject({ status: 7 });
  });
});

describe('numbers as they arrived', () => {
  const numbers = '[12345678901234567890123,0.1234567890123456789,1.0,1e400]';
  const job = (status: string) =>
    `{"status":"${status}","seed":98765432109876543210,"output":{"n":${numbers},"key":"${randomKey}"}}`;
  const run = ['run', 'any', '--input', '{}'];

  /** Answers a submission with a job in the queue, then all with `last`. */
  const exact = (last: string) =>
    stub((request, response) => {
      const isSubmission = request.url?.endsWith('/run') === true;
      response.end(isSubmission ? job('IN_QUEUE').replace('{', '{"id":"job-1",') : last);
    });

  test.each([
    ['run', run, job('COMPLETED'), 'IN_QUEUE'],
    ['run --wait', [...run, '--wait', ...fast], job('COMPLETED'), 'COMPLETED'],
    ['run --wait that fails', [...run, '--wait', ...fast], '<html>', 'IN_QUEUE'],
    ['status', ['status', 'any', 'job-1'], job('COMPLETED'), 'COMPLETED'],
    ['cancel', ['cancel', 'any', 'job-1'], job('CANCELLED'), 'CANCELLED'],
  ])('%s prints all digits, and no key', async (_, args, last, status) => {
    const url = await exact(last);
    const env = { INFERENCE_API_KEY: randomKey };
    const { printed } = await call(url, args, { env });
    expect(JSON.parse(printed)).toMatchObject({
      id: 'job-1',
      status,
      output: { key: '[API key]' },
    });
    expect(printed.replaceAll(/\s/g, '')).toContain(
      `"seed":98765432109876543210,"output":{"n":${numbers}`,
    );
    const { printed: shown } = await call(url, args, { env, isInteractive: true });
    expect(shown).toContain('  seed 98765432109876543210\n');
    expect(shown.replaceAll(/\s/g, '')).toContain(numbers);
    expect(shown).not.toContain(randomKey);
  });

  test('members that are named twice count as the last ones', async () => {
    const url = await exact('{"status":"IN_QUEUE","status":"COMPLETED","n":1e99}');
    const { printed } = await call(url, ['status', 'any', 'job-1']);
    expect(printed.replaceAll(/\s/g, '')).toBe('{"id":"job-1","status":"COMPLETED","n":1e99}');
  });
});

describe('status', () => {
  test.each([
    ['COMPLETED', 0],
    ['IN_PROGRESS', 8],
    ['ODD', 8],
    ['CANCELLED', 5],
  ])('of a job that is %s exits with %i', async (state, status) => {
    const { url } = await deployment({ '/status/job-1': [{ status: state }] });
    const outcome = await call(url, ['status', 'any', 'job-1']);
    expect(outcome.status).toBe(status);
    expect(JSON.parse(outcome.printed)).toEqual({ id: 'job-1', status: state });
  });

  test('with --wait waits for the end', async () => {
    const { url } = await deployment({ '/status/job-1': [queued, { status: 'COMPLETED' }] });
    expect(await call(url, ['status', 'any', 'job-1', '--wait', ...fast])).toMatchObject({
      status: 0,
    });
  });

  test('exits with 8 at the limit of the wait, and says how to go on', async () => {
    const { url } = await deployment({ '/status/job-1': [queued] });
    const args = ['status', 'any', 'job-1', '--wait', '--timeout-ms', '1'];
    const { status, warned } = await call(url, args);
    expect(status).toBe(8);
    expect(warned).toContain('npx inference-contract status any job-1 --wait');
  });

  test('says why a wait takes longer, and goes on', async () => {
    const { url } = await deployment({ '/status/job-1': [503, { status: 'COMPLETED' }] });
    const { status, warned } = await call(url, ['status', 'any', 'job-1', '--wait', ...fast]);
    expect(status).toBe(0);
    expect(warned).toMatch(/answered with 503, why\. Trying again in \d+ s\.\n/);
  });

  test('of an unknown job says what may be wrong', async () => {
    const { url } = await deployment({});
    const { status, warned } = await call(url, ['status', 'any', 'job-1']);
    expect(status).toBe(6);
    expect(warned).toContain('A deployment may delete ended jobs after a while.');
  });

  test('refuses ids that would be steps in a path', async () => {
    expect(await call('http://127.0.0.1:1', ['status', 'any', '..'])).toMatchObject({ status: 2 });
  });
});

describe('cancel', () => {
  test('cancels a job of the local service', async () => {
    const url = await reference();
    const input = '{"script":{"afterMs":60000}}';
    const { printed } = await call(url, ['run', 'script', '--input', input]);
    const { id } = JSON.parse(printed);
    const outcome = await call(url, ['cancel', 'script', id]);
    expect(outcome.status).toBe(0);
    expect(JSON.parse(outcome.printed)).toMatchObject({ id, status: 'CANCELLED' });
    expect(await call(url, ['status', 'script', id])).toMatchObject({ status: 5 });
  });

  test.each([404, 405, 501])('says that a deployment may lack it: %i', async (answer) => {
    const { url } = await deployment({ '/cancel/job-1': [answer] });
    const { status, warned } = await call(url, ['cancel', 'any', 'job-1']);
    expect(status).toBe(6);
    expect(warned).toContain('this deployment has no such operation');
  });
});
