/** A validator of a document in each of the two ways, for tests that compare them. */
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect } from 'vitest';
import {
  type CreateValidatorOptions,
  createValidator,
} from '../../../src/validation/create-validator.ts';
import { validatorFiles } from '../../../src/validation/load/validator-files.ts';
import { loadValidator } from '../../../src/validation/load-validator.ts';
import type { RequestVerdict } from '../../../src/validation/operation-types.ts';
import type { SentResponse } from '../../../src/validation/response/check-response.ts';
import type { Validator } from '../../../src/validation/validator.ts';
import { moduleFolder } from '../../processes/module-folder.ts';
import { requestOf } from './schema-document.ts';

/** Makes both; the modules are removed again once they are loaded. */
export async function bothWays(
  document: unknown,
  options: CreateValidatorOptions = {},
): Promise<{ created: Validator; loaded: Validator; remove: () => Promise<void> }> {
  // A document that is refused leaves no folder.
  const { files } = validatorFiles(document, options);
  const folder = await moduleFolder();
  const remove = () => rm(folder, { recursive: true });
  try {
    for (const [name, text] of files) {
      await writeFile(join(folder, name), text);
    }
    const { compiled } = await import(pathToFileURL(join(folder, 'index.js')).href);
    return {
      created: createValidator(document, options),
      loaded: loadValidator(compiled, options),
      remove,
    };
  } catch (cause) {
    await remove();
    throw cause;
  }
}

/** Both for the tests of a file or a `describe`, which fail where the two do not agree. */
export function agreeingWays(document: unknown, options?: CreateValidatorOptions) {
  let ways: Awaited<ReturnType<typeof bothWays>>;
  beforeAll(async () => {
    ways = await bothWays(document, options);
  }, 60_000);
  afterAll(() => ways.remove());
  return {
    created: () => ways.created,
    loaded: () => ways.loaded,
    async check(...request: Parameters<typeof requestOf>): Promise<RequestVerdict> {
      const created = await ways.created.check(requestOf(...request));
      expect(await ways.loaded.check(requestOf(...request))).toEqual(created);
      return created;
    },
    /** What is wrong with a response of an operation, by default of the first one. */
    async checkResponse(response: SentResponse, operationId?: string): Promise<string[]> {
      const [created = [], loaded] = await Promise.all(
        [ways.created, ways.loaded].map((validator) => {
          const { operations } = validator.plan;
          const operation = operations.find(({ id }) => id === (operationId ?? operations[0]?.id));
          if (operation === undefined) throw new Error('Expected an operation.');
          return validator.checkResponse(operation, response);
        }),
      );
      expect(loaded).toEqual(created);
      return created.map(({ detail }) => detail);
    },
  };
}
