import { describe, expect, test } from 'vitest';
import { describeFindings, finding } from '../../../src/validation/findings.ts';
import type { SchemaError } from '../../../src/validation/operation-validators.ts';

function describeOne(error: Partial<SchemaError>, value: unknown) {
  const full = { instancePath: '', schemaPath: '', keyword: 'type', params: {}, ...error };
  return describeFindings([full], { value, location: 'body' })[0];
}

describe('a finding', () => {
  test('names the place, what was expected and what arrived', () => {
    expect(
      describeOne(
        {
          instancePath: '/policy/ttl',
          keyword: 'minimum',
          params: { comparison: '>=', limit: 10 },
        },
        { policy: { ttl: 9 } },
      ),
    ).toEqual({
      in: 'body',
      pointer: '/policy/ttl',
      expected: 'a number of at least 10',
      received: '9',
      detail: 'Expected a number of at least 10 at body /policy/ttl, got 9.',
    });
  });

  test('points at a missing property by its own name', () => {
    expect(
      describeOne({ keyword: 'required', params: { missingProperty: 'a/b' } }, {}),
    ).toMatchObject({
      pointer: '/a~1b',
      expected: 'a value',
      received: 'nothing',
    });
  });

  test('shortens what arrived', () => {
    const finding = describeOne({ params: { type: 'object' } }, 'x'.repeat(1_000_000));
    expect(finding?.received).toHaveLength(84);
    expect(finding?.received).toContain('(1000000 characters)');
  });

  test('never repeats storage settings', () => {
    const secret = 'CANARY-9f1';
    const value = { s3Config: { accessSecret: secret, bucketName: secret } };
    const errors = ['/s3Config', '/s3Config/accessSecret', '/s3Config/bucketName'].map(
      (instancePath) => ({
        instancePath,
        schemaPath: '',
        keyword: 'type',
        params: { type: 'null' },
      }),
    );
    const findings = describeFindings(errors, { value, location: 'body' });
    expect(findings).toHaveLength(3);
    expect(JSON.stringify(findings)).not.toContain(secret);
  });

  test.each([
    [null, 'null'],
    [[1, 2], 'an array of 2'],
    [{ a: 1 }, 'an object'],
    [true, 'true'],
    [1.5, '1.5'],
  ])('says %j as %s', (value, received) => {
    expect(describeOne({ params: { type: 'string' } }, value)?.received).toBe(received);
  });

  test('reads own properties only', () => {
    expect(describeOne({ instancePath: '/constructor/name' }, {})?.received).toBe('nothing');
  });

  test('speaks of a part as a whole where there is no pointer', () => {
    expect(finding('body', '', 'a JSON document', 'nothing').detail).toBe(
      'Expected a JSON document at the body, got nothing.',
    );
  });
});

test('many errors are cut, and summaries give way to what they sum up', () => {
  const error = (keyword: string): SchemaError => ({
    instancePath: '',
    schemaPath: '',
    keyword,
    params: { type: 'string' },
  });
  const all = [error('anyOf'), ...Array.from({ length: 50 }, () => error('type'))];
  const findings = describeFindings(all, { value: 1, location: 'body' });
  expect(findings).toHaveLength(20);
  expect(new Set(findings.map(({ expected }) => expected))).toEqual(new Set(['a string']));
});
