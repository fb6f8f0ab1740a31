/** Parses YAML in time that depends only on the length of the text, whatever its maps are like. */
import {
  type Document,
  type DocumentOptions,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type ParseOptions,
  parseDocument,
  type SchemaOptions,
  type ToJSOptions,
  type YAMLMap,
  YAMLParseError,
} from 'yaml';

/**
 * A document with its errors, of which each key that a map has twice is one. The library itself would
 * compare every key of a map with all keys before it.
 */
export function parseYamlDocument(
  text: string,
  options: ParseOptions & DocumentOptions & SchemaOptions = {},
): Document.Parsed {
  const document = parseDocument(text, { ...options, uniqueKeys: false });
  const look = (node: unknown): void => {
    if (isMap(node)) {
      for (const error of repeatedKeyErrors(node)) document.errors.push(error);
      for (const { key, value } of node.items) {
        look(key);
        look(value);
      }
    } else if (isSeq(node)) for (const item of node.items) look(item);
  };
  look(document.contents);
  return document;
}

/** The value of a document; throws its first error, with line and column in the message. */
export function parseYaml(text: string, options: ToJSOptions = {}): unknown {
  const lineCounter = new LineCounter();
  const document = parseYamlDocument(text, { lineCounter });
  for (const warning of document.warnings) process.emitWarning(warning);
  const [error] = document.errors;
  if (error === undefined) return document.toJS(options);
  if (error.linePos === undefined) {
    const { line, col } = lineCounter.linePos(error.pos[0]);
    error.message += ` at line ${line}, column ${col}`;
  }
  throw error;
}

function repeatedKeyErrors({ items }: YAMLMap): YAMLParseError[] {
  const keys = new Set<unknown>();
  return items.flatMap(({ key }) => {
    if (!isScalar(key)) return [];
    if (!keys.has(key.value)) {
      keys.add(key.value);
      return [];
    }
    const [start = 0] = key.range ?? [];
    return [new YAMLParseError([start, start + 1], 'DUPLICATE_KEY', 'Map keys must be unique')];
  });
}
