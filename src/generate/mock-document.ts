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
 * contract does not mention. Every response has a type and a body that Prism can send.
 */
export function mockDocument(bundle: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(bundle)
      .filter(([key]) => key !== 'callbacks' && !key.startsWith('x-'))
      .map(([key, value]) => [key, isData(key, value) ? value : mockValue(key, value)]),
  );
}

/** A response of the name `default` is no default value. */
function isData(key: string, value: Json): boolean {
  return data.has(key) && !(key === 'default' && isObject(value) && 'content' in value);
}

function mockValue(key: string, value: Json): Json {
  if (isObject(value) && value.type === 'http' && value.scheme === 'bearer') {
    return { type: 'apiKey', in: 'header', name: 'Authorization' };
  }
  if (isArray(value)) return value.map((item) => mockValue('', item));
  if (!isObject(value)) return value;
  if (key === 'content') return sendableContent(value);
  if (!named.has(key)) return mockDocument(value);
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, mockValue('', item)]),
  );
}

/**
 * Without ranges of media types beside a type, since Prism would choose the range and send an object
 * as text, and with an empty file for a type without a schema and an example.
 */
function sendableContent(content: JsonObject): JsonObject {
  const types = Object.entries(content);
  const isRange = (type: string) => type.includes('*');
  const hasType = types.some(([type]) => !isRange(type));
  return Object.fromEntries(
    types
      .filter(([type]) => !hasType || !isRange(type))
      .map(([type, media]) => [
        type,
        isMediaTypeAlone(media) ? { example: '' } : mockValue('', media),
      ]),
  );
}

/** Whether a body is described by its media type alone. */
function isMediaTypeAlone(media: Json): boolean {
  if (!isObject(media)) return false;
  const { schema = {}, ...others } = media;
  return isObject(schema) && Object.keys({ ...schema, ...others }).length === 0;
}
