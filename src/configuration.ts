/** The type of a project's configuration, for a configuration file in TypeScript. */
import type { components } from '#generated/file-formats/types.d.ts';

/**
 * What commands take if no option says otherwise, as in `inference-contract.config.yaml`: settings of the local
 * service, target file, application file, and the document to compile with its waivers. Paths are relative to the
 * folder of the configuration file.
 */
export type Configuration = components['schemas']['Configuration'];

/**
 * Gives the configuration its type. The command line checks it, and names every mistake.
 *
 * @example
 * ```ts
 * // inference-contract.config.ts
 * import { defineConfig } from 'inference-contract';
 *
 * export default defineConfig({ service: 'service.yaml', target: 'target.yaml' });
 * ```
 */
export function defineConfig(configuration: Configuration): Configuration {
  return configuration;
}
