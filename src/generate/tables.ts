/**
 * The behaviour that a bundle carries as data (its `x-` keys) and the list of its operations, as
 * constants with types.
 */
import {
  asObject,
  isArray,
  isObject,
  type Json,
  type JsonObject,
  pointerIn,
  valueAt,
} from '../core/json.ts';
import { type DocumentPart, resolvedPartAt } from '../validation/load/document-parts.ts';
import { type DocumentOperation, documentOperations } from './document-operations.ts';
import { gapLookups, rulesOfGaps } from './gap-lookups.ts';
import { header } from './generated-files.ts';
import { modelKindTable } from './model-kinds.ts';
import { requestRuleTable } from './request-rules.ts';
import { type RecordType, type TableModule, TableTypes } from './table-types.ts';

/** The keys of a bundle's root that become tables; a profile need not have all. */
const tables = [
  'rules',
  'declarations',
  'identifiers',
  'lifecycle',
  'pricing',
  'gaps',
  'callerRules',
  'callerDeclarations',
  'problems',
  'limits',
];

/**
 * Which keys of gaps no code reads, because the documentation alone shows them, and which are in a table of their own,
 * because only reports show them: a service for browsers goes without it.
 */
const textsOfGaps = {
  shown: ['concerns', 'choices', 'plainly'],
  reported: ['section', 'gap', 'tolerate', 'unnoticed'],
};

/** Tables about places of the document: a pointer in them stays one, except in parameters. Elsewhere it is resolved. */
const aboutPlaces = ['rules', 'gaps'];

/** Long maps whose entries all have the same type. */
const records: ReadonlyMap<string, RecordType> = new Map([
  ['rules', { id: 'RuleId', entry: 'Rule', some: { ObservableRuleId: isObservable } }],
  ['declarations', { id: 'DeclarationId', entry: 'Declaration' }],
  ['gaps', { id: 'GapId', entry: 'Gap' }],
  ['callerRules', { id: 'CallerRuleId', entry: 'CallerRule' }],
  ['callerDeclarations', { id: 'CallerDeclarationId', entry: 'CallerDeclaration' }],
  ['gaps/*/alternatives', { entry: 'Alternative' }],
  ['gapTexts', { sameIds: 'GapId', entry: 'GapText' }],
  ['limits/rates/operations', { id: 'LimitedOperationId', entry: 'OperationRate' }],
]);

function isObservable(rule: Json): boolean {
  return isObject(rule) && !(isObject(rule.observable) && 'never' in rule.observable);
}

/** Short maps whose entries each have their own type: only their ids get a name. */
const idTypes = [
  { table: 'lifecycle', key: 'states', id: 'StateName' },
  { table: 'lifecycle', key: 'transitions', id: 'TransitionName' },
  { table: 'lifecycle', key: 'timers', id: 'TimerName' },
  { table: 'pricing', key: 'prices', id: 'PriceId' },
  { table: 'problems', key: undefined, id: 'ProblemCode' },
];

/**
 * Makes the tables of a bundle. Strings that start with `#/` name a value elsewhere in the bundle
 * and are replaced by it, so that a limit is written once; rules and gaps keep them, checked.
 * @param name names the bundle in messages
 * @param wanted the tables that are needed, if the document has them; the others are only checked
 * @throws {DanglingPointer} if such a string leads nowhere
 * @throws {Error} when it names an object
 */
export function tablesOf(
  name: string,
  document: JsonObject,
  wanted: readonly string[] = tables,
): TableModule {
  const types = new TableTypes(records);
  const tableData = tables.flatMap((table) => {
    const value = document[`x-${table}`];
    if (value === undefined) return [];
    const data = resolvePointers(value, { name, document, table, path: `x-${table}` });
    if (!wanted.includes(table)) return [];
    if (table !== 'gaps') return [{ table, data }];
    const { shown: shownKeys, reported } = textsOfGaps;
    return [
      { table, data: withKeys(data, (key) => ![...shownKeys, ...reported].includes(key)) },
      { table: 'gapTexts', data: withKeys(data, (key) => reported.includes(key)) },
    ];
  });
  const operations = documentOperations(document).filter(({ kind }) => kind === 'operation');
  const summaries = Object.fromEntries(
    operations.map((operation) => {
      const { id, method, path } = operation;
      const answers = successMediaType(operation);
      const takes = requestParts(operation);
      const summary: Record<string, Json> = { path };
      if (method !== 'GET') summary['method'] = method;
      if (takes.length > 0) summary['takes'] = takes;
      if (answers !== 'application/json') summary['answers'] = answers;
      return [id, summary];
    }),
  );
  const members = Object.fromEntries(
    operations.flatMap(({ id, requestBody }) => {
      const content = requestBody && [...requestBody.keys, 'content', 'application/json', 'schema'];
      const bodyMembers = content && listedMembers(resolvedPartAt(document, content), document);
      return bodyMembers === undefined ? [] : [[id, bodyMembers]];
    }),
  );
  const constants = tableData.map(({ table, data }) => {
    const lookups = table === 'gaps' ? gapLookups(asObject(data)) : { code: '', declaration: '' };
    const ids = idTypes
      .filter((type) => type.table === table)
      .map(({ key, id }) => `\nexport type ${id} = keyof ${tableType(table, key)};\n`);
    return {
      code: `export const ${table} = ${JSON.stringify(data, null, 2)};\n${lookups.code}`,
      declaration: `export declare const ${table}: ${types.typeOf([data], table)};\n${ids.join('')}${lookups.declaration}${table === 'rules' ? rulesOfGaps(asObject(data)) : ''}`,
    };
  });
  const derived =
    wanted === tables
      ? [requestRuleTable(document), modelKindTable(document)].filter(
          (table) => table !== undefined,
        )
      : [];
  return {
    code: [
      header,
      operationsCode(summaries),
      `export const requestMembers = ${JSON.stringify(members, null, 2)};\n`,
      ...constants.map(({ code }) => code),
      ...derived.map(({ code }) => code),
    ].join('\n'),
    declarations: [
      header,
      operationTypes(operations),
      types.declarations,
      ...constants.map(({ declaration }) => declaration),
      ...derived.map(({ declarations }) => declarations),
    ].join('\n'),
  };
}

/** Pages load the table, so it leaves out what most operations have and what follows from the path. */
function operationsCode(summaries: object): string {
  return `const complete = (summaries) =>
  Object.fromEntries(
    Object.entries(summaries).map(([operationId, { takes = [], ...summary }]) => [
      operationId,
      {
        operationId,
        method: 'GET',
        answers: 'application/json',
        ...summary,
        takes: [...(summary.path.match(/[^{]+(?=})/g) ?? []), ...takes],
      },
    ]),
  );

export const operations = /* @__PURE__ */ complete(${JSON.stringify(summaries, null, 2)});
`;
}

/** The entries of a table with some of their keys. */
function withKeys(table: Json, isKept: (key: string) => boolean): Json {
  const entries = Object.entries(asObject(table)).map(([id, entry]) => {
    const kept = Object.entries(asObject(entry)).filter(([key]) => isKept(key));
    return [id, Object.fromEntries(kept)];
  });
  return Object.fromEntries(entries);
}

/** What a request has besides its path and headers. */
function requestParts({ parameters, requestBody }: DocumentOperation): string[] {
  const parts = parameters.some(({ value }) => value.in === 'query') ? ['query'] : [];
  if (requestBody !== undefined) parts.push('body');
  return parts;
}

/** The listed members of an object; undefined where none is listed. */
function listedMembers({ keys, value }: DocumentPart, document: JsonObject): Json | undefined {
  const names = Object.keys(asObject(value.properties));
  if (names.length === 0) return undefined;
  const required = isArray(value.required) ? value.required : [];
  return Object.fromEntries(
    names.map((name) => {
      const part = resolvedPartAt(document, [...keys, 'properties', name]);
      const members = listedMembers(part, document);
      const { maxLength } = part.value;
      const isRequired = required.includes(name);
      return [
        name,
        {
          isRequired,
          ...(maxLength !== undefined && { maxLength }),
          ...(members !== undefined && { members }),
        },
      ];
    }),
  );
}

/** The first media type of a success; null for one without a body. */
function successMediaType({ responses }: DocumentOperation): string | null {
  const success = [...responses].find(([status]) => status.startsWith('2'))?.[1];
  const content = success?.value.content;
  return (isObject(content) && Object.keys(content)[0]) || null;
}

/** A table names a place that the bundle does not have. */
export class DanglingPointer extends Error {
  override readonly name = 'DanglingPointer';
  readonly pointer: string;

  constructor(message: string, pointer: string) {
    super(message);
    this.pointer = pointer;
  }
}

function tableType(table: string, key: string | undefined): string {
  return key === undefined ? `typeof ${table}` : `(typeof ${table})['${key}']`;
}

interface TableContext {
  readonly name: string;
  readonly document: JsonObject;
  readonly table: string;
  readonly path: string;
}

function resolvePointers(value: Json, context: TableContext): Json {
  const below = (key: string) => ({ ...context, path: `${context.path}/${key}` });
  if (isArray(value))
    return value.map((item, index) => resolvePointers(item, below(String(index))));
  if (isObject(value)) {
    const entries = Object.entries(value);
    return Object.fromEntries(
      entries.map(([key, item]) => [key, resolvePointers(item, below(key))]),
    );
  }
  if (typeof value !== 'string' || !value.startsWith('#/')) return value;
  const target = valueAt(context.document, pointerIn(value));
  const place = `${context.name} bundle: ${context.path} names ${value}`;
  if (target === undefined) throw new DanglingPointer(`${place}, which does not exist`, value);
  if (aboutPlaces.includes(context.table) && !context.path.includes('/parameter/')) return value;
  if (isObject(target)) throw new Error(`${place}, which is an object, not a single value`);
  return target;
}

/** Here method and path are literal, since clients are written against them. */
function operationTypes(operations: readonly DocumentOperation[]): string {
  const lines = operations.map(
    ({ id, method, path, value: { description } }) =>
      `${docblock(description)}  readonly ${id}: Operation<'${id}', '${method}', '${path}'>;\n`,
  );
  return `export interface Operation<Id extends string, Method extends string, Path extends string> {
  readonly operationId: Id;
  readonly method: Method;
  readonly path: Path;
  /** What a request has besides headers: the parameters of its path, \`query\`, \`body\`, in this order. */
  readonly takes: readonly string[];
  /** The first media type of a success; null for one without a body. */
  readonly answers: string | null;
}

/** A member that the document lists for an object; others may be there too. */
export interface Member {
  readonly isRequired: boolean;
  readonly maxLength?: number;
  /** Undefined where none is listed. */
  readonly members?: Readonly<Record<string, Member>>;
}

/** The members of a request's body, by the operation's id. */
export declare const requestMembers: Readonly<Record<string, Readonly<Record<string, Member>>>>;

export declare const operations: {
${lines.join('')}};

export type OperationId = keyof typeof operations;
`;
}

function docblock(text: Json | undefined): string {
  if (typeof text !== 'string') return '';
  const lines = text.trim().split('\n');
  return `  /**\n${lines.map((line) => `   * ${line}`.trimEnd()).join('\n')}\n   */\n`;
}
