/** The rules that a keyword of a request's schema enforces: a table, so that scenarios and judges follow from it. */
import { asObject, isArray, isObject, type JsonObject, pointerOf } from '../core/json.ts';
import { singleQuoted } from '../samples/literals.ts';
import { resolvedPartAt } from '../validation/load/document-parts.ts';
import { holdingOf, keywordForm } from '../validation/load/vocabulary.ts';
import { linkedSchemas } from '../validation/load/walk-schemas.ts';
import { documentOperations } from './document-operations.ts';
import type { TableModule } from './table-types.ts';

/** The stated ones that can be observed, as a constant with a type; undefined for a document without rules. */
export function requestRuleTable(document: JsonObject): TableModule | undefined {
  if (document['x-rules'] === undefined) return undefined;
  const constraints = requestConstraints(document);
  const ids = Object.entries(asObject(document['x-rules'])).flatMap(([id, rule]) => {
    const { level, observable, enforcedBy } = asObject(rule);
    const isHidden = isObject(observable) && 'never' in observable;
    const places = isArray(enforcedBy) ? enforcedBy : [];
    const isConstraint = places.some((place) => constraints.has(String(place)));
    return level === 'stated' && !isHidden && isConstraint ? [id] : [];
  });
  return {
    code: `export const requestKeywordRules = ${JSON.stringify(ids, null, 2)};\n`,
    declarations: `export type RequestKeywordRuleId =${ids.length === 0 ? ' never' : ids.map((id) => `\n  | ${singleQuoted(id)}`).join('')};

/** The stated rules that a keyword of a request's schema enforces, such as a limit or a type. */
export declare const requestKeywordRules: readonly RequestKeywordRuleId[];
`,
  };
}

/** Pointers of the keywords that the body of a request can break. */
function requestConstraints(document: JsonObject): ReadonlySet<string> {
  const pointers = documentOperations(document).flatMap(({ kind, requestBody }) => {
    if (kind !== 'operation' || requestBody === undefined) return [];
    const keys = [...requestBody.keys, 'content', 'application/json', 'schema'];
    return [pointerOf(resolvedPartAt(document, keys).keys)];
  });
  const follow = ([keyword]: readonly string[]) => keyword === '$ref' || keyword === 'properties';
  const schemas = [...linkedSchemas('3.1', document, { pointers, follow })];
  return new Set(
    schemas.flatMap(({ pointer, schema }) =>
      Object.keys(schema)
        .filter(isConstraint)
        .map((keyword) => `${pointer}/${keyword}`),
    ),
  );
}

/** Whether a value can break a keyword itself: other keywords describe it, or hold further schemas. */
function isConstraint(keyword: string): boolean {
  if (keyword === 'const') return true;
  const isValue = holdingOf('3.1', keyword) === 'value' && keyword !== '$ref';
  return isValue && keywordForm('3.1', keyword) !== undefined;
}
