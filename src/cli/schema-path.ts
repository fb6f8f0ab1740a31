import { relative, sep } from 'node:path';
import { packageFile } from './command.ts';

/** How a file in a folder names a schema of this package: for `$schema` lines. */
export function schemaPath(folder: string, name: 'target' | 'application-file'): string {
  const schema = packageFile(`generated/conformance/${name}.schema.json`);
  return relative(folder, schema).replaceAll(sep, '/');
}
