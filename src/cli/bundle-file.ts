/** Reads the bundles that come with this package. */
import { readFile } from 'node:fs/promises';
import { isObject, type JsonObject, parseJson } from '../core/json.ts';
import { packageFile } from './package-files.ts';

/** The bundle of a profile, `contract` or `reference`, or that of the control interface. */
export async function readBundle(api: 'contract' | 'reference' | 'control'): Promise<JsonObject> {
  const path = `generated/${api}/openapi.json`;
  const bundle = parseJson(await readFile(packageFile(path), 'utf8'), path);
  if (!isObject(bundle)) throw new Error(`Expected an object in ${path}.`);
  return bundle;
}
