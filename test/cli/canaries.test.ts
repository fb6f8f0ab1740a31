/** Secrets are planted wherever one can be, and stand in nothing that is written or printed. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { expect, test } from 'vitest';
import { runProgram } from '../../src/cli/program.ts';
import { readEvidence } from '../../src/evidence/evidence-file.ts';
import type { HttpHandler, HttpRequest } from '../../src/validation/http.ts';
import { formsOf } from '../secrets/secret-forms.ts';
import { stub } from '../servers/stub.ts';
import {
  memoryTerminal,
  reference,
  runCommand,
  smallTarget,
  targetFile,
  temporaryFolder,
} from './setup.ts';

const keys = {
  KEY: 'valid-canary-1f8a0c',
  FORBIDDEN: 'forbidden-canary-2b7d',
  READER: '31415926535897932384',
  ONE: 'one-endpoint-canary-4d5f',
  TOKEN: 'control/canary+5e4a07',
};

/** In addresses that the target declares. */
const inAddresses = ['user-canary-6f3b18', 'password-canary-70c2', 'signature-canary-81d3'];

async function filesIn(folder: string): Promise<Map<string, string>> {
  const names = await readdir(folder);
  const texts = names.map(
    async (name) => [name, await readFile(join(folder, name), 'utf8')] as const,
  );
  return new Map(await Promise.all(texts));
}

/** Where any of the secrets stands, in any of the forms that redaction covers. */
function leaks(texts: ReadonlyMap<string, string>, secrets: Iterable<string>): string[] {
  const forms = [...secrets].flatMap((secret) => formsOf(secret).map((form) => ({ secret, form })));
  return [...texts].flatMap(([name, text]) =>
    forms.filter(({ form }) => text.includes(form)).map(({ secret }) => `${secret} in ${name}`),
  );
}

/** The bodies of answers as they were written, so that what is escaped in them is escaped once. */
function bodiesIn(evidence: string): string {
  return readEvidence(evidence)
    .flatMap((record) => (record.kind === 'exchange' ? [record.response?.body ?? ''] : []))
    .join('\n');
}

/** Says in headers, in errors and in values of outputs everything that it was told, in every form. */
function indiscreet(sent: Set<string>): (handle: HttpHandler) => HttpHandler {
  return (handle) => async (request) => {
    const body = await request.body(10_000_000);
    const text = new TextDecoder().decode(body);
    for (const [secret] of text.matchAll(/(?:access-id|access\/secret\+)-[\w-]{8,}/g))
      sent.add(secret);
    const authorization = request.header('authorization') ?? '';
    const token = request.header('x-control-token') ?? '';
    const again: HttpRequest = {
      method: request.method,
      target: request.target,
      origin: request.origin,
      header: (name) => request.header(name),
      body: () => Promise.resolve(body),
      get signal() {
        return request.signal;
      },
    };
    const response = await handle(again);
    if (!request.target.startsWith('/v2/') || typeof response.body !== 'string') return response;
    const told = JSON.stringify([authorization, encodeURIComponent(authorization), token, text]);
    const base64 = Buffer.from(`user:${authorization}`).toString('base64');
    const key = authorization.replace(/^Bearer /, '');
    const forms = [key, token].flatMap((secret) => (secret === '' ? [] : formsOf(secret)));
    const written = forms.filter((form) => !form.includes('"') || form.includes('\\"'));
    const asText = `["${written.join('","')}",${JSON.stringify({ values: [key, token] })}]`;
    return {
      ...response,
      headers: {
        ...response.headers,
        'set-cookie': `session=${encodeURIComponent(authorization)}`,
        location: `https://${encodeURIComponent(token)}:x@other.test/?next=${encodeURIComponent(told.slice(0, 500))}`,
        'x-shown': inspect({ authorization, token }).replaceAll(/\s+/g, ' '),
        'x-forms': forms.join(' ').replaceAll(/[^\x20-\x7e]/g, '?'),
        'x-told': told.slice(0, 2000).replaceAll(/[^\x20-\x7e]/g, '?'),
        'x-base': base64,
      },
      body: response.body.replace(
        /^\{/,
        `{"told":${told},"forms":${asText},"number":${keys.READER},"shown":${JSON.stringify(inspect(told))},`,
      ),
    };
  };
}

test('no secret appears in the output of a check', { timeout: 180_000 }, async () => {
  const sent = new Set<string>();
  const url = await reference({ token: keys.TOKEN, around: indiscreet(sent) });
  const [user, password, signature] = inAddresses;
  const picture = `https://${user}:${password}@files.test/a.png?X-Amz-Signature=${signature}&token=${signature}`;
  const target = await targetFile(
    smallTarget(url, {
      keys: {
        valid: 'KEY',
        forbidden: 'FORBIDDEN',
        readOnly: 'READER',
        oneEndpoint: { key: 'ONE', endpoint: 'echo' },
      },
      endpoints: {
        echo: {
          id: 'echo',
          kind: 'serverless',
          maxCost: '0',
          inputs: { ordinary: { picture }, echo: { picture, again: [picture] } },
        },
      },
      control: { token: 'TOKEN' },
    }),
  );
  const folder = await temporaryFolder();
  const at = (name: string) => join(folder, name);
  const forms = (name: string) =>
    ['json', 'junit', 'html'].flatMap((form) => [`--${form}`, at(`${name}.${form}`)]);
  const env = { ...keys, GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: at('summary.md') };
  const checked = await runCommand(
    'test',
    ['--target', target, '--evidence', at('run.ndjson'), ...forms('run')],
    { env },
  );
  const judged = await runCommand('judge', [at('run.ndjson'), ...forms('judged')], { env });

  const texts = await filesIn(folder);
  for (const [name, { printed, warned }] of Object.entries({ checked, judged })) {
    texts.set(`${name}: printed`, printed);
    texts.set(`${name}: warned`, warned);
  }
  texts.set('bodies', bodiesIn(texts.get('run.ndjson') ?? ''));
  expect([...texts.keys()]).toHaveLength(13);
  expect(texts.get('run.ndjson')).toContain('files.test/a.png?X-Amz-Signature=redacted-');
  expect(texts.get('run.ndjson')).toContain('\\"told\\"');
  expect(texts.get('bodies')?.includes('"number":"[read-only key]"')).toBe(true);
  expect(sent.size).toBeGreaterThan(3);
  expect(leaks(texts, [...Object.values(keys), ...inAddresses, ...sent])).toEqual([]);
});

test('no secret appears in the output for a deployment that cannot be checked', async () => {
  const url = await stub((request, response) => {
    response.writeHead(500).end(JSON.stringify(request.headers));
  });
  const target = await targetFile(smallTarget(url, { control: { token: 'TOKEN' } }));
  const { status, printed, warned } = await runCommand('test', ['--target', target], {
    env: keys,
  });
  expect(status).toBe(2);
  const texts = new Map(Object.entries({ printed, warned }));
  expect(leaks(texts, Object.values(keys))).toEqual([]);
});

test('no secret appears in recorded traffic of the proxy', { timeout: 60_000 }, async () => {
  const url = await reference({ around: indiscreet(new Set()) });
  const folder = await temporaryFolder();
  const evidence = join(folder, 'traffic.ndjson');
  const stop = new AbortController();
  const terminal = memoryTerminal({ stop: stop.signal });
  const listening = new Promise<string>((resolve) => {
    const print = terminal.print;
    terminal.print = (line) => {
      print(line);
      const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
      if (address !== undefined) resolve(address);
    };
  });
  const passing = runProgram(
    [
      'proxy',
      '--target',
      url,
      '--port',
      '0',
      '--evidence',
      evidence,
      '--html',
      join(folder, 'r.html'),
    ],
    terminal,
  );
  const [user, password, signature] = inAddresses;
  const secrets = {
    webhook: 'hooks-canary-path-92e4',
    accessId: 'access-id-canary-a3f5',
    accessSecret: 'access/secret+canary-b4',
    key: 'demo-key-canary-c5a7',
  };
  const address = await listening;
  for (const key of ['demo-key', secrets.key]) {
    const answer = await fetch(`${address}/v2/echo/run?sig=${signature}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        input: { from: `https://${user}:${password}@files.test/?token=${signature}` },
        webhook: `http://127.0.0.1:1/${secrets.webhook}`,
        s3Config: {
          accessId: secrets.accessId,
          accessSecret: secrets.accessSecret,
          bucketName: 'bucket',
          endpointUrl: 'https://storage.test',
        },
      }),
    });
    await answer.text();
  }
  stop.abort();
  await passing;

  const texts = await filesIn(folder);
  texts.set('printed', terminal.printed.join('\n'));
  texts.set('warned', terminal.warned.join('\n'));
  expect(texts.get('traffic.ndjson')).toContain('/v2/echo/run');
  expect(leaks(texts, [...Object.values(secrets), ...inAddresses])).toEqual([]);
});
