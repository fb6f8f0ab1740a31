/** What is generated to check with: guards and defaults of single schemas, and the validators of the profiles. */
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { compiled as contract } from '#generated/contract/validators/index.js';
import { compiled as reference } from '#generated/reference/validators/index.js';
import type { JsonObject } from '../../../src/core/json.ts';
import { guards, propertyDefaults } from '../../../src/generate/standalone-validators.ts';
import type { Validate } from '../../../src/validation/plan.ts';
import { moduleFolder } from '../../processes/module-folder.ts';
import { requestCheck } from './message-checks.ts';

/** A document with a request whose priority, and other members, have the given schemas. */
function documentWith(priority: JsonObject, others: JsonObject = {}): JsonObject {
  return {
    openapi: '3.1.0',
    info: { title: 'T', version: '1' },
    paths: {},
    components: {
      schemas: {
        Request: {
          title: 'Request',
          description: 'What is asked for.',
          type: 'object',
          required: ['policy'],
          properties: {
            policy: { $ref: '#/components/schemas/Policy' },
            hook: { type: 'string', format: 'uri', example: 'https://example.com' },
            description: { type: 'string', maxLength: 3 },
            ...others,
          },
          'x-note': 'Any extension may stand in a schema.',
        },
        Policy: { type: 'object', properties: { priority } },
      },
    },
    'x-models': { text: { output: { $ref: '#/components/schemas/Policy' } } },
  };
}

const limited = documentWith({ type: 'integer', maximum: 3, default: 1 });

describe('a module of guards', () => {
  async function load(
    document: JsonObject,
    errors?: 'none',
  ): Promise<Readonly<Record<string, Validate>>> {
    // A document that is refused leaves no folder.
    const { code } = guards(document, ['Request'], errors);
    const folder = await moduleFolder();
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = join(folder, 'guards.js');
    await writeFile(file, code);
    const { isRequest, modelOutputs } = await import(pathToFileURL(file).href);
    return { isRequest, ...modelOutputs };
  }

  test('finds all errors with their places in the document', async () => {
    const { isRequest } = await load(limited);
    const request = { policy: { priority: 4 }, hook: 'no url', description: 'long' };
    expect(isRequest?.(request)).toBe(false);
    expect(isRequest?.errors?.map((error) => [error.instancePath, error.schemaPath])).toEqual([
      ['/policy/priority', '#/components/schemas/Policy/properties/priority/maximum'],
      ['/hook', '#/components/schemas/Request/properties/hook/format'],
      ['/description', '#/components/schemas/Request/properties/description/maxLength'],
    ]);
  });

  test.each<[unknown, boolean]>([
    [{ policy: { priority: 3 } }, true],
    [{ policy: { priority: 4 } }, false],
    [{ policy: {}, hook: 'no url' }, false],
    [{ policy: {}, either: 'a' }, true],
    [{ policy: {}, either: 'ab' }, false],
    [{ policy: {}, either: 1 }, false],
    [{ policy: {}, any: 'b' }, true],
    [{ policy: {}, any: 'c' }, false],
    [{ policy: {}, nested: { policy: {} } }, true],
    [{ policy: {}, nested: {} }, false],
    [{}, false],
  ])('only says whether %j is valid if nobody asks for errors', async (request, valid) => {
    const policy = { $ref: '#/components/schemas/Policy' };
    const branches = {
      either: {
        oneOf: [{ type: 'string', minLength: 1 }, { type: 'string', minLength: 2 }, policy],
      },
      nested: { $ref: '#/components/schemas/Request' },
      any: { anyOf: [{ const: 'a' }, policy, { const: 'b' }] },
    };
    const { isRequest } = await load(
      documentWith({ type: 'integer', maximum: 3 }, branches),
      'none',
    );
    expect(isRequest?.(request)).toBe(valid);
  });

  test('has the output schemas of the model kinds', async () => {
    const { text } = await load(limited);
    expect(text?.({ priority: 3 })).toBe(true);
    expect(text?.({ priority: 4 })).toBe(false);
  });
});

describe.each([
  ['contract', contract],
  ['reference', reference],
])('the committed validators of the %s', (_, compiled) => {
  test('require an input', () => {
    const validate = requestCheck(compiled, 'runJob');
    expect(validate({ input: {} })).toBe(true);
    expect(validate({})).toBe(false);
    expect(validate.errors).toMatchObject([
      { keyword: 'required', params: { missingProperty: 'input' } },
    ]);
  });

  test('do not fill in missing members', () => {
    const bodies = compiled.plan.operations.flatMap(({ body }) => body?.content ?? []);
    const filled = Object.keys(compiled.plan.preparations ?? {});
    expect(bodies.map(({ check }) => check).filter((key = '') => filled.includes(key))).toEqual([]);
  });
});

test('defaults come from the properties, including false and 0', () => {
  const properties = { a: { default: 0 }, b: { default: false }, c: { type: 'string' } };
  expect(propertyDefaults({ properties })).toEqual({ a: 0, b: false });
});
