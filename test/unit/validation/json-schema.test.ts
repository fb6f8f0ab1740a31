/**
 * JSON Schema through both ways in: the official test suite for the keywords of OpenAPI 3.0 (its
 * package goes up to draft 4), and cases of our own for those that 2020-12 adds.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readDocument } from '../../../src/validation/load/read-document.ts';
import { agreeingWays } from './both-ways.ts';
import { cases2020 } from './json-schema-cases.ts';
import { schemaDocument } from './schema-document.ts';

interface Group {
  readonly description: string;
  readonly schema: unknown;
  readonly tests: readonly { description: string; data: unknown; valid: boolean }[];
}

const suite = join(
  dirname(createRequire(import.meta.url).resolve('json-schema-test-suite/package.json')),
  'tests/draft4',
);

const draft4 = readdirSync(suite)
  .filter((file) => file.endsWith('.json'))
  .flatMap((file): Group[] => JSON.parse(readFileSync(join(suite, file), 'utf8')));

/** Keywords and references of draft 4 that OpenAPI 3.0 does not have; each is an error at start. */
const notIn30 = draft4.filter(({ schema }) => {
  try {
    readDocument(schemaDocument([schema], '3.0.3'), { strict: true });
    return false;
  } catch {
    return true;
  }
});

const handled30 = draft4.filter((group) => !notIn30.includes(group));

test('keywords outside OpenAPI 3.0 are refused at startup', () => {
  const words =
    /patternProperties|dependencies|definitions|additionalItems|"items":\[|"type":\[|"\$ref":|"\$schema"|"id":/;
  expect(notIn30.filter(({ schema }) => !words.test(JSON.stringify(schema)))).toEqual([]);
  expect(handled30.length).toBeGreaterThan(40);
});

describe.each([
  ['the official suite, draft 4, in OpenAPI 3.0', '3.0.3', handled30],
  ['keywords of 2020-12 in OpenAPI 3.1', '3.1.0', cases2020],
] as const)('%s', (_, version, groups) => {
  const schemas = groups.map(({ schema }) => schema);
  const options = { strict: true, formats: { anything: true } } as const;
  const ways = agreeingWays(schemaDocument(schemas, version), options);

  test.each(groups.map((group, index) => ({ ...group, index })))('$description', async (group) => {
    for (const { data, valid, description } of group.tests) {
      const headers = { 'content-type': 'application/json' };
      const sent = { headers, body: JSON.stringify(data) };
      const { kind } = await ways.check('POST', `/${group.index}`, sent);
      expect(kind, description).toBe(valid ? 'valid' : 'refused');
    }
  });
});
