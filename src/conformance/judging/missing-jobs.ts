/** Answers to status requests which say that there is no such job. How a deployment says so is not stated. */
import { isObject } from '../../core/json.ts';
import { isSuccess, type OperationExchange } from '../../evidence/operation-exchange.ts';
import { stateNames } from '../contract/lifecycle.ts';

const refusals: readonly (number | undefined)[] = [400, 404, 410];

/** Whether an answer is a success without any content. */
export function isEmptyAnswer(call: OperationExchange): boolean {
  const { answered, exchange, status } = call;
  if (!isSuccess({ status })) return false;
  if (isObject(answered)) return Object.keys(answered).length === 0;
  return answered === null || (exchange.response?.body ?? '').trim() === '';
}

/** The state in an answer that does not have one of the stated names. */
function otherState({ answered, status }: OperationExchange): string | undefined {
  const state = isObject(answered) && isSuccess({ status }) ? answered['status'] : undefined;
  return typeof state === 'string' && !stated.has(state) ? state : undefined;
}

const stated: ReadonlySet<string> = new Set(Object.values(stateNames));

const isStatus = ({ operationId }: OperationExchange) => operationId === 'getJobStatus';

const submits = ({ operationId }: OperationExchange) =>
  operationId === 'runJob' || operationId === 'runJobSync';

function isMadeUp({ exchange: { probes = [] } }: OperationExchange): boolean {
  return probes.includes('unknown-job-is-404');
}

/**
 * Finds the states of jobs that do not exist: those in which jobs were shown that the checks made up, unless a job
 * that exists was shown in them, by its submission or with members that a job that does not exist never has.
 */
function statesOfNoJob(calls: readonly OperationExchange[], announced: Iterable<string>) {
  const asked = calls.filter((call) => isStatus(call) && isMadeUp(call));
  const states = new Set(asked.flatMap((call) => otherState(call) ?? []));
  if (states.size === 0) return states;
  const members = new Set(asked.flatMap(membersOf));
  for (const state of announced) states.delete(state);
  for (const call of calls) {
    const state = otherState(call);
    if (state === undefined || !states.has(state) || isMadeUp(call)) continue;
    if (submits(call) || membersOf(call).some((name) => !members.has(name))) states.delete(state);
  }
  return states;
}

function membersOf({ answered }: OperationExchange): string[] {
  const members = Object.entries(isObject(answered) ? answered : {});
  return members.flatMap(([name, value]) => (value === null ? [] : [name]));
}

/**
 * Tells which answers to status requests say that there is no such job, by what the deployment says of jobs that
 * the checks made up.
 * @param announced the states in webhook calls, which are those of jobs that exist
 */
export function missingJobs(
  calls: readonly OperationExchange[],
  announced: Iterable<string>,
): (call: OperationExchange) => boolean {
  const states = statesOfNoJob(calls, announced);
  return (call) => {
    if (!isStatus(call)) return false;
    if (refusals.includes(call.status) || isEmptyAnswer(call)) return true;
    const state = otherState(call);
    return state !== undefined && states.has(state);
  };
}
