/** Secrets are planted wherever callers may send them, and looked for in all that is logged. */
import { describe, expect, test } from 'vitest';
import { createLog, logForms, logLevels } from '../../src/cli/serve/log.ts';
import { createOperatedService } from '../../src/cli/serve/operated-service.ts';
import { ManualClock } from '../../src/core/clock.ts';
import { toFetch } from '../../src/validation/adapters/fetch.ts';
import { formsOf } from '../secrets/secret-forms.ts';
import { memoryTerminal } from './setup.ts';

const canary = 'canary';
const key = `${canary}-key`;
const s3Config = {
  accessId: `${canary}-id`,
  accessSecret: `${canary}-secret`,
  bucketName: `${canary}-bucket`,
  endpointUrl: `https://storage.test/?signature=${canary}`,
  [`${canary}-name`]: { nested: [`${canary}-value`] },
};
const webhooks = [
  `http://hook.test/?token=${canary}`,
  `http://user:${canary}@hook.test/?token=${canary}`,
];

/** What a mistake in the service itself could throw while it has the secrets in its hands. */
const faults: Readonly<Record<string, () => unknown>> = {
  '/json': () => JSON.parse(`{"s3Config": ${canary}}`),
  '/address': () => new URL(`//${webhooks[0]}`),
  '/headers': () => new Headers({ authorization: `${canary}\u0000` }),
  '/properties': () => {
    throw Object.assign(new Error('broken'), { s3Config, request: { headers: { key } } });
  },
  '/cause': () => {
    throw new Error('broken', { cause: new Error(`Cannot reach ${webhooks[1]} with "${key}"`) });
  },
  '/value': () => {
    throw s3Config;
  },
};

async function logOfEverything(form: (typeof logForms)[number], level: (typeof logLevels)[number]) {
  const clock = new ManualClock();
  const terminal = memoryTerminal();
  const log = await createLog({ form, level, clock, terminal });
  const service = createOperatedService(
    {
      clock,
      control: { enabled: true, token: `${canary}-token` },
      sendWebhook: async (url) => ({ kind: 'failed', reason: `Cannot reach ${url} today` }),
      settings: {
        accounts: {
          demo: {
            keys: { [key]: {}, [`${canary}-none`]: { permission: 'none' } },
            faults: [
              { effect: { status: 500 }, operation: 'cancelJob' },
              { effect: { drop: true }, operation: 'getEndpointHealth' },
              { effect: { worker: 'crash' }, endpoint: 'crashing' },
            ],
          },
        },
        endpoints: {
          image: { kind: 'public', model: 'image', price: 'image-fast', durationMs: 10 },
          echo: { kind: 'serverless', worker: 'echo' },
          crashing: { kind: 'serverless', worker: 'echo' },
          script: { kind: 'serverless', worker: 'script' },
        },
      },
    },
    {
      log,
      clock,
      stop: new AbortController().signal,
      pages: ({ target }) => {
        faults[target]?.();
        return undefined;
      },
    },
  );
  const fetch = toFetch(service.handle);
  const call = async (
    method: string,
    path: string,
    { body, authorization = `Bearer ${key}` }: { body?: unknown; authorization?: string } = {},
  ) => {
    const request = new Request(`http://service.test${path}`, {
      method,
      headers: {
        authorization,
        'content-type': 'application/json',
        'x-control-token': `${canary}-token`,
        cookie: canary,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return fetch(request).then(
      (response) => response.text(),
      () => 'dropped',
    );
  };

  for (const webhook of webhooks) {
    const input = { prompt: 'A lighthouse', fail: 'It failed.' };
    const body = { input, webhook, s3Config };
    for (const endpoint of ['image', 'echo', 'crashing', 'script']) {
      const submitted = await call('POST', `/v2/${endpoint}/run?key=${canary}`, { body });
      const waiting = call('POST', `/v2/${endpoint}/runsync?wait=1000&key=${canary}`, { body });
      await clock.advance(60_000);
      await waiting;
      const { id = 'none' } = JSON.parse(submitted);
      for (const path of [`status/${id}?key=${canary}`, `stream/${id}`, `health?${canary}`]) {
        await call('GET', `/v2/${endpoint}/${path}`);
      }
      for (const path of [`cancel/${id}`, `retry/${id}`, 'purge-queue']) {
        await call('POST', `/v2/${endpoint}/${path}`, { authorization: key });
      }
    }
  }
  for (const body of [
    `{"input": {}, "s3Config": "${canary}`,
    { input: {}, webhook: canary, s3Config: canary },
    { input: canary, policy: { ttl: canary }, [canary]: canary },
    [canary],
  ]) {
    await call('POST', '/v2/echo/run', { body });
    await call('POST', '/v2/image/runsync', { body });
  }
  for (const authorization of [`${canary}`, `Bearer ${canary}-none`, `Basic ${canary}`]) {
    await call('POST', '/v2/echo/run', { authorization, body: { input: {} } });
  }
  await call('POST', '/control/accounts', { body: { key: `${canary}-new`, seed: canary } });
  await call('POST', '/v2/echo/run', { authorization: `${canary}-new`, body: { input: {} } });
  await call('GET', '/control/faults', { authorization: `${canary}-unknown` });
  for (const path of Object.keys(faults)) await call('GET', path);
  await clock.advance(600_000);
  service.close();
  return { text: [...terminal.printed, ...terminal.warned].join('\n') };
}

test.each(logForms)('the session of the console is not in the log of the form %s', async (form) => {
  const terminal = memoryTerminal();
  const clock = new ManualClock();
  const log = await createLog({ form, level: 'debug', clock, terminal });
  const token = `${canary}-token`;
  const echo = { kind: 'serverless', worker: 'echo' } as const;
  const service = createOperatedService(
    {
      clock,
      control: { enabled: true, token },
      console: true,
      settings: { accounts: { demo: { keys: { [key]: {} } } }, endpoints: { echo } },
    },
    { log, clock, stop: new AbortController().signal, pages: () => undefined },
  );
  const fetch = toFetch(service.handle);
  const origin = 'http://localhost:1';
  const page = { origin, 'content-type': 'application/json' };
  const body = JSON.stringify({ token });
  const begun = await fetch(
    new Request(`${origin}/console/session`, { method: 'POST', headers: page, body }),
  );
  const { sessionToken } = Object(await begun.json());
  const headers = { 'console-session-token': sessionToken };
  const { status } = await fetch(new Request(`${origin}/control/clock`, { headers }));
  expect(status).toBe(200);
  const text = [...terminal.printed, ...terminal.warned].join('\n');
  expect(text).not.toContain(canary);
  expect(text).not.toContain(sessionToken);
});

describe.each(logForms)('secrets in the form %s', (form) => {
  test.each(logLevels)('do not appear in the log at the level %s', async (level) => {
    const { text } = await logOfEverything(form, level);
    for (const form of formsOf(canary)) expect(text).not.toContain(form);
    // So that the silence above says something: all of it has happened, and is told.
    expect(
      text.match(form === 'json' ? /"event":"internalError"/g : / {2}internalError {2}/g),
    ).toHaveLength(Object.keys(faults).length);
    if (form === 'silent' || level === 'warn' || level === 'error') return;
    for (const part of ['/v2/image/run', '/v2/echo/runsync', '401', '400', 'dropped']) {
      expect(text).toContain(part);
    }
    if (level !== 'debug') return;
    for (const event of ['submitted', 'ended', 'webhookAttempted', 'webhookGivenUp', 'charged']) {
      expect(text).toContain(event);
    }
  });
});
