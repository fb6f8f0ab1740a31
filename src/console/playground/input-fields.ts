/** The fields of a form for a JSON Schema, and the input that they make. */
import { isObject } from '../../core/json.ts';
import { mistakeText, type ParsedObject, valueOrMistake } from '../parts/json-text.ts';

export interface Field {
  readonly name: string;
  /** `json` is for values that have no field of their own. */
  readonly kind: 'text' | 'number' | 'choice' | 'json';
  readonly isRequired: boolean;
  readonly isInteger: boolean;
  readonly description: string;
  readonly minimum: number | undefined;
  readonly maximum: number | undefined;
  readonly maxLength: number | undefined;
  readonly pattern: RegExp | undefined;
  /** What the pattern asks for, in words. */
  readonly expected: string | undefined;
  readonly choices: readonly unknown[];
  /** What is meant if the property is not sent; undefined if the schema does not say. */
  readonly default: unknown;
  readonly example: unknown;
}

/** Typed text by field. A field without text is not sent. */
export type Texts = Readonly<Record<string, string>>;

/** The fields of a schema's properties, those that are required first. */
export function fieldsOfSchema(root: ParsedObject): readonly Field[] {
  const { properties, required } = behindReference(root, root);
  const names = Array.isArray(required) ? required : [];
  const fields = Object.entries(isObject(properties) ? properties : {}).map(([name, property]) =>
    fieldOf(name, behindReference(property, root), names.includes(name)),
  );
  return fields.toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired));
}

/** The most references that follow each other. Those beyond describe nothing. */
const mostReferences = 10;

/** A schema with what its reference to one of the `$defs` says. */
function behindReference(schema: unknown, root: ParsedObject, depth = 0): ParsedObject {
  if (!isObject(schema)) return {};
  const { $ref, ...rest } = schema;
  const [, name] = /^#\/\$defs\/([^/]+)$/.exec(`${$ref}`) ?? [];
  const defs = root['$defs'];
  if (name === undefined || !isObject(defs) || depth === mostReferences) return rest;
  const key = decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~');
  return { ...behindReference(defs[key], root, depth + 1), ...rest };
}

function fieldOf(name: string, schema: ParsedObject, isRequired: boolean): Field {
  const choices = schema['type'] === 'boolean' ? [true, false] : schema['enum'];
  const examples = schema['examples'];
  return {
    name,
    kind: fieldKind(schema, choices),
    isRequired,
    isInteger: schema['type'] === 'integer',
    description: textOrUndefined(schema['description']) ?? '',
    minimum: limitValue(schema['minimum']),
    maximum: limitValue(schema['maximum']),
    maxLength: limitValue(schema['maxLength']),
    pattern: fieldPattern(schema['pattern']),
    expected: textOrUndefined(schema['x-expected']),
    choices: Array.isArray(choices) ? choices : [],
    default: schema['default'],
    example: Array.isArray(examples) ? examples[0] : undefined,
  };
}

function fieldKind({ type }: ParsedObject, choices: unknown): Field['kind'] {
  if (Array.isArray(choices)) return 'choice';
  if (type === 'integer' || type === 'number') return 'number';
  return type === 'string' ? 'text' : 'json';
}

function textOrUndefined(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function limitValue(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

function fieldPattern(value: unknown): RegExp | undefined {
  try {
    return typeof value === 'string' ? new RegExp(value, 'u') : undefined;
  } catch {
    // The service still checks the input.
    return undefined;
  }
}

/** What a field accepts and what it means without a text: `256 to 1536, default 1024`. */
export function fieldHint({ minimum, maximum, ...field }: Field): string {
  const range =
    minimum !== undefined && maximum !== undefined
      ? `${minimum} to ${maximum}`
      : minimum !== undefined
        ? `at least ${minimum}`
        : maximum !== undefined && `at most ${maximum}`;
  const parts = [range, field.default !== undefined && `default ${fieldValueText(field.default)}`];
  return parts.filter((part) => typeof part === 'string').join(', ');
}

export function fieldValueText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The input of a form. A field with a problem can still have a value. */
export function inputOfForm(
  fields: readonly Field[],
  texts: Texts,
): { readonly input: ParsedObject; readonly problems: ReadonlyMap<string, string> } {
  const problems = new Map<string, string>();
  const entries = fields.flatMap((field): [string, unknown][] => {
    const text = texts[field.name] ?? '';
    if (text === '') {
      if (field.isRequired) problems.set(field.name, 'Fill in this field.');
      return [];
    }
    const got = readField(field, text);
    const problem = 'problem' in got ? got.problem : problemWith(field, got.value);
    if (problem !== undefined) problems.set(field.name, problem);
    return 'value' in got ? [[field.name, got.value]] : [];
  });
  return { input: Object.fromEntries(entries), problems };
}

function readField(field: Field, text: string): { value: unknown } | { problem: string } {
  if (field.kind === 'text') return { value: text };
  const read = valueOrMistake(field.kind === 'number' ? text.trim() : text);
  if (field.kind === 'number' && !('value' in read && typeof read.value === 'number')) {
    return { problem: `Expected a ${field.isInteger ? 'whole ' : ''}number.` };
  }
  return 'value' in read ? read : { problem: mistakeText(read.mistake) };
}

/** The service checks more; this much can be checked while typing. */
function problemWith(field: Field, value: unknown): string | undefined {
  if (typeof value === 'number') {
    const { minimum = -Infinity, maximum = Infinity, isInteger } = field;
    if (isInteger && !Number.isSafeInteger(value)) return 'Expected a whole number.';
    if (value < minimum) return `Expected a number of at least ${minimum}.`;
    if (value > maximum) return `Expected a number of at most ${maximum}.`;
  }
  if (typeof value === 'string') {
    const { maxLength = Infinity, pattern, expected = `text like ${field.pattern}` } = field;
    if (value.length > maxLength) return `Expected at most ${maxLength} characters.`;
    if (pattern?.test(value) === false) return `Expected ${expected}.`;
  }
  return undefined;
}

/** The texts that make an input; undefined if the fields cannot express it. */
export function textsForInput(fields: readonly Field[], input: ParsedObject): Texts | undefined {
  const entries = Object.entries(input).map(([name, value]): [string, string] => {
    const isText = fields.some((field) => field.name === name && field.kind === 'text');
    return [name, isText && typeof value === 'string' ? value : JSON.stringify(value, null, 2)];
  });
  const texts = Object.fromEntries(entries);
  const result = inputOfForm(fields, texts).input;
  const isSame =
    Object.keys(result).length === entries.length &&
    entries.every(([name]) => JSON.stringify(result[name]) === JSON.stringify(input[name]));
  return isSame ? texts : undefined;
}

/** The texts with an example, or the first one of a field, unless a field with an example has a text. */
export function withExample(
  fields: readonly Field[],
  texts: Texts,
  example: ParsedObject | undefined,
): Texts {
  const whole = example && textsForInput(fields, example);
  if (whole !== undefined) {
    const isEmpty = fields.every(({ name }) => (texts[name] ?? '') === '');
    return isEmpty ? { ...texts, ...whole } : texts;
  }
  const illustrated = fields.filter(({ example }) => example !== undefined);
  const [first] = illustrated;
  if (first === undefined || illustrated.some(({ name }) => (texts[name] ?? '') !== '')) {
    return texts;
  }
  return { ...texts, [first.name]: fieldValueText(first.example) };
}
