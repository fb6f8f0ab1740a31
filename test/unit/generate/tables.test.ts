/** Tables made from a document, and the types they get. */

import { expect, test } from 'vitest';
import type { JsonObject } from '../../../src/core/json.ts';
import { modelKindSchema } from '../../../src/generate/model-kinds.ts';
import { TableTypes } from '../../../src/generate/table-types.ts';
import { DanglingPointer, tablesOf } from '../../../src/generate/tables.ts';

function documentWith(behaviour: JsonObject): JsonObject {
  return {
    paths: { '/jobs': { get: { operationId: 'listJobs', summary: 'List jobs' } } },
    components: { schemas: { Policy: { properties: { ttl: { default: 86400000 } } } } },
    ...behaviour,
  };
}

const ttl = '#/components/schemas/Policy/properties/ttl';

test('a pointer is replaced by the value it refers to', () => {
  const { code } = tablesOf(
    'document',
    documentWith({ 'x-limits': { queue: [`${ttl}/default`] } }),
  );
  expect(code).toContain('86400000');
  expect(code).not.toContain('#/');
});

test('rules keep their pointers, each of which must refer to something', () => {
  const rule = (document: string) => ({
    'x-rules': { 'queue-ttl': { enforcedBy: [document] } },
  });
  expect(tablesOf('document', documentWith(rule(ttl))).code).toContain(ttl);
  expect(() => tablesOf('document', documentWith(rule(`${ttl}/minimum`)))).toThrow(
    `document bundle: x-rules/queue-ttl/enforcedBy/0 names ${ttl}/minimum, which does not exist`,
  );
});

test('a pointer to a missing value or to an object is refused', () => {
  const make = (pointer: string) =>
    tablesOf(
      'document',
      documentWith({ 'x-lifecycle': { timers: { ttl: { default: pointer } } } }),
    );
  expect(() => make('#/components/nowhere')).toThrow(DanglingPointer);
  expect(() => make(ttl)).toThrow('which is an object');
});

test('operations are listed by id, and tables missing from the document are left out', () => {
  const { code, declarations } = tablesOf('document', documentWith({}));
  expect(code).toContain('"listJobs"');
  expect(declarations).toContain("readonly listJobs: Operation<'listJobs', 'GET', '/jobs'>;");
  expect(declarations).not.toContain('rules');
});

test('the kinds of models are the keys of x-models, as a table and for the schemas of files', () => {
  const document = documentWith({
    'x-models': { text: {}, image: {} },
    'x-pricing': { prices: { cheap: {} } },
  });
  const { code, declarations } = tablesOf('document', document);
  expect(code).toContain('export const modelKinds = [\n  "text",\n  "image"\n];');
  expect(declarations).toContain("export type ModelKind =\n  | 'text'\n  | 'image';");
  expect(modelKindSchema(document)).toMatchObject({
    $defs: { ModelKind: { enum: ['text', 'image'] }, PriceId: { enum: ['cheap'] } },
  });
  expect(tablesOf('document', documentWith({})).code).not.toContain('modelKinds');
});

test('types keep names but widen numbers, numeric strings and prose', () => {
  const types = new TableTypes(new Map());
  const values = [
    { phase: 'waiting', limit: 1, price: '0.02', text: 'Two words.', from: [] },
    { phase: 'running', limit: null, price: '0.5', text: 'word', from: '*', final: true },
  ];
  expect(types.typeOf(values, '').replaceAll(/\s+/g, ' ')).toBe(
    '{ ' +
      "readonly phase: 'waiting' | 'running'; " +
      'readonly limit: number | null; ' +
      'readonly price: string; ' +
      'readonly text: string; ' +
      "readonly from: '*' | readonly never[]; " +
      'readonly final?: boolean; }',
  );
});

test('a map of entries gets a union of its ids and one type for all entries', () => {
  const types = new TableTypes(new Map([['gaps', { id: 'GapId', entry: 'Gap' }]]));
  expect(types.typeOf([{ 'a-gap': { open: 'It is.' }, b: {} }], 'gaps')).toBe(
    'Readonly<Record<GapId, Gap>>',
  );
  expect(types.declarations).toContain("export type GapId =\n  | 'a-gap'\n  | 'b';");
  expect(types.declarations).toContain('readonly open?: string;');
});

test('what reports say of gaps is a table of its own, and what pages show is in none', () => {
  const document = {
    'x-gaps': {
      late: { section: '1', gap: 'When?', tolerate: 'Wait.', chosen: 'never', plainly: 'Soon.' },
    },
  };
  const { code, declarations } = tablesOf('test', document);
  const constant = (name: string): unknown =>
    JSON.parse(code.match(new RegExp(`const ${name} = (.*?\n});`, 's'))?.[1] ?? 'null');
  expect(constant('gaps')).toEqual({ late: { chosen: 'never' } });
  expect(constant('gapTexts')).toEqual({
    late: { section: '1', gap: 'When?', tolerate: 'Wait.' },
  });
  expect(declarations).toContain('const gapTexts: Readonly<Record<GapId, GapText>>;');
});
