/** Obstacles: why a run brought less evidence than planned, such as an unreachable deployment. */
import { parseJob } from '../../../client/job.ts';
import { capitalise, countText, timesText } from '../../../core/sentences.ts';
import { jobKey } from '../../../evidence/indexes.ts';
import { isEndless, readExchange } from '../../../evidence/operation-exchange.ts';
import type { EvidenceRecord, Exchange, ScenarioEnd } from '../../../evidence/record-types.ts';
import { nameOfScenario } from '../../../evidence/repeated-scenarios.ts';
import { refusalText, refusedEndpoints, refusedOperations } from '../answers/explained-answers.ts';
import type { EvidenceView } from '../evidence-view.ts';

/** After this many consecutive requests without an answer, the deployment counts as down. */
const silence = 3;

/** Of the requests that a deployment left without an answer when it went. */
const mostShown = 4;

/** Describes obstacles as sentences; empty if the deployment was up from beginning to end. */
export function obstaclesIn(records: readonly EvidenceRecord[], evidence: EvidenceView): string[] {
  const exchanges = records.filter((record) => record.kind === 'exchange');
  return [
    ...refusedEndpoints(evidence).map(
      (alike) => `${capitalise(refusalText(alike))}; ${doubtAbout(alike.status)}`,
    ),
    ...refusedOperationsObstacle(evidence),
    ...silentEnd(exchanges),
    ...unreachableObstacle(records.filter((record) => record.kind === 'scenario')),
    ...withoutEnd(exchanges),
    ...refusedStatusObstacle(exchanges),
  ];
}

function refusedStatusObstacle(exchanges: readonly Exchange[]): string[] {
  const calls = exchanges.map(readExchange).filter(({ exchange }) => exchange.key === 'valid');
  const accepted = new Set(
    calls.flatMap(({ operationId, answered, endpointId, exchange: { scenario } }) => {
      const job = operationId === 'runJob' ? parseJob(answered) : undefined;
      return job === undefined ? [] : [jobKey({ scenario, endpointId, jobId: job.id })];
    }),
  );
  const statusCalls = calls.filter(
    ({ operationId, jobId, endpointId, exchange: { scenario } }) =>
      operationId === 'getJobStatus' && accepted.has(jobKey({ scenario, endpointId, jobId })),
  );
  const [first] = statusCalls;
  const ids = new Set(statusCalls.map(({ jobId }) => jobId));
  if (
    first === undefined ||
    ids.size < silence ||
    first.status === undefined ||
    first.status < 400 ||
    statusCalls.some(({ status }) => status !== first.status)
  ) {
    return [];
  }
  return [
    `The status of each of ${ids.size} accepted jobs was answered with ${first.status}, from evidence ${first.exchange.id} on; jobs cannot be checked further.`,
  ];
}

/** Operations of which every valid request was refused alike, where others of the endpoints were not. */
function refusedOperationsObstacle(evidence: EvidenceView): string[] {
  return refusedOperations(evidence).map((alike) => {
    const { submissions } = alike;
    const [first] = submissions;
    const where = `${timesText(submissions.length)}, first in evidence ${first?.exchange.id}`;
    return `${capitalise(refusalText(alike))} (${where}); rules about it cannot be checked.`;
  });
}

function doubtAbout(status: number): string {
  if (status < 400) return 'should the base URL be the address to which it redirects?';
  if (status === 404) return 'does this endpoint exist at this base URL?';
  if (status === 401 || status === 403) return 'may the valid key submit jobs there?';
  if (status === 429) return 'does a rate limit apply?';
  return status < 500 ? 'does it accept the declared inputs?' : 'is it working?';
}

/** Skips requests that the caller cancelled. */
function silentEnd(exchanges: readonly Exchange[]): string[] {
  const waited = exchanges.filter(({ hangUpAfterMs }) => hangUpAfterMs === undefined);
  const lastAnswered = waited.findLastIndex(({ response }) => response !== undefined);
  const unanswered = waited.slice(lastAnswered + 1);
  const [first] = unanswered;
  // Endless answers are reported below.
  const isSilent = unanswered.some(({ isGivenUp }) => !isGivenUp);
  if (first === undefined || unanswered.length < silence || !isSilent) return [];
  const answered = waited.filter(({ response }) => response !== undefined).length;
  const since = `from evidence ${first.id} on: ${first.failure ?? 'the reason is unknown'}`;
  if (answered === 0) {
    return [`The deployment answered none of ${unanswered.length} requests, ${since}`];
  }
  return [
    `The deployment stopped answering after ${countText(answered, 'request')}: the last ${unanswered.length} had no answer, ${since}`,
    ...requestsAtTheEnd(unanswered),
  ];
}

/** Those that had reached the deployment when it went, one of which may have ended it. */
function requestsAtTheEnd(unanswered: readonly Exchange[]): string[] {
  const reached = unanswered.filter(({ isUnsent }) => isUnsent !== true).slice(0, mostShown);
  if (reached.length === 0 || reached.length === unanswered.length) return [];
  const requests = reached.map(
    ({ id, request, scenario }) =>
      `${request.method} ${request.target} (evidence ${id}, ${scenario})`,
  );
  const scenarios = [...new Set(reached.map(({ scenario }) => nameOfScenario(scenario)))].join(',');
  return [
    `Without an answer when it went: ${requests.join(', ')}. Repeat with --scenario ${scenarios}`,
  ];
}

function unreachableObstacle(ends: readonly ScenarioEnd[]): string[] {
  const stopped = ends.filter(({ outcome }) => outcome === 'unreachable');
  const [first] = stopped;
  if (first === undefined || stopped.length < silence) return [];
  return [
    `The control interface did not answer in ${stopped.length} scenarios, first in ${first.scenario}: ${first.reason ?? 'the reason is unknown'}`,
  ];
}

/** Reports endless answers. A single answer may be too long or late by accident. */
function withoutEnd(exchanges: readonly Exchange[]): string[] {
  const endless = exchanges.filter(isEndless);
  const [first] = endless;
  if (first === undefined || endless.length < silence) return [];
  const { id, response, failure = '' } = first;
  const why =
    response === undefined
      ? failure
      : `It continued after ${Math.floor(response.bytes / 1_000_000)} MB.`;
  return [`${endless.length} answers did not end, from evidence ${id} on: ${why}`];
}
