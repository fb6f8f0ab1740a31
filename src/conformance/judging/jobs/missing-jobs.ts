/** Answers to status requests which say that there is no such job. How a deployment says so is not stated. */
import { isObject } from '../../../core/json.ts';
import { groupBy } from '../../../evidence/indexes.ts';
import {
  isSubmission,
  isSuccess,
  type OperationExchange,
  stateInAnswer,
} from '../../../evidence/operation-exchange.ts';
import { stateNames } from '../../contract/state-names.ts';
import { hasUnlistedQuery } from '../../contract/unlisted-query.ts';

const refusals: readonly (number | undefined)[] = [400, 404, 410];

/** Whether an answer is a success without any content. */
export function isEmptyAnswer(call: OperationExchange): boolean {
  const { answered, exchange, status } = call;
  if (!isSuccess({ status })) return false;
  if (isObject(answered)) return Object.keys(answered).length === 0;
  return answered === null || (exchange.response?.body ?? '').trim() === '';
}

/** The state in an answer that does not have one of the stated names. */
function otherState(call: OperationExchange): string | undefined {
  const state = stateInAnswer(call);
  return state !== undefined && !stated.has(state) ? state : undefined;
}

const stated: ReadonlySet<string> = new Set(Object.values(stateNames));

const isStatusCall = ({ operationId }: OperationExchange) => operationId === 'getJobStatus';

function isMadeUp({ exchange: { probes = [] } }: OperationExchange): boolean {
  return probes.includes('unknown-job-is-404');
}

/** What status requests show that may be of jobs that do not exist. */
interface StatesOfNoJob {
  /** Those in which jobs were shown that the checks made up. */
  readonly known: ReadonlySet<string>;
  /** Those of which nothing says whether the jobs exist: no job was made up. */
  readonly doubtful: ReadonlySet<string>;
}

/**
 * Finds the states of jobs that do not exist. A state is none of them if a job that exists was shown in it: jobs are
 * known to end in it, a submission or a webhook call has it, or members that a job that does not exist never has.
 */
function statesOfNoJob(
  calls: readonly OperationExchange[],
  { announced, final }: StatesOfJobs,
): StatesOfNoJob {
  const madeUpCalls = calls.filter((call) => isStatusCall(call) && isMadeUp(call));
  const others = calls.filter((call) => !isMadeUp(call));
  const isAsked = madeUpCalls.length > 0;
  const members = new Set(isAsked ? madeUpCalls.flatMap(presentMemberNames) : fewestMembers);
  const states = new Set(
    (isAsked ? madeUpCalls : others).flatMap((call) => otherState(call) ?? []),
  );
  for (const state of [...announced, ...(isAsked ? [] : [...final, ...leftStates(others)])]) {
    states.delete(state);
  }
  for (const call of others) {
    const state = otherState(call);
    if (state === undefined || !states.has(state)) continue;
    if (isSubmission(call) || presentMemberNames(call).some((name) => !members.has(name)))
      states.delete(state);
  }
  return isAsked ? { known: states, doubtful: none } : { known: none, doubtful: states };
}

const none: ReadonlySet<string> = new Set();

/** What an answer has to say about any job. */
const fewestMembers: readonly string[] = ['id', 'status'];

/** States before another one of the same job: one that does not exist any more does not come back. */
function leftStates(calls: readonly OperationExchange[]): string[] {
  const byJob = groupBy(calls.filter(isStatusCall), ({ endpointId, jobId, exchange: { key } }) =>
    JSON.stringify([endpointId, jobId, key]),
  );
  return [...byJob.values()].flatMap((jobCalls) => {
    const states = jobCalls.flatMap((call) => stateInAnswer(call) ?? []);
    const last = states.at(-1);
    return states.filter((state) => state !== last);
  });
}

function presentMemberNames({ answered }: OperationExchange): string[] {
  const members = Object.entries(isObject(answered) ? answered : {});
  return members.flatMap(([name, value]) => (value === null ? [] : [name]));
}

/** States of jobs that exist. */
interface StatesOfJobs {
  /** Those in webhook calls. */
  readonly announced: readonly string[];
  /** Those in which jobs are known to end. */
  readonly final: readonly string[];
}

/**
 * Tells which answers to status requests say that there is no such job, by what the deployment says of jobs that
 * the checks made up. Where they made none up, answers may be doubtful: such a state can be that of a job, too.
 */
export function recogniseMissingJobs(
  calls: readonly OperationExchange[],
  jobStates: StatesOfJobs,
): (call: OperationExchange) => 'missing' | 'doubtful' | undefined {
  const states = statesOfNoJob(calls, jobStates);
  return (call) => {
    if (!isStatusCall(call)) return undefined;
    // The query may be the reason.
    if (call.status === 400 && hasUnlistedQuery(call.exchange.request.target)) return undefined;
    if (refusals.includes(call.status) || isEmptyAnswer(call)) return 'missing';
    const state = otherState(call);
    if (state === undefined) return undefined;
    if (states.known.has(state)) return 'missing';
    return states.doubtful.has(state) ? 'doubtful' : undefined;
  };
}
