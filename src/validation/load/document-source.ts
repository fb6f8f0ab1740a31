/** What is given as a document: a value, or the path of a file, which is read with all files that it refers to. */
import { isObject } from '../../core/json.ts';
import { DocumentError, isTooDeep, tooDeep } from '../document-error.ts';
import type { SourcePointers } from '../source-places.ts';
import { bundleFiles } from './bundle-files.ts';
import { FileError, LocalFiles, type LocalFilesOptions } from './referenced-files.ts';
import { openApiVersionOf } from './vocabulary.ts';

/** A document with the places at which its parts were written. */
export class DocumentSource {
  readonly value: unknown;
  /** Undefined if the document is one file, or a value. */
  readonly sources: SourcePointers | undefined;

  constructor(value: unknown, sources?: SourcePointers) {
    this.value = value;
    this.sources = sources;
  }
}

/**
 * What was given as a document: a value, or the path of a file.
 * @throws DocumentError as `readDocumentFile`
 */
export function documentSource(input: unknown, options?: LocalFilesOptions): DocumentSource {
  if (input instanceof DocumentSource) return input;
  if (typeof input !== 'string' && !(input instanceof URL)) return new DocumentSource(input);
  if (typeof input === 'string' && isDocumentText(input)) {
    throw new TypeError(
      "Expected a path or a parsed document, got a document's text. Parse it, or give its path.",
    );
  }
  return readDocumentFile(input, options);
}

/** Whether it is the text of a document and no path: of several lines, or with a brace or a key in front. */
function isDocumentText(text: string): boolean {
  return /^\s*(?:[{[]|["']?[\w$-]+["']?\s*:(?:\s|$))|[\r\n]/.test(text);
}

/**
 * Reads a document with all files that it refers to.
 * @throws DocumentError naming each file that cannot be used, and each reference to nothing in it
 */
export function readDocumentFile(
  location: string | URL,
  options?: LocalFilesOptions,
): DocumentSource {
  try {
    const files = new LocalFiles(location, options);
    const root = files.root.content;
    if (!isObject(root) || root.openapi === undefined) {
      const message = `Expected an OpenAPI document of version 3.0 or 3.1, got ${otherThanOpenApi(root)}.`;
      throw new FileError(String(location), message);
    }
    const version = openApiVersionOf(root);
    // Without a version, what refers to what is not known.
    if (version === undefined) return new DocumentSource(root);
    const { value, sources } = bundleFiles(files, root, version);
    return new DocumentSource(value, sources);
  } catch (cause) {
    if (isTooDeep(cause)) throw tooDeep(String(location), cause);
    if (!(cause instanceof FileError)) throw cause;
    const { position, message } = cause;
    throw new DocumentError([{ pointer: position, message }]);
  }
}

function otherThanOpenApi(content: unknown): string {
  if (content === null) return 'an empty file';
  if (!isObject(content)) return 'text or a list';
  if (content.swagger !== undefined) return `one of Swagger ${String(content.swagger)}`;
  return 'an object without a member openapi';
}
