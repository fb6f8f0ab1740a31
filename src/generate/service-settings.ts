/** Types, validator, defaults and joined schema of the settings file of the local service. */

import type { JsonObject } from '../validation/document/json.ts';
import { documentTypes } from './document-types.ts';
import { header } from './generated-files.ts';
import { defaultsOf, schemaDocument, schemaPointer, schemasIn } from './schema-document.ts';
import { schemaErrorDeclaration, standaloneValidators } from './standalone-validators.ts';
import { TableTypes } from './table-types.ts';

const name = 'ServiceSettings';

/**
 * Makes `components['schemas']['ServiceSettings']`, the function `validateServiceSettings`, and
 * `defaults`: what the settings mean where they are silent, by schema and property. `schema.json`
 * is what the pointers in the validator's errors point into.
 * @param schema JSON Schema of the settings file
 * @param neighbours the other schemas that it refers to, by the path that it refers to them by
 */
export async function serviceSettings(
  schema: JsonObject,
  neighbours: ReadonlyMap<string, JsonObject>,
): Promise<[path: string, text: string][]> {
  const document = schemaDocument(new Map([[name, schema]]), neighbours);
  const validate = `validate${name}`;
  const wanted = new Map([[validate, schemaPointer(name)]]);
  const { imports, functions } = standaloneValidators('service-settings', document, wanted, 'all');
  const defaults = Object.fromEntries(
    schemasIn(document)
      .map(([key, value]) => [key, defaultsOf(value)] as const)
      .filter(([, values]) => Object.keys(values).length > 0),
  );
  const code = `${header}${imports}
${functions}
export { ${validate} };

export const defaults = ${JSON.stringify(defaults, null, 2)};
`;
  const declarations = `${header}${schemaErrorDeclaration}
/** True when the settings are valid; otherwise \`errors\` tells why, until the next call. */
export declare const ${validate}: {
  (value: unknown): boolean;
  errors?: readonly SchemaError[] | null;
};

/** What the settings mean where they are silent, by schema and property. */
export declare const defaults: ${new TableTypes(new Map()).typeOf([defaults], '')};
`;
  return [
    ['schema.json', `${JSON.stringify(document, null, 2)}\n`],
    ['types.d.ts', await documentTypes(document)],
    ['validators.js', code],
    ['validators.d.ts', declarations],
  ];
}
