import { relative, sep } from 'node:path';
import { packageFile } from './package-file.ts';

/** How a file in a folder names a schema of this package: for `$schema` lines. */
export function schemaPath(
  folder: string,
  name: 'target' | 'application' | 'settings' | 'configuration',
): string {
  return relative(folder, packageFile(`generated/schemas/${name}.json`)).replaceAll(sep, '/');
}
