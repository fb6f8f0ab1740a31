/** Parts that would be refused, and are left out because they are waived one by one. */
import { describe, expect, test } from 'vitest';
import { createValidator } from '../../../../src/validation/create-validator.ts';
import { DocumentError } from '../../../../src/validation/document-error.ts';
import { bothWays } from '../both-ways.ts';
import { judge, requestOf, schemaDocument } from '../schema-document.ts';

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

describe('a waived item of a list', () => {
  test('leaves the pointers of later items as they are written, in every round and at run time', async () => {
    const document = (parameters: readonly unknown[], schema: unknown = true) => ({
      openapi: '3.1.0',
      info: { title: 'T', version: '1' },
      paths: {
        '/0': {
          post: {
            parameters,
            requestBody: { required: true, content: { 'application/json': { schema } } },
            responses: {},
          },
        },
      },
    });
    const list = '#/paths/~10/post/parameters';
    const limit = { name: 'limit', in: 'query', schema: { type: 'integer' } };
    // The structure is checked before the parameters.
    const parameters = [5, { name: 'z', in: 'nowhere' }, limit];
    expect(() => createValidator(document(parameters), { waivers: [`${list}/0`] })).toThrow(
      `${list}/1: `,
    );
    const waivers = [`${list}/0`, `${list}/1`];
    const { created, loaded, remove } = await bothWays(document(parameters), { waivers });
    for (const validator of [created, loaded]) {
      const request = requestOf('POST', '/0?limit=x', {
        headers: { 'content-type': 'application/json' },
        body: '1',
      });
      expect(await validator.check(request)).toMatchObject({
        problem: { errors: [{ schema: `${list}/2/schema/type` }] },
      });
    }
    await remove();
  });

  test('leaves references to later items as they are', async () => {
    const schema = {
      allOf: [5, true, { maximum: 3 }],
      properties: { a: { $ref: `${at}/allOf/2` } },
    };
    const validator = createValidator(schemaDocument([schema]), {
      waivers: [`${at}/allOf/0`],
    });
    expect(await judge(validator, 0, { a: 3 })).toMatchObject({ kind: 'valid' });
    expect(await judge(validator, 0, { a: 4 })).toMatchObject({
      problem: { errors: [{ schema: `${at}/allOf/2/maximum` }] },
    });
  });

  test('is nowhere for references to it', () => {
    const document = schemaDocument([{ anyOf: [5, true], not: { $ref: `${at}/anyOf/0` } }]);
    expect(() => createValidator(document, { waivers: [`${at}/anyOf/0`] })).toThrow(
      `${at}/not/$ref: There is nothing at`,
    );
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

describe('a waiver that meets nothing', () => {
  const waivers = (...places: readonly string[]) => {
    const document = schemaDocument([{ maximum: 'a', minimum: 'b' }, { allOf: [5, { not: 1 }] }]);
    try {
      createValidator(document, { waivers: places });
    } catch (error) {
      if (error instanceof DocumentError) return error.problems.map(({ pointer }) => pointer);
      throw error;
    }
    return [];
  };
  const other = '#/components/schemas/S1/allOf';
  const wrong = [`${at}/maximum`, `${at}/minimum`, `${other}/0`, `${other}/1/not`];

  test.each([`${at}/maxmum`, `${at}/type`, at, 'maximum', `${at}/maximum`.slice(1), 'a.json#/a'])(
    '%s is named beside what is refused',
    (mistyped) => {
      expect(waivers(mistyped).sort()).toEqual([mistyped, ...wrong].sort());
      const [first = '', ...rest] = wrong;
      expect(waivers(first, mistyped).sort()).toEqual([mistyped, ...rest].sort());
    },
  );

  test('is not named for what is found only later, or lies within what is refused', () => {
    expect(waivers(...wrong)).toEqual([]);
    expect(waivers(`${other}/0/deeper`)).toContain(`${other}/0/deeper`);
    const parameters = [5, { name: 'z', in: 'nowhere' }];
    const document = {
      openapi: '3.1.0',
      info: { title: 'T', version: '1' },
      paths: { '/0': { get: { parameters, responses: {} } } },
    };
    const list = '#/paths/~10/get/parameters';
    expect(() => createValidator(document, { waivers: [`${list}/1`] })).toThrow(
      new DocumentError([{ pointer: `${list}/0`, message: 'Expected an object, got 5.' }]),
    );
  });

  test('is named if the document cannot be used at all', () => {
    const options = { waivers: ['#/gone'], receives: { none: '/a' } };
    expect(() => createValidator(schemaDocument([true]), options)).toThrow('#/gone: ');
  });
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
