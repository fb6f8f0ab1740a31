/** Reads the parts of a call by its document, and refuses what is wrong with them. */
import { limits } from '#generated/control/tables.js';
import type { HttpRequest } from '../../validation/http.ts';
import type { ParameterValidator } from '../../validation/operation-validators.ts';
import { bodyReader, type DeclaredBody, parameterReader } from '../http/read-request.ts';
import { ControlProblem, invalidCall } from './control-problem.ts';

const bounds = { bytes: limits.requestBodyBytes, depth: limits.nestingDepth };

/** The valid body. Throws a problem that names everything wrong with it. */
export async function readCallBody<Value>(
  request: HttpRequest,
  { requestBody }: { requestBody: DeclaredBody<Value> },
): Promise<Value> {
  const body = await bodyReader(requestBody, { bounds, Problem: ControlProblem })(request);
  if (body.kind === 'invalid') throw invalidCall(body.findings);
  return body.value;
}

/** The parameters of a call by their types. */
export interface CallParameters {
  /** Undefined where the parameter is missing and has no default. */
  text(name: string): string | undefined;
  /** The first of these that is given or has a default in the document, else 0. */
  integer(...names: readonly string[]): number;
}

/** The valid query and headers. Throws a problem that names everything wrong with them. */
export async function readCallParameters(
  request: HttpRequest,
  { parameters }: { parameters: readonly ParameterValidator[] },
): Promise<CallParameters> {
  const { values, findings } = await parameterReader(parameters)(request);
  if (findings.length > 0) throw invalidCall(findings);
  const read = (name: string) =>
    values[name] ?? parameters.find((parameter) => parameter.name === name)?.default;
  return {
    text(name) {
      const value = read(name);
      return typeof value === 'string' ? value : undefined;
    },
    integer(...names) {
      const value = names.map(read).find((each) => typeof each === 'number');
      return value ?? 0;
    },
  };
}
