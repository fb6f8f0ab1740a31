/** `npm run lint:compatibility`: the documents of the last release, with which callers work. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compareDocuments } from '../../src/compatibility/compare-documents.ts';
import { ComparedDocument } from '../../src/compatibility/compared-document.ts';
import {
  asObject,
  type Json,
  type JsonObject,
  keysOf,
  valueAt,
  withValueAt,
} from '../../src/core/json.ts';

function read(path: string): JsonObject {
  const document: Json = JSON.parse(readFileSync(path, 'utf8'));
  return asObject(document);
}

describe.each(['contract', 'reference'])('the %s profile', (profile) => {
  const current = read(`generated/${profile}/openapi.json`);
  const released = `.ci/released/${profile}.json`;
  const breaking = (document: JsonObject) =>
    compareDocuments(new ComparedDocument(read(released)), new ComparedDocument(document))
      .filter(({ effect }) => effect !== 'compatible')
      .map(({ member, message }) => `${member}: ${message}`);

  test('breaks no caller of the last release', () => {
    expect(breaking(current)).toEqual([]);
  });

  test.each([
    ['#/components/schemas/Policy/properties/ttl/minimum', 999_999, 'policy.ttl: minimum was '],
    [
      '#/components/schemas/JobRequest/required',
      ['input', 'webhook'],
      'webhook: was optional, is required',
    ],
    ['#/components/schemas/SubmittedJob/required', ['id'], 'status: was required, is optional'],
  ])('a change of %s is found', (pointer, value, message) => {
    expect(valueAt(current, pointer)).toBeDefined();
    const texts = breaking(asObject(withValueAt(current, keysOf(pointer), value)));
    expect(texts.join('\n')).toContain(message);
  });
});
