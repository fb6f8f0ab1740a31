/** What to write in place of a keyword's value that has another form than the keyword takes. */
import { closestNames } from '../../core/closest-names.ts';
import { isArray, isObject, type Json, type JsonObject } from '../../core/json.ts';
import { keywordForm, type OpenApiVersion, typeNames } from './vocabulary.ts';
import { shortenedJson } from './walk-schemas.ts';

const leaveOut = 'Leave it out.';

/** A sentence, or the empty text where what was meant is unclear. */
export function suggestionFor(
  version: OpenApiVersion,
  keyword: string,
  schema: JsonObject,
): string {
  const value = schema[keyword];
  if (value === undefined) return '';
  const limit = /^exclusive(M.*)$/.exec(keyword)?.[1]?.toLowerCase();
  if (limit !== undefined && typeof value === 'boolean') {
    // So it was written in OpenAPI 3.0 and in the drafts of JSON Schema before 6.
    const bound = value ? schema[limit] : undefined;
    return typeof bound === 'number'
      ? `Write ${inCode(keyword, bound)} in place of this and ${inCode(limit, bound)}.`
      : leaveOut;
  }
  if (keyword === 'required' && value === true) {
    return 'List the name of this property in `required` of the object that has it.';
  }
  if (value === false || value === 'any' || (isArray(value) && value.length === 0)) {
    return leaveOut;
  }
  const form = keywordForm(version, keyword);
  const meant = likelyReplacements(value).find((candidate) => form?.fits(candidate) === true);
  return meant === undefined ? '' : `Write ${inCode(keyword, meant)}.`;
}

function inCode(keyword: string, value: Json): string {
  return `\`${keyword}: ${typeof value === 'string' ? value : shortenedJson(value)}\``;
}

/** Names that other languages have for the types of JSON. */
const typesByAlias: Readonly<Record<string, string>> = {
  int: 'integer',
  long: 'integer',
  float: 'number',
  double: 'number',
  decimal: 'number',
  bool: 'boolean',
  str: 'string',
  text: 'string',
  date: 'string',
  file: 'string',
  list: 'array',
  map: 'object',
  dict: 'object',
};

function likelyReplacements(value: Json): Json[] {
  if (isObject(value)) return [[value]];
  if (typeof value !== 'string') return [];
  const plain = value.trim().toLowerCase();
  const alias = Object.hasOwn(typesByAlias, plain) ? [typesByAlias[plain] ?? ''] : [];
  const number = plain !== '' && Number.isFinite(Number(plain)) ? [Number(plain)] : [];
  const flag = plain === 'true' || plain === 'false' ? [plain === 'true'] : [];
  return [...number, ...flag, plain, ...alias, [value], ...closestNames(plain, [...typeNames])];
}
