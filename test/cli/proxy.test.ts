/** The command `proxy` from its arguments to what it prints and writes. */
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { stub } from '../servers/stub.ts';
import { proxied } from './proxied.ts';
import { runCommand, temporaryFolder } from './setup.ts';

test('mismatched messages are explained without their values', async () => {
  const target = await stub((request, response) => {
    request.resume();
    response.setHeader('content-type', 'application/json').end('{"id":"hidden-id"}');
  });
  const { warned } = await proxied(['--target', target], async (url) => {
    const body = '{"input":["hidden input"]}';
    const headers = { 'content-type': 'application/json' };
    await (await fetch(`${url}/v2/one/run`, { method: 'POST', headers, body })).text();
  });
  const lines = warned.join('\n');
  expect(lines).toContain(
    'POST /v2/one/run: the request does not match the contract: expected an object at /input, got an array of 1 (evidence ',
  );
  expect(lines).toContain('the answer does not match the contract: expected');
  expect(lines).not.toMatch(/hidden|must /);
});

test('a submission with another content type is reported with both content types', async () => {
  const target = await stub((request, response) => {
    request.resume();
    response.writeHead(415).end();
  });
  const { warned } = await proxied(['--target', target], async (url) => {
    const headers = { 'content-type': 'text/plain; charset=utf-8' };
    await (await fetch(`${url}/v2/one/run`, { method: 'POST', headers, body: 'input=1' })).text();
  });
  expect(warned.join('\n')).toContain(
    'the request does not match the contract: expected the content type application/json, got text/plain (evidence ',
  );
});

test('evidence starts with the deployment and contains what clients sent', async () => {
  const target = await stub((_, response) => void response.end());
  const evidence = join(await temporaryFolder(), 'run.ndjson');
  await proxied(['--target', target, '--evidence', evidence], (url) =>
    fetch(`${url}/v2/one/health`),
  );
  const lines = (await readFile(evidence, 'utf8')).trim().split('\n');
  expect(lines.map((line) => JSON.parse(line).kind)).toEqual(['subject', 'exchange']);
});

test('a recording is replaced only with --force', async () => {
  const target = await stub((_, response) => void response.end());
  const evidence = join(await temporaryFolder(), 'run.ndjson');
  await writeFile(evidence, 'old');
  const args = ['--target', target, '--evidence', evidence];
  expect(await runCommand('proxy', [...args, '--port', '0'])).toMatchObject({
    status: 2,
    warned: `--evidence: ${evidence} exists already. Use --force to replace it.`,
  });
  expect(await readFile(evidence, 'utf8')).toBe('old');
  await proxied([...args, '--force'], (url) => fetch(`${url}/v2/one/health`));
  expect(await readFile(evidence, 'utf8')).toMatch(/^\{/);
  expect(await runCommand('proxy', ['--target', target, '--force'])).toMatchObject({
    status: 2,
    warned: '--force: expected --evidence, whose file it replaces.',
  });
});

test('a proxy that only records ends with 0 and one line; a report is made if it is asked for', async () => {
  const target = await stub((_, response) => void response.end());
  const folder = await temporaryFolder();
  const evidence = join(folder, 'run.ndjson');
  const use = (url: string) => fetch(`${url}/v2/one/health`);
  const recorded = await proxied(['--target', target, '--evidence', evidence], use);
  expect(recorded.printed.slice(1)).toEqual([
    `Recorded 1 request in ${evidence}. Judge: npx inference-contract judge ${evidence}`,
  ]);
  expect(recorded.status).toBe(0);

  for (const asked of [
    ['--profile', 'contract'],
    ['--json', join(folder, 'r.json')],
  ]) {
    const again = ['--target', target, '--evidence', evidence, '--force', ...asked];
    const judged = await proxied(again, use);
    expect(judged.printed.at(-1)).toMatch(/^Incomplete: /);
    expect(judged.status).toBe(3);
  }
  const quiet = await proxied(['--target', target, '--quiet'], use);
  expect(quiet.printed).toEqual([
    expect.stringContaining('Forwarding http'),
    expect.stringMatching(/^Incomplete: /),
  ]);
});

test('a proxy that cannot listen keeps existing evidence unchanged', async () => {
  const evidence = join(await temporaryFolder(), 'run.ndjson');
  await writeFile(evidence, 'old');
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' ? `${address?.port}` : '';
  const target = 'http://127.0.0.1:1';
  const args = ['--target', target, '--port', port, '--evidence', evidence, '--force'];
  const { status, warned } = await runCommand('proxy', args);
  expect({ status, warned }).toEqual({
    status: 2,
    warned: expect.stringContaining('the port is in use'),
  });
  expect(await readFile(evidence, 'utf8')).toBe('old');
});
