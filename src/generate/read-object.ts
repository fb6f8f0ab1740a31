/** Reads JSON files of the project. */
import { readFile } from 'node:fs/promises';
import { isObject, type JsonObject, parseJson } from '../core/json.ts';

/** The object in a file. The path is relative to the project. */
export async function readObject(path: string): Promise<JsonObject> {
  const value = parseJson(await readFile(path, 'utf8'), path);
  if (!isObject(value)) throw new Error(`Expected an object in ${path}.`);
  return value;
}
