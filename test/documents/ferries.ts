/** A document of another service, in YAML beside this file. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export const ferries: unknown = parse(
  readFileSync(new URL('ferries.yaml', import.meta.url), 'utf8'),
);
