/** What a handler without types may give back that cannot be sent. */
import { expect, test } from 'vitest';
import { toFetch } from '../../../src/validation/adapters/fetch.ts';
import { createValidator } from '../../../src/validation/create-validator.ts';
import { serve } from './raw-client.ts';

const responses = { 200: { description: 'Fine' } };
const paths = {
  '/a': { get: { operationId: 'get', responses }, head: { operationId: 'head', responses } },
};
const document = { openapi: '3.1.0', info: { title: 'T', version: '1' }, paths };

/** Written as text, because the types would not take them. */
const unsendable: readonly (readonly [string, string])[] = [
  ['null', 'an answer, got object'],
  ['"fine"', 'an answer, got string'],
  ['{"headers":{}}', 'a status from 200 to 599, got undefined'],
  ['{"status":100,"headers":{}}', 'a status from 200 to 599, got 100'],
  ['{"status":200}', 'an object of headers, got undefined'],
  ['{"status":200,"headers":{"a b":""}}', 'the name of a header, got "a b"'],
  ['{"status":200,"headers":{"Trailer":"a"}}', 'the name of a header, got "Trailer"'],
  [
    '{"status":200,"headers":{"location":"/\u4e2d"}}',
    'the header location as text of Latin-1 without control characters',
  ],
  [
    '{"status":200,"headers":{"a":"b\\r\\nc: d"}}',
    'the header a as text of Latin-1 without control characters',
  ],
  ['{"status":200,"headers":{},"body":{"ok":true}}', 'text or bytes as body, got object'],
  ['{"status":200,"headers":{},"body":null}', 'text or bytes as body, got object'],
  ['{"status":200,"headers":{},"stream":[""]}', 'an async iterable as stream, got object'],
];

test.each(['off', 'enforce'] as const)(
  'an invalid handler response is an error with responses %s',
  async (checked) => {
    const faults: unknown[] = [];
    let answer = '';
    const handler = createValidator(document, {
      responses: checked,
      onError: (fault) => faults.push(fault),
    }).serve({ get: () => JSON.parse(answer), head: async () => JSON.parse(answer) });
    const url = await serve(handler);
    const inProcess = toFetch(handler);
    for (const [given, expected] of unsendable) {
      answer = given;
      const sent = [
        await fetch(`${url}/a`),
        await fetch(`${url}/a`, { method: 'HEAD' }),
        await inProcess(new Request('http://a/a')),
        await inProcess(new Request('http://a/a', { method: 'HEAD' })),
      ];
      expect(sent.map(({ status }) => status)).toEqual([500, 500, 500, 500]);
      const told = [`get: expected ${expected}.`, `head: expected ${expected}.`];
      expect(faults.splice(0)).toEqual([...told, ...told].map((message) => new TypeError(message)));
    }
  },
);

test('a valid handler response is sent unchanged', async () => {
  const headers = { 'x-a': 'caf\u00e9\t!', 'set-cookie': 'a=b' };
  const body = new TextEncoder().encode('fine');
  const validator = createValidator(document);
  const url = await serve(validator.serve({ get: () => ({ status: 200, headers, body }) }));
  const answer = await fetch(`${url}/a`);
  expect([answer.status, await answer.text()]).toEqual([200, 'fine']);
  expect(answer.headers.get('x-a')).toBe(headers['x-a']);
});

test('a status without a body sends no body', async () => {
  for (const status of [204, 205, 304]) {
    const answer = toFetch(() => ({ status, headers: {}, body: 'a' }));
    expect(await (await answer(new Request('http://a/a'))).text()).toBe('');
  }
});
