/** Recognises in which states jobs end, and what makes them fail. */
import { isObject } from '../../core/json.ts';
import type { EvidenceView } from '../judging/evidence-view.ts';
import type { InputKind } from '../judging/job-terms.ts';
import { type EndReason, endsBy, endsIn } from './job-ends.ts';
import { does, doesElse, type Recognisers, type Sighting } from './sightings.ts';

/** The state of the jobs that ended for a reason, `what` they are. */
function statesAfter(what: string, ...reasons: readonly EndReason[]) {
  return (evidence: EvidenceView) =>
    endsBy(evidence, ...reasons).map(({ status, firstId }) =>
      status === undefined
        ? doesElse(`${what} was no longer found`, [firstId])
        : does('named', `${what} was \`${status}\``, [firstId], { parameter: status }),
    );
}

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
    const shown = samples.find(({ job }) => hasError(job.raw['output']));
    if (shown === undefined || terms.is('errorOutput')) return [];
    return does('completes', 'a completed job had an output with an `error`', [shown.id]);
  });
}

export const stateRecognisers = {
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
    sightings: statesAfter('a job that ran for too long', 'terminated'),
  },
  'expiry-state': {
    needs: 'a job that waits for longer than its `ttl`',
    declarations: ['full-queue'],
    sightings: statesAfter('a job that waited for too long', 'expired'),
  },
  'error-in-output': {
    needs: 'a job whose worker returns an object with a member `error`',
    declarations: ['error-input'],
    sightings: (evidence) => [...errorOutcomes(evidence), ...completedWithError(evidence)],
  },
  'output-not-object': {
    needs: 'a job whose worker returns a value that is no object',
    declarations: ['other-output-input'],
    sightings: otherOutcomes,
  },
} satisfies Recognisers;
