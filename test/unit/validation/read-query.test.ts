import { expect, test } from 'vitest';
import type { HttpRequest } from '../../../src/validation/http.ts';
import type { ParameterValidator, Validate } from '../../../src/validation/operation-validators.ts';
import { readQuery } from '../../../src/validation/read-query.ts';

const isInteger: Validate = Object.assign((value: unknown) => Number.isInteger(value), {
  errors: [{ instancePath: '', schemaPath: '', keyword: 'type', params: { type: 'integer' } }],
});

function read(target: string, { required }: { required: boolean }) {
  const request: HttpRequest = {
    method: 'GET',
    target,
    origin: 'http://127.0.0.1',
    signal: new AbortController().signal,
    header: () => undefined,
    body: async () => new Uint8Array(),
  };
  const wait: ParameterValidator = {
    name: 'wait',
    in: 'query',
    required,
    type: 'integer',
    validate: isInteger,
  };
  const { values, findings } = readQuery(request, [wait]);
  return { values: { ...values }, details: findings.map(({ detail }) => detail) };
}

test.each([
  ['/a?wait=10', { wait: 10 }],
  ['/a?other=1&wait=1e3&wait=2', { wait: 1000 }],
  ['/a', {}],
  ['/a?', {}],
])('reads %s', (target, values) => {
  expect(read(target, { required: false })).toEqual({ values, details: [] });
});

test.each([
  ['/a', 'a value', 'nothing'],
  ['/a?wait=', 'an integer', '""'],
  ['/a?wait=1.5', 'an integer', '1.5'],
  ['/a?wait=0x10', 'an integer', '"0x10"'],
  ['/a?wait=1e999', 'an integer', 'a number that is too large'],
])('says what is wrong with %s', (target, expected, received) => {
  expect(read(target, { required: true })).toEqual({
    values: {},
    details: [`Expected ${expected} at query /wait, got ${received}.`],
  });
});
