/**
 * The behaviour that a bundle carries as data (its `x-` keys) and the list of its operations, as
 * constants with types.
 */

import { isArray, isObject, type Json, type JsonObject, valueAt } from '../core/json.ts';
import { documentOperations } from '../validation/load/parts.ts';
import { header } from './generated-files.ts';
import { type RecordType, TableTypes } from './table-types.ts';

/** The keys of a bundle's root that become tables; a profile need not have all. */
const tables = [
  'rules',
  'declarations',
  'identifiers',
  'lifecycle',
  'pricing',
  'gaps',
  'problems',
  'limits',
];

/** Tables about places of the document: a pointer in them stays one. Elsewhere it is resolved. */
const aboutPlaces = ['rules', 'gaps'];

/** Long maps, of which every entry gets the same type. */
const records: ReadonlyMap<string, RecordType> = new Map([
  ['rules', { id: 'RuleId', entry: 'Rule' }],
  ['declarations', { id: 'DeclarationId', entry: 'Declaration' }],
  ['gaps', { id: 'GapId', entry: 'Gap' }],
  ['limits/rates/operations', { id: 'LimitedOperationId', entry: 'OperationRate' }],
]);

/** Short maps, of which every entry has a type of its own: only their ids get a name. */
const idTypes = [
  { table: 'lifecycle', key: 'states', id: 'StateName' },
  { table: 'lifecycle', key: 'transitions', id: 'TransitionName' },
  { table: 'lifecycle', key: 'timers', id: 'TimerName' },
  { table: 'pricing', key: 'prices', id: 'PriceId' },
  { table: 'problems', key: undefined, id: 'ProblemCode' },
];

/** A module of constants and its declarations. */
export interface TableModule {
  readonly code: string;
  readonly declarations: string;
}

/**
 * Makes the tables of a bundle. Strings that start with `#/` name a value elsewhere in the bundle
 * and are replaced by it, so that a limit is written once; rules and gaps keep them, checked.
 * @param name names the bundle in messages
 * @throws {DanglingPointer} when such a string names nothing
 * @throws {Error} when it names an object
 */
export function tablesOf(name: string, document: JsonObject): TableModule {
  const types = new TableTypes(records);
  const found = tables.flatMap((table) => {
    const data = document[`x-${table}`];
    if (data === undefined) return [];
    return [{ table, data: resolved(data, { name, document, table, path: `x-${table}` }) }];
  });
  const operations = documentOperations(document).filter(({ kind }) => kind === 'operation');
  const summaries = Object.fromEntries(
    operations.map(({ id, method, path, value }) => [
      id,
      { operationId: id, method, path, summary: value.summary ?? '', tags: value.tags ?? [] },
    ]),
  );
  const constants = found.map(({ table, data }) => ({
    code: `export const ${table} = ${JSON.stringify(data, null, 2)};\n`,
    declaration:
      `export declare const ${table}: ${types.typeOf([data], table)};\n` +
      idTypes
        .filter((type) => type.table === table)
        .map(({ key, id }) => `\nexport type ${id} = keyof ${selected(table, key)};\n`)
        .join(''),
  }));
  return {
    code: [
      header,
      `export const operations = ${JSON.stringify(summaries, null, 2)};\n`,
      ...constants.map(({ code }) => code),
    ].join('\n'),
    declarations: [
      header,
      operationTypes(operations),
      types.declarations,
      ...constants.map(({ declaration }) => declaration),
    ].join('\n'),
  };
}

/** A table names a place of the bundle where nothing stands. */
export class DanglingPointer extends Error {
  override readonly name = 'DanglingPointer';
  readonly pointer: string;

  constructor(message: string, pointer: string) {
    super(message);
    this.pointer = pointer;
  }
}

function selected(table: string, key: string | undefined): string {
  return key === undefined ? `typeof ${table}` : `(typeof ${table})['${key}']`;
}

interface Context {
  readonly name: string;
  readonly document: JsonObject;
  readonly table: string;
  readonly path: string;
}

function resolved(value: Json, context: Context): Json {
  const below = (key: string) => ({ ...context, path: `${context.path}/${key}` });
  if (isArray(value)) return value.map((item, index) => resolved(item, below(String(index))));
  if (isObject(value)) {
    const entries = Object.entries(value);
    return Object.fromEntries(entries.map(([key, item]) => [key, resolved(item, below(key))]));
  }
  if (typeof value !== 'string' || !value.startsWith('#/')) return value;
  const target = valueAt(context.document, value);
  const place = `${context.name} bundle: ${context.path} names ${value}`;
  if (target === undefined) throw new DanglingPointer(`${place}, where nothing stands`, value);
  if (aboutPlaces.includes(context.table)) return value;
  if (isObject(target)) throw new Error(`${place}, which is an object and not a value`);
  return target;
}

/** Here method and path are literal, since clients are written against them. */
function operationTypes(
  operations: readonly { id: string; method: string; path: string }[],
): string {
  const lines = operations.map(
    ({ id, method, path }) => `  readonly ${id}: Operation<'${id}', '${method}', '${path}'>;\n`,
  );
  return `export interface Operation<Id extends string, Method extends string, Path extends string> {
  readonly operationId: Id;
  readonly method: Method;
  readonly path: Path;
  readonly summary: string;
  readonly tags: readonly string[];
}

export declare const operations: {
${lines.join('')}};

export type OperationId = keyof typeof operations;
`;
}
