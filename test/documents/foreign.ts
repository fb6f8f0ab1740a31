/** Documents of other services, in YAML beside this file. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** In OpenAPI 3.0. */
export const shelter: unknown = read('shelter.yaml');

/** In OpenAPI 3.1. */
export const railway: unknown = read('railway.yaml');

function read(name: string): unknown {
  return parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
}
