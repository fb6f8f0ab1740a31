/**
 * Makes one document of several files. Each file stands in it as a whole, at a pointer of its own, and references
 * to files become pointers; so files may refer to each other in circles.
 */
import { isObject, keysOf, partAt, pointerIn, pointerOf, referenceTo } from '../../core/json.ts';
import { DocumentError, type DocumentProblem, isTooDeep, tooDeep } from '../document-error.ts';
import { type Sources, writtenAt } from '../sources.ts';
import {
  entriesOf,
  isListOf,
  type Kind,
  type Member,
  memberOf,
  memberOfSchema,
} from './document-kinds.ts';
import {
  AddressError,
  FileError,
  type LocalFile,
  LocalFiles,
  type LocalFilesOptions,
} from './local-files.ts';
import { mappedReference } from './schema-problems.ts';
import { type OpenApiVersion, openApiVersionOf } from './vocabulary.ts';

/** A document with the places at which its parts were written. */
export class DocumentSource {
  readonly value: unknown;
  /** Undefined if the document is one file, or a value. */
  readonly sources: Sources | undefined;

  constructor(value: unknown, sources?: Sources) {
    this.value = value;
    this.sources = sources;
  }
}

/**
 * What was given as a document: a value, or the path of a file.
 * @throws DocumentError as `readDocumentFile`
 */
export function documentSource(given: unknown, options?: LocalFilesOptions): DocumentSource {
  if (given instanceof DocumentSource) return given;
  if (typeof given !== 'string' && !(given instanceof URL)) return new DocumentSource(given);
  if (typeof given === 'string' && isText(given)) {
    throw new TypeError(
      "Expected a path or a parsed document, got a document's text. Parse it, or give its path.",
    );
  }
  return readDocumentFile(given, options);
}

/** Whether it is the text of a document and no path: of several lines, or with a brace or a key in front. */
function isText(given: string): boolean {
  return /^\s*(?:[{[]|["']?[\w$-]+["']?\s*:(?:\s|$))|[\r\n]/.test(given);
}

/**
 * Reads a document with all files that it refers to.
 * @throws DocumentError naming each file that cannot be used, and each reference to nothing in it
 */
export function readDocumentFile(given: string | URL, options?: LocalFilesOptions): DocumentSource {
  try {
    const files = new LocalFiles(given, options);
    const root = files.root.content;
    if (!isObject(root) || root.openapi === undefined) {
      const message = `Expected an OpenAPI document of version 3.0 or 3.1, got ${otherThanOpenApi(root)}.`;
      throw new FileError(String(given), message);
    }
    const version = openApiVersionOf(root);
    // Without a version, what refers to what is not known.
    return version === undefined ? new DocumentSource(root) : bundled(files, root, version);
  } catch (cause) {
    if (isTooDeep(cause)) throw tooDeep(String(given), cause);
    if (!(cause instanceof FileError)) throw cause;
    const { position, message } = cause;
    throw new DocumentError([{ pointer: position, message }]);
  }
}

function bundled(
  files: LocalFiles,
  root: Readonly<Record<string, unknown>>,
  version: OpenApiVersion,
): DocumentSource {
  const bundle = new Bundle(files, version);
  bundle.addAll();
  if (bundle.problems.length > 0) throw new DocumentError(bundle.problems);
  if (bundle.others.size === 0 && Object.keys(bundle.sources).length === 0) {
    return new DocumentSource(root);
  }
  return new DocumentSource(
    { ...root, [filesKey]: Object.fromEntries(bundle.others) },
    bundle.sources,
  );
}

function otherThanOpenApi(content: unknown): string {
  if (content === null) return 'an empty file';
  if (!isObject(content)) return 'text or a list';
  if (content.swagger !== undefined) return `one of Swagger ${String(content.swagger)}`;
  return 'an object without a member openapi';
}

/** The member of a bundled document with the other files by their names. No document has it itself. */
const filesKey = '$files';

/** Kinds that are found by a pointer, wherever they are. Others take the place of their reference. */
const isPointedTo: ReadonlySet<Member> = new Set<Kind>([
  'pathItem',
  'operation',
  'parameter',
  'header',
  'requestBody',
  'response',
  'callback',
  'schema',
  'securityScheme',
]);

interface Place {
  readonly file: LocalFile;
  /** Keys in the bundled document. */
  readonly keys: readonly string[];
}

interface Target extends Place {
  readonly value: unknown;
}

type Reference = Readonly<Record<string, unknown>> & { readonly $ref: string };

class Bundle {
  readonly problems: DocumentProblem[] = [];
  readonly sources: Record<string, string> = {};
  /** The contents of the files beside the document itself, by their names. */
  readonly others = new Map<string, unknown>();
  readonly #files: LocalFiles;
  readonly #version: OpenApiVersion;
  /** What schemas of the document itself are named, which references may use. */
  readonly #ids: ReadonlySet<unknown>;
  /** What objects were looked at as. */
  readonly #seen = new Map<unknown, Set<Kind>>();
  /** Where rewritten references lead to. */
  readonly #targets = new Map<unknown, Target | undefined>();
  /** The parts that are being put in the places of references. */
  readonly #open = new Set<unknown>();
  readonly #names = new Map<LocalFile, NamesOfFile>();
  readonly #waiting: (() => void)[] = [];

  constructor(files: LocalFiles, version: OpenApiVersion) {
    this.#files = files;
    this.#version = version;
    this.#ids = new Set(namedIn(files.root, '$id').map(({ name }) => name));
  }

  addAll(): void {
    const { root } = this.#files;
    this.#walked(root.content, 'document', { file: root, keys: [] });
    for (let next = this.#waiting.pop(); next !== undefined; next = this.#waiting.pop()) next();
  }

  /** The value at a place, with all within it walked; another one where a reference was replaced. */
  #walked(value: unknown, member: Member, place: Place): unknown {
    if (isReference(value) && member !== 'opaque' && !isPointedTo.has(member)) {
      return this.#inPlaceOf(value, member, place);
    }
    if (typeof member === 'string') this.#visit(value, member, place);
    else if (isListOf(member)) {
      for (const index of Array.isArray(value) ? value.keys() : []) {
        this.#walk(Object(value), String(index), member[0], place);
      }
    } else if (isObject(value)) {
      const { any = 'opaque' } = member;
      for (const [name] of entriesOf(value, any)) this.#walk(value, name, any, place);
    }
    return value;
  }

  #walk(parent: object, key: string, member: Member, { file, keys }: Place): void {
    const value: unknown = Object.getOwnPropertyDescriptor(parent, key)?.value;
    const walked = this.#walked(value, member, { file, keys: [...keys, key] });
    if (walked !== value) Object.defineProperty(parent, key, { value: walked });
  }

  #visit(value: unknown, kind: Kind, place: Place): void {
    if (!isObject(value) || kind === 'value' || kind === 'opaque') return;
    const seen = this.#seen.get(value) ?? new Set();
    if (seen.has(kind)) return;
    this.#seen.set(value, seen.add(kind));
    // The references of a schema with an address of its own begin there, not at its file.
    if (kind === 'schema' && value.$id !== undefined) return;
    if (isReference(value)) {
      this.#pointTo(value, kind, place);
      if (kind === 'schema' && this.#version === '3.0') return;
    }
    for (const key of Object.keys(value)) {
      const member = kind === 'schema' ? memberOfSchema(this.#version, key) : memberOf(kind, key);
      if (member !== 'unknown') this.#walk(value, key, member, place);
    }
    if (kind === 'schema') this.#mapToPointers(value, place);
  }

  /** Makes a pointer of a reference. */
  #pointTo(reference: Reference, kind: Kind, { file, keys }: Place): void {
    const isKnown = this.#targets.has(reference);
    const target = isKnown
      ? this.#targets.get(reference)
      : this.#targetOf(reference.$ref, { file, keys: [...keys, '$ref'] });
    this.#targets.set(reference, target);
    if (target === undefined) return;
    if (!isKnown) Object.defineProperty(reference, '$ref', { value: pointerTo(target) });
    this.#waiting.push(() => this.#visit(target.value, kind, target));
  }

  /** What a reference leads to, with what is beside the reference. */
  #inPlaceOf({ $ref, ...beside }: Reference, member: Member, { file, keys }: Place): unknown {
    const at = { file, keys: [...keys, '$ref'] };
    const target = this.#targetOf($ref, at);
    if (target === undefined) return beside;
    if (this.#open.has(target.value)) {
      this.#report(at, `${$ref} leads back to itself.`);
      return beside;
    }
    this.#open.add(target.value);
    const value = this.#walked(target.value, member, target);
    this.#open.delete(target.value);
    const own = this.#walked(beside, member, { file, keys });
    if (!isObject(value) || !isObject(own) || Object.keys(own).length === 0) {
      this.sources[pointerOf(keys)] = pointerOf(target.keys);
      return value;
    }
    for (const key of Object.keys(value).filter((name) => !Object.hasOwn(own, name))) {
      this.sources[pointerOf([...keys, key])] = pointerOf([...target.keys, key]);
    }
    return { ...value, ...own };
  }

  /** A discriminator's mapping names components, or refers like a `$ref`. */
  #mapToPointers({ discriminator }: Readonly<Record<string, unknown>>, place: Place): void {
    const mapping = isObject(discriminator) ? discriminator.mapping : undefined;
    for (const [value, reference] of Object.entries(isObject(mapping) ? mapping : {})) {
      if (typeof reference !== 'string' || this.#isComponent(reference)) continue;
      const keys = [...place.keys, 'discriminator', 'mapping', value];
      const target = this.#targetOf(reference, { ...place, keys });
      if (target === undefined) continue;
      Object.defineProperty(mapping, value, { value: pointerTo(target) });
      this.#waiting.push(() => this.#visit(target.value, 'schema', target));
    }
  }

  #isComponent(name: string): boolean {
    if (!/^[\w.-]+$/.test(name)) return false;
    const pointer = mappedReference(name).slice(1);
    return !/\.(json|ya?ml)$/.test(name) || partAt(this.#files.root.content, pointer) !== undefined;
  }

  /** What a reference leads to. Undefined if it is a name of JSON Schema, or leads nowhere, which is reported. */
  #targetOf(reference: string, at: Place): Target | undefined {
    const [address = '', fragment = ''] = reference.split(/#(.*)/s);
    if (address !== '' && this.#ids.has(address)) return undefined;
    const { root } = this.#files;
    const file = address === '' ? at.file : this.#fileAt(address, at);
    if (file === undefined) return undefined;
    const keys = this.#keysIn(file, fragment);
    const target = keys && this.#partAt(file, keys, at);
    // What is missing in the document itself is found again when it is read, together with all else.
    const isOwn = file === root && at.file === root;
    if (target === undefined && !isOwn) this.#report(at, `There is nothing at ${reference}.`);
    return target;
  }

  #keysIn(file: LocalFile, fragment: string): readonly string[] | undefined {
    if (fragment === '') return [];
    if (fragment.startsWith('/')) return keysOf(pointerIn(`#${fragment}`));
    return this.#names.get(file)?.anchors.get(pointerIn(fragment));
  }

  /** The part of a file, also behind references that stand on the way. */
  #partAt(file: LocalFile, keys: readonly string[], at: Place): Target | undefined {
    let target: Target = { file, keys: this.#keysOf(file), value: file.content };
    for (const key of keys) {
      const whole = this.#holderOf(key, target, at);
      const part = isObject(whole?.value) || Array.isArray(whole?.value) ? whole : undefined;
      const found = part && Object.getOwnPropertyDescriptor(part.value, key);
      if (part === undefined || found === undefined) return undefined;
      target = { file: part.file, keys: [...part.keys, key], value: found.value };
    }
    return target;
  }

  /** What has a key: the part itself, or what its references lead to. */
  #holderOf(key: string, part: Target, at: Place): Target | undefined {
    const passed = new Set<unknown>();
    let holder: Target | undefined = part;
    while (holder !== undefined) {
      const { value } = holder;
      if (!isReference(value) || Object.hasOwn(value, key)) return holder;
      if (passed.has(value)) return undefined;
      passed.add(value);
      holder = this.#behind(value, holder, at);
    }
    return undefined;
  }

  #behind(reference: Reference, place: Place, at: Place): Target | undefined {
    if (this.#targets.has(reference)) return this.#targets.get(reference);
    if (this.#open.has(reference)) return undefined;
    this.#open.add(reference);
    const target = this.#targetOf(reference.$ref, { ...at, file: place.file });
    this.#open.delete(reference);
    return target;
  }

  #fileAt(address: string, at: Place): LocalFile | undefined {
    try {
      const file = this.#files.read(this.#addressOf(address, at.file));
      if (file !== this.#files.root && !this.others.has(file.name)) this.#add(file);
      return file;
    } catch (cause) {
      if (cause instanceof AddressError) {
        this.#report(at, `Expected a reference to ${cause.expected}, got ${address}.`);
      } else if (cause instanceof FileError) {
        const message = `${cause.message} Referred to at ${this.#written(at)}.`;
        this.problems.push({ pointer: cause.position, message });
      } else throw cause;
      return undefined;
    }
  }

  /** An address that begins like the `$id` of a file means what is beside the file. */
  #addressOf(address: string, file: LocalFile): URL {
    const id = this.#names.get(file)?.id;
    const folder = id && URL.canParse(id) ? new URL('.', id).href : undefined;
    const isBeside = folder !== undefined && address.startsWith(folder);
    const local = isBeside ? address.slice(folder.length) : address;
    if (!URL.canParse(local, file.url.href)) throw new AddressError('a local file');
    return new URL(local, file.url);
  }

  /** Keeps the names in a file apart from those in others: all references by name become pointers. */
  #add(file: LocalFile): void {
    const { content } = file;
    const anchors = new Map<string, readonly string[]>();
    for (const { schema, name, keys } of namedIn(file, '$anchor')) {
      anchors.set(name, keys);
      Reflect.deleteProperty(schema, '$anchor');
    }
    const id = isObject(content) && typeof content.$id === 'string' ? content.$id : undefined;
    if (isObject(content) && id !== undefined) Reflect.deleteProperty(content, '$id');
    this.#names.set(file, { id, anchors });
    this.others.set(file.name, content);
    this.sources[pointerOf(this.#keysOf(file))] = `${file.name}#`;
  }

  #keysOf(file: LocalFile): readonly string[] {
    return file === this.#files.root ? [] : [filesKey, file.name];
  }

  #report(place: Place, message: string): void {
    this.problems.push({ pointer: this.#written(place), message });
  }

  #written({ keys }: Place): string {
    return writtenAt({ sources: this.sources }, pointerOf(keys));
  }
}

/** What a file and its schemas are called beside its path and their pointers. */
interface NamesOfFile {
  readonly id: string | undefined;
  readonly anchors: ReadonlyMap<string, readonly string[]>;
}

function pointerTo({ keys }: Place): string {
  return referenceTo(pointerOf(keys));
}

function isReference(value: unknown): value is Reference {
  return isObject(value) && typeof value.$ref === 'string';
}

/** The objects in a file with a name under a keyword, and the keys that lead there. */
function namedIn({ content, text }: LocalFile, keyword: '$id' | '$anchor') {
  const found: { schema: object; name: string; keys: readonly string[] }[] = [];
  const seen = new Set<unknown>();
  const search = (value: unknown, keys: readonly string[]): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    const name = isObject(value) ? value[keyword] : undefined;
    if (typeof name === 'string') found.push({ schema: value, name, keys });
    for (const [key, part] of Object.entries(value)) search(part, [...keys, key]);
  };
  // Hardly any file has names.
  if (text.includes(keyword)) search(content, []);
  return found;
}
