/** What the document chooses is answered with the same bytes, however it is said and whatever else differs. */
import { expect, test } from 'vitest';
import { alternativeGaps, gaps } from '#generated/reference/tables.js';
import { validateAlternatives } from '#generated/service-settings/validators.js';
import type { AlternativeSettings } from '../../../../src/reference/alternatives/account-alternatives.ts';
import { bed, failing, hanging, type Sent, slow } from './alternatives-testbed.ts';

/** Requests of all kinds, and what comes back, as it is sent. */
async function exchanged(account: AlternativeSettings): Promise<string[]> {
  const { send, run, clock, calls } = bed({ account });
  const seen: string[] = [];
  const ask = async (method: string, path: string, sent: Sent = {}) => {
    const { status, headers, text } = await send(method, path, sent);
    seen.push([`${method} ${path}`, status, JSON.stringify([...headers]), text].join('\n'));
    return text;
  };
  const webhook = 'http://127.0.0.1:9/hook';
  const done = { input: { script: { output: { a: 1 } } } };
  const ids = [
    await run('script', { ...done, webhook }),
    await run('script', { ...failing, webhook }),
    await run('script', { ...hanging, webhook }),
    await run('script', slow),
    await run('image', { input: { prompt: 'A lighthouse', width: 256, height: 256 } }),
  ];
  const [completed, failed, terminated, waiting, image] = ids;
  const look = async () => {
    for (const id of ids) {
      await ask('GET', `/v2/${id === image ? 'image' : 'script'}/status/${id}`);
      await ask('HEAD', `/v2/script/status/${id}`);
    }
  };
  await look();
  await clock.advance(10_000);
  await look();
  const answered = ask('POST', '/v2/script/runsync', { body: done });
  await clock.advance(0);
  await answered;
  await ask('GET', `/v2/script/stream/${completed}`);
  await ask('GET', `/v2/script/status-sync/${terminated}`);
  await ask('POST', `/v2/script/cancel/${waiting}`);
  await ask('POST', `/v2/script/cancel/${completed}`);
  await ask('POST', `/v2/script/retry/${failed}`);
  await ask('POST', `/v2/script/retry/${completed}`);
  await ask('POST', '/v2/script/purge-queue');
  await ask('GET', '/v2/script/health');
  await ask('GET', '/v2/script/status/unknown');
  await ask('GET', '/v2/nowhere/status/unknown');
  await ask('GET', '/v2/script/nowhere');
  await ask('DELETE', '/v2/script/run');
  for (const key of [undefined, 'Bearer wrong', 'key', 'Bearer reader']) {
    await ask('POST', '/v2/echo/run', { body: { input: {} }, key });
  }
  for (const body of [{}, { input: {}, webhook: 'nowhere' }, { input: null }, '{']) {
    await ask('POST', '/v2/echo/run', { body });
  }
  await ask('POST', '/v2/echo/run', { body: '{}', headers: { 'content-type': 'text/plain' } });
  for (const origin of ['http://127.0.0.1:5173', 'https://elsewhere.test']) {
    await ask('GET', '/v2/script/health', { headers: { origin } });
    const asking = { origin, 'access-control-request-method': 'POST' };
    await ask('OPTIONS', '/v2/script/run', { headers: asking });
  }
  return [...seen, ...calls];
}

function valid(settings: unknown): AlternativeSettings {
  if (validateAlternatives(settings)) return settings;
  throw new TypeError(JSON.stringify(validateAlternatives.errors));
}

test('every choice of the document may be written out', async () => {
  const written = alternativeGaps.map((gap) => [gap, gaps[gap].chosen]);
  expect(await exchanged(valid(Object.fromEntries(written)))).toEqual(await exchanged({}));
});

test.each<AlternativeSettings>([
  { 'caller-hangs-up': 'cancelled' },
  // Each job is read and written anew, although none of them expires.
  { 'expiry-state': { named: 'EXPIRED' } },
])('what %j does not concern stays as it is', async (alternatives) => {
  const seen = await exchanged(alternatives);
  expect(seen.length).toBeGreaterThan(40);
  expect(seen).toEqual(await exchanged({}));
});
