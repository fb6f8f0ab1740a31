/** A secret is found by the decoded name of its place, whatever its type and however the name is written. */
import { describe, expect, test } from 'vitest';
import { Redaction } from '../../../src/evidence/redaction.ts';
import { bodiesWith, headersWith, queriesWith } from '../../secret-spellings.ts';
import { controlTestbed, demoSettings } from '../reference/control/control-testbed.ts';

const secret = 'Zq9SECRETx41vB7';

/** Types of a value, with the secret in it. */
const values: Readonly<Record<string, unknown>> = {
  text: secret,
  address: `https://hooks.test/${secret}?a=${secret}`,
  list: [secret, [secret]],
  object: { url: secret, nested: { more: [secret] } },
  number: 741_963_852_741,
};

const names: Readonly<Record<string, (name: string) => string>> = {
  plain: (name) => name,
  upperCase: (name) => name.toUpperCase(),
  hyphens: (name) => name.replaceAll(/(?=[A-Z])/g, '-'),
  underscores: (name) => name.replaceAll(/(?=[A-Z])/g, '_').toLowerCase(),
  percent: (name) => name.replace(/^./, (one) => `%${one.charCodeAt(0).toString(16)}`),
  percentTwice: (name) => name.replace(/^./, (one) => `%25${one.charCodeAt(0).toString(16)}`),
};

const brackets: Readonly<Record<string, (name: string) => string>> = {
  none: (name) => name,
  member: (name) => `${name}[a]`,
  encoded: (name) => `${name}%5B0%5D`,
  within: (name) => `data[${name}]`,
  dotted: (name) => `data.${name}`,
};

function shownIn(texts: readonly string[]): string[] {
  return texts.flatMap((text) => /.{0,80}(?:Zq9SECRETx41vB7|741963852741)/.exec(text)?.[0] ?? []);
}

/** What the control interface shows of all requests: list, details, HAR and evidence. */
async function outputsOf({ control, call }: ReturnType<typeof controlTestbed>): Promise<string[]> {
  const list = await control.listRequests({ limit: 1000 });
  const [{ id } = { id: '' }] = list.requests;
  const details = list.requests.map(({ id: each }) => control.getRequest(each));
  const { body: events } = await call('GET', '/control/events');
  return [
    JSON.stringify(list),
    JSON.stringify(await control.getRequest(id)),
    ...(await Promise.all(details)).map((one) => JSON.stringify(one)),
    JSON.stringify(await control.getRequestArchive()),
    await control.getRequestEvidence(),
    JSON.stringify(events),
  ];
}

describe.each(['apiKey', 'accessSecret', 'password', 'webhook', 's3Config', 'authToken'])(
  '%s',
  (place) => {
    test('hides members of bodies of every type, in every notation', async () => {
      const bed = controlTestbed({ settings: demoSettings });
      for (const write of Object.values(names)) {
        for (const value of Object.values(values)) {
          const member = { [write(place)]: value };
          await bed.call('POST', '/v2/echo/run', { input: {}, ...member });
          await bed.call('POST', '/v2/echo/run', { input: { text: JSON.stringify(member) } });
        }
      }
      expect(shownIn(await outputsOf(bed))).toEqual([]);
    });

    test('hides parameters in every notation', async () => {
      const bed = controlTestbed({ settings: demoSettings });
      for (const write of Object.values(names)) {
        for (const enclose of Object.values(brackets)) {
          const pair = `${enclose(write(place))}=${secret}`;
          // In a text, a quote may be the end of the address.
          await bed.call('GET', `/v2/echo/health?a=1;${pair}'${secret}`);
          for (const query of [`?${pair}`, `?a=1&${pair}&${pair}`]) {
            await bed.call('GET', `/v2/echo/health${query}`);
            await bed.call('POST', '/v2/echo/run', { input: { url: `https://a.test/${query}` } });
          }
        }
      }
      expect(shownIn(await outputsOf(bed))).toEqual([]);
    });
  },
);

const json = encodeURIComponent(JSON.stringify({ apiKey: secret }));

/** Request targets with a secret. */
const targets = [
  `/v2/echo/health?q=${json}`,
  `/v2/echo/health?q=Bearer+${secret}`,
  `/v2/echo/health?q=Bearer%20${secret}`,
  `/v2/echo/health?q=Bearer%09${secret}`,
  `/v2/echo/status/Bearer%20${secret}`,
  `/v2/echo/health?tok%00en=${secret}`,
  `/v2/echo/health?tok%E2%80%8Ben=${secret}`,
  `/v2/echo/health?hub.verify_token=${secret}&user_key=${secret}`,
  `/v2/echo/status/token=${secret}`,
  `//user:${secret}@h.test/v2/echo/run`,
];

/** Headers with a secret. */
const headers = {
  'user-agent': `curl token=${secret}`,
  'x-s3config': secret,
  'x-webhook': secret,
  'x-functions-key': secret,
  'x-csrf': secret,
  authentication: secret,
  referer: `https://a.test/#token=${secret}`,
  'x-note': `see //user:${secret}@h.test/`,
};

test('hides what targets and headers give another way than a parameter of an address', async () => {
  const bed = controlTestbed({ settings: demoSettings });
  for (const target of targets) await bed.call('GET', target);
  for (const [name, value] of Object.entries(headers)) {
    await bed.call('GET', '/v2/echo/health', undefined, { [name]: value });
  }
  await bed.call('POST', '/v2/echo/run', { input: { url: `https://a.test/#token=${secret}` } });
  await bed.call('POST', '/v2/echo/run', { input: { url: `//user:${secret}@h.test/` } });
  expect(shownIn(await outputsOf(bed))).toEqual([]);
});

test.each(['body', 'text'] as const)('hides a secret in every spelling as a %s', (kind) => {
  for (const body of bodiesWith(secret)) {
    const redacted = new Redaction()[kind](body);
    expect([body, redacted.includes(secret)]).toEqual([body, false]);
    if (isJson(body)) expect([body, isJson(redacted)]).toEqual([body, true]);
  }
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

test('hides every spelling in targets, headers and bodies of requests', async () => {
  const bed = controlTestbed({ settings: demoSettings });
  for (const query of queriesWith(secret)) {
    await bed.call('GET', `/v2/echo/health?${query}`);
    await bed.call('GET', `/v2/echo/health#${query}`);
  }
  for (const [name, value] of headersWith(secret)) {
    await bed.call('GET', '/v2/echo/health', undefined, { [name]: value });
  }
  for (const body of bodiesWith(secret)) await bed.call('POST', '/v2/echo/run', body);
  expect(shownIn(await outputsOf(bed))).toEqual([]);
});

test('shows ordinary parameters, members and headers', async () => {
  const bed = controlTestbed({ settings: demoSettings });
  const query =
    '?max_tokens=5&tokens=7&keyframes=3&key_points=9&workerId=w-1&seed=4&usage=8&q=a%3Db';
  const members = {
    ...{ token: 'Hello', tokens: 5, max_tokens: 7, keyframes: 'a', key_points: 'b', seed: 42 },
    ...{
      key: 'width',
      code: 'queueIsFull',
      session: 'morning',
      headers: [['accept', 'text/html-2']],
    },
    ...{
      parts: [{ name: 'prompt', value: 'A lighthouse at 9' }],
      names: ['city', 'street-and-no'],
    },
    ...{ workerId: 'w-1', usage: { total_tokens: 12 }, text: 'a // b, keys=3, Bearer of news' },
  };
  const body = JSON.stringify({ input: members });
  const asked = { 'user-agent': 'curl/8.5 (tokens=5)', accept: 'text/html; q=0.9' };
  await bed.call('POST', `/v2/echo/run${query}`, { input: members }, asked);
  const [record] = (await bed.control.listRequests({})).requests;
  const { target, request } = await bed.control.getRequest(record?.id ?? '');
  expect({ target, body: request.body }).toEqual({ target: `/v2/echo/run${query}`, body });
  expect(request.headers).toMatchObject(asked);
});
