import { fileURLToPath } from 'node:url';

/**
 * The absolute path of a file given relative to the package's folder, such as `mocks/service.yaml`.
 */
export function packageFile(path: string): string {
  return fileURLToPath(new URL(`../../../${path}`, import.meta.url));
}
