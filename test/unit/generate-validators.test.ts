/** Validators made from a document: what they accept, how they report, and what they are made of. */
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { outputValidators } from '#generated/contract/all-errors.js';
import { validators as contract } from '#generated/contract/validators.js';
import { validators as reference } from '#generated/reference/validators.js';
import type { JsonObject } from '../../src/core/json.ts';
import { operationValidators } from '../../src/generate/operation-validators.ts';
import type { OperationValidators, Validate } from '../../src/validation/operation-validators.ts';
import { moduleFolder } from '../module-folder.ts';

/** A document with one submit, whose priority has the given upper limit. */
function documentWith(priority: JsonObject): JsonObject {
  return {
    paths: {
      '/jobs/{job_id}': {
        parameters: [{ name: 'job_id', in: 'path', required: true, schema: { type: 'string' } }],
        post: {
          operationId: 'submit',
          parameters: [
            { name: 'wait', in: 'query', schema: { type: ['integer', 'null'], minimum: 1 } },
          ],
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Request' },
                examples: { odd: { value: { $id: 'not a schema' } } },
              },
            },
          },
          callbacks: { done: { '{$request.body#/hook}': { $ref: '#/components/pathItems/Done' } } },
          responses: {
            200: {
              description: 'ok',
              content: { 'application/json': { schema: { type: 'array', uniqueItems: true } } },
            },
            default: { $ref: '#/components/responses/Failed' },
          },
        },
      },
    },
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
          },
          'x-note': 'Any extension may stand in a schema.',
        },
        Policy: { type: 'object', properties: { priority } },
      },
      responses: { Failed: { description: 'failed' } },
      pathItems: {
        Done: {
          post: {
            requestBody: {
              content: { 'application/json': { schema: { $ref: '#/components/schemas/Policy' } } },
            },
            responses: { 200: { description: 'ok' } },
          },
        },
      },
    },
  };
}

const limited = documentWith({ type: 'integer', maximum: 3, default: 1 });

describe('a module of validators', () => {
  let folder: string;
  let submit: OperationValidators;
  let done: OperationValidators;

  beforeAll(async () => {
    folder = await moduleFolder();
    const file = join(folder, 'validators.js');
    const { firstError, allErrors } = operationValidators('document', limited);
    await writeFile(file, firstError.code);
    await writeFile(join(folder, 'all-errors.js'), allErrors.code);
    ({ submit, done } = (await import(pathToFileURL(file).href)).validators);
  });

  afterAll(async () => {
    await rm(folder, { recursive: true });
  });

  test('lists parameters of the path and of the operation with the type their text is read as', () => {
    expect(submit.parameters).toMatchObject([
      { name: 'job_id', in: 'path', required: true, type: 'string' },
      { name: 'wait', in: 'query', required: false, type: 'integer' },
    ]);
    expect(submit.parameters[1]?.validate(0)).toBe(false);
    expect(submit.parameters[1]?.validate(null)).toBe(true);
  });

  test('stops at the first error of a request, and knows all of them when it is asked', async () => {
    const validate = submit.requestBody?.content['application/json'];
    const request = { policy: { priority: 4 }, hook: 'no url', description: 'long' };
    const places = (check: Validate | undefined) => {
      expect(check?.(request)).toBe(false);
      return check?.errors?.map((error) => [error.instancePath, error.schemaPath]);
    };
    const first = ['/policy/priority', '#/components/schemas/Policy/properties/priority/maximum'];
    expect(places(validate)).toEqual([first]);
    expect(places(await validate?.all?.())).toEqual([
      first,
      ['/hook', '#/components/schemas/Request/properties/hook/format'],
      ['/description', '#/components/schemas/Request/properties/description/maxLength'],
    ]);
  });

  test('what is not of a request has no twin', () => {
    expect(submit.responses['200']?.['application/json']).not.toHaveProperty('all');
    expect(done.requestBody?.content['application/json']).not.toHaveProperty('all');
  });

  test('changes nothing in what it checks', () => {
    const request = { policy: {}, unknown: [1] };
    expect(submit.requestBody?.content['application/json']?.(request)).toBe(true);
    expect(request).toEqual({ policy: {}, unknown: [1] });
  });

  test('lists responses by status, also those without content', () => {
    expect(submit.responses['200']?.['application/json']?.([1, 1])).toBe(false);
    expect(submit.responses.default).toEqual({});
  });

  test('has callbacks by their names', () => {
    expect(done.requestBody?.required).toBe(false);
    expect(done.requestBody?.content['application/json']?.({ priority: 'high' })).toBe(false);
  });
});

test('a changed limit changes the code and no type', () => {
  const before = operationValidators('document', limited);
  const after = operationValidators('document', documentWith({ type: 'integer', maximum: 4 }));
  expect(after.firstError.code).not.toBe(before.firstError.code);
  expect(after.firstError.declarations).toBe(before.firstError.declarations);
});

test('prose is not part of the code', () => {
  expect(operationValidators('document', limited).firstError.code).not.toContain(
    'What is asked for.',
  );
});

test.each([
  [{ type: 'integer', maxium: 3 }, 'unknown keyword: "maxium"'],
  [{ type: 'string', format: 'colour' }, 'unknown format "colour"'],
  [{ $ref: '#/components/schemas/Missing' }, 'no schema at #/components/schemas/Missing'],
  [{ type: 'integer', minimum: 'three' }, 'schema is invalid'],
])('a wrong schema is refused: %j', (priority, message) => {
  expect(() => operationValidators('document', documentWith(priority))).toThrow(message);
});

describe.each([
  ['contract', contract],
  ['reference', reference],
])('the committed validators of the %s', (_, validators) => {
  const operations: Readonly<Record<string, OperationValidators>> = validators;

  test('know both submits, status and the callback', () => {
    expect(Object.keys(operations)).toEqual(
      expect.arrayContaining(['runJob', 'runJobSync', 'getJobStatus', 'jobCompleted']),
    );
  });

  test('need an input', () => {
    const validate = operations.runJob?.requestBody?.content['application/json'];
    expect(validate?.({ input: {} })).toBe(true);
    expect(validate?.({})).toBe(false);
    expect(validate?.errors).toMatchObject([
      { keyword: 'required', params: { missingProperty: 'input' } },
    ]);
  });
});

test('outputs of kinds of models have validators of their own', () => {
  const image = { image_url: 'https://files.test/a.png', cost: 0.1 };
  expect(outputValidators.image(image)).toBe(true);
  expect(outputValidators.image({ ...image, cost: '0.1' })).toBe(false);
  expect(outputValidators.image.errors).toMatchObject([
    { schemaPath: '#/components/schemas/ImageOutput/properties/cost/type' },
  ]);
});

test('a document without kinds of models has none', () => {
  const { allErrors } = operationValidators('test', documentWith({}));
  expect(allErrors.code).toContain('export const outputValidators = {\n};');
});
