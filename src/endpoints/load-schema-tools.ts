/** Loads the tools for schemas when the first endpoint has some: loading them takes as long as all of the service. */
import type * as tools from './schema-tools.ts';

export function loadSchemaTools(): Promise<typeof tools> {
  return import('./schema-tools.ts');
}
