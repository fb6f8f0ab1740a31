/**
 * Makes one document of several files. Each file stands in it as a whole, at a pointer of its own, and references
 * to files become pointers; so files may refer to each other in circles.
 */

import { isObject, keysOf, partAt, pointerIn, pointerOf, referenceTo } from '../../core/json.ts';
import { withoutPassword } from '../../core/url-without-password.ts';
import { isUrl } from '../../core/urls.ts';
import { DocumentError, type DocumentProblem } from '../document-error.ts';
import { type SourcePointers, writtenAt } from '../source-places.ts';
import {
  entriesWithoutExtensions,
  isListOf,
  type MemberKind,
  memberKindOf,
  memberOfSchema,
  type PartKind,
} from './document-kinds.ts';
import { AddressError, type DocumentFiles, FileError, type LocalFile } from './referenced-files.ts';
import { mappedReference } from './schema-problems.ts';
import type { OpenApiVersion } from './vocabulary.ts';

/** A document of all files that its root refers to. `sources` is missing if the root is all of it. */
export function bundleFiles(
  files: DocumentFiles,
  root: Readonly<Record<string, unknown>>,
  version: OpenApiVersion,
): { readonly value: unknown; readonly sources?: SourcePointers } {
  const bundle = new Bundle(files, version);
  bundle.addAll();
  if (bundle.problems.length > 0) throw new DocumentError(bundle.problems);
  if (bundle.others.size === 0 && Object.keys(bundle.sources).length === 0) return { value: root };
  const value = { ...root, [filesKey]: Object.fromEntries(bundle.others) };
  return { value, sources: bundle.sources };
}

/** The member of a bundled document with the other files by their names. No document has it itself. */
const filesKey = '$files';

/** Kinds that are found by a pointer, wherever they are. Others take the place of their reference. */
const isPointedTo: ReadonlySet<MemberKind> = new Set<PartKind>([
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

interface Location {
  readonly file: LocalFile;
  /** Keys in the bundled document. */
  readonly keys: readonly string[];
}

interface ReferenceTarget extends Location {
  readonly value: unknown;
}

type Reference = Readonly<Record<string, unknown>> & { readonly $ref: string };

class Bundle {
  readonly problems: DocumentProblem[] = [];
  readonly sources: Record<string, string> = {};
  /** The contents of the files beside the document itself, by their names. */
  readonly others = new Map<string, unknown>();
  readonly #files: DocumentFiles;
  readonly #version: OpenApiVersion;
  /** What schemas of the document itself are named, which references may use. */
  readonly #ids: ReadonlySet<unknown>;
  /** What objects were looked at as. */
  readonly #kindsByValue = new Map<unknown, Set<PartKind>>();
  /** Where rewritten references lead to. */
  readonly #targets = new Map<unknown, ReferenceTarget | undefined>();
  /** The parts that are being put in the places of references. */
  readonly #open = new Set<unknown>();
  readonly #names = new Map<LocalFile, NamesOfFile>();
  readonly #waiting: (() => void)[] = [];

  constructor(files: DocumentFiles, version: OpenApiVersion) {
    this.#files = files;
    this.#version = version;
    this.#ids = new Set(objectsNamedBy(files.root, '$id').map(({ name }) => name));
  }

  addAll(): void {
    const { root } = this.#files;
    this.#walkValue(root.content, 'document', { file: root, keys: [] });
    for (let next = this.#waiting.pop(); next !== undefined; next = this.#waiting.pop()) next();
  }

  /** The value at a location, with all within it walked; another one where a reference was replaced. */
  #walkValue(value: unknown, member: MemberKind, location: Location): unknown {
    if (isReference(value) && member !== 'opaque' && !isPointedTo.has(member)) {
      return this.#inPlaceOf(value, member, location);
    }
    if (typeof member === 'string') this.#visit(value, member, location);
    else if (isListOf(member)) {
      for (const index of Array.isArray(value) ? value.keys() : []) {
        this.#walk(Object(value), String(index), member[0], location);
      }
    } else if (isObject(value)) {
      const { any = 'opaque' } = member;
      for (const [name] of entriesWithoutExtensions(value, any))
        this.#walk(value, name, any, location);
    }
    return value;
  }

  #walk(parent: object, key: string, member: MemberKind, { file, keys }: Location): void {
    const value: unknown = Object.getOwnPropertyDescriptor(parent, key)?.value;
    const walked = this.#walkValue(value, member, { file, keys: [...keys, key] });
    if (walked !== value) Object.defineProperty(parent, key, { value: walked });
  }

  #visit(value: unknown, kind: PartKind, location: Location): void {
    if (!isObject(value) || kind === 'value' || kind === 'opaque') return;
    const kinds = this.#kindsByValue.get(value) ?? new Set();
    if (kinds.has(kind)) return;
    this.#kindsByValue.set(value, kinds.add(kind));
    // The references of a schema with an address of its own begin there, not at its file.
    if (kind === 'schema' && value.$id !== undefined) return;
    if (isReference(value)) {
      this.#pointTo(value, kind, location);
      if (kind === 'schema' && this.#version === '3.0') return;
    }
    for (const key of Object.keys(value)) {
      const member =
        kind === 'schema' ? memberOfSchema(this.#version, key) : memberKindOf(kind, key);
      if (member !== 'unknown') this.#walk(value, key, member, location);
    }
    if (kind === 'schema') this.#mapToPointers(value, location);
  }

  /** Makes a pointer of a reference. */
  #pointTo(reference: Reference, kind: PartKind, { file, keys }: Location): void {
    const isKnown = this.#targets.has(reference);
    const target = isKnown
      ? this.#targets.get(reference)
      : this.#targetOf(reference.$ref, { file, keys: [...keys, '$ref'] });
    this.#targets.set(reference, target);
    if (target === undefined) return;
    if (!isKnown) Object.defineProperty(reference, '$ref', { value: referenceToLocation(target) });
    this.#waiting.push(() => this.#visit(target.value, kind, target));
  }

  /** What a reference leads to, with what is beside the reference. */
  #inPlaceOf(
    { $ref, ...beside }: Reference,
    member: MemberKind,
    { file, keys }: Location,
  ): unknown {
    const at = { file, keys: [...keys, '$ref'] };
    const target = this.#targetOf($ref, at);
    if (target === undefined) return beside;
    if (this.#open.has(target.value)) {
      this.#report(at, `${$ref} leads back to itself.`);
      return beside;
    }
    this.#open.add(target.value);
    const value = this.#walkValue(target.value, member, target);
    this.#open.delete(target.value);
    const siblings = this.#walkValue(beside, member, { file, keys });
    if (!isObject(value) || !isObject(siblings) || Object.keys(siblings).length === 0) {
      this.sources[pointerOf(keys)] = pointerOf(target.keys);
      return value;
    }
    for (const key of Object.keys(value).filter((name) => !Object.hasOwn(siblings, name))) {
      this.sources[pointerOf([...keys, key])] = pointerOf([...target.keys, key]);
    }
    return { ...value, ...siblings };
  }

  /** A discriminator's mapping names components, or refers like a `$ref`. */
  #mapToPointers({ discriminator }: Readonly<Record<string, unknown>>, location: Location): void {
    const mapping = isObject(discriminator) ? discriminator.mapping : undefined;
    for (const [value, reference] of Object.entries(isObject(mapping) ? mapping : {})) {
      if (typeof reference !== 'string' || this.#isComponent(reference)) continue;
      const keys = [...location.keys, 'discriminator', 'mapping', value];
      const target = this.#targetOf(reference, { ...location, keys });
      if (target === undefined) continue;
      Object.defineProperty(mapping, value, { value: referenceToLocation(target) });
      this.#waiting.push(() => this.#visit(target.value, 'schema', target));
    }
  }

  #isComponent(name: string): boolean {
    if (!/^[\w.-]+$/.test(name)) return false;
    const pointer = mappedReference(name).slice(1);
    return !/\.(json|ya?ml)$/.test(name) || partAt(this.#files.root.content, pointer) !== undefined;
  }

  /** What a reference leads to. Undefined if it is a name of JSON Schema, or leads nowhere, which is reported. */
  #targetOf(reference: string, at: Location): ReferenceTarget | undefined {
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
  #partAt(file: LocalFile, keys: readonly string[], at: Location): ReferenceTarget | undefined {
    let target: ReferenceTarget = { file, keys: this.#keysOf(file), value: file.content };
    for (const key of keys) {
      const whole = this.#holderOf(key, target, at);
      const part = isObject(whole?.value) || Array.isArray(whole?.value) ? whole : undefined;
      const property = part && Object.getOwnPropertyDescriptor(part.value, key);
      if (part === undefined || property === undefined) return undefined;
      target = { file: part.file, keys: [...part.keys, key], value: property.value };
    }
    return target;
  }

  /** What has a key: the part itself, or what its references lead to. */
  #holderOf(key: string, part: ReferenceTarget, at: Location): ReferenceTarget | undefined {
    const passed = new Set<unknown>();
    let holder: ReferenceTarget | undefined = part;
    while (holder !== undefined) {
      const { value } = holder;
      if (!isReference(value) || Object.hasOwn(value, key)) return holder;
      if (passed.has(value)) return undefined;
      passed.add(value);
      holder = this.#behind(value, holder, at);
    }
    return undefined;
  }

  #behind(reference: Reference, location: Location, at: Location): ReferenceTarget | undefined {
    if (this.#targets.has(reference)) return this.#targets.get(reference);
    if (this.#open.has(reference)) return undefined;
    this.#open.add(reference);
    const target = this.#targetOf(reference.$ref, { ...at, file: location.file });
    this.#open.delete(reference);
    return target;
  }

  #fileAt(address: string, at: Location): LocalFile | undefined {
    try {
      const file = this.#files.read(this.#addressOf(address, at.file));
      if (file !== this.#files.root && !this.others.has(file.name)) this.#add(file);
      return file;
    } catch (cause) {
      if (cause instanceof AddressError) {
        this.#report(
          at,
          `Expected a reference to ${cause.expected}, got ${withoutPassword(address)}.`,
        );
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
    const folder = id && isUrl(id) ? new URL('.', id).href : undefined;
    const isBeside = folder !== undefined && address.startsWith(folder);
    const local = isBeside ? address.slice(folder.length) : address;
    if (!isUrl(local, file.url.href)) throw new AddressError('a local file');
    return new URL(local, file.url);
  }

  /** Keeps the names in a file apart from those in others: all references by name become pointers. */
  #add(file: LocalFile): void {
    const { content } = file;
    const anchors = new Map<string, readonly string[]>();
    for (const { schema, name, keys } of objectsNamedBy(file, '$anchor')) {
      anchors.set(name, keys);
      Reflect.deleteProperty(schema, '$anchor');
    }
    const id = isObject(content) && typeof content.$id === 'string' ? content.$id : undefined;
    if (isObject(content) && id !== undefined) Reflect.deleteProperty(content, '$id');
    this.#names.set(file, { id, anchors });
    this.others.set(file.name, content);
    this.sources[pointerOf(this.#keysOf(file))] = file.place ?? `${file.name}#`;
  }

  #keysOf(file: LocalFile): readonly string[] {
    return file === this.#files.root ? [] : [filesKey, file.name];
  }

  #report(location: Location, message: string): void {
    this.problems.push({ pointer: this.#written(location), message });
  }

  #written({ keys }: Location): string {
    return writtenAt({ sources: this.sources }, pointerOf(keys));
  }
}

/** What a file and its schemas are called beside its path and their pointers. */
interface NamesOfFile {
  readonly id: string | undefined;
  readonly anchors: ReadonlyMap<string, readonly string[]>;
}

function referenceToLocation({ keys }: Location): string {
  return referenceTo(pointerOf(keys));
}

function isReference(value: unknown): value is Reference {
  return isObject(value) && typeof value.$ref === 'string';
}

/** The objects in a file with a name under a keyword, and the keys that lead there. */
function objectsNamedBy({ content, text }: LocalFile, keyword: '$id' | '$anchor') {
  const matches: { schema: object; name: string; keys: readonly string[] }[] = [];
  const visited = new Set<unknown>();
  const search = (value: unknown, keys: readonly string[]): void => {
    if (typeof value !== 'object' || value === null || visited.has(value)) return;
    visited.add(value);
    const name = isObject(value) ? value[keyword] : undefined;
    if (typeof name === 'string') matches.push({ schema: value, name, keys });
    for (const [key, part] of Object.entries(value)) search(part, [...keys, key]);
  };
  // Hardly any file has names.
  if (text.includes(keyword)) search(content, []);
  return matches;
}
