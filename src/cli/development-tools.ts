/** Finds programs that this project only needs while it is developed. */
import { createRequire } from 'node:module';
import { Refusal } from './command.ts';

/**
 * The absolute path of a program within a development dependency, for `node`. Throws `Refusal`
 * where it is not installed, as in an installed package.
 * @param file path within the package, such as `bin/cli.js`
 */
export function developmentTool(command: string, name: string, file: string): string {
  try {
    return createRequire(import.meta.url).resolve(`${name}/${file}`);
  } catch (cause) {
    const message = `${command} needs ${name}, which is installed in a checkout of the project only (git clone, npm ci).`;
    throw new Refusal(message, { cause });
  }
}
