/** Reads the parts of a call by its document, and refuses what is wrong with them. */
import { limits } from '#generated/control/tables.js';
import { describeFindings } from '../../validation/findings.ts';
import type { HttpRequest } from '../../validation/http.ts';
import type { ParameterValidator } from '../../validation/operation-validators.ts';
import { type Guard, readBody } from '../../validation/read-body.ts';
import { readQuery } from '../../validation/read-query.ts';
import { ControlProblem, invalidCall } from './control-problem.ts';

/** The valid body. Throws a problem that names everything wrong with it. */
export async function readCallBody<Value>(
  request: HttpRequest,
  { requestBody }: { requestBody: { content: Readonly<Record<string, Guard<Value>>> } },
): Promise<Value> {
  const body = await readBody(request, requestBody.content, {
    bytes: limits.requestBodyBytes,
    depth: limits.nestingDepth,
  });
  switch (body.kind) {
    case 'valid':
      return body.value;
    case 'refused':
      throw new ControlProblem(body.reason, body.detail, { findings: body.findings });
  }
}

/** The parameters of a call's query by their types. */
export interface CallQuery {
  /** Undefined where the parameter is missing and has no default. */
  text(name: string): string | undefined;
  /** The value, else the document's default, else 0. */
  integer(name: string): number;
}

/** The valid query. Throws a problem that names everything wrong with it. */
export function readCallQuery(
  request: HttpRequest,
  { parameters }: { parameters: readonly ParameterValidator[] },
): CallQuery {
  const { values, findings } = readQuery(request, parameters);
  if (findings.length > 0) throw invalidCall(findings);
  const read = (name: string) =>
    values[name] ?? parameters.find((parameter) => parameter.name === name)?.default;
  return {
    text(name) {
      const value = read(name);
      return typeof value === 'string' ? value : undefined;
    },
    integer(name) {
      const value = read(name);
      return typeof value === 'number' ? value : 0;
    },
  };
}

/** An integer in a header; undefined where it is missing. Throws a problem for anything else. */
export function readCallHeader(
  request: HttpRequest,
  { parameters }: { parameters: readonly ParameterValidator[] },
  name: string,
): number | undefined {
  const text = request.header(name.toLowerCase());
  const parameter = parameters.find((each) => each.name === name);
  if (!text || parameter === undefined) return undefined;
  const value = /^\d+$/.test(text) ? Number(text) : text;
  if (parameter.validate(value) && typeof value === 'number') return value;
  const errors = parameter.validate.errors ?? [];
  throw invalidCall(describeFindings(errors, { value, location: 'header', base: `/${name}` }));
}
