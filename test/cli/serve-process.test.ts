/** The command line serves the reference, and says in one line why it does not. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCli, type Serving, startCli } from './cli-process.ts';

async function run(url: string, endpoint: string): Promise<unknown> {
  const response = await fetch(`${url}/v2/${endpoint}/runsync`, {
    method: 'POST',
    headers: { authorization: 'Bearer demo-key', 'content-type': 'application/json' },
    body: '{"input":{}}',
  });
  return response.json();
}

const isCurlLine = (line: string) => line.startsWith('curl ');

describe('serve', () => {
  let service: Serving;
  beforeAll(async () => {
    service = await startCli(['serve', '--port', '0', '--log', 'pretty'], isCurlLine);
  });
  afterAll(() => service.stop('SIGKILL'));

  test('prints its address, its key and the address of the API reference', async () => {
    const text = service.lines.join('\n');
    expect(text).toContain(`Serving on ${service.url}`);
    expect(text).toContain('demo-key');
    expect(text).toContain(`${service.url}/docs`);
    const page = await fetch(`${service.url}/docs`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('/docs/');
  });

  test('prints a shell command that creates an image', async () => {
    const line = service.lines.find(isCurlLine) ?? '';
    const { stdout } = await promisify(execFile)('sh', ['-c', line]);
    const job = JSON.parse(stdout);
    expect(job).toMatchObject({ status: 'COMPLETED', output: { cost: 0.0025165824 } });

    const image = await fetch(job.output.image_url);
    expect(image.headers.get('content-type')).toBe('image/png');
    const bytes = Buffer.from(await image.arrayBuffer());
    expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1024, 1024]);
  });

  test('reports a port that is in use in one line', async () => {
    const { port } = new URL(service.url);
    expect(await runCli(['serve', '--port', port])).toEqual({
      status: 2,
      stdout: '',
      stderr: `Cannot listen on 127.0.0.1:${port}: the port is in use; choose another with --port (0 takes a free one).\n`,
    });
  });
});

describe('serve for operators', () => {
  let service: Serving;
  beforeAll(async () => {
    service = await startCli(['serve', '--port', '0', '--log-level', 'debug'], () => true);
  });
  afterAll(() => service.stop('SIGKILL'));

  test('logs JSON objects unless its output is a terminal', async () => {
    expect(service.lines.slice(0, 1).map((line) => JSON.parse(line))).toMatchObject([
      { level: 'info', event: 'listening', url: service.url },
    ]);
    await run(service.url, 'echo');
    const events = () => service.lines.map((line) => JSON.parse(line).event);
    await expect.poll(events).toEqual(expect.arrayContaining(['submitted', 'ended', 'request']));
  });

  test('prints the first steps of the demo next to the log', async () => {
    await expect.poll(() => service.errors().split('\n').some(isCurlLine)).toBe(true);
  });

  test('serves health checks for orchestrators and metrics for Prometheus', async () => {
    for (const [path, status] of [
      ['/healthz', 'alive'],
      ['/readyz', 'ready'],
    ]) {
      const answer = await fetch(`${service.url}${path}`);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual({ status });
    }
    await run(service.url, 'echo');
    const metrics = await fetch(`${service.url}/metrics`);
    expect(metrics.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    const text = await metrics.text();
    expect(text).toMatch(/^inference_requests_total\{operation="runJobSync",status="200"\} \d+$/m);
    expect(text).toMatch(/^inference_jobs_total\{endpoint="echo",state="COMPLETED"\} \d+$/m);
  });
});

describe('serve on a stop signal', () => {
  let folder = '';
  let config = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'serve-'));
    config = join(folder, 'service.yaml');
    await writeFile(
      config,
      [
        'accounts: { demo: { keys: { demo-key: {} } } }',
        'endpoints:',
        '  long: { kind: serverless, worker: echo, durationMs: 500000, workers: { min: 1 } }',
      ].join('\n'),
    );
  });
  afterAll(() => rm(folder, { recursive: true }));

  test.each(['SIGINT', 'SIGTERM'] as const)('exits cleanly on %s', async (signal) => {
    const service = await startCli(['serve', '--port', '0', '--log', 'json'], () => true);
    expect(await service.stop(signal)).toBe(0);
    expect(service.lines.map((line) => JSON.parse(line).event)).toEqual(['listening', 'draining']);
    expect(service.errors()).toBe('');
  });

  test('prints what the jobs would have cost', async () => {
    const service = await startCli(['serve', '--port', '0', '--log', 'json'], () => true);
    await fetch(`${service.url}/v2/black-forest-labs-flux-1-schnell/runsync`, {
      method: 'POST',
      headers: { authorization: 'Bearer demo-key', 'content-type': 'application/json' },
      body: '{"input":{"prompt":"A lighthouse"}}',
    });
    expect(await service.stop('SIGTERM')).toBe(0);
    expect(JSON.parse(service.lines.at(-1) ?? '{}')).toMatchObject({
      event: 'wouldHaveCost',
      account: 'demo',
      dollars: '0.0025165824',
    });
  });

  test.each([
    ['SIGTERM', 'SIGTERM', 143],
    ['SIGTERM', 'SIGINT', 130],
  ] as const)('exits immediately on a second signal: %s, %s', async (first, second, status) => {
    const options = ['--port', '0', '--log', 'json', '--log-level', 'debug'];
    const service = await startCli(
      ['serve', '--config', config, '--grace-ms', '900000', ...options],
      () => true,
    );
    const has = (event: string) => service.lines.some((line) => JSON.parse(line).event === event);
    const outcome = expect(run(service.url, 'long')).rejects.toThrow();
    await expect.poll(() => has('started')).toBe(true);
    const ended = service.stop(first);
    await expect.poll(() => has('draining')).toBe(true);
    await service.stop(second);
    expect(await ended).toBe(status);
    await outcome;
  });
});

describe('serve with wrong options', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'serve-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('reports a mistake in its settings with its line', async () => {
    const config = join(folder, 'service.yaml');
    await writeFile(config, 'accounts:\n  demo:\n    keys:\n      k: {permision: run}\n');
    expect(await runCli(['serve', '--config', config])).toEqual({
      status: 2,
      stdout: '',
      stderr: [
        `${config}:4:11: expected one of the keys name, permission or endpoints at /accounts/demo/keys/[key], got "permision"; did you mean permission?`,
        '',
      ].join('\n'),
    });
  });

  test.each([
    [['serve', '--port', '65536'], '--port: expected a port from 0 to 65535, got "65536".'],
    [
      ['serve', '--grace-ms', '1s'],
      '--grace-ms: expected milliseconds from 0 to 999999, got "1s".',
    ],
    [['serve', '--control-token='], '--control-token: expected a token, got nothing.'],
  ])('answers %j with one line', async (args, line) => {
    expect(await runCli(args)).toEqual({ status: 2, stdout: '', stderr: `${line}\n` });
  });

  test('names the environment variable if the port comes from it', async () => {
    const { status, stderr } = await runCli(['serve'], { env: { PORT: 'http' } });
    expect(status).toBe(2);
    expect(stderr).toBe('PORT: expected a port from 0 to 65535, got "http".\n');
  });
});
