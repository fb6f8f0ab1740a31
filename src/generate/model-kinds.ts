/** The kinds of models and their prices, as the document lists them: a table, and definitions for the schemas of files. */
import { asObject, type JsonObject } from '../core/json.ts';
import { singleQuoted } from '../samples/literals.ts';
import type { TableModule } from './table-types.ts';

/** The keys of `x-models`; none in a document without models. */
function modelKinds(document: JsonObject): readonly string[] {
  return Object.keys(asObject(document['x-models'] ?? {}));
}

/** The kinds as a constant with a type; undefined for a document without models. */
export function modelKindTable(document: JsonObject): TableModule | undefined {
  const kinds = modelKinds(document);
  if (kinds.length === 0) return undefined;
  return {
    code: `export const modelKinds = ${JSON.stringify(kinds, null, 2)};\n`,
    declarations: `export type ModelKind =${kinds.map((kind) => `\n  | ${singleQuoted(kind)}`).join('')};

/** The keys of \`x-models\`, in its order. */
export declare const modelKinds: readonly ModelKind[];
`,
  };
}

/** A schema whose `$defs` has `ModelKind` and `PriceId`: what the document lists. */
export function modelKindSchema(document: JsonObject): JsonObject {
  const { prices = {} } = asObject(document['x-pricing']);
  return {
    $defs: {
      ModelKind: {
        title: 'ModelKind',
        description: "A kind of model: an entry of the document's x-models.",
        type: 'string',
        enum: [...modelKinds(document)],
      },
      PriceId: {
        title: 'PriceId',
        description: "An entry of the document's x-pricing.",
        type: 'string',
        enum: Object.keys(asObject(prices)),
      },
    },
  };
}
