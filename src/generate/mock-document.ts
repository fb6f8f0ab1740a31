/** The document for Prism, the stateless mock. */
import { isArray, isObject, type Json, type JsonObject } from '../core/json.ts';

/** Keys whose values are data rather than description; nothing in them is left out. */
const data = new Set(['example', 'examples', 'default', 'const', 'enum']);

/** Keys whose values have members named by the document's author, who may write `x-anything`. */
const named = new Set(['properties', 'patternProperties', 'headers', 'variables']);

/**
 * Repeats a bundle without what Prism must not see: callbacks, since it really calls the webhook
 * of a request, and extensions, which mean nothing to it. A bearer token becomes any value of the
 * `Authorization` header, since Prism would refuse a key without the word `Bearer`, which the
 * contract does not mention.
 */
export function mockDocument(bundle: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(bundle)
      .filter(([key]) => key !== 'callbacks' && !key.startsWith('x-'))
      .map(([key, value]) => [key, data.has(key) ? value : reduced(key, value)]),
  );
}

function reduced(key: string, value: Json): Json {
  if (isObject(value) && value.type === 'http' && value.scheme === 'bearer') {
    return { type: 'apiKey', in: 'header', name: 'Authorization' };
  }
  if (isArray(value)) return value.map((item) => reduced('', item));
  if (!isObject(value)) return value;
  if (!named.has(key)) return mockDocument(value);
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, reduced('', item)]));
}
