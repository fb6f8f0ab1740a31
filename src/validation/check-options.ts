/** Checks the options of a validator, which JavaScript and casts may misspell. */
import { closestTo } from '../core/closest-names.ts';
import { isObject } from '../core/json.ts';
import { quotedExcerpt } from './errors/excerpt.ts';
import { alternatives } from './errors/invalid-values.ts';
import type { DocumentOptions } from './load/read-document.ts';
import type { ValidatorOptions } from './validator.ts';

interface OptionForm {
  /** In words, after "expected". */
  readonly expected: string;
  readonly fits: (value: unknown) => boolean;
}

function optionAmong(...values: readonly unknown[]): OptionForm {
  const choices = values.map((value) => (typeof value === 'string' ? `'${value}'` : String(value)));
  return { expected: alternatives(choices), fits: (value) => values.includes(value) };
}

function optionRecord(of: string, fits: (member: unknown) => boolean): OptionForm {
  const isRecord = (value: unknown) => isObject(value) && Object.values(value).every(fits);
  return { expected: `an object of ${of}`, fits: isRecord };
}

const isTextOption = (value: unknown) => typeof value === 'string';
const isFunctionValue = (value: unknown) => typeof value === 'function';

const texts: OptionForm = {
  expected: 'a list of texts',
  fits: (value) => Array.isArray(value) && value.every(isTextOption),
};
const call: OptionForm = { expected: 'a function', fits: isFunctionValue };
const handlers = optionRecord('functions', isFunctionValue);

/** The options of `createValidator` and of `loadValidator`. */
const formsByOption: Readonly<
  Record<keyof DocumentOptions | keyof ValidatorOptions | 'onWarning', OptionForm>
> = {
  strict: optionAmong(true, false, 'warn'),
  formats: optionRecord('regular expressions or true', (format) => {
    return format === true || format instanceof RegExp;
  }),
  unchecked: texts,
  waivers: texts,
  folder: {
    expected: 'the path of a folder or a URL',
    fits: (value) => isTextOption(value) || value instanceof URL,
  },
  readOnly: optionAmong('refuse', 'ignore'),
  receives: optionRecord('paths', isTextOption),
  defaults: optionAmong(true, false, 'parameters'),
  coercion: optionAmong(true, false),
  onWarning: call,
  security: {
    expected: `${handlers.expected} or 'unchecked'`,
    fits: (value) => value === 'unchecked' || handlers.fits(value),
  },
  responses: optionAmong('off', 'report', 'enforce'),
  onInvalidResponse: call,
  onError: call,
  undocumented: optionAmong('refuse', 'pass'),
  undeclaredQuery: optionAmong('ignore', 'refuse'),
  basePaths: texts,
  secretNames: texts,
  body: {
    expected: 'an object of bounds or a function',
    fits: (value) => isFunctionValue(value) || isObject(value),
  },
};

const forms: ReadonlyMap<string, OptionForm> = new Map(Object.entries(formsByOption));

/** @throws TypeError naming an option that is unknown or has another form */
export function checkOptions(options: object): void {
  for (const [name, value] of Object.entries(options)) {
    const form = forms.get(name);
    if (form === undefined) {
      throw new TypeError(
        `Expected one of the options ${alternatives([...forms.keys()])}, got ${quotedExcerpt(name)}.${hint(name, [...forms.keys()])}`,
      );
    }
    if (value === undefined || form.fits(value)) continue;
    const meant = isTextOption(value) ? hint(String(value), quotedNames(form.expected)) : '';
    throw new TypeError(
      `Expected ${form.expected} in the option ${name}, got ${describeValue(value)}.${meant}`,
    );
  }
}

/** @throws TypeError where `unchecked` names nothing that a document leaves unchecked */
export function checkUnchecked(names: readonly string[], knownNames: ReadonlySet<string>): void {
  const unknown = names.find((name) => !knownNames.has(name));
  if (unknown === undefined) return;
  const expected =
    knownNames.size === 0
      ? 'no names, as all is checked,'
      : `only ${alternatives([...knownNames])}`;
  throw new TypeError(
    `Expected ${expected} in the option unchecked, got ${quotedExcerpt(unknown)}.${hint(unknown, [...knownNames])}`,
  );
}

function quotedNames(expected: string): string[] {
  return [...expected.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);
}

function hint(name: string, knownNames: readonly string[]): string {
  const meant = closestTo(name, knownNames);
  return meant === undefined ? '' : ` Did you mean ${meant}?`;
}

/** Options may hold what is secret, so objects are shown by the types of their members. */
function describeValue(value: unknown): string {
  if (typeof value === 'string') return quotedExcerpt(value);
  if (Array.isArray(value)) return `a list of ${value.map(typeName).join(', ') || 'nothing'}`;
  if (!isObject(value)) return String(value);
  const members = Object.entries(value).map(([name, member]) => `${name}: ${typeName(member)}`);
  return `{ ${members.join(', ')} }`;
}

function typeName(value: unknown): string {
  return value === null ? 'null' : typeof value;
}
