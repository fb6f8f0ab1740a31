/** The problems of control operations. Their catalogue is in the document of the control interface. */
import { type ProblemCode, problems } from '#generated/control/tables.js';
import { textOf } from '../../core/bytes.ts';
import { type InvalidValue, invalidValue } from '../../validation/errors/invalid-values.ts';
import { alterRequest, type HttpRequest, type HttpResponse } from '../../validation/http.ts';
import type { Account } from '../accounts/account.ts';
import { inWordsOfAlternatives } from '../alternatives/invalid-alternatives.ts';
import { type FaultSettings, faultContradictions } from '../engine/injected-faults.ts';
import type { MaybePromise } from '../engine/maybe-promise.ts';
import {
  CatalogueProblem,
  invalidRequestProblem,
  renderFrom,
  unauthorizedProblem,
} from '../http/service-problem.ts';

/** Thrown where a call is refused; `renderControlProblem` turns it into the answer. */
export class ControlProblem extends CatalogueProblem<ProblemCode> {
  override readonly name = 'ControlProblem';
}

/** The problem of a request with these invalid values. */
export function invalidCall(findings: readonly InvalidValue[]): ControlProblem {
  return invalidRequestProblem(ControlProblem, findings);
}

/**
 * Reads a call; a problem with its alternatives names the closest gap or alternative.
 * @param base matches the beginning of a pointer up to the alternatives
 */
export async function inOwnWords<Valid>(
  { request, read }: { request: HttpRequest; read: (as: HttpRequest) => MaybePromise<Valid> },
  base: RegExp,
): Promise<Valid> {
  let text = '';
  const body = async (limitBytes: number) => {
    const bytes = await request.body(limitBytes);
    text = textOf(bytes);
    return bytes;
  };
  try {
    return await read(alterRequest(request, { body }));
  } catch (error) {
    if (!(error instanceof ControlProblem) || error.findings.length === 0) throw error;
    const value: unknown = text === '' ? undefined : JSON.parse(text);
    throw invalidCall(inWordsOfAlternatives(error.findings, value, base));
  }
}

/** Throws a problem if the account was reset or deleted while the call was read. */
export function requireOpen({ closed }: Account): void {
  if (!closed.aborted) return;
  throw unauthorizedProblem(
    ControlProblem,
    'The account was reset or deleted while the call was in progress.',
  );
}

/**
 * The response of a problem, in the same form as those of the service. Throws any other
 * error.
 */
export function renderControlProblem(error: unknown): HttpResponse {
  if (error instanceof ControlProblem) return renderFrom(problems, error);
  throw error;
}

/** The endpoints that a fault may name. */
interface KnownEndpoints {
  readonly has: (endpointId: string) => boolean;
}

/** Faults that contradict themselves or can never take effect; empty if there are none. */
export function invalidFaults(
  faults: readonly FaultSettings[],
  endpoints: KnownEndpoints,
): InvalidValue[] {
  return faults.flatMap((fault, index) => invalidFault(fault, `/faults/${index}`, endpoints));
}

/** What contradicts itself in a fault, or keeps it from ever taking effect. `base` points to it. */
export function invalidFault(
  fault: FaultSettings,
  base: string,
  endpoints: KnownEndpoints,
): InvalidValue[] {
  return [...faultContradictions(fault, endpoints)].map(({ pointer, expected, received }) =>
    invalidValue('body', base + pointer, expected, JSON.stringify(received)),
  );
}
