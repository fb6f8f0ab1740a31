/** A foreign service behind a validator and node:http, and large messages over real connections. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Listening, listen } from '../../src/validation/adapters/node-http.ts';
import { createValidator } from '../../src/validation/create-validator.ts';
import { jsonResponse } from '../../src/validation/http.ts';
import { ferries } from '../documents/ferries.ts';
import { schemaDocument } from '../unit/validation/schema-document.ts';
import { RawConnection } from './raw-connection.ts';

const maximumBytes = 20 * 2 ** 20;

let ferryServer: Listening;
let openServer: Listening;

beforeAll(async () => {
  const validator = createValidator(ferries, { security: 'unchecked' });
  const handler = validator.serve({
    listCrossings: () => jsonResponse(200, []),
    bookCrossing: ({ body }) => jsonResponse(201, { made: body }),
  });
  ferryServer = await listen(handler, { host: '127.0.0.1', port: 0 });
  const open = createValidator(
    schemaDocument([
      { type: 'object' },
      { type: 'object', unevaluatedProperties: false, properties: { a: { type: 'integer' } } },
      { type: 'array', uniqueItems: true, items: { type: 'integer', minimum: 1 } },
      { type: 'string', pattern: '^[a-z]+$' },
    ]),
    { body: { bytes: maximumBytes } },
  );
  const done = () => ({ status: 204, headers: {} });
  openServer = await listen(open.serve({ s0: done, s1: done, s2: done, s3: done }), {
    host: '127.0.0.1',
    port: 0,
  });
});

// Both resolve only when no connection is left.
afterAll(() => Promise.all([ferryServer.close(), openServer.close()]));

const portOf = ({ url }: Listening) => Number(new URL(url).port);

describe('a large message gets a short answer', () => {
  const many = 100_000;
  const keys = (value: string) =>
    `{${Array.from({ length: many }, (_, index) => `"k${index}":${value}`).join(',')}}`;
  const digits = '9'.repeat(10_000_000);

  test.each([
    ['100,000 keys', 0, () => keys('1'), 204],
    ['100,000 keys that are not allowed', 1, () => keys('1'), 400],
    ['one key 100,000 times', 1, () => `{${'"a":1,'.repeat(many)}"a":"x"}`, 400],
    ['a key of 10 MB', 1, () => `{"${digits}":1}`, 400],
    ['a number of 10 MB in an open object', 0, () => `{"a":${digits}}`, 400],
    ['a number of 10 MB for an integer', 1, () => `{"a":${digits}}`, 400],
    ['a fraction of 10 MB', 0, () => `{"a":0.${digits}}`, 204],
    ['an exponent of 10 MB', 0, () => `{"a":1e-${digits}}`, 204],
    ['100,000 invalid items', 2, () => `[${'0,'.repeat(many)}"x"]`, 400],
    ['100,000 equal items', 2, () => `[${'1,'.repeat(many)}1]`, 400],
    ['a text of 10 MB', 3, () => `"${digits}"`, 400],
    ['a nesting of 1,000,000', 0, () => '['.repeat(1_000_000), 400],
    ['endless white space', 0, () => ' '.repeat(10_000_000), 400],
    ['more bytes than allowed', 0, () => ' '.repeat(maximumBytes + 1), 413],
  ])('%s', async (_, schema, make, status) => {
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: make() };
    const answer = await fetch(`${openServer.url}/${schema}`, init);
    expect(answer.status).toBe(status);
    expect((await answer.text()).length).toBeLessThan(65_536);
  });

  test.each([
    ['parameters', `from=north&${'a=1&'.repeat(2000)}`, 200],
    ['parameters with one name', `${'from=north&'.repeat(1000)}`, 400],
    ['items', `from=north&days=${'2024-01-01,'.repeat(1000)}`, 400],
    ['members', `from=north&${'party[dogs]=1&'.repeat(700)}`, 400],
    ['levels', `from=north&party${'[a]'.repeat(3000)}=1`, 200],
    ['members of every object', 'from=north&party[__proto__][x]=1&party[constructor]=1', 200],
    ['bytes', `from=north&a=${'a'.repeat(20_000)}`, 431],
  ])('a query with very many %s is refused quickly', async (_, query, status) => {
    const answer = await fetch(`${ferryServer.url}/v1/crossings?${query}`);
    expect(answer.status).toBe(status);
    expect((await answer.text()).length).toBeLessThan(65_536);
    expect(Object.hasOwn(Object.prototype, 'x')).toBe(false);
  });

  test('100,000 headers are refused', async () => {
    const head = `GET /v1/crossings?from=north HTTP/1.1\r\nHost: a\r\n${'a:b\r\n'.repeat(many)}\r\n`;
    const port = portOf(ferryServer);
    const statuses = await RawConnection.tell(port, Buffer.from(head), { abruptly: false });
    expect(statuses).toEqual([431]);
  });
});
