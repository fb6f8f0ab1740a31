/** The files of a document: local ones only, near the document, and no more than is sensible. */
import { whyNotRead } from '../../core/system-errors.ts';
import { parseDocumentText, TextError } from './document-text.ts';

const maximumFiles = 5000;
const maximumBytes = 64 * 2 ** 20;

export interface LocalFile {
  /** Its path from the folder of the document, with slashes. */
  readonly name: string;
  readonly url: URL;
  readonly text: string;
  readonly content: unknown;
}

/** A file that cannot be used. */
export class FileError extends Error {
  override readonly name = 'FileError';
  /** `pets.yaml`, or `pets.yaml:3:5` where its text is wrong. */
  readonly place: string;

  constructor(place: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.place = place;
  }
}

/** Reads files, each once. */
export class LocalFiles {
  readonly #node = nodeModules();
  /** By their paths. */
  readonly #known = new Map<string, LocalFile | FileError>();
  readonly #folder: string;
  #bytes = 0;
  /** The document itself. */
  readonly root: LocalFile;

  /** @throws FileError */
  constructor(given: string | URL) {
    const { path, url } = this.#node;
    if (given instanceof URL && given.protocol !== 'file:') {
      throw new FileError(given.href, 'Expected the path of a local file, got another address.');
    }
    const root = typeof given === 'string' ? path.resolve(given) : url.fileURLToPath(given);
    this.#folder = path.dirname(root);
    // In messages it has the name that the caller knows it by.
    const shown = typeof given === 'string' ? given : root;
    this.root = this.#kept(root, shown, 'an OpenAPI document as JSON or YAML');
  }

  /** @throws FileError */
  read(address: URL): LocalFile {
    const place = this.#node.url.fileURLToPath(address);
    const file = this.#known.get(place) ?? this.#attempt(place);
    if (file instanceof FileError) throw file;
    return file;
  }

  #attempt(place: string): LocalFile | FileError {
    const name = this.#nameOf(place);
    try {
      if (![this.#folder, process.cwd()].some((folder) => this.#holds(folder, place))) {
        const message =
          'Expected a file within the folder of the document or the one in which the process runs, got one outside.';
        throw new FileError(name, message);
      }
      return this.#kept(place, name, 'a file of JSON or YAML');
    } catch (cause) {
      if (!(cause instanceof FileError)) throw cause;
      this.#known.set(place, cause);
      return cause;
    }
  }

  #kept(place: string, shown: string, expected: string): LocalFile {
    const file = {
      name: this.#nameOf(place),
      url: this.#node.url.pathToFileURL(place),
      ...this.#contentOf(place, shown, expected),
    };
    this.#known.set(place, file);
    return file;
  }

  #contentOf(place: string, shown: string, expected: string): Pick<LocalFile, 'text' | 'content'> {
    const { fs } = this.#node;
    const refuse = (got: string, cause?: unknown): never => {
      throw new FileError(shown, `Expected ${expected}, got ${got}.`, { cause });
    };
    try {
      const found = fs.statSync(place);
      if (found.isDirectory()) refuse('a directory');
      if (!found.isFile()) refuse('something that is no file');
      this.#bytes += found.size;
      if (this.#known.size >= maximumFiles || this.#bytes > maximumBytes) {
        refuse(
          `more than ${maximumFiles} files or ${maximumBytes / 2 ** 20} MiB in all for one document`,
        );
      }
      const text = fs.readFileSync(place, 'utf8');
      return { text, content: parseDocumentText(text) };
    } catch (cause) {
      if (cause instanceof FileError) throw cause;
      if (!(cause instanceof TextError)) return refuse(whyNotRead(cause), cause);
      const { line, column, message } = cause;
      throw new FileError(`${shown}:${line}:${column}`, message, { cause });
    }
  }

  #nameOf(place: string): string {
    const { path } = this.#node;
    return path.relative(this.#folder, place).replaceAll(path.sep, '/');
  }

  #holds(folder: string, place: string): boolean {
    const { path } = this.#node;
    const way = path.relative(folder, place);
    return way !== '..' && !way.startsWith(`..${path.sep}`) && !path.isAbsolute(way);
  }
}

/**
 * Of this runtime: imports would keep the validator out of runtimes and bundles without files, where
 * documents are given as values.
 */
function nodeModules() {
  const load = globalThis.process?.getBuiltinModule;
  if (load === undefined) {
    throw new TypeError('Expected a parsed document: this runtime reads no files.');
  }
  return { fs: load('node:fs'), path: load('node:path'), url: load('node:url') };
}
