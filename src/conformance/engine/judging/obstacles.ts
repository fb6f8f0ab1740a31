/** What kept a run from telling more, as far as its evidence shows it: not a verdict, but a reason. */
import { parseJob } from '../../../client/job.ts';
import { isEndless, readCall, requestFaults } from '../../../evidence/calls.ts';
import type { EvidenceRecord, Exchange, ScenarioEnd, Subject } from '../../../evidence/records.ts';

/** After so many requests in a row without an answer, nobody seems to be there any more. */
const silence = 3;

/** Obstacles as sentences; none where the deployment was there from the beginning to the end. */
export function obstaclesIn(records: readonly EvidenceRecord[], { endpoints }: Subject): string[] {
  const exchanges = records.filter((record) => record.kind === 'exchange');
  return [
    ...endpoints.map(({ id }) => id).flatMap((id) => refusedEverything(exchanges, id)),
    ...silentEnd(exchanges),
    ...unreachable(records.filter((record) => record.kind === 'scenario')),
    ...withoutEnd(exchanges),
    ...unknownJobs(exchanges),
  ];
}

/** A deployment that knows none of the jobs that it has accepted. */
function unknownJobs(exchanges: readonly Exchange[]): string[] {
  const calls = exchanges.map(readCall).filter(({ exchange }) => exchange.key === 'valid');
  const accepted = new Set(
    calls.flatMap(({ operationId, answered, exchange: { scenario } }) => {
      const job = operationId === 'runJob' ? parseJob(answered) : undefined;
      return job === undefined ? [] : [JSON.stringify([scenario, job.id])];
    }),
  );
  const asked = calls.filter(
    ({ operationId, jobId, exchange: { scenario } }) =>
      operationId === 'getJobStatus' && accepted.has(JSON.stringify([scenario, jobId])),
  );
  const [first] = asked;
  const ids = new Set(asked.map(({ jobId }) => jobId));
  if (first === undefined || ids.size < silence || asked.some(({ status }) => status !== 404)) {
    return [];
  }
  return [
    `The status of each of ${ids.size} accepted jobs was answered with 404, from evidence ${first.exchange.id} on; nothing more can be learnt of jobs.`,
  ];
}

/** What every submission that was in order was answered with, where that was no acceptance. */
function refusedEverything(exchanges: readonly Exchange[], id: string): string[] {
  const statuses = exchanges.flatMap((exchange) => {
    const { operationId, endpointId, sent, status } = readCall(exchange);
    const isMeant = operationId === 'runJob' || operationId === 'runJobSync';
    if (!isMeant || endpointId !== id || exchange.key !== 'valid') return [];
    return requestFaults(operationId, sent, 'reference').length === 0 ? [status] : [];
  });
  const [status] = statuses;
  if (status === undefined || status < 300 || new Set(statuses).size > 1) return [];
  return [`Every submission to ${id} was answered with ${status}; ${doubtAbout(status)}`];
}

function doubtAbout(status: number): string {
  if (status < 400) return 'does the base URL lead to where it redirects?';
  if (status === 404) return 'is there such an endpoint at this base URL?';
  if (status === 401 || status === 403) return 'may the valid key submit there?';
  if (status === 429) return 'may so many jobs be submitted there?';
  return status < 500 ? 'are the inputs such as it takes?' : 'does it work at all?';
}

/** A caller that hangs up has no answer by its own will, and malformed HTTP need not get one. */
function silentEnd(exchanges: readonly Exchange[]): string[] {
  const waited = exchanges.filter(
    ({ hangUpAfterMs, raw }) => hangUpAfterMs === undefined && raw === undefined,
  );
  const lastAnswered = waited.findLastIndex(({ response }) => response !== undefined);
  const unanswered = waited.slice(lastAnswered + 1);
  const [first] = unanswered;
  // Of answers that had no end more is said below.
  const isSilent = unanswered.some(({ isGivenUp }) => !isGivenUp);
  if (first === undefined || unanswered.length < silence || !isSilent) return [];
  return [
    `The last ${unanswered.length} requests had no answer, from evidence ${first.id} on: ${first.failure ?? 'no reason is known'}`,
  ];
}

/** Without the control interface nothing more can be asked of the deployment. */
function unreachable(ends: readonly ScenarioEnd[]): string[] {
  const stopped = ends.filter(({ outcome }) => outcome === 'unreachable');
  const [first] = stopped;
  if (first === undefined || stopped.length < silence) return [];
  return [
    `The control interface gave no answer to ${stopped.length} scenarios, to ${first.scenario} first: ${first.reason ?? 'no reason is known'}`,
  ];
}

/** A single answer may be too long by mistake, or late. */
function withoutEnd(exchanges: readonly Exchange[]): string[] {
  const endless = exchanges.filter(isEndless);
  const [first] = endless;
  if (first === undefined || endless.length < silence) return [];
  const { id, response, failure = '' } = first;
  const why =
    response === undefined
      ? failure
      : `It went on after ${Math.floor(response.bytes / 1_000_000)} MB.`;
  return [`${endless.length} answers had no end, from evidence ${id} on: ${why}`];
}
