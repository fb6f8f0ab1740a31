/** Reading the files that people write. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { isObject, type Json, type JsonObject, parseNamedJson } from '../core/json.ts';

/** The places below a folder where a text is written, as `path:line`. */
export async function linesNaming(folder: string, text: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const places = await Promise.all(
    paths.sort().map(async (path) => {
      const lines = (await readFile(path, 'utf8')).split('\n');
      return lines.flatMap((line, index) => (line.includes(text) ? [`${path}:${index + 1}`] : []));
    }),
  );
  return places.flat();
}

/** The object in a file. The path is relative to the project. */
export async function readObject(path: string): Promise<JsonObject> {
  const value = parseNamedJson(await readFile(path, 'utf8'), path);
  if (!isObject(value)) throw new Error(`Expected an object in ${path}.`);
  return value;
}

/** The same for a file in YAML. */
export async function readYamlObject(path: string): Promise<JsonObject> {
  const value: Json = parse(await readFile(path, 'utf8'));
  if (!isObject(value)) throw new Error(`Expected an object in ${path}.`);
  return value;
}
