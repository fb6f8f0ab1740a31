/** An OpenAPI document as text. */
import { createRequire } from 'node:module';

export function documentText(document: object, form: 'json' | 'yaml'): string {
  if (form === 'json') return `${JSON.stringify(document, null, 2)}\n`;
  // `serve` starts without this package, and few ask for YAML.
  const yaml: typeof import('yaml') = createRequire(import.meta.url)('yaml');
  return yaml.stringify(document, { lineWidth: 0, aliasDuplicateObjects: false });
}
