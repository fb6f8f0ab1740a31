/**
 * Puts failures into words. A value is looked at a second time here, for all that is wrong with it
 * and, where it fits none of several alternatives, for the one that comes closest.
 */
import { partAt } from '../core/json.ts';
import { count } from './expectation.ts';
import type { DocumentFinding, Failure } from './failures.ts';
import { boundedPointer, describeFindings, type Finding, finding } from './findings.ts';
import type { SchemaError } from './operation-validators.ts';
import type { AlternativesPlan, CheckSet, DocumentPlan } from './plan.ts';
import { documentPointer } from './written-schemas.ts';

/** The most findings that are told of one message. */
const maximumFindings = 20;

/** Values with more members than this are told only their first error, to bound the work. */
const maximumMembers = 10_000;

/** The longest list of what was expected, in characters. */
const maximumExpectation = 300;

/** Names of members whose values are never repeated. */
const secretName = /passw|secret|token|authoriz|cookie|credential|api[_-]?key|private[_-]?key/i;

/** The errors of a value against one check. */
type ErrorsOf = (check: string, value: unknown) => Promise<readonly SchemaError[]>;

/** Describes failures, at most 20 findings in all. */
export async function explain(
  failures: readonly Failure[],
  { plan, checks }: { plan: DocumentPlan; checks: CheckSet },
): Promise<readonly DocumentFinding[]> {
  const findings: DocumentFinding[] = [];
  for (const failure of failures) {
    if (findings.length >= maximumFindings) break;
    if (failure.kind === 'finding') findings.push(failure.finding);
    else findings.push(...(await explainValue(failure, plan, checks)));
  }
  return findings.slice(0, maximumFindings).map(boundedPointer);
}

async function explainValue(
  failure: Extract<Failure, { kind: 'schema' }>,
  plan: DocumentPlan,
  checks: CheckSet,
): Promise<DocumentFinding[]> {
  const { check, value } = failure;
  const mode = hasMoreMembers(value, maximumMembers) ? 'first' : 'all';
  const errorsOf: ErrorsOf = async (key, part) => {
    const validate = mode === 'first' ? checks.first(key) : await checks.all(key);
    return validate(part) ? [] : [...(validate.errors ?? [])];
  };
  let errors = await errorsOf(check, value);
  if (mode === 'all') {
    errors = (await closest(errors, { value, plan, errorsOf, depth: 0 })).slice(0, maximumFindings);
  }
  const described = describeEach(errors, failure, plan.secrets);
  const seen = new Set<string>();
  return described.filter(({ pointer, expected }) => {
    const key = `${pointer} ${expected}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** Alternatives within alternatives are followed no deeper than this. */
const maximumDepth = 8;

interface Search {
  readonly value: unknown;
  readonly plan: DocumentPlan;
  readonly errorsOf: ErrorsOf;
  readonly depth: number;
}

/**
 * Replaces what all alternatives of a `oneOf` or `anyOf` say by what the closest of them says. AJV
 * lists the errors of the alternatives right before that of the keyword itself.
 */
async function closest(errors: readonly SchemaError[], search: Search): Promise<SchemaError[]> {
  const result: SchemaError[] = [];
  // Of the result, before each error: alternatives within others have been replaced by then.
  const lengths: number[] = [];
  for (const [index, error] of errors.entries()) {
    lengths.push(result.length);
    const alternatives = search.plan.alternatives[error.schemaPath];
    const isNone = error.keyword === 'anyOf' || error.params.passingSchemas === null;
    if (alternatives === undefined || !isNone || search.depth > maximumDepth) {
      result.push(error);
      continue;
    }
    const part = partAt(search.value, error.instancePath);
    const branches = await Promise.all(
      alternatives.checks.map((check) => search.errorsOf(check, part)),
    );
    const said = branches.reduce((sum, branch) => sum + branch.length, 0);
    const best = await closest(closestOf(alternatives, branches, part), {
      ...search,
      value: part,
      depth: search.depth + 1,
    });
    // A branch that is valid by itself depends on what is around it; then all is left as it stands.
    const length = lengths[index - said];
    if (length === undefined || best.length === 0) {
      result.push(error);
      continue;
    }
    result.length = length;
    const base = error.instancePath;
    result.push(...best.map((item) => ({ ...item, instancePath: base + item.instancePath })));
  }
  return result;
}

/** The branch that the discriminator names, else the one that is wrong in the least and deepest. */
function closestOf(
  { discriminator }: AlternativesPlan,
  branches: readonly (readonly SchemaError[])[],
  value: unknown,
): readonly SchemaError[] {
  if (discriminator !== undefined && typeof value === 'object' && value !== null) {
    const named = Object.getOwnPropertyDescriptor(value, discriminator.property)?.value;
    const known = typeof named === 'string' && Object.hasOwn(discriminator.values, named);
    const branch = known ? branches[discriminator.values[named] ?? -1] : undefined;
    if (branch !== undefined && branch.length > 0) return branch;
  }
  const scored = branches.map((errors) => ({ errors, score: distance(errors) }));
  scored.sort((left, right) => left.score - right.score);
  return scored[0]?.errors ?? [];
}

/** A wrong type or a wrong constant says more than a missing or surplus member, and that more than a limit. */
function distance(errors: readonly SchemaError[]): number {
  let sum = 0;
  for (const { keyword, instancePath } of errors) {
    const atTop = instancePath === '';
    if (keyword === 'type' || keyword === 'false schema') sum += atTop ? 1000 : 20;
    else if (keyword === 'const' || keyword === 'enum') sum += 40;
    else if (keyword === 'required' || keyword === 'additionalProperties') sum += 10;
    else sum += 3;
  }
  return sum;
}

function describeEach(
  errors: readonly SchemaError[],
  { value, in: place, base }: Extract<Failure, { kind: 'schema' }>,
  secrets: readonly string[],
): DocumentFinding[] {
  const summary = new Set(['if', 'allOf', 'anyOf', 'oneOf', 'not']);
  const specific = errors.filter(({ keyword }) => !summary.has(keyword));
  return (specific.length > 0 ? specific : errors).flatMap((error) =>
    describeFindings([asSurplus(error)], { value, location: place, base }).map((item) => {
      const schema = documentPointer(error.schemaPath);
      const expected = shortened(expectationOf(error) ?? item.expected);
      const hidden =
        secretName.test(item.pointer) || secrets.some((at) => schema.startsWith(`${at}/`));
      const received = hidden ? kindOf(item, value, base) : item.received;
      return {
        ...finding(place, item.pointer, expected, received),
        schema: schema.replace(/\/false schema$/, ''),
      };
    }),
  );
}

/** Sentences for keywords that the shared ones do not put well. */
function expectationOf({ keyword, params }: SchemaError): string | undefined {
  switch (keyword) {
    case 'false schema':
      return 'no such value in this direction';
    case 'oneOf':
      return Array.isArray(params.passingSchemas)
        ? `exactly one of the alternatives, not both number ${params.passingSchemas.map((index) => Number(index) + 1).join(' and ')}`
        : 'one of the alternatives';
    case 'anyOf':
      return 'one of the alternatives';
    case 'not':
      return 'something else';
    default:
      return undefined;
  }
}

/** A property that no schema has seen is told as one that no schema names. */
function asSurplus(error: SchemaError): SchemaError {
  const { unevaluatedProperty } = error.params;
  if (unevaluatedProperty === undefined) return error;
  return { ...error, params: { additionalProperty: unevaluatedProperty } };
}

function shortened(text: string): string {
  return text.length > maximumExpectation ? `${text.slice(0, maximumExpectation)}…` : text;
}

/** What can be told of a secret: its type, of text its length. */
function kindOf(item: Finding, value: unknown, base: string): string {
  if (item.received === 'nothing') return item.received;
  const part = partAt(value, item.pointer.slice(base.length));
  if (part === null) return 'null';
  if (typeof part === 'string') return `text of ${count(part.length, 'character')}`;
  return Array.isArray(part) ? 'an array' : `a value of type ${typeof part}`;
}

/** Counts no further than it has to. */
function hasMoreMembers(value: unknown, limit: number): boolean {
  const waiting = [value];
  for (let seen = 0; waiting.length > 0; seen += 1) {
    if (seen + waiting.length > limit) return true;
    const part = waiting.pop();
    if (typeof part !== 'object' || part === null) continue;
    for (const key in part) waiting.push(Object.getOwnPropertyDescriptor(part, key)?.value);
  }
  return false;
}
