/** The command line serves the reference, and says in one line why it does not. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCli, type Serving, startCli } from './cli-process.ts';

const isCurlLine = (line: string) => line.startsWith('curl ');

describe('serve', () => {
  let service: Serving;
  beforeAll(async () => {
    service = await startCli(['serve', '--port', '0'], isCurlLine);
  });
  afterAll(() => service.stop('SIGKILL'));

  it('says where it is, with which key, and where the reference is', async () => {
    const text = service.lines.join('\n');
    expect(text).toContain(`Serving on ${service.url}`);
    expect(text).toContain('demo-key');
    expect(text).toContain(`${service.url}/docs`);
    const page = await fetch(`${service.url}/docs`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('/docs/reference.html');
  });

  it('prints a line for the shell that makes an image', async () => {
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

  it('refuses the port that it uses to another one, in one line', async () => {
    const { port } = new URL(service.url);
    expect(await runCli(['serve', '--port', port])).toEqual({
      status: 2,
      stdout: '',
      stderr: `Cannot listen on 127.0.0.1:${port}: the port is in use; choose another with --port (0 takes a free one).\n`,
    });
  });
});

describe('serve, asked to end', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('ends in peace on %s', async (signal) => {
    const service = await startCli(['serve', '--port', '0', '--log', 'json'], () => true);
    expect(service.lines).toEqual([JSON.stringify({ event: 'listening', url: service.url })]);
    expect(await service.stop(signal)).toBe(0);
  });
});

describe('serve, misunderstood', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'serve-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('points to the line of a mistake in its settings', async () => {
    const config = join(folder, 'service.yaml');
    await writeFile(config, 'accounts:\n  demo:\n    keys:\n      k: {permision: run}\n');
    expect(await runCli(['serve', '--config', config])).toEqual({
      status: 2,
      stdout: '',
      stderr: [
        `${config}:1:1: expected a value at /endpoints, got nothing`,
        `${config}:4:11: expected the key permission at /accounts/demo/keys/k, got "permision"; did you mean permission?`,
        '',
      ].join('\n'),
    });
  });

  it.each([
    [['serve', '--port', '65536'], '--port: expected a port from 0 to 65535, got "65536".'],
    [['serve', '--log', 'loud'], '--log: expected pretty, json or silent, got "loud".'],
    [['serve', '--prot', '1'], 'Unknown option --prot. Did you mean --port?'],
    [['sevre'], 'Unknown command sevre. Did you mean serve?'],
  ])('answers %j with one line', async (args, line) => {
    expect(await runCli(args)).toEqual({ status: 2, stdout: '', stderr: `${line}\n` });
  });

  it('names the environment where the port comes from there', async () => {
    const { status, stderr } = await runCli(['serve'], { PORT: 'http' });
    expect(status).toBe(2);
    expect(stderr).toBe('PORT: expected a port from 0 to 65535, got "http".\n');
  });
});
