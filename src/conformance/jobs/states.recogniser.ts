/** Recognises in which states jobs end, and what makes them fail. */

import { isDeepStrictEqual } from 'node:util';
import { lifecycle } from '#generated/reference/tables.js';
import { isFinished } from '../../client/job.ts';
import { isObject } from '../../core/json.ts';
import { toleranceMs } from '../contract/tolerances.ts';
import type { EvidenceView } from '../judging/evidence-view.ts';
import { endOf } from '../judging/jobs/job-course.ts';
import { type EndReason, endsBy, endsIn } from '../judging/jobs/job-ends.ts';
import { follows, isRetriedOrCancelled, retriesOf } from '../judging/jobs/job-history.ts';
import { type InputKind, termsOf } from '../judging/jobs/job-terms.ts';
import { does, doesElse, type Recognisers, type Sighting } from '../recognising/sightings.ts';

const { webhook } = lifecycle;

/** The state of the jobs that ended for a reason, `what` they are. */
function statesAfter(what: string, reason: EndReason) {
  return (evidence: EvidenceView): Sighting<'named'>[] =>
    endsBy(evidence, reason).map(({ status, firstId }) =>
      status === undefined
        ? doesElse(`${what} was no longer found`, [firstId])
        : does('named', `${what} was \`${status}\``, [firstId], { parameter: status }),
    );
}

/** The same for jobs that a limit ended, and that may be deleted. */
function statesPast(what: string, reason: EndReason) {
  return (evidence: EvidenceView): Sighting<'named' | 'deleted'>[] =>
    endsBy(evidence, reason).map(({ status, firstId }) =>
      status === undefined
        ? does('deleted', `${what} was no longer found`, [firstId])
        : does('named', `${what} was \`${status}\``, [firstId], { parameter: status }),
    );
}

/** Jobs that were seen waiting past their ttl, and seen to start afterwards. */
function lateStarts(evidence: EvidenceView): Sighting<'starts'>[] {
  return evidence.jobs.flatMap((history) => {
    const { submission, samples } = history;
    const { ttlMs } = termsOf(history, evidence);
    const started = samples.findIndex(
      ({ job: { phase } }) => phase === 'running' || phase === 'completed',
    );
    const waiting = samples
      .slice(0, Math.max(0, started))
      .findLast(({ job }) => job.phase === 'waiting');
    if (submission === undefined || ttlMs === undefined || waiting === undefined) return [];
    const waitedMs = waiting.fromMs - submission.exchange.receivedMs;
    if (waitedMs <= ttlMs + toleranceMs('lateTimer', ttlMs) || isRetriedOrCancelled(history))
      return [];
    const shownBy = [waiting.id, ...samples.slice(started, started + 1).map(({ id }) => id)];
    return does('starts', 'a job that waited for too long ran all the same', shownBy);
  });
}

const expired = statesPast('a job that waited for too long', 'expired');

/** What became of jobs of an input that is declared to make them fail. */
function outcomesOf<const Completed extends string>(
  kind: InputKind,
  { what, completes }: { what: string; completes: Completed },
) {
  return (evidence: EvidenceView): Sighting<'job-fails' | Completed>[] =>
    endsIn(evidence)
      .filter(({ terms }) => terms.is(kind) && !terms.is('ordinary'))
      .flatMap(({ reason, firstId, status }) => {
        if (reason === 'failed') return does('job-fails', `${what} was \`${status}\``, [firstId]);
        return reason === 'completed' ? does(completes, `${what} completed`, [firstId]) : [];
      });
}

const errorOutcomes = outcomesOf('errorOutput', {
  what: 'a job whose worker returned an `error`',
  completes: 'completes',
});

/** What became of jobs whose worker returned no object, by their output. */
function otherOutcomes(evidence: EvidenceView): Sighting<'job-fails' | 'wrapped'>[] {
  const what = 'a job whose worker returned no object';
  return endsIn(evidence).flatMap(({ terms, reason, status, firstId, samples: [sample] }) => {
    const isMeant = terms.is('otherOutput') && !terms.is('ordinary');
    const output = sample?.job.raw['output'];
    if (isMeant && reason === 'failed') {
      return does('job-fails', `${what} was \`${status}\``, [firstId]);
    }
    if (reason !== 'completed' || output === undefined || output === null) return [];
    if (!isObject(output))
      return doesElse('a completed job had an `output` that was no object', [firstId]);
    if (!isMeant) return [];
    return 'value' in output
      ? does('wrapped', `${what} completed with it as \`value\``, [firstId])
      : doesElse(`${what} completed with another object`, [firstId]);
  });
}

const hasError = (output: unknown) =>
  isObject(output) && output['error'] !== undefined && output['error'] !== null;

/** Completed jobs with an `error` in their output, which only their worker can have put there. */
function completedWithError(evidence: EvidenceView): Sighting<'completes'>[] {
  return endsBy(evidence, 'completed').flatMap(({ terms, samples }) => {
    const sample = samples.find(({ job }) => hasError(job.raw['output']));
    if (sample === undefined || terms.is('errorOutput')) return [];
    return does('completes', 'a completed job had an output with an `error`', [sample.id]);
  });
}

/** States between those that have stated names, and ways back; jobs without either go straight to their end. */
function sightTransitions({
  jobs,
}: EvidenceView): Sighting<'direct' | 'further-states' | 'back-to-queue'>[] {
  const sightings = jobs.flatMap((history) => {
    const samples = history.samples.filter(({ by }) => by !== 'runJob' && by !== 'webhook');
    if (isRetriedOrCancelled(history)) return [];
    return samples
      .slice(1)
      .flatMap((sample, index): Sighting<'direct' | 'further-states' | 'back-to-queue'>[] => {
        const before = samples[index];
        const { job, id } = sample;
        if (before === undefined || before.job.status === job.status) return [];
        const shownBy = [before.id, id];
        if (before.job.phase === 'unknown' && !isFinished(before.job)) {
          return [
            does(
              'further-states',
              `a job was \`${before.job.status}\` before \`${job.status}\``,
              shownBy,
            ),
          ];
        }
        if (job.phase === 'waiting' && before.job.phase === 'running') {
          return [does('back-to-queue', 'a running job went back into the queue', shownBy)];
        }
        return before.job.phase === 'running' && isFinished(job)
          ? [does('direct', 'a running job ended', shownBy)]
          : [];
      });
  });
  const unusual = sightings.filter(({ alternative }) => alternative !== 'direct');
  return unusual.length > 0 ? unusual : sightings;
}

/** What became of jobs after they were seen ended. That a result stays says nothing about jobs without one. */
function afterEnds(evidence: EvidenceView): Sighting<'final' | 'failed-runs-again'>[] {
  const failed = new Set(endsBy(evidence, 'failed').map(({ history }) => history));
  const sightings = evidence.jobs.flatMap((history): Sighting<'final' | 'failed-runs-again'>[] => {
    const end = endOf(history);
    if (end === undefined || retriesOf(history).length > 0) return [];
    const later = history.samples.filter(
      (sample) => sample.by === 'getJobStatus' && follows(sample, end),
    );
    const other = later.find(({ job }) => job.status !== end.job.status);
    const [same] = later;
    if (other === undefined) {
      return same === undefined || !failed.has(history)
        ? []
        : [does('final', 'a failed job kept its state', [end.id, same.id])];
    }
    const shownBy = [end.id, other.id];
    return end.job.phase === 'ended' && (!isFinished(other.job) || other.job.phase === 'completed')
      ? [does('failed-runs-again', 'a failed job ran again', shownBy)]
      : [doesElse(`a job went from \`${end.job.status}\` to \`${other.job.status}\``, shownBy)];
  });
  const again = [
    ...announcedAgain(evidence),
    ...sightings.filter(({ alternative }) => alternative !== 'final'),
  ];
  return again.length > 0 ? again : sightings;
}

/** Acknowledged calls for the end of a job without a result, each followed by one for another end. */
function announcedAgain({ webhooks }: EvidenceView): Sighting<'failed-runs-again'>[] {
  return webhooks.flatMap(({ calls, job: history }) => {
    const first = calls.find(
      ({ job, delivery }) =>
        job?.phase === 'ended' && delivery.answeredStatus === webhook.acknowledgedBy,
    );
    const other = calls.find(
      ({ delivery, content }) =>
        delivery.method === webhook.method &&
        first !== undefined &&
        delivery.id > first.delivery.id &&
        !isDeepStrictEqual(content, first.content),
    );
    if (first === undefined || other === undefined || history === undefined) return [];
    if (retriesOf(history).length > 0) return [];
    return does('failed-runs-again', 'the webhook of a failed job was called for a second end', [
      first.delivery.id,
      other.delivery.id,
    ]);
  });
}

export const stateRecognisers = {
  'other-transitions': {
    needs: 'a job that is seen in progress, and then ended',
    declarations: ['slow-input'],
    sightings: sightTransitions,
  },
  finality: {
    needs: 'status requests for a job that has failed',
    declarations: ['failing-input'],
    sightings: afterEnds,
  },
  'failure-state': {
    needs: 'a job that fails',
    declarations: ['failing-input'],
    sightings: statesAfter('a job that failed', 'failed'),
  },
  'cancellation-state': {
    needs: 'a job that is cancelled',
    declarations: ['cancel-operation', 'slow-input'],
    sightings: statesAfter('a cancelled job', 'cancelled'),
  },
  'termination-state': {
    needs: 'a job that runs for longer than its `executionTimeout`',
    declarations: ['hanging-input'],
    sightings: statesPast('a job that ran for too long', 'terminated'),
  },
  'expiry-state': {
    needs: 'a job that waits for longer than its `ttl`',
    declarations: ['full-queue'],
    sightings: (evidence) => [...expired(evidence), ...lateStarts(evidence)],
  },
  'error-in-output': {
    needs: 'a job whose worker returns an object with a member `error`',
    declarations: ['error-input'],
    sightings: (evidence) => [...errorOutcomes(evidence), ...completedWithError(evidence)],
  },
  'output-not-object': {
    needs: 'a job whose worker returns a value that is not an object',
    declarations: ['other-output-input'],
    sightings: otherOutcomes,
  },
} satisfies Recognisers;
