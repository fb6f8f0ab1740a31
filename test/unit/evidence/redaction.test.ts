import { inspect } from 'node:util';
import { expect, test, vi } from 'vitest';
import { Redaction, storageSettingsIn } from '../../../src/evidence/redaction.ts';
import { SecretIndex } from '../../../src/evidence/secret-index.ts';

const plainKey = 'k3y-of-ascii_alone';
const key = 'k3y/with+odd "signs" & ümlaut';

function percentOf(text: string): string {
  return escapedOf(Buffer.from(text).toString('latin1'), '%', 2);
}

function escapedOf(text: string, mark: string, digits: number): string {
  return [...text]
    .map((character) => mark + character.charCodeAt(0).toString(16).padStart(digits, '0'))
    .join('');
}

/** Lines of 76 characters, as mail has them (RFC 2045, section 6.8). */
function letterOf(text: string): string {
  const whole = Buffer.from(`${'a'.repeat(50)}${text}${'b'.repeat(50)}`).toString('base64');
  return (whole.match(/.{1,76}/g) ?? []).join('\r\n');
}

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
  ['in Base64 behind a path', `/files/${Buffer.from(key).toString('base64')}`],
  ['in Base64 of JSON', Buffer.from(JSON.stringify({ key })).toString('base64')],
  ['in Base64 of Base64', Buffer.from(Buffer.from(key).toString('base64')).toString('base64')],
  ['in percent-encoded Base64', encodeURIComponent(Buffer.from(`u:${key}`).toString('base64'))],
  ['in Base64 of what is percent-encoded', Buffer.from(percentOf(key)).toString('base64')],
  ['in a token of three parts', `eyJ9.${Buffer.from(`{"k":"${key}"}`).toString('base64url')}.c2ln`],
  ['percent-encoded thrice', encodeURIComponent(encodeURIComponent(encodeURIComponent(key)))],
  ['percent-encoded in every byte', percentOf(key)],
  ['in JSON within JSON', JSON.stringify(JSON.stringify({ key }))],
  ['in JSON, every character escaped', `"${escapedOf(key, '\\u', 4)}"`],
  ['in JavaScript, every byte escaped', escapedOf(Buffer.from(key).toString('latin1'), '\\x', 2)],
  ['in a page, every character escaped', [...key].map((c) => `&#${c.codePointAt(0)};`).join('')],
  ['in an object as it is shown', inspect({ a: { key } })],
  ['in JSON of an object as it is shown', JSON.stringify(inspect({ a: { key } }))],
  ['over two lines', `${key.slice(0, 9)}\r\n    ${key.slice(9)}`],
  ['over two lines, in JSON', JSON.stringify(`${key.slice(0, 9)}\n${key.slice(9)}`)],
  ['in two texts that are put together', `'${key.slice(0, 9)}' +\n  '${key.slice(9)}'`],
  ['in Base64 of a letter', letterOf(key)],
  ['in JSON of Base64 of a letter', JSON.stringify(letterOf(key))],
  ['in capital letters', key.toUpperCase()],
  ['in bytes as they are shown', inspect(Buffer.from(key))],
  ['in JSON of bytes', JSON.stringify(Buffer.from(key))],
  ['in an array of bytes as it is shown', inspect(new Uint8Array(Buffer.from(key)))],
  ['in JSON of bytes over many lines', JSON.stringify(Buffer.from(key), null, 1)],
  ['in bytes as Go shows them', `[${[...Buffer.from(key)].join(' ')}]`],
  ['in bytes with hyphens', Buffer.from(key).toString('hex').match(/../g)?.join('-') ?? ''],
  [
    'in bytes as C writes them',
    [...Buffer.from(key)].map((byte) => `0x${byte.toString(16)}`).join(', '),
  ],
])('a secret is found %s', ([, text]) => {
  const redacted = knowing().text(`before ${text} after`);
  expect(redacted).toContain('[API key]');
  expect(redacted).toMatch(/^before .*\[API key\].* after$/s);
  // Beside the secret hardly anything goes.
  expect(redacted.length).toBeLessThan('before [API key] after'.length + 50);
});

test.for<[string, string, unknown]>([
  [
    'bytes',
    JSON.stringify({ a: [1], trace: Buffer.from(key), 'b"': '{' }),
    { a: [1], trace: { type: 'Buffer', data: ['[API key]'] }, 'b"': '{' },
  ],
  [
    'a number',
    '{"\\"":"\\\\","trace":[123456789012e1,-1]}',
    { '"': '\\', trace: ['[number]', -1] },
  ],
  ['a text', '{"a":"\\"123456789012"}', { a: '"[number]' }],
])('JSON stays JSON where a secret is in %s', ([, text, expected]) => {
  const redaction = knowing();
  redaction.learn('123456789012', 'number');
  expect(JSON.parse(redaction.text(text))).toEqual(expected);
});

test.for([
  ['in UTF-16', Buffer.from(plainKey, 'utf16le').toString('utf8')],
  ['in Base64 of UTF-16', Buffer.from(`x${plainKey}`, 'utf16le').toString('base64')],
  ['in the name of a header', Object.keys(knowing(plainKey).headers([[plainKey, '1']])).join()],
])('a secret of ASCII is found %s', ([, text]) => {
  expect(knowing(plainKey).text(`before ${text} after`)).toMatch(
    /^before \[API key\].{0,2} after$/,
  );
});

test('of a secret of several lines each is found', () => {
  const lines = ['-----BEGIN', 'MIIEvQIBADANBg', 'kqhkiG9w0BAQEFAASC', 'END-----'];
  const shown = inspect({ lines: lines.join('\n') });
  for (const text of [shown, ...lines]) {
    const redacted = knowing(lines.join('\n')).text(text);
    for (const line of lines) expect(redacted).not.toContain(line);
  }
});

test.for<[string, string]>([
  ['an address within a parameter', 'https://h.test/?u=https%3A%2F%2Fme%3Ap4ssw0rd-x%40other.test'],
  ['an address in JSON', '{"a":"https:\\/\\/me:p4ssw0rd-x@other.test"}'],
  ['an address in JSON within JSON', '"{\\"a\\":\\"https:\\\\/\\\\/me:p4ssw0rd-x@other.test\\"}"'],
  ['a parameter within a parameter', '/?next=%2F%3Ftoken%3Dp4ssw0rd-x%26more%3D1'],
  ['a member in JSON within JSON', JSON.stringify(JSON.stringify({ api_key: 'p4ssw0rd-x' }))],
  ['a member of an object as it is shown', inspect({ a: { secretKey: 'p4ssw0rd-x' } })],
  ['a setting', 'level=info api_key=p4ssw0rd-x more=1'],
  ['a header', 'x-api-key: p4ssw0rd-x'],
])('a credential is found by its place: %s', ([, text]) => {
  const redacted = new Redaction().text(text);
  expect(redacted).not.toContain('p4ssw0rd-x');
  expect(redacted).toMatch(/redacted/);
  expect(redacted.length).toBeGreaterThan(text.length - 20);
});

test('what stood in the place of a credential is known from then on', () => {
  const redaction = new Redaction();
  redaction.headers([
    ['authorization', `Basic ${Buffer.from('someone-1:p4ssw0rd-a').toString('base64')}`],
    ['cookie', 'a=1; session=p4ssw0rd-b'],
    ['set-cookie', 'id=p4ssw0rd-c; Max-Age=31536000; Domain=host.of.test1; Path=/a/long/path1'],
    ['location', 'https://someone-2:p4ssw0rd-d@host/?token=p4ssw0rd-e'],
  ]);
  const answer =
    '{"a":"someone-1","b":31536000,"c":"host.of.test1","d":"/a/long/path1","e":"%TEXT%"}';
  const told = ['a', 'b', 'c', 'd', 'e'].map((end) => `p4ssw0rd-${end}`);
  expect(redaction.text(answer.replace('%TEXT%', told.join(' ')))).toBe(
    '{"a":"[redacted]","b":31536000,"c":"host.of.test1","d":"/a/long/path1","e":"[redacted] [redacted] [redacted] [redacted] redacted-1"}',
  );
});

test('of a long text nothing is lost, and the time that it takes is no more than in proportion', () => {
  const redaction = knowing();
  for (const piece of ['a', '\\', '%41', '=:', "'a'+", '12,', '&amp;', '://', 'AbC', ' ', '"']) {
    const text = piece.repeat(20_000);
    expect(redaction.text(text)).toHaveLength(text.length);
  }
});

/** How many characters are looked at for one text: a measure of the work that no clock tells. */
function lookedAt(text: string): number {
  let characters = 0;
  const find = SecretIndex.prototype.find;
  const add = SecretIndex.prototype.add;
  const counting = [
    vi.spyOn(SecretIndex.prototype, 'find').mockImplementation(function (this: SecretIndex, read) {
      characters += read.length;
      return find.call(this, read);
    }),
    vi.spyOn(SecretIndex.prototype, 'add').mockImplementation(function (
      this: SecretIndex,
      ...told
    ) {
      characters += told[0].length;
      add.call(this, ...told);
    }),
  ];
  new Redaction().text(text);
  for (const spy of counting) spy.mockRestore();
  return characters;
}

test.for<[string, string]>([
  ['parameters', '?key='],
  ['parameters with values', ';token=p4ssw0rd-x'],
  ['parameters that are encoded', encodeURIComponent('?sig=a')],
])('twice as many %s in each other are about twice the work', ([, piece]) => {
  const [once = 0, twice = 0] = [400, 800].map((count) => lookedAt(piece.repeat(count)));
  expect(once).toBeGreaterThan(0);
  expect(twice).toBeLessThan(3 * once);
});

test('members in each other are not read again and again', () => {
  const parse = vi.spyOn(JSON, 'parse');
  const nested = `${'{"secret":'.repeat(1000)}{"password":"p4ssw0rd-x"}${'}'.repeat(1000)}`;
  const redacted = new Redaction().text(nested);
  const parsed = parse.mock.calls.length;
  parse.mockRestore();
  expect(redacted).toBe(nested.replace('p4ssw0rd-x', '[redacted]'));
  expect(parsed).toBeLessThan(10);
});

test('secrets that begin alike are told from each other', () => {
  const redaction = new Redaction();
  const secrets = ['abcdef-1', 'abcdef', 'abcdef-12', 'abcdxy', 'abcd', 'abcdef-12-3'];
  for (const secret of secrets) redaction.learn(secret, `key ${secret.length}`);
  redaction.learn('abcdef', 'another');
  expect(redaction.text('abcdef-12-4 abcdef-12-3 abcdxz ABCDXY abcdef abcde abc')).toBe(
    '[key 9]-4 [key 11] [key 4]xz [key 6] [key 6] [key 4]e abc',
  );
});

test('of parameters in each other every value is known from then on, however deep it stands', () => {
  const values = Array.from({ length: 40 }, (_, index) => `p4ssw0rd-${index}-x`);
  const redaction = new Redaction();
  const address = `https://host/${values.map((value) => `?token=${value}`).join('')}`;
  expect(redaction.text(address)).toBe('https://host/?token=redacted-1');
  expect(redaction.original('https://host/?token=redacted-1')).toBe(address);
  for (const [index, value] of values.entries()) {
    const rest = values.slice(index).join('?token=');
    expect(redaction.text(rest)).not.toContain('-x');
    if (index >= 2) expect(redaction.text(`a ${value} b`)).toMatch(/^a redacted-\d+ b$/);
  }
});

test('an address without a user gets none', () => {
  for (const text of ['http://@host/a', '{"url":"http:\\/\\/@host"}']) {
    expect(new Redaction().text(text)).toBe(text);
  }
  expect(new Redaction().text('http://a@host http://@host')).toBe(
    'http://redacted@host http://@host',
  );
});

test('of a value the texts go, and it stays one even where a secret is one of its words', () => {
  const redaction = new Redaction();
  for (const secret of ['1000', 'true', 'null', 'name']) redaction.learn(secret, secret);
  const value = {
    name: 'the name of 1000',
    list: [1000, true, null, 'https://h.test/?token=p4ssw0rd-x'],
    inner: { api_key: 'p4ssw0rd-x', webhook: 'https://hooks.test/abc', s3Config: { flag: true } },
  };
  expect(redaction.value(value)).toEqual({
    '[name]': 'the [name] of [1000]',
    list: [1000, true, null, 'https://h.test/?token=redacted-1'],
    inner: { api_key: '[redacted]', webhook: 'https://hooks.test/x', s3Config: { flag: true } },
  });
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
  const redacted = new Redaction().text(JSON.stringify(request));
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
  redaction.text(JSON.stringify(request));
  const answer = redaction.text(
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
  const answer = redaction.text(
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
  expect(redaction.text(JSON.stringify({ accessId, secret: `x${accessSecret}` }))).toBe(
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
  expect(redaction.text(body)).toBe(body);
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
  const redacted = JSON.parse(new Redaction().text(JSON.stringify({ webhook })));
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
  expect(types(JSON.parse(new Redaction().text(JSON.stringify(body))))).toEqual(types(body));
});

test('what is no secret stays as it was written, numbers included', () => {
  const body =
    '{ "output": {"cost": 2.40e-3, "n": 12345678901234567890, "s": "\\u0041"} , "a":[] }';
  expect(new Redaction().text(body)).toBe(body);
  expect(new Redaction().text(`{"s3Config":{"accessId":"some"},"cost":2.40e-3}`)).toBe(
    '{"s3Config":{"accessId":"[s3Config.accessId]"},"cost":2.40e-3}',
  );
});

test.for([
  '{"input":{},"s3Config":{"accessSecret":"unkno',
  '{"input":{},"s3Config":{"accessSecret":unknown}}',
  '{"input":{},"s3Config":',
  '{"input":{},"webhook":"https://hooks.test/unkno',
])('of a text that ends within a secret value nothing is left from there: %s', (body) => {
  const redacted = new Redaction().text(body);
  expect(redacted).not.toContain('unkno');
  expect(() => JSON.parse(redacted)).toThrow();
});
