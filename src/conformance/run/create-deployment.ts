/** Creates the deployment that a scenario drives, from its scenario context. */
import { lookup as systemLookup } from 'node:dns/promises';
import { operations } from '#generated/reference/tables.js';
import type { ControlClient } from '../../client/control.ts';
import { isFinished, type Job, parseJob } from '../../client/job.ts';
import { isObject } from '../../core/json.ts';
import { requestErrors } from '../../evidence/document-errors.ts';
import type { OperationId } from '../../evidence/operation-exchange.ts';
import { parseJson } from '../../evidence/operation-exchange.ts';
import type { Exchange, LedgerReading, Watch } from '../../evidence/record-types.ts';
import type { Profile } from '../contract/rules.ts';
import { toleranceMs } from '../contract/tolerances.ts';
import { networkScopeOf } from '../target/network-scope.ts';
import type { Target, TargetEndpoint } from '../target/target.ts';
import { type Deployment, type Lookup, PrerequisiteFailed } from './deployment.ts';
import { createSender, type SenderParts } from './retrying-sender.ts';
import type { Hook, WebhookReceiver } from './webhook-receiver.ts';

/** A bug of the suite itself, not of the deployment. */
class SuiteError extends Error {
  override readonly name = 'SuiteError';
}

export interface DeploymentParts extends SenderParts {
  readonly profile: Profile;
  /** Default: `0`. */
  readonly seed?: string;
  readonly control: ControlClient | undefined;
  readonly receiver: WebhookReceiver | undefined;
  /** Default: the system's resolver. */
  readonly lookup?: Lookup;
  readonly release: () => void;
  readonly newName: () => string;
}

export function createDeployment(parts: DeploymentParts): Deployment {
  const { target, time, control, receiver, scenario } = parts;
  const send = createSender(parts);
  const call = createCall(parts, send);

  const deployment: Deployment = {
    target,
    time,
    profile: parts.profile,
    seed: parts.seed ?? '0',
    control,
    lookup: parts.lookup ?? ((hostname) => systemLookup(hostname, { all: true })),
    endpoints: (test) => target.endpoints.filter(test),
    endpoint(test) {
      const endpoint = target.endpoints.find(test);
      if (endpoint === undefined)
        throw new PrerequisiteFailed('The target has no suitable endpoint.');
      return endpoint;
    },
    send,
    call,
    run: (endpoint, body, options = {}) =>
      call('runJob', { endpoint: endpoint.id }, { submitsTo: endpoint, ...options, body }),
    runSync: (endpoint, body, options = {}) =>
      call('runJobSync', { endpoint: endpoint.id }, { submitsTo: endpoint, ...options, body }),
    status: (endpoint, jobId, options = {}) =>
      call('getJobStatus', { endpoint: endpoint.id, jobId }, options),
    job(answer) {
      const job = jobInResponse(answer, target);
      if (job !== undefined) return job;
      const { response, failure } = answer;
      const got = response === undefined ? failure : `status ${response.status}`;
      throw new PrerequisiteFailed(`Expected a job in answer ${answer.id}, got ${got}.`, {
        isRefusal: response?.status === 400,
      });
    },
    async complete(endpoint, request, options = {}) {
      const { id } = deployment.job(await deployment.run(endpoint, request, options));
      return deployment.poll(endpoint, id, { forMs: longestOrdinaryJobMs });
    },
    poll: (endpoint, jobId, options) => pollJob(deployment, { endpoint, jobId, ...options }),
    hook(options = {}) {
      if (receiver === undefined) throw new PrerequisiteFailed('The run has no webhook receiver.');
      return receiver.hook({ scenario, time, ...options });
    },
    async closedHook(options = {}) {
      // Other ports than the receiver's are reachable from this machine only.
      const isHere = [receiver?.publicUrl, target.baseUrl].every(
        (url) => url !== undefined && networkScopeOf(url) === 'loopback',
      );
      return isHere ? receiver?.closedHook({ scenario, time, ...options }) : undefined;
    },
    async watch(hooks, ms) {
      await time.pass(ms);
      for (const hook of [hooks].flat()) recordWatch(hook, parts);
    },
    uniqueText: (word) => `${word}-${parts.newName()}`,
    release: parts.release,
    readLedger: () => readCharges(parts),
  };
  return deployment;
}

function jobInResponse(
  { response }: Exchange,
  { declares: { finalStates } }: Target,
  id?: string,
): Job | undefined {
  return parseJob(parseJson(response?.body), { id, finalStates });
}

async function pollJob(
  { target, time, status }: Deployment,
  {
    endpoint,
    jobId,
    forMs,
    everyMs = 500,
    until = isFinished,
  }: { endpoint: TargetEndpoint; jobId: string } & Parameters<Deployment['poll']>[2],
): Promise<Exchange> {
  const startedMs = time.now();
  const deadlineMs = startedMs + forMs;
  for (;;) {
    const askedMs = time.now();
    const answer = await status(endpoint, jobId);
    const job = jobInResponse(answer, target, jobId);
    if (job !== undefined && until(job)) return answer;
    // A new job may take a while to become visible, so an early 404 does not mean that it is gone.
    const isGone =
      answer.response?.status === 404 && time.now() > startedMs + toleranceMs('unknownJob');
    const leftMs = deadlineMs - time.now();
    if (isGone || leftMs <= 0) return answer;
    // Slow answers must not make the samples rarer.
    const pauseMs = Math.max(0, everyMs - (time.now() - askedMs));
    await time.pass(Math.min(pauseMs, leftMs));
  }
}

const longestOrdinaryJobMs = 120_000;

/** Creates the function that calls an operation with a body that is valid, or invalid on purpose. */
function createCall(parts: DeploymentParts, send: Deployment['send']): Deployment['call'] {
  return (operationId, { endpoint, jobId }, { body, query = '', ...options } = {}) => {
    const { method, path } = operations[operationId];
    const ids: Readonly<Record<string, string | undefined>> = {
      endpoint_id: endpoint,
      job_id: jobId,
    };
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(ids[name] ?? ''),
    );
    const request = { method, target: filled + query, headers: {} };
    if (body === undefined) return send(request, options);
    assertBodyValidity(body, {
      operationId,
      scenario: parts.scenario,
      isInvalid: options.isInvalid,
    });
    if (isObject(body)) parts.recorder.redaction.learnStorage(body['s3Config']);
    const headers = { 'content-type': 'application/json' };
    return send({ ...request, headers, body: JSON.stringify(body) }, options);
  };
}

function assertBodyValidity(
  body: unknown,
  {
    operationId,
    scenario,
    isInvalid: isExpected = false,
  }: { operationId: OperationId; scenario: string; isInvalid: boolean | undefined },
): void {
  const [error] = requestErrors(operationId, body, 'reference');
  if ((error !== undefined) === isExpected) return;
  const actual = error === undefined ? 'no error' : `${error.instancePath}: ${error.message}`;
  throw new SuiteError(
    `${scenario}: expected ${isExpected ? 'an invalid' : 'a valid'} request to ${operationId}, found ${actual}.`,
  );
}

/** Records until when the receiver listened at an address, unless a call may have been lost. */
function recordWatch(
  { name, sinceMs, refusedUntilMs, hasLostCall }: Hook,
  { recorder, scenario, time }: DeploymentParts,
): void {
  if (hasLostCall) return;
  recorder.add<Watch>({
    kind: 'watch',
    scenario,
    hook: name,
    fromMs: sinceMs,
    // Later arrivals may not be recorded yet.
    untilMs: time.now() - time.callLag.recentMs,
    ...(refusedUntilMs !== undefined && { refusedUntilMs }),
  });
}

async function readCharges({
  control,
  recorder,
  scenario,
  signal,
  time,
}: DeploymentParts): Promise<LedgerReading> {
  if (control === undefined)
    throw new PrerequisiteFailed(
      'The run cannot read charges: the target declares no control interface.',
    );
  const charges: LedgerReading['charges'] = [];
  for (let after: number | undefined = 0; after !== undefined; ) {
    const events = await control.listEvents({ type: 'charged', after }, { signal });
    for (const event of events) {
      if (event.type !== 'charged') continue;
      const { jobId, cost: amount, quantity } = event;
      charges.push({ jobId, amount, quantity });
    }
    const last: number | undefined = events.at(-1)?.sequence;
    after = last !== undefined && last > after ? last : undefined;
  }
  return recorder.add<LedgerReading>({ kind: 'ledger', scenario, atMs: time.now(), charges });
}
