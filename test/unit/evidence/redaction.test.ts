import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { Redaction } from '../../../src/evidence/redaction.ts';
import {
  credentialNames,
  endsOfCredentialNames,
  shortCredentialNames,
} from '../../../src/evidence/secret-names.ts';
import { storageSecretsIn, storageSettingsIn } from '../../../src/evidence/storage-secrets.ts';
import { formsOf } from '../../secrets/secret-forms.ts';

const key = 'k3y/with+odd "signs" & ümlaut';

function knowing(secret = key): Redaction {
  const redaction = new Redaction();
  redaction.learn(secret, 'API key');
  return redaction;
}

const secrets = {
  'of ASCII': 'k3y-of-ascii_alone',
  'of odd characters': key,
  'that ends with words': 'k3y of words a b',
  'with slashes at the end of its Base64': 'k3y-and~~~>>>???',
  'with plus signs at the end of its Base64': 'k3y-and~~~???>>>',
  'of digits': '123456789012',
  'of ten characters': 'k3y!of-ten',
  'of several lines': '-----BEGIN\nMIIEvQIBADANBg',
  'that is long': `${'0123456789'.repeat(60)}-and-its-end`,
};

for (const [kind, secret] of Object.entries(secrets)) {
  test.for(formsOf(secret))(`a secret ${kind} is found in every form: %s`, (form) => {
    const redacted = knowing(secret).text(`before <${form}> after`);
    expect(redacted.replaceAll('[API key]', '')).toMatch(/^before <[^>]{0,4}> after$/);
    expect(redacted).toContain('[API key]');
  });

  test(`a secret ${kind} is found inside longer Base64 and hexadecimal text`, () => {
    for (const before of ['', ':', 'us', 'user:']) {
      const bytes = Buffer.from(`${before}${secret}${secret} and more`);
      for (const encoding of ['base64', 'base64url', 'hex'] as const) {
        const encoded = bytes.toString(encoding);
        const redacted = knowing(secret).text(`x.${encoded}`);
        expect(redacted.length).toBeLessThan(encoded.length);
        for (const form of formsOf(secret)) expect(redacted).not.toContain(form);
      }
    }
  });
}

test('a secret with only some characters escaped is found', () => {
  for (const form of ['k3y\\/with+\\u006fdd', '%6b3y/with%2bodd', 'k3y%2Fwith+o%64d']) {
    expect(knowing('k3y/with+odd').text(`<${form}>`)).toBe('<[API key]>');
  }
});

test('the first 64 characters of a long secret are redacted even without the rest', () => {
  const start = 'a'.repeat(60);
  expect(knowing(`${start}bcdefgh`).text(`<${start}bcde>`)).toBe('<[API key]>');
});

test('a secret is found among others with the same ending, until it is forgotten', () => {
  const redaction = new Redaction();
  for (let count = 0; count <= 100; count += 1) redaction.meet(`${count}-and-the-end`, `${count}`);
  expect(redaction.text('0-and-the-end 9-and-the-end')).toBe('0-and-the-end [9]');
});

test('secrets made of repetitions do not slow the search down', () => {
  for (const piece of ['\\', '%25', '\\/', 'a', 'é']) {
    const redaction = knowing(piece.repeat(5000));
    const text = `${piece.repeat(20)}!`.repeat(1000);
    expect(redaction.text(text)).toBe(text);
    expect(redaction.text(`<${piece.repeat(4000)}>`)).toContain('[API key]');
  }
});

test('a redacted parameter is restored, but never into the host of a URL', () => {
  const redaction = new Redaction();
  redaction.text('https://h.test/?token=169.254.169.254/');
  expect(redaction.original('https://redacted-1.h.test/?token=redacted-1')).toBe(
    'https://redacted-1.h.test/?token=169.254.169.254/',
  );
});

test('a secret is found in upper case, and is no name of a member or header', () => {
  const redaction = knowing('k3y-of-ascii_alone');
  expect(redaction.text('K3Y-OF-ASCII_ALONE')).toBe('[API key]');
  expect(redaction.text('{"k3y-of-ascii_alone" :\n"k3y-of-ascii_alone"}')).toBe(
    '{"k3y-of-ascii_alone" :\n"[API key]"}',
  );
  expect(redaction.members({ 'k3y-of-ascii_alone': 1 })).toEqual({ 'k3y-of-ascii_alone': 1 });
  expect(redaction.headers([['k3y-of-ascii_alone', '1']])).toEqual({ 'k3y-of-ascii_alone': '1' });
});

test.for<[string, string, unknown]>([
  [
    'a number',
    '{"\\"":"\\\\","trace":[123456789012e1,-1]}',
    { '"': '\\', trace: ['[number]', -1] },
  ],
  ['a number twice', '[123456789012123456789012,5]', ['[number]', 5]],
  ['a text', '{"a":"\\"123456789012"}', { a: '"[number]' }],
])('JSON stays JSON where a secret is in %s', ([, text, expected]) => {
  const redaction = new Redaction();
  redaction.learn('123456789012', 'number');
  expect(JSON.parse(redaction.text(text))).toEqual(expected);
});

test('each line of a secret with several lines is found', () => {
  const lines = ['-----BEGIN-----1', 'MIIEvQIBADANBg8', 'kqhkiG9w0BAQEFAASC', '1-----END------'];
  const redaction = knowing(lines.join('\n'));
  for (const line of lines) expect(redaction.text(`<${line}>`)).toBe('<[API key]>');
});

test.for<[string, string]>([
  ['a URL in JSON', '{"a":"https:\\/\\/me:p4ssw0rd-x@other.test"}'],
  ['a URL within a parameter', 'https://h.test/?u=https%3A%2F%2Fme%3Ap4ssw0rd-x%40other.test'],
  ['a parameter within a parameter', '/?next=/?token=p4ssw0rd-x&more=1'],
  ['a parameter within an encoded one', '/?next=%2F%3Ftoken%3Dp4ssw0rd-x%26more%3D1'],
  ['a parameter in JSON that escapes markup', '{"url":"/?a=1\\u0026sig=p4ssw0rd-x\\u0026b=1"}'],
  ['a number', '{"more":"of any text","password":123456789012}'],
])('a credential is recognized by its context: %s', ([, text]) => {
  const redacted = new Redaction().text(text);
  expect(redacted).not.toMatch(/p4ssw0rd-x|123456789012/);
  expect(redacted.length).toBeGreaterThan(text.length - 30);
});

test.for<[kind: string, body: string]>([
  ['a private key', '-----BEGIN PRIVATE KEY-----\nMIIEvQIBADANBg8Zq9\n-----END PRIVATE KEY-----'],
  ['one that is cut off', '-----BEGIN RSA PRIVATE KEY-----\nMIIEvQIBADANBg8Zq9\nkqhkiG9w0'],
  ['the address of a channel', 'https://hooks.slack.com/services/T0A1B2C3D/B0/MIIEvQIBADANBg8Zq9'],
  ['the address of a bot', 'https://api.telegram.org/bot123456789:MIIEvQIBADANBg8Zq9/sendMessage'],
  ['the address of a server', 'https://discord.com/api/webhooks/8123/MIIEvQIBADANBg8Zq9'],
])('%s is a secret wherever it stands', ([, secret]) => {
  const [beginning = ''] = /^-----[A-Z ]*-----|^.*?\/\/[^/]*\//.exec(secret) ?? [];
  for (const text of [
    secret,
    `See ${secret}`,
    JSON.stringify({ note: secret }),
    JSON.stringify({ note: JSON.stringify({ note: `See ${secret} there` }) }),
  ]) {
    for (const kind of ['body', 'text'] as const) {
      const redacted = new Redaction()[kind](text);
      expect(redacted).not.toMatch(/MIIEv|kqhki/);
      expect(redacted).toContain(beginning);
    }
  }
});

test('a list of tokens hides what looks random, and shows words', () => {
  const body = '{"tokens":["Zq9SECRETx41vB7","lantern","<|im_end|>"],"max_tokens":12345}';
  expect(new Redaction().body(body)).toBe(
    '{"tokens":["[redacted]","lantern","<|im_end|>"],"max_tokens":12345}',
  );
});

test('an address keeps the spaces that make it invalid', () => {
  expect(new Redaction().body('{"webhook":" https://a.test/hook"}')).toBe(
    '{"webhook":" https://a.test/x"}',
  );
});

test('the guide lists every name', async () => {
  const guide = await readFile('docs/guides/checking.md', 'utf8');
  const listed = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');
  expect(guide).toContain(`end in ${listed(credentialNames)} |`);
  expect(guide).toContain(`| ${listed(shortCredentialNames)} |`);
  expect(guide).toContain(`end in ${listed(endsOfCredentialNames)} |`);
});

const variants = (name: string) => [name, name.toUpperCase(), `x-${name}-2`, `My_${name}`];

test.for([...credentialNames])('%s marks a header, a parameter and a member', (name) => {
  for (const written of variants(name)) {
    const redaction = new Redaction();
    expect(redaction.headers([[written, 'unkno']])).toEqual({
      [written.toLowerCase()]: '[redacted]',
    });
    expect(redaction.text(`/?a=1&${written}=unkno&b=2`)).toBe(`/?a=1&${written}=redacted-1&b=2`);
    expect(redaction.text(`{"${written}":"unkno","b":2}`)).toBe(
      `{"${written}":"[redacted]","b":2}`,
    );
    expect(redaction.text(`{"${written}" : 12345}`)).toBe(`{"${written}" : "[redacted]"}`);
    expect(redaction.text(`{"${written}":1234}`)).toBe(`{"${written}":1234}`);
  }
});

test.for([...credentialNames])('a name with %s in it hides only what looks random', (name) => {
  const random = '9f8e7d6c5b4a3210';
  for (const written of [`x-${name}-y`, `${name}_length`, `the${name}Of`]) {
    const redaction = new Redaction();
    for (const [value, shown] of [
      [random, '[redacted]'],
      ['long-enough-7', 'long-enough-7'],
    ] as const) {
      expect(redaction.headers([[written, value]])).toEqual({ [written.toLowerCase()]: shown });
      expect(redaction.text(`{"${written}":"${value}","b":12345}`)).toBe(
        `{"${written}":"${shown}","b":12345}`,
      );
    }
    expect(redaction.text(`/?${written}=${random}&b=2`)).toBe(`/?${written}=redacted-1&b=2`);
    expect(redaction.text(`/?${written}=long&b=2`)).toBe(`/?${written}=long&b=2`);
    expect(redaction.text(`{"${written}":12345}`)).toBe(`{"${written}":12345}`);
  }
});

test.for([...shortCredentialNames])('%s marks a header and a parameter but no member', (name) => {
  const redaction = new Redaction();
  expect(redaction.headers([[name, 'unkno']])).toEqual({ [name]: '[redacted]' });
  expect(redaction.text(`/?${name}=unkno`)).toBe(`/?${name}=redacted-1`);
  expect(redaction.text(`/?${name}s=unkno`)).toBe(`/?${name}s=unkno`);
  expect(redaction.text(`{"${name}":"unkno"}`)).toBe(`{"${name}":"unkno"}`);
});

test('the latest 100 secrets from traffic are remembered, and those of the run permanently', () => {
  const redaction = knowing('known-from-the-start');
  redaction.meet('known-from-the-start', 'API key');
  for (let index = 0; index < 150; index += 1) {
    redaction.meet('key-of-a-client-7', 'API key');
    redaction.meet(`p4ssw0rd-${index}-x`, 'another');
  }
  expect(redaction.text('p4ssw0rd-149-x key-of-a-client-7 known-from-the-start')).toBe(
    '[another] [API key] [API key]',
  );
  expect(redaction.text('p4ssw0rd-0-x')).toBe('p4ssw0rd-0-x');
});

test.for([
  ...[
    'a',
    '\\',
    '%41',
    '=:',
    '12,',
    '&amp;',
    '://',
    'AbC',
    ' ',
    '"',
    '"password":',
    '"s3Config":[',
  ],
  ...['?token=', 'k3y/with+odd ', ':\\/\\/a', '{"webhook":{', '%3A%2F%2F'],
])('a long text that consists only of %s loses at most a credential', (piece) => {
  const text = `before ${piece.repeat(20_000)}`;
  const redacted = knowing().text(text);
  if (redacted === text) return;
  expect(redacted).toMatch(/^before .*redacted/s);
});

test('an escaped name also marks a credential', () => {
  expect(
    new Redaction().text('{"\\u0061ccessSecret":"unkno","s3\\u0043onfig":{"a":"unkno"}}'),
  ).toBe('{"\\u0061ccessSecret":"[redacted]","s3\\u0043onfig":{"a":"[s3Config.a]"}}');
});

test('a value of any length and depth is replaced', () => {
  const long = `{"password":"${'a\\n'.repeat(500_000)}","b":1}`;
  expect(new Redaction().text(long)).toBe('{"password":"[redacted]","b":1}');
  const deep = `{"s3Config":${'['.repeat(20_000)}"unkno"${']'.repeat(20_000)}}`;
  const redacted = new Redaction().text(deep);
  expect(redacted).not.toContain('unkno');
  expect(redacted).toContain('[s3Config.0.0.0');
});

test('secrets with the same beginning are distinguished', () => {
  const redaction = new Redaction();
  const alike = ['abcdef-1', 'abcdef', 'abcdef-12', 'abcdxy', 'abcd', 'abcdef-12-3'];
  for (const secret of alike) redaction.learn(`k3y4567x9${secret}`, `key ${secret.length}`);
  redaction.learn('k3y4567x9abcdef', 'another');
  const text = 'abcdef-12-4 abcdef-12-3 abcdxz ABCDXY abcdef abcde abc';
  expect(redaction.text(text.replaceAll(/(?=\ba)/gi, 'k3y4567x9'))).toBe(
    '[key 9]-4 [key 11] [key 4]xz [key 6] [key 6] [key 4]e k3y4567x9abc',
  );
});

test('a URL without a user name does not get one', () => {
  for (const text of ['http://@host/a', '{"url":"http:\\/\\/@host"}']) {
    expect(new Redaction().text(text)).toBe(text);
  }
  expect(new Redaction().text('http://a@host http://@host')).toBe(
    'http://redacted@host http://@host',
  );
});

test('a word of JSON, and a short or common word, is hidden only where a credential is expected', () => {
  const redaction = new Redaction();
  const words = ['1000', 'true', 'null', 'name', 'undefined', 'Bearer', 'dev', 'flux-1-dev'];
  for (const secret of words) redaction.learn(secret, 'API key');
  const value = {
    name: 'the name of 1000',
    list: [1000, true, null, 'undefined', 'https://h.test/black-forest-labs-flux-1-dev/run'],
    inner: { api_key: 'undefined', undefined: { flag: true } },
  };
  const inner = { ...value.inner, api_key: '[redacted]' };
  expect(redaction.value(value)).toEqual({ ...value, inner });
  expect(redaction.headers([['www-authenticate', 'Bearer']])).toEqual({
    'www-authenticate': 'Bearer',
  });
  expect(redaction.target('/v2/dev/run?city=unde%66ined&api_key=dev&b=true-1')).toBe(
    '/v2/dev/run?city=[API key]&api_key=redacted-1&b=true-1',
  );
});

test('overlapping secrets are removed completely', () => {
  const redaction = new Redaction();
  redaction.learn('first-and-k3y012345678', 'short');
  redaction.learn('k3y012345678-and-the-last', 'long');
  redaction.learn('k3y012345678', 'part');
  expect(redaction.text('<first-and-k3y012345678-and-the-last>')).toBe('<[long]>');
  expect(redaction.text('<k3y012345678> <first-and-k3y012345678>')).toBe('<[part]> <[short]>');
});

test('a text without secrets stays unchanged', () => {
  const redaction = knowing('secret-12345');
  for (const text of ['', 'sec', 'secret-', 'secret-12346', 'ecret-12345', 'ssecret', 'a\nb']) {
    expect(redaction.text(text)).toBe(text);
  }
  expect(redaction.text('secret-12345')).toBe('[API key]');
  expect(redaction.text('secret-12345secret-12345')).toBe('[API key][API key]');
});

test('what may be made of words is replaced as a whole word only', () => {
  const redaction = knowing('model-flux-1-dev');
  for (const text of ['/my-model-flux-1-dev/run', 'model-flux-1-devs', 'amodel-flux-1-dev']) {
    expect(redaction.text(text)).toBe(text);
  }
  expect(redaction.text('/model-flux-1-dev/run?a=model-flux-1-dev')).toBe(
    '/[API key]/run?a=[API key]',
  );
  expect(redaction.text('"a\\nmodel-flux-1-dev" %20model-flux-1-dev')).toBe(
    '"a\\n[API key]" %20[API key]',
  );
});

test('signatures in URLs are redacted, but the URL can still be requested', () => {
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

test('keys after the word Bearer are redacted; other words are not', () => {
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
    accessId: 'AKIA-unknown-7',
    accessSecret: 'unknown "secret" 4711',
    bucketName: 'bucket-of-mine-7',
    endpointUrl: 'https://s3.storage.test:9000/base',
    extra: { flag: true, number: 12345, list: ['one', null] },
  },
};

test('a request keeps its structure and loses its storage settings, webhook path and keys', () => {
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
      extra: {
        flag: true,
        number: 0,
        list: ['[s3Config.extra.list.0]', null],
      },
    },
  });
});

test('secrets in a request are redacted in its response', () => {
  const redaction = new Redaction();
  redaction.text(JSON.stringify(request));
  const answer = redaction.text(
    JSON.stringify({
      error: `no access with unknown "secret" 4711 as AKIA-unknown-7 to bucket-of-mine-7`,
      hook: 'https://hooks.test/services/T00/B00/abc%2Fdef?token=unknown',
      webhook: request.webhook,
    }),
  );
  expect(JSON.parse(answer)).toEqual({
    // The name of a real bucket may rightly stand in what a worker says.
    error: 'no access with [s3Config.accessSecret] as [s3Config.accessId] to bucket-of-mine-7',
    hook: 'https://hooks.test/services/T00/B00/redacted?token=redacted-1',
    webhook: 'https://redacted@hooks.test/x/x0/x0/x%00x?x=x',
  });
  expect(storageSettingsIn(answer)).toEqual(['s3Config.accessSecret', 's3Config.accessId']);
});

test('every text and number of made-up storage settings is found', () => {
  const redaction = new Redaction();
  redaction.learnStorage({ ...request.s3Config, extra: { number: 1234567890 } });
  const answer = redaction.text(
    JSON.stringify({
      number: [1234567890, 123456789],
      url: 'https://s3.storage.test:9000/base/bucket-of-mine-7/a.png',
      list: ['AKIA-unknown-7'],
    }),
  );
  expect(JSON.parse(answer)).toEqual({
    url: 'https://redacted.invalid/s3Config.endpointUrl/[s3Config.bucketName]/a.png',
    list: ['[s3Config.accessId]'],
    number: ['[s3Config.extra.number]', 123456789],
  });
  expect(storageSettingsIn(answer)).toEqual([
    's3Config.extra.number',
    's3Config.endpointUrl',
    's3Config.bucketName',
    's3Config.accessId',
  ]);
});

test('a storage setting in a credential field is labelled as that setting', () => {
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

test("URLs of the suite's own receiver are kept", () => {
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
])('an invalid webhook URL stays invalid: %s', (webhook) => {
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

test('other text stays exactly as written, including numbers', () => {
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
])('if a text ends within a secret value, the rest is removed: %s', (body) => {
  const redacted = new Redaction().text(body);
  expect(redacted).not.toContain('unkno');
  expect(() => JSON.parse(redacted)).toThrow();
});

test.each(['s3config', 's3_config', 'S3-Config'])(
  'storage settings under %s are hidden',
  (name) => {
    const text = JSON.stringify({ [name]: { bucketName: 'CANARY' }, other: 1 });
    expect(new Redaction().text(text)).not.toContain('CANARY');
  },
);

test('of a credential in storage settings, no more is kept than is looked for', () => {
  const [kept] = storageSecretsIn({ accessSecret: '0123456789'.repeat(10_000) });
  expect(kept?.value).toHaveLength(4000);
});

test('a secret of very many lines is looked for by its beginning', () => {
  const lines = Array.from({ length: 100_000 }, (_, index) => `line-of-secret-${index}`);
  const redaction = knowing(lines.join('\n'));
  expect(redaction.text('<line-of-secret-7>')).toBe('<[API key]>');
});
