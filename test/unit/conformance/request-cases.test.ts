import { expect, test } from 'vitest';
import { requestKeywordRules } from '#generated/reference/tables.js';
import {
  chosenKeywords,
  depthOf,
  describedMembersIn,
  keywordsOf,
  leftOpenIn,
  reasonsIn,
  requestKeywords,
  unlistedPointers,
  withMember,
} from '../../../src/conformance/contract/request-schema.ts';
import { rulesAt } from '../../../src/conformance/contract/rules.ts';
import {
  anyRequests,
  fullRequest,
  legalCases,
} from '../../../src/conformance/requests/accepted-requests.scenario.ts';
import { requestFaults } from '../../../src/conformance/requests/request-faults.ts';
import { partAt } from '../../../src/core/json.ts';
import { requestErrors } from '../../../src/evidence/document-errors.ts';

const plain = { input: { prompt: 'A pier' } };
/** Requests with each fault of the keywords, one at a time. */
const negativeCases = (valid: object, keywords?: Parameters<typeof requestFaults>[0]) =>
  requestFaults(keywords).map(({ applyTo, ...fault }) => ({ ...fault, request: applyTo(valid) }));

const addresses = { webhook: 'https://a.invalid/hook', storage: ['https://b.invalid'] };

test('each negative case breaks only its keyword and keeps the input', () => {
  for (const { pointer, what, request } of negativeCases(plain)) {
    const places = requestErrors('runJob', request).map(({ schemaPath }) => schemaPath);
    expect(places, what).toEqual([pointer]);
  }
});

test('a wrong storage setting comes with all other settings, so nothing else can cause the refusal', () => {
  const cases = negativeCases(plain).filter(({ what }) => what.startsWith('/s3Config/'));
  expect(cases.length).toBeGreaterThan(10);
  for (const { what, request } of cases) expect(leftOpenIn(request), what).toEqual([]);
});

test('there is a negative case for every keyword that can be broken', () => {
  const broken = new Set(negativeCases(plain).map(({ pointer }) => pointer));
  expect(requestKeywords.filter(({ pointer }) => !broken.has(pointer))).toEqual([]);
});

test('what only the reference limits has negative cases that the contract allows', () => {
  const cases = negativeCases(plain, chosenKeywords);
  expect(cases.map(({ what }) => what)).toEqual(['/webhook is too long']);
  for (const { pointer, what, request } of cases) {
    expect(requestErrors('runJob', request, 'contract'), what).toEqual([]);
    const errors = requestErrors('runJob', request, 'reference');
    expect(
      errors.map(({ schemaPath }) => schemaPath),
      what,
    ).toEqual([pointer]);
  }
});

const limitedText = (schema: object) =>
  keywordsOf(
    { request: { type: 'object', properties: { text: { type: 'string', ...schema } } } },
    '#/request',
  ).filter(({ name }) => name === 'maxLength');

test.each([
  { maxLength: 40 },
  { maxLength: 5 },
  { maxLength: 60, pattern: '^[a-z]+:', 'x-expected': 'a URL' },
])('a text of %j has a legal case at the limit, and a negative one beyond it', (schema) => {
  const keywords = limitedText(schema);
  const lengthOf = (request: unknown) => `${partAt(request, '/text')}`.length;
  const legal = legalCases(
    plain,
    addresses,
    keywords.map(({ member }) => member),
  );
  expect(legal.map(({ request }) => lengthOf(request)).at(-1)).toBe(schema.maxLength);
  expect(Math.max(...legal.map(({ request }) => lengthOf(request)))).toBe(schema.maxLength);
  const negative = negativeCases(plain, keywords);
  expect(negative.map(({ request }) => lengthOf(request))).toEqual([schema.maxLength + 1]);
});

test('every rule that a keyword of a request enforces has negative cases', () => {
  const broken = new Set(negativeCases(plain).flatMap(({ pointer }) => rulesAt(pointer)));
  expect(requestKeywordRules.filter((id) => !broken.has(id))).toEqual([]);
});

test('an unsupported keyword is an error', () => {
  const document = { schema: { type: 'string', pattern: '^a' } };
  expect(() => keywordsOf(document, '#/schema')).toThrow('#/schema/pattern');
});

test('legal cases are valid in both profiles', () => {
  for (const { at, value, request } of legalCases(plain, addresses)) {
    const faults = requestErrors('runJob', request, 'reference');
    expect(faults, `${at} ${JSON.stringify(value)}`).toEqual([]);
  }
  expect(requestErrors('runJob', fullRequest(plain, addresses), 'reference')).toEqual([]);
});

const storageOf = (request: object) => ('s3Config' in request ? request.s3Config : undefined);

test('storage settings are always sent together, and each one varies in turn', () => {
  const cases = legalCases(plain, addresses).filter(({ at }) => at.startsWith('/s3Config'));
  expect(cases.map(({ at }) => at)).toHaveLength(4);
  expect(new Set(cases.map(({ request }) => JSON.stringify(request))).size).toBe(4);
  const requests = [
    ...cases.map(({ request }) => request),
    fullRequest(plain, addresses),
    ...anyRequests(plain, { seed: 'a', count: 50, addresses }),
  ];
  const stored = requests.map(storageOf).filter((storage) => storage !== undefined);
  expect(stored.length).toBeGreaterThan(5);
  for (const storage of stored) {
    expect(storage).toEqual({
      accessId: expect.any(String),
      accessSecret: expect.any(String),
      bucketName: expect.stringMatching(/^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$/),
      endpointUrl: 'https://b.invalid',
    });
  }
});

test('no random number exceeds its stated maximum', () => {
  const requests = anyRequests(plain, { seed: 'a', count: 200, addresses });
  expect(requests.flatMap(leftOpenIn)).toEqual([]);
});

test('random requests are valid, the same for one seed and different for another', () => {
  const of = (seed: string) => anyRequests(plain, { seed, count: 200, addresses });
  for (const request of of('a')) {
    expect(requestErrors('runJob', request, 'reference'), JSON.stringify(request)).toEqual([]);
  }
  expect(of('a')).toEqual(of('a'));
  expect(of('a')).not.toEqual(of('b'));
});

test('members are listed by their innermost paths, without those in the input', () => {
  const request = { input: { policy: 1 }, policy: { ttl: 10_000, other: 1 }, s3Config: {}, own: 1 };
  expect(describedMembersIn(request)).toEqual(['/policy/ttl', '/s3Config']);
  expect(unlistedPointers(request)).toEqual(['/own', '/policy/other']);
});

test('all storage settings are one possible reason; numbers above an open maximum are undecided', () => {
  const s3Config = { accessId: 'a', accessSecret: 'b', bucketName: 'c', endpointUrl: 'd' };
  const request = { input: {}, policy: { ttl: 10_000, executionTimeout: 600_001 }, s3Config };
  expect(reasonsIn(request)).toEqual(['/policy/executionTimeout', '/policy/ttl', '/s3Config']);
  expect(leftOpenIn(request)).toEqual(['/policy/executionTimeout']);
  expect(leftOpenIn({ s3Config: { ...s3Config, bucketName: undefined } })).toEqual(['/s3Config']);
  expect(leftOpenIn({ policy: { executionTimeout: 600_000, ttl: 604_800_000 } })).toEqual([]);
});

test('a member is inserted with the objects around it', () => {
  expect(withMember({ input: {} }, '/policy/ttl', 1)).toEqual({ input: {}, policy: { ttl: 1 } });
  expect(withMember({ input: {} }, '/input', undefined)).toEqual({});
  expect(withMember({ input: {} }, '', 7)).toBe(7);
});

test.each([
  [7, 0],
  [{}, 1],
  [{ a: [{}] }, 3],
  [[[], [[1]]], 3],
])('the depth of %j is %i', (value, depth) => {
  expect(depthOf(value)).toBe(depth);
});
