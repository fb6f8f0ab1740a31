import { expect, test } from 'vitest';
import { Redaction, storageSettingsIn } from '../../../src/evidence/redaction.ts';

const key = 'k3y/with+odd "signs" & ümlaut';

function knowing(secret = key): Redaction {
  const redaction = new Redaction();
  redaction.learn(secret, 'API key');
  return redaction;
}

test.for([
  ['as it is', key],
  ['in JSON', JSON.stringify({ key })],
  ['in JSON with escaped slashes', JSON.stringify({ key }).replaceAll('/', '\\/')],
  ['in JSON of ASCII alone', JSON.stringify({ key }).replaceAll('ü', '\\u00fc')],
  ['percent-encoded', `/v2?x=${encodeURIComponent(key)}`],
  [
    'percent-encoded in small letters',
    `/v2?x=${encodeURIComponent(key).replaceAll(/%../g, (part) => part.toLowerCase())}`,
  ],
  ['percent-encoded twice', encodeURIComponent(encodeURIComponent(key))],
  ['in a form', new URLSearchParams({ x: key }).toString()],
  ['in a page', key.replaceAll('&', '&amp;').replaceAll('"', '&quot;')],
  ['in hexadecimal', Buffer.from(key).toString('hex')],
  ['in Base64', Buffer.from(key).toString('base64')],
  ['in Base64 after one byte', Buffer.from(`:${key}`).toString('base64')],
  ['in Base64 after a user', Buffer.from(`us:${key}:and more`).toString('base64')],
  ['in Base64 for addresses', Buffer.from(`user:${key}`).toString('base64url')],
])('a secret is found %s', ([, text]) => {
  const redacted = knowing().text(`before ${text} after`);
  expect(redacted).toContain('[API key]');
  expect(redacted).toMatch(/^before .*\[API key\].* after$/);
  // At the edges of an encoding a character may depend on a secret and its neighbour.
  expect(redacted.length).toBeLessThan('before [API key] after'.length + 30);
});

test('of secrets that overlap nothing is left', () => {
  const redaction = new Redaction();
  redaction.learn('first-and-middle', 'short');
  redaction.learn('middle-and-the-last', 'long');
  redaction.learn('middle', 'part');
  expect(redaction.text('<first-and-middle-and-the-last>')).toBe('<[long]>');
  expect(redaction.text('<middle> <first-and-middle>')).toBe('<[part]> <[short]>');
});

test('a text without secrets stays the same, up to its ends', () => {
  const redaction = knowing('secret-1');
  for (const text of ['', 'sec', 'secret-', 'secret-2', 'ecret-1', 'ssecret', 'a\nb']) {
    expect(redaction.text(text)).toBe(text);
  }
  expect(redaction.text('secret-1')).toBe('[API key]');
  expect(redaction.text('secret-1secret-1')).toBe('[API key][API key]');
});

test('texts of less than four characters are not taken for secrets', () => {
  expect(knowing('abc').text('abc')).toBe('abc');
});

test('headers that hold credentials lose their values, whatever they are', () => {
  const redacted = new Redaction().headers([
    ['Authorization', 'Bearer unknown'],
    ['Cookie', 'a=b'],
    ['Set-Cookie', 'a=b'],
    ['X-Api-Key', 'unknown'],
    ['x-amz-security-token', 'unknown'],
    ['X-Hub-Signature-256', 'unknown'],
    ['content-type', 'application/json'],
    ['location', 'https://user:password@host/path?token=unknown&wait=1'],
  ]);
  expect(redacted).toEqual({
    authorization: '[redacted]',
    cookie: '[redacted]',
    'set-cookie': '[redacted]',
    'x-api-key': '[redacted]',
    'x-amz-security-token': '[redacted]',
    'x-hub-signature-256': '[redacted]',
    'content-type': 'application/json',
    location: 'https://redacted@host/path?token=redacted-1&wait=1',
  });
});

test('signatures in addresses go, and the address can be called all the same', () => {
  const redaction = new Redaction();
  const first =
    'https://files.test/a.png?X-Amz-Credential=AKIA%2Fx&X-Amz-Expires=60&X-Amz-Signature=ab12';
  const second = first.replace('ab12', 'cd34');
  const redacted = redaction.text(first);
  expect(redacted).toBe(
    'https://files.test/a.png?X-Amz-Credential=redacted-1&X-Amz-Expires=60&X-Amz-Signature=redacted-2',
  );
  expect(redaction.text(second)).not.toBe(redacted);
  expect(redaction.text(first)).toBe(redacted);
  expect(redaction.text(redacted)).toBe(redacted);
  expect(redaction.original(redacted)).toBe(first);
  expect(redaction.original('https://files.test/redacted-99')).toBe(
    'https://files.test/redacted-99',
  );
});

test('keys after the word Bearer go; words do not', () => {
  const redaction = new Redaction();
  expect(redaction.text('the header "Bearer abc123def456" is wrong')).toBe(
    'the header "Bearer [redacted]" is wrong',
  );
  expect(redaction.text('Bearer authentication is needed')).toBe('Bearer authentication is needed');
});

const request = {
  input: { prompt: 'x', api_key: 'unknown-key', nested: { s3Config: { accessId: 'deep' } } },
  webhook: 'https://user:pw@hooks.test/services/T00/B00/abc%2Fdef?token=unknown',
  policy: { ttl: 10_000 },
  s3Config: {
    accessId: 'AKIA-unknown',
    accessSecret: 'unknown "secret"',
    bucketName: 'bucket-of-mine',
    endpointUrl: 'https://s3.storage.test:9000/base',
    extra: { flag: true, number: 12345, list: ['one', null] },
  },
};

test('a request keeps its form and loses its storage settings, its webhook path and its keys', () => {
  const redacted = new Redaction().body(JSON.stringify(request));
  expect(JSON.parse(redacted)).toEqual({
    input: {
      prompt: 'x',
      api_key: '[redacted]',
      nested: { s3Config: { accessId: '[s3Config.accessId]' } },
    },
    webhook: 'https://redacted@hooks.test/x/x0/x0/x%00x?x=x',
    policy: { ttl: 10_000 },
    s3Config: {
      accessId: '[s3Config.accessId]',
      accessSecret: '[s3Config.accessSecret]',
      bucketName: '[s3Config.bucketName]',
      endpointUrl: 'https://x0.x.x:0/x',
      extra: { flag: true, number: 0, list: ['[s3Config.extra.list.0]', null] },
    },
  });
});

test('what a request shows is found in the answer', () => {
  const redaction = new Redaction();
  redaction.body(JSON.stringify(request));
  const answer = redaction.body(
    JSON.stringify({
      error: `no access with unknown "secret" as AKIA-unknown to bucket-of-mine`,
      hook: 'https://hooks.test/services/T00/B00/abc%2Fdef?token=unknown',
      webhook: request.webhook,
    }),
  );
  expect(JSON.parse(answer)).toEqual({
    // The name of a real bucket may rightly stand in what a worker says.
    error: 'no access with [s3Config.accessSecret] as [s3Config.accessId] to bucket-of-mine',
    hook: 'https://hooks.test[webhook path]',
    webhook: 'https://redacted@hooks.test/x/x0/x0/x%00x?x=x',
  });
  expect(storageSettingsIn(answer)).toEqual(['s3Config.accessSecret', 's3Config.accessId']);
});

test('of settings that were made up every text is found', () => {
  const redaction = new Redaction();
  redaction.learnStorage(request.s3Config);
  const answer = redaction.body(
    JSON.stringify({
      url: 'https://s3.storage.test:9000/base/bucket-of-mine/a.png',
      list: ['AKIA-unknown'],
    }),
  );
  expect(JSON.parse(answer)).toEqual({
    url: 'https://redacted.invalid/s3Config.endpointUrl/[s3Config.bucketName]/a.png',
    list: ['[s3Config.accessId]'],
  });
  expect(storageSettingsIn(answer)).toEqual([
    's3Config.endpointUrl',
    's3Config.bucketName',
    's3Config.accessId',
  ]);
});

test('a setting under the name of a credential is shown to be one', () => {
  const redaction = new Redaction();
  redaction.learnStorage(request.s3Config);
  const { accessId, accessSecret } = request.s3Config;
  expect(redaction.body(JSON.stringify({ accessId, secret: `x${accessSecret}` }))).toBe(
    '{"accessId":"[s3Config.accessId]","secret":"[s3Config.accessSecret]"}',
  );
  const basic = Buffer.from(`user:${accessSecret}`).toString('base64');
  expect(redaction.headers([['authorization', basic]])).toEqual({
    authorization: '[s3Config.accessSecret]',
  });
});

test('addresses of the own receiver are kept', () => {
  const redaction = new Redaction();
  redaction.keepAddresses('http://receiver.test/');
  const body = JSON.stringify({ input: {}, webhook: 'http://receiver.test/a-long-name-of-a-hook' });
  expect(redaction.body(body)).toBe(body);
});

test.for([
  'not a url',
  '/relative',
  'http://',
  'http://host/a b',
  'http://host/%zz',
  'http://host/%4g',
  'ftp://host/ä',
  '',
])('a webhook that is no address stays none: %s', (webhook) => {
  const redacted = JSON.parse(new Redaction().body(JSON.stringify({ webhook })));
  const shape = (text: string) => text.replaceAll(/[a-z0-9]/gi, '').replaceAll('ä', 'é');
  expect(shape(redacted.webhook)).toBe(shape(webhook));
});

test.for([
  { input: {}, webhook: 5 },
  { input: {}, s3Config: 'text' },
  { input: {}, s3Config: 7 },
  { input: {}, s3Config: ['a'] },
  { input: {}, s3Config: { accessId: 5, accessSecret: null, endpointUrl: 'no address' } },
])('values keep their types: %j', (body) => {
  const types = (value: unknown): unknown =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).map(([name, item]) => [name, types(item)])
      : typeof value;
  expect(types(JSON.parse(new Redaction().body(JSON.stringify(body))))).toEqual(types(body));
});

test('what is no secret stays as it was written, numbers included', () => {
  const body =
    '{ "output": {"cost": 2.40e-3, "n": 12345678901234567890, "s": "\\u0041"} , "a":[] }';
  expect(new Redaction().body(body)).toBe(body);
  expect(new Redaction().body(`{"s3Config":{"accessId":"some"},"cost":2.40e-3}`)).toBe(
    '{"s3Config":{"accessId":"[s3Config.accessId]"},"cost":2.40e-3}',
  );
});

test.for([
  '{"input":{},"s3Config":{"accessSecret":"unkno',
  '{"input":{},"s3Config":{"accessSecret":unknown}}',
  '{"input":{},"s3Config":',
  '{"input":{},"webhook":"https://hooks.test/unkno',
])('of a text that ends within a secret value nothing is left from there: %s', (body) => {
  const redacted = new Redaction().body(body);
  expect(redacted).not.toContain('unkno');
  expect(() => JSON.parse(redacted)).toThrow();
});
