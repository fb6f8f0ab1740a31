/** Types of tables, wide enough that a changed number changes no type. */
import { isArray, isObject, type Json } from '../core/json.ts';
import { propertyName, singleQuoted } from '../samples/literals.ts';

/** A map from ids to entries of one form, which gets a type of its own. */
export interface RecordType {
  /** Name of the union of its ids; without one, a type for any id. */
  readonly id?: string;
  /** The union of another map with the same ids, which is declared there. */
  readonly sameIds?: string;
  /** Name of the type that all its entries fit. */
  readonly entry: string;
  /** Names of unions of some of its ids, and which. Default: none */
  readonly some?: Readonly<Record<string, (entry: Json) => boolean>>;
}

/** A module of constants and its declarations. */
export interface TableModule {
  readonly code: string;
  readonly declarations: string;
}

/** Prints types; records met on the way are declared once, beside the type that uses them. */
export class TableTypes {
  readonly #records: ReadonlyMap<string, RecordType>;
  readonly #declarations: string[] = [];

  /** @param records the maps of entries by their path, such as `lifecycle/states` */
  constructor(records: ReadonlyMap<string, RecordType>) {
    this.#records = records;
  }

  /** The declarations of the records that were met so far. */
  get declarations(): string {
    return this.#declarations.join('\n');
  }

  /**
   * The type that all of the values fit: a word is its own type, prose is `string`, numbers are
   * `number`; a property that some objects lack is optional.
   * @param path place of the values, by which records are known
   */
  typeOf(values: readonly Json[], path: string): string {
    const record = this.#records.get(path);
    if (record !== undefined && values.every((value) => isObject(value))) {
      this.#declareRecord(record, values, path);
      return `Readonly<Record<${record.id ?? record.sameIds ?? 'string'}, ${record.entry}>>`;
    }
    const types: string[] = [];
    const strings = values.filter((value) => typeof value === 'string');
    if (strings.every(isCodeWord)) types.push(...strings.map(singleQuoted));
    else types.push('string');
    for (const kind of ['number', 'boolean']) {
      if (values.some((value) => typeof value === kind)) types.push(kind);
    }
    const lists = values.filter(isArray);
    if (lists.length > 0)
      types.push(`readonly ${inBrackets(this.typeOf(lists.flat(), `${path}/*`))}[]`);
    const objects = values.filter((value) => isObject(value));
    if (objects.length > 0) types.push(this.#objectType(objects, path));
    if (values.includes(null)) types.push('null');
    return types.length === 0 ? 'never' : [...new Set(types)].join(' | ');
  }

  #declareRecord(
    record: RecordType,
    maps: readonly { readonly [key: string]: Json }[],
    path: string,
  ): void {
    const entries = maps.flatMap((map) => Object.entries(map));
    const ids = entries.map(([id]) => id);
    const values = entries.map(([, value]) => value);
    const entry = this.typeOf(values, `${path}/*`);
    const unions = Object.entries(record.some ?? {}).map(([name, isOne]) =>
      unionOf(
        name,
        entries.flatMap(([id, value]) => (isOne(value) ? [id] : [])),
      ),
    );
    if (record.id !== undefined) this.#declarations.push(unionOf(record.id, ids));
    this.#declarations.push(...unions);
    this.#declarations.push(`export type ${record.entry} = ${entry};\n`);
  }

  #objectType(objects: readonly { readonly [key: string]: Json }[], path: string): string {
    const keys = [...new Set(objects.flatMap((object) => Object.keys(object)))];
    const lines = keys.map((key) => {
      const values = objects.flatMap((object) => (key in object ? [object[key] ?? null] : []));
      const optional = values.length < objects.length ? '?' : '';
      const type = this.typeOf(values, path === '' ? key : `${path}/${key}`);
      return `  readonly ${propertyName(key)}${optional}: ${type.replaceAll('\n', '\n  ')};\n`;
    });
    return lines.length === 0 ? '{}' : `{\n${lines.join('')}}`;
  }
}

function unionOf(name: string, ids: readonly string[]): string {
  const members =
    ids.length === 0 ? ' never' : ids.map((id) => `\n  | ${singleQuoted(id)}`).join('');
  return `export type ${name} =${members};\n`;
}

/** Words are names and codes; numerals, long texts and those with spaces or slashes are not. */
function isCodeWord(text: string): boolean {
  return /^[\w*.-]{1,40}$/.test(text) && !/^[\d.]+$/.test(text);
}

function inBrackets(type: string): string {
  return type.includes(' | ') ? `(${type})` : type;
}
