/** A secret is found by the decoded name of its place, whatever its type and however the name is written. */
import { describe, expect, test } from 'vitest';
import { Redaction } from '../../../src/evidence/redaction.ts';
import { bodiesWith, headersWith, queriesWith } from '../../secrets/secret-spellings.ts';
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

const asText = (body: string) => JSON.stringify({ text: body });
/** Up to the end of the secret. */
const cut = (body: string) => body.slice(0, body.lastIndexOf(secret) + secret.length);

/** What may be around a body, and what may be left of it. */
const surroundings: Readonly<Record<string, (body: string) => string>> = {
  nothing: (body) => body,
  text: asText,
  textTwice: (body) => asText(asText(body)),
  list: (body) => JSON.stringify([body, body]),
  prose: (body) => `got ${body}, sorry`,
  quotes: (body) => `got ${JSON.stringify(body)}`,
  cutOff: cut,
  textCutOff: (body) => asText(cut(body)),
  brokenText: (body) => asText(body).slice(0, -1),
  brokenTextTwice: (body) => asText(asText(body)).slice(0, -4),
};

describe.each(['body', 'text'] as const)('as a %s', (kind) => {
  test.each(Object.entries(surroundings))('hides every spelling in %s', (name, surround) => {
    for (const body of bodiesWith(secret)) {
      const sent = surround(body);
      // The name of a pair that is cut off behind its value is not known.
      if (name.endsWith('utOff') && /"value\W+Zq9/.test(cut(body)) && !/name\W/.test(cut(body)))
        continue;
      const redacted = new Redaction()[kind](sent);
      expect([sent, redacted.includes(secret)]).toEqual([sent, false]);
      if (isJson(sent)) expect([sent, isJson(redacted)]).toEqual([sent, true]);
    }
  });

  test.each([
    `[{"value":"${secret}","name":"apiKey"}`,
    `[{"value": ["${secret}"], "id": 4, "name": "hf_token"`,
    `{"value":"${secret}","name":"Authorization`,
    `{'value': '${secret}', 'name': 'apiKey'}`,
    `{'name': 'apiKey', 'value': '${secret}'}`,
    `{value: '${secret}', key: 'my_token'}`,
    `<h><value>${secret}</value><name>apiKey</name></h>`,
    `<input value="${secret}" name="my_token">`,
    `value=${secret}&name=apiKey`,
    `see https://a.test/?value=${secret}&name=apiKey`,
    `see https://a.test/?u=https%3A%2F%2Fb.test%2F%3Fvalue%3D${secret}%26name%3DapiKey`,
    `https://user:${secret}`,
    `https://user:12${secret}…`,
    `https://:${secret}`,
    `https://${secret}…`,
    `at https://${secret}`,
    `https:\\/\\/user:${secret}`,
    `u=https%3A%2F%2Fuser%3A${secret}`,
    `{"url":"https://user:${secret}`,
    `{"text":"{\\"url\\":\\"https://user:${secret}`,
  ])('hides %s', (text) => {
    expect(new Redaction()[kind](text)).not.toContain('SECRET');
  });
});

test.each([
  'see http://localhost:8080, https://a.test:443/x and http://[::1]:3000.',
  'redis://a1b2c3d4e5f6g7.test:6379 (http://host:80) http://host:{port} time 12:30',
  'https://a.test/a?u=http%3A%2F%2Fhost%3A8080%2Fpath&b=1 at http%3A%2F%2Fhost%3A80',
  `{"name": "city", "value": "Zurich-2024-in-winter"`,
  `{'value': 'Zurich-2024-in-winter', 'name': 'city'}`,
  '?value=Zurich-2024&name=city and "quoted" words, "one": 5',
])('shows %s', (text) => {
  expect(new Redaction().text(text)).toBe(text);
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
