/** What was sent is shown, unless it is a secret: words such as `secret` in it do not change it. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Redaction } from '../../../src/evidence/redaction.ts';
import {
  ordinaryExamples,
  ordinaryFields,
  ordinaryObjects,
  ordinaryTexts,
} from '../../secrets/ordinary-data.ts';
import { controlTestbed, demoSettings } from '../reference/control/control-testbed.ts';

/** Texts of a body that have this value. */
function bodiesOf(value: unknown): string[] {
  const json = JSON.stringify(value);
  const spaced = JSON.stringify(value, null, 2);
  return [
    ...[json, spaced, json.slice(0, -1), spaced.slice(0, -2), `${json},`],
    ...[JSON.stringify({ text: json }), JSON.stringify({ text: json }).slice(0, -1)],
    JSON.stringify({ text: json.slice(0, -1) }),
    `See ${json} here.`,
  ];
}

function expectShown(body: string): void {
  for (const kind of ['body', 'text'] as const) expect(new Redaction()[kind](body)).toBe(body);
}

test.each(ordinaryExamples)('shows %j', (value) => {
  for (const body of bodiesOf(value)) expectShown(body);
});

test.each([
  '{"password":"sunshine"}',
  '{"client_secret":["sunshine"]}',
  '{"name":"X-Api-Key","value":"sunshine"}',
  '[{"name":"X-Api-Key","value":"sunshine"}',
  '{"headers":[["Authorization","Basic dXNlcjpzdW5zaGluZQ"]]}',
  '{"access_key_id":"sunshine"}',
  "{'password': 'sunshine'}",
  '<password>sunshine</password>',
  'password=sunshine',
])('hides a word under the name of a credential: %s', (body) => {
  expect(new Redaction().body(body)).not.toMatch(/sunshine|dXNlcj/i);
});

test.each([
  '{"properties":{"password":{"type":"string","description":"The password of the user"}}}',
  '{"stop_token":"<|im_end|>","eos_token":"<|endoftext|>"}',
  '\ufeff{"input":{"prompt":"a lighthouse"},"policy":{"ttl":5}}',
  '{"webhook":"none"}',
  '{"input":{"webhook":"Say it in 3 words, please."}}',
])('shows %j', (body) => {
  expect(new Redaction().body(body)).toBe(body);
});

test.each([
  ['Set password="sunshine", then draw', 'Set password=[redacted], then draw'],
  ['In it, password: "open \\"sunshine". Then draw', 'In it, password:[redacted]. Then draw'],
  ['In Python, secret=random.sunshine(1, 6) rolls', 'In Python, secret=[redacted], 6) rolls'],
  ["{'secret': ['sunshine', 'sunshine'], 'a': 1}", "{'secret':[redacted]"],
  ["{'secret': '{'a': 'sunshine'}', 'a': 1}", "{'secret':[redacted]"],
  ['{"a":"Then apiKey: \'sunshine', '{"a":"Then apiKey:[redacted]"'],
])('hides only the value in the text %j of JSON', (text, shown) => {
  const redacted = new Redaction().body(JSON.stringify({ prompt: text }));
  expect(redacted).not.toContain('sunshine');
  expect(JSON.parse(redacted)).toEqual({ prompt: shown });
});

test('hides secrets in JSON behind a byte order mark, and shows all else', () => {
  expect(new Redaction().body('\ufeff{"password":"sunshine","ttl":5}')).toBe(
    '\ufeff{"password":"[redacted]","ttl":5}',
  );
});

test('shows a name that is cut off behind a secret number', () => {
  expectShown('{"cookie":0,"apiKe');
});

test('shows what follows a word in a list of assignments', () => {
  expectShown('city=cookie, keyframes=-9769');
});

test('a pair does not reach beyond its object', () => {
  expectShown('[{"prompt":"a","value":"garden"},{"name":"secret","value":0}');
});

test('shows ordinary values in JSON, whole and broken', () => {
  fc.assert(
    fc.property(ordinaryObjects, (value) => {
      for (const body of bodiesOf(value)) expectShown(body);
    }),
  );
});

test('shows ordinary texts', () => {
  const prose = fc
    .array(ordinaryTexts, { minLength: 1, maxLength: 4 })
    .map((texts) => texts.join('. '));
  fc.assert(fc.property(prose, expectShown));
});

test('shows ordinary fields in forms, queries, addresses and headers', () => {
  fc.assert(
    fc.property(ordinaryFields, (fields) => {
      const form = `${new URLSearchParams(fields)}`;
      for (const body of [form, `https://a.test/?${form}`, `<https://a.test/?${form}>`]) {
        expectShown(body);
      }
      expect(new Redaction().target(`/v2/echo/run?${form}`)).toBe(`/v2/echo/run?${form}`);
      for (const [name, value] of fields) {
        const header: [string, string] = ['x-note', `${name}: ${value}`];
        expect(new Redaction().headers([header])).toEqual(Object.fromEntries([header]));
      }
    }),
  );
});

test('a record shows what was sent', async () => {
  const bed = controlTestbed({ settings: demoSettings });
  for (const value of ordinaryExamples) {
    const body = JSON.stringify({ input: { value } });
    await bed.call('POST', '/v2/echo/run', body);
    const [record] = (await bed.control.listRequests({})).requests;
    const { request } = await bed.control.getRequest(record?.id ?? '');
    expect(request.body).toBe(body);
    expect(request.isRedacted).toBeUndefined();
  }
});
