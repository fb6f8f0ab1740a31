/** Reads and checks the parameters of a request, and the headers of a response. */

import { escapeToken } from '../../core/json.ts';
import { decodePercent } from '../../core/percent-encoding.ts';
import { type CheckFailure, withoutSchema } from '../errors/explain.ts';
import type { HttpRequest } from '../http.ts';
import type { CheckSet, OperationPlan, ParameterPlan } from '../plan.ts';
import { asItStands, type Prepare } from './defaults-and-coercion.ts';
import { type Pairs, readPairs, splitPairs } from './query-values.ts';
import { decodeNothing, readStyledText, type StyledReading } from './styled-text.ts';

export type ParameterValues = Readonly<
  Record<ParameterPlan['in'], Readonly<Record<string, unknown>>>
>;

export interface ParameterSource {
  /** Texts of the path parameters as sent. */
  readonly raw: Readonly<Record<string, string>>;
  readonly request: Pick<HttpRequest, 'target' | 'header'>;
}

export interface ParameterOptions {
  /** Whether a query parameter that the document does not know is refused. */
  readonly undeclaredQuery: 'ignore' | 'refuse';
  /** Changes a value before its check, and fills in a missing one. */
  readonly prepare: Prepare;
}

export interface ParameterReading {
  readonly values: ParameterValues;
  readonly failures: readonly CheckFailure[];
}

export function readParameters(
  operation: Pick<OperationPlan, 'parameters' | 'pointer'>,
  source: ParameterSource,
  { checks, undeclaredQuery, prepare }: ParameterOptions & { readonly checks: CheckSet },
): ParameterReading {
  const { raw, request } = source;
  const values = { path: {}, query: {}, header: {}, cookie: {} } satisfies ParameterValues;
  const failures: CheckFailure[] = [];
  // Taken apart for the first parameter that needs them: many operations have none.
  let query: { readonly pairs: Pairs; readonly claimed: Set<string> } | undefined;
  let cookies: Pairs | undefined;
  const read = (plan: ParameterPlan): StyledReading | undefined => {
    switch (plan.in) {
      case 'path':
        return readSegment(plan, raw[plan.name]);
      case 'query':
        query ??= readQuery(request.target);
        return readPairs(plan, plan.name, query);
      case 'cookie':
        cookies ??= splitPairs(request.header('cookie') ?? '', ';');
        return readPairs(plan, plan.name, { pairs: cookies, claimed: new Set(), cookie: true });
      case 'header':
        return readHeader(plan, request.header(plan.name));
    }
  };
  for (const plan of operation.parameters) {
    take(plan, read(plan), { values: values[plan.in], failures, checks, prepare });
  }
  if (undeclaredQuery === 'refuse') {
    const { pairs, claimed } = query ?? readQuery(request.target);
    for (const name of pairs.keys()) {
      if (claimed.has(name)) continue;
      const where = {
        in: 'query',
        pointer: pointerToParameter(name),
        schema: operation.pointer,
      } as const;
      failures.push(withoutSchema(where, 'no such parameter', 'one'));
    }
  }
  return { values, failures };
}

export function checkHeaders(
  plans: readonly ParameterPlan[],
  header: (name: string) => string | undefined,
  checks: CheckSet,
): readonly CheckFailure[] {
  const failures: CheckFailure[] = [];
  for (const plan of plans) {
    const reading = readHeader(plan, header(plan.name));
    take(plan, reading, { values: {}, failures, checks, prepare: asItStands });
  }
  return failures;
}

function readQuery(target: string): { pairs: Pairs; claimed: Set<string> } {
  const claimed = new Set<string>();
  const start = target.indexOf('?');
  if (start < 0) return { pairs: new Map(), claimed };
  const end = target.indexOf('#', start);
  return { pairs: splitPairs(target.slice(start + 1, end < 0 ? undefined : end)), claimed };
}

function readSegment(plan: ParameterPlan, raw: string | undefined): StyledReading | undefined {
  return raw === undefined ? undefined : readStyledText(plan, plan.name, raw, decodePercent);
}

/** An empty header counts as missing unless it can be a value. */
function readHeader(plan: ParameterPlan, sent: string | undefined): StyledReading | undefined {
  const text = sent?.trim();
  const { types } = plan.shape;
  const isNone = text === '' && types.every((type) => type !== 'string' && type !== 'array');
  if (text === undefined || (isNone && types.length > 0)) return undefined;
  return readStyledText(plan, plan.name, text, decodeNothing);
}

function take(
  plan: ParameterPlan,
  reading: StyledReading | undefined,
  {
    values,
    failures,
    checks,
    prepare,
  }: {
    values: Record<string, unknown>;
    failures: CheckFailure[];
    checks: CheckSet;
    prepare: Prepare;
  },
): void {
  const { name, check } = plan;
  const problem = (expected: string, received: string) => {
    const where = { in: plan.in, pointer: pointerToParameter(name), schema: plan.pointer } as const;
    failures.push(withoutSchema(where, expected, received));
  };
  if (reading === undefined) {
    const fallback = prepare(check, undefined);
    if (fallback !== undefined) values[name] = fallback;
    else if (plan.required) problem('a value', 'nothing');
    return;
  }
  if (reading.kind === 'wrong') {
    problem(reading.expected, reading.received);
    return;
  }
  const value = prepare(check, reading.value);
  const isEmpty = value === '' && plan.allowEmptyValue === true;
  if (check === undefined || isEmpty || checks.first(check)(value)) values[name] = value;
  else failures.push({ kind: 'schema', check, value, in: plan.in, base: pointerToParameter(name) });
}

function pointerToParameter(name: string): string {
  return `/${escapeToken(name)}`;
}
