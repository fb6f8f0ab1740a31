/** Reads the bundles that come with this package. */
import { readFile } from 'node:fs/promises';
import { isObject, type JsonObject, parseJson } from '../generate/json.ts';
import { packageFile } from './package-files.ts';

/** The bundle of a profile, `contract` or `reference`. */
export async function readBundle(profile: 'contract' | 'reference'): Promise<JsonObject> {
  const path = `generated/${profile}/openapi.json`;
  const bundle = parseJson(await readFile(packageFile(path), 'utf8'), path);
  if (!isObject(bundle)) throw new Error(`Expected an object in ${path}.`);
  return bundle;
}
