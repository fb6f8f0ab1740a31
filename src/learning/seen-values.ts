/** The form of values that were seen: types, members and ranges, but no texts. */
import { isObject } from '../core/json.ts';
import { isUrl } from '../core/urls.ts';
import { mayBeRedacted } from '../evidence/placeholders.ts';
import { isPublicName } from './public-name.ts';

/** Deeper values, and objects with more names, such as maps, are left open. */
const mostLevels = 8;
const mostNames = 100;

type TypeName = 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean' | 'null';

/** The form of all values at one place. */
export class SeenValues {
  readonly #level: number;
  readonly #types = new Set<TypeName>();
  readonly #members = new Map<string, { readonly values: SeenValues; count: number }>();
  #objects = 0;
  #items: SeenValues | undefined;
  #hasPrivateNames = false;
  #isUrl = true;
  #isRedacted = false;
  #range: { least: number; most: number } | undefined;

  constructor(level = 0) {
    this.#level = level;
  }

  add(value: unknown): void {
    // What stands in place of a secret may have had another type.
    this.#isRedacted ||= typeof value === 'string' && mayBeRedacted(value);
    if (this.#isRedacted) return;
    const type = typeOf(value);
    this.#types.add(type);
    if (this.#level >= mostLevels) return;
    if (typeof value === 'string') {
      this.#isUrl &&= isUrl(value);
      this.#widen(value.length);
    } else if (typeof value === 'number') this.#widen(value);
    else if (Array.isArray(value)) {
      this.#widen(value.length);
      this.#items ??= new SeenValues(this.#level + 1);
      for (const item of value) this.#items.add(item);
    } else if (isObject(value)) this.#addMembers(value);
  }

  #widen(number: number): void {
    this.#range ??= { least: number, most: number };
    this.#range.least = Math.min(this.#range.least, number);
    this.#range.most = Math.max(this.#range.most, number);
  }

  #addMembers(value: Readonly<Record<string, unknown>>): void {
    this.#objects += 1;
    for (const [name, member] of Object.entries(value)) {
      if (!isPublicName(name) || !/^[A-Za-z_][\w-]*$/.test(name)) {
        this.#hasPrivateNames = true;
        continue;
      }
      const property = this.#members.get(name) ?? {
        values: new SeenValues(this.#level + 1),
        count: 0,
      };
      property.count += 1;
      property.values.add(member);
      this.#members.set(name, property);
    }
  }

  /** The lines of a JSON Schema in YAML, with ranges as comments. */
  schemaLines(indent = ''): string[] {
    const types = this.#typeNames();
    const [only, ...others] = types.map(keyText);
    if (only === undefined || this.#isRedacted) return [`${indent}{}`];
    const type = others.length === 0 ? only : `[${types.map(keyText).join(', ')}]`;
    const rangeText = this.#rangeText(types);
    const lines = [`${indent}type: ${type}${rangeText === '' ? '' : ` # ${rangeText}`}`];
    if (this.#types.has('string') && this.#isUrl && this.#level < mostLevels)
      lines.push(`${indent}format: uri`);
    if (this.#items !== undefined && this.#items.#types.size > 0)
      lines.push(`${indent}items:`, ...this.#items.schemaLines(`${indent}  `));
    const members = this.#lastingMembers();
    const required = members.filter(([, { count }]) => count === this.#objects);
    if (members.length > 0 && members.length <= mostNames) {
      if (required.length > 0)
        lines.push(`${indent}required: [${required.map(([name]) => keyText(name)).join(', ')}]`);
      lines.push(`${indent}properties:`);
      for (const [name, { values }] of members)
        lines.push(`${indent}  ${keyText(name)}:`, ...values.schemaLines(`${indent}    `));
    }
    if (this.#hasPrivateNames || members.length < this.#members.size)
      lines.push(`${indent}# There are more members, whose names may be private.`);
    return lines;
  }

  /** Without names that differ from one object to the next: they are data, as those of a map. */
  #lastingMembers() {
    const members = [...this.#members];
    const isAnyRequired = members.some(([, { count }]) => count === this.#objects);
    if (this.#objects === 1 || (this.#objects === 2 && isAnyRequired)) return members;
    return members.filter(([, { count }]) => count > 1);
  }

  #typeNames(): readonly TypeName[] {
    const isBoth = this.#types.has('number') && this.#types.has('integer');
    return [...this.#types].filter((type) => !(isBoth && type === 'integer'));
  }

  #rangeText(types: readonly TypeName[]): string {
    const [type] = types;
    if (this.#range === undefined || types.length > 1 || type === undefined) return '';
    const { least, most } = this.#range;
    const isNumber = type === 'integer' || type === 'number';
    // A single number, and a long one, may tell whose it is.
    if (isNumber && (least === most || [least, most].some((limit) => `${limit}`.length > 4)))
      return '';
    const unit = { string: ' characters', array: ' items' }[String(type)] ?? '';
    return `${least === most ? least : `${least} to ${most}`}${unit}`;
  }
}

function typeOf(value: unknown): TypeName {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  switch (typeof value) {
    case 'string':
      return 'string';
    case 'number':
      return Number.isInteger(value) ? 'integer' : 'number';
    case 'boolean':
      return 'boolean';
    default:
      return 'object';
  }
}

function keyText(name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) && !/^(?:y|n|yes|no|on|off|true|false|null)$/i.test(name)
    ? name
    : JSON.stringify(name);
}
