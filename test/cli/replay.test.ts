/** `proxy --replay`: a recording of the local service answers when the service is gone. */
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { recordingIn } from '../../src/cli/checks/evidence-input.ts';
import { createReferenceService } from '../../src/reference/service.ts';
import { listen } from '../../src/validation/adapters/node-http.ts';
import { proxied } from './proxied.ts';
import { memoryTerminal, runCommand, temporaryFolder } from './setup.ts';

async function send(url: string, path: string, body?: object) {
  const headers = { authorization: 'Bearer demo-key', 'content-type': 'application/json' };
  const answer = await fetch(url + path, {
    headers,
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  const received: { id?: string; status?: string } = JSON.parse(await answer.text());
  return { status: answer.status, body: received };
}

/** Submits a job with a webhook of its own, and asks for it until it has completed. */
async function useJob(url: string, webhook: string): Promise<object[]> {
  const submitted = await send(url, '/v2/echo/run', { input: { word: 'x' }, webhook });
  const seen: object[] = [submitted];
  for (let state: string | undefined; state !== 'COMPLETED'; ) {
    const answer = await send(url, `/v2/echo/status/${submitted.body.id}`);
    state = answer.body.status;
    seen.push(answer);
  }
  return seen;
}

/** A recording of one job, and where the deployment was. */
async function recorded() {
  const service = createReferenceService({
    settings: {
      accounts: { demo: { keys: { 'demo-key': {} } } },
      endpoints: { echo: { kind: 'serverless', worker: 'echo' } },
    },
  });
  const { url: target, close } = await listen(service.handle, { host: '127.0.0.1', port: 0 });
  const evidence = join(await temporaryFolder(), 'traffic.ndjson');
  let seen: object[] = [];
  await proxied(['--target', target, '--evidence', evidence], async (url) => {
    seen = await useJob(url, 'http://127.0.0.1:9/hook/3f9a2b');
  });
  service.close();
  await close();
  return { target, evidence, seen };
}

test('a job is replayed without its deployment, with its recorded id', async () => {
  const { evidence, seen } = await recorded();
  const { status, printed, warned } = await proxied(['--replay', evidence], async (url) => {
    expect(await useJob(url, 'http://127.0.0.1:10/other')).toEqual(seen);
  });
  expect({ status, warned }).toEqual({ status: 0, warned: [] });
  expect(printed.at(-1)).toBe(
    `Answered from the recording: ${seen.length} requests. Not matched: 0 requests.`,
  );
});

test('--quiet prints where it listens, and how much was answered', async () => {
  const { evidence } = await recorded();
  const { status, printed } = await proxied(['--replay', evidence, '--quiet'], async (url) => {
    expect((await send(url, '/v2/echo/status/other')).status).toBe(404);
  });
  expect(status).toBe(1);
  expect(printed).toEqual([
    expect.stringMatching(/^Answering http/),
    'Answered from the recording: 0 requests. Not matched: 1 request.',
  ]);
});

test('members that --ignore names need not match, at any depth', async () => {
  const { evidence } = await recorded();
  const args = ['--replay', evidence, '--ignore', 'seed,word'];
  const { status } = await proxied(args, async (url) => {
    const body = (input: object) => ({ input, webhook: 'http://127.0.0.1:10/other' });
    const submitted = await send(url, '/v2/echo/run', body({ word: 'another', seed: 1 }));
    expect(submitted.status).toBe(200);
    expect((await send(url, '/v2/echo/run', body({ words: 'x' }))).status).toBe(404);
  });
  expect(status).toBe(1);
});

test('an HTTP archive answers, whose keys a browser has left out', async () => {
  const file = join(await temporaryFolder(), 'page.har');
  const entry = (input: object, response: object) => ({
    startedDateTime: '2026-01-01T00:00:00.000Z',
    time: 12.5,
    request: {
      method: 'POST',
      url: 'https://host.example/v2/echo/runsync?wait=5',
      headers: [{ name: ':method', value: 'POST' }],
      postData: { mimeType: 'application/json', text: JSON.stringify({ input }) },
    },
    response: { status: 200, headers: [], ...response },
  });
  const answer = { id: 'sync-1', status: 'COMPLETED', output: { letter: 'é' } };
  const text = JSON.stringify(answer);
  const encoded = Buffer.from(text).toString('base64');
  const entries = [
    entry({ word: 'a' }, { content: { size: text.length, text } }),
    entry({ word: 'b' }, { content: { text: encoded, encoding: 'base64' } }),
    entry({ word: 'c' }, { status: 0 }),
  ];
  await writeFile(file, JSON.stringify({ log: { version: '1.2', entries } }));
  const { printed } = await proxied(['--replay', file], async (url) => {
    for (const word of ['a', 'b']) {
      const received = await send(url, '/v2/echo/runsync?wait=5', { input: { word } });
      expect(received).toEqual({ status: 200, body: answer });
    }
    expect((await send(url, '/v2/echo/runsync?wait=5', { input: { word: 'c' } })).status).toBe(404);
  });
  expect(printed[0]).toContain('has answers to 2 requests; 1 more cannot be replayed');
  expect(printed.join()).not.toContain('Secrets were replaced');
});

test.each([
  ['nothing', '{"log": {}}', 'Expected a list of requests at /log/entries, got something else.'],
  [
    'a request without a URL',
    '{"log": {"entries": [{"request": {"method": "GET"}}]}}',
    'Expected a method and a URL at /log/entries/0/request, got something else.',
  ],
])('an archive with %s is refused', async (_, text, reason) => {
  const file = join(await temporaryFolder(), 'page.har');
  await writeFile(file, text);
  const { status, warned } = await runCommand('proxy', ['--replay', file, '--port', '0']);
  expect({ status, warned }).toEqual({ status: 2, warned: `${file}: ${reason}` });
});

test('what is not matched is named at once and at the end', async () => {
  const { evidence } = await recorded();
  const { status, printed, warned } = await proxied(['--replay', evidence], async (url) => {
    for (const word of ['y', 'z']) {
      const input = { word };
      const answer = await send(url, '/v2/echo/run', { input, webhook: 'http://127.0.0.1:9/' });
      expect(answer).toMatchObject({ status: 404, body: { code: 'notRecorded' } });
    }
  });
  const why = 'nearest is record 1: the body differs at /input/word';
  expect(status).toBe(1);
  expect(warned[0]).toBe(`POST /v2/echo/run: no recorded answer: ${why}`);
  expect(printed.slice(-2)).toEqual([
    'Answered from the recording: 0 requests. Not matched: 2 requests.',
    `  POST /v2/echo/run (2 times): ${why}`,
  ]);
});

test('with a target that is gone, the recording answers and evidence has no answers', async () => {
  const { target, evidence, seen } = await recorded();
  const again = join(await temporaryFolder(), 'again.ndjson');
  const args = ['--target', target, '--replay', evidence, '--evidence', again];
  const { printed } = await proxied(args, async (url) => {
    expect(await useJob(url, 'http://127.0.0.1:10/other')).toEqual(seen);
  });
  expect(printed.join('\n')).toContain(`Answered from the recording: ${seen.length} requests.`);
  const lines = (await readFile(again, 'utf8')).trim().split('\n').slice(1);
  expect(lines).toHaveLength(seen.length);
  for (const line of lines) {
    expect(JSON.parse(line)).toMatchObject({ failure: expect.stringContaining('ECONNREFUSED') });
    expect(JSON.parse(line)).not.toHaveProperty('response');
  }
});

test.each([
  ['no line of evidence', '{"kind":"subject"}\n', /: Line 1 is not an evidence record: expected /],
  ['no JSON', 'x\n', /: Line 1 is not JSON\.$/],
  ['nothing', '', /: Expected evidence, got nothing\.$/],
])('a file with %s is refused', async (_, text, message) => {
  const file = join(await temporaryFolder(), 'bad.ndjson');
  await writeFile(file, text);
  const { status, warned } = await runCommand('proxy', ['--replay', file, '--port', '0']);
  expect(status).toBe(2);
  expect(warned).toMatch(message);
});

test('a gzip file, and evidence without exchanges, are refused', async () => {
  const { evidence } = await recorded();
  const text = await readFile(evidence, 'utf8');
  const refused = async (content: string | Buffer) => {
    await writeFile(evidence, content);
    const { status, warned } = await runCommand('proxy', ['--replay', evidence, '--port', '0']);
    expect(status).toBe(2);
    return warned;
  };
  expect(await refused(gzipSync(text))).toContain('got a gzip file. Unpack it first');
  expect(await refused(`${text.split('\n')[0]}\n`)).toMatch(
    /: expected requests with complete answers, got none\.$/,
  );
});

test('a recording with too many requests is refused, with what to do', async () => {
  const { evidence } = await recorded();
  const around = { terminal: memoryTerminal(), whenStopped: '' };
  await expect(recordingIn(evidence, around, { mostRequests: 1 })).rejects.toThrow(
    'Expected at most 1 requests in a recording, got more. Split the file between two lines',
  );
});

test('a later bad line is named by its number', async () => {
  const { evidence } = await recorded();
  const text = await readFile(evidence, 'utf8');
  const count = text.split('\n').length;
  await writeFile(evidence, `${text}{"kind":"exchange"}\n\n`);
  const { status, warned } = await runCommand('proxy', ['--replay', evidence, '--port', '0']);
  expect(status).toBe(2);
  expect(warned).toContain(`Line ${count} is not an evidence record`);
});

test('a folder, options without a target, and neither option are refused', async () => {
  const folder = join(await temporaryFolder(), 'folder');
  await mkdir(folder);
  const refused = async (...args: string[]) => {
    const { status, warned } = await runCommand('proxy', [...args, '--port', '0']);
    expect(status).toBe(2);
    return warned;
  };
  expect(await refused('--replay', folder)).toContain('got a directory');
  expect(await refused('--replay', 'any', '--json', 'x')).toContain('--json: expected --target');
  expect(await refused('--replay', 'any', '--evidence', 'x')).toContain('--evidence: expected');
  expect(await refused('--replay', 'any', '--profile', 'contract')).toContain(
    '--profile: expected --target',
  );
  expect(await refused()).toBe('Expected --target URL, --replay FILE, or both.');
  const { evidence } = await recorded();
  const target = ['--target', 'http://127.0.0.1:1'];
  expect(await refused(...target, '--replay', evidence, '--evidence', evidence)).toContain(
    '--evidence: expected another file than that of --replay',
  );
});

test('a port in use ends the command', async () => {
  const { evidence } = await recorded();
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? `${address?.port}` : '';
  const { status, warned } = await runCommand('proxy', ['--replay', evidence, '--port', port]);
  server.close();
  expect({ status, warned }).toEqual({ status: 2, warned: expect.stringContaining('in use') });
});
