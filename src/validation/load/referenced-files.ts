/** The files of a document: local ones only, near the document, and no more than is sensible. */

import { readRegularText } from '../../core/regular-file.ts';
import { codeOf, whyNotRead } from '../../core/system-errors.ts';
import { isUrl } from '../../core/urls.ts';
import { parseDocumentText, TextError } from './document-text.ts';

export interface LocalFilesOptions {
  /** Holds files of the document, too, beside the document's own folder. Default: none. */
  readonly folder?: string | URL | undefined;
}

const maximumFiles = 5000;
/** Of all files together. */
const maximumMebibytes = 64;
const maximumBytes = maximumMebibytes * 2 ** 20;

export interface LocalFile {
  /** Its path from the folder of the document, with slashes. */
  readonly name: string;
  /** What pointers into it begin with. Default: its name and `#`. */
  readonly place?: string;
  readonly url: URL;
  readonly text: string;
  readonly content: unknown;
}

/** A document and the files that it may refer to. */
export interface DocumentFiles {
  readonly root: LocalFile;
  /** @throws FileError, or AddressError where no file of the document can be */
  read(address: URL): LocalFile;
}

/** A file that cannot be used. */
export class FileError extends Error {
  override readonly name = 'FileError';
  /** `pets.yaml`, or `pets.yaml:3:5` where its text is wrong. */
  readonly position: string;

  constructor(position: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.position = position;
  }
}

/** The option `folder` does not name a folder. */
export class FolderError extends TypeError {
  override readonly name = 'FolderError';
  readonly got: string;

  constructor(got: string, options?: ErrorOptions) {
    super(`Expected the path of a folder in the option folder, got ${got}.`, options);
    this.got = got;
  }
}

/** An address at which no file of the document can be. */
export class AddressError extends Error {
  override readonly name = 'AddressError';
  /** What a reference must lead to: `a local file`. */
  readonly expected: string;

  constructor(expected: string) {
    super(`Expected ${expected}.`);
    this.expected = expected;
  }
}

/** Reads files, each once. */
export class LocalFiles implements DocumentFiles {
  readonly #node = nodeModules();
  readonly #folder: string | undefined;
  readonly #byPath = new Map<string, LocalFile | FileError>();
  readonly #documentFolder: string;
  /** Those that hold the files, without links on the way. */
  readonly #realFolders: readonly string[];
  #bytes = 0;
  /** The document itself. */
  readonly root: LocalFile;

  /** @throws FileError for the document, or FolderError */
  constructor(document: string | URL, { folder }: LocalFilesOptions = {}) {
    const { path } = this.#node;
    const root = this.#pathGiven(document);
    this.#documentFolder = path.dirname(root);
    // In messages it has the name that the caller knows it by.
    const name = isAddress(document) ? root : String(document);
    this.root = this.#readAt(root, { name, expected: 'an OpenAPI document as JSON or YAML' });
    this.#folder = folder === undefined ? undefined : this.#folderGiven(folder);
    // A document that is a link has the files beside it, and those beside what it leads to.
    const files = [this.#documentFolder, path.dirname(this.#realPath(root)), this.#folder ?? []];
    this.#realFolders = files.flat().map((path) => this.#realPath(path));
  }

  /** @throws FileError, or AddressError where no file of the document can be */
  read(address: URL): LocalFile {
    const path = this.#pathOf(address);
    if (path === undefined) throw new AddressError('a local file');
    const result = this.#byPath.get(path);
    if (result instanceof FileError) throw result;
    return result ?? this.#readNear(path);
  }

  /** Of what the caller gave. */
  #pathGiven(location: string | URL): string {
    if (!isAddress(location)) return this.#node.path.resolve(String(location));
    const path = isUrl(String(location)) ? this.#pathOf(new URL(location)) : undefined;
    if (path !== undefined) return path;
    throw new FileError(
      String(location),
      'Expected the path of a local file, got another address. Download it, or give its content.',
    );
  }

  #folderGiven(folder: string | URL): string {
    const got = (what: string) => `${what} (${String(folder)})`;
    try {
      const path = this.#pathGiven(folder);
      if (this.#node.fs.statSync(path).isDirectory()) return path;
    } catch (cause) {
      if (cause instanceof FileError) throw new FolderError(got('another address'), { cause });
      const isMissing = /^ENO(ENT|TDIR)$/.test(codeOf(cause) ?? '');
      throw new FolderError(got(isMissing ? 'none: there is no such folder' : whyNotRead(cause)), {
        cause,
      });
    }
    throw new FolderError(got('a file'));
  }

  /** Undefined for an address that is not a path on this machine, such as one with a host. */
  #pathOf(address: URL): string | undefined {
    if (address.protocol !== 'file:' || address.host !== '') return undefined;
    try {
      const path = this.#node.url.fileURLToPath(address);
      return path.includes('\0') ? undefined : path;
    } catch {
      // Such as one with an encoded slash.
      return undefined;
    }
  }

  #readNear(path: string): LocalFile {
    const real = this.#realPath(path);
    if (!this.#realFolders.some((folder) => this.#holds(folder, real))) {
      const other = this.#folder ?? 'one that the option folder names';
      throw new AddressError(
        `a file within the folder of the document or ${other}, with links followed`,
      );
    }
    try {
      const name = this.#nameOf(path);
      return this.#readAt(path, { name, expected: 'a file of JSON or YAML', real });
    } catch (cause) {
      if (cause instanceof FileError) this.#byPath.set(path, cause);
      throw cause;
    }
  }

  /** Without links, as far as there is something. */
  #realPath(path: string): string {
    const { dirname, join, basename } = this.#node.path;
    try {
      return this.#node.fs.realpathSync(path);
    } catch {
      const parent = dirname(path);
      return parent === path ? path : join(this.#realPath(parent), basename(path));
    }
  }

  #readAt(path: string, { real = path, ...messages }: FileMessages & { real?: string }): LocalFile {
    const file = {
      name: this.#nameOf(path),
      url: this.#node.url.pathToFileURL(path),
      ...this.#contentOf(real, messages),
    };
    this.#byPath.set(path, file);
    return file;
  }

  #contentOf(path: string, { name, expected }: FileMessages): Pick<LocalFile, 'text' | 'content'> {
    const { fs } = this.#node;
    const refuse = (got: string, cause?: unknown): never => {
      throw new FileError(name, `Expected ${expected}, got ${got}.`, { cause });
    };
    try {
      this.#bytes += fs.statSync(path).size;
      if (this.#byPath.size >= maximumFiles || this.#bytes > maximumBytes) {
        refuse(
          `more than ${maximumFiles} files or ${maximumMebibytes} MiB in all for one document`,
        );
      }
      const text = readRegularText(path, { fs, mostBytes: maximumBytes });
      return { text, content: parseDocumentText(text) };
    } catch (cause) {
      if (cause instanceof FileError) throw cause;
      if (!(cause instanceof TextError)) return refuse(whyNotRead(cause), cause);
      const { line, column, message } = cause;
      throw new FileError(`${name}:${line}:${column}`, message, { cause });
    }
  }

  #nameOf(path: string): string {
    const { relative, sep } = this.#node.path;
    return relative(this.#documentFolder, path).replaceAll(sep, '/');
  }

  #holds(folder: string, path: string): boolean {
    const { relative, sep, isAbsolute } = this.#node.path;
    const way = relative(folder, path);
    return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
  }
}

/** What messages call a file, and what was expected of it. */
interface FileMessages {
  readonly name: string;
  readonly expected: string;
}

/** Whether it is a URL, and no path; one letter with a colon is a drive. */
function isAddress(location: string | URL): boolean {
  return location instanceof URL || /^[a-z][a-z\d+.-]+:\/\//i.test(location);
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
