/** The ways in which the operations of a document may be authenticated. */
import {
  asObject,
  isArray,
  isObject,
  isSameJson,
  type Json,
  type JsonObject,
} from '../core/json.ts';
import type { ComparedDocument, PartAt } from './compared-document.ts';

interface Scheme {
  readonly definition: Json;
  readonly scopes: readonly Json[];
}

/** The ways in which a request may be authenticated, each with all schemes that it needs. */
export function securityOf(
  document: ComparedDocument,
  operation: PartAt,
): { names: string[]; schemes: Scheme[] }[] {
  const listed = operation.value.security ?? document.content.security;
  const ways = isArray(listed) && listed.length > 0 ? listed : [{}];
  return ways.map(asObject).map((way) => ({
    names: Object.keys(way),
    schemes: Object.entries(way).map(([name, scopes]) => ({
      definition: comparedScheme(
        document.part('components', 'securitySchemes', name)?.value ?? name,
      ),
      scopes: isArray(scopes) ? scopes : [],
    })),
  }));
}

/** A scheme without texts, and with its name of an HTTP scheme in lower case (RFC 9110, section 11.1). */
function comparedScheme(definition: Json): Json {
  if (!isObject(definition)) return definition;
  const { scheme, flows } = definition;
  return {
    ...withoutTexts(definition),
    ...(typeof scheme === 'string' && { scheme: scheme.toLowerCase() }),
    ...(isObject(flows) && {
      flows: Object.fromEntries(
        Object.entries(withoutTexts(flows)).map(([name, flow]) => [
          name,
          comparedFlow(asObject(flow)),
        ]),
      ),
    }),
  };
}

/** Of scopes, only the names. */
function comparedFlow(flow: JsonObject): JsonObject {
  return { ...withoutTexts(flow), scopes: Object.keys(asObject(flow.scopes ?? {})).sort() };
}

function withoutTexts(definition: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(definition).filter(([key]) => key !== 'description' && !key.startsWith('x-')),
  );
}

/** Whether credentials for one scheme are enough for another. */
export function isCovered(needed: Scheme, credential: Scheme): boolean {
  return (
    isSameJson(needed.definition, credential.definition) &&
    needed.scopes.every((scope) => credential.scopes.includes(scope))
  );
}
