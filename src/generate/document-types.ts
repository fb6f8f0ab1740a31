/**
 * TypeScript declarations of an OpenAPI document. The one file that knows openapi-typescript: its
 * makers no longer develop it, so a successor should cost one file.
 */
import openapiTypescript, { astToString } from 'openapi-typescript';
import type { JsonObject } from '../core/json.ts';
import { header } from './generated-files.ts';

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
