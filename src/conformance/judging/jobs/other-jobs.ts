/** Whether other jobs of the run may have kept the workers of an endpoint busy, so that a job had to wait for them. */
import { groupBy } from '../../../evidence/indexes.ts';
import { elapsedOf } from '../../../evidence/intervals.ts';
import {
  isSubmission,
  mayMakeJob,
  type OperationExchange,
} from '../../../evidence/operation-exchange.ts';
import { toleranceMs } from '../../contract/tolerances.ts';
import { type EvidenceView, memoize } from '../evidence-view.ts';
import { endOf, notFoundAt } from './job-course.ts';
import { follows, type JobHistory, type Observation, observationOf } from './job-history.ts';
import { longKinds, termsOf } from './job-terms.ts';
import { workersOf } from './jobs-at-once.ts';

/** A job at an endpoint, from its submission until its end was seen. */
interface Stay {
  readonly submission: OperationExchange;
  readonly call: Observation;
  /** Undefined if it may still be there. */
  readonly end: Observation | undefined;
  /** Whether it may start after jobs that came later, or take long. */
  readonly mayHinderLater: boolean;
  /** Whether its submission was answered at once with its result. */
  readonly isPrompt: boolean;
}

/**
 * Finds out whether no other job of the run was ahead of that of a submission, at its endpoint. A job whose end was not
 * seen was not ahead if a later one completed at once.
 */
export const isUnhindered = memoize(
  (evidence: EvidenceView): ((submission: OperationExchange) => boolean) => {
    const placeOf = workersOf(evidence);
    const place = ({ endpointId, exchange: { scenario } }: OperationExchange) =>
      placeOf({ endpointId, scenario });
    const jobOf = new Map(evidence.jobs.map((job) => [job.submission, job]));
    const stays = evidence.calls
      .filter((call) => isSubmission(call) && mayMakeJob(call))
      .map((submission) => stayOf(submission, jobOf.get(submission), evidence));
    const byPlace = groupBy(stays, ({ submission }) => place(submission));
    return (submission) => {
      const here = observationOf(submission);
      const before = (byPlace.get(place(submission)) ?? []).filter(
        (other) => other.submission !== submission && !follows(other.call, here),
      );
      const ahead = before.filter(({ end }) => end === undefined || !follows(here, end));
      const prompt = before.findLast(({ isPrompt, call }) => isPrompt && follows(here, call));
      return ahead.every(
        ({ call, mayHinderLater }) =>
          prompt !== undefined && !mayHinderLater && follows(prompt.call, call),
      );
    };
  },
);

function stayOf(
  submission: OperationExchange,
  job: JobHistory | undefined,
  evidence: EvidenceView,
): Stay {
  const terms = termsOf({ submission, endpointId: submission.endpointId }, evidence);
  const end = job && endOf(job);
  const missing = job && notFoundAt(job);
  return {
    submission,
    call: observationOf(submission),
    end: end ?? (missing && observationOf(missing)),
    mayHinderLater: terms.lowPriority === true || longKinds.some((kind) => terms.is(kind)),
    isPrompt:
      end?.by === 'runJobSync' &&
      end.job.phase === 'completed' &&
      elapsedOf(submission.exchange).atMostMs < toleranceMs('shortWait'),
  };
}
