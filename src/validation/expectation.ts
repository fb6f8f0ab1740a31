/** Says in words what a failed keyword of a schema asks for. */
import type { SchemaError } from './operation-validators.ts';

const comparisons: Readonly<Record<string, string>> = {
  '>=': 'at least',
  '<=': 'at most',
  '>': 'more than',
  '<': 'less than',
};

/** What should have been there, to follow the word "expected". */
export function expectation(error: SchemaError): string {
  const asked = askedOfValue(error);
  return error.propertyName === undefined ? asked : `property names that are ${asked}`;
}

function askedOfValue(error: SchemaError): string {
  const { params } = error;
  switch (error.keyword) {
    case 'type':
      return Array.isArray(params.type)
        ? params.type.map((type) => nounFor(String(type))).join(' or ')
        : nounFor(String(params.type));
    case 'required':
      return 'a value';
    case 'dependentRequired':
      return `a value, as ${String(params.property)} is given`;
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return 'no such property';
    case 'enum':
      return `one of ${JSON.stringify(params.allowedValues)}`;
    case 'const':
      return JSON.stringify(params.allowedValue);
    case 'format':
      return inFormat(String(params.format));
    case 'pattern':
      return `text matching ${String(params.pattern)}`;
    case 'multipleOf':
      return `a multiple of ${String(params.multipleOf)}`;
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
      return `a number of ${comparisons[String(params.comparison)] ?? params.comparison} ${String(params.limit)}`;
    case 'minLength':
      return `at least ${count(params.limit, 'character')}`;
    case 'maxLength':
      return `at most ${count(params.limit, 'character')}`;
    case 'minProperties':
      return `an object of at least ${count(params.limit, 'property')}`;
    case 'maxProperties':
      return `an object of at most ${count(params.limit, 'property')}`;
    case 'propertyNames':
      return 'property names as the document describes them';
    case 'minItems':
      return `an array of at least ${count(params.limit, 'item')}`;
    case 'maxItems':
    case 'items':
    case 'additionalItems':
      return `an array of at most ${count(params.limit, 'item')}`;
    case 'unevaluatedItems':
      return `an array of at most ${count(params.len, 'item')}`;
    case 'uniqueItems':
      return `an array without repetition (items ${params.j} and ${params.i} are the same)`;
    case 'contains':
      return contained(params);
    case 'not':
      return 'a value other than those that are ruled out';
    case 'false schema':
      return ruledOut(error);
    case 'anyOf':
      return 'one of the alternatives';
    case 'oneOf':
      return Array.isArray(params.passingSchemas)
        ? `exactly one of the alternatives, not both number ${params.passingSchemas.map((index) => Number(index) + 1).join(' and ')}`
        : 'one of the alternatives';
    case 'if':
      return 'a value that goes with the rest';
    default:
      return `a value that ${error.message ?? `passes ${error.keyword}`}`;
  }
}

/** The formats of OpenAPI for numbers (3.1, section 4.4); all others are of text. */
function inFormat(format: string): string {
  const isOfNumbers = ['int32', 'int64', 'float', 'double'].includes(format);
  return `${isOfNumbers ? 'a number' : 'text'} in the format ${format}`;
}

/** The schema of a pair that may not stand together says which other property is there. */
function ruledOut({ schemaPath }: SchemaError): string {
  const other = /\/dependentSchemas\/(\w+)\/properties\/\w+\/false schema$/.exec(schemaPath)?.[1];
  return other === undefined ? 'no value' : `no value beside ${other}`;
}

function contained({ minContains, maxContains }: SchemaError['params']): string {
  const most = maxContains === undefined ? '' : ` and at most ${maxContains}`;
  return `an array with at least ${count(minContains, 'item')}${most} of the required kind`;
}

/** `a string`, `an object`, `null`. */
export function nounFor(type: string): string {
  if (type === 'null') return 'null';
  return /^[aeio]/.test(type) ? `an ${type}` : `a ${type}`;
}

/** `1 item`, `2 items`, `3 properties`. */
export function count(number: unknown, noun: string): string {
  if (number === 1) return `1 ${noun}`;
  return `${number} ${noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`}`;
}
