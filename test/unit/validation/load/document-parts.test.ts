import { expect, test } from 'vitest';
import { resolvedPartAt, schemaPartAt } from '../../../../src/validation/load/document-parts.ts';

test('references are followed; for a schema, unless it has siblings other than a description', () => {
  const document = {
    a: { $ref: '#/b', description: 'x' },
    b: { $ref: '#/c' },
    c: { d: 1 },
    e: { $ref: '#/c', minimum: 1 },
    loop: { $ref: '#/loop' },
  };
  expect(resolvedPartAt(document, ['a'])).toEqual({ keys: ['c'], value: { d: 1 } });
  expect(resolvedPartAt(document, ['e']).keys).toEqual(['c']);
  expect(schemaPartAt(document, ['a']).keys).toEqual(['c']);
  expect(schemaPartAt(document, ['e']).keys).toEqual(['e']);
  expect(() => resolvedPartAt(document, ['loop'])).toThrow('refers back to itself');
  expect(() => resolvedPartAt(document, ['f'])).toThrow('#/f: Expected an object.');
});
