/** Reads the declared query parameters of an operation by their schemas. */
import { describeFindings, type Finding, finding } from './findings.ts';
import type { HttpRequest } from './http.ts';
import type { ParameterValidator } from './operation-validators.ts';

/** The values by name, and what is wrong with those that are missing from them. */
export interface QueryResult {
  readonly values: Readonly<Record<string, unknown>>;
  readonly findings: readonly Finding[];
}

/** Parses and validates; undeclared parameters are ignored, of repeated ones the first counts. */
export function readQuery(
  request: HttpRequest,
  parameters: readonly ParameterValidator[],
): QueryResult {
  const values: Record<string, unknown> = Object.create(null);
  const findings: Finding[] = [];
  const start = request.target.indexOf('?');
  const query = start < 0 ? undefined : new URLSearchParams(request.target.slice(start));
  for (const { name, in: location, required, type, validate } of parameters) {
    if (location !== 'query') continue;
    const text = query?.get(name) ?? undefined;
    if (text === undefined) {
      if (required) findings.push(finding('query', `/${name}`, 'a value', 'nothing'));
      continue;
    }
    const value = parse(text, type);
    if (validate(value)) values[name] = value;
    else {
      const errors = validate.errors ?? [];
      findings.push(...describeFindings(errors, { value, location: 'query', base: `/${name}` }));
    }
  }
  return { values, findings };
}

/** The JSON value that text stands for; text that is no such value stays text, for the schema to refuse. */
function parse(text: string, type: string): unknown {
  switch (type) {
    case 'integer':
    case 'number':
      return /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/.test(text) ? Number(text) : text;
    case 'boolean':
      return text === 'true' || text === 'false' ? text === 'true' : text;
    default:
      return text;
  }
}
