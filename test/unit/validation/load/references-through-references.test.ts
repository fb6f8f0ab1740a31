/** References that lead through other references, in documents that are given as values. */
import { describe, expect, test } from 'vitest';
import { createValidator } from '../../../../src/validation/create-validator.ts';
import { bothWays } from '../both-ways.ts';
import { judge, schemaDocument } from '../schema-document.ts';

const schemas = '#/components/schemas';

describe.each(['3.0.3', '3.1.0'] as const)('in %s a reference', (openapi) => {
  test('leads through others, also in circles', async () => {
    const document = {
      ...schemaDocument([
        { $ref: `${schemas}/S1/properties/next/properties/a` },
        { $ref: `${schemas}/S2` },
        {
          type: 'object',
          properties: { next: { $ref: `${schemas}/S1` }, a: { type: 'integer' } },
        },
      ]),
      openapi,
    };
    const before = structuredClone(document);
    const { created, loaded, remove } = await bothWays(document);
    for (const validator of [created, loaded]) {
      expect(await judge(validator, 0, 1)).toMatchObject({ kind: 'valid' });
      expect(await judge(validator, 0, 'x')).toMatchObject({
        problem: { errors: [{ schema: `${schemas}/S2/properties/a/type` }] },
      });
    }
    expect(document).toEqual(before);
    await remove();
  });

  test.each(['S1/x', 'S2/x', 'S4/x', 'S5/x'])('to %s leads nowhere', (place) => {
    const document = schemaDocument([
      { $ref: `${schemas}/${place}` },
      { $ref: `${schemas}/S1/x` },
      { $ref: `${schemas}/S3` },
      { $ref: `${schemas}/S2` },
      { $ref: `${schemas}/S6` },
      true,
      {},
    ]);
    expect(() => createValidator({ ...document, openapi })).toThrow(
      `${schemas}/S0/$ref: There is nothing at ${schemas}/${place}.`,
    );
  });
});

test('parts beside schemas and mappings lead through others, too', () => {
  const document = {
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: {
      '/a': { $ref: '#/components/pathItems/A' },
      '/b': { get: { $ref: '#/paths/~1a/get', responses: {} } },
      '/c': { parameters: [{ $ref: '#/paths/~1a/parameters/0' }], get: { responses: {} } },
    },
    components: {
      pathItems: {
        A: {
          parameters: [
            { name: 'n', in: 'query', schema: { $ref: '#/components/schemas/B/$defs/n' } },
          ],
          get: { responses: {} },
        },
      },
      schemas: {
        B: { $ref: '#/components/schemas/C' },
        C: { $defs: { n: { required: ['kind'] } } },
        D: {
          oneOf: [{ $ref: '#/components/schemas/B/$defs/n' }],
          discriminator: { propertyName: 'kind', mapping: { n: '#/components/schemas/B/$defs/n' } },
        },
      },
    },
  };
  const { plan } = createValidator(document);
  expect(plan.operations).toHaveLength(3);
});

test('a $ref in the data of const, enum and default is no reference', async () => {
  const nowhere = { $ref: '#/components/schemas/Nowhere' };
  const info = { $ref: '#/info' };
  const document = schemaDocument([
    { const: nowhere },
    { enum: [info, nowhere], default: nowhere },
    { properties: { a: { const: info, examples: [nowhere] } } },
  ]);
  const { created, loaded, remove } = await bothWays(document, { defaults: true });
  for (const validator of [created, loaded]) {
    expect(await judge(validator, 0, nowhere)).toMatchObject({ kind: 'valid' });
    expect(await judge(validator, 0, info)).toMatchObject({ kind: 'refused' });
    expect(await judge(validator, 1, info)).toMatchObject({ kind: 'valid' });
    expect(await judge(validator, 2, { a: info })).toMatchObject({ kind: 'valid' });
    expect(await judge(validator, 2, { a: nowhere })).toMatchObject({ kind: 'refused' });
  }
  await remove();
});
