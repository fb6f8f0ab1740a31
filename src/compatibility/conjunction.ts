/** What a value has to fit all at once: a schema with all that it refers to and joins. */
import { isArray, isObject, isSameJson, type Json, type JsonObject } from '../core/json.ts';
import { absenceKeyword } from '../validation/load/read-only-write-only.ts';
import { subschemasOf } from '../validation/load/vocabulary.ts';
import { referencedFrom, type SchemaAt, schemaBelow } from './schema-at.ts';

/** Kinds of values; numbers are whole or not. */
export const kinds = [
  'null',
  'boolean',
  'integer',
  'fraction',
  'string',
  'array',
  'object',
] as const;
export type ValueKind = (typeof kinds)[number];

/** A schema without references and joined schemas. */
export interface SchemaPart extends SchemaAt {
  readonly schema: JsonObject;
}

/** Which members a keyword for the others is about, such as `additionalProperties`. */
export interface OtherMembers {
  readonly schema: SchemaAt;
  /** Members that it is not about, by name and by pattern. */
  readonly names: ReadonlySet<string>;
  readonly patterns: ReadonlySet<string>;
  /** The same, in alternatives and conditions: it may be about these. */
  readonly possibleNames: ReadonlySet<string>;
  readonly possiblePatterns: ReadonlySet<string>;
  readonly isNeverApplied: boolean;
}

/** A bound of numbers. */
export interface NumberLimit {
  readonly value: number;
  readonly isExclusive: boolean;
}

export class Conjunction {
  readonly parts: readonly SchemaPart[];
  readonly rests: readonly OtherMembers[];
  /** Of references that cannot be followed. */
  readonly unknown: readonly SchemaAt[];
  readonly isNever: boolean;
  /** A place that it was written at. */
  readonly place: SchemaAt;

  private constructor(
    {
      parts,
      rests,
      unknown,
      isNever,
    }: Pick<Conjunction, 'parts' | 'rests' | 'unknown' | 'isNever'>,
    place: SchemaAt,
  ) {
    this.place = place;
    this.parts = parts;
    this.rests = rests;
    this.unknown = unknown;
    this.isNever = isNever;
  }

  static of(schemas: readonly SchemaAt[]): Conjunction {
    const expansion = new Expansion();
    for (const schema of schemas) expansion.add(schema);
    return new Conjunction(expansion, schemas[0] ?? { schema: true, pointer: '#', root: {} });
  }

  /** The same without a keyword of a part, and with other schemas instead. */
  replace(
    part: SchemaPart,
    keywords: readonly string[],
    schemas: readonly SchemaAt[],
  ): Conjunction {
    const added = Conjunction.of(schemas);
    const kept = Object.entries(part.schema).filter(([keyword]) => !keywords.includes(keyword));
    const rest = { ...part, schema: Object.fromEntries(kept) };
    return this.#with(
      this.parts.map((other) => (other === part ? rest : other)),
      added,
    );
  }

  /** The same with other schemas. */
  and(...schemas: readonly SchemaAt[]): Conjunction {
    return this.#with(this.parts, Conjunction.of(schemas));
  }

  #with(parts: readonly SchemaPart[], added: Conjunction): Conjunction {
    return new Conjunction(
      {
        parts: [...parts, ...added.parts],
        rests: [...this.rests, ...added.rests],
        unknown: [...this.unknown, ...added.unknown],
        isNever: this.isNever || added.isNever,
      },
      this.place,
    );
  }

  /** Identifies what it says within its document. */
  get key(): string {
    const parts = this.parts.map(({ pointer, schema, isMade }) => [
      pointer,
      isMade ? schema : Object.keys(schema),
    ]);
    return JSON.stringify([this.isNever, parts]);
  }

  /** The values of a keyword in all parts. */
  all(keyword: string): Json[] {
    return this.parts.flatMap(({ schema }) => {
      const value = schema[keyword];
      return value === undefined ? [] : [value];
    });
  }

  numbers(keyword: string): number[] {
    return this.all(keyword).filter((value) => typeof value === 'number');
  }

  /** The kinds of values that can fit; none if nothing can. */
  get kinds(): ReadonlySet<ValueKind> {
    this.#kinds ??= new Set(kinds.filter((kind) => this.#canBe(kind)));
    return this.#kinds;
  }

  #kinds: ReadonlySet<ValueKind> | undefined;

  #canBe(kind: ValueKind): boolean {
    if (this.isNever || !this.#typesAllow(kind)) return false;
    const listed = this.#listedValues();
    if (listed !== undefined && !listed.some((value) => kindOf(value) === kind)) return false;
    switch (kind) {
      case 'integer':
      case 'fraction': {
        const isWhole = kind === 'integer';
        if (!isWhole && this.numbers('multipleOf').some(Number.isInteger)) return false;
        const [lower, upper] = [this.limit('lower', isWhole), this.limit('upper', isWhole)];
        return (
          lower === undefined ||
          upper === undefined ||
          lower.value < upper.value ||
          (lower.value === upper.value && !lower.isExclusive && !upper.isExclusive)
        );
      }
      case 'string':
        return this.least('minLength') <= this.most('maxLength');
      case 'array':
        return this.least('minItems') <= this.most('maxItems');
      case 'object':
        return (
          this.least('minProperties') <= this.most('maxProperties') &&
          ![...this.required].some((name) => isNever(this.member(name)))
        );
      default:
        return true;
    }
  }

  #typesAllow(kind: ValueKind): boolean {
    return this.all('type').every((type) => kindsOfType(type).has(kind));
  }

  /** The only values that can fit; undefined if they are not listed. */
  values(): readonly Json[] | undefined {
    const listed = this.#listedValues();
    if (listed !== undefined) return listed.filter((value) => this.#typesAllow(kindOf(value)));
    const areListed = kinds.every(
      (kind) => kind === 'null' || kind === 'boolean' || !this.#typesAllow(kind),
    );
    return areListed
      ? [null, true, false].filter((value) => this.#typesAllow(kindOf(value)))
      : undefined;
  }

  #listedValues(): readonly Json[] | undefined {
    let values: readonly Json[] | undefined;
    for (const { schema } of this.parts) {
      const constant = Object.hasOwn(schema, 'const') ? [schema['const'] ?? null] : undefined;
      for (const list of [isArray(schema.enum) ? schema.enum : undefined, constant]) {
        if (list !== undefined) values = values === undefined ? list : valuesInBoth(values, list);
      }
    }
    return values;
  }

  /** The tightest bound, of whole numbers only if wanted; undefined if there is none. */
  limit(side: 'lower' | 'upper', isWhole = false): NumberLimit | undefined {
    const [inclusive, exclusive] =
      side === 'lower' ? ['minimum', 'exclusiveMinimum'] : ['maximum', 'exclusiveMaximum'];
    const bounds = [
      ...this.numbers(inclusive).map((value) => ({ value, isExclusive: false })),
      ...this.numbers(exclusive).map((value) => ({ value, isExclusive: true })),
    ];
    let tightest: NumberLimit | undefined;
    for (const bound of bounds) {
      if (tightest === undefined || !isImplied(bound, tightest, side)) tightest = bound;
    }
    return tightest !== undefined && isWhole ? wholeLimit(tightest, side) : tightest;
  }

  /** The largest of least counts such as `minLength`. */
  least(keyword: string): number {
    return Math.max(0, ...this.numbers(keyword));
  }

  /** The smallest of the most, such as `maxLength`. */
  most(keyword: string): number {
    return Math.min(Number.POSITIVE_INFINITY, ...this.numbers(keyword));
  }

  /** Names of members that are required, also because of others that are. */
  get required(): ReadonlySet<string> {
    const required = new Set(this.all('required').flatMap((names) => namesIn(names)));
    const dependents = this.all('dependentRequired').map(objectIn);
    for (const name of required) {
      // Names that are added meanwhile are looked at, too.
      for (const other of dependents.flatMap((members) => namesIn(members[name])))
        required.add(other);
    }
    return required;
  }

  /** Whether there are no members but those of `properties`. */
  get isClosed(): boolean {
    const unlisted = this.unlistedMember();
    return unlisted.length > 0 && isNever(unlisted) && this.patterns().length === 0;
  }

  /** The names of `properties`. */
  listedNames(): string[] {
    return [
      ...new Set(this.all('properties').flatMap((members) => Object.keys(objectIn(members)))),
    ];
  }

  patterns(): string[] {
    return [
      ...new Set(
        this.all('patternProperties').flatMap((members) => Object.keys(objectIn(members))),
      ),
    ];
  }

  /** The schemas of a member. Of what may not apply, nothing is said. */
  member(name: string): SchemaAt[] {
    return [
      ...this.parts.flatMap((part) => [
        ...memberOf(part, 'properties', name),
        ...this.#patternsAt(part).flatMap(([pattern, schema]) =>
          matchesPattern(pattern, name)
            ? [schemaBelow(part, schema, 'patternProperties', pattern)]
            : [],
        ),
      ]),
      ...this.rests.filter((rest) => !mayEvaluate(rest, name)).map(({ schema }) => schema),
    ];
  }

  /** The schemas of members whose names match a pattern. */
  patternMember(pattern: string): SchemaAt[] {
    return [
      ...this.parts.flatMap((part) => memberOf(part, 'patternProperties', pattern)),
      ...this.rests
        // A name may match several patterns.
        .filter(({ patterns, possiblePatterns }) => patterns.size + possiblePatterns.size === 0)
        .filter(({ isNeverApplied }) => !isNeverApplied)
        // Names that are listed may match the pattern, too.
        .filter(
          ({ names, possibleNames }) =>
            ![...names, ...possibleNames].some((name) => matchesPattern(pattern, name)),
        )
        .map(({ schema }) => schema),
    ];
  }

  /** The schemas of members that no keyword names. */
  unlistedMember(): SchemaAt[] {
    return this.rests
      .filter(
        ({ isNeverApplied, possiblePatterns }) => !isNeverApplied && possiblePatterns.size === 0,
      )
      .map(({ schema }) => schema);
  }

  #patternsAt({ schema }: SchemaPart): [string, Json][] {
    return Object.entries(objectIn(schema.patternProperties));
  }

  /** The schemas of an item of a list. */
  item(index: number): SchemaAt[] {
    return this.parts.flatMap((part) => {
      const first = arrayIn(part.schema.prefixItems);
      const item = first[index];
      if (item !== undefined) return [schemaBelow(part, item, 'prefixItems', String(index))];
      const { items } = part.schema;
      return items === undefined ? [] : [schemaBelow(part, items, 'items')];
    });
  }

  /** How many items have a schema of their own. */
  prefixLength(): number {
    return Math.max(0, ...this.all('prefixItems').map((list) => arrayIn(list).length));
  }
}

/** Whether no value fits all schemas. */
export function isNever(schemas: readonly SchemaAt[]): boolean {
  return Conjunction.of(schemas).isNever;
}

/** The bound of whole numbers that a bound means. */
export function wholeLimit(
  { value, isExclusive }: NumberLimit,
  side: 'lower' | 'upper',
): NumberLimit {
  const isLower = side === 'lower';
  const rounded = isLower ? Math.ceil(value) : Math.floor(value);
  const isLeftOut = isExclusive && rounded === value;
  return { value: isLeftOut ? rounded + (isLower ? 1 : -1) : rounded, isExclusive: false };
}

/** Whether each value within the other bound is within this one, too. */
export function isImplied(bound: NumberLimit, by: NumberLimit, side: 'lower' | 'upper'): boolean {
  if (by.value === bound.value) return by.isExclusive || !bound.isExclusive;
  return side === 'lower' ? by.value > bound.value : by.value < bound.value;
}

/** Whether a keyword for other members may not be about one of this name. */
function mayEvaluate(rest: OtherMembers, name: string): boolean {
  return (
    rest.isNeverApplied ||
    rest.names.has(name) ||
    rest.possibleNames.has(name) ||
    [...rest.patterns, ...rest.possiblePatterns].some((pattern) => matchesPattern(pattern, name))
  );
}

const expressions = new Map<string, RegExp | undefined>();

/** Whether a text matches a pattern of a schema. */
export function matchesPattern(pattern: string, text: string): boolean {
  if (!expressions.has(pattern)) expressions.set(pattern, expressionOf(pattern));
  return expressions.get(pattern)?.test(text) ?? true;
}

function expressionOf(pattern: string): RegExp | undefined {
  try {
    return new RegExp(pattern, 'u');
  } catch {
    return undefined;
  }
}

function memberOf(part: SchemaPart, keyword: string, name: string): SchemaAt[] {
  const members = objectIn(part.schema[keyword]);
  const schema = Object.hasOwn(members, name) ? members[name] : undefined;
  return schema === undefined ? [] : [schemaBelow(part, schema, keyword, name)];
}

function valuesInBoth(values: readonly Json[], others: readonly Json[]): Json[] {
  const scalars = new Set(others.filter((value) => !isObject(value) && !isArray(value)));
  return values.filter(
    (value) =>
      scalars.has(value) ||
      ((isObject(value) || isArray(value)) && others.some((other) => isSameJson(value, other))),
  );
}

/** The values of the first list that are not in the second. */
export function valuesOutside(values: readonly Json[], others: readonly Json[]): Json[] {
  const inBoth = new Set(valuesInBoth(values, others));
  return values.filter((value) => !inBoth.has(value));
}

export function kindOf(value: Json): ValueKind {
  if (value === null) return 'null';
  if (isArray(value)) return 'array';
  switch (typeof value) {
    case 'boolean':
      return 'boolean';
    case 'string':
      return 'string';
    case 'number':
      return Number.isInteger(value) ? 'integer' : 'fraction';
    default:
      return 'object';
  }
}

export function kindsOfType(type: Json): ReadonlySet<ValueKind> {
  const names = new Set(isArray(type) ? type : [type]);
  const hasNumbers = names.has('number');
  return new Set(
    kinds.filter((kind) =>
      kind === 'fraction' ? hasNumbers : names.has(kind) || (kind === 'integer' && hasNumbers),
    ),
  );
}

export function arrayIn(value: Json | undefined): readonly Json[] {
  return isArray(value) ? value : [];
}

export function objectIn(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {};
}

export function namesIn(value: Json | undefined): string[] {
  return arrayIn(value).filter((item) => typeof item === 'string');
}

/** Which members the keywords of a schema have looked at. */
interface EvaluatedMembers {
  readonly names: Set<string>;
  readonly patterns: Set<string>;
  /** Schemas that may have looked at others. */
  readonly alternatives: SchemaAt[];
  all: boolean;
}

const noneEvaluated = (): EvaluatedMembers => ({
  names: new Set(),
  patterns: new Set(),
  alternatives: [],
  all: false,
});

/** Collects the parts of schemas. */
class Expansion {
  readonly parts: SchemaPart[] = [];
  readonly rests: OtherMembers[] = [];
  readonly unknown: SchemaAt[] = [];
  isNever = false;
  readonly #open = new Set<Json>();

  add(at: SchemaAt): EvaluatedMembers {
    const evaluated = noneEvaluated();
    const { schema } = at;
    if (schema === true) return evaluated;
    if (!isObject(schema) || isAbsent(schema) || takesAll(schema['not'])) {
      this.isNever = true;
      return evaluated;
    }
    if (this.#open.has(schema)) {
      // It joins itself, which says nothing more.
      return evaluated;
    }
    this.#open.add(schema);
    const { $ref, allOf, ...keywords } = schema;
    if ($ref !== undefined) this.#addReference(at, $ref, evaluated);
    for (const [index, joined] of arrayIn(allOf).entries()) {
      addAll(evaluated, this.add(schemaBelow(at, joined, 'allOf', String(index))));
    }
    const part = { ...at, schema: keywords };
    if (Object.keys(keywords).length > 0) this.parts.push(part);
    this.#addRests(part, evaluated);
    this.#open.delete(schema);
    return evaluated;
  }

  #addReference(at: SchemaAt, $ref: Json, evaluated: EvaluatedMembers): void {
    const target = referencedFrom(at, $ref);
    if (target === undefined) this.unknown.push(schemaBelow(at, $ref, '$ref'));
    else addAll(evaluated, this.add(target));
  }

  #addRests(part: SchemaPart, evaluated: EvaluatedMembers): void {
    const { properties, patternProperties, additionalProperties, unevaluatedProperties } =
      part.schema;
    const names = new Set(Object.keys(objectIn(properties)));
    const patterns = new Set(Object.keys(objectIn(patternProperties)));
    if (additionalProperties !== undefined) {
      this.rests.push({
        names,
        patterns,
        possibleNames: new Set(),
        possiblePatterns: new Set(),
        schema: schemaBelow(part, additionalProperties, 'additionalProperties'),
        isNeverApplied: false,
      });
      evaluated.all = true;
    }
    for (const name of names) evaluated.names.add(name);
    for (const pattern of patterns) evaluated.patterns.add(pattern);
    evaluated.alternatives.push(...alternativesIn(part));
    if (unevaluatedProperties === undefined) return;
    this.rests.push({
      names: new Set(evaluated.names),
      patterns: new Set(evaluated.patterns),
      ...possiblyEvaluated(evaluated.alternatives),
      schema: schemaBelow(part, unevaluatedProperties, 'unevaluatedProperties'),
      isNeverApplied: evaluated.all,
    });
    evaluated.all = true;
  }
}

function addAll(to: EvaluatedMembers, from: EvaluatedMembers): void {
  for (const name of from.names) to.names.add(name);
  for (const pattern of from.patterns) to.patterns.add(pattern);
  to.alternatives.push(...from.alternatives);
  to.all ||= from.all;
}

function possiblyEvaluated(
  alternatives: readonly SchemaAt[],
): Pick<OtherMembers, 'possibleNames' | 'possiblePatterns'> {
  const possibleNames = new Set<string>();
  const possiblePatterns = new Set<string>();
  const waiting = [...alternatives];
  const passed = new Set<Json>();
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (passed.has(at.schema)) continue;
    passed.add(at.schema);
    const evaluated = new Expansion().add(at);
    for (const name of evaluated.names) possibleNames.add(name);
    for (const pattern of evaluated.patterns) possiblePatterns.add(pattern);
    // Each name matches it.
    if (evaluated.all) possiblePatterns.add('');
    waiting.push(...evaluated.alternatives);
  }
  return { possibleNames, possiblePatterns };
}

/** The keywords of schemas that may apply to the same value. */
const alternativeKeywords = ['anyOf', 'oneOf', 'if', 'then', 'else', 'dependentSchemas'] as const;

export type AlternativeKeyword = (typeof alternativeKeywords)[number];

/** The schemas of a part that may apply to the same value. */
export function alternativesIn(
  part: SchemaPart,
  keywords: readonly AlternativeKeyword[] = alternativeKeywords,
): SchemaAt[] {
  return subschemasOf('3.1', part.schema)
    .filter(({ keys: [keyword] }) => keywords.some((other) => other === keyword))
    .map(({ keys, schema }) => schemaBelow(part, schema, ...keys));
}

function takesAll(schema: Json | undefined): boolean {
  return schema === true || (isObject(schema) && Object.keys(schema).length === 0);
}

/** In one direction, members that are read-only or write-only are not there. */
function isAbsent(schema: JsonObject): boolean {
  return schema[absenceKeyword('request')] === true || schema[absenceKeyword('response')] === true;
}
