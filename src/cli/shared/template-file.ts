/** Files that `init` writes from the templates of the package. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { codeOf } from '../../core/system-errors.ts';
import { packageFile } from './package-file.ts';
import { Refusal } from './refusal.ts';
import { schemaPath } from './schema-path.ts';
import { whyNotWritten } from './why-not-written.ts';

/** A template, as it is for a file: its first line leads an editor to the schema. */
export async function templateFor(
  out: string,
  { template, schema }: { template: string; schema: Parameters<typeof schemaPath>[1] },
): Promise<string> {
  if (!/\.ya?ml$/i.test(out)) {
    throw new Refusal(`init writes YAML: expected a name that ends in .yaml or .yml, got ${out}.`);
  }
  const text = await readFile(packageFile(`mocks/${template}`), 'utf8');
  return text.replace(/(?<=\$schema=).*/, () => schemaPath(dirname(out), schema));
}

/**
 * Throws `Refusal` if the file exists already, or cannot be written.
 * @param source the option or argument that names it, for messages
 */
export async function writeNew(source: string, out: string, text: string): Promise<void> {
  try {
    await writeFile(out, text, { flag: 'wx' });
  } catch (cause) {
    // The next try would find half a file there.
    if (incomplete.has(codeOf(cause) ?? '')) await rm(out, { force: true });
    throw new Refusal(`${source}: ${out} cannot be written: ${whyNotWritten(cause)}.`, { cause });
  }
}

/** Errors of a file that has been created. */
const incomplete = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO']);
