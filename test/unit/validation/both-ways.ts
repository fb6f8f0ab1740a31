/** A validator of a document in each of the two ways, for tests that compare them. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type CreateValidatorOptions,
  createValidator,
} from '../../../src/validation/create-validator.ts';
import { validatorFiles } from '../../../src/validation/document/validator-files.ts';
import { loadValidator } from '../../../src/validation/load-validator.ts';
import type { Validator } from '../../../src/validation/validator.ts';

/** Makes both; the modules are removed again once they are loaded. */
export async function bothWays(
  document: unknown,
  options: CreateValidatorOptions = {},
): Promise<{ created: Validator; loaded: Validator; remove: () => Promise<void> }> {
  // Inside the project, so that the modules find the packages they import.
  await mkdir('node_modules/.cache', { recursive: true });
  const folder = await mkdtemp('node_modules/.cache/validator-');
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  for (const [name, text] of validatorFiles(document, options).files) {
    await writeFile(join(folder, name), text);
  }
  const { compiled } = await import(pathToFileURL(resolve(folder, 'index.js')).href);
  return {
    created: createValidator(document, options),
    loaded: await loadValidator(compiled, options),
    remove: () => rm(folder, { recursive: true }),
  };
}
