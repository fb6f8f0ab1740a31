/** Parts that would be refused, and are left out because they are waived one by one. */
import { describe, expect, test } from 'vitest';
import { createValidator } from '../../../../src/validation/create-validator.ts';
import { bothWays } from '../both-ways.ts';
import { judge, schemaDocument } from '../schema-document.ts';

const at = '#/components/schemas/S0';

describe('a waived part', () => {
  test.each([
    [{ type: 'number', minimum: 0, exclusiveMinimum: true }, '/exclusiveMinimum', 0, -1],
    [
      { properties: { a: { type: 'text' }, b: { type: 'integer' } } },
      '/properties/a/type',
      { a: [] },
      { b: '' },
    ],
    [{ allOf: [{ $ref: '#/gone' }, { type: 'integer' }] }, '/allOf/0/$ref', 1, 'x'],
    [
      { allOf: [{ type: 'integer' }, { maximum: 'one' }, 5] },
      '/allOf/2',
      0,
      'x',
      '/allOf/1/maximum',
    ],
    [{ pattern: '(', maxLength: 2 }, '/pattern', 'ab', 'abc'],
  ])('of %j is not there, and the rest is', async (schema, place, valid, wrong, other?: string) => {
    const waivers = [place, ...(other === undefined ? [] : [other])].map((one) => at + one);
    const document = schemaDocument([schema]);
    expect(() => createValidator(document)).toThrow(`${at}${place}: `);
    const { created, loaded, remove } = await bothWays(document, { waivers });
    for (const validator of [created, loaded]) {
      expect(await judge(validator, 0, valid)).toMatchObject({ kind: 'valid' });
      expect(await judge(validator, 0, wrong)).toMatchObject({ kind: 'refused' });
      const waived = validator.unchecked.filter(({ kind }) => kind === 'waived');
      expect(waived.flatMap(({ places }) => places).sort()).toEqual([...waivers].sort());
    }
    await remove();
  });

  test('may be an operation that means the same requests as another', () => {
    const document = {
      openapi: '3.1.0',
      info: { title: 'T', version: '1' },
      paths: Object.fromEntries(
        ['x', 'y'].map((name) => [
          `/a/{${name}}`,
          {
            parameters: [{ name, in: 'path', required: true, schema: {} }],
            get: { operationId: name, responses: {} },
          },
        ]),
      ),
    };
    const { plan } = createValidator(document, { waivers: ['#/paths/~1a~1{y}/get'] });
    expect(plan.operations.map(({ id }) => id)).toEqual(['x']);
  });

  test('may be one that only strict: true refuses', () => {
    const document = schemaDocument([{ maxium: 3 }]);
    const options = { strict: true, waivers: [`${at}/maxium`] };
    expect(createValidator(document, options).unchecked).toEqual([
      { kind: 'waived', name: 'maxium', places: [`${at}/maxium`] },
    ]);
  });
});

test('what is not waived is still refused', () => {
  const document = schemaDocument([{ maximum: 'a', minimum: 'b' }]);
  const act = () => createValidator(document, { waivers: [`${at}/maximum`] });
  expect(act).toThrow(
    /^#\/components\/schemas\/S0\/minimum: Expected a number in minimum, got "b"\.$/,
  );
});

test.each([`${at}/maximum`, '#', 'maximum', '#/gone'])('%s waives nothing', (pointer) => {
  const act = () => createValidator(schemaDocument([{ maximum: 1 }]), { waivers: [pointer] });
  expect(act).toThrow(`${pointer}: Expected the pointer of a part that is refused`);
});

describe('the message of a wrong form says what to write', () => {
  test.each([
    [
      { minimum: 0, exclusiveMinimum: true },
      'Write `exclusiveMinimum: 0` in place of this and `minimum: 0`.',
    ],
    [
      { maximum: 9, exclusiveMaximum: true },
      'Write `exclusiveMaximum: 9` in place of this and `maximum: 9`.',
    ],
    [{ maximum: 9, exclusiveMaximum: false }, 'Leave it out.'],
    [{ maxLength: '10' }, 'Write `maxLength: 10`.'],
    [{ uniqueItems: 'true' }, 'Write `uniqueItems: true`.'],
    [{ type: 'Integer' }, 'Write `type: integer`.'],
    [{ type: 'float' }, 'Write `type: number`.'],
    [{ type: 'any' }, 'Leave it out.'],
    [{ required: 'name' }, 'Write `required: ["name"]`.'],
    [{ required: false }, 'Leave it out.'],
    [{ allOf: { type: 'string' } }, 'Write `allOf: [{"type":"string"}]`.'],
  ])('%j', (schema, mend) => {
    expect(() => createValidator(schemaDocument([schema]))).toThrow(mend);
  });
});
