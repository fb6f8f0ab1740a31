/** A document as the comparison reads it. */
import { isObject, type Json, type JsonObject, pointerOf, valueAt } from '../core/json.ts';
import { DocumentError } from '../validation/document-error.ts';
import { resolvedPartAt } from '../validation/load/document-parts.ts';
import { documentSource } from '../validation/load/document-source.ts';
import { readDocument } from '../validation/load/read-document.ts';
import type { Direction } from '../validation/load/read-only-write-only.ts';
import { documentPointer } from '../validation/schema-variants.ts';
import { writtenAt } from '../validation/source-places.ts';
import type { SchemaAt } from './schema-at.ts';

/** A part of a document, behind its references. */
export interface PartAt {
  readonly value: JsonObject;
  readonly keys: readonly string[];
}

/** Annotations that tell how values are meant, which callers rely on. */
const kept = ['default', 'contentEncoding', 'contentMediaType', 'discriminator'];

export class ComparedDocument {
  readonly content: JsonObject;
  /** The pointer of a part as it was written, with its file if there are several. */
  readonly written: (pointer: string) => string;
  readonly #roots: Readonly<Record<Direction, () => JsonObject>>;

  /**
   * @param input the path of a file, which may refer to others, or a document
   * @throws DocumentError for what is no OpenAPI document of version 3.0 or 3.1, and for what is wrong with it
   */
  constructor(input: unknown) {
    const source = documentSource(input);
    const read = readDocument(source, { strict: false });
    if (!isDocumentObject(source.value))
      throw new DocumentError([{ pointer: '#', message: 'Expected an object.' }]);
    this.content = source.value;
    this.written = (pointer) => writtenAt({ sources: source.sources }, documentPointer(pointer));
    const rootOf = (direction: Direction) => {
      let root: JsonObject | undefined;
      return () => {
        root ??= read.translate(direction, kept).schemas;
        return root;
      };
    };
    this.#roots = { request: rootOf('request'), response: rootOf('response') };
  }

  /** The part at some keys, or what its reference leads to; undefined if there is none. */
  part(...keys: readonly string[]): PartAt | undefined {
    if (valueAt(this.content, pointerOf(keys)) === undefined) return undefined;
    return resolvedPartAt(this.content, keys);
  }

  /** The members of a part, with references followed. Extensions are left out where there may be any. */
  members(part: PartAt | undefined, name: string): ReadonlyMap<string, PartAt> {
    const members = part?.value[name];
    if (part === undefined || !isObject(members)) return new Map();
    const entries = Object.keys(members).flatMap((key): [string, PartAt][] => {
      const member =
        extensible.has(name) && key.startsWith('x-')
          ? undefined
          : this.part(...part.keys, name, key);
      return member === undefined ? [] : [[key, member]];
    });
    return new Map(entries);
  }

  /** The schema of a part, as it is for one direction; one that takes all if the part has none. */
  schema(part: PartAt, direction: Direction): SchemaAt {
    const root = this.#roots[direction]();
    const pointer = pointerOf([...part.keys, 'schema']);
    return { schema: valueAt(root, pointer) ?? true, pointer, root };
  }
}

/** Other names that begin like extensions are those of headers, media types or callbacks. */
const extensible: ReadonlySet<string> = new Set(['paths', 'responses']);

function isDocumentObject(value: unknown): value is JsonObject {
  return isObject(value);
}

/** A member as JSON; undefined if the part is not there. */
export function memberAt(part: PartAt | undefined, name: string): Json | undefined {
  return part?.value[name];
}
