import { expect, test } from 'vitest';
import { schemaDocument } from '../../../../src/validation/load/document-of-schemas.ts';

test('nested definitions of a schema become components', () => {
  const schema = { $defs: { B: { type: 'string' } }, properties: { b: { $ref: '#/$defs/B' } } };
  expect(schemaDocument(new Map([['A', schema]])).components).toEqual({
    schemas: {
      A: { properties: { b: { $ref: '#/components/schemas/B' } } },
      B: { type: 'string' },
    },
  });
  expect(() => schemaDocument(new Map([['B', schema]]))).toThrow('Two schemas are named B');
});
