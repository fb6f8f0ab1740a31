// @ts-check
/** The bounds of a schema allow at least one value, and its default is within them. */
import { Ajv2020 } from 'ajv/dist/2020.js';

const ajv = new Ajv2020({ strict: false, validateFormats: false, logger: false });

/** Pairs of keywords. If one is exclusive, equal bounds leave no value. */
const bounds = [
  ['minimum', 'maximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
  ['exclusiveMinimum', 'maximum'],
  ['minimum', 'exclusiveMaximum'],
  ['exclusiveMinimum', 'exclusiveMaximum'],
];

/**
 * What is wrong with one schema, and at which of its keywords.
 * @param {Readonly<Record<string, unknown>>} schema
 * @returns {{ keyword: string, message: string }[]}
 */
export function boundsAgree(schema) {
  const found = bounds.flatMap(([lower = '', upper = '']) => {
    const [least, most] = [schema[lower], schema[upper]];
    if (typeof least !== 'number' || typeof most !== 'number') return [];
    const isEmpty = `${lower}${upper}`.includes('exclusive') ? least >= most : least > most;
    if (!isEmpty) return [];
    return [{ keyword: lower, message: `No value is allowed between ${lower} and ${upper}.` }];
  });
  // A schema of another place cannot be read here; defaults are beside their bounds.
  if (
    found.length > 0 ||
    schema['default'] === undefined ||
    JSON.stringify(schema).includes('"$ref"')
  )
    return found;
  if (ajv.validate({ ...schema }, schema['default'])) return [];
  return [
    {
      keyword: 'default',
      message: `The default ${ajv.errorsText(ajv.errors, { dataVar: 'value' })}.`,
    },
  ];
}
