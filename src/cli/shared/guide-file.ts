/** The guides that the package holds. */
import { readFileSync } from 'node:fs';
import { packageFile } from './package-file.ts';

/** The text of a guide by its file name; undefined in a clone whose documentation is not built. */
export function readGuide(name: string): string | undefined {
  try {
    return readFileSync(packageFile(`dist/docs/guides/${name}`), 'utf8');
  } catch {
    return undefined;
  }
}
