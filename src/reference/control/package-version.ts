/** The version of this package, in Node. The browser build replaces this file. */
import { readFileSync } from 'node:fs';
import { parseNamedJson, valueAt } from '../../core/json.ts';

const manifest = new URL('../../../package.json', import.meta.url);

export const packageVersion = String(
  valueAt(parseNamedJson(readFileSync(manifest, 'utf8'), 'package.json'), '#/version'),
);
