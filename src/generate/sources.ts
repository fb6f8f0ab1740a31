import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { isObject, type JsonObject, parseJson } from '../core/json.ts';
import { header } from './generated-files.ts';

/** Looks things up in the hand-written files, so that messages can name a file and a line. */
/** The places below a folder where a text is written, as `path:line`. */
export async function linesNaming(folder: string, text: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const found = await Promise.all(
    paths.sort().map(async (path) => {
      const lines = (await readFile(path, 'utf8')).split('\n');
      return lines.flatMap((line, index) => (line.includes(text) ? [`${path}:${index + 1}`] : []));
    }),
  );
  return found.flat();
}

/** Reads JSON files of the project. */
/** The object in a file. The path is relative to the project. */
export async function readObject(path: string): Promise<JsonObject> {
  const value = parseJson(await readFile(path, 'utf8'), path);
  if (!isObject(value)) throw new Error(`Expected an object in ${path}.`);
  return value;
}

/**
 * TypeScript declarations of an OpenAPI document. The one file that knows openapi-typescript: its
 * makers no longer develop it, so a successor should cost one file.
 */
/**
 * Declares `paths`, `components` and `operations` of an OpenAPI 3.1 document. A property with a
 * default stays optional, because defaults belong to the service and are never filled in.
 */
export async function documentTypes(document: JsonObject): Promise<string> {
  const nodes = await openapiTypescript(JSON.stringify(document), {
    defaultNonNullable: false,
    silent: true,
  });
  return `${header}\n${astToString(nodes)}`;
}
