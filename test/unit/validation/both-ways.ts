/** A validator of a document in each of the two ways, for tests that compare them. */
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type CreateValidatorOptions,
  createValidator,
} from '../../../src/validation/create-validator.ts';
import { validatorFiles } from '../../../src/validation/load/validator-files.ts';
import { loadValidator } from '../../../src/validation/load-validator.ts';
import type { Validator } from '../../../src/validation/validator.ts';
import { moduleFolder } from '../../module-folder.ts';

/** Makes both; the modules are removed again once they are loaded. */
export async function bothWays(
  document: unknown,
  options: CreateValidatorOptions = {},
): Promise<{ created: Validator; loaded: Validator; remove: () => Promise<void> }> {
  const folder = await moduleFolder();
  for (const [name, text] of validatorFiles(document, options).files) {
    await writeFile(join(folder, name), text);
  }
  const { compiled } = await import(pathToFileURL(join(folder, 'index.js')).href);
  return {
    created: createValidator(document, options),
    loaded: loadValidator(compiled, options),
    remove: () => rm(folder, { recursive: true }),
  };
}
