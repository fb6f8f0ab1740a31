import { expect, test } from 'vitest';
import { anyRequests, fullRequest, legalCases } from '../../../src/conformance/legal-cases.ts';
import { negativeCases } from '../../../src/conformance/negative-cases.ts';
import {
  depthOf,
  keywordsOf,
  membersIn,
  requestKeywords,
  unlistedIn,
  withMember,
} from '../../../src/conformance/request-schema.ts';
import { requestFaults } from '../../../src/evidence/calls.ts';

const plain = { input: { prompt: 'A pier' } };
const addresses = { webhook: 'https://a.invalid/hook', storage: ['https://b.invalid'] };

test('each negative case breaks its keyword and no other one, and keeps the input', () => {
  for (const { pointer, what, request } of negativeCases(plain)) {
    const places = requestFaults('runJob', request).map(({ schemaPath }) => schemaPath);
    expect(places, what).toEqual([pointer]);
  }
});

test('there is a negative case for every keyword that can be broken', () => {
  const broken = new Set(negativeCases(plain).map(({ pointer }) => pointer));
  expect(requestKeywords.filter(({ pointer }) => !broken.has(pointer))).toEqual([]);
});

test('a keyword that nobody thought of is an error, not overlooked', () => {
  const document = { schema: { type: 'string', pattern: '^a' } };
  expect(() => keywordsOf(document, '#/schema')).toThrow('#/schema/pattern');
});

test('legal cases are valid in both editions', () => {
  for (const { at, value, request } of legalCases(plain, addresses)) {
    const faults = requestFaults('runJob', request, 'reference');
    expect(faults, `${at} ${JSON.stringify(value)}`).toEqual([]);
  }
  expect(requestFaults('runJob', fullRequest(plain, addresses), 'reference')).toEqual([]);
});

test('requests by chance are valid, the same for a seed and others for another', () => {
  const of = (seed: string) => anyRequests(plain, { seed, count: 200, addresses });
  for (const request of of('a')) {
    expect(requestFaults('runJob', request, 'reference'), JSON.stringify(request)).toEqual([]);
  }
  expect(of('a')).toEqual(of('a'));
  expect(of('a')).not.toEqual(of('b'));
});

test('members are told by their innermost places, those of the input left out', () => {
  const request = { input: { policy: 1 }, policy: { ttl: 10_000, other: 1 }, s3Config: {}, own: 1 };
  expect(membersIn(request)).toEqual(['/policy/ttl', '/s3Config']);
  expect(unlistedIn(request)).toEqual(['/own', '/policy/other']);
});

test('a member is put in place with what is around it', () => {
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
