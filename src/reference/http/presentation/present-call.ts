/** Answers calls of operations as the alternatives of their account say. */
import { operations as stated } from '#generated/contract/tables.js';
import { identifiers, type OperationId } from '#generated/reference/tables.js';
import { isObject } from '../../../core/json.ts';
import {
  type HttpRequest,
  type HttpResponse,
  jsonHeaders,
  jsonResponse,
} from '../../../validation/http.ts';
import type { Alternatives } from '../../alternatives/account-alternatives.ts';
import type { JobSnapshot } from '../../engine/job-snapshot.ts';
import { andThen } from '../../engine/maybe-promise.ts';
import { isStateName, type StateName } from '../../engine/rules/job-states.ts';
import {
  changesJobs,
  presentedState,
  presentFurther,
  presentJob,
} from '../../engine/rules/present-job.ts';
import { jobNamed, jobNotFound, type OperationRequest } from '../operations/operation.ts';
import { invalidRequest, Problem } from '../service-problem.ts';
import { presentErrorAnswer } from './present-error.ts';
import { receivedRequest, refusedBodyParts, unlistedQueryIn } from './received-request.ts';

type PresentedCall = Omit<OperationRequest, 'read'>;

/** Answers a call through the handler, which knows nothing of what is only presented. */
export async function presentCall<Id extends OperationId>(
  operationId: Id,
  call: OperationRequest<Id>,
  handle: (call: OperationRequest<Id>) => HttpResponse | Promise<HttpResponse>,
): Promise<HttpResponse> {
  const { request, account } = call;
  const { alternatives } = account;
  refuseOther(operationId, alternatives);
  refuseHead(request, alternatives);
  const elsewhere = redirectToMarked(operationId, call);
  if (elsewhere !== undefined) return elsewhere;
  refuseQuery(call);
  const read = () =>
    andThen(call.read(receivedRequest(operationId, request, alternatives)), (valid) => {
      const findings = refusedBodyParts(operationId, valid.body, alternatives);
      if (findings.length > 0) throw invalidRequest(findings);
      return valid;
    });
  try {
    if (isStatusOperation(operationId)) await refuseUnseen(call);
    return await presentAnswer(operationId, await handle({ ...call, read }), call);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return await presentProblem(operationId, error, call);
  }
}

function refuseOther(operationId: OperationId, alternatives: Alternatives): void {
  if (Object.hasOwn(stated, operationId)) return;
  switch (alternatives.id('other-operations')) {
    case 'offered':
      return;
    case 'not-found':
      throw new Problem('pathNotFound', 'Nothing is served at this path.');
    case 'not-allowed':
      throw new Problem('methodNotAllowed', 'This path has no operation.', {
        headers: { allow: '' },
      });
  }
}

function refuseHead({ method }: HttpRequest, alternatives: Alternatives): void {
  if (method !== 'HEAD' || alternatives.id('head-requests') === 'supported') return;
  throw new Problem('methodNotAllowed', 'Expected GET, got HEAD.', { headers: { allow: 'GET' } });
}

function refuseQuery({ account: { alternatives }, request, listedQuery }: PresentedCall): void {
  if (alternatives.id('unlisted-query-parameters') === 'ignored') return;
  const findings = unlistedQueryIn(request.target, [...listedQuery, markName]);
  if (findings.length > 0) throw invalidRequest(findings);
}

/** Refuses the status of a job that cannot be read yet or ever. */
async function refuseUnseen(call: PresentedCall): Promise<void> {
  const { alternatives, clock, engine } = call.account;
  const name = jobNamed(call);
  const isSynchronous = name.jobId.startsWith(identifiers.synchronousPrefix);
  const isHidden = alternatives.id('status-of-synchronous-job') === 'unknown';
  if (isSynchronous && isHidden) throw jobNotFound(name);
  if (alternatives.id('new-job-visibility') === 'at-once') return;
  const { queuedMs = 0 } = (await engine.find(name)) ?? {};
  const shownMs = queuedMs + alternatives.parameter('new-job-visibility', 'later');
  if (clock.now() < shownMs) throw jobNotFound(name);
}

/** Marks an address that a redirect has led to. */
const markName = 'redirected';
const mark = `${markName}=1`;

function redirectToMarked(
  operationId: OperationId,
  { account, request }: PresentedCall,
): HttpResponse | undefined {
  if (operationId !== 'getJobStatus') return undefined;
  if (account.alternatives.id('redirects') === 'none') return undefined;
  const { origin, target } = request;
  if (target.includes(mark)) return undefined;
  const location = `${origin}${target}${target.includes('?') ? '&' : '?'}${mark}`;
  return { status: 307, headers: { location } };
}

/** The answer that alternatives give in place of a problem; throws the problem otherwise. */
async function presentProblem(
  operationId: OperationId,
  problem: Problem,
  call: PresentedCall,
): Promise<HttpResponse> {
  switch (problem.code) {
    case 'jobNotFound':
      if (isStatusOperation(operationId)) return presentUnknownJob(problem, call);
      throw problem;
    case 'jobNotCancellable':
    case 'jobNotRetryable': {
      const job = await call.account.engine.find(jobNamed(call));
      if (job === undefined) throw problem;
      const name = stateOf(job, call.account.alternatives);
      throw new Problem(problem.code, problem.message.replace(job.state, name));
    }
    default:
      throw problem;
  }
}

function presentUnknownJob(problem: Problem, call: PresentedCall): HttpResponse {
  const { alternatives } = call.account;
  switch (alternatives.id('unknown-job')) {
    case 'not-found':
      throw problem;
    case 'bad-request':
      throw new Problem('badRequest', problem.message);
    case 'empty':
      return success(200, {}, alternatives);
    case 'state': {
      const status = alternatives.parameter('unknown-job', 'state');
      return success(200, { id: jobNamed(call).jobId, status }, alternatives);
    }
  }
}

function isStatusOperation(operationId: OperationId): boolean {
  switch (operationId) {
    case 'getJobStatus':
    case 'getJobStatusSync':
    case 'getJobStatusSyncByPost':
      return true;
    default:
      return false;
  }
}

async function presentAnswer(
  operationId: OperationId,
  answer: HttpResponse,
  call: PresentedCall,
): Promise<HttpResponse> {
  const { request, account } = call;
  const { alternatives } = account;
  if (answer.status >= 400) return presentErrorAnswer(answer, alternatives, request);
  const { body } = answer;
  if (typeof body !== 'string') return answer;
  const status = operationId === 'runJob' ? acceptedStatus(alternatives) : answer.status;
  const headers = { ...answer.headers, ...jobMediaType(alternatives) };
  return { ...answer, status, headers, body: await presentBody(operationId, body, call) };
}

function success(status: number, body: object, alternatives: Alternatives): HttpResponse {
  return jsonResponse(status, body, jobMediaType(alternatives));
}

function acceptedStatus(alternatives: Alternatives): number {
  switch (alternatives.id('success-status')) {
    case 'ok':
      return 200;
    case 'created':
      return 201;
    case 'accepted':
      return 202;
  }
}

function jobMediaType(alternatives: Alternatives): HttpResponse['headers'] {
  switch (alternatives.id('job-media-type')) {
    case 'json':
      return jsonHeaders;
    case 'with-charset':
      return { 'content-type': 'application/json; charset=utf-8' };
    case 'text':
      return { 'content-type': 'text/plain' };
  }
}

/** Parses only what may change. */
async function presentBody(
  operationId: OperationId,
  body: string,
  call: PresentedCall,
): Promise<string> {
  const { alternatives } = call.account;
  if (!changesJobs(alternatives)) return body;
  const content: unknown = JSON.parse(body);
  return isObject(content)
    ? JSON.stringify(await presentContent(operationId, content, call))
    : body;
}

async function presentContent(
  operationId: OperationId,
  content: Readonly<Record<string, unknown>>,
  call: PresentedCall,
): Promise<object> {
  const { alternatives } = call.account;
  switch (operationId) {
    case 'runJob':
      return { ...content, ...presentFurther(alternatives) };
    case 'runJobSync': {
      const job = presentJob(content, alternatives);
      return alternatives.id('required-job-fields') === 'always' ? job : { ...job, id: undefined };
    }
    case 'getJobStatus':
    case 'getJobStatusSync':
    case 'getJobStatusSyncByPost':
      return presentJob(content, alternatives);
    case 'cancelJob':
    case 'streamJob':
    case 'streamJobByPost': {
      const { status } = content;
      const isState = typeof status === 'string' && isStateName(status);
      return isState ? { ...content, status: await presentedStateName(status, call) } : content;
    }
    case 'retryJob':
    case 'purgeQueue':
    case 'getEndpointHealth':
    case 'getResult':
      return content;
  }
}

/** The name of the state of the job that a call names. */
async function presentedStateName(state: StateName, call: PresentedCall): Promise<string> {
  const { engine, alternatives } = call.account;
  // Only of a job that timed out, the state alone does not say how it ended.
  const job = state === 'TIMED_OUT' ? await engine.find(jobNamed(call)) : undefined;
  return stateOf({ state, startedMs: job?.startedMs }, alternatives);
}

function stateOf(
  { state, startedMs }: Pick<JobSnapshot, 'state' | 'startedMs'>,
  alternatives: Alternatives,
): string {
  return presentedState(state, { hasStarted: startedMs !== undefined }, alternatives);
}
